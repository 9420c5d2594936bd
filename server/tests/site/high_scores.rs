//! The tables of high scores.

use axum::http::{Method, StatusCode};
use conurbation::store::{Entry, RoomId};

use crate::browser::{ORIGIN, Place, ask, get, site};

/// Puts a finished campaign on a board, as its room would.
async fn enter(site: &Place, board: &str, points: u64, name: &str) -> RoomId {
    let room = RoomId::new();
    let bytes = serde_json::to_vec(&serde_json::json!({ "name": name, "at": 1_772_668_800_000_u64 })).expect("JSON");
    site.store.shelve(board, room, Some(Entry { rank: points, bytes })).await.expect("an entry");
    room
}

/// The rows of the table: place, name, points.
fn rows(page: &str) -> Vec<(String, String, String)> {
    let cell = |row: &str, before: &str| {
        let (_, after) = row.split_once(before).expect("a cell");
        after.split('<').next().expect("split gives at least one part").to_owned()
    };
    let rows = page.split("<tr><td").skip(1);
    rows.map(|row| (cell(row, ">"), cell(row, "<bdi>"), cell(row, "total\">"))).collect()
}

#[tokio::test]
async fn the_best_campaign_comes_first() {
    let site = site().await;
    for (points, name) in [(198, "Bruno"), (231, "Ada"), (198, "Chiyo")] {
        enter(&site, "high-scores/6/full/7", points, name).await;
    }
    enter(&site, "high-scores/3/full/7", 300, "Elsewhere").await;
    let page = get(&site, "/records?length=6&mode=full&level=7", &[]).await.body;
    let wanted = [("1", "Ada", "231"), ("2", "Bruno", "198"), ("3", "Chiyo", "198")];
    assert_eq!(rows(&page), wanted.map(|(place, name, points)| (place.into(), name.into(), points.into())));
    assert!(page.contains("<time datetime=\"2026-03-05T00:00:00Z\">2026-03-05</time>"));
    assert!(page.contains("6 games · Full mode · Level 7"));
}

#[tokio::test]
async fn the_table_has_twenty_places() {
    let site = site().await;
    for points in 100..125 {
        enter(&site, "high-scores/3/simple/2", points, "Ada").await;
    }
    let rows = rows(&get(&site, "/records", &[]).await.body);
    assert_eq!((rows.len(), &*rows[0].2, &*rows[19].2), (20, "124", "105"));
}

#[tokio::test]
async fn the_form_keeps_the_choice() {
    let site = site().await;
    let checked = |page: &str| -> Vec<String> {
        let inputs =
            page.split("<input ").filter(|input| input.split('>').next().is_some_and(|i| i.contains(" checked")));
        inputs.map(|input| input.split('"').nth(5).expect("a value").to_owned()).collect()
    };
    assert_eq!(checked(&get(&site, "/records", &[]).await.body), ["3", "simple", "2"]);
    assert_eq!(checked(&get(&site, "/records?level=5&mode=full", &[]).await.body), ["3", "full", "5"]);
    let chosen = get(&site, "/records?length=6&mode=full&level=7", &[]).await.body;
    assert_eq!(checked(&chosen), ["6", "full", "7"]);
    assert!(chosen.contains("<span>Simple mode</span>") && chosen.contains("<span>Full mode</span>"));
    // The board is empty: the page says how to be the first.
    assert!(chosen.contains("Nobody has finished such a campaign yet") && chosen.contains("href=\"/#solo\""));

    // Another language shows the same board.
    let back = "<input type=\"hidden\" name=\"to\" value=\"/records?length=6&#38;mode=full&#38;level=7\">";
    assert!(chosen.contains(back), "{chosen}");
    let to = "%2Frecords%3Flength%3D6%26mode%3Dfull%26level%3D7";
    let answer = get(&site, &format!("/language?lang=de&to={to}"), &[]).await;
    assert_eq!(answer.header("location"), "/records?length=6&mode=full&level=7");
}

#[tokio::test]
async fn unknown_boards_are_refused() {
    let site = site().await;
    for query in
        ["length=4", "length=0", "length=x", "level=0", "level=8", "level=-1", "level=256", "mode=hard", "mode="]
    {
        let answer = get(&site, &format!("/records?{query}"), &[]).await;
        assert_eq!(answer.status, StatusCode::BAD_REQUEST, "{query}");
    }
}

#[tokio::test]
async fn nobody_can_post_a_score() {
    let site = site().await;
    for method in [Method::POST, Method::PUT, Method::DELETE] {
        let form = "length=3&mode=simple&level=2&name=Mallory&points=999";
        let answer = ask(&site, method, "/records", &[("origin", ORIGIN)], form).await;
        assert_eq!(answer.status, StatusCode::METHOD_NOT_ALLOWED);
    }
    assert_eq!(rows(&get(&site, "/records", &[]).await.body), []);
}

/// A room's link is a secret, and a name can be any text.
#[tokio::test]
async fn a_high_score_reveals_no_room_and_runs_no_script() {
    let site = site().await;
    let room = enter(&site, "high-scores/3/simple/2", 200, "\"'><script>alert(1)//").await;
    let page = get(&site, "/records", &[]).await.body;
    assert!(!page.contains(room.as_str()));
    assert!(!page.contains("<script>") && page.contains("&#60;script&#62;"));
}

/// An entry of another version, and a time that no calendar has.
#[tokio::test]
async fn entries_that_cannot_be_read_are_left_out() {
    let site = site().await;
    enter(&site, "high-scores/3/simple/2", 200, "Ada").await;
    for bytes in [&b""[..], b"{}", b"{\"name\":1,\"at\":2}", b"{\"name\":\"Late\",\"at\":18446744073709551615}"] {
        let entry = Entry { rank: 100, bytes: bytes.to_vec() };
        site.store.shelve("high-scores/3/simple/2", RoomId::new(), Some(entry)).await.expect("an entry");
    }
    let page = get(&site, "/records", &[]).await;
    assert_eq!(page.status, StatusCode::OK);
    let names: Vec<String> = rows(&page.body).into_iter().map(|(_, name, _)| name).collect();
    assert_eq!(names, ["Ada", "Late"]);
}
