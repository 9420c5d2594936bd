//! Rooms that a server hands over because it stops, or because another one has fewer.

use std::iter;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::time::Duration;

use conurbation::rooms::close;
use conurbation::store::faulty::{Fate, Faulty, Operation, Outcome};
use conurbation::store::{Memory, Store};
use conurbation_room::Request;
use futures_util::FutureExt;
use tokio::time::{Instant, sleep};

use crate::common::Person;
use crate::servers::{Cluster, begin, counting, hosts_sit_down, three_sit_down};

#[tokio::test]
async fn rooms_are_handed_over() {
    let cluster = Cluster::new().await;
    let (stopping, other) = (cluster.server().await, cluster.server().await);
    let (room, mut people) = three_sit_down(&[&stopping]).await;
    begin(&mut people).await;
    stopping.rooms.drain().await;
    assert_eq!(stopping.rooms.alive(), 0);
    for person in &mut people {
        while person.next().await != serde_json::json!({ "closed": close::RESTART }) {}
        // By way of the server that they are connected to.
        let connection = stopping.rooms.connect(room, person.guest, None).await.unwrap();
        *person = Person::of(person.guest, connection);
        person.sees(|view| view["room"]["stage"] == "playing").await;
    }
    assert_eq!([&stopping, &other].map(|server| server.rooms.alive()), [0, 1]);
}

#[tokio::test(start_paused = true)]
async fn many_rooms_are_given_up_with_few_statements() {
    const ROOMS: usize = 320;
    let (cluster, asked) = counting(Memory::default());
    let (stopping, _other) = (cluster.server().await, cluster.server().await);
    let mut people = hosts_sit_down(&stopping, ROOMS).await;
    assert_eq!(stopping.rooms.alive(), ROOMS);
    let (before, began) = (asked.load(Relaxed), Instant::now());
    stopping.rooms.drain().await;
    let statements = asked.load(Relaxed) - before;
    println!("{ROOMS} rooms were given up with {statements} statements in {:?}", began.elapsed());
    // Twice in a second each server says that it is there.
    assert!(statements <= ROOMS / 8, "{statements} statements");
    assert_eq!(stopping.rooms.alive(), 0);
    for (_, person) in &mut people {
        while person.next().await != serde_json::json!({ "closed": close::RESTART }) {}
    }
}

#[tokio::test(start_paused = true)]
async fn a_server_that_comes_back_gets_its_share_of_the_rooms() {
    const ROOMS: usize = 96;
    let cluster = Cluster::new().await;
    let full = cluster.server().await;
    let mut people = hosts_sit_down(&full, ROOMS).await;
    let empty = cluster.server().await;
    empty.rooms.even_out().await.unwrap();
    assert_eq!(full.rooms.alive(), ROOMS, "it has only just come");
    sleep(Duration::from_secs(6)).await;
    for _ in 0..ROOMS {
        full.rooms.even_out().await.unwrap();
        empty.rooms.even_out().await.unwrap();
        for (room, person) in &mut people {
            let mut heard = iter::from_fn(|| person.next().now_or_never());
            if heard.any(|frame| frame == serde_json::json!({ "closed": close::RESTART })) {
                // By way of the server that they are connected to.
                let connection = full.rooms.connect(*room, person.guest, None).await.unwrap();
                *person = Person::of(person.guest, connection);
            }
        }
    }
    let (there, here) = (full.rooms.alive(), empty.rooms.alive());
    assert_eq!(there + here, ROOMS);
    assert!(there.abs_diff(here) < ROOMS / 3, "{there} and {here}");
    for (_, person) in &mut people {
        person.does(Request::Join { name: "Ada".to_owned() }).await;
    }
}

#[tokio::test(start_paused = true)]
async fn a_room_goes_on_although_the_store_crashed_as_it_was_taken_over() {
    let (crashes, is_down) = (Arc::<AtomicBool>::default(), Arc::<AtomicBool>::default());
    let (armed, down) = (Arc::clone(&crashes), Arc::clone(&is_down));
    let store = Store::Faulty(Faulty::new(Memory::default(), move |operation| {
        if matches!(operation, Operation::Append { .. }) && armed.swap(false, Relaxed) {
            down.store(true, Relaxed);
            return Fate { takes: Duration::ZERO, outcome: Outcome::Unknown { written: false } };
        }
        if down.load(Relaxed) { Fate::FAILED } else { Fate::FINE }
    }));
    let cluster = Cluster::on(store);
    let (stopping, _other) = (cluster.server().await, cluster.server().await);
    let (room, people) = three_sit_down(&[&stopping]).await;
    stopping.rooms.drain().await;
    crashes.store(true, Relaxed);
    let back = async {
        sleep(Duration::from_secs(1)).await;
        is_down.store(false, Relaxed);
    };
    let (connected, ()) = tokio::join!(stopping.rooms.connect(room, people[0].guest, None), back);
    let mut person = Person::of(people[0].guest, connected.unwrap());
    person.does(Request::Stand).await;
}
