//! A crowd that comes and goes, and who comes after it. Time is paused.

use std::time::Duration;

use conurbation::rooms::{Rooms, RoomsOptions};
use conurbation::store::{RoomId, Store, Stream};
use conurbation_room::{Body, Channel, MAX_MEMBERS, Options, Request};
use serde_json::{Value, json};
use tokio::time::sleep;
use tokio_util::sync::CancellationToken;
use uuid::Uuid;

use crate::common::{Person, rooms, three_sit_down};

/// The time after which a room takes in another newcomer from the same address.
const NEXT: Duration = Duration::from_secs(20);

fn join(name: &str) -> Request {
    Request::Join { name: name.to_owned() }
}

fn say(text: &str) -> Request {
    Request::Say { channel: Channel::Table, body: Body::Text(text.to_owned()) }
}

/// Fills a room with cookies, each of whom says their number and leaves; returns their guests.
async fn crowd(rooms: &Rooms, room: RoomId) -> Vec<Uuid> {
    let mut guests = Vec::new();
    for number in 3..MAX_MEMBERS {
        sleep(NEXT).await;
        let mut cookie = Person::connect(rooms, room, Uuid::new_v4()).await;
        cookie.does(join(&format!("cookie {number}"))).await;
        cookie.does(say(&format!("crumb {number}"))).await;
        guests.push(cookie.guest);
    }
    sleep(NEXT).await;
    guests
}

/// The members that somebody sees, by number.
fn members(view: &Value) -> Vec<u64> {
    view["room"]["members"].as_array().unwrap().iter().map(|member| member["no"].as_u64().unwrap()).collect()
}

async fn records(store: &Store, room: RoomId, stream: Stream) -> String {
    let records = store.read(room, stream, 1).await.unwrap();
    records.iter().map(|record| String::from_utf8_lossy(&record.bytes).into_owned() + "\n").collect()
}

#[tokio::test]
async fn forty_guests_who_came_and_went_leave_a_place_for_a_friend() {
    tokio::time::pause();
    let (rooms, _) = rooms().await;
    let (room, mut people) = three_sit_down(&rooms, Options::default()).await;
    let cookies = crowd(&rooms, room).await;
    let mut friend = Person::connect(&rooms, room, Uuid::new_v4()).await;
    let said = friend.next_but_views().await;
    assert!(said.get("hello").is_some());
    let talk = friend.next_but_views().await["talk"].clone();
    friend.does(join("Friend")).await;
    friend.sees(|view| view["me"]["member"] == 40).await;
    assert!(talk.as_array().unwrap().iter().all(|line| line["by"] != 40), "the friend said none of it");
    assert_eq!(talk[36]["body"]["text"], "crumb 39");
    assert!(!members(&friend.view).contains(&39), "and whoever said the last line is gone");

    let mut back = Person::connect(&rooms, room, cookies[36]).await;
    back.sees(|view| view["me"]["member"].is_null()).await;
    back.does(join("cookie 39")).await;
    back.sees(|view| view["me"]["member"] == 39).await;
    people[0].sees(|view| members(view).ends_with(&[37, 39, 40])).await;
}

#[tokio::test]
async fn nobody_who_is_connected_gives_way() {
    tokio::time::pause();
    let (rooms, _) = rooms().await;
    let (room, people) = three_sit_down(&rooms, Options::default()).await;
    let cookies = crowd(&rooms, room).await;
    let mut connected = Vec::new();
    for guest in cookies {
        connected.push(Person::connect(&rooms, room, guest).await);
    }
    let mut friend = Person::connect(&rooms, room, Uuid::new_v4()).await;
    assert_eq!(friend.tries(join("Friend")).await, json!({ "code": "room_full", "limit": 40 }));
    drop(connected.remove(5));
    friend.does(join("Friend")).await;
    friend.sees(|view| !members(view).contains(&8) && members(view).contains(&9)).await;
    drop(people);
}

#[tokio::test]
async fn whoever_gave_way_can_have_their_data_deleted() {
    tokio::time::pause();
    let (rooms, store) = rooms().await;
    let (room, people) = three_sit_down(&rooms, Options::default()).await;
    let guest = crowd(&rooms, room).await[36];
    let mut friend = Person::connect(&rooms, room, Uuid::new_v4()).await;
    friend.does(join("Friend")).await;
    assert!(rooms.of_guest(guest).await.unwrap().is_empty(), "it is not among their games");
    rooms.forget(guest).await.unwrap();
    let log = records(&store, room, Stream::Events).await + &records(&store, room, Stream::Talk).await;
    for trace in ["cookie 39", "crumb 39", &guest.to_string()] {
        assert!(!log.contains(trace), "{trace}");
    }
    assert!(log.contains("cookie 38") && log.contains("crumb 38"));

    let again = Rooms::new(store, RoomsOptions::default(), CancellationToken::new());
    let mut host = Person::connect(&again, room, people[0].guest).await;
    host.sees(|view| members(view).ends_with(&[37, 38, 40])).await;
}
