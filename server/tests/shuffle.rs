//! A shuffle on a server: it waits for the browsers that are connected, and for no others.

#[allow(dead_code, reason = "the tests of the rooms use the rest")]
mod common;

use std::time::Duration;

use common::{Person, rooms, three_sit_down};
use conurbation::rooms::{HouseOptions, Rooms};
use conurbation_room::{Options, Request};
use serde_json::Value;
use tokio::time::Instant;
use tokio_util::sync::CancellationToken;

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

#[tokio::test(start_paused = true)]
async fn a_shuffle_goes_on_after_a_restart() {
    let (rooms, store) = rooms().await;
    let (room, mut people) = three_sit_down(&rooms, Options::default()).await;
    people[0].does(Request::Seat).await;
    people[0].sees(|view| view["room"]["shuffling"]["contributed"] == serde_json::json!([0])).await;
    // Who has contributed comes back last: nobody would wait for the others otherwise.
    let guests = [1, 2, 0].map(|seat: usize| people[seat].guest);
    drop(people);
    tokio::time::sleep(Duration::from_mins(1)).await;

    let again = Rooms::new(store, HouseOptions::default(), CancellationToken::new());
    let mut people = Vec::new();
    for guest in guests {
        people.push(Person::connect(&again, room, guest).await);
    }
    let began = Instant::now();
    for person in &mut people {
        person.sees(|view| stage(view) == "shuffling").await;
    }
    people[0].sees(is_seated).await;
    assert!(began.elapsed() < Duration::from_secs(1), "all have contributed after {:?}", began.elapsed());
}
