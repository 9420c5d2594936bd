//! What only a database has: several servers on it, and a network in between.

use std::sync::{LazyLock, Mutex};
use std::time::Duration;

use conurbation::store::{
    Node, OpenError, Owner, Record, RoomId, Snapshot, Store, StoreError, StoreLost,
    Stream::{Events, Talk},
};
use conurbation_load::cable::{Cable, Way};
use conurbation_load::postgres::Postgres;
use futures_util::future::join_all;
use sqlx::{Connection, PgConnection};
use uuid::Uuid;

use crate::{append, read};

/// One server for all tests, each on a database of its own. It ends with this program.
static SERVER: LazyLock<Mutex<Postgres>> = LazyLock::new(|| Mutex::new(Postgres::start().expect("PostgreSQL")));

/// The address of a new, empty database.
pub fn database() -> String {
    SERVER.lock().expect("no holder panics").database().expect("a new database")
}

pub async fn in_a_database() -> Store {
    Store::open(&database()).await.expect("a store in a database")
}

#[tokio::test]
async fn servers_that_start_together_share_the_store() {
    let url = database();
    let stores = join_all((0..8).map(|_| Store::open(&url))).await;
    let mut secrets = Vec::new();
    for store in stores {
        let store = store.expect("opened beside the others");
        secrets.push(store.secret("cookies").await.unwrap());
        store.close().await;
    }
    assert!(secrets.iter().all(|secret| *secret == secrets[0]));
}

#[tokio::test]
async fn a_connection_is_encrypted_and_knows_whom_it_talks_to() {
    let url = database();
    let certificate = SERVER.lock().unwrap().certificate().unwrap();
    let refused = Store::open(&format!("{url}?sslmode=verify-full")).await.unwrap_err().to_string();
    assert!(refused.contains("UnknownIssuer"), "{refused}");
    let known = format!("{url}?sslmode=verify-full&sslrootcert={certificate}");
    let elsewhere = known.replace("@127.0.0.1:", "@localhost:");
    let refused = Store::open(&elsewhere).await.unwrap_err().to_string();
    assert!(refused.contains("certificate"), "{refused}");
    let store = Store::open(&known).await.unwrap();
    append(&store, RoomId::new(), Events, 1, b"moved").await.unwrap();
    store.close().await;
}

#[tokio::test]
async fn one_server_at_a_time_uses_a_database() {
    let url = database();
    let (first, second) = tokio::join!(Store::open_alone(&url), Store::open_alone(&url));
    let (store, refused) = if first.is_ok() { (first, second) } else { (second, first) };
    assert_eq!(refused.unwrap_err(), OpenError::InUse);
    store.unwrap().close().await;
    // Given back, so that the next one doesn't wait until it runs out.
    let mut database = PgConnection::connect(&url).await.unwrap();
    let held: i64 = sqlx::query_scalar("SELECT count(*) FROM reservation").fetch_one(&mut database).await.unwrap();
    assert_eq!(held, 0);
    Store::open_alone(&url).await.unwrap().close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_that_was_away_ends_if_another_has_come() {
    let url = database();
    let way = Way::to(&url).await.unwrap();
    let away = Store::open_alone(&way.url).await.unwrap();
    way.is(Cable::Pulled).await;
    let here = Store::open_alone(&url).await.unwrap();
    way.is(Cable::Plugged).await;
    assert_eq!(away.lost().await, StoreLost::TakenOver);
    away.close().await;
    here.close().await;
}

#[tokio::test]
async fn a_database_that_nobody_answers_at_is_refused_without_its_password() {
    // Bound and never accepting: whoever connects waits for the first answer.
    let silent = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let address = silent.local_addr().unwrap();
    let refused = Store::open(&format!("postgres://me:hunter2@{address}/store")).await.unwrap_err();
    assert!(matches!(refused, OpenError::Database { .. }));
    assert_eq!(refused.to_string(), format!("the database {address}/store can't be used: it does not answer"));
    let refused = Store::open("postgres://me:hunter2@[/store").await.unwrap_err();
    assert_eq!(refused, OpenError::BadDatabaseUrl);
    assert!(!refused.to_string().contains("hunter2"));
}

/// Appends to a new room, one record after the other, until one fails. Returns what was acknowledged and the error.
async fn append_until_refused(store: Store, room: RoomId) -> (u64, StoreError) {
    for seq in 1.. {
        if let Err(refused) = append(&store, room, Events, seq, &seq.to_le_bytes()).await {
            return (seq - 1, refused);
        }
    }
    unreachable!()
}

/// Goes on where somebody else has ended, when the database answers again. Returns the number of the record.
async fn go_on(store: &Store, room: RoomId) -> u64 {
    loop {
        if let Ok(records) = store.read(room, Events, 1).await {
            let seq = records.len() as u64 + 1;
            if append(store, room, Events, seq, &seq.to_le_bytes()).await.is_ok() {
                return seq;
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_acknowledged_is_lost_when_the_database_crashes() {
    let mut server = Postgres::start().unwrap();
    let store = Store::open(&server.database().unwrap()).await.unwrap();
    let rooms: Vec<RoomId> = (0..30).map(|_| RoomId::new()).collect();
    let writers: Vec<_> = rooms.iter().map(|room| tokio::spawn(append_until_refused(store.clone(), *room))).collect();
    let busy = rooms[0];
    while read(&store, busy, Events, 20).await.is_empty() {}
    server.crash().unwrap();
    let mut acknowledged = Vec::new();
    for writer in writers {
        let (count, refused) = writer.await.unwrap();
        assert!(matches!(refused, StoreError::Unknown(_) | StoreError::Failed(_)), "{refused}");
        acknowledged.push(count);
    }
    assert!(matches!(store.read(busy, Events, 1).await, Err(StoreError::Failed(_))));
    server.restart().unwrap();
    for (room, count) in rooms.into_iter().zip(acknowledged) {
        let last = go_on(&store, room).await;
        // One more may have been written that nobody was told of.
        assert!((count + 1..=count + 2).contains(&last), "{count} were acknowledged, the next one is {last}");
        let wanted: Vec<_> = (1..=last).map(|seq| (seq, seq.to_le_bytes().to_vec())).collect();
        assert_eq!(read(&store, room, Events, 1).await, wanted);
    }
    store.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_that_is_cut_off_gives_up_and_another_goes_on() {
    let url = database();
    let way = Way::to(&url).await.unwrap();
    let (here, there) = (Store::open(&way.url).await.unwrap(), Store::open(&url).await.unwrap());
    let room = RoomId::new();
    append(&here, room, Events, 1, b"first").await.unwrap();
    way.is(Cable::Pulled).await;
    let refused = append(&here, room, Events, 2, b"second").await.unwrap_err();
    assert!(matches!(refused, StoreError::Unknown(_) | StoreError::Failed(_)), "{refused}");
    assert!(matches!(here.read(room, Events, 1).await, Err(StoreError::Failed(_))));
    append(&there, room, Events, 2, b"theirs").await.unwrap();
    assert_eq!(read(&there, room, Events, 2).await, [(2, b"theirs".to_vec())]);
    // It ends, although nobody answers it.
    here.close().await;
    there.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn connections_that_were_cut_are_replaced() {
    let way = Way::to(&database()).await.unwrap();
    let store = Store::open(&way.url).await.unwrap();
    let rooms: Vec<RoomId> = (0..40).map(|_| RoomId::new()).collect();
    let appends = rooms.iter().map(|room| append(&store, *room, Events, 1, b"moved"));
    assert!(join_all(appends).await.iter().all(Result::is_ok));
    let reads = rooms.iter().map(|room| read(&store, *room, Events, 1));
    assert!(join_all(reads).await.iter().all(|records| records.len() == 1));
    // Now all connections are open and idle.
    way.is(Cable::Pulled).await;
    let appends = rooms.iter().map(|room| append(&store, *room, Events, 2, b"lost"));
    assert!(join_all(appends).await.iter().all(Result::is_err));
    way.is(Cable::Plugged).await;
    for room in &rooms {
        go_on(&store, *room).await;
    }
    let appends = rooms.iter().map(|room| append(&store, *room, Talk, 1, b"said"));
    assert!(join_all(appends).await.iter().all(Result::is_ok));
    way.is(Cable::Pulled).await;
    // It ends although nobody answers.
    store.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_snapshot_comes_after_the_deletion_of_what_it_was_made_from() {
    let url = database();
    let way = Way::to(&url).await.unwrap();
    let store = Store::open(&way.url).await.unwrap();
    let room = RoomId::new();
    append(&store, room, Talk, 1, b"a secret").await.unwrap();
    let snapshot = || Snapshot { seq: 1, version: 1, bytes: b"a secret".to_vec() };
    // The connection is open, and the statement known: from now on a snapshot is sent in one piece.
    store.keep_snapshot(room, Talk, snapshot());
    assert_eq!(store.snapshot(room, Talk).await, Ok(Some(snapshot())));
    way.is(Cable::New).await;
    store.keep_snapshot(room, Talk, snapshot());
    let redacted = || vec![Record { seq: 1, bytes: b"-".to_vec() }];
    while store.redact(room, Talk, redacted()).await.is_err() {}
    store.close().await;
    // Now the snapshot arrives.
    way.is(Cable::Plugged).await;
    way.is_empty().await;
    let store = Store::open(&url).await.unwrap();
    assert_eq!(store.snapshot(room, Talk).await, Ok(None));
    assert_eq!(read(&store, room, Talk, 1).await, [(1, b"-".to_vec())]);
    store.close().await;
}

#[tokio::test]
async fn a_server_that_was_away_brings_back_nothing_that_was_deleted() {
    let url = database();
    let (room, long, short) = (RoomId::new(), Duration::from_mins(1), Duration::from_millis(50));
    let nodes = [(); 2].map(|()| Node { id: Uuid::new_v4(), address: "192.0.2.1:4000".to_owned() });
    let (away, here) = (Store::open(&url).await.unwrap(), Store::open(&url).await.unwrap());
    away.register_node(&nodes[0], long).await.unwrap();
    here.register_node(&nodes[1], long).await.unwrap();
    away.claim(room, nodes[0].id).await.unwrap();
    append(&away, room, Talk, 1, b"a secret").await.unwrap();
    let secret = || Snapshot { seq: 1, version: 1, bytes: b"a secret".to_vec() };
    away.keep_snapshot(room, Talk, secret());
    assert_eq!(away.snapshot(room, Talk).await, Ok(Some(secret())));
    away.register_node(&nodes[0], short).await.unwrap();
    while here.claim(room, nodes[1].id).await.unwrap() != Owner::Me {}
    here.redact(room, Talk, vec![Record { seq: 1, bytes: b"-".to_vec() }]).await.unwrap();
    away.keep_snapshot(room, Talk, secret());
    assert_eq!(away.snapshot(room, Talk).await, Ok(None));
    // Nor when the other one has given it up again.
    here.release(&[room], nodes[1].id).await.unwrap();
    away.keep_snapshot(room, Talk, secret());
    assert_eq!(away.snapshot(room, Talk).await, Ok(None));
    away.close().await;
    here.close().await;
}

#[tokio::test]
async fn a_room_that_was_claimed_again_is_not_given_up_late() {
    let url = database();
    let store = Store::open(&url).await.unwrap();
    let (room, node) = (RoomId::new(), Node { id: Uuid::new_v4(), address: "192.0.2.1:4000".to_owned() });
    store.register_node(&node, Duration::from_mins(1)).await.unwrap();
    store.claim(room, node.id).await.unwrap();
    append(&store, room, Talk, 1, b"-").await.unwrap();
    let snapshot = || Snapshot { seq: 1, version: 1, bytes: b"-".to_vec() };
    store.keep_snapshot(room, Talk, snapshot());
    assert_eq!(store.snapshot(room, Talk).await, Ok(Some(snapshot())));
    // The next snapshot has to wait, and what is to come after it does, too.
    let mut database = PgConnection::connect(&url).await.unwrap();
    sqlx::raw_sql("BEGIN; LOCK TABLE snapshot").execute(&mut database).await.unwrap();
    store.keep_snapshot(room, Talk, snapshot());
    let again = async {
        assert_eq!(store.claim(room, node.id).await, Ok(Owner::Me));
        sqlx::raw_sql("COMMIT").execute(&mut database).await.unwrap();
    };
    let rooms = [room];
    let (given_up, ()) = tokio::join!(store.release(&rooms, node.id), again);
    assert_eq!(given_up, Ok(()));
    assert_eq!(store.owner(room).await, Ok(Some(node.clone())));
    store.release(&[room], node.id).await.unwrap();
    assert_eq!(store.owner(room).await, Ok(None));
    store.close().await;
}

/// Does something in a database that no store does.
async fn meddle(url: &str, statement: &'static str) {
    let mut database = PgConnection::connect(url).await.unwrap();
    sqlx::query(statement).execute(&mut database).await.unwrap();
}

#[tokio::test]
async fn a_database_that_would_not_do_is_refused() {
    let (newer, foreign) = (database(), database());
    Store::open(&newer).await.unwrap().close().await;
    meddle(&newer, "INSERT INTO _sqlx_migrations SELECT 99, '', now(), true, '', 0").await;
    assert!(matches!(Store::open(&newer).await, Err(OpenError::NewerDatabase { found: 99, .. })));
    meddle(&foreign, "CREATE TABLE customer (id bigint)").await;
    let refused = Store::open(&foreign).await.unwrap_err().to_string();
    assert!(refused.contains("another program's tables"), "{refused}");
    let unknown = Store::open(&format!("{newer}?pasword=hunter2")).await.unwrap_err();
    assert_eq!(unknown, OpenError::UnknownParameter("pasword".to_owned()));
}

#[tokio::test]
async fn a_database_that_syncs_nothing_is_refused() {
    let mut server = Postgres::start().unwrap();
    let url = server.database().unwrap();
    meddle(&url, "ALTER SYSTEM SET fsync = off").await;
    server.crash().unwrap();
    server.restart().unwrap();
    let refused = Store::open(&url).await.unwrap_err().to_string();
    assert!(refused.contains("fsync is off"), "{refused}");
}
