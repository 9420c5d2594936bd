//! What is past its time goes, and nothing else.

#[allow(dead_code, reason = "other tests of rooms use the rest")]
mod common;

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::time::Duration;

use common::{Person, rooms, three_play, three_sit_down};
use conurbation::rooms::{ConnectError, Form, Retention, Rooms, RoomsOptions, Swept};
use conurbation::store::faulty::{Fate, Faulty, Operation};
use conurbation::store::{Entry, Memory, RoomId, Store, Stream};
use conurbation_room::{Body, Channel, Options, Request};
use tokio::time::{advance, pause};
use tokio_util::sync::CancellationToken;
use uuid::Uuid;

const DAY: Duration = Duration::from_hours(24);
const SECOND: Duration = Duration::from_secs(1);

/// Lets days pass, with a sweep at the end of each; returns what the last one did.
async fn pass(rooms: &Rooms, days: u32) -> Swept {
    let mut swept = Swept::default();
    for _ in 0..days {
        advance(DAY).await;
        swept = rooms.sweep().await.expect("a sweep");
    }
    swept
}

/// Waits until nothing is in memory.
async fn everyone_leaves(rooms: &Rooms) {
    while rooms.alive() > 0 {
        tokio::time::sleep(SECOND).await;
    }
}

async fn exists(store: &Store, room: RoomId) -> bool {
    !store.read(room, Stream::Events, 1).await.expect("a store").is_empty()
}

fn say(text: &str) -> Request {
    Request::Say { channel: Channel::Table, body: Body::Text(text.to_owned()) }
}

async fn talk(store: &Store, room: RoomId) -> String {
    let records = store.read(room, Stream::Talk, 1).await.expect("a store");
    records.iter().map(|record| String::from_utf8_lossy(&record.bytes).into_owned() + "\n").collect()
}

#[tokio::test]
async fn a_room_that_never_began_goes_after_a_week_and_a_begun_one_after_a_year() {
    pause();
    let (rooms, store) = rooms().await;
    let begun = three_play(&rooms, Options::default()).await.0;
    let (unbegun, people) = three_sit_down(&rooms, Options::default()).await;
    let guest = people[2].guest;
    drop(people);
    let never_entered = rooms.open(Uuid::new_v4(), Options::default()).await.expect("a room");
    everyone_leaves(&rooms).await;
    pass(&rooms, 6).await;
    advance(Duration::from_hours(23)).await;
    rooms.sweep().await.expect("a sweep");
    for room in [unbegun, never_entered] {
        assert!(exists(&store, room).await, "it is not a week old yet");
    }
    advance(Duration::from_hours(1)).await;
    assert_eq!(rooms.sweep().await.expect("a sweep").rooms, 2);
    for room in [unbegun, never_entered] {
        assert!(!exists(&store, room).await);
        assert!(matches!(rooms.summary(room).await, Err(ConnectError::NoSuchRoom)));
    }
    assert!(rooms.of_guest(guest).await.expect("a shelf").is_empty());
    assert!(exists(&store, begun).await);
    pass(&rooms, 357).await;
    assert!(exists(&store, begun).await);
    assert_eq!(pass(&rooms, 1).await.rooms, 1);
    assert!(!exists(&store, begun).await);
}

#[tokio::test]
async fn who_opened_a_room_is_noted_by_the_next_sweep_if_the_server_was_killed_before_it_was() {
    pause();
    let (rooms, store) = rooms().await;
    let host = Uuid::new_v4();
    let room = rooms.open(host, Options::default()).await.expect("a room");
    let known = format!("known/{host}");
    store.shelve(&known, room, None).await.expect("a store");
    rooms.sweep().await.expect("a sweep");
    assert!(store.shelved(&known, room).await.expect("a store").is_some(), "their data could not be deleted");
}

#[tokio::test]
async fn a_game_that_was_uploaded_goes_a_year_after_it_was_uploaded_last() {
    pause();
    let (rooms, _) = rooms().await;
    let file = include_bytes!("../../room/tests/golden/version_2/shuffle.0.game.json");
    let guest = Uuid::new_v4();
    let id = rooms.upload(guest, file.to_vec()).await.expect("a game");
    pass(&rooms, 100).await;
    assert_eq!(rooms.upload(Uuid::new_v4(), file.to_vec()).await.expect("the same game"), id);
    pass(&rooms, 365).await;
    assert!(rooms.uploaded_game(id, Form::File).await.expect("a store").is_some());
    assert_eq!(pass(&rooms, 1).await.games, 1);
    assert!(rooms.uploaded_game(id, Form::File).await.expect("a store").is_none());
    assert!(rooms.uploaded_by(guest).await.expect("a store").is_empty());
}

#[tokio::test]
async fn a_room_one_second_younger_than_the_limit_stays() {
    pause();
    let (rooms, store) = rooms().await;
    let older = rooms.open(Uuid::new_v4(), Options::default()).await.expect("a room");
    advance(SECOND).await;
    let younger = rooms.open(Uuid::new_v4(), Options::default()).await.expect("a room");
    pass(&rooms, 6).await;
    advance(DAY).await;
    rooms.sweep().await.expect("a sweep");
    assert!(!exists(&store, older).await && exists(&store, younger).await);
}

#[tokio::test]
async fn a_room_that_played_before_counts_as_begun_while_it_waits_for_the_next_game() {
    pause();
    let (rooms, store) = rooms().await;
    let (room, mut people) = three_play(&rooms, Options::default()).await;
    common::play_until(&mut people, 1, |view| view["room"]["stage"] == "ended").await;
    people[0].does(Request::Rematch).await;
    drop(people);
    everyone_leaves(&rooms).await;
    assert_eq!(rooms.summary(room).await.expect("a room").stage, conurbation_room::Stage::Open);
    let loads = rooms.loads();
    pass(&rooms, 30).await;
    assert!(exists(&store, room).await);
    assert_eq!(rooms.loads(), loads, "its entry tells that it began");
}

#[tokio::test]
async fn old_talk_goes_and_the_game_stays() {
    pause();
    let (rooms, store) = rooms().await;
    let (room, mut people) = three_play(&rooms, Options::default()).await;
    people[0].does(say("old words")).await;
    let guest = people[0].guest;
    drop(people);
    everyone_leaves(&rooms).await;
    pass(&rooms, 20).await;
    let mut again = Person::connect(&rooms, room, guest).await;
    again.does(say("newer words")).await;
    drop(again);
    everyone_leaves(&rooms).await;
    assert_eq!(pass(&rooms, 9).await.talk, 0);
    assert!(talk(&store, room).await.contains("old words"));
    pass(&rooms, 2).await;
    let kept = talk(&store, room).await;
    assert!(!kept.contains("old words") && kept.contains("newer words"), "{kept}");
    pass(&rooms, 20).await;
    assert_eq!(talk(&store, room).await, "");
    assert!(rooms.look_at(room).await.is_ok() && exists(&store, room).await);
}

#[tokio::test]
async fn a_room_in_memory_is_left_alone() {
    pause();
    let (rooms, store) = rooms().await;
    let (room, mut people) = three_sit_down(&rooms, Options::default()).await;
    people[0].does(say("we are here")).await;
    pass(&rooms, 40).await;
    assert!(exists(&store, room).await && talk(&store, room).await.contains("we are here"));
    drop(people);
    everyone_leaves(&rooms).await;
    pass(&rooms, 1).await;
    assert!(!exists(&store, room).await);
}

#[tokio::test]
async fn a_clock_that_jumps_deletes_nothing_at_once() {
    pause();
    let (rooms, store) = rooms().await;
    let room = three_play(&rooms, Options::default()).await.0;
    everyone_leaves(&rooms).await;
    pass(&rooms, 1).await;
    let ten_years = rooms.clock().now() + 3650 * 24 * 60 * 60 * 1000;
    rooms.clock().follow(ten_years);
    for _ in 0..48 {
        rooms.sweep().await.expect("a sweep");
    }
    assert!(exists(&store, room).await, "two days of hourly sweeps");
    let restarted = Rooms::new(store.clone(), RoomsOptions::default(), CancellationToken::new());
    restarted.clock().follow(ten_years);
    restarted.sweep().await.expect("a sweep");
    assert!(exists(&store, room).await, "a restart changes nothing");
}

#[tokio::test]
async fn a_sweep_reads_only_the_logs_of_rooms_that_are_due() {
    pause();
    let (rooms, store) = rooms().await;
    let (like, _people) = three_play(&rooms, Options::default()).await;
    let entry = store.shelved("summaries", like).await.expect("a store").expect("an entry");
    for younger in 0..1000 {
        let entry = Entry { rank: entry.rank - 100_000 + younger, bytes: entry.bytes.clone() };
        store.shelve("summaries", RoomId::new(), Some(entry)).await.expect("an entry");
    }
    let due = rooms.open(Uuid::new_v4(), Options::default()).await.expect("a room");
    pass(&rooms, 7).await;
    let before = rooms.loads();
    assert_eq!(pass(&rooms, 1).await.rooms, 1);
    assert_eq!((rooms.loads() - before, exists(&store, due).await), (1, false));
}

#[tokio::test]
async fn what_could_not_be_deleted_goes_with_the_next_sweep() {
    pause();
    let memory = Memory::default();
    let plain = Store::Memory(memory.clone());
    let opening = Rooms::new(plain.clone(), RoomsOptions::default(), CancellationToken::new());
    let [first, second] = [
        opening.open(Uuid::new_v4(), Options::default()).await,
        opening.open(Uuid::new_v4(), Options::default()).await,
    ]
    .map(|room| room.expect("a room"));
    let broken = Arc::new(AtomicBool::new(false));
    let breaks = Arc::clone(&broken);
    let faulty = Faulty::new(memory, move |operation| match operation {
        Operation::Other { room: Some(room) } if room == first && breaks.load(Relaxed) => Fate::FAILED,
        _ => Fate::FINE,
    });
    let rooms = Rooms::new(Store::Faulty(faulty), RoomsOptions::default(), CancellationToken::new());
    pass(&rooms, 6).await;
    broken.store(true, Relaxed);
    let swept = pass(&rooms, 2).await;
    assert!(exists(&plain, first).await && !exists(&plain, second).await, "{swept:?}");
    assert_eq!(swept.failed, 1);
    broken.store(false, Relaxed);
    assert_eq!(pass(&rooms, 1).await.rooms, 1);
    assert!(!exists(&plain, first).await);
}

#[tokio::test]
async fn whoever_enters_a_room_during_a_sweep_waits_and_finds_it_or_finds_that_it_is_gone() {
    pause();
    let memory = Memory::default();
    let plain = Store::Memory(memory.clone());
    let slow = Faulty::new(memory, |operation| match operation {
        Operation::Read { .. } => Fate { takes: SECOND, ..Fate::FINE },
        _ => Fate::FINE,
    });
    let rooms = Rooms::new(Store::Faulty(slow), RoomsOptions::default(), CancellationToken::new());
    let room = rooms.open(Uuid::new_v4(), Options::default()).await.expect("a room");
    pass(&rooms, 6).await;
    let (swept, entered) = tokio::join!(rooms.sweep(), rooms.connect(room, Uuid::new_v4(), None));
    assert!(entered.is_ok() && swept.expect("a sweep").rooms == 0);
    drop(entered);
    everyone_leaves(&rooms).await;
    advance(DAY).await;
    let (swept, entered) = tokio::join!(rooms.sweep(), rooms.connect(room, Uuid::new_v4(), None));
    assert!(matches!(entered, Err(ConnectError::NoSuchRoom)) && swept.expect("a sweep").rooms == 1);
    assert!(!exists(&plain, room).await);
    assert_eq!(plain.shelf("summaries", 9).await, Ok(vec![]), "nothing is left of it");
}

#[tokio::test]
async fn a_begun_room_with_an_entry_of_an_older_version_goes_too() {
    pause();
    let store = Store::open("memory:").await.expect("memory");
    let retention = Retention { unbegun: 0, ..RoomsOptions::default().retention };
    let options = RoomsOptions { retention, ..RoomsOptions::default() };
    let rooms = Rooms::new(store.clone(), options, CancellationToken::new());
    let (room, people) = three_play(&rooms, Options::default()).await;
    drop(people);
    everyone_leaves(&rooms).await;
    let Entry { rank, bytes } = store.shelved("summaries", room).await.expect("a store").expect("an entry");
    let mut summary: serde_json::Value = serde_json::from_slice(&bytes).expect("JSON");
    summary["stage"] = "open".into();
    summary.as_object_mut().expect("an object").remove("begun").expect("it is known now");
    let bytes = summary.to_string().into_bytes();
    store.shelve("summaries", room, Some(Entry { rank, bytes })).await.expect("a store");
    pass(&rooms, 366).await;
    assert!(!exists(&store, room).await);
}

#[tokio::test]
async fn zero_days_keep_everything() {
    pause();
    let store = Store::open("memory:").await.expect("memory");
    let retention = Retention { unbegun: 0, rooms: 0, talk: 0 };
    let options = RoomsOptions { retention, ..RoomsOptions::default() };
    let rooms = Rooms::new(store.clone(), options, CancellationToken::new());
    let room = rooms.open(Uuid::new_v4(), Options::default()).await.expect("a room");
    pass(&rooms, 400).await;
    assert!(exists(&store, room).await);
}
