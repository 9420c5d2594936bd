//! Which devices of a guest a room tells of turns, and for how long it keeps where they are.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use conurbation::rooms::{MAX_DEVICES, MAX_ROOMS, Rooms, RoomsOptions, SubscribeError, Subscription};
use conurbation::store::faulty::{Fate, Faulty, Operation};
use conurbation::store::{Memory, RoomId, Store};
use conurbation_room::{Member, Options, Request};
use tokio::task::yield_now;
use tokio::time::sleep;
use tokio_util::sync::CancellationToken;
use uuid::Uuid;

use crate::browsers::Browser;
use crate::common::{Person, rooms, three_play, three_sit_down};

fn device(name: impl std::fmt::Display) -> Subscription {
    Browser::new(3).subscription(&format!("https://push.example.org/{name}"))
}

#[tokio::test]
async fn only_members_of_a_room_are_told_and_only_on_a_few_devices() {
    let (rooms, _) = rooms().await;
    let (room, people) = three_play(&rooms, Options::default()).await;
    let stranger = rooms.subscribe(Uuid::new_v4(), room, device(0)).await;
    assert_eq!(stranger, Err(SubscribeError::NoMember));
    for number in 0..=MAX_DEVICES {
        rooms.subscribe(people[1].guest, room, device(number)).await.unwrap();
    }
    // Asked twice, told once.
    rooms.subscribe(people[1].guest, room, device(MAX_DEVICES)).await.unwrap();
    let told = rooms.subscriptions(people[1].guest, room).await.unwrap();
    assert_eq!(told, (1..=MAX_DEVICES).map(device).collect::<Vec<_>>());
}

async fn asks(rooms: &Rooms, room: RoomId, guest: Uuid, name: &str) -> Subscription {
    let asked = device(name);
    rooms.subscribe(guest, room, asked.clone()).await.unwrap();
    asked
}

#[tokio::test]
async fn notices_are_forgotten_with_their_guest_and_with_no_other() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("store.db");
    let store = Store::open(&format!("sqlite:{}", file.display())).await.unwrap();
    let rooms = Rooms::new(store.clone(), RoomsOptions::default(), CancellationToken::new());
    let (room, people) = three_play(&rooms, Options::default()).await;
    let (me, other) = (people[2].guest, people[1].guest);
    asks(&rooms, room, me, "secret-of-mine").await;
    let of_other = asks(&rooms, room, other, "of-another").await;
    rooms.forget(me).await.unwrap();
    assert_eq!(rooms.subscriptions(me, room).await.unwrap(), []);
    assert_eq!(rooms.subscriptions(other, room).await.unwrap(), [of_other]);
    // Also what an open tab asks for afterwards.
    let late = device("secret-of-mine");
    assert_eq!(rooms.subscribe(me, room, late).await, Err(SubscribeError::NoMember));
    store.close().await;
    for entry in std::fs::read_dir(folder.path()).unwrap() {
        let bytes = std::fs::read(entry.unwrap().path()).unwrap();
        assert!(!bytes.windows(14).any(|part| part == b"secret-of-mine"));
    }
}

/// A store that takes an hour for the second operation about a room after the count was set to 0.
fn slow_at_second(count: &Arc<AtomicUsize>) -> Store {
    let count = Arc::clone(count);
    Store::Faulty(Faulty::new(Memory::default(), move |operation| match operation {
        Operation::Other { room: Some(_) } if count.fetch_add(1, Ordering::Relaxed) == 1 => {
            Fate { takes: Duration::from_hours(1), ..Fate::FINE }
        }
        _ => Fate::FINE,
    }))
}

#[tokio::test]
async fn what_is_renewed_while_a_guest_is_forgotten_does_not_come_back() {
    tokio::time::pause();
    let count = Arc::new(AtomicUsize::new(2));
    let rooms = Rooms::new(slow_at_second(&count), RoomsOptions::default(), CancellationToken::new());
    let (room, people) = three_play(&rooms, Options::default()).await;
    let me = people[2].guest;
    asks(&rooms, room, me, "before").await;
    // The rooms have nothing left to write.
    sleep(Duration::from_secs(1)).await;
    count.store(0, Ordering::Relaxed);
    let renewal = tokio::spawn({
        let rooms = rooms.clone();
        async move { rooms.renew(me, "https://push.example.org/before", Some(&device("after"))).await }
    });
    // It has read, and writes.
    while count.load(Ordering::Relaxed) < 2 {
        yield_now().await;
    }
    rooms.forget(me).await.unwrap();
    assert!(!renewal.is_finished());
    renewal.await.unwrap().unwrap();
    assert_eq!(rooms.subscriptions(me, room).await.unwrap(), []);
}

#[tokio::test]
async fn of_too_many_rooms_the_one_that_was_asked_first_tells_no_more() {
    tokio::time::pause();
    let (rooms, _) = rooms().await;
    let me = Uuid::new_v4();
    let mut asked = Vec::new();
    for _ in 0..=MAX_ROOMS {
        let room = rooms.open(Uuid::new_v4(), Options::default()).await.unwrap();
        let mut tab = Person::connect(&rooms, room, me).await;
        tab.does(Request::Join { name: "Chiara".to_owned() }).await;
        rooms.summary(room).await.unwrap();
        sleep(Duration::from_secs(10)).await;
        asks(&rooms, room, me, "before").await;
        asked.push(room);
        // Another address of the device doesn't count as asking anew.
        if asked.len() == MAX_ROOMS {
            rooms.renew(me, "https://push.example.org/before", Some(&device("after"))).await.unwrap();
        }
    }
    let told = async |room: RoomId| rooms.subscriptions(me, room).await.unwrap();
    assert_eq!(told(asked[0]).await, []);
    assert_eq!(told(asked[1]).await, [device("after")]);
    assert_eq!(told(asked[MAX_ROOMS]).await, [device("before")]);
}

#[tokio::test]
async fn whoever_was_removed_is_told_nowhere() {
    let (rooms, _) = rooms().await;
    let (room, mut people) = three_sit_down(&rooms, Options::default()).await;
    let guest = people[2].guest;
    // Also the second time.
    for _ in 0..2 {
        rooms.summary(room).await.unwrap();
        asks(&rooms, room, guest, "phone").await;
        people[0].does(Request::Remove { member: Member::new(2) }).await;
        rooms.summary(room).await.unwrap();
        assert_eq!(rooms.subscriptions(guest, room).await.unwrap(), []);
        people[0].does(Request::Readmit { member: Member::new(2) }).await;
        let mut back = Person::connect(&rooms, room, guest).await;
        back.does(Request::Join { name: "Chiara".to_owned() }).await;
    }
}

#[tokio::test]
async fn a_device_is_told_once_whatever_it_was_before() {
    let (rooms, _) = rooms().await;
    let (room, people) = three_play(&rooms, Options::default()).await;
    let me = people[1].guest;
    let [before, after] = [asks(&rooms, room, me, "before").await, asks(&rooms, room, me, "after").await];
    rooms.renew(me, &before.endpoint, Some(&after)).await.unwrap();
    assert_eq!(rooms.subscriptions(me, room).await.unwrap(), [after]);
}
