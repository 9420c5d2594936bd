//! What was said during a finished game, beside its replay: whoever could read it then can read it now, and others
//! what partners agreed to show.

use axum::http::{StatusCode, header};
use conurbation::store::RoomId;
use conurbation_room::{Body, Channel, Phrase, Request};
use conurbation_rules::common::{City, Round, Seat, Turn};
use serde_json::{Value, json};

use crate::{
    browser::{Answer, Place, get, site},
    common::{Person, play_until},
    my_games::game,
    profile::someone,
};

async fn talk(site: &Place, room: RoomId, number: &str, cookie: &str) -> Answer {
    get(site, &format!("/r/{room}/games/{number}/talk"), &[("cookie", cookie)]).await
}

/// What everybody said, in order.
async fn said(site: &Place, room: RoomId, cookie: &str) -> Vec<Value> {
    let answer = talk(site, room, "0", cookie).await;
    assert_eq!((answer.status, answer.header(header::CONTENT_TYPE)), (StatusCode::OK, "application/json"));
    let lines: Vec<Value> = serde_json::from_str(&answer.body).expect("lines");
    lines.iter().map(|line| line["body"].clone()).collect()
}

fn say(channel: Channel, text: &str) -> Request {
    Request::Say { channel, body: Body::Text(text.to_owned()) }
}

/// The city that these people share.
fn shared_city(people: &[Person]) -> City {
    let seats: Vec<&Value> = people.iter().map(|person| &person.view["me"]["seat"]).collect();
    let cities = people[0].view["room"]["layout"]["cities"].as_array().expect("cities");
    let shared =
        |owners: &Value| owners.as_array().is_some_and(|owners| seats.iter().all(|seat| owners.contains(seat)));
    City::at(cities.iter().position(shared).expect("neighbours share a city"))
}

#[tokio::test]
async fn what_was_said_in_a_game_is_read_by_those_who_could_read_it_then() {
    let site = site().await;
    let (room, mut people, cookies) = game(&site).await;
    let (watcher_guest, watcher) = someone(&site).await;
    play_until(&mut people, 1, |view| view["room"]["game"]["two_cities"]["phase"] == "place").await;
    let city = shared_city(&people[..2]);
    people[0].does(say(Channel::Table, "Hello all")).await;
    people[0].does(say(Channel::City(city), "Parks?")).await;
    let seat: Seat = serde_json::from_value(people[0].view["me"]["seat"].clone()).expect("a seat");
    let proposal = Body::Proposal { round: Round::new(1), turn: Turn::new(1), seat, tile: 0, cell: [3, 3] };
    people[1].does(Request::Say { channel: Channel::City(city), body: proposal.clone() }).await;
    people[0].does(Request::Say { channel: Channel::City(city), body: Body::Answer { to: 1, accept: true } }).await;
    assert_eq!(talk(&site, room, "0", &cookies[0]).await.status, StatusCode::NOT_FOUND, "the game goes on");

    play_until(&mut people, 2, |view| view["room"]["stage"] == "ended").await;
    people[2].does(say(Channel::Table, "Well played")).await;
    let mut watching = Person::connect(&site.rooms, room, watcher_guest).await;
    watching.does(Request::Join { name: "Walter".to_owned() }).await;
    watching.does(say(Channel::Watchers, "Nicely done")).await;
    let all = [
        json!({ "text": "Hello all" }),
        json!({ "text": "Parks?" }),
        json!(proposal),
        json!({ "answer": { "to": 1, "accept": true } }),
        json!({ "text": "Well played" }),
        json!({ "text": "Nicely done" }),
    ];
    for partner in &cookies[..2] {
        assert_eq!(said(&site, room, partner).await, all);
    }
    for other in [&cookies[2], &watcher] {
        assert_eq!(said(&site, room, other).await, [&all[..1], &all[4..]].concat(), "it isn't their city");
    }

    // What is deleted is gone here, too, and another game has talk of its own.
    people[2].does(Request::Unsay).await;
    assert_eq!(said(&site, room, &watcher).await, [&all[..1], &all[5..]].concat());
    people[0].does(Request::Rematch).await;
    people[0].does(say(Channel::Table, "Once more")).await;
    assert_eq!(said(&site, room, &cookies[0]).await, [&all[..4], &all[5..]].concat());
    for none in ["1", "x", "-1"] {
        assert_eq!(talk(&site, room, none, &cookies[0]).await.status, StatusCode::NOT_FOUND, "{none}");
    }
}

#[tokio::test]
async fn partners_show_what_they_said_if_they_agree() {
    let site = site().await;
    let (room, mut people, cookies) = game(&site).await;
    let (_, watcher) = someone(&site).await;
    play_until(&mut people, 1, |view| view["room"]["game"]["two_cities"]["phase"] == "place").await;
    let city = Channel::City(shared_city(&people[..2]));
    people[0].does(say(city, "Parks?")).await;
    play_until(&mut people, 2, |view| view["room"]["stage"] == "ended").await;
    let phrase = |phrase| Request::Say { channel: city, body: Body::Phrase(phrase) };
    people[0].does(phrase(Phrase::ShowTalk)).await;
    for other in [&cookies[2], &watcher] {
        assert_eq!(said(&site, room, other).await, [""; 0], "the other partner has not agreed");
    }
    people[1].does(phrase(Phrase::ShowTalk)).await;
    let all = [json!({ "text": "Parks?" }), json!({ "phrase": "show_talk" }), json!({ "phrase": "show_talk" })];
    for other in [&cookies[2], &watcher] {
        assert_eq!(said(&site, room, other).await, all);
    }
    people[1].does(phrase(Phrase::KeepTalk)).await;
    assert_eq!(said(&site, room, &watcher).await, [""; 0], "it can be taken back");
    people[1].does(phrase(Phrase::ShowTalk)).await;
    people[0].does(Request::Unsay).await;
    assert_eq!(said(&site, room, &watcher).await, [""; 0], "so it is by whoever deletes what they said");
}

#[tokio::test]
async fn whoever_is_shut_out_of_a_room_reads_nothing_of_it() {
    let site = site().await;
    let (room, mut people, _) = game(&site).await;
    let (_, stranger) = someone(&site).await;
    people[0].does(say(Channel::Table, "Among us")).await;
    play_until(&mut people, 2, |view| view["room"]["stage"] == "ended").await;
    assert_eq!(said(&site, room, &stranger).await.len(), 1);
    people[0].does(Request::SetDoor { door: conurbation_room::Door::Locked }).await;
    let answer = talk(&site, room, "0", &stranger).await;
    assert_eq!(answer.status, StatusCode::NOT_FOUND);
    assert!(!answer.body.contains("Among us"));
}
