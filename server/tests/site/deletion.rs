//! Deleting talk, and what is known of a guest.

use crate::common::{Person, rooms, three_play, three_sit_down};
use conurbation::rooms::{Rooms, RoomsOptions};
use conurbation::store::{RoomId, Store, Stream};
use conurbation_room::{Body, Channel, Member, Options, Request};
use conurbation_rules::common::Seat;
use serde_json::{Value, json};
use tokio_util::sync::CancellationToken;
use uuid::Uuid;

fn say(text: &str) -> Request {
    Request::Say { channel: Channel::Table, body: Body::Text(text.to_owned()) }
}

/// The texts of the talk that somebody who connects now is sent.
async fn talk(rooms: &Rooms, room: RoomId, guest: Uuid) -> Vec<String> {
    let connection = rooms.connect(room, guest, None).await.unwrap();
    let frames = connection.outbox.take().await.frames;
    let messages = frames.iter().map(|frame| serde_json::from_str::<Value>(frame).unwrap());
    let lines: Vec<Value> =
        messages.filter_map(|message| Some(message.get("talk")?.as_array()?.clone())).flatten().collect();
    lines.iter().map(|line| line["body"]["text"].as_str().unwrap().to_owned()).collect()
}

async fn records(store: &Store, room: RoomId, stream: Stream) -> String {
    let records = store.read(room, stream, 1).await.unwrap();
    records.iter().map(|record| String::from_utf8_lossy(&record.bytes).into_owned() + "\n").collect()
}

/// Waits for a message of this kind.
async fn hears(person: &mut Person, kind: &str) -> Value {
    loop {
        let message = person.next_but_views().await;
        if let Some(found) = message.get(kind) {
            return found.clone();
        }
    }
}

#[tokio::test]
async fn cleared_talk_is_gone_for_everyone_and_for_good() {
    let (rooms, store) = rooms().await;
    let (room, mut people) = three_sit_down(&rooms, Options::default()).await;
    people[1].does(say("secret")).await;
    assert_eq!(people[1].tries(Request::ClearTalk).await, json!({ "code": "not_host" }));
    people[0].does(Request::ClearTalk).await;
    assert_eq!(hears(&mut people[2], "unsaid").await, "all");
    assert_eq!(records(&store, room, Stream::Talk).await, "");
    assert!(talk(&rooms, room, Uuid::new_v4()).await.is_empty(), "memory knows nothing of it");
    people[1].does(say("anew")).await;
    assert_eq!(store.read(room, Stream::Talk, 1).await.unwrap().len(), 1, "numbers begin again");
    assert_eq!(talk(&rooms, room, Uuid::new_v4()).await, ["anew"]);
}

#[tokio::test]
async fn own_lines_go_even_from_what_waits_to_be_sent() {
    let (rooms, store) = rooms().await;
    let (room, mut people) = three_sit_down(&rooms, Options::default()).await;
    people[1].does(say("secret")).await;
    people[0].does(say("Hi")).await;
    // The third person has read nothing yet.
    people[1].does(Request::Unsay).await;
    let waiting = people[2].connection.outbox.take().await.frames;
    assert!(waiting.iter().all(|frame| !frame.contains("secret")), "{waiting:?}");
    assert!(waiting.iter().any(|frame| frame.contains("\"Hi\"")), "the rest is still sent");
    assert!(waiting.iter().any(|frame| **frame == *r#"{"unsaid":{"by":1}}"#));
    assert!(!records(&store, room, Stream::Talk).await.contains("secret"));
    assert_eq!(talk(&rooms, room, Uuid::new_v4()).await, ["Hi"]);
    people[1].does(say("Hello again")).await;

    let again = Rooms::new(store, RoomsOptions::default(), CancellationToken::new());
    assert_eq!(talk(&again, room, Uuid::new_v4()).await, ["Hi", "Hello again"], "after a restart too");
}

#[tokio::test]
async fn talk_that_was_deleted_once_is_not_deleted_twice() {
    let (rooms, _store) = rooms().await;
    let (room, mut people) = three_sit_down(&rooms, Options::default()).await;
    let id = people[0].send(Request::ClearTalk);
    hears(&mut people[0], "ack").await;
    people[1].does(say("later")).await;
    assert!(people[0].connection.send(conurbation_room::Command { id, request: Request::ClearTalk }));
    hears(&mut people[0], "ack").await;
    assert_eq!(talk(&rooms, room, Uuid::new_v4()).await, ["later"]);
}

#[tokio::test]
async fn nobody_hears_of_a_deletion_of_nothing() {
    let (rooms, _store) = rooms().await;
    let (_room, mut people) = three_sit_down(&rooms, Options::default()).await;
    people[0].does(say("Hi")).await;
    people[1].does(Request::Unsay).await;
    let waiting = people[2].connection.outbox.take().await.frames;
    assert!(waiting.iter().any(|frame| frame.contains("\"Hi\"")), "{waiting:?}");
    assert!(waiting.iter().all(|frame| !frame.contains("unsaid")), "{waiting:?}");
}

#[tokio::test]
async fn a_muted_player_is_told_why() {
    let (rooms, _store) = rooms().await;
    let (_room, mut people) = three_sit_down(&rooms, Options::default()).await;
    people[0].does(Request::Mute { member: Member::new(1), on: true }).await;
    assert_eq!(people[1].tries(say("Hello?")).await, json!({ "code": "muted" }));
}

/// The whole content of a store in a file, its log included.
async fn bytes(store: &Store, path: &std::path::Path) -> Vec<u8> {
    store.close().await;
    std::fs::read(path).unwrap()
}

fn contains(bytes: &[u8], text: &str) -> bool {
    bytes.windows(text.len()).any(|window| window == text.as_bytes())
}

#[tokio::test]
async fn nothing_of_a_forgotten_guest_is_left_in_the_file() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("store.db");
    let store = Store::open(&format!("sqlite:{}", path.display())).await.unwrap();
    let rooms = Rooms::new(store.clone(), RoomsOptions::default(), CancellationToken::new());
    let (playing, mut people) = three_play(&rooms, Options::default()).await;
    let guest = people[1].guest;
    people[1].does(Request::Join { name: "Xaverine".to_owned() }).await;
    people[1].does(Request::Join { name: "Xaverine Q".to_owned() }).await;
    people[1].does(say("unforgettable words")).await;
    people[0].does(say("Xylophon")).await;
    let alone = rooms.open(guest, Options::default()).await.unwrap();
    let mut me = Person::connect(&rooms, alone, guest).await;
    me.does(Request::Join { name: "Xaverine".to_owned() }).await;
    me.does(Request::Sit { seat: Seat::new(0) }).await;
    rooms.summary(alone).await.unwrap();

    rooms.forget(guest).await.unwrap();
    rooms.forget(guest).await.unwrap();
    people[0].sees(|view| view["room"]["members"][1]["name"] == "Guest 2").await;
    assert_eq!(hears(&mut people[1], "closed").await, 1012, "they come back as somebody else");
    assert_eq!(hears(&mut me, "closed").await, 4404, "nobody else ever joined it");
    assert!(rooms.summary(alone).await.is_err());
    assert_eq!(talk(&rooms, playing, Uuid::new_v4()).await, ["Xylophon"]);
    assert!(rooms.of_guest(guest).await.unwrap().is_empty());
    let listed = rooms.of_guest(people[0].guest).await.unwrap();
    assert!(listed[0].summary.seats.contains(&Some("Guest 2".to_owned())), "{listed:?}");

    let again = Rooms::new(store.clone(), RoomsOptions::default(), CancellationToken::new());
    let mut other = Person::connect(&again, playing, people[0].guest).await;
    other.sees(|view| view["room"]["members"][1]["name"] == "Guest 2").await;
    assert_eq!(other.view["room"]["stage"], "playing", "the game goes on");

    let bytes = bytes(&store, &path).await;
    assert!(contains(&bytes, "Xylophon"), "what others said stays");
    for trace in ["Xaverine", "unforgettable", &guest.to_string()] {
        assert!(!contains(&bytes, trace), "{trace}");
    }
}

#[tokio::test]
async fn a_forgotten_guest_leaves_no_new_room() {
    let (rooms, store) = rooms().await;
    let guest = Uuid::new_v4();
    rooms.forget(guest).await.unwrap();
    assert!(rooms.open(guest, Options::default()).await.is_err(), "a page that was on its way");
    assert!(store.census().await.unwrap().is_empty());
    assert!(!rooms.knows(guest).await.unwrap());
}

#[tokio::test]
async fn no_guest_deletes_a_room_of_somebody_else() {
    let (rooms, store) = rooms().await;
    let room = rooms.open(Uuid::new_v4(), Options::default()).await.unwrap();
    let mut ann = Person::connect(&rooms, room, Uuid::new_v4()).await;
    ann.does(Request::Join { name: "Annika".to_owned() }).await;
    rooms.forget(ann.guest).await.unwrap();
    rooms.summary(room).await.unwrap();
    assert!(!records(&store, room, Stream::Events).await.contains("Annika"));
}

#[tokio::test]
async fn a_guest_is_forgotten_in_rooms_that_are_not_in_memory() {
    let (rooms, store) = rooms().await;
    let (room, people) = three_sit_down(&rooms, Options::default()).await;
    let guest = people[2].guest;
    rooms.summary(room).await.unwrap();
    let again = Rooms::new(store.clone(), RoomsOptions::default(), CancellationToken::new());
    assert_eq!(again.alive(), 0);
    again.forget(guest).await.unwrap();
    assert!(!records(&store, room, Stream::Events).await.contains("Player 2"));
    assert!(again.of_guest(guest).await.unwrap().is_empty());
}
