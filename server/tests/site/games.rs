//! A finished game can be downloaded, by those who are admitted to the room.

use std::sync::Arc;

use axum::http::{StatusCode, header};
use conurbation::rooms::{ConnectError, HouseOptions, Rooms, Visitor};
use conurbation::store::{Record, Stream};
use conurbation_room::{GameFile, Kept, Options, Request, Verdict};
use tokio_util::sync::CancellationToken;
use uuid::Uuid;

use crate::browser::{get, site};
use crate::common::{play_until, three_play};

fn is_good(json: &str) -> bool {
    let file = GameFile::from_json(json.as_bytes()).expect("a game file");
    file.check(&Kept::default()).iter().all(|finding| finding.verdict == Verdict::Good)
}

#[tokio::test]
async fn a_game_can_be_downloaded_once_it_is_over() {
    let site = site().await;
    let (room, mut people) = three_play(&site.rooms, Options::default()).await;
    let address = format!("/r/{room}/games/0.json");
    let seed_of = |people: &[crate::common::Person]| people[0].view["room"]["seating"]["seed"].clone();
    play_until(&mut people, 1, |view| view["room"]["game"]["two_cities"]["round"] == 3).await;
    let early = get(&site, &address, &[]).await;
    assert_eq!(early.status, StatusCode::NOT_FOUND);
    assert!(early.body.contains("No such game") && !early.body.contains("secret"), "{}", early.body);

    play_until(&mut people, 2, |view| view["room"]["stage"] == "ended").await;
    let loads = site.rooms.loads();
    let file = get(&site, &address, &[]).await;
    assert_eq!(file.status, StatusCode::OK);
    assert_eq!(file.header(header::CONTENT_TYPE), "application/json");
    assert_eq!(file.header(header::CONTENT_DISPOSITION), "attachment; filename=\"conurbation-game-1.json\"");
    assert!(is_good(&file.body) && file.body.contains(seed_of(&people).as_str().unwrap()));
    for person in &people {
        assert!(!file.body.contains(&person.guest.to_string()), "no guest's id is in it");
    }
    assert_eq!(site.rooms.loads(), loads, "the room itself is not read again");
    people[1].does(Request::Join { name: "Player 9".to_owned() }).await;
    let renamed = get(&site, &address, &[]).await.body;
    assert_eq!(renamed, file.body.replace("Player 1", "Player 9"));

    people[0].does(Request::Rematch).await;
    crate::common::draw_seating(&mut people).await;
    assert_eq!(get(&site, &address, &[]).await.body, renamed, "another game changes nothing");
    for none in ["1.json", "2.json", "0", "0.txt", ".json", "-1.json", "4294967296.json", "0.json.json", "%00.json"] {
        let answer = get(&site, &format!("/r/{room}/games/{none}"), &[]).await;
        assert_eq!(answer.status, StatusCode::NOT_FOUND, "{none}");
        assert!(answer.body.contains("No such game"), "{none}");
    }
    assert_eq!(get(&site, "/r/0123456789abcdef/games/0.json", &[]).await.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn a_game_is_for_those_who_are_admitted() {
    let site = site().await;
    let (room, mut people) = three_play(&site.rooms, Options { watchers: false, ..Options::default() }).await;
    play_until(&mut people, 3, |view| view["room"]["stage"] == "ended").await;
    let stranger = get(&site, &format!("/r/{room}/games/0.json"), &[]).await;
    assert_eq!(stranger.status, StatusCode::NOT_FOUND);
    assert!(stranger.body.contains("No such game") && !stranger.body.contains("Player"));

    // After a restart, too.
    let again = Rooms::new(site.store.clone(), HouseOptions::default(), CancellationToken::new());
    for rooms in [&site.rooms, &again] {
        let refused = rooms.game_file(room, 0, Uuid::new_v4()).await;
        assert!(matches!(refused, Err(ConnectError::NotAdmitted)), "{refused:?}");
        let file = rooms.game_file(room, 0, people[1].guest).await.expect("admitted").expect("over");
        assert!(is_good(std::str::from_utf8(&file).expect("text")));
    }
    site.rooms.close(room).await.expect("a room");
    assert!(matches!(again.game_file(room, 0, people[1].guest).await, Err(ConnectError::Closed)));
}

#[tokio::test]
async fn a_game_that_could_not_be_read_keeps_nobody_out_of_the_room() {
    let site = site().await;
    let (room, people) = three_play(&site.rooms, Options::default()).await;
    let rooms = Rooms::new(site.store.clone(), HouseOptions::default(), CancellationToken::new());
    let opening = site.store.read(room, Stream::Events, 1).await.expect("records").swap_remove(0);
    let damaged = Record { seq: 1, bytes: b"{}".to_vec() };
    site.store.redact(room, Stream::Events, vec![damaged]).await.expect("a record");
    let unreadable = rooms.game_file(room, 0, people[1].guest).await;
    assert!(matches!(unreadable, Err(ConnectError::Corrupt(_))), "{unreadable:?}");
    site.store.redact(room, Stream::Events, vec![opening]).await.expect("a record");
    let visitor = Visitor { guest: people[1].guest, network: std::net::Ipv4Addr::LOCALHOST.into() };
    rooms.connect(room, visitor, None).await.expect("the room can be read");
}

#[tokio::test]
async fn those_who_ask_for_a_game_share_it() {
    let site = site().await;
    let (room, mut people) = three_play(&site.rooms, Options::default()).await;
    play_until(&mut people, 4, |view| view["room"]["stage"] == "ended").await;
    let guest = people[0].guest;
    let ask = || async { site.rooms.game_file(room, 0, guest).await.expect("admitted").expect("over") };
    let (one, other) = tokio::join!(ask(), ask());
    let later = ask().await;
    assert!(Arc::ptr_eq(&one, &other) && Arc::ptr_eq(&one, &later), "there is one copy of it");
}
