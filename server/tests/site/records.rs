//! A guest's own records.

use axum::http::StatusCode;
use conurbation_room::{Options, Request};
use serde_json::Value;
use uuid::Uuid;

use crate::browser::{Place, get, site};
use crate::common::{begin, play_until, sit_down};
use crate::guests::{cookie, guest};

/// Somebody new: their id and their cookie.
async fn stranger(site: &Place) -> (Uuid, String) {
    let page = get(site, "/games", &[]).await;
    (guest(&page).parse().expect("a uuid"), cookie(&page))
}

async fn records(site: &Place, cookie: &str) -> String {
    read(site, "/profile/records", cookie).await
}

async fn read(site: &Place, path: &str, cookie: &str) -> String {
    let answer = get(site, path, &[("cookie", cookie)]).await;
    assert_eq!(answer.status, StatusCode::OK, "{}", answer.body);
    answer.body
}

/// What stands in the row of a table that begins so.
fn row<'a>(page: &'a str, begins: &str) -> Vec<&'a str> {
    let row = page.split("<tr>").find(|row| row.contains(begins)).unwrap_or_else(|| panic!("no {begins}: {page}"));
    row.split("<td class=\"num\">").skip(1).filter_map(|cell| cell.split('<').next()).collect()
}

/// The name of a player within a sentence.
fn player(no: u8) -> String {
    format!("\u{2068}Player {no}\u{2069}")
}

#[tokio::test]
async fn records_count_what_was_played_and_with_whom() {
    tokio::time::pause();
    let site = site().await;
    let [(zoe, hers), (yan, his)] = [stranger(&site).await, stranger(&site).await];
    assert!(records(&site, &hers).await.contains("You haven’t finished a game yet"));
    let room = site.rooms.open(zoe, Options::default()).await.expect("a room");
    let mut people = sit_down(&site.rooms, room, &[zoe, yan, Uuid::new_v4()]).await;
    for seed in [1, 2] {
        begin(&mut people).await;
        play_until(&mut people, seed, |view| view["room"]["stage"] == "ended").await;
        if seed == 1 {
            people[0].does(Request::Rematch).await;
        }
    }
    let page = records(&site, &hers).await;
    assert_eq!(row(&page, "Between Two Cities</th>")[0], "2", "{page}");
    assert_eq!(row(&page, "<bdi>Player 1</bdi>")[0], "2", "a city in each game");
    assert!(!page.contains("<bdi>Player 0</bdi>"), "she is no partner of her own");
    assert_eq!(page.matches(&format!("/r/{room}/games/")).count(), 2);
    let with = |[one, other]: [u8; 2]| page.matches(&format!("With {}, {}", player(one), player(other))).count();
    assert_eq!(with([1, 2]) + with([2, 1]), 2, "who else played each game: {page}");
    assert!(page.contains("At best") || page.contains("at best"), "what the types of buildings bring");

    // Those at the table, and on request how well everyone plays.
    let (_, circle) = page.split_once("id=\"circle\"").expect("those at her tables");
    let [games, ahead, behind, won] = row(circle, "<bdi>Player 2</bdi>")[..] else { panic!("{page}") };
    let number = |cell: &str| cell.parse::<u32>().expect("a number");
    assert_eq!(games, "2");
    assert!(number(ahead) + number(behind) <= 2 && number(won) <= 2);
    assert!(!page.contains("±"), "nobody asked for ratings");
    let rated = read(&site, "/profile/records?rating=on", &hers).await;
    let (_, circle) = rated.split_once("id=\"circle\"").expect("those at her tables");
    assert_eq!(row(circle, "<bdi>Player 2</bdi>").len(), 5);
    assert_eq!(rated.matches("±").count(), 4, "the others, she, and what it means");

    // Deleted data are gone from others' records, too, and what was played stays.
    site.rooms.forget(yan).await.expect("deleted");
    let page = records(&site, &hers).await;
    assert!(!page.contains("Player 1") && page.contains("<bdi>Player 2</bdi>"), "{page}");
    assert_eq!(page.matches("\u{2068}Guest 2\u{2069}").count(), 2, "they played along all the same: {page}");
    assert_eq!(row(&page, "Between Two Cities</th>")[0], "2");
    assert!(records(&site, &his).await.contains("You haven’t finished a game yet"));
}

#[tokio::test]
async fn records_say_how_well_reviewed_games_were_played() {
    let site = site().await;
    let (zoe, hers) = stranger(&site).await;
    let room = site.rooms.open(zoe, Options::default()).await.expect("a room");
    let mut people = sit_down(&site.rooms, room, &[zoe, Uuid::new_v4(), Uuid::new_v4()]).await;
    begin(&mut people).await;
    play_until(&mut people, 1, |view| view["room"]["stage"] == "ended").await;
    assert!(!records(&site, &hers).await.contains("id=\"accuracy\""), "nobody has asked what it was worth");

    let review = get(&site, &format!("/r/{room}/games/0/review"), &[("cookie", &hers)]).await;
    let review: Value = serde_json::from_str(&review.body).expect("a review");
    let seat = people[0].view["me"]["seat"].as_u64().expect("a seat");
    let accuracy = review["seats"][usize::try_from(seat).expect("a small number")]["accuracy"]
        .as_u64()
        .expect("there was much to decide");
    let percent = (accuracy + 5) / 10;
    let page = records(&site, &hers).await;
    assert!(page.contains(&format!("accuracy {percent}%")), "beside the game: {page}");
    assert!(page.contains(&format!("{percent}% on average")), "{page}");
    let (_, trend) = page.split_once("id=\"accuracy\"").expect("how it went over time");
    assert_eq!(trend.matches(&format!("height=\"{percent}\"")).count(), 1, "{page}");
}

#[tokio::test]
async fn a_game_that_goes_on_from_another_one_is_in_no_record() {
    tokio::time::pause();
    let site = site().await;
    let (zoe, cookie) = stranger(&site).await;
    let room = site.rooms.open(zoe, Options { seats: 2, ..Options::default() }).await.expect("a room");
    let mut people = sit_down(&site.rooms, room, &[zoe, Uuid::new_v4()]).await;
    begin(&mut people).await;
    play_until(&mut people, 1, |view| view["room"]["stage"] == "ended").await;
    let file = site.rooms.game(room, 0, conurbation::rooms::Form::File, zoe).await.expect("readable").expect("a game");
    let again = site.rooms.deal_again(file, Some(room), zoe).await.expect("a room");
    let mut people = sit_down(&site.rooms, again, &[zoe, Uuid::new_v4()]).await;
    begin(&mut people).await;
    play_until(&mut people, 2, |view| view["room"]["stage"] == "ended").await;
    let page = records(&site, &cookie).await;
    assert_eq!(row(&page, "Between Two Cities</th>")[0], "1", "{page}");
    assert!(!page.contains(&format!("/r/{again}/")), "{page}");
}
