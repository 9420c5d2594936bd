//! A full room keeps places for its players.

use conurbation::rooms::{ConnectError, Connection, MAX_CONNECTIONS_PER_GUEST, MAX_STANDING, MAX_WATCHING, Rooms};
use conurbation::store::RoomId;
use conurbation_room::{Options, Request};
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

async fn players_come_back(rooms: &Rooms, room: RoomId, people: Vec<Person>) {
    for person in people {
        let guest = person.guest;
        drop(person);
        let _back = rooms.connect(room, guest, None).await.unwrap();
    }
}

#[tokio::test]
async fn watchers_take_no_places_from_players() {
    let (rooms, _) = rooms().await;
    let (room, people) = three_sit_down(&rooms, Options::default()).await;
    let mut watchers = Vec::new();
    for _ in 0..MAX_WATCHING {
        watchers.push(rooms.connect(room, Uuid::new_v4(), None).await.unwrap());
    }
    assert!(matches!(rooms.connect(room, Uuid::new_v4(), None).await, Err(ConnectError::TooMany)));
    players_come_back(&rooms, room, people).await;
    watchers.pop();
    let _next = rooms.connect(room, Uuid::new_v4(), None).await.unwrap();
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
