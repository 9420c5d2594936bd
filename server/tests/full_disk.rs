//! A store that fails: nobody is thrown out, nothing is lost, and little is tried until it works again.

#[allow(dead_code, reason = "the tests of the rooms use the rest")]
mod common;

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering::Relaxed};
use std::time::Duration;

use common::{Person, play_until, three_play, three_sit_down};
use conurbation::rooms::{ConnectError, Rooms, RoomsOptions};
use conurbation::store::faulty::{Fate, Faulty, Operation, Outcome};
use conurbation::store::{Memory, RoomId, Store, Stream};
use conurbation_room::{Body, Channel, ClockRule, Command, LeadStep, Options, Phrase, Request};
use serde_json::{Value, json};
use tokio::time::{Instant, sleep};
use tokio_util::sync::CancellationToken;
use uuid::Uuid;

/// A store that can be made to fail.
#[derive(Default)]
struct Disk {
    full: AtomicBool,
    unreadable: AtomicBool,
    /// Appends panic.
    cursed: AtomicBool,
    /// The outcome of the next append is unknown, and this says whether it is written.
    doubtful: AtomicBool,
    lost: AtomicBool,
    writes: AtomicUsize,
    reads: AtomicUsize,
}

impl Disk {
    fn fate(&self, operation: Operation<'_>) -> Fate {
        let read = matches!(operation, Operation::Read { .. });
        if read { &self.reads } else { &self.writes }.fetch_add(1, Relaxed);
        let appends = matches!(operation, Operation::Append { .. });
        assert!(!(appends && self.cursed.load(Relaxed)), "as planned");
        let doubtful = appends && self.doubtful.swap(false, Relaxed);
        let outcome = match if read { &self.unreadable } else { &self.full }.load(Relaxed) {
            _ if doubtful => Outcome::Unknown { written: !self.lost.load(Relaxed) },
            true => Outcome::Failed,
            false => Outcome::Done,
        };
        Fate { takes: Duration::ZERO, outcome }
    }
}

/// Rooms on a disk.
fn rooms() -> (Rooms, Arc<Disk>) {
    let disk = Arc::new(Disk::default());
    let plan = Arc::clone(&disk);
    let store = Store::Faulty(Faulty::new(Memory::default(), move |operation| plan.fate(operation)));
    (Rooms::new(store, RoomsOptions::default(), CancellationToken::new()), disk)
}

fn renamed(name: &str) -> Request {
    Request::Join { name: name.to_owned() }
}

fn hello() -> Request {
    Request::Say { channel: Channel::Table, body: Body::Phrase(Phrase::Hello) }
}

/// Waits for the message that says whether the store works.
async fn told(person: &mut Person, works: bool) {
    while person.next_but_views().await != json!({ "storage": { "works": works } }) {}
}

#[tokio::test(start_paused = true)]
async fn a_full_disk_throws_nobody_out() {
    let (rooms, disk) = rooms();
    let (room, mut people) = three_sit_down(&rooms, Options::default()).await;
    disk.full.store(true, Relaxed);
    assert_eq!(people[0].tries(renamed("Adelaide")).await, json!({ "code": "store_failed" }));
    for person in &mut people {
        told(person, false).await;
    }
    assert_eq!(people[1].tries(hello()).await, json!({ "code": "store_failed" }));
    let mut guest = Person::connect(&rooms, room, Uuid::new_v4()).await;
    told(&mut guest, false).await;
    guest.sees(|view| view["room"]["seats"] == json!([0, 1, 2])).await;
    assert_eq!(guest.view["room"]["members"][0]["name"], "Player 0");

    sleep(Duration::from_mins(10)).await;
    disk.full.store(false, Relaxed);
    let space = Instant::now();
    for person in people.iter_mut().chain([&mut guest]) {
        told(person, true).await;
    }
    assert!(space.elapsed() < Duration::from_secs(2), "{:?}", space.elapsed());
    people[0].does(renamed("Adelaide")).await;
    people[1].does(hello()).await;
    guest.sees(|view| view["room"]["members"][0]["name"] == "Adelaide").await;
}

#[tokio::test(start_paused = true)]
async fn what_was_accepted_before_is_acknowledged_while_the_disk_is_full() {
    let (rooms, disk) = rooms();
    let (_, mut people) = three_sit_down(&rooms, Options::default()).await;
    let [name, talk] = [renamed("Adelaide"), hello()].map(|request| Command { id: Uuid::new_v4(), request });
    for full in [false, true] {
        disk.full.store(full, Relaxed);
        let new = Command { id: Uuid::new_v4(), request: renamed(&format!("New {full}")) };
        for command in [&name, &new, &talk] {
            assert!(people[0].connection.send(command.clone()));
        }
        let mut answers = Vec::new();
        while answers.len() < 3 {
            let message = people[0].next_but_views().await;
            answers.extend(message.get("ack").map(|ack| (ack["id"].clone(), true)));
            answers.extend(message.get("refused").map(|refused| (refused["id"].clone(), false)));
        }
        assert_eq!(answers, [(json!(name.id), true), (json!(new.id), !full), (json!(talk.id), true)]);
    }
}

#[tokio::test(start_paused = true)]
async fn what_a_full_disk_refuses_is_neither_seen_nor_charged() {
    let (rooms, disk) = rooms();
    let (_, mut people) = three_play(&rooms, Options::default()).await;
    play_until(&mut people, 1, |view| view["room"]["stage"] == "ended").await;
    disk.full.store(true, Relaxed);
    // More names than one may take at once, and each comes with a lead.
    for number in 0..12 {
        people[0].send(Request::Lead(Some(LeadStep { game: 0, at: number })));
        let refusal = people[0].tries(renamed(&format!("Name {number}"))).await;
        assert_eq!(refusal, json!({ "code": "store_failed" }));
    }
    disk.full.store(false, Relaxed);
    told(&mut people[1], true).await;
    people[0].does(renamed("Adelaide")).await;
    people[1].sees(|view| view["room"]["members"][0]["name"] == "Adelaide").await;
    assert_eq!(people[1].view["room"].get("lead"), None);
}

#[tokio::test(start_paused = true)]
async fn many_rooms_on_a_full_disk_try_little() {
    let (rooms, disk) = rooms();
    let mut tables = Vec::new();
    for _ in 0..24 {
        tables.push(three_play(&rooms, Options { clock: ClockRule::Brisk, ..Options::default() }).await);
    }
    disk.full.store(true, Relaxed);
    // Away players are noted and clocks run out: every room has something to write.
    for (_, people) in &mut tables {
        people.pop();
    }
    let before = disk.writes.load(Relaxed);
    sleep(Duration::from_hours(1)).await;
    let tried = disk.writes.load(Relaxed) - before;
    assert!((2_000..3_000).contains(&tried), "{tried} attempts in an hour");
    disk.full.store(false, Relaxed);
    for (_, people) in &mut tables {
        told(&mut people[0], true).await;
    }
}

#[tokio::test(start_paused = true)]
async fn nobody_is_charged_for_the_time_in_which_nothing_could_be_stored() {
    let (rooms, disk) = rooms();
    let (_, mut people) = three_play(&rooms, Options { clock: ClockRule::Brisk, ..Options::default() }).await;
    disk.full.store(true, Relaxed);
    people[0].tries(renamed("Adelaide")).await;
    sleep(Duration::from_mins(10)).await;
    disk.full.store(false, Relaxed);
    told(&mut people[0], true).await;
    let now = rooms.clock().now();
    people[0].sees(|view| view["room"]["deadline"].as_u64().is_some_and(|deadline| deadline > now)).await;
    assert_eq!(people[0].view["room"]["game"]["two_cities"]["phase"], "choose");
    assert_eq!(people[0].view["room"]["deadline"], now + 60_000);
}

#[tokio::test(start_paused = true)]
async fn a_write_of_unknown_outcome_is_settled_by_the_log() {
    for lost in [true, false] {
        let (rooms, disk) = rooms();
        let (_, mut people) = three_sit_down(&rooms, Options::default()).await;
        disk.lost.store(lost, Relaxed);
        disk.doubtful.store(true, Relaxed);
        let refusal = people[0].tries(renamed("Adelaide")).await;
        assert_eq!(refusal, if lost { json!({ "code": "store_failed" }) } else { Value::Null });
        told(&mut people[1], true).await;
        people[1].does(hello()).await;
        let name = if lost { "Player 0" } else { "Adelaide" };
        people[1].sees(|view| view["room"]["members"][0]["name"] == name).await;
    }
}

#[tokio::test(start_paused = true)]
async fn what_was_said_is_heard_although_its_writing_seemed_to_fail() {
    let (rooms, disk) = rooms();
    let (_, mut people) = three_sit_down(&rooms, Options::default()).await;
    disk.doubtful.store(true, Relaxed);
    assert_eq!(people[0].tries(hello()).await, Value::Null);
    for person in &mut people[1..] {
        while person.next_but_views().await["talk"][0]["by"] != 0 {}
    }
}

#[tokio::test(start_paused = true)]
async fn while_the_outcome_can_not_be_known_only_who_asked_is_told_to_come_back() {
    let (rooms, disk) = rooms();
    let (room, mut people) = three_sit_down(&rooms, Options::default()).await;
    disk.doubtful.store(true, Relaxed);
    disk.unreadable.store(true, Relaxed);
    people[0].send(renamed("Adelaide"));
    while people[0].next().await != json!({ "closed": 1012 }) {}
    assert!(matches!(rooms.connect(room, people[0].guest, None).await, Err(ConnectError::Store(_))));
    // Whoever tries to come back causes no more than a few readings.
    let before = disk.reads.load(Relaxed);
    for _ in 0..600 {
        assert!(rooms.connect(room, people[0].guest, None).await.is_err());
        sleep(Duration::from_millis(100)).await;
    }
    let reads = disk.reads.load(Relaxed) - before;
    assert!(reads < 60, "{reads} readings in a minute");
    disk.unreadable.store(false, Relaxed);
    people[1].sees(|view| view["room"]["members"][0]["name"] == "Adelaide").await;
    assert!(rooms.connect(room, people[0].guest, None).await.is_ok());
}

#[tokio::test(start_paused = true)]
async fn a_room_that_can_not_be_read_is_not_read_again_and_again() {
    let (rooms, disk) = rooms();
    let room = RoomId::new();
    let store = Store::Faulty(Faulty::new(Memory::default(), {
        let disk = Arc::clone(&disk);
        move |operation| disk.fate(operation)
    }));
    store.append(room, Stream::Events, 1, b"nonsense".to_vec()).await.unwrap();
    let broken = Rooms::new(store, RoomsOptions::default(), CancellationToken::new());
    drop(rooms);
    for _ in 0..6_000 {
        assert!(matches!(broken.connect(room, Uuid::new_v4(), None).await, Err(ConnectError::Corrupt(_))));
        sleep(Duration::from_millis(100)).await;
    }
    assert!(broken.loads() < 20, "{} readings in ten minutes", broken.loads());
}

#[tokio::test(start_paused = true)]
async fn a_room_whose_task_panics_comes_back_after_a_pause() {
    let (rooms, disk) = rooms();
    let (room, mut people) = three_sit_down(&rooms, Options::default()).await;
    disk.cursed.store(true, Relaxed);
    people[0].send(renamed("Adelaide"));
    for person in &mut people {
        while person.next().await != json!({ "closed": 1012 }) {}
    }
    assert!(matches!(rooms.connect(room, people[0].guest, None).await, Err(ConnectError::Failing)));
    disk.cursed.store(false, Relaxed);
    sleep(Duration::from_secs(1)).await;
    let mut back = Person::connect(&rooms, room, people[0].guest).await;
    back.does(renamed("Adelaide")).await;
}
