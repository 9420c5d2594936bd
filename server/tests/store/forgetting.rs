//! What is taken out of a store again.

use conurbation::store::{
    Record, RoomId, Store, StoreError,
    Stream::{Events, Talk},
};

use super::{append, entry, read};

/// Two rooms, each with two events, a line of talk and a place on a shelf.
async fn two_rooms(store: &Store) -> [RoomId; 2] {
    let rooms = [RoomId::new(), RoomId::new()];
    for room in rooms {
        append(store, room, Events, 1, b"one").await.unwrap();
        append(store, room, Events, 2, b"two").await.unwrap();
        append(store, room, Talk, 1, b"line").await.unwrap();
        store.shelve("shelf", room, Some(entry(1, b"x"))).await.unwrap();
    }
    rooms
}

fn record(seq: u64, bytes: &[u8]) -> Record {
    Record { seq, bytes: bytes.to_vec() }
}

pub async fn redacted_records_have_other_contents(store: Store) {
    let [room, other] = two_rooms(&store).await;
    store.redact(room, Events, vec![record(2, b"2"), record(1, b"")]).await.unwrap();
    assert_eq!(read(&store, room, Events, 1).await, [(1, b"".to_vec()), (2, b"2".to_vec())]);
    assert_eq!(read(&store, room, Talk, 1).await, [(1, b"line".to_vec())]);
    assert_eq!(read(&store, other, Events, 1).await, [(1, b"one".to_vec()), (2, b"two".to_vec())]);
    append(&store, room, Events, 3, b"three").await.unwrap();
}

pub async fn all_records_are_redacted_or_none(store: Store) {
    let [room, _] = two_rooms(&store).await;
    for missing in [0, 3, u64::MAX] {
        let refused = store.redact(room, Events, vec![record(1, b"1"), record(missing, b"x")]).await;
        assert_eq!(refused, Err(StoreError::Gap(missing)));
    }
    assert_eq!(store.redact(RoomId::new(), Talk, vec![record(1, b"1")]).await, Err(StoreError::Gap(1)));
    assert_eq!(store.redact(room, Events, vec![]).await, Ok(()));
    assert_eq!(read(&store, room, Events, 1).await, [(1, b"one".to_vec()), (2, b"two".to_vec())]);
}

pub async fn a_deleted_room_leaves_nothing(store: Store) {
    let [room, other] = two_rooms(&store).await;
    store.delete_room(room).await.unwrap();
    for stream in [Events, Talk] {
        assert_eq!(read(&store, room, stream, 1).await, []);
        assert_ne!(read(&store, other, stream, 1).await, []);
    }
    let shelved: Vec<RoomId> = store.shelf("shelf", 9).await.unwrap().into_iter().map(|shelved| shelved.room).collect();
    assert_eq!(shelved, [other]);
    store.delete_room(room).await.unwrap();
}

pub async fn a_room_is_taken_off_all_shelves_but_some(store: Store) {
    let [room, other] = two_rooms(&store).await;
    for shelf in ["another", "kept", "too"] {
        store.shelve(shelf, room, Some(entry(1, b"x"))).await.unwrap();
    }
    store.unshelve(room, ["kept", "too", "none"].map(str::to_owned).to_vec()).await.unwrap();
    for kept in ["kept", "too"] {
        assert_eq!(store.shelf(kept, 9).await.unwrap()[0].room, room);
    }
    assert_eq!(store.shelf("another", 9).await.unwrap(), []);
    assert_eq!(store.shelf("shelf", 9).await.unwrap()[0].room, other);
    assert_eq!(read(&store, room, Events, 2).await, [(2, b"two".to_vec())]);
}

pub async fn rooms_that_are_not_on_a_shelf_are_found(store: Store) {
    let [room, other] = two_rooms(&store).await;
    assert_eq!(store.unshelved("shelf", 9).await.unwrap(), []);
    assert_eq!(store.unshelved("another", 1).await.unwrap().len(), 1);
    store.shelve("shelf", room, None).await.unwrap();
    store.delete_talk(other).await.unwrap();
    assert_eq!(store.unshelved("shelf", 9).await.unwrap(), [room]);
}
