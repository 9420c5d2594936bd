//! A shuffle on a server: it waits for the browsers that are connected, and for no others.

#[allow(dead_code, reason = "the tests of the rooms use the rest")]
mod common;

use std::time::Duration;

use common::{Person, rooms, three_sit_down};
use conurbation::rooms::{Rooms, RoomsOptions};
use conurbation::store::{RoomId, Store, Stream};
use conurbation_room::{Options, Request};
use serde_json::Value;
use tokio::time::Instant;
use tokio_util::sync::CancellationToken;
use uuid::Uuid;

fn stage(view: &Value) -> &str {
    view["room"]["stage"].as_str().expect("a room has a stage")
}

fn is_seated(view: &Value) -> bool {
    stage(view) == "seated"
}

#[tokio::test(start_paused = true)]
async fn nobody_waits_once_everyone_who_is_connected_has_contributed() {
    let (rooms, _) = rooms().await;
    let (_, mut people) = three_sit_down(&rooms, Options::default()).await;
    let gone = people.remove(1);
    drop(gone);
    let began = Instant::now();
    people[0].does(Request::Seat).await;
    people[1].sees(|view| stage(view) == "shuffling").await;
    people[0].sees(is_seated).await;
    assert!(began.elapsed() < Duration::from_secs(1), "it took {:?}", began.elapsed());
}

#[tokio::test(start_paused = true)]
async fn a_browser_that_says_nothing_is_awaited_for_five_seconds() {
    let (rooms, _) = rooms().await;
    let (_, mut people) = three_sit_down(&rooms, Options::default()).await;
    let began = Instant::now();
    people[0].does(Request::Seat).await;
    // The third one's messages are never read, so nothing is answered.
    people[1].sees(|view| stage(view) == "shuffling").await;
    people[0].sees(is_seated).await;
    assert_eq!(began.elapsed().as_secs(), 5);
}

/// The rooms of a server that was restarted during a shuffle, to which only the first player had contributed; the room,
/// and its players, who are on their way back.
async fn restarted() -> (Rooms, Store, RoomId, [Uuid; 3]) {
    let (rooms, store) = rooms().await;
    let (room, mut people) = three_sit_down(&rooms, Options::default()).await;
    people[0].does(Request::Seat).await;
    people[0].sees(|view| view["room"]["shuffling"]["contributed"] == serde_json::json!([0])).await;
    let guests = [0, 1, 2].map(|seat: usize| people[seat].guest);
    drop(people);
    tokio::time::sleep(Duration::from_mins(1)).await;
    let again = Rooms::new(store.clone(), RoomsOptions::default(), CancellationToken::new());
    (again, store, room, guests)
}

#[tokio::test(start_paused = true)]
async fn after_a_restart_a_shuffle_waits_for_everyone_on_their_way_back() {
    let (rooms, store, room, guests) = restarted().await;
    let began = Instant::now();
    let mut people = Vec::new();
    for guest in guests {
        let mut person = Person::connect(&rooms, room, guest).await;
        person.sees(|view| !view.is_null()).await;
        people.push(person);
        tokio::time::sleep(Duration::from_secs(1)).await;
    }
    people[0].sees(is_seated).await;
    let records = store.read(room, Stream::Events, 1).await.expect("records");
    let contributed = records.iter().filter(|record| String::from_utf8_lossy(&record.bytes).contains("contributed"));
    assert_eq!(contributed.count(), 3, "nobody's part is left out");
    assert!(began.elapsed() < Duration::from_secs(4), "all have contributed after {:?}", began.elapsed());
}

#[tokio::test(start_paused = true)]
async fn who_stays_away_after_a_restart_is_awaited_for_five_seconds() {
    let (rooms, _store, room, guests) = restarted().await;
    let mut first = Person::connect(&rooms, room, guests[0]).await;
    let began = Instant::now();
    first.sees(is_seated).await;
    assert_eq!(began.elapsed().as_secs(), 5);
    first.does(Request::Unseat).await;
    let began = Instant::now();
    first.does(Request::Seat).await;
    first.sees(is_seated).await;
    assert!(began.elapsed() < Duration::from_secs(1), "but not for a second time");
}
