//! The deal of the day, and deals of finished games for others.

use axum::http::StatusCode;
use conurbation::store::{Entry, RoomId};
use conurbation_room::{Access, ChoiceName, Day, Request};
use conurbation_rules::draw::Secret;
use serde_json::{Value, json};
use uuid::Uuid;

use crate::browser::{ORIGIN, Place, get, post, site};
use crate::common::{Person, begin, play_until, sit_down, three_play};
use crate::guests::{cookie, guest};

/// Somebody new: their id and their cookie.
async fn stranger(site: &Place) -> (Uuid, String) {
    let page = get(site, "/games", &[]).await;
    (guest(&page).parse().expect("a uuid"), cookie(&page))
}

/// Opens a room by a form. Returns its address.
async fn opens(site: &Place, path: &str, cookie: &str, form: &str) -> String {
    let answer = post(site, path, &[("origin", ORIGIN), ("cookie", cookie)], form).await;
    if answer.status == StatusCode::SEE_OTHER {
        return answer.header("location").to_owned();
    }
    let here: Value = serde_json::from_str(&answer.body).expect("JSON");
    here["address"].as_str().expect("an address").to_owned()
}

/// These guests take all seats of a room and begin.
async fn play(site: &Place, room: &str, guests: &[Uuid]) -> Vec<Person> {
    let room = room.strip_prefix("/r/").and_then(|code| code.parse().ok()).expect("a code");
    let mut people = sit_down(&site.rooms, room, guests).await;
    begin(&mut people).await;
    people
}

async fn finish(people: &mut [Person], seed: u64) {
    play_until(people, seed, |view| view["room"]["stage"] == "ended").await;
}

async fn page(site: &Place, path: &str, cookie: &str) -> String {
    let answer = get(site, path, &[("cookie", cookie)]).await;
    assert_eq!(answer.status, StatusCode::OK, "{}", answer.body);
    answer.body
}

#[tokio::test]
async fn two_tables_play_the_deal_of_the_day() {
    tokio::time::pause();
    let site = site().await;
    let [(zoe, hers), (yan, _), (abe, his)] = [stranger(&site).await, stranger(&site).await, stranger(&site).await];
    let room = opens(&site, "/daily", &hers, "seats=2").await;
    let mut one = play(&site, &room, &[zoe, yan]).await;
    assert!(page(&site, "/daily", &hers).await.contains(&format!("href=\"{room}\"")), "the way back to the game");
    let hand = one[0].view["me"]["game"].clone();
    finish(&mut one, 1).await;
    let other_room = opens(&site, "/daily", &his, "seats=2").await;
    let mut other = play(&site, &other_room, &[abe, Uuid::new_v4()]).await;
    assert_eq!(other[0].view["me"]["game"], hand, "the first seat has the same tiles");
    finish(&mut other, 2).await;

    // Everyone learns how it went, and nobody of a table that is not theirs.
    let shown = page(&site, "/daily", &hers).await;
    assert!(shown.contains("2 tables, best result"), "{shown}");
    assert!(shown.contains(&format!("href=\"{room}/games/0?compare\"")) && !shown.contains(&other_room), "{shown}");
    assert!(!shown.contains("Player"), "no names");
    let visitor = get(&site, "/daily", &[]).await;
    assert!(visitor.body.contains("2 tables, best result") && !visitor.body.contains("/games/0"));
    assert!(visitor.headers.get("set-cookie").is_none());

    // Whoever has played it finds the tables that are public.
    let twins = async |cookie: &str| {
        let answer = get(&site, &format!("{room}/games/0/twins"), &[("cookie", cookie)]).await;
        serde_json::from_str::<Vec<Value>>(&answer.body).expect("JSON")
    };
    assert_eq!(twins(&hers).await, [] as [Value; 0]);
    other[0].does(Request::Rematch).await;
    let public = conurbation_room::Value::Word("public".to_owned());
    other[0].does(Request::SetOption { name: ChoiceName::Access, value: public }).await;
    assert_eq!(twins(&hers).await[0]["address"], format!("{other_room}/games/0"));

    // Deleting somebody's data takes their name away, not what their table made of the deal.
    site.rooms.forget(yan).await.expect("deleted");
    assert!(page(&site, "/daily", &his).await.contains("2 tables, best result"));
    assert!(page(&site, "/profile", &hers).await.contains("Deal of the day"));
}

#[tokio::test]
async fn days_that_are_over_open_no_rooms_and_show_their_secret_later() {
    let site = site().await;
    let (_, cookie) = stranger(&site).await;
    let today = site.rooms.today();
    let day = |days: u64| Day::at(today.begins().saturating_sub(days * 24 * 60 * 60 * 1000)).expect("a day");
    let secret_of = async |day: Day| site.rooms.secret_of(day).await.expect("a secret");
    for (day, over, shown) in [
        (today, false, false),
        (day(1), true, false),
        (day(7), true, false),
        (day(8), true, true),
        (day(90), true, true),
    ] {
        // Somebody played it: there is something to list.
        let entry = Entry { rank: day.begins(), bytes: br#"{"seats":2,"best":41}"#.to_vec() };
        site.store.shelve(&format!("day/{day}"), RoomId::new(), Some(entry)).await.expect("written");
        let page = page(&site, &format!("/daily?day={day}"), &cookie).await;
        assert!(page.contains("One table, best result 41"), "{day}");
        let secret: Secret = secret_of(day).await;
        assert!(page.contains(&secret.commitment().to_string()), "{day}");
        assert_eq!(page.contains(&secret.reveal()), shown, "{day}");
        assert_eq!(page.contains("action=\"/daily\""), !over, "{day}");
    }
    let tomorrow = today.after().expect("a day");
    for (day, status) in
        [(tomorrow.to_string(), StatusCode::NOT_FOUND), ("2026-02-30".to_owned(), StatusCode::BAD_REQUEST)]
    {
        assert_eq!(get(&site, &format!("/daily?day={day}"), &[]).await.status, status, "{day}");
    }
    for seats in ["0", "8", "", "two"] {
        let headers = [("origin", ORIGIN), ("cookie", cookie.as_str())];
        let answer = post(&site, "/daily", &headers, &format!("seats={seats}")).await;
        assert_eq!(answer.status, StatusCode::BAD_REQUEST, "{seats}");
    }
    let elsewhere = [("origin", "https://example.org"), ("cookie", cookie.as_str())];
    assert_eq!(post(&site, "/daily", &elsewhere, "seats=2").await.status, StatusCode::FORBIDDEN);
}

#[tokio::test]
async fn a_finished_game_is_dealt_again_to_others() {
    tokio::time::pause();
    let site = site().await;
    let (room, mut people) = three_play(&site.rooms, conurbation_room::Options::default()).await;
    let hand = people[0].view["me"]["game"].clone();
    finish(&mut people, 1).await;
    let game = format!("/r/{room}/games/0");
    let (zoe, cookie) = stranger(&site).await;
    let again = opens(&site, &format!("{game}/deal"), &cookie, "").await;
    let guests = [zoe, Uuid::new_v4(), Uuid::new_v4()];
    let mut others = play(&site, &again, &guests).await;
    let seating = &others[0].view["room"]["seating"];
    assert!(seating.get("branch").is_none(), "who can watch the other game would know all hands: {seating}");
    let same = others.iter().map(|person| &person.view["me"]["game"]).any(|other| *other == hand);
    assert!(same, "one of them has the tiles that the first player had");
    finish(&mut others, 2).await;
    assert_eq!(others[0].view["room"]["seating"]["branch"]["actions"], json!(0));
    let answer = get(&site, &format!("{game}/twins"), &[("cookie", &cookie)]).await;
    let twins: Vec<Value> = serde_json::from_str(&answer.body).expect("JSON");
    assert_eq!(twins[0]["address"], format!("{again}/games/0"));

    // From the file, too.
    let answer = get(&site, &format!("{again}/games/0/twins"), &[("cookie", &cookie)]).await;
    let twins: Vec<Value> = serde_json::from_str(&answer.body).expect("JSON");
    let uploaded = twins[0]["address"].as_str().expect("an address").to_owned();
    assert!(uploaded.starts_with("/games/"), "{uploaded}");
    assert!(opens(&site, &format!("{uploaded}/deal"), &cookie, "").await.starts_with("/r/"));
    for nowhere in [format!("/r/{room}/games/7/deal"), "/games/0123456789abcdef/deal".to_owned()] {
        let answer = post(&site, &nowhere, &[("origin", ORIGIN), ("cookie", &cookie)], "").await;
        assert_eq!(answer.status, StatusCode::NOT_FOUND, "{nowhere}");
    }
}

#[tokio::test]
async fn the_same_day_on_another_server_has_other_deals() {
    let site = site().await;
    let (host, cookie) = stranger(&site).await;
    // A public table that has played this server's deal of the day.
    let options = conurbation_room::Options { access: Access::Public, ..conurbation_room::Options::default() };
    let room = site.rooms.open(host, options).await.expect("a room");
    let _people = sit_down(&site.rooms, room, &[host]).await;
    let entry = Entry { rank: 1, bytes: br#"{"seats":3,"best":41}"#.to_vec() };
    site.store.shelve("day/2026-11-26", room, Some(entry)).await.expect("written");
    let file = include_str!("../../../room/tests/golden/version_4/deal_of_day.0.game.json");
    let length = file.len().to_string();
    let headers = [("origin", ORIGIN), ("cookie", cookie.as_str()), ("content-length", length.as_str())];
    let uploaded: Value = serde_json::from_str(&post(&site, "/games", &headers, file).await.body).expect("JSON");
    let game = uploaded["address"].as_str().expect("an address");
    let answer = get(&site, &format!("{game}/twins"), &[("cookie", &cookie)]).await;
    assert_eq!(answer.body, "[]");
}
