//! Making a room, and following an invitation.

use axum::http::{StatusCode, header};
use conurbation::net::{
    GateOptions,
    lobby::{Access, NewRoom},
};

use crate::{
    browser::{KEY, ORIGIN, get, post, site, site_with},
    lobby::{FakeLobby, NEW_CODE},
};

#[tokio::test]
async fn a_new_room_is_made_and_entered() {
    let lobby = FakeLobby::party();
    let site = site(lobby.clone());
    let answer = post(&site, "/rooms", &[("origin", ORIGIN)], "seats=5&access=public").await;
    assert_eq!(answer.status, StatusCode::SEE_OTHER);
    assert_eq!(answer.header(header::LOCATION), format!("/r/{NEW_CODE}"));
    assert!(answer.header(header::SET_COOKIE).starts_with("guest="), "the host is known from now on");
    let created = lobby.created.lock().expect("not poisoned");
    let [(host, wish)] = created.as_slice() else { panic!("one room: {created:?}") };
    assert_eq!(*wish, NewRoom { seats: 5, access: Access::Public });
    assert!(answer.header(header::SET_COOKIE).contains(&host.0.to_string()));
}

#[tokio::test]
async fn only_pages_of_this_site_make_rooms() {
    let lobby = FakeLobby::party();
    let site = site(lobby.clone());
    for headers in [
        vec![],
        vec![("origin", "http://evil.test")],
        vec![("origin", "https://cities.test")],
        vec![("origin", "null")],
    ] {
        let answer = post(&site, "/rooms", &headers, "seats=5&access=public").await;
        assert_eq!(answer.status, StatusCode::FORBIDDEN, "{headers:?}");
        assert!(answer.body.contains("<h1>"), "{headers:?}");
    }
    assert!(lobby.created.lock().expect("not poisoned").is_empty());
}

#[tokio::test]
async fn behind_a_public_address_that_one_counts() {
    let url = Some("https://cities.example.org".parse().expect("an address"));
    let site = site_with(FakeLobby::party(), GateOptions { public_url: url, ..GateOptions::new(KEY) });
    let form = "seats=3&access=private";
    let through = post(&site, "/rooms", &[("origin", "https://cities.example.org")], form).await;
    assert_eq!(through.status, StatusCode::SEE_OTHER);
    assert_eq!(post(&site, "/rooms", &[("origin", ORIGIN)], form).await.status, StatusCode::FORBIDDEN);
}

#[tokio::test]
async fn impossible_rooms_are_refused() {
    let lobby = FakeLobby::party();
    let site = site(lobby.clone());
    let long = format!("seats=5&access=public&more={}", "x".repeat(4096));
    for form in
        ["", "seats=5", "seats=2&access=public", "seats=8&access=private", "seats=5&access=both", "seats=x", &long]
    {
        let answer = post(&site, "/rooms", &[("origin", ORIGIN)], form).await;
        assert_eq!(answer.status, StatusCode::BAD_REQUEST, "{form}");
    }
    assert!(lobby.created.lock().expect("not poisoned").is_empty());
}

#[tokio::test]
async fn an_invitation_leads_to_its_room() {
    let site = site(FakeLobby::party());
    let answer = get(&site, "/join?link=https%3A%2F%2Fcities.test%2Fr%2F0123456789abcdef", &[]).await;
    assert_eq!(answer.header(header::LOCATION), "/r/0123456789abcdef");
    let answer = get(&site, "/join?link=%2F%2Fevil.test", &[]).await;
    assert_eq!((answer.status, answer.header(header::LOCATION)), (StatusCode::NOT_FOUND, ""));
}
