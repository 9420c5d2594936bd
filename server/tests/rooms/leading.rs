//! Watching a finished game together.

use conurbation::store::Stream;
use conurbation_room::{LeadStep, Options, Request};

use super::common::{play_until, rooms, three_play};

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
