//! What one guest may write to a room's log: at a pace, and in all.

#[allow(dead_code, reason = "the tests of the rooms use the rest")]
mod common;

use std::fmt::Display;
use std::time::Duration;

use common::{Person, rooms, three_sit_down};
use conurbation::store::{RoomId, Stream};
use conurbation_room::{Command, Event, EventKind, Options, Request, Room};
use conurbation_rules::common::Seat;
use serde_json::{Value, json};
use tokio::time::sleep;
use uuid::Uuid;

fn renamed(name: impl Display) -> Request {
    Request::Join { name: name.to_string() }
}

#[tokio::test(start_paused = true)]
async fn a_rename_that_comes_too_often_is_refused() {
    let (rooms, _) = rooms().await;
    let (_, mut people) = three_sit_down(&rooms, Options::default()).await;
    // The first name counts too.
    for number in 1..10 {
        people[1].does(renamed(number)).await;
    }
    let refusal = people[1].tries(renamed("again")).await;
    assert_eq!(refusal, json!({ "code": "too_fast", "seconds": 10 }));
    people[2].does(renamed("other")).await;
    sleep(Duration::from_secs(10)).await;
    people[1].does(renamed("again")).await;
    assert_eq!(people[1].tries(renamed("and again")).await["code"], "too_fast");
}

#[tokio::test(start_paused = true)]
async fn whoever_may_not_take_a_name_keeps_nobody_else_out() {
    let (rooms, _) = rooms().await;
    let (_, mut people) = three_sit_down(&rooms, Options::default()).await;
    for number in 1..10 {
        people[1].does(renamed(number)).await;
    }
    let room = rooms.open(Uuid::new_v4(), Options::default()).await.unwrap();
    let mut spent = Person::connect(&rooms, room, people[1].guest).await;
    for _ in 0..12 {
        assert_eq!(spent.tries(renamed("again")).await["code"], "too_fast");
    }
    Person::connect(&rooms, room, Uuid::new_v4()).await.does(renamed("a friend")).await;
}

#[tokio::test(start_paused = true)]
async fn changes_have_a_pace_that_others_do_not_feel() {
    let (rooms, store) = rooms().await;
    let (room, mut people) = three_sit_down(&rooms, Options::default()).await;
    let sit = |times: usize| if times.is_multiple_of(2) { Request::Stand } else { Request::Sit { seat: Seat::new(1) } };
    let (mut done, mut refusal) = (0, Value::Null);
    while done < 1000 {
        refusal = people[1].tries(sit(done)).await;
        if refusal != Value::Null {
            break;
        }
        done += 1;
    }
    // Joining and sitting down took two of the 600.
    assert_eq!((done, refusal), (598, json!({ "code": "too_fast", "seconds": 1 })));
    let written = store.read(room, Stream::Events, 1).await.unwrap().len();
    people[1].tries(sit(done)).await;
    assert_eq!(store.read(room, Stream::Events, 1).await.unwrap().len(), written);
    people[2].does(Request::Stand).await;
    sleep(Duration::from_secs(1)).await;
    for more in 0..5 {
        people[1].does(sit(done + more)).await;
    }
}

#[tokio::test(start_paused = true)]
async fn deleting_talk_counts_as_a_change() {
    let (rooms, _) = rooms().await;
    let (_, mut people) = three_sit_down(&rooms, Options::default()).await;
    let mut done = 0;
    while done < 1000 && people[1].tries(Request::Unsay).await == Value::Null {
        done += 1;
    }
    assert_eq!(done, 598, "joining and sitting down took two of the 600");
}

#[tokio::test]
async fn a_room_whose_log_is_full_takes_no_more() {
    let (rooms, store) = rooms().await;
    let (room, guest) = (RoomId::new(), Uuid::new_v4());
    let first = Room::open(guest, Options::default(), 1).unwrap();
    let host = Room::opened(&first).unwrap().host();
    let named = |number: u64| {
        let name = format!("Ada {number}");
        let what =
            if number == 2 { EventKind::Joined { name, guest, instead_of: None } } else { EventKind::Renamed { name } };
        Event { at: 1, by: Some(host), command: Some(Uuid::from_u128(number.into())), what }.to_record()
    };
    let records = std::iter::once(first.to_record()).chain((2..200_000).map(named)).collect();
    store.append_all(room, Stream::Events, 1, records).await.unwrap();
    let mut ada = Person::connect(&rooms, room, guest).await;
    ada.does(renamed("the last one")).await;
    assert_eq!(ada.tries(Request::Sit { seat: Seat::new(0) }).await, json!({ "code": "log_full" }));
    ada.sees(|view| view["room"]["members"][0]["name"] == "the last one").await;
}

#[tokio::test]
async fn an_id_sent_twice_in_one_batch_is_answered_twice_and_changes_nothing_later() {
    let (rooms, _) = rooms().await;
    let (_, mut people) = three_sit_down(&rooms, Options::default()).await;
    let twice = Command { id: Uuid::new_v4(), request: renamed("Player 1") };
    let between = Command { id: Uuid::new_v4(), request: renamed("Bea") };
    for command in [&twice, &between, &twice] {
        assert!(people[1].connection.send(command.clone()));
    }
    for command in [&twice, &between, &twice] {
        let answer = loop {
            let message = people[1].next_but_views().await;
            if let Some(ack) = message.get("ack").filter(|ack| ack["id"] == json!(command.id)) {
                break ack.clone();
            }
        };
        assert!(answer["no"].is_number());
    }
    people[1].does(Request::Stand).await;
    // Joining, sitting down, the other name, and standing up.
    people[1].sees(|view| view["me"]["no"] == 4).await;
    assert_eq!(people[1].view["room"]["members"][1]["name"], "Bea");
}
