//! Watching a finished game together.

use conurbation::store::Stream;
use conurbation_room::{Command, LeadStep, Options, Request};
use uuid::Uuid;

use super::common::{Person, play_until, rooms, three_play};

#[tokio::test]
async fn whoever_leads_through_a_game_leads_until_they_go() {
    tokio::time::pause();
    let (rooms, store) = rooms().await;
    let (room, mut people) = three_play(&rooms, Options::default()).await;
    play_until(&mut people, 1, |view| view["room"]["stage"] == "ended").await;
    let written = store.read(room, Stream::Events, 1).await.unwrap().len();
    for at in [3, 4] {
        people[0].does(Request::Lead(Some(LeadStep { game: 0, at }))).await;
        people[1].sees(|view| view["room"]["lead"]["to"]["at"] == at).await;
    }
    assert_eq!(store.read(room, Stream::Events, 1).await.unwrap().len(), written);
    drop(people.remove(0));
    people[0].sees(|view| view["room"].get("lead").is_none()).await;
}

#[tokio::test]
async fn a_lead_that_is_sent_again_takes_nothing_back() {
    tokio::time::pause();
    let (rooms, _) = rooms().await;
    let (room, mut people) = three_play(&rooms, Options::default()).await;
    play_until(&mut people, 1, |view| view["room"]["stage"] == "ended").await;
    let first = Command { id: Uuid::new_v4(), request: Request::Lead(Some(LeadStep { game: 0, at: 3 })) };
    assert!(people[0].connection.send(first.clone()));
    people[2].sees(|view| view["room"]["lead"]["to"]["at"] == 3).await;
    people[1].does(Request::Lead(Some(LeadStep { game: 0, at: 5 }))).await;
    people[2].sees(|view| view["room"]["lead"]["to"]["at"] == 5).await;
    // Its answer was lost, say.
    let id = first.id.to_string();
    assert!(people[0].connection.send(first));
    while people[0].next_but_views().await["ack"]["id"] != id.as_str() {}
    let mut late = Person::connect(&rooms, room, Uuid::new_v4()).await;
    late.sees(|view| view["room"]["lead"].is_object()).await;
    assert_eq!(late.view["room"]["lead"]["to"]["at"], 5);
}
