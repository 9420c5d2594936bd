//! Appends, claims and openings of several rooms in one statement, and what becomes of those that can't be written with
//! the others.

use std::time::Duration;

use conurbation::store::{
    Entry, Node, Opening, Owner, RoomId, Store, StoreError,
    Stream::{Events, Talk},
};
use conurbation_load::cable::{Cable, Way};
use futures_util::future::join_all;
use prometheus_client::{encoding::text::encode, registry::Registry};
use sqlx::{Connection, PgConnection};
use tokio::time::timeout;
use uuid::Uuid;

use crate::postgres::database;
use crate::{append, read};

/// A transaction that has written a room's first record, and has not decided whether that counts.
async fn undecided(url: &str, room: RoomId) -> PgConnection {
    let mut other = PgConnection::connect(url).await.unwrap();
    sqlx::raw_sql("BEGIN").execute(&mut other).await.unwrap();
    let insert = sqlx::query("INSERT INTO record (room, stream, seq, bytes) VALUES ($1, 0, 1, 'theirs')");
    insert.bind(room.as_str()).execute(&mut other).await.unwrap();
    other
}

/// Waits until a statement for several rooms waits for somebody else's.
async fn several_wait(url: &str) {
    let mut database = PgConnection::connect(url).await.unwrap();
    let waits = "SELECT EXISTS (SELECT 1 FROM pg_stat_activity WHERE datname = current_database()
                 AND wait_event_type = 'Lock' AND query LIKE 'INSERT INTO record%RETURNING%')";
    let seen = async { while !sqlx::query_scalar::<_, bool>(waits).fetch_one(&mut database).await.unwrap() {} };
    timeout(Duration::from_secs(20), seen).await.expect("they share a statement");
}

// One thread: both appends are in the queue before anything is written.
#[tokio::test]
async fn rooms_written_by_one_statement_get_their_own_answers() {
    let url = database();
    let store = Store::open(&url).await.unwrap();
    let [last, taken, ahead, first] = rooms_in_order();
    append(&store, taken, Events, 1, b"first").await.unwrap();
    let three = || [b"a", b"b", b"c"].map(|bytes| bytes.to_vec()).to_vec();
    let answers = tokio::join!(
        store.append_all(last, Events, 1, three()),
        store.append_all(taken, Events, 1, three()),
        store.append_all(ahead, Events, 2, three()),
        store.append_all(first, Talk, 1, three()),
    );
    assert_eq!(answers, (Ok(()), Err(StoreError::Taken(1)), Err(StoreError::Gap(2)), Ok(())));
    assert_eq!(read(&store, taken, Events, 1).await, [(1, b"first".to_vec())]);
    assert_eq!(read(&store, ahead, Events, 1).await, []);
    assert_eq!(read(&store, last, Events, 1).await.len(), 3);
    // In one transaction, and in the order of the key: two servers that write the same records never wait in a circle.
    let mut database = PgConnection::connect(&url).await.unwrap();
    let written = "SELECT room, xmin::text FROM record WHERE room <> $1 ORDER BY ctid";
    let written = sqlx::query_as::<_, (String, String)>(written).bind(taken.as_str());
    let (rooms, by): (Vec<_>, Vec<_>) = written.fetch_all(&mut database).await.unwrap().into_iter().unzip();
    assert_eq!(rooms, [first, first, first, last, last, last].map(|room| room.to_string()));
    assert!(by.iter().all(|transaction| *transaction == by[0]), "{by:?}");
    store.close().await;
}

/// Rooms whose ids come last first.
fn rooms_in_order<const COUNT: usize>() -> [RoomId; COUNT] {
    let mut rooms = [(); COUNT].map(|()| RoomId::new());
    rooms.sort_unstable_by_key(|room| std::cmp::Reverse(room.to_string()));
    rooms
}

#[tokio::test]
async fn a_race_that_one_room_loses_costs_the_others_nothing() {
    let url = database();
    let store = Store::open(&url).await.unwrap();
    let [raced, other] = rooms_in_order();
    let mut theirs = undecided(&url, raced).await;
    let decide = async {
        several_wait(&url).await;
        assert_eq!(read(&store, other, Events, 1).await, []);
        sqlx::raw_sql("COMMIT").execute(&mut theirs).await.unwrap();
    };
    let records = |bytes: &[u8]| vec![bytes.to_vec(); 3];
    let answers = tokio::join!(
        store.append_all(raced, Events, 1, records(b"ours")),
        store.append_all(other, Events, 1, records(b"fine")),
        decide,
    );
    assert_eq!(answers, (Err(StoreError::Taken(1)), Ok(()), ()));
    // All of an append or nothing.
    assert_eq!(read(&store, raced, Events, 1).await, [(1, b"theirs".to_vec())]);
    assert_eq!(read(&store, other, Events, 1).await.len(), 3);
    store.close().await;
}

#[tokio::test]
async fn a_room_that_cannot_be_written_fails_alone() {
    let url = database();
    let store = Store::open(&url).await.unwrap();
    let [stuck, other] = rooms_in_order();
    let theirs = undecided(&url, stuck).await;
    let (failed, written, ()) = tokio::join!(
        append(&store, stuck, Events, 1, b"ours"),
        append(&store, other, Events, 1, b"fine"),
        several_wait(&url),
    );
    assert!(matches!(failed, Err(StoreError::Failed(_))), "{failed:?}");
    assert_eq!(written, Ok(()));
    let (mut registry, mut shown) = (Registry::default(), String::new());
    store.metrics().unwrap().register(&mut registry);
    encode(&mut shown, &registry).unwrap();
    assert!(shown.contains("refused_seconds_count 1\n"), "the attempt for both is counted: {shown}");
    theirs.close().await.unwrap();
    store.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_has_failed_is_not_written_later() {
    let way = Way::to(&database()).await.unwrap();
    let store = Store::open(&way.url).await.unwrap();
    way.is(Cable::Pulled).await;
    // Too large to share a statement, and more than are written at once.
    let large = vec![b'.'; 20_000];
    let rooms: Vec<RoomId> = (0..8).map(|_| RoomId::new()).collect();
    let answers = join_all(rooms.iter().map(|room| append(&store, *room, Events, 1, &large))).await;
    way.is(Cable::Plugged).await;
    let failed = rooms.iter().zip(&answers).filter(|(_, answer)| matches!(answer, Err(StoreError::Failed(_))));
    assert!(failed.clone().count() >= 4, "{answers:?}");
    // Whatever is under way ends first.
    store.close().await;
    let store = Store::open(&way.url).await.unwrap();
    for (room, _) in failed {
        assert_eq!(read(&store, *room, Events, 1).await.len(), 0);
    }
    store.close().await;
}

/// A server that says that it is there for so long.
async fn there(store: &Store, holds: Duration) -> Node {
    let node = Node { id: Uuid::new_v4(), address: "192.0.2.1:4000".to_owned() };
    store.register_node(&node, holds).await.unwrap();
    node
}

const LONG: Duration = Duration::from_mins(1);

// One thread: all claims are in the queue before the first is made.
#[tokio::test]
async fn rooms_claimed_by_one_statement_get_their_own_owners() {
    let url = database();
    let store = Store::open(&url).await.unwrap();
    let (me, other, gone) = (there(&store, LONG).await, there(&store, LONG).await, there(&store, LONG).await);
    let [new, own, theirs, left] = rooms_in_order();
    for (room, node) in [(own, &me), (theirs, &other), (left, &gone)] {
        assert_eq!(store.claim(room, node.id).await, Ok(Owner::Me));
    }
    store.register_node(&gone, Duration::ZERO).await.unwrap();
    let owners = join_all([new, own, theirs, left].map(|room| store.claim(room, me.id))).await;
    assert_eq!(owners, [Ok(Owner::Me), Ok(Owner::Me), Ok(Owner::Other(other.clone())), Ok(Owner::Me)]);
    let mut database = PgConnection::connect(&url).await.unwrap();
    let by = sqlx::query_scalar::<_, String>("SELECT xmin::text FROM room_owner WHERE node = $1");
    let by = by.bind(me.id.to_string()).fetch_all(&mut database).await.unwrap();
    assert!(by.len() == 3 && by.iter().all(|transaction| *transaction == by[0]), "{by:?}");
    store.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn servers_that_claim_the_same_rooms_in_opposite_order_never_wait_in_a_circle() {
    let url = database();
    let (one, two) = (Store::open(&url).await.unwrap(), Store::open(&url).await.unwrap());
    let (first, second) = (there(&one, LONG).await, there(&two, LONG).await);
    for _ in 0..10 {
        let rooms: Vec<RoomId> = (0..64).map(|_| RoomId::new()).collect();
        let forth = join_all(rooms.iter().map(|room| one.claim(*room, first.id)));
        let back = join_all(rooms.iter().rev().map(|room| two.claim(*room, second.id)));
        let (ones, twos) = tokio::join!(forth, back);
        for (own, other) in ones.into_iter().zip(twos.into_iter().rev()) {
            let expected = match own.unwrap() {
                Owner::Me => Owner::Other(first.clone()),
                Owner::Other(node) => {
                    assert_eq!(node, second);
                    Owner::Me
                }
            };
            assert_eq!(other, Ok(expected));
        }
        // Whoever gives up or takes over rooms meanwhile takes their rows in the same order.
        let (released, claimed) = tokio::join!(
            one.release(&rooms, first.id),
            join_all(rooms.iter().rev().map(|room| two.claim(*room, second.id))),
        );
        released.unwrap();
        assert!(claimed.iter().all(Result::is_ok), "{claimed:?}");
    }
    one.close().await;
    two.close().await;
}

#[tokio::test]
async fn rooms_opened_by_one_statement_get_what_was_asked_for() {
    let store = Store::open(&database()).await.unwrap();
    let [long, short, missing] = rooms_in_order();
    for seq in 1..=5 {
        append(&store, long, Events, seq, b"event").await.unwrap();
    }
    append(&store, short, Events, 1, b"event").await.unwrap();
    append(&store, short, Talk, 1, b"line").await.unwrap();
    let entry = Entry { rank: 7, bytes: b"entry".to_vec() };
    store.shelve("shelf", short, Some(entry.clone())).await.unwrap();
    let (three, all, none) = tokio::join!(
        store.opening(long, None, 3),
        store.opening(short, Some("shelf"), 9),
        store.opening(missing, Some("shelf"), 9),
    );
    let numbers = |opening: &Opening| opening.events.records.iter().map(|record| record.seq).collect::<Vec<_>>();
    assert_eq!(three.map(|opening| (numbers(&opening), opening.entry)), Ok((vec![1, 2, 3], None)));
    let all = all.unwrap();
    assert_eq!((numbers(&all), all.talk.records.len(), all.entry), (vec![1], 1, Some(entry)));
    assert_eq!(none, Ok(Opening::default()));
    store.close().await;
}
