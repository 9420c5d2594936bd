//! A guest's own page.

use axum::http::header;
use conurbation::store::{Entry, RoomId};
use conurbation_room::{Absence, Access, CampaignGame, CampaignView, Due, Member, Options, Request, Stage, Summary};
use conurbation_rules::{automas::Mode, games::Kind, two_cities::Type};
use serde_json::json;
use uuid::Uuid;

use crate::{
    browser::{Place, get, site},
    common::{self, Person},
    guests::{cookie, guest},
    parties::{opened, party},
};

/// A new guest: their id and their cookie.
pub async fn someone(site: &Place) -> (Uuid, String) {
    let first = get(site, "/profile", &[]).await;
    (guest(&first).parse().expect("a uuid"), cookie(&first))
}

pub async fn profile(site: &Place, cookie: &str) -> String {
    get(site, "/profile", &[("cookie", cookie)]).await.body
}

/// The section below a heading.
pub fn section<'a>(page: &'a str, id: &str) -> Option<&'a str> {
    let (_, section) = page.split_once(&format!("<h2 id=\"{id}\">"))?;
    section.split("</section>").next()
}

/// Joins a room, and waits until that shows on the shelves.
async fn joins(site: &Place, room: RoomId, guest: Uuid, name: &str) -> Person {
    let mut person = Person::connect(&site.rooms, room, guest).await;
    person.does(Request::Join { name: name.to_owned() }).await;
    site.rooms.summary(room).await.expect("a room");
    person
}

#[tokio::test]
async fn rooms_are_grouped_by_stage() {
    let site = site().await;
    let (me, cookie) = someone(&site).await;
    let open = party(&site.rooms, Access::Private).await;
    let (playing, _people) = common::three_play(&site.rooms, Options::default()).await;
    let theirs = party(&site.rooms, Access::Public).await;
    let full = opened(&site.rooms, Options { seats: 2, ..Options::default() }, &[("Chiyo", 0), ("Duc", 1)]).await;
    for room in [open, playing, full] {
        joins(&site, room, me, "Dolores").await;
    }
    let page = profile(&site, &cookie).await;
    let (now, waiting) = (section(&page, "without").expect("a section"), section(&page, "open").expect("a section"));
    assert!(now.contains(&format!("href=\"/r/{playing}\"")) && now.contains("<bdi>Player 2</bdi>"), "{now}");
    assert!(waiting.contains(&format!("href=\"/r/{open}\"")) && waiting.contains("2 seats free"), "{waiting}");
    assert!(waiting.contains("<bdi>Bruno</bdi>, <bdi>Ada</bdi>"), "by seat: {waiting}");
    // No word of free seats where somebody may have one of those that are taken.
    let (_, row) = waiting.split_once("<bdi>Chiyo</bdi>").expect("the full room");
    assert!(row.contains("2 of 2 seats taken") && !row.contains("no seat free"), "{row}");
    assert_eq!(section(&page, "ended"), None);
    assert!(!page.contains(theirs.as_str()), "a room that they have not joined");

    site.rooms.close(playing).await.expect("a room");
    let page = profile(&site, &cookie).await;
    let closed = section(&page, "closed").expect("a section");
    assert!(closed.contains("<bdi>Player 2</bdi>") && !closed.contains("href="), "nobody can enter it: {closed}");
    assert_eq!(section(&page, "playing"), None);

    let (_, stranger) = someone(&site).await;
    let page = profile(&site, &stranger).await;
    assert!(!page.contains(open.as_str()) && !page.contains(playing.as_str()));
}

#[tokio::test]
async fn rooms_that_someone_was_put_out_of_are_listed_without_a_way_in() {
    let site = site().await;
    let (room, mut people) = common::three_sit_down(&site.rooms, Options::default()).await;
    let (sent_out, banned) = (Member::new(3), Member::new(4));
    for (put_out, member) in
        [(Request::Kick { member: sent_out }, sent_out), (Request::Remove { member: banned }, banned)]
    {
        let (me, cookie) = someone(&site).await;
        let mine = [("cookie", &*cookie)];
        let mut person = joins(&site, room, me, "Dolores").await;
        person.sees(|view| view["me"]["member"] == json!(member)).await;
        assert_eq!(section(&profile(&site, &cookie).await, "outside"), None);
        people[0].does(put_out).await;
        site.rooms.summary(room).await.expect("a room");
        let page = profile(&site, &cookie).await;
        let outside = section(&page, "outside").expect("a section");
        assert!(outside.contains(&room.as_str().to_uppercase()) && !outside.contains("href"), "{outside}");
        assert_eq!(section(&page, "open"), None);
        assert!(get(&site, "/profile/data.json", &mine).await.body.contains(room.as_str()));
        assert!(get(&site, "/profile/delete", &mine).await.body.contains("This affects one room"));
    }
}

/// A room of one guest, put on their shelf.
async fn shelved(site: &Place, me: Uuid, change: impl FnOnce(&mut Summary)) -> RoomId {
    let room = RoomId::new();
    let game = Kind::Automas { mode: Mode::Full, level: 4 };
    let options = Options { game, seats: 1, absence: Absence::Wait, ..Options::default() };
    let like = site.rooms.open(me, options).await.expect("a room");
    let mut summary = site.rooms.summary(like).await.expect("a room");
    change(&mut summary);
    let bytes = serde_json::to_vec(&summary).expect("JSON");
    site.store.shelve(&format!("guest/{me}"), room, Some(Entry { rank: 1, bytes })).await.expect("an entry");
    room
}

/// The first games of a campaign of three, each with 50 points and a bonus of 20 for the next type.
fn campaign(games: u8) -> CampaignView {
    let game = |bonus| CampaignGame { won: true, lower: 50, bonus, points: 20 };
    CampaignView {
        length: 3,
        games: Type::ALL.into_iter().take(games.into()).map(game).collect(),
        total: 70 * u16::from(games),
        finished: games == 3,
        due: None,
    }
}

#[tokio::test]
async fn a_running_campaign_comes_first_and_can_be_resumed() {
    let site = site().await;
    let (me, cookie) = someone(&site).await;
    let between = shelved(&site, me, |summary| {
        (summary.stage, summary.campaign) = (Stage::Ended, Some(campaign(1)));
    })
    .await;
    let due = shelved(&site, me, |summary| {
        let due = Due { won: false, lower: 41, points: [Some(9); 6] };
        (summary.stage, summary.campaign) = (Stage::Ended, Some(CampaignView { due: Some(due), ..campaign(2) }));
    })
    .await;
    let over = shelved(&site, me, |summary| {
        (summary.stage, summary.campaign) = (Stage::Ended, Some(campaign(3)));
    })
    .await;
    let alone = shelved(&site, me, |summary| summary.stage = Stage::Playing).await;

    let page = profile(&site, &cookie).await;
    let running = section(&page, "campaigns").expect("a section");
    let [first, second] = [between, due].map(|room| {
        let card = running.split("<li ").find(|card| card.contains(&format!("href=\"/r/{room}\"")));
        card.expect("the campaign is there")
    });
    assert!(first.contains("3 games · Full mode · Level 4") && first.contains("Game 2 of 3"), "{first}");
    assert!(first.contains("70 points") && !first.contains("Choose its bonus"), "{first}");
    assert!(second.contains("Game 3 of 3") && second.contains("140 points"), "{second}");
    assert!(second.contains("Choose its bonus"), "{second}");
    assert_eq!((first.matches("is-taken").count(), second.matches("is-taken").count()), (1, 2));
    assert!(!running.contains(over.as_str()) && !running.contains(alone.as_str()));
    let ended = section(&page, "ended").expect("a section");
    assert!(ended.contains(over.as_str()) && ended.contains("210 points"), "{ended}");
    let playing = section(&page, "playing").expect("a section");
    assert!(playing.contains(alone.as_str()) && playing.contains("Alone · Full mode · Level 4"), "{playing}");
    let places = ["campaigns", "playing", "ended"].map(|id| page.find(&format!("id=\"{id}\"")));
    assert!(places.is_sorted(), "{places:?}");
}

#[tokio::test]
async fn an_empty_profile_says_how_to_begin() {
    let site = site().await;
    let (_, cookie) = someone(&site).await;
    let page = profile(&site, &cookie).await;
    assert!(page.contains("You haven’t joined a room yet") && page.contains("href=\"/#new\""));
    assert!(page.contains("There are no accounts"));
    assert!(page.contains("<meta name=\"robots\" content=\"noindex\">"));
    let answer = get(&site, "/profile", &[("cookie", &cookie)]).await;
    assert!(answer.header(header::CACHE_CONTROL).starts_with("private"), "nobody else may see it");
}

#[tokio::test]
async fn a_room_without_players_is_named_after_its_host() {
    let site = site().await;
    let (me, cookie) = someone(&site).await;
    let room = site.rooms.open(me, Options::default()).await.expect("a room");
    joins(&site, room, me, "\"'><script>alert(1)//").await;
    let page = profile(&site, &cookie).await;
    let row = section(&page, "open").expect("a section");
    assert!(row.contains("3 seats free") && row.contains("&#60;script&#62;") && !page.contains("<script>"), "{row}");
}
