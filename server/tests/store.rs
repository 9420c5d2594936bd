//! What every kind of store has in common: one suite, run on each.

use std::{collections::BTreeMap, task::Poll};

use conurbation::store::{
    Entry, OpenError, Record, RoomId, Shelved, Store, StoreError,
    Stream::{self, Events, Talk},
};
use futures_util::future::{join_all, poll_fn};
use proptest::prelude::*;
use tempfile::TempDir;

/// Runs each test on a new store of every kind.
macro_rules! on_every_store {
    ($($test:ident)*) => {
        mod memory {
            $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $test() {
                super::$test(super::in_memory().await).await;
            })*
        }

        mod sqlite {
            $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $test() {
                let (store, _folder) = super::in_a_file().await;
                super::$test(store.clone()).await;
                store.close().await;
            })*
        }
    };
}

on_every_store! {
    records_are_read_back_in_order
    a_taken_number_is_refused
    a_gap_is_refused
    several_records_are_written_all_or_none
    streams_are_numbered_apart
    rooms_are_numbered_apart
    one_of_many_wins_a_number
    many_rooms_write_at_once
    a_refusal_leaves_its_neighbours_alone
    deleting_talk_deletes_nothing_else
    big_and_empty_records_are_kept
    the_highest_rank_comes_first
    of_equal_ranks_the_first_to_come_stays_first
    an_entry_is_replaced_and_taken_off
    a_room_stands_on_each_shelf_by_itself
    a_secret_stays_the_same
    a_dropped_append_is_all_or_nothing
    closing_finishes_what_was_asked_for
    a_closed_store_refuses
}

async fn in_memory() -> Store {
    Store::open("memory:").await.expect("a store in memory")
}

async fn in_a_file() -> (Store, TempDir) {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("store.db");
    (Store::open(&format!("sqlite:{}", path.display())).await.expect("a store in a file"), folder)
}

/// What was read, as (number, bytes).
async fn read(store: &Store, room: RoomId, stream: Stream, from: u64) -> Vec<(u64, Vec<u8>)> {
    let records = store.read(room, stream, from).await.expect("a read");
    records.into_iter().map(|Record { seq, bytes }| (seq, bytes)).collect()
}

async fn append(store: &Store, room: RoomId, stream: Stream, seq: u64, bytes: &[u8]) -> Result<(), StoreError> {
    store.append(room, stream, seq, bytes.to_vec()).await
}

fn entry(rank: u64, bytes: &[u8]) -> Entry {
    Entry { rank, bytes: bytes.to_vec() }
}

/// What stands on a shelf, as (room, rank, bytes).
async fn shelf(store: &Store, name: &str) -> Vec<(RoomId, u64, Vec<u8>)> {
    let shelved = store.shelf(name, 99).await.expect("a shelf");
    shelved.into_iter().map(|Shelved { room, entry: Entry { rank, bytes } }| (room, rank, bytes)).collect()
}

async fn records_are_read_back_in_order(store: Store) {
    let room = RoomId::new();
    assert_eq!(read(&store, room, Events, 1).await, []);
    // Past nine, so that numbers sorted as text would show.
    let all: Vec<(u64, Vec<u8>)> = (1..=12).map(|seq| (seq, vec![seq as u8; 3])).collect();
    for (seq, bytes) in &all {
        append(&store, room, Events, *seq, bytes).await.unwrap();
    }
    assert_eq!(read(&store, room, Events, 0).await, all);
    assert_eq!(read(&store, room, Events, 1).await, all);
    assert_eq!(read(&store, room, Events, 10).await, all[9..]);
    assert_eq!(read(&store, room, Events, 13).await, []);
    assert_eq!(read(&store, room, Events, u64::MAX).await, []);
}

async fn a_taken_number_is_refused(store: Store) {
    let room = RoomId::new();
    append(&store, room, Events, 1, b"first").await.unwrap();
    append(&store, room, Events, 2, b"second").await.unwrap();
    for seq in [1, 2] {
        assert_eq!(append(&store, room, Events, seq, b"other").await, Err(StoreError::Taken(seq)));
    }
    assert_eq!(read(&store, room, Events, 1).await, [(1, b"first".to_vec()), (2, b"second".to_vec())]);
}

async fn a_gap_is_refused(store: Store) {
    let room = RoomId::new();
    for seq in [0, 2, u64::MAX] {
        assert_eq!(append(&store, room, Events, seq, b"x").await, Err(StoreError::Gap(seq)));
    }
    append(&store, room, Events, 1, b"x").await.unwrap();
    for seq in [0, 3, i64::MAX as u64, i64::MAX as u64 + 1, u64::MAX] {
        assert_eq!(append(&store, room, Events, seq, b"x").await, Err(StoreError::Gap(seq)));
    }
    assert_eq!(read(&store, room, Events, 0).await, [(1, b"x".to_vec())]);
}

async fn several_records_are_written_all_or_none(store: Store) {
    let (room, other) = (RoomId::new(), RoomId::new());
    let three = || [b"a", b"b", b"c"].map(|bytes| bytes.to_vec()).to_vec();
    store.append_all(room, Events, 1, three()).await.unwrap();
    // In one batch with others: a race that is lost in the middle of the numbers, a gap, an append of nothing.
    let (taken, gap, next, none) = tokio::join!(
        store.append_all(room, Events, 2, three()),
        store.append_all(room, Events, 5, three()),
        store.append_all(other, Events, 1, three()),
        store.append_all(other, Talk, 9, Vec::new()),
    );
    assert_eq!([taken, gap, next, none], [Err(StoreError::Taken(2)), Err(StoreError::Gap(5)), Ok(()), Ok(())]);
    let numbered = [(1, b"a".to_vec()), (2, b"b".to_vec()), (3, b"c".to_vec())];
    assert_eq!(read(&store, room, Events, 1).await, numbered);
    assert_eq!(read(&store, other, Events, 1).await, numbered);
    assert_eq!(read(&store, other, Talk, 1).await, []);
}

async fn streams_are_numbered_apart(store: Store) {
    let room = RoomId::new();
    append(&store, room, Events, 1, b"event").await.unwrap();
    assert_eq!(append(&store, room, Talk, 2, b"talk").await, Err(StoreError::Gap(2)));
    append(&store, room, Talk, 1, b"talk").await.unwrap();
    assert_eq!(read(&store, room, Events, 1).await, [(1, b"event".to_vec())]);
    assert_eq!(read(&store, room, Talk, 1).await, [(1, b"talk".to_vec())]);
}

async fn rooms_are_numbered_apart(store: Store) {
    let rooms = [RoomId::new(), RoomId::new()];
    for room in rooms {
        append(&store, room, Events, 1, room.as_str().as_bytes()).await.unwrap();
    }
    for room in rooms {
        assert_eq!(read(&store, room, Events, 1).await, [(1, room.as_str().as_bytes().to_vec())]);
    }
}

async fn one_of_many_wins_a_number(store: Store) {
    let room = RoomId::new();
    for seq in 1..=20 {
        let racers = (0..30_u8).map(|racer| {
            tokio::spawn({
                let store = store.clone();
                async move { (racer, append(&store, room, Events, seq, &[racer]).await) }
            })
        });
        let mut winners = Vec::new();
        for racer in join_all(racers).await {
            match racer.unwrap() {
                (racer, Ok(())) => winners.push(vec![racer]),
                (_, refused) => assert_eq!(refused, Err(StoreError::Taken(seq))),
            }
        }
        assert_eq!(winners.len(), 1, "winners of record {seq}");
        assert_eq!(read(&store, room, Events, seq).await, [(seq, winners.remove(0))]);
    }
}

async fn many_rooms_write_at_once(store: Store) {
    let rooms: Vec<RoomId> = (0..200).map(|_| RoomId::new()).collect();
    let writers = rooms.iter().map(|&room| {
        tokio::spawn({
            let store = store.clone();
            async move {
                for seq in 1..=5 {
                    append(&store, room, Events, seq, format!("{room} {seq}").as_bytes()).await.unwrap();
                    // Seen at once by whoever was told that it is written.
                    assert_eq!(read(&store, room, Events, seq).await.len(), 1);
                }
            }
        })
    });
    for writer in join_all(writers).await {
        writer.unwrap();
    }
    for room in rooms {
        let wanted: Vec<_> = (1..=5).map(|seq| (seq, format!("{room} {seq}").into_bytes())).collect();
        assert_eq!(read(&store, room, Events, 1).await, wanted);
    }
}

async fn a_refusal_leaves_its_neighbours_alone(store: Store) {
    let taken = RoomId::new();
    append(&store, taken, Events, 1, b"first").await.unwrap();
    let rooms: Vec<RoomId> = (0..60).map(|_| RoomId::new()).collect();
    // Polled as one task, so that many of them are queued before the first is written.
    let results = join_all(rooms.iter().enumerate().map(|(at, &room)| {
        let store = &store;
        async move {
            match at % 3 {
                0 => append(store, taken, Events, 1, b"late").await,
                1 => append(store, room, Events, 7, b"gap").await,
                _ => append(store, room, Events, 1, b"fine").await,
            }
        }
    }))
    .await;
    for (at, (room, result)) in rooms.into_iter().zip(results).enumerate() {
        let wanted = [Err(StoreError::Taken(1)), Err(StoreError::Gap(7)), Ok(())][at % 3].clone();
        assert_eq!(result, wanted);
        assert_eq!(read(&store, room, Events, 1).await.len(), usize::from(wanted.is_ok()));
    }
    assert_eq!(read(&store, taken, Events, 1).await, [(1, b"first".to_vec())]);
}

async fn deleting_talk_deletes_nothing_else(store: Store) {
    let (room, other) = (RoomId::new(), RoomId::new());
    for room in [room, other] {
        append(&store, room, Events, 1, b"event").await.unwrap();
        append(&store, room, Talk, 1, b"one").await.unwrap();
        append(&store, room, Talk, 2, b"two").await.unwrap();
        store.shelve("shelf", room, Some(entry(1, b"entry"))).await.unwrap();
    }
    store.delete_talk(room).await.unwrap();
    assert_eq!(read(&store, room, Talk, 1).await, []);
    assert_eq!(read(&store, room, Events, 1).await, [(1, b"event".to_vec())]);
    assert_eq!(read(&store, other, Talk, 1).await.len(), 2);
    assert_eq!(store.shelf("shelf", 9).await.unwrap().len(), 2);
    // Numbers begin again; who remembers the old ones is told so.
    assert_eq!(append(&store, room, Talk, 3, b"three").await, Err(StoreError::Gap(3)));
    append(&store, room, Talk, 1, b"anew").await.unwrap();
    assert_eq!(read(&store, room, Talk, 1).await, [(1, b"anew".to_vec())]);
    store.delete_talk(RoomId::new()).await.unwrap();
}

async fn big_and_empty_records_are_kept(store: Store) {
    let room = RoomId::new();
    let sizes = [0, 1, 8 * 1024, 3 * 1024 * 1024];
    for (seq, size) in (1..).zip(sizes) {
        let bytes: Vec<u8> = (0..size).map(|at| (at % 251) as u8).collect();
        append(&store, room, Events, seq, &bytes).await.unwrap();
        assert!(read(&store, room, Events, seq).await == [(seq, bytes)], "{size} bytes");
    }
}

async fn the_highest_rank_comes_first(store: Store) {
    assert_eq!(store.shelf("new", 10).await, Ok(vec![]));
    let mut wanted = Vec::new();
    // Past nine, so that ranks sorted as text would show.
    for rank in [30, 9, 500, 0, i64::MAX as u64, 40] {
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

async fn of_equal_ranks_the_first_to_come_stays_first(store: Store) {
    let rooms: Vec<RoomId> = (0..12).map(|_| RoomId::new()).collect();
    for &room in &rooms {
        store.shelve("ties", room, Some(entry(7, b"first"))).await.unwrap();
    }
    let order = async || shelf(&store, "ties").await.into_iter().map(|(room, ..)| room).collect::<Vec<_>>();
    assert_eq!(order().await, rooms);
    // Setting an entry again, or in between to another rank, gives no one's place away; coming anew does.
    store.shelve("ties", rooms[3], Some(entry(8, b"second"))).await.unwrap();
    store.shelve("ties", rooms[3], Some(entry(7, b"third"))).await.unwrap();
    assert_eq!(order().await, rooms);
    store.shelve("ties", rooms[0], None).await.unwrap();
    store.shelve("ties", rooms[0], Some(entry(7, b"anew"))).await.unwrap();
    assert_eq!(order().await, [&rooms[1..], &rooms[..1]].concat());
}

async fn an_entry_is_replaced_and_taken_off(store: Store) {
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

async fn a_room_stands_on_each_shelf_by_itself(store: Store) {
    let (room, other) = (RoomId::new(), RoomId::new());
    // No name is a part or a pattern of another.
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

async fn a_secret_stays_the_same(store: Store) {
    let all = join_all((0..20).map(|_| store.secret("cookies"))).await;
    let first = all[0].clone().unwrap();
    assert_ne!(first, [0; 64]);
    assert!(all.into_iter().all(|secret| secret == Ok(first)), "asked for at once, one for all");
    assert_ne!(store.secret("other").await, Ok(first));
    assert_eq!(store.secret("cookies").await, Ok(first));
}

async fn a_dropped_append_is_all_or_nothing(store: Store) {
    for _ in 0..50 {
        let room = RoomId::new();
        let mut append = Box::pin(append(&store, room, Events, 1, b"dropped"));
        // Polled once, then dropped.
        let _ = poll_fn(|context| Poll::Ready(append.as_mut().poll(context))).await;
        drop(append);
        // The next write is behind it.
        let result = self::append(&store, room, Events, 1, b"next").await;
        let wanted = match result {
            Ok(()) => b"next".to_vec(),
            Err(refused) => {
                assert_eq!(refused, StoreError::Taken(1));
                b"dropped".to_vec()
            }
        };
        assert_eq!(read(&store, room, Events, 1).await, [(1, wanted)]);
    }
}

async fn closing_finishes_what_was_asked_for(store: Store) {
    let appends = join_all((0..20).map(|_| append(&store, RoomId::new(), Events, 1, b"x")));
    // Polled in this order: all of them are asked for before the close is.
    let (results, ()) = tokio::join!(appends, store.close());
    assert_eq!(results, vec![Ok(()); 20]);
}

async fn a_closed_store_refuses(store: Store) {
    let room = RoomId::new();
    append(&store, room, Events, 1, b"x").await.unwrap();
    store.secret("known").await.unwrap();
    store.close().await;
    store.close().await;
    assert!(matches!(append(&store, room, Events, 2, b"x").await, Err(StoreError::Failed(_))));
    assert!(matches!(store.read(room, Events, 1).await, Err(StoreError::Failed(_))));
    assert!(matches!(store.delete_talk(room).await, Err(StoreError::Failed(_))));
    assert!(matches!(store.shelve("shelf", room, None).await, Err(StoreError::Failed(_))));
    assert!(matches!(store.shelf("shelf", 1).await, Err(StoreError::Failed(_))));
    assert!(matches!(store.secret("known").await, Err(StoreError::Failed(_))));
}

#[tokio::test]
async fn an_unknown_kind_of_store_is_refused() {
    for url in ["", "postgres://localhost/x", "store.db", "sqlite:"] {
        assert!(matches!(Store::open(url).await, Err(OpenError::BadUrl(_))), "{url:?}");
    }
}

/// One step of a made-up history. Rooms are 0 to 2; `ahead` is how far the number is from the next one.
#[derive(Debug, Clone)]
enum Step {
    Append { room: usize, talk: bool, ahead: i8, bytes: Vec<u8> },
    DeleteTalk { room: usize },
}

fn step() -> impl Strategy<Value = Step> {
    let ahead = prop_oneof![6 => Just(0_i8), 1 => -3_i8..=3];
    let bytes = prop::collection::vec(any::<u8>(), 0..40);
    prop_oneof![
        9 => (0..3_usize, any::<bool>(), ahead, bytes)
            .prop_map(|(room, talk, ahead, bytes)| Step::Append { room, talk, ahead, bytes }),
        1 => (0..3_usize).prop_map(|room| Step::DeleteTalk { room }),
    ]
}

/// Takes the steps and compares each answer, and all that is there in the end, with what a plain map holds.
async fn acknowledged_records_are_read_back(store: &Store, steps: Vec<Step>) {
    let rooms = [RoomId::new(), RoomId::new(), RoomId::new()];
    let mut model: BTreeMap<(usize, bool), Vec<Vec<u8>>> = BTreeMap::new();
    let stream = |talk| if talk { Talk } else { Events };
    for step in steps {
        match step {
            Step::Append { room, talk, ahead, bytes } => {
                let records = model.entry((room, talk)).or_default();
                let last = records.len() as u64;
                let seq = (last + 1).saturating_add_signed(i64::from(ahead));
                let result = append(store, rooms[room], stream(talk), seq, &bytes).await;
                if seq == last + 1 {
                    assert_eq!(result, Ok(()));
                    records.push(bytes);
                } else if (1..=last).contains(&seq) {
                    assert_eq!(result, Err(StoreError::Taken(seq)));
                } else {
                    assert_eq!(result, Err(StoreError::Gap(seq)));
                }
            }
            Step::DeleteTalk { room } => {
                store.delete_talk(rooms[room]).await.unwrap();
                model.remove(&(room, true));
            }
        }
    }
    for (at, room) in rooms.into_iter().enumerate() {
        for talk in [false, true] {
            let records = model.remove(&(at, talk)).unwrap_or_default();
            let wanted: Vec<_> = (1..).zip(records).collect();
            assert_eq!(read(store, room, stream(talk), 1).await, wanted);
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 48, ..ProptestConfig::default() })]

    #[test]
    fn any_history_is_read_back(steps in prop::collection::vec(step(), 0..40)) {
        tokio::runtime::Runtime::new().unwrap().block_on(async {
            acknowledged_records_are_read_back(&in_memory().await, steps.clone()).await;
            let (store, _folder) = in_a_file().await;
            acknowledged_records_are_read_back(&store, steps).await;
            store.close().await;
        });
    }
}
