//! The public tables as `GET /tables` shows them.

use std::time::Duration;

use conurbation_room::{Access, Options, Request};
use conurbation_rules::two_cities::Move;

use crate::{
    browser::{Place, get, site},
    common::three_play,
};

/// What it shows once nobody knows any more what it showed before.
async fn tables(site: &Place) -> String {
    tokio::time::sleep(Duration::from_secs(6)).await;
    get(site, "/tables", &[]).await.body
}

#[tokio::test]
async fn a_draft_changes_nothing_in_the_public_list() {
    tokio::time::pause();
    let site = site().await;
    let (_, mut people) = three_play(&site.rooms, Options { access: Access::Public, ..Options::default() }).await;
    let before = tables(&site).await;
    assert!(before.contains("Turn 1 of 7") && before.contains("Player 0\u{2069}"), "{before}");
    people[0].plays(Move::Draft([2, 4].into_iter().collect())).await;
    assert_eq!(tables(&site).await, before, "only they see it");
    people[0].plays(Move::Choose([2, 4])).await;
    let chosen = tables(&site).await;
    assert!(chosen != before && !chosen.contains("Player 0\u{2069}"), "that they have chosen is public: {chosen}");

    people[0].does(Request::Pause).await;
    let paused = tables(&site).await;
    assert!(paused.contains("Paused") && !paused.contains("Waiting for"), "{paused}");
}
