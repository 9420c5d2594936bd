//! When players may become the host of a room. Time is paused.

use std::time::Duration;

use conurbation_room::{ClockRule, Member, Options, Request};
use serde_json::{Value, json};

use crate::common::{Person, rooms, three_play, three_sit_down};

fn become_host(member: u16) -> Request {
    Request::MakeHost { member: Member::new(member) }
}

fn host_away(view: &Value) -> bool {
    view["room"]["host_away"] == true
}

#[tokio::test]
async fn nobody_takes_the_room_while_its_host_reloads_the_page() {
    tokio::time::pause();
    let (rooms, _) = rooms().await;
    let (room, mut people) = three_sit_down(&rooms, Options::default()).await;
    let host = people.remove(0).guest;
    people[0].sees(|view| view["room"]["members"][0]["here"] == false).await;
    for _ in 0..30 {
        assert_eq!(people[0].tries(become_host(1)).await, json!({ "code": "host_not_away" }));
        tokio::time::sleep(Duration::from_secs(1)).await;
    }
    let host = Person::connect(&rooms, room, host).await;
    people[0].sees(|view| view["room"]["members"][0]["here"] == true).await;
    // Each absence counts from its own beginning.
    drop(host);
    tokio::time::sleep(Duration::from_secs(59)).await;
    assert_eq!(people[0].tries(become_host(1)).await, json!({ "code": "host_not_away" }));
    assert!(!host_away(&people[0].view));
}

#[tokio::test]
async fn a_host_who_was_away_takes_the_role_back() {
    tokio::time::pause();
    let (rooms, _) = rooms().await;
    let (room, mut people) = three_sit_down(&rooms, Options::default()).await;
    let guest = people.remove(0).guest;
    people[0].sees(host_away).await;
    people[0].does(become_host(1)).await;
    people[1].sees(|view| view["room"]["host"] == 1 && !host_away(view)).await;

    let mut ann = Person::connect(&rooms, room, guest).await;
    ann.sees(|view| view["room"]["stands_in_for"] == 0).await;
    ann.does(become_host(0)).await;
    people[1].sees(|view| view["room"]["host"] == 0 && view["room"].get("stands_in_for").is_none()).await;
}

#[tokio::test]
async fn a_host_who_comes_back_is_no_longer_away() {
    tokio::time::pause();
    let (rooms, _) = rooms().await;
    let (room, mut people) = three_sit_down(&rooms, Options::default()).await;
    let guest = people.remove(0).guest;
    people[0].sees(host_away).await;
    let _ann = Person::connect(&rooms, room, guest).await;
    people[0].sees(|view| !host_away(view)).await;
    assert_eq!(people[0].tries(become_host(1)).await, json!({ "code": "host_not_away" }));
}

#[tokio::test]
async fn with_the_slow_clock_the_host_keeps_the_role_for_two_days() {
    tokio::time::pause();
    let (rooms, _) = rooms().await;
    let options = Options { clock: ClockRule::Slow, ..Options::default() };
    let (_, mut people) = three_play(&rooms, options).await;
    let began = rooms.clock().now();
    people.remove(0);
    tokio::time::sleep(Duration::from_hours(47)).await;
    assert_eq!(people[0].tries(become_host(1)).await, json!({ "code": "host_not_away" }));
    people[0].sees(host_away).await;
    assert!(rooms.clock().now() - began < 49 * 60 * 60 * 1000);
    people[0].does(become_host(1)).await;
}
