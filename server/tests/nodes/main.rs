//! Several servers that share a store: people in one room are connected to different ones.

#[allow(dead_code, reason = "other tests of rooms use the rest")]
#[path = "../common/mod.rs"]
mod common;
mod handed_over;
mod servers;
mod slow;

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::time::Duration;

use common::{Person, play_until};
use conurbation::rooms::close;
use conurbation::store::faulty::{Fate, Faulty, Outcome};
use conurbation::store::{Memory, Store, Stream};
use conurbation_room::Options;
use conurbation_rules::two_cities::Move;
use futures_util::future::join_all;
use servers::{Cluster, begin, counting, hosts_sit_down, three_sit_down};
use tokio::time::{Instant, sleep};
use uuid::Uuid;

#[tokio::test]
async fn people_on_different_servers_play_together() {
    let cluster = Cluster::new().await;
    let (one, two, three) = (cluster.server().await, cluster.server().await, cluster.server().await);
    let (_, mut people) = three_sit_down(&[&one, &two, &three]).await;
    begin(&mut people).await;
    play_until(&mut people, 1, |view| view["room"]["stage"] == "ended").await;
    // The room is in memory once.
    assert_eq!([&one, &two, &three].map(|server| server.rooms.alive()), [1, 0, 0]);
}

#[tokio::test(start_paused = true)]
async fn a_game_goes_on_elsewhere_when_its_server_crashes() {
    let cluster = Cluster::new().await;
    let (one, two) = (cluster.server().await, cluster.server().await);
    let (room, mut people) = three_sit_down(&[&one, &two, &two]).await;
    begin(&mut people).await;
    play_until(&mut people, 2, |view| view["room"]["game"]["two_cities"]["turn"] == 2).await;
    one.crash(&cluster);
    for person in &mut people {
        while person.next().await != serde_json::json!({ "closed": close::RESTART }) {}
        let guest = person.guest;
        // As a browser does, until somebody has taken over.
        *person = loop {
            match two.rooms.connect(room, guest, None).await {
                Ok(connection) => break Person::of(guest, connection),
                Err(_) => sleep(Duration::from_millis(500)).await,
            }
        };
    }
    for person in &mut people {
        person.sees(|view| view["room"]["game"]["two_cities"]["turn"] == 2).await;
    }
    play_until(&mut people, 3, |view| view["room"]["stage"] == "ended").await;
    let records = cluster.store.read(room, Stream::Events, 1).await.unwrap();
    let owned = records.iter().filter(|record| String::from_utf8_lossy(&record.bytes).contains("owned"));
    assert_eq!(owned.count(), 2, "each of both has taken it over once");
}

#[tokio::test(start_paused = true)]
async fn a_server_that_hangs_is_waited_for_no_longer_than_it_is_believed_in() {
    let cluster = Cluster::new().await;
    let (hanging, other) = (cluster.server().await, cluster.server().await);
    let host = Uuid::new_v4();
    let room = hanging.rooms.open(host, Options::default()).await.unwrap();
    let person = Person::connect(&hanging.rooms, room, host).await;
    hanging.hang(&cluster);
    let began = Instant::now();
    let mut person = Person::of(person.guest, other.rooms.connect(room, person.guest, None).await.unwrap());
    person.sees(|view| view["room"]["stage"] == "open").await;
    assert_eq!(other.rooms.alive(), 1);
    // It was there for the last time at most a quarter of a second before.
    let waited = began.elapsed();
    assert!((Duration::from_secs(2)..Duration::from_millis(2350)).contains(&waited), "after {waited:?}");
}

#[tokio::test(start_paused = true)]
async fn a_server_that_slept_finds_its_room_taken() {
    let cluster = Cluster::new().await;
    let (sleeping, awake) = (cluster.server().await, cluster.server().await);
    let (room, mut people) = three_sit_down(&[&sleeping]).await;
    begin(&mut people).await;
    // It says no more that it is there, and doesn't know.
    sleeping.keeping.abort();
    let guest = people[0].guest;
    let mut other_tab = loop {
        match awake.rooms.connect(room, guest, None).await {
            Ok(connection) if awake.rooms.alive() == 1 => break Person::of(guest, connection),
            _ => sleep(Duration::from_millis(500)).await,
        }
    };
    other_tab.sees(|view| view["room"]["stage"] == "playing").await;
    let before = cluster.store.read(room, Stream::Events, 1).await.unwrap().len();
    // Who is still connected there gets no answer, and nothing of it is written.
    people[1].send(people[1].action(Move::Choose([0, 1])));
    while people[1].next().await != serde_json::json!({ "closed": close::RESTART }) {}
    assert_eq!(cluster.store.read(room, Stream::Events, 1).await.unwrap().len(), before);
    other_tab.plays(Move::Choose([0, 1])).await;
}

#[tokio::test(start_paused = true)]
async fn a_server_that_is_cut_off_is_waited_for_with_few_statements() {
    const ROOMS: usize = 100;
    let (memory, is_cut) = (Memory::default(), Arc::<AtomicBool>::default());
    let (cluster, asked) = counting(memory.clone());
    let cut = Arc::clone(&is_cut);
    let beyond = Store::Faulty(Faulty::new(memory, move |_| {
        let outcome = if cut.load(Relaxed) { Outcome::Failed } else { Outcome::Done };
        Fate { takes: Duration::ZERO, outcome }
    }));
    let troubled = Cluster { store: beyond, ..cluster.clone() }.server().await;
    let other = cluster.server().await;
    let mut people = hosts_sit_down(&troubled, ROOMS).await;
    // It doesn't reach the store, but answers the others.
    is_cut.store(true, Relaxed);
    for (_, person) in &mut people {
        while person.next().await != serde_json::json!({ "closed": close::RESTART }) {}
    }
    let (before, began) = (asked.load(Relaxed), Instant::now());
    let connecting = people.iter().map(|(room, person)| other.rooms.connect(*room, person.guest, None));
    let connected = join_all(connecting).await;
    assert!(connected.iter().all(Result::is_ok));
    let statements = asked.load(Relaxed) - before;
    println!(
        "{ROOMS} rooms were taken over with {statements} statements, {:?} after their server gave up",
        began.elapsed()
    );
    assert_eq!(other.rooms.alive(), ROOMS);
    // Each room is claimed in vain once, and then it is read. Its entries are as they were.
    assert!(statements <= ROOMS * 10, "{statements} statements");
}
