//! Rooms that take long to read.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering::Relaxed};
use std::time::Duration;

use conurbation::rooms::close;
use conurbation::store::faulty::{Fate, Faulty, Operation, Outcome};
use conurbation::store::{Memory, Store, Stream};
use conurbation_room::Options;
use futures_util::future::join_all;
use tokio::time::{Instant, sleep};
use uuid::Uuid;

use crate::common::Person;
use crate::servers::{Cluster, begin, hosts_sit_down, three_sit_down};

/// How often a room's events were read, and whether that takes long by now.
#[derive(Default)]
struct Readings {
    begun: AtomicUsize,
    are_slow: AtomicBool,
}

/// A cluster on whose store reading takes this long, once it is slow.
fn slow_to_read(takes: Duration) -> (Cluster, Arc<Readings>) {
    let readings = Arc::<Readings>::default();
    let counted = Arc::clone(&readings);
    let store = Store::Faulty(Faulty::new(Memory::default(), move |operation| match operation {
        Operation::Read { stream, .. } if counted.are_slow.load(Relaxed) => {
            counted.begun.fetch_add(usize::from(stream == Stream::Events), Relaxed);
            Fate { takes, outcome: Outcome::Done }
        }
        _ => Fate::FINE,
    }));
    (Cluster::on(store), readings)
}

#[tokio::test(start_paused = true)]
async fn nobody_waits_behind_many_others_for_a_room_that_is_handed_over() {
    const ROOMS: usize = 320;
    // Of a room two streams are read, and four rooms at once: the other server takes 40 over in a second.
    let (cluster, readings) = slow_to_read(Duration::from_millis(50));
    let (stopping, other) = (cluster.server().await, cluster.server().await);
    let people = hosts_sit_down(&stopping, ROOMS).await;
    readings.are_slow.store(true, Relaxed);
    let coming_back = join_all(people.into_iter().map(async |(room, mut person)| {
        while person.next().await != serde_json::json!({ "closed": close::RESTART }) {}
        let left = Instant::now();
        stopping.rooms.connect(room, person.guest, None).await.unwrap();
        left.elapsed()
    }));
    let (waited, ()) = tokio::join!(coming_back, stopping.rooms.drain());
    assert_eq!(other.rooms.alive(), ROOMS);
    let longest = waited.into_iter().max().unwrap();
    assert!(longest < Duration::from_secs(1), "{longest:?}");
}

#[tokio::test(start_paused = true)]
async fn a_room_that_takes_long_to_read_is_read_once_and_then_entered_by_way_of_another_server() {
    let (cluster, readings) = slow_to_read(Duration::from_secs(6));
    let (stopping, other) = (cluster.server().await, cluster.server().await);
    let (room, mut people) = three_sit_down(&[&stopping]).await;
    begin(&mut people).await;
    readings.are_slow.store(true, Relaxed);
    stopping.rooms.drain().await;
    let began = Instant::now();
    for person in &mut people {
        while person.next().await != serde_json::json!({ "closed": close::RESTART }) {}
        // As a browser does: nobody waits for the room all the time, as a connection does not wait that long.
        let connection = loop {
            match stopping.rooms.connect(room, person.guest, None).await {
                Ok(connection) => break connection,
                Err(_) => sleep(Duration::from_millis(500)).await,
            }
            assert!(began.elapsed() < Duration::from_mins(1), "nobody gets in");
        };
        *person = Person::of(person.guest, connection);
        person.sees(|view| view["room"]["stage"] == "playing").await;
    }
    assert_eq!((readings.begun.load(Relaxed), other.rooms.alive()), (1, 1));
}

#[tokio::test(start_paused = true)]
async fn a_room_that_nobody_waits_for_any_more_is_given_up() {
    for takes in [Duration::from_secs(10), Duration::from_hours(1)] {
        let (cluster, readings) = slow_to_read(takes);
        let (stopping, _other) = (cluster.server().await, cluster.server().await);
        stopping.rooms.drain().await;
        let host = Uuid::new_v4();
        let room = stopping.rooms.open(host, Options::default()).await.unwrap();
        readings.are_slow.store(true, Relaxed);
        assert!(stopping.rooms.connect(room, host, None).await.is_err());
        assert!(cluster.store.owner(room).await.unwrap().is_some(), "it is still being read");
        // Idle rooms leave memory after five.
        sleep(Duration::from_mins(6)).await;
        assert_eq!(cluster.store.owner(room).await, Ok(None), "{takes:?}");
    }
}

#[tokio::test(start_paused = true)]
async fn few_rooms_are_read_that_nobody_waits_for_any_more() {
    const FEW: usize = 1024;
    let (cluster, readings) = slow_to_read(Duration::from_hours(1));
    let (stopping, other) = (cluster.server().await, cluster.server().await);
    stopping.rooms.drain().await;
    let host = Uuid::new_v4();
    let mut rooms = Vec::new();
    for _ in 0..FEW + 50 {
        rooms.push(stopping.rooms.open(host, Options::default()).await.unwrap());
    }
    readings.are_slow.store(true, Relaxed);
    let connected = join_all(rooms.iter().map(|room| stopping.rooms.connect(*room, host, None))).await;
    assert!(connected.iter().all(Result::is_err));
    // They take a moment to leave.
    sleep(Duration::from_secs(1)).await;
    let mut owned = 0;
    for room in rooms {
        owned += usize::from(cluster.store.owner(room).await.unwrap().is_some());
    }
    assert_eq!((owned, other.rooms.alive()), (FEW, 0));
}
