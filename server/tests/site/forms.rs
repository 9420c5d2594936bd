//! Opening a room, and following an invitation.

use axum::http::{StatusCode, header};
use conurbation::{net::GateOptions, store::RoomId};
use conurbation_room::Request;
use conurbation_rules::{automas::Mode, games::Kind, square_off};
use uuid::Uuid;

use crate::{
    browser::{Answer, ORIGIN, get, post, site, site_with},
    common::Person,
    guests::guest,
};

/// The room that an answer leads to.
fn room(answer: &Answer) -> RoomId {
    assert_eq!(answer.status, StatusCode::SEE_OTHER);
    let code = answer.header(header::LOCATION).strip_prefix("/r/").expect("the address of a room");
    code.parse().expect("the code of a room")
}

#[tokio::test]
async fn the_form_opens_a_room() {
    let site = site().await;
    let answer = post(&site, "/rooms", &[("origin", ORIGIN)], "seats=5&access=public").await;
    let room = room(&answer);
    let summary = site.rooms.summary(room).await.expect("a room");
    assert_eq!((summary.seats.len(), summary.public, summary.host), (5, true, None));

    // Whoever sent the form is the host.
    let guest: Uuid = guest(&answer).parse().expect("a uuid");
    Person::connect(&site.rooms, room, guest).await.does(Request::Join { name: "Ada".to_owned() }).await;
    assert_eq!(site.rooms.summary(room).await.expect("a room").host.as_deref(), Some("Ada"));
}

#[tokio::test]
async fn the_form_starts_a_campaign_for_one_player() {
    let site = site().await;
    let answer = post(&site, "/solo", &[("origin", ORIGIN)], "mode=full&level=5&campaign=six").await;
    let summary = site.rooms.summary(room(&answer)).await.expect("a room");
    assert_eq!((summary.seats.len(), summary.public), (1, false));
    assert_eq!(summary.game, Kind::Automas { mode: Mode::Full, level: 5 });
    let campaign = summary.campaign.expect("a campaign");
    assert_eq!((campaign.length, campaign.games.len(), campaign.finished), (6, 0, false));

    let answer = post(&site, "/solo", &[("origin", ORIGIN)], "mode=simple&level=1&campaign=none").await;
    assert_eq!(site.rooms.summary(room(&answer)).await.expect("a room").campaign, None);
}

#[tokio::test]
async fn the_form_opens_a_room_for_two_sides() {
    let site = site().await;
    for (form, mode, seats) in [
        ("mode=base&seats=2", square_off::Mode::Base, 2),
        ("mode=sprint&seats=4", square_off::Mode::Sprint, 4),
        ("mode=sprawl&seats=7", square_off::Mode::Sprawl, 7),
    ] {
        let answer = post(&site, "/square-off", &[("origin", ORIGIN)], form).await;
        let room = room(&answer);
        let summary = site.rooms.summary(room).await.expect("a room");
        assert_eq!(summary.game, Kind::SquareOff(square_off::Variant { mode, ..square_off::Variant::default() }));
        assert_eq!(summary.seats.len(), seats);
        let page = get(&site, &format!("/r/{room}"), &[]).await.body;
        assert!(page.contains("A challenge to City Square Off") && !page.contains("Between Two Cities in the browser"));
    }
    for form in ["", "mode=base", "mode=base&seats=1", "mode=base&seats=8", "mode=race&seats=2"] {
        let answer = post(&site, "/square-off", &[("origin", ORIGIN)], form).await;
        assert_eq!(answer.status, StatusCode::BAD_REQUEST, "{form}");
    }
}

#[tokio::test]
async fn only_pages_of_this_site_can_open_rooms() {
    let site = site().await;
    for headers in [
        vec![],
        vec![("origin", "http://evil.test")],
        vec![("origin", "https://cities.local")],
        vec![("origin", "null")],
    ] {
        for (path, form) in [
            ("/rooms", "seats=5&access=public"),
            ("/solo", "mode=full&level=5&campaign=six"),
            ("/square-off", "mode=base&seats=2"),
        ] {
            let answer = post(&site, path, &headers, form).await;
            assert_eq!(answer.status, StatusCode::FORBIDDEN, "{path} {headers:?}");
            assert_eq!(answer.header(header::LOCATION), "", "{path} {headers:?}");
            assert!(answer.body.contains("<h1>"), "{path} {headers:?}");
        }
    }
}

#[tokio::test]
async fn forms_must_come_from_the_public_url() {
    let url = Some("https://cities.example.org".parse().expect("an address"));
    let site = site_with(GateOptions { public_url: url, ..GateOptions::default() }).await;
    let form = "seats=3&access=private";
    let through = post(&site, "/rooms", &[("origin", "https://cities.example.org")], form).await;
    assert_eq!(through.status, StatusCode::SEE_OTHER);
    assert_eq!(post(&site, "/rooms", &[("origin", ORIGIN)], form).await.status, StatusCode::FORBIDDEN);
}

#[tokio::test]
async fn impossible_rooms_are_refused() {
    let site = site().await;
    let long = format!("seats=5&access=public&more={}", "x".repeat(4096));
    for form in
        ["", "seats=5", "seats=1&access=public", "seats=8&access=private", "seats=5&access=both", "seats=x", &long]
    {
        let answer = post(&site, "/rooms", &[("origin", ORIGIN)], form).await;
        assert_eq!(answer.status, StatusCode::BAD_REQUEST, "{form}");
        assert_eq!(answer.header(header::LOCATION), "", "{form}");
    }
}

#[tokio::test]
async fn impossible_games_against_the_automas_are_refused() {
    let site = site().await;
    for form in [
        "",
        "mode=full&level=5",
        "mode=full&level=0&campaign=three",
        "mode=full&level=8&campaign=three",
        "mode=hard&level=1&campaign=three",
        "mode=full&level=1&campaign=four",
    ] {
        let answer = post(&site, "/solo", &[("origin", ORIGIN)], form).await;
        assert_eq!(answer.status, StatusCode::BAD_REQUEST, "{form}");
    }
}

#[tokio::test]
async fn an_invitation_leads_to_its_room() {
    let site = site().await;
    let answer = get(&site, "/join?link=https%3A%2F%2Fcities.test%2Fr%2F0123456789abcdef", &[]).await;
    assert_eq!(room(&answer).as_str(), "0123456789abcdef");
    let answer = get(&site, "/join?link=%2F%2Fevil.test", &[]).await;
    assert_eq!((answer.status, answer.header(header::LOCATION)), (StatusCode::NOT_FOUND, ""));
}
