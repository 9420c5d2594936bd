//! A store that an earlier build left behind is read by this one: see `fixtures/README.md`.

#[allow(dead_code, reason = "the tests of the rooms use the rest")]
mod common;

use std::fs;
use std::path::{Path, PathBuf};

use common::{Person, play_until, three_play};
use conurbation::rooms::{Rooms, RoomsOptions};
use conurbation::store::Store;
use conurbation_room::{Body, Channel, Options, Phrase, Request};
use serde_json::{Value, json};
use tokio_util::sync::CancellationToken;
use uuid::Uuid;

fn fixture(name: &str) -> PathBuf {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/fixtures")).join(name)
}

async fn open(file: &Path) -> (Rooms, Store) {
    let store = Store::open(&format!("sqlite:{}", file.display())).await.unwrap();
    (Rooms::new(store.clone(), RoomsOptions::default(), CancellationToken::new()), store)
}

/// What a guest sees and reads on connecting, whoever else is there.
async fn screen(rooms: &Rooms, room: &str, guest: Uuid) -> Value {
    let mut person = Person::connect(rooms, room.parse().unwrap(), guest).await;
    let mut talk = Value::Null;
    while person.view.is_null() {
        let message = person.next().await;
        if let Some(lines) = message.get("talk") {
            talk = lines.clone();
        }
    }
    let mut view = person.view.clone();
    for member in view["room"]["members"].as_array_mut().unwrap() {
        member["here"] = Value::Null;
    }
    view["room"].as_object_mut().unwrap().remove("watching");
    json!({ "guest": guest, "view": view, "talk": talk })
}

#[tokio::test]
async fn a_store_of_an_earlier_build_leads_to_the_same_views() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("conurbation.db");
    fs::copy(fixture("room.db"), &file).unwrap();
    let expected: Value = serde_json::from_slice(&fs::read(fixture("room.json")).unwrap()).unwrap();
    let (rooms, store) = open(&file).await;
    for screen_before in expected["screens"].as_array().unwrap() {
        let guest = serde_json::from_value(screen_before["guest"].clone()).unwrap();
        assert_eq!(screen(&rooms, expected["room"].as_str().unwrap(), guest).await, *screen_before);
    }
    store.close().await;
}

/// Writes the fixture. The present one stands for the stores that people have: for another one, choose new names first.
#[tokio::test]
#[ignore = "writes a fixture"]
async fn write_fixture() {
    let file = fixture("room.db");
    assert!(!file.exists(), "a fixture is never written again");
    let (rooms, store) = open(&file).await;
    let (room, mut people) = three_play(&rooms, Options::default()).await;
    for person in &mut people {
        person.does(Request::Say { channel: Channel::Table, body: Body::Phrase(Phrase::Hello) }).await;
    }
    play_until(&mut people, 7, |view| view["room"]["game"]["two_cities"]["round"] == 2).await;
    let guests: Vec<Uuid> = people.iter().map(|person| person.guest).chain([Uuid::nil()]).collect();
    drop(people);
    let mut screens = Vec::new();
    for guest in guests {
        screens.push(screen(&rooms, room.as_str(), guest).await);
    }
    store.close().await;
    let expected = json!({ "room": room.as_str(), "screens": screens });
    fs::write(fixture("room.json"), serde_json::to_vec_pretty(&expected).unwrap()).unwrap();
}
