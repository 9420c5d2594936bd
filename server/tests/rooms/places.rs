//! A full room keeps places for its players.

use conurbation::rooms::{
    ConnectError, Connection, MAX_CONNECTIONS_PER_GUEST, MAX_STANDING, MAX_WATCHING, Rooms, RoomsOptions,
};
use conurbation::store::{RoomId, Store};
use conurbation_room::{Options, Request, SeatKey};
use serde_json::json;
use tokio_util::sync::CancellationToken;
use uuid::Uuid;

use crate::common::{Person, rooms, three_sit_down};

/// As many tabs of a guest as one may have, with this one.
async fn tabs(rooms: &Rooms, room: RoomId, first: Person) -> Vec<Connection> {
    let mut open = vec![first.connection];
    for _ in 1..MAX_CONNECTIONS_PER_GUEST {
        open.push(rooms.connect(room, first.guest, None).await.unwrap());
    }
    open
}

/// Rooms in which so many connections may look on.
async fn rooms_for(watchers_per_room: usize) -> Rooms {
    let options = RoomsOptions { watchers_per_room, ..RoomsOptions::default() };
    Rooms::new(Store::open("memory:").await.unwrap(), options, CancellationToken::new())
}

async fn players_come_back(rooms: &Rooms, room: RoomId, people: Vec<Person>) {
    for person in people {
        let guest = person.guest;
        drop(person);
        let _back = rooms.connect(room, guest, None).await.unwrap();
    }
}

#[tokio::test]
async fn watchers_take_no_places_from_players() {
    let rooms = rooms_for(3).await;
    let (room, people) = three_sit_down(&rooms, Options::default()).await;
    let mut watchers = Vec::new();
    for _ in 0..3 {
        watchers.push(rooms.connect(room, Uuid::new_v4(), None).await.unwrap());
    }
    assert!(matches!(rooms.connect(room, Uuid::new_v4(), None).await, Err(ConnectError::TooMany)));
    players_come_back(&rooms, room, people).await;
    watchers.pop();
    let _next = rooms.connect(room, Uuid::new_v4(), None).await.unwrap();
}

#[tokio::test]
async fn tabs_of_a_watcher_give_way_to_newer_ones() {
    let (rooms, _) = rooms().await;
    let (room, _people) = three_sit_down(&rooms, Options::default()).await;
    let mut first = Person::connect(&rooms, room, Uuid::new_v4()).await;
    let mut others = Vec::new();
    for _ in 0..MAX_CONNECTIONS_PER_GUEST {
        others.push(rooms.connect(room, first.guest, None).await.unwrap());
    }
    while first.next().await != json!({ "closed": 4409 }) {}
    for tab in others {
        assert_eq!(tab.outbox.take().await.close, None);
    }
}

#[tokio::test]
async fn a_watcher_who_joins_leaves_their_place_to_another() {
    let rooms = rooms_for(1).await;
    let (room, _people) = three_sit_down(&rooms, Options::default()).await;
    let mut friend = Person::connect(&rooms, room, Uuid::new_v4()).await;
    assert!(matches!(rooms.connect(room, Uuid::new_v4(), None).await, Err(ConnectError::TooMany)));
    friend.does(Request::Join { name: "Friend".to_owned() }).await;
    let _next = rooms.connect(room, Uuid::new_v4(), None).await.unwrap();
}

/// Keys that anyone may make up give no place in a crowd, and few beside it.
#[tokio::test]
async fn few_come_with_made_up_keys() {
    let (rooms, _) = rooms().await;
    let (room, people) = three_sit_down(&rooms, Options::default()).await;
    let mut open = Vec::new();
    for _ in 0..MAX_WATCHING {
        open.push(rooms.connect(room, Uuid::new_v4(), Some(SeatKey(Uuid::nil()))).await.unwrap());
    }
    let refused = rooms.connect(room, Uuid::new_v4(), Some(SeatKey(Uuid::nil()))).await;
    assert!(matches!(refused, Err(ConnectError::TooMany)));
    let _watcher = rooms.connect(room, Uuid::new_v4(), None).await.unwrap();
    players_come_back(&rooms, room, people).await;
}

#[tokio::test]
async fn members_without_a_seat_take_no_places_from_players() {
    let (rooms, _) = rooms().await;
    let (room, people) = three_sit_down(&rooms, Options::default()).await;
    let mut standing = Vec::new();
    for number in 0..MAX_STANDING / MAX_CONNECTIONS_PER_GUEST {
        let mut person = Person::connect(&rooms, room, Uuid::new_v4()).await;
        person.does(Request::Join { name: format!("Friend {number}") }).await;
        standing.extend(tabs(&rooms, room, person).await);
    }
    let mut late = Person::connect(&rooms, room, Uuid::new_v4()).await;
    late.does(Request::Join { name: "Late".to_owned() }).await;
    assert!(matches!(rooms.connect(room, late.guest, None).await, Err(ConnectError::TooMany)));
    players_come_back(&rooms, room, people).await;
}
