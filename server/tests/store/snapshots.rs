//! Snapshots beside the records they were made from.

use conurbation::store::{
    Opening, Record, RoomId, Snapshot, Store,
    Stream::{self, Events, Talk},
    Tail,
};

use super::{append, entry};

fn snapshot(seq: u64, bytes: &[u8]) -> Snapshot {
    Snapshot { seq, version: 7, bytes: bytes.to_vec() }
}

/// A room with two records in each stream, and snapshots of both.
async fn room_with_snapshots(store: &Store) -> RoomId {
    let room = RoomId::new();
    for stream in [Events, Talk] {
        append(store, room, stream, 1, b"one").await.unwrap();
        append(store, room, stream, 2, b"two").await.unwrap();
        store.keep_snapshot(room, stream, snapshot(2, b"both"));
    }
    room
}

/// Which streams of a room have a snapshot, once everything before was written.
async fn kept(store: &Store, room: RoomId) -> Vec<Stream> {
    store.shelve("shelf", RoomId::new(), None).await.unwrap();
    let mut kept = Vec::new();
    for stream in [Events, Talk] {
        kept.extend(store.snapshot(room, stream).await.unwrap().map(|_| stream));
    }
    kept
}

pub async fn a_snapshot_takes_the_place_of_the_one_before(store: Store) {
    let (room, other) = (room_with_snapshots(&store).await, room_with_snapshots(&store).await);
    store.keep_snapshot(room, Events, snapshot(1, b"newer"));
    assert_eq!(kept(&store, room).await, [Events, Talk]);
    assert_eq!(store.snapshot(room, Events).await, Ok(Some(snapshot(1, b"newer"))));
    assert_eq!(store.snapshot(room, Talk).await, Ok(Some(snapshot(2, b"both"))));
    assert_eq!(store.snapshot(other, Events).await, Ok(Some(snapshot(2, b"both"))));
    assert_eq!(store.snapshot(RoomId::new(), Events).await, Ok(None));
}

pub async fn a_snapshot_without_its_records_is_not_kept(store: Store) {
    let room = RoomId::new();
    append(&store, room, Events, 1, b"one").await.unwrap();
    for (stream, seq) in [(Events, 0), (Events, 2), (Events, u64::MAX), (Talk, 1)] {
        store.keep_snapshot(room, stream, snapshot(seq, b"x"));
    }
    assert_eq!(kept(&store, room).await, []);
}

/// Also one that was on its way when the deletion was asked for.
pub async fn a_snapshot_goes_with_the_records_it_was_made_from(store: Store) {
    let room = room_with_snapshots(&store).await;
    store.redact(room, Events, vec![Record { seq: 1, bytes: b"1".to_vec() }]).await.unwrap();
    assert_eq!(kept(&store, room).await, [Talk]);
    let room = room_with_snapshots(&store).await;
    store.redact(room, Talk, vec![Record { seq: 1, bytes: b"1".to_vec() }]).await.unwrap();
    assert_eq!(kept(&store, room).await, [Events]);
    let room = room_with_snapshots(&store).await;
    store.delete_talk(room).await.unwrap();
    assert_eq!(kept(&store, room).await, [Events]);
    let (room, other) = (room_with_snapshots(&store).await, room_with_snapshots(&store).await);
    store.delete_room(room).await.unwrap();
    store.keep_snapshot(room, Events, snapshot(2, b"late"));
    assert_eq!(kept(&store, room).await, []);
    assert_eq!(kept(&store, other).await, [Events, Talk]);
}

pub async fn a_closed_store_keeps_no_snapshot(store: Store) {
    let room = room_with_snapshots(&store).await;
    store.close().await;
    store.keep_snapshot(room, Events, snapshot(1, b"late"));
    assert!(store.snapshot(room, Events).await.is_err());
}

pub async fn records_are_read_in_parts(store: Store) {
    let room = RoomId::new();
    store.append_all(room, Events, 1, vec![b"1".to_vec(), b"2".to_vec(), b"3".to_vec()]).await.unwrap();
    for (from, most, expected) in [(1, 2, vec![1, 2]), (3, 2, vec![3]), (4, 2, vec![]), (2, 0, vec![]), (0, 1, vec![1])]
    {
        let records = store.read_some(room, Events, from, most).await.unwrap();
        assert_eq!(records.iter().map(|record| record.seq).collect::<Vec<_>>(), expected, "{from}, {most}");
    }
}

pub async fn what_it_takes_to_open_a_room_is_read_at_once(store: Store) {
    let (room, new) = (room_with_snapshots(&store).await, RoomId::new());
    let record = |seq: u64, bytes: &[u8]| Record { seq, bytes: bytes.to_vec() };
    append(&store, room, Talk, 3, b"three").await.unwrap();
    append(&store, room, Talk, 4, b"four").await.unwrap();
    append(&store, new, Events, 1, b"one").await.unwrap();
    store.shelve("shelf", room, Some(entry(3, b"entry"))).await.unwrap();
    store.shelve("other", new, Some(entry(4, b"other"))).await.unwrap();
    assert_eq!(kept(&store, room).await, [Events, Talk]);

    let both = Some(snapshot(2, b"both"));
    let events = Tail { snapshot: both.clone(), records: vec![record(2, b"two")] };
    let talk = Tail { snapshot: both, records: vec![record(2, b"two"), record(3, b"three")] };
    let whole = Opening { entry: Some(entry(3, b"entry")), events, talk };
    assert_eq!(store.opening(room, Some("shelf"), 2).await, Ok(whole.clone()));
    assert_eq!(store.opening(room, None, 2).await, Ok(Opening { entry: None, ..whole }));
    let events = Tail { snapshot: None, records: vec![record(1, b"one")] };
    assert_eq!(store.opening(new, Some("shelf"), 2).await, Ok(Opening { events, ..Opening::default() }));
    assert_eq!(store.opening(RoomId::new(), Some("shelf"), 2).await, Ok(Opening::default()));
}
