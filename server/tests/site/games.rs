//! A finished game can be downloaded, by those who are admitted to the room.

use std::sync::Arc;

use axum::http::{StatusCode, header};
use conurbation::rooms::{ConnectError, Form, Rooms, RoomsOptions, Visitor};
use conurbation::store::{Entry, Record, Stream};
use conurbation_engine::VERSION;
use conurbation_room::{Door, GameFile, Kept, Options, Request, Verdict};
use serde_json::Value;
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
    let but_digest = |file: &str| file.rsplit_once(",\"digest\":").expect("a digest").0.to_owned();
    assert!(is_good(&renamed));
    assert_eq!(but_digest(&renamed), but_digest(&file.body).replace("Player 1", "Player 9"));

    people[0].does(Request::Rematch).await;
    crate::common::draw_seating(&mut people).await;
    assert_eq!(get(&site, &address, &[]).await.body, renamed, "another game changes nothing");
    for none in ["1.json", "2.json", "x", "0.txt", ".json", "-1.json", "4294967296.json", "0.json.json", "%00.json"] {
        let answer = get(&site, &format!("/r/{room}/games/{none}"), &[]).await;
        assert_eq!(answer.status, StatusCode::NOT_FOUND, "{none}");
        assert!(answer.body.contains("No such game"), "{none}");
    }
    assert_eq!(get(&site, "/r/0123456789abcdef/games/0.json", &[]).await.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn a_game_can_be_watched_again_once_it_is_over() {
    let site = site().await;
    let (room, mut people) = three_play(&site.rooms, Options::default()).await;
    let page = format!("/r/{room}/games/0");
    let replay = format!("{page}/replay");
    play_until(&mut people, 1, |view| view["room"]["game"]["two_cities"]["round"] == 3).await;
    let early = get(&site, &replay, &[]).await;
    assert_eq!(early.status, StatusCode::NOT_FOUND);
    assert!(early.body.contains("No such game"), "{}", early.body);

    play_until(&mut people, 2, |view| view["room"]["stage"] == "ended").await;
    let answer = get(&site, &replay, &[]).await;
    assert_eq!(answer.status, StatusCode::OK);
    assert_eq!(answer.header(header::CONTENT_TYPE), "application/json");
    let moments: Value = serde_json::from_str(&answer.body).expect("a replay");
    let last = moments["moments"].as_array().expect("moments").iter().rev().find_map(|moment| moment.get("room"));
    assert_eq!(last.expect("a view")["game"], people[0].view["room"]["game"], "it ends as the players saw it end");
    for person in &people {
        assert!(!answer.body.contains(&person.guest.to_string()), "no guest's id is in it");
    }
    let shell = get(&site, &page, &[("accept-language", "de")]).await;
    assert_eq!(shell.status, StatusCode::OK);
    assert_eq!(shell.header(header::REFERRER_POLICY), "no-referrer", "the address has the room's key in it");
    assert!(
        shell.body.contains("Partie 1 im Rückblick") && shell.body.contains(&format!("data-game=\"{page}\"")),
        "{}",
        shell.body
    );
    for none in ["/r/0123456789abcdef/games/0/replay", "/r/0123456789abcdef/games/0"] {
        assert_eq!(get(&site, none, &[]).await.status, StatusCode::NOT_FOUND, "{none}");
    }
    assert_eq!(get(&site, &format!("{page}x/replay"), &[]).await.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn a_game_is_reviewed_once_and_the_review_is_kept() {
    let site = site().await;
    let (room, mut people) = three_play(&site.rooms, Options::default()).await;
    let address = format!("/r/{room}/games/0/review");
    play_until(&mut people, 1, |view| view["room"]["game"]["two_cities"]["round"] == 3).await;
    assert_eq!(get(&site, &address, &[]).await.status, StatusCode::NOT_FOUND, "it isn't over");

    play_until(&mut people, 2, |view| view["room"]["stage"] == "ended").await;
    let (one, other) = tokio::join!(get(&site, &address, &[]), get(&site, &address, &[]));
    assert_eq!((one.status, &one.body), (StatusCode::OK, &other.body));
    assert_eq!(one.header(header::CONTENT_TYPE), "application/json");
    let review: Value = serde_json::from_str(&one.body).expect("a review");
    assert_eq!(review["decisions"].as_array().expect("decisions").len(), 3 * 7 * 3, "each chooses and places two");
    assert!(!one.body.contains("Player"), "there are no names in it");

    // What is kept is what comes, as long as the engine is the same.
    let kept = |rank| Entry { rank, bytes: b"kept".to_vec() };
    for (rank, comes) in [(VERSION, "kept"), (VERSION + 1, &*one.body), (VERSION, "kept")] {
        site.store.shelve("review/0", room, Some(kept(rank))).await.expect("a shelf");
        assert_eq!(get(&site, &address, &[]).await.body, comes);
    }
    site.store.shelve("review/0", room, None).await.expect("a shelf");
    get(&site, &address, &[]).await;
    let entry = site.store.shelved("review/0", room).await.expect("a shelf").expect("a review");
    assert_eq!((entry.rank, entry.bytes), (VERSION, one.body.into_bytes()));
}

#[tokio::test]
async fn a_game_is_for_those_who_are_admitted() {
    let site = site().await;
    let (room, mut people) = three_play(&site.rooms, Options { watchers: false, ..Options::default() }).await;
    play_until(&mut people, 3, |view| view["room"]["stage"] == "ended").await;
    for address in ["0.json", "0/replay", "0/review"] {
        let stranger = get(&site, &format!("/r/{room}/games/{address}"), &[]).await;
        assert_eq!(stranger.status, StatusCode::NOT_FOUND, "{address}");
        assert!(stranger.body.contains("No such game") && !stranger.body.contains("Player"), "{address}");
    }

    // After a restart, too.
    let again = Rooms::new(site.store.clone(), RoomsOptions::default(), CancellationToken::new());
    for rooms in [&site.rooms, &again] {
        let refused = rooms.game(room, 0, Form::File, Uuid::new_v4()).await;
        assert!(matches!(refused, Err(ConnectError::NotAdmitted)), "{refused:?}");
        let file = rooms.game(room, 0, Form::File, people[1].guest).await.expect("admitted").expect("over");
        assert!(is_good(std::str::from_utf8(&file).expect("text")));
    }
    site.rooms.close(room).await.expect("a room");
    assert!(matches!(again.game(room, 0, Form::File, people[1].guest).await, Err(ConnectError::Closed)));
}

#[tokio::test]
async fn a_game_that_could_not_be_read_keeps_nobody_out_of_the_room() {
    let site = site().await;
    let (room, people) = three_play(&site.rooms, Options::default()).await;
    let rooms = Rooms::new(site.store.clone(), RoomsOptions::default(), CancellationToken::new());
    let opening = site.store.read(room, Stream::Events, 1).await.expect("records").swap_remove(0);
    let damaged = Record { seq: 1, bytes: b"{}".to_vec() };
    site.store.redact(room, Stream::Events, vec![damaged]).await.expect("a record");
    let unreadable = rooms.game(room, 0, Form::File, people[1].guest).await;
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
    let ask = || async { site.rooms.game(room, 0, Form::File, guest).await.expect("admitted").expect("over") };
    let (one, other) = tokio::join!(ask(), ask());
    let later = ask().await;
    assert!(Arc::ptr_eq(&one, &other) && Arc::ptr_eq(&one, &later), "there is one copy of it");
}

#[tokio::test]
async fn a_game_has_pictures_for_those_who_are_admitted() {
    let site = site().await;
    let (room, mut people) = three_play(&site.rooms, Options::default()).await;
    let address = |what: &str| format!("/r/{room}/games/0{what}");
    let pictures = [".svg", ".png", "/city/0.svg"];
    for picture in pictures {
        let early = get(&site, &address(picture), &[]).await;
        assert_eq!(early.status, StatusCode::NOT_FOUND, "{picture}");
        assert!(early.body.contains("No such game"), "{picture}");
    }
    play_until(&mut people, 5, |view| view["room"]["stage"] == "ended").await;
    for person in &mut people[1..] {
        person.does(Request::Join { name: format!("<b>&\"{}\"", person.guest.as_fields().0 % 100) }).await;
    }
    for picture in pictures {
        let answer = get(&site, &address(picture), &[("accept-language", "de")]).await;
        assert_eq!(answer.status, StatusCode::OK, "{picture}");
        let kind = if picture == ".png" { "image/png" } else { "image/svg+xml" };
        assert_eq!(answer.header(header::CONTENT_TYPE), kind);
        assert_eq!(answer.header(header::CACHE_CONTROL), "private, no-cache", "names and doors change");
        assert!(answer.header(header::CONTENT_SECURITY_POLICY).starts_with("default-src 'none'; style-src"));
        let seen = [("accept-language", "de"), ("if-none-match", answer.header(header::ETAG))];
        let again = get(&site, &address(picture), &seen).await;
        assert_eq!((again.status, again.body.as_str()), (StatusCode::NOT_MODIFIED, ""), "{picture}");
        assert_eq!(again.header(header::CONTENT_SECURITY_POLICY), answer.header(header::CONTENT_SECURITY_POLICY));
        let english = get(&site, &address(picture), &seen[1..]).await;
        assert_eq!(english.status, StatusCode::OK, "{picture}: in another language it is another one");
        if picture != ".png" {
            assert!(answer.body.contains("&#60;b&#62;&#38;") && !answer.body.contains("<b>"), "{}", answer.body);
        }
    }
    for none in [".gif", ".svg.svg", "/city/3.svg", "/city/x.svg", "/city/0.png", "/city/-1.svg"] {
        assert_eq!(get(&site, &address(none), &[]).await.status, StatusCode::NOT_FOUND, "{none}");
    }
    people[0].does(Request::SetDoor { door: Door::Knock }).await;
    for picture in pictures {
        let stranger = get(&site, &address(picture), &[]).await;
        assert_eq!(stranger.status, StatusCode::NOT_FOUND, "{picture}");
        assert!(stranger.body.contains("No such game") && !stranger.body.contains("Ann"), "{picture}");
    }
}

#[tokio::test]
async fn a_chat_previews_a_game_by_its_picture_if_everyone_may_see_it() {
    let site = site().await;
    let (room, mut people) = three_play(&site.rooms, Options::default()).await;
    let page = format!("/r/{room}/games/0");
    let shown = get(&site, &page, &[]).await.body;
    let here = format!("http://cities.local{page}");
    for tag in [
        format!("property=\"og:image\" content=\"{here}.png\""),
        format!("property=\"og:url\" content=\"{here}\""),
        "property=\"og:title\" content=\"Replay of game 1\"".to_owned(),
        "property=\"og:image:alt\" content=\"All that was built".to_owned(),
        "name=\"twitter:card\" content=\"summary_large_image\"".to_owned(),
    ] {
        assert!(shown.contains(&tag), "{tag} is not in {shown}");
    }
    people[0].does(Request::SetDoor { door: Door::Knock }).await;
    let shown = get(&site, &page, &[]).await.body;
    assert!(shown.contains("content=\"http://cities.local/static/share.png\"") && !shown.contains(".png\" content"));
    assert!(!shown.contains(&format!("{page}.png")), "nobody who only has the link gets that picture");
}
