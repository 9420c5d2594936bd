//! What rooms put on shelves, so that guests find their rooms again.

#[allow(dead_code, reason = "the tests of the rooms use the rest")]
mod common;

use std::net::{IpAddr, Ipv4Addr};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::time::Duration;

use common::{Person, rooms, three_play, three_sit_down};
use conurbation::rooms::{Rooms, RoomsOptions, Visitor};
use conurbation::store::faulty::{Fate, Faulty, Operation};
use conurbation::store::{Entry, Memory, RoomId, Store};
use conurbation_room::{Access, Member, Options, Request, Stage};
use conurbation_rules::common::Seat;
use serde_json::Value;
use tokio_util::sync::CancellationToken;
use uuid::Uuid;

/// The rooms on a guest's shelf, with their stages.
async fn of_guest(rooms: &Rooms, guest: Uuid) -> Vec<(RoomId, Stage)> {
    let listed = rooms.of_guest(guest).await.unwrap();
    listed.into_iter().map(|listed| (listed.room, listed.summary.stage)).collect()
}

#[tokio::test]
async fn guests_find_the_rooms_that_they_have_joined() {
    let (rooms, _) = rooms().await;
    let (sitting, first) = three_sit_down(&rooms, Options::default()).await;
    let (playing, second) = three_play(&rooms, Options::default()).await;
    let watcher = Person::connect(&rooms, playing, Uuid::new_v4()).await;
    for room in [sitting, playing] {
        rooms.summary(room).await.unwrap();
    }
    for person in &first {
        assert_eq!(of_guest(&rooms, person.guest).await, [(sitting, Stage::Open)]);
    }
    for person in &second {
        assert_eq!(of_guest(&rooms, person.guest).await, [(playing, Stage::Playing)]);
    }
    assert_eq!(of_guest(&rooms, watcher.guest).await, []);
    let names = &rooms.of_guest(first[0].guest).await.unwrap()[0].summary.seats;
    assert_eq!(names[2].as_deref(), Some("Player 2"));
}

#[tokio::test]
async fn the_room_that_changed_last_comes_first() {
    tokio::time::pause();
    let (rooms, store) = rooms().await;
    let guest = Uuid::new_v4();
    let mut opened = Vec::new();
    for _ in 0..3 {
        tokio::time::sleep(Duration::from_millis(5)).await;
        let room = rooms.open(guest, Options::default()).await.unwrap();
        Person::connect(&rooms, room, guest).await.does(Request::Join { name: "Ada".to_owned() }).await;
        opened.push(room);
    }
    let order = async |rooms: &Rooms| {
        for room in &opened {
            rooms.summary(*room).await.unwrap();
        }
        of_guest(rooms, guest).await.into_iter().map(|(room, _)| room).collect::<Vec<_>>()
    };
    assert_eq!(order(&rooms).await, [opened[2], opened[1], opened[0]]);
    tokio::time::sleep(Duration::from_millis(5)).await;
    Person::connect(&rooms, opened[1], guest).await.does(Request::Sit { seat: Seat::new(0) }).await;
    assert_eq!(order(&rooms).await, [opened[1], opened[2], opened[0]]);
    // Being read from the log again, when someone who is no member comes in, is no change.
    tokio::time::sleep(Duration::from_millis(5)).await;
    let restarted = Rooms::new(store, RoomsOptions::default(), CancellationToken::new());
    for room in &opened {
        Person::connect(&restarted, *room, Uuid::new_v4()).await.sees(|_| true).await;
    }
    assert_eq!(order(&restarted).await, [opened[1], opened[2], opened[0]]);
}

#[tokio::test]
async fn rooms_stay_with_their_members_after_everyone_has_gone() {
    tokio::time::pause();
    let (rooms, store) = rooms().await;
    let public = Options { access: Access::Public, ..Options::default() };
    let (room, people) = three_play(&rooms, public).await;
    let guest = people[2].guest;
    drop(people);
    tokio::time::sleep(Duration::from_secs(301)).await;
    assert_eq!((rooms.alive(), rooms.listed().await.unwrap().len()), (0, 0));
    assert_eq!(of_guest(&rooms, guest).await, [(room, Stage::Playing)]);
    let restarted = Rooms::new(store, RoomsOptions::default(), CancellationToken::new());
    assert_eq!(of_guest(&restarted, guest).await, [(room, Stage::Playing)]);
}

#[tokio::test]
async fn a_removed_guest_does_not_find_the_room() {
    let (rooms, _) = rooms().await;
    let (room, mut people) = three_sit_down(&rooms, Options::default()).await;
    people[0].does(Request::Remove { member: Member::new(1) }).await;
    rooms.summary(room).await.unwrap();
    assert_eq!(of_guest(&rooms, people[1].guest).await, []);
    assert_eq!(of_guest(&rooms, people[2].guest).await, [(room, Stage::Open)]);
}

/// A store from before there were shelves, or a program that was killed between an event and its entries.
#[tokio::test]
async fn entries_are_corrected_when_the_room_is_opened() {
    let (before, store) = rooms().await;
    let (room, mut people) = three_sit_down(&before, Options::default()).await;
    before.summary(room).await.unwrap();
    let mut watcher = Person::connect(&before, room, Uuid::new_v4()).await;
    watcher.does(Request::Join { name: "Wim".to_owned() }).await;
    let [removed, missing, kicked] = [people[1].guest, people[2].guest, watcher.guest];
    let entry = store.shelf(&format!("guest/{removed}"), 1).await.unwrap().remove(0).entry;
    people[0].does(Request::Remove { member: Member::new(1) }).await;
    people[0].does(Request::Kick { member: Member::new(3) }).await;
    before.summary(room).await.unwrap();
    for gone in [removed, kicked] {
        store.shelve(&format!("guest/{gone}"), room, Some(entry.clone())).await.unwrap();
    }
    store.shelve(&format!("guest/{missing}"), room, None).await.unwrap();

    let rooms = Rooms::new(store, RoomsOptions::default(), CancellationToken::new());
    Person::connect(&rooms, room, people[0].guest).await.sees(|_| true).await;
    rooms.summary(room).await.unwrap();
    assert_eq!(of_guest(&rooms, removed).await, []);
    assert_eq!(of_guest(&rooms, kicked).await, []);
    assert_eq!(of_guest(&rooms, missing).await, [(room, Stage::Open)]);
}

/// A killed server leaves its rooms on the list.
#[tokio::test]
async fn no_host_fills_the_public_list() {
    let (rooms, _) = rooms().await;
    let public = Options { access: Access::Public, ..Options::default() };
    let (busy, other) = (Uuid::new_v4(), Uuid::new_v4());
    let mut people = Vec::new();
    for host in [other, busy, busy, busy, busy, busy] {
        let room = rooms.open(host, public).await.unwrap();
        let mut person = Person::connect(&rooms, room, host).await;
        person.does(Request::Join { name: "Ada".to_owned() }).await;
        rooms.summary(room).await.unwrap();
        people.push((room, person));
    }
    let listed: Vec<RoomId> = rooms.listed().await.unwrap().into_iter().map(|listed| listed.room).collect();
    assert_eq!(listed.len(), 4);
    assert!(listed.contains(&people[0].0), "the other host's room, although it is the oldest");
}

#[tokio::test]
async fn public_rooms_that_have_not_changed_for_hours_are_not_listed() {
    let (rooms, store) = rooms().await;
    let public = Options { access: Access::Public, ..Options::default() };
    let (room, _people) = three_sit_down(&rooms, public).await;
    rooms.summary(room).await.unwrap();
    let entry = store.shelf("public", 1).await.unwrap().remove(0).entry;
    let hours = 60 * 60 * 1000;
    let (fresh, stale) = (RoomId::new(), RoomId::new());
    for (room, age) in [(fresh, 5 * hours), (stale, 7 * hours)] {
        let entry = Entry { rank: entry.rank - age, ..entry.clone() };
        store.shelve("public", room, Some(entry)).await.unwrap();
    }
    let listed: Vec<RoomId> = rooms.listed().await.unwrap().into_iter().map(|listed| listed.room).collect();
    assert_eq!(listed, [room, fresh]);
}

#[tokio::test(start_paused = true)]
async fn entries_of_people_who_were_put_out_are_not_written_again() {
    const PUT_OUT: usize = 30;
    let writes = Arc::new(AtomicUsize::new(0));
    let counted = Arc::clone(&writes);
    let store = Store::Faulty(Faulty::new(Memory::default(), move |operation| {
        if matches!(operation, Operation::Other { .. }) {
            counted.fetch_add(1, Relaxed);
        }
        Fate::FINE
    }));
    let rooms = Rooms::new(store.clone(), RoomsOptions::default(), CancellationToken::new());
    let (room, mut people) = three_sit_down(&rooms, Options::default()).await;
    let mut guests = Vec::new();
    for number in 0..PUT_OUT {
        let network = IpAddr::V4(Ipv4Addr::from_bits(number.try_into().unwrap()));
        let visitor = Visitor { guest: Uuid::new_v4(), network };
        let mut guest = Person::of(Uuid::nil(), rooms.connect(room, visitor, None).await.unwrap());
        while guest.tries(Request::Join { name: format!("Guest number {number}") }).await != Value::Null {
            tokio::time::sleep(Duration::from_secs(5)).await;
        }
        people[0].does(Request::Remove { member: Member::new(3 + u16::try_from(number).unwrap()) }).await;
        guests.push(visitor.guest);
    }
    rooms.summary(room).await.unwrap();
    let again = Rooms::new(store.clone(), RoomsOptions::default(), CancellationToken::new());
    let before = writes.load(Relaxed);
    Person::connect(&again, room, people[0].guest).await.sees(|view| !view.is_null()).await;
    again.summary(room).await.unwrap();
    let written = writes.load(Relaxed) - before;
    assert!(written < PUT_OUT, "{written}");
    for guest in guests {
        assert_eq!(of_guest(&again, guest).await, []);
        assert!(again.knows(guest).await.unwrap(), "what they said can still be deleted");
    }
}
