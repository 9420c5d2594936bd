//! A finished game goes on from one of its moments, in a room of its own.

use axum::http::StatusCode;
use conurbation::net::GateOptions;
use conurbation_room::{GameFile, Kept, Options, Verdict};
use conurbation_rules::common::Seat;
use serde_json::{Value, json};
use uuid::Uuid;

use crate::browser::{Answer, ORIGIN, Place, ask, get, post, site, site_with};
use crate::common::{Person, play_until, three_play};
use crate::guests::{cookie, guest};

const FORM: &str = "actions=9&seat=1&level=gentle&name=Zoe";

/// A finished game of three, its address, and who played it.
async fn finished(site: &Place, options: Options) -> (String, Vec<Person>) {
    let (room, mut people) = three_play(&site.rooms, options).await;
    play_until(&mut people, 1, |view| view["room"]["stage"] == "ended").await;
    (format!("/r/{room}/games/0"), people)
}

async fn branch(site: &Place, game: &str, form: &str, headers: &[(&str, &str)]) -> Answer {
    let mut all = vec![("origin", ORIGIN)];
    all.extend(headers);
    post(site, &format!("{game}/branch"), &all, form).await
}

#[track_caller]
fn address(answer: &Answer) -> String {
    assert_eq!(answer.status, StatusCode::OK, "{}", answer.body);
    let here: Value = serde_json::from_str(&answer.body).expect("JSON");
    here["address"].as_str().expect("an address").to_owned()
}

#[tokio::test]
async fn a_game_goes_on_in_a_room_that_says_where_it_comes_from() {
    // Bots wait for their partners' answers.
    tokio::time::pause();
    let site = site().await;
    let (game, people) = finished(&site, Options::default()).await;
    let page = get(&site, "/games", &[]).await;
    let (me, cookie): (Uuid, String) = (guest(&page).parse().expect("a uuid"), cookie(&page));
    let here = address(&branch(&site, &game, FORM, &[("cookie", &cookie)]).await);
    let room = here.strip_prefix("/r/").and_then(|code| code.parse().ok()).expect("a code");

    let mut zoe = vec![Person::connect(&site.rooms, room, me).await];
    zoe[0].sees(|view| view["room"]["stage"] == "playing").await;
    let view = &zoe[0].view;
    assert_eq!(view["me"]["seat"], 1);
    let branch = view["room"]["seating"]["branch"].clone();
    assert_eq!(branch["actions"], 9);
    // What it comes from can be watched, and leads nowhere into the room where it was played.
    let from = branch["from"].as_str().expect("a hash");
    let origin = get(&site, &format!("/games/{from}"), &[]).await;
    assert_eq!(origin.status, StatusCode::SEE_OTHER);
    let origin = origin.header("location").to_owned();
    let file = get(&site, &format!("{origin}.json"), &[]).await.body;
    assert_eq!(file, get(&site, &format!("{game}.json"), &[]).await.body);
    assert!(!view.to_string().contains(game.split('/').nth(2).expect("a code")), "{view}");
    assert!(get(&site, "/games", &[("cookie", &cookie)]).await.body.contains(&origin), "they hold it now");

    play_until(&mut zoe, 2, |view| view["room"]["stage"] == "ended").await;
    assert!(zoe[0].view["room"].get("tally").is_none(), "nobody's wins are counted");
    let file = get(&site, &format!("{here}/games/0.json"), &[("cookie", &cookie)]).await.body;
    let findings = GameFile::from_json(file.as_bytes()).expect("a game file").check(&Kept::default());
    assert!(findings.iter().all(|finding| finding.verdict != Verdict::Failed), "{findings:?}");
    let file: Value = serde_json::from_str(&file).expect("JSON");
    assert_eq!((&file["branch"], &file["version"]), (&branch, &json!(3)));
    let original: Value = serde_json::from_str(&get(&site, &format!("{game}.json"), &[]).await.body).expect("JSON");
    let first = |file: &Value| {
        let actions = file["actions"].as_array().expect("actions")[..9].iter();
        actions.map(|action| (action["seat"].clone(), action["action"].clone())).collect::<Vec<_>>()
    };
    assert_eq!(first(&file), first(&original));

    // And it can be played on once more.
    let again = branch_of(&site, &format!("{here}/games/0"), &cookie).await;
    assert_ne!(again, here);
    drop(people);
}

async fn branch_of(site: &Place, game: &str, cookie: &str) -> String {
    address(&branch(site, game, "actions=0&seat=0&level=sharp&name=Zoe", &[("cookie", cookie)]).await)
}

#[tokio::test]
async fn a_game_that_was_uploaded_goes_on_too() {
    let site = site().await;
    let golden = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../room/tests/golden");
    for (name, last_seat) in [("full.0", 0), ("square_off.0", 1), ("two.0", 1), ("seven.0", 6)] {
        let file = std::fs::read_to_string(golden.join(format!("{name}.game.json"))).expect("a golden game");
        let uploaded = ask(&site, axum::http::Method::POST, "/games", &[("origin", ORIGIN)], &file).await;
        let form = format!("actions=2&seat={last_seat}&level=steady&name=Zoe");
        let here = address(&branch(&site, &address(&uploaded), &form, &[]).await);
        let room = here.strip_prefix("/r/").and_then(|code| code.parse().ok()).expect("a code");
        let summary = site.rooms.summary(room).await.expect("a room");
        assert_eq!(summary.stage, conurbation_room::Stage::Playing, "{name}");
        assert_eq!(summary.seats[Seat::new(last_seat).index()].as_deref(), Some("Zoe"), "{name}");
        assert!(!summary.public && summary.campaign.is_none(), "{name}");
    }
}

#[tokio::test]
async fn only_those_who_may_watch_a_game_play_on_and_only_from_its_moments() {
    let site = site().await;
    let (game, people) = finished(&site, Options { watchers: false, ..Options::default() }).await;
    let stranger = branch(&site, &game, FORM, &[]).await;
    assert_eq!(stranger.status, StatusCode::NOT_FOUND);
    let (open, _people) = finished(&site, Options::default()).await;
    let foreign = post(&site, &format!("{open}/branch"), &[("origin", "http://evil.example")], FORM).await;
    assert_eq!(foreign.status, StatusCode::FORBIDDEN);
    for (form, code) in [
        ("actions=99999&seat=1&level=gentle&name=Zoe", "wrong_stage"),
        ("actions=9&seat=3&level=gentle&name=Zoe", "no_such_seat"),
        ("actions=9&seat=1&level=gentle&name=", "bad_name"),
    ] {
        let refused = branch(&site, &open, form, &[]).await;
        assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY, "{form}");
        assert_eq!(serde_json::from_str::<Value>(&refused.body).expect("JSON")["code"], code);
    }
    assert_eq!(branch(&site, &open, "actions=x", &[]).await.status, StatusCode::BAD_REQUEST);
    let (running, _running) = three_play(&site.rooms, Options::default()).await;
    let early = branch(&site, &format!("/r/{running}/games/0"), FORM, &[]).await;
    assert_eq!(early.status, StatusCode::NOT_FOUND, "it is not over");
    assert!(site.store.oldest("brought", u64::MAX >> 1, None, 9).await.expect("a shelf").is_empty(), "nothing is kept");
    drop(people);
}

#[tokio::test]
async fn such_rooms_count_as_rooms_of_their_address() {
    let one = std::num::NonZeroU32::MIN;
    let site = site_with(GateOptions { rooms_per_minute: one, ..GateOptions::default() }).await;
    let (game, _people) = finished(&site, Options::default()).await;
    address(&branch(&site, &game, FORM, &[]).await);
    assert_eq!(branch(&site, &game, FORM, &[]).await.status, StatusCode::TOO_MANY_REQUESTS);
}
