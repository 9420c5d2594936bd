//! A guest's own page.

use axum::http::header;
use conurbation::store::RoomId;
use conurbation_room::{Access, Deed, Options};
use uuid::Uuid;

use crate::{
    browser::{Place, get, site},
    common::{self, Person},
    guests::{cookie, guest},
    parties::party,
};

/// Someone comes for the first time: who they are, and their cookie.
async fn someone(site: &Place) -> (Uuid, String) {
    let first = get(site, "/profile", &[]).await;
    (guest(&first).parse().expect("a number"), cookie(&first))
}

async fn profile(site: &Place, cookie: &str) -> String {
    get(site, "/profile", &[("cookie", cookie)]).await.body
}

/// What stands below a heading.
fn section<'a>(page: &'a str, id: &str) -> Option<&'a str> {
    let (_, section) = page.split_once(&format!("<h2 id=\"{id}\">"))?;
    section.split("</section>").next()
}

/// Joins a room, which is shown once this is answered.
async fn joins(site: &Place, room: RoomId, guest: Uuid, name: &str) -> Person {
    let mut person = Person::connect(&site.rooms, room, guest).await;
    person.does(Deed::Join { name: name.to_owned() }).await;
    site.rooms.summary(room).await.expect("a room");
    person
}

#[tokio::test]
async fn everyone_finds_their_rooms_by_where_they_stand() {
    let site = site().await;
    let (me, cookie) = someone(&site).await;
    let open = party(&site.rooms, Access::Private).await;
    let (playing, _people) = common::three_play(&site.rooms, Options::default()).await;
    let theirs = party(&site.rooms, Access::Public).await;
    for room in [open, playing] {
        joins(&site, room, me, "Dolores").await;
    }
    let page = profile(&site, &cookie).await;
    let (now, waiting) = (section(&page, "playing").expect("a section"), section(&page, "open").expect("a section"));
    assert!(now.contains(&format!("href=\"/r/{playing}\"")) && now.contains("<bdi>Player 2</bdi>"), "{now}");
    assert!(waiting.contains(&format!("href=\"/r/{open}\"")) && waiting.contains("2 seats free"), "{waiting}");
    assert!(waiting.contains("<bdi>Bruno</bdi>, <bdi>Ada</bdi>"), "by seat: {waiting}");
    assert_eq!(section(&page, "ended"), None);
    assert!(!page.contains(theirs.as_str()), "a room of others");

    let (_, stranger) = someone(&site).await;
    let page = profile(&site, &stranger).await;
    assert!(!page.contains(open.as_str()) && !page.contains(playing.as_str()));
}

#[tokio::test]
async fn an_empty_page_says_how_to_begin() {
    let site = site().await;
    let (_, cookie) = someone(&site).await;
    let page = profile(&site, &cookie).await;
    assert!(page.contains("You have not joined a room yet") && page.contains("href=\"/#new\""));
    assert!(page.contains("There are no accounts"));
    assert!(page.contains("<meta name=\"robots\" content=\"noindex\">"));
    let answer = get(&site, "/profile", &[("cookie", &cookie)]).await;
    assert!(answer.header(header::CACHE_CONTROL).starts_with("private"), "nobody else is to see it");
}

#[tokio::test]
async fn a_room_without_anyone_on_a_seat_is_known_by_its_host() {
    let site = site().await;
    let (me, cookie) = someone(&site).await;
    let room = site.rooms.open(me, Options::default()).await.expect("a room");
    joins(&site, room, me, "\"'><script>alert(1)//").await;
    let page = profile(&site, &cookie).await;
    let row = section(&page, "open").expect("a section");
    assert!(row.contains("3 seats free") && row.contains("&#60;script&#62;") && !page.contains("<script>"), "{row}");
}
