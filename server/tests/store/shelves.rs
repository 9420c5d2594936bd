//! Entries on shelves.

use std::collections::HashMap;

use conurbation::store::{Entry, RoomId, Shelved, Store};

use super::{LARGEST_IN_SQLITE, entry};

/// The entries of a shelf, as (room, rank, bytes).
async fn shelf(store: &Store, name: &str) -> Vec<(RoomId, u64, Vec<u8>)> {
    let shelved = store.shelf(name, 99).await.expect("a shelf");
    shelved.into_iter().map(|Shelved { room, entry: Entry { rank, bytes } }| (room, rank, bytes)).collect()
}

pub async fn the_highest_rank_comes_first(store: Store) {
    assert_eq!(store.shelf("new", 10).await, Ok(vec![]));
    let mut wanted = Vec::new();
    // With several digits, so that ranks sorted as text would be noticed.
    for rank in [30, 9, 500, 0, LARGEST_IN_SQLITE, 40] {
        let shelved = Shelved { room: RoomId::new(), entry: entry(rank, &rank.to_be_bytes()) };
        store.shelve("new", shelved.room, Some(shelved.entry.clone())).await.unwrap();
        wanted.push(shelved);
    }
    wanted.sort_by_key(|shelved| std::cmp::Reverse(shelved.entry.rank));
    assert_eq!(store.shelf("new", 10).await.unwrap(), wanted);
    assert_eq!(store.shelf("new", 2).await.unwrap(), wanted[..2]);
    assert_eq!(store.shelf("new", 0).await.unwrap(), []);
    assert_eq!(store.shelf("new", usize::MAX).await.unwrap(), wanted);
}

pub async fn several_entries_of_a_room_are_read_at_once(store: Store) {
    let (room, other) = (RoomId::new(), RoomId::new());
    for (name, of, kept) in
        [("a", room, entry(1, b"one")), ("b", room, entry(2, b"")), ("a", other, entry(3, b"other"))]
    {
        store.shelve(name, of, Some(kept)).await.unwrap();
    }
    let names = ["a", "b", "c", "it's \"quoted\""].map(str::to_owned);
    let wanted = HashMap::from([("a".to_owned(), entry(1, b"one")), ("b".to_owned(), entry(2, b""))]);
    assert_eq!(store.shelved_on(&names, room).await, Ok(wanted));
    assert_eq!(store.shelved_on(&names[1..2], other).await, Ok(HashMap::new()));
    assert_eq!(store.shelved_on(&[], room).await, Ok(HashMap::new()));
}

/// As large as the file of a game may be.
pub async fn a_large_entry_is_kept_byte_for_byte(store: Store) {
    let bytes: Vec<u8> = (0..4 * 1024 * 1024_u32).map(|at| (at % 251).to_le_bytes()[0]).collect();
    let id = RoomId::of_hash([7; 32]);
    store.shelve("files", id, Some(entry(1, &bytes))).await.unwrap();
    store.shelve("by/one", id, Some(entry(1, b""))).await.unwrap();
    assert!(store.shelved("files", id).await.unwrap().is_some_and(|kept| kept.bytes == bytes));
    assert_eq!(store.unshelved("files", 9).await, Ok(vec![]), "it is no room");
    store.unshelve(id, Vec::new()).await.unwrap();
    assert_eq!(store.shelved("files", id).await, Ok(None));
    assert!(store.shelves_of(id).await.unwrap().is_empty());
}

pub async fn equal_ranks_keep_their_order(store: Store) {
    let rooms: Vec<RoomId> = (0..12).map(|_| RoomId::new()).collect();
    for &room in &rooms {
        store.shelve("ties", room, Some(entry(7, b"first"))).await.unwrap();
    }
    let order = async || shelf(&store, "ties").await.into_iter().map(|(room, ..)| room).collect::<Vec<_>>();
    assert_eq!(order().await, rooms);
    // Setting an entry again, even to another rank in between, keeps its place; removing it does not.
    store.shelve("ties", rooms[3], Some(entry(8, b"second"))).await.unwrap();
    store.shelve("ties", rooms[3], Some(entry(7, b"third"))).await.unwrap();
    assert_eq!(order().await, rooms);
    store.shelve("ties", rooms[0], None).await.unwrap();
    store.shelve("ties", rooms[0], Some(entry(7, b"again"))).await.unwrap();
    assert_eq!(order().await, [&rooms[1..], &rooms[..1]].concat());
}

pub async fn an_entry_is_replaced_and_removed(store: Store) {
    let room = RoomId::new();
    for (rank, bytes) in [(2, b"old".to_vec()), (1, b"new".to_vec()), (1, Vec::new())] {
        store.shelve("one", room, Some(entry(rank, &bytes))).await.unwrap();
        assert_eq!(shelf(&store, "one").await, [(room, rank, bytes)]);
    }
    store.shelve("one", RoomId::new(), None).await.unwrap();
    assert_eq!(shelf(&store, "one").await.len(), 1);
    store.shelve("one", room, None).await.unwrap();
    assert_eq!(shelf(&store, "one").await, []);
}

pub async fn shelves_are_independent(store: Store) {
    let (room, other) = (RoomId::new(), RoomId::new());
    // Names that are parts or patterns of each other.
    let names = ["", "a", "A", "a/b", "a/%", "ä"];
    for (rank, name) in (1..).zip(names) {
        store.shelve(name, room, Some(entry(rank, name.as_bytes()))).await.unwrap();
    }
    store.shelve("a", other, Some(entry(9, b"other"))).await.unwrap();
    store.shelve("a", room, None).await.unwrap();
    for (rank, name) in (1..).zip(names) {
        let wanted = if name == "a" { (other, 9, b"other".to_vec()) } else { (room, rank, name.into()) };
        assert_eq!(shelf(&store, name).await, [wanted], "{name:?}");
    }
}

pub async fn the_entry_of_one_room_can_be_read(store: Store) {
    let [room, other] = [(); 2].map(|()| RoomId::new());
    assert_eq!(store.shelved("one", room).await, Ok(None));
    store.shelve("one", room, Some(entry(3, b"here"))).await.unwrap();
    store.shelve("two", other, Some(entry(4, b"there"))).await.unwrap();
    assert_eq!(store.shelved("one", room).await, Ok(Some(entry(3, b"here"))));
    assert_eq!(store.shelved("one", other).await, Ok(None));
}

pub async fn old_entries_come_in_order_page_by_page(store: Store) {
    let mut rooms: Vec<RoomId> = (0..6).map(|_| RoomId::new()).collect();
    rooms.sort();
    for (room, rank) in rooms.iter().zip([0, 7, 3, 7, 9, 10]) {
        store.shelve("shelf", *room, Some(entry(rank, b"x"))).await.unwrap();
        store.shelve("another", *room, Some(entry(1, b"x"))).await.unwrap();
    }
    let mut after = None;
    let mut pages: Vec<Vec<RoomId>> = Vec::new();
    while pages.last().is_none_or(|page| !page.is_empty()) {
        let page = store.oldest("shelf", 10, after, 2).await.unwrap();
        after = page.last().map(|last| (last.entry.rank, last.room)).or(after);
        pages.push(page.into_iter().map(|shelved| shelved.room).collect());
    }
    assert_eq!(pages, [vec![rooms[0], rooms[2]], vec![rooms[1], rooms[3]], vec![rooms[4]], vec![]]);
    assert_eq!(store.oldest("shelf", 0, None, 9).await, Ok(vec![]));
}
