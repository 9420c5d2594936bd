//! Rooms that are read from a snapshot on.

#[allow(dead_code, reason = "the tests of the rooms use the rest")]
mod common;

use common::{Person, three_sit_down};
use conurbation::rooms::{Environment, Rooms, RoomsOptions};
use conurbation::store::faulty::{Fate, Faulty, Operation};
use conurbation::store::{Memory, RoomId, Snapshot, Store, Stream};
use conurbation_room::{Body, Channel, Options, Request, SNAPSHOT_VERSION};
use conurbation_rules::common::Seat;
use conurbation_rules::shuffle::Seed;
use serde_json::{Value, json};
use sqlx::{ConnectOptions, Connection, sqlite::SqliteConnectOptions};
use tokio_util::sync::CancellationToken;
use uuid::Uuid;

/// Rooms that make a snapshot every few records.
fn rooms_on(store: &Store) -> Rooms {
    let environment = Environment::fixed(1_700_000_000_000, || Seed([7; 32]));
    Rooms::simulated(store.clone(), RoomsOptions::default(), CancellationToken::new(), environment, None)
}

/// A room in which so much has happened and was said that there are snapshots of both; its people have left.
async fn room_with_snapshots(store: &Store) -> (RoomId, Vec<Uuid>) {
    let rooms = rooms_on(store);
    let (room, mut people) = three_sit_down(&rooms, Options::default()).await;
    for text in ["first", "second", "secret"] {
        for person in &mut people {
            person.does(Request::Say { channel: Channel::Table, body: Body::Text(text.to_owned()) }).await;
        }
    }
    people[0].does(Request::Stand).await;
    store.shelve("flushed", room, None).await.unwrap();
    (room, people.iter().map(|person| person.guest).collect())
}

/// What a guest sees and reads on connecting, whoever else is there.
async fn screen(rooms: &Rooms, room: RoomId, guest: Uuid) -> Value {
    let mut person = Person::connect(rooms, room, guest).await;
    let mut talk = Value::Null;
    while person.view.is_null() {
        let message = person.next().await;
        talk = message.get("talk").cloned().unwrap_or(talk);
    }
    json!({ "view": person.view, "talk": talk })
}

/// What all guests see in rooms that were just read, one after the other, and how many streams were read from a
/// snapshot on.
async fn screens(store: &Store, room: RoomId, guests: &[Uuid]) -> (Vec<Value>, u64) {
    let rooms = rooms_on(store);
    let mut screens = Vec::new();
    for guest in guests {
        screens.push(screen(&rooms, room, *guest).await);
    }
    store.shelve("flushed", room, None).await.unwrap();
    (screens, rooms.resumed())
}

#[tokio::test]
async fn a_room_read_from_its_snapshots_on_looks_the_same_to_everyone() {
    let store = Store::open("memory:").await.unwrap();
    let (room, guests) = room_with_snapshots(&store).await;
    let (from_snapshots, resumed) = screens(&store, room, &guests).await;
    assert_eq!(resumed, 2);
    // The records alone, in another store.
    let copy = Store::open("memory:").await.unwrap();
    for stream in [Stream::Events, Stream::Talk] {
        let records = store.read(room, stream, 1).await.unwrap();
        copy.append_all(room, stream, 1, records.into_iter().map(|record| record.bytes).collect()).await.unwrap();
    }
    assert_eq!(screens(&copy, room, &guests).await, (from_snapshots, 0));
}

#[tokio::test]
async fn a_command_from_before_the_snapshot_is_not_done_again() {
    let store = Store::open("memory:").await.unwrap();
    let before = rooms_on(&store);
    let (room, mut people) = three_sit_down(&before, Options::default()).await;
    let stand = people[2].send(Request::Stand);
    people[2].sees(|view| view["me"]["seat"].is_null()).await;
    for _ in 0..4 {
        people[2].does(Request::Sit { seat: Seat::new(2) }).await;
        people[2].does(Request::Stand).await;
    }
    people[2].does(Request::Sit { seat: Seat::new(2) }).await;
    let rooms = rooms_on(&store);
    let mut again = Person::connect(&rooms, room, people[2].guest).await;
    assert_eq!(rooms.resumed(), 1);
    assert!(again.connection.send(conurbation_room::Command { id: stand, request: Request::Stand }));
    while again.next_but_views().await["ack"]["id"] != stand.to_string() {}
    assert_eq!(again.view["me"]["seat"], 2);
}

#[tokio::test]
async fn a_snapshot_that_does_not_fit_is_thrown_away_and_made_again() {
    let store = Store::open("memory:").await.unwrap();
    let (room, guests) = room_with_snapshots(&store).await;
    let (stranger, _) = room_with_snapshots(&store).await;
    let expected = screens(&store, room, &guests).await.0;
    for stream in [Stream::Events, Stream::Talk] {
        let whole = store.snapshot(room, stream).await.unwrap().unwrap();
        let bytes = |change: fn(&mut Vec<u8>)| {
            let mut bytes = whole.bytes.clone();
            change(&mut bytes);
            Snapshot { bytes, ..whole.clone() }
        };
        let of_stranger = store.snapshot(stranger, stream).await.unwrap().unwrap();
        for damaged in [
            Snapshot { version: SNAPSHOT_VERSION + 1, ..whole.clone() },
            Snapshot { seq: whole.seq - 1, ..whole.clone() },
            bytes(|bytes| *bytes.last_mut().unwrap() ^= 1),
            bytes(|bytes| bytes[0] ^= 1),
            bytes(|bytes| bytes.truncate(40)),
            bytes(Vec::clear),
            of_stranger,
        ] {
            store.keep_snapshot(room, stream, damaged.clone());
            assert_eq!(screens(&store, room, &guests).await, (expected.clone(), 1), "{damaged:?}");
            assert_eq!(screens(&store, room, &guests).await, (expected.clone(), 2), "{damaged:?} is made again");
        }
    }
}

#[tokio::test]
async fn a_snapshot_ahead_of_its_log_is_thrown_away() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("store.db");
    let url = format!("sqlite:{}", file.display());
    let store = Store::open(&url).await.unwrap();
    let (room, guests) = room_with_snapshots(&store).await;
    assert!(store.snapshot(room, Stream::Events).await.unwrap().unwrap().seq > 4);
    store.close().await;
    let mut shell = SqliteConnectOptions::new().filename(&file).connect().await.unwrap();
    sqlx::raw_sql("DELETE FROM record WHERE seq > 4").execute(&mut shell).await.unwrap();
    shell.close().await.unwrap();
    let store = Store::open(&url).await.unwrap();
    let (screens, resumed) = screens(&store, room, &guests[..1]).await;
    assert_eq!((resumed, screens[0]["talk"].as_array().unwrap().len()), (0, 4));
    store.close().await;
}

/// Everything in the store that tells of a room, except for what people see in lists.
async fn all_bytes(store: &Store, room: RoomId) -> String {
    let mut all = Vec::new();
    for stream in [Stream::Events, Stream::Talk] {
        all.extend(store.snapshot(room, stream).await.unwrap().map(|snapshot| snapshot.bytes).unwrap_or_default());
        all.extend(store.read(room, stream, 1).await.unwrap().into_iter().flat_map(|record| record.bytes));
    }
    String::from_utf8_lossy(&all).into_owned()
}

#[tokio::test]
async fn what_was_deleted_is_in_no_snapshot() {
    let store = Store::open("memory:").await.unwrap();
    let (room, guests) = room_with_snapshots(&store).await;
    let kept = store.snapshot(room, Stream::Talk).await.unwrap().unwrap();
    assert!(String::from_utf8_lossy(&kept.bytes).contains("first"), "there was something to delete");
    let rooms = rooms_on(&store);
    let mut people = Vec::new();
    for guest in &guests {
        people.push(Person::connect(&rooms, room, *guest).await);
    }
    for person in &mut people {
        person.does(Request::Unsay).await;
    }
    for person in &mut people {
        for _ in 0..5 {
            person.does(Request::Say { channel: Channel::Table, body: Body::Text("anew".to_owned()) }).await;
        }
    }
    drop(people);
    for _ in 0..2 {
        // The second time, from the snapshot that the first one made.
        let talk = screens(&store, room, &guests).await.0;
        assert_eq!(talk[0]["talk"].as_array().unwrap().len(), 15);
        let all = all_bytes(&store, room).await;
        assert!(all.contains("anew") && !["first", "second", "secret"].iter().any(|text| all.contains(text)), "{all}");
    }
}

#[tokio::test]
async fn a_snapshot_that_cannot_be_read_is_as_good_as_none() {
    let memory = Memory::default();
    let store = Store::Memory(memory.clone());
    let (room, guests) = room_with_snapshots(&store).await;
    let unreadable = Store::Faulty(Faulty::new(memory, |operation| match operation {
        Operation::ReadSnapshot { .. } => Fate::FAILED,
        _ => Fate::FINE,
    }));
    let (seen, resumed) = screens(&unreadable, room, &guests).await;
    assert_eq!(resumed, 0);
    let (usual, resumed) = screens(&store, room, &guests).await;
    assert!(resumed > 0);
    assert_eq!(seen, usual);
}

#[tokio::test]
async fn who_deleted_their_data_is_in_no_snapshot() {
    let store = Store::open("memory:").await.unwrap();
    let (room, guests) = room_with_snapshots(&store).await;
    let (name, guest) = ("Player 1", guests[1].to_string());
    let kept = store.snapshot(room, Stream::Events).await.unwrap().unwrap();
    assert!(String::from_utf8_lossy(&kept.bytes).contains(name), "there was something to delete");
    rooms_on(&store).forget(guests[1]).await.unwrap();
    for _ in 0..2 {
        screens(&store, room, &guests[..1]).await;
        let all = all_bytes(&store, room).await;
        assert!(!all.contains(name) && !all.contains(&guest), "{all}");
    }
}
