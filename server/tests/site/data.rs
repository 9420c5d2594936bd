//! What a guest can take along, and have deleted.

use std::sync::Arc;
use std::sync::atomic::{AtomicU8, Ordering::Relaxed};
use std::time::Duration;

use axum::http::{StatusCode, header};
use conurbation::rooms::{Rooms, RoomsOptions};
use conurbation::store::faulty::{Fate, Faulty, Operation};
use conurbation::store::{Memory, RoomId, Store};
use conurbation_room::{Access, Body, Channel, Member, Options, Request};
use conurbation_rules::common::Seat;
use serde_json::Value;
use tokio::time::sleep;
use tokio_util::sync::CancellationToken;
use uuid::Uuid;

use crate::browser::{Answer, ORIGIN, Place, get, post, site, site_on};
use crate::common::{self, Person, three_play};
use crate::guests::{cookie, guest};

const DELETE: &str = "/profile/delete";

fn say(text: &str) -> Request {
    Request::Say { channel: Channel::Table, body: Body::Text(text.to_owned()) }
}

/// A new guest: their id and their cookie.
async fn someone(site: &Place) -> (Uuid, String) {
    let first = get(site, "/profile", &[]).await;
    (guest(&first).parse().expect("a uuid"), cookie(&first))
}

/// Xaverine joins a room and takes the seat with this number, if any.
async fn joins(site: &Place, room: RoomId, me: Uuid, seat: Option<u8>) -> Person {
    let mut person = Person::connect(&site.rooms, room, me).await;
    person.does(Request::Join { name: "Xaverine".to_owned() }).await;
    if let Some(seat) = seat {
        person.does(Request::Sit { seat: Seat::new(seat) }).await;
    }
    site.rooms.summary(room).await.expect("a room");
    person
}

/// A game of three with somebody on its last seat.
async fn plays(site: &Place, me: Uuid) -> (RoomId, Vec<Person>) {
    let host = Uuid::new_v4();
    let room = site.rooms.open(host, Options::default()).await.expect("a room");
    let mut people = vec![Person::connect(&site.rooms, room, host).await];
    people[0].does(Request::Join { name: "Bruno".to_owned() }).await;
    people[0].does(Request::Sit { seat: Seat::new(0) }).await;
    people.push(Person::connect(&site.rooms, room, Uuid::new_v4()).await);
    people[1].does(Request::Join { name: "Clara".to_owned() }).await;
    people[1].does(Request::Sit { seat: Seat::new(1) }).await;
    people.push(joins(site, room, me, Some(2)).await);
    common::draw_seating(&mut people).await;
    people[0].does(Request::Start).await;
    for person in &mut people {
        person.sees(|view| view["room"]["stage"] == "playing").await;
    }
    (room, people)
}

async fn archive(site: &Place, cookie: &str) -> Value {
    let answer = get(site, "/profile/data.json", &[("cookie", cookie)]).await;
    assert_eq!(answer.header(header::CONTENT_TYPE), "application/json");
    assert!(answer.header(header::CONTENT_DISPOSITION).starts_with("attachment"));
    assert!(answer.header(header::CACHE_CONTROL).starts_with("private"));
    serde_json::from_str(&answer.body).expect("one JSON document")
}

async fn deletes(site: &Place, cookie: &str) -> Answer {
    post(site, DELETE, &[("cookie", cookie), ("origin", ORIGIN)], "").await
}

/// Whether a request ends the connection.
async fn is_cut_off_by(person: &mut Person, request: Request) -> bool {
    person.send(request);
    loop {
        let message = person.next_but_views().await;
        if message.get("closed").is_some() || message.get("ack").is_some() {
            return message.get("closed").is_some();
        }
    }
}

fn removes_cookie(answer: &Answer) -> bool {
    let set: Vec<&str> =
        answer.headers.get_all(header::SET_COOKIE).iter().filter_map(|set| set.to_str().ok()).collect();
    matches!(set[..], [one] if one.starts_with("guest=;") && one.contains("Max-Age=0"))
}

#[tokio::test]
async fn an_archive_has_all_of_a_guest_and_nothing_of_others() {
    let site = site().await;
    let (me, cookie) = someone(&site).await;
    let (room, mut people) = plays(&site, me).await;
    people[2].does(say("my own words")).await;
    people[0].does(say("not mine")).await;
    let action = conurbation_load::moves::next_move(&people[2].view, &mut conurbation_load::moves::Rng::with_seed(1));
    people[2].plays(action.expect("a move")).await;
    let opened = site.rooms.open(me, Options::default()).await.expect("a room");

    let all = archive(&site, &cookie).await;
    assert_eq!((&all["version"], &all["guest"]), (&2.into(), &me.to_string().into()));
    let rooms = all["rooms"].as_array().expect("rooms");
    let codes: Vec<&str> = rooms.iter().filter_map(|room| room["room"].as_str()).collect();
    assert!(codes.len() == 2 && codes.contains(&room.as_str()) && codes.contains(&opened.as_str()), "{codes:?}");
    let mine = rooms.iter().find(|part| part["room"] == room.as_str()).expect("the room");
    assert_eq!((&mine["name"], &mine["stage"], &mine["host"]), (&"Xaverine".into(), &"playing".into(), &false.into()));
    assert!(mine["seat"].is_number());
    assert_eq!(mine["talk"][0]["body"]["text"], "my own words");
    let deeds: Vec<&str> = mine["events"].as_array().expect("events").iter().map(kind).collect();
    assert_eq!(deeds, ["joined", "sat", "played"]);
    let text = all.to_string();
    for other in ["not mine", "Bruno", "Clara", "seed", "secret", &people[0].guest.to_string()] {
        assert!(!text.contains(other), "{other} in {text}");
    }
}

fn kind(event: &Value) -> &str {
    match &event["what"] {
        Value::String(kind) => kind,
        what => what.as_object().and_then(|what| what.keys().next()).expect("a kind"),
    }
}

#[tokio::test]
async fn the_page_tells_how_long_this_server_keeps_what() {
    let site = site().await;
    let page = get(&site, "/profile", &[]).await.body;
    for told in ["deleted 7 days after", "deleted 365 days after", "deleted after 30 days", "/profile/data.json"] {
        assert!(page.contains(told), "{told}: {page}");
    }
    let german = get(&site, "/profile", &[("accept-language", "de")]).await.body;
    assert!(german.contains("nach 30 Tagen gelöscht"), "{german}");
}

#[tokio::test]
async fn a_room_that_cannot_be_read_does_not_spoil_the_archive() {
    let site = site().await;
    let (me, cookie) = someone(&site).await;
    let [whole, damaged] =
        [site.rooms.open(me, Options::default()).await, site.rooms.open(me, Options::default()).await]
            .map(|room| room.expect("a room"));
    let record = conurbation::store::Record { seq: 1, bytes: b"{}".to_vec() };
    site.store.redact(damaged, conurbation::store::Stream::Events, vec![record]).await.expect("a record");
    let all = archive(&site, &cookie).await;
    let of = |code: RoomId| all["rooms"].as_array().expect("rooms").iter().find(|part| part["room"] == code.as_str());
    assert_eq!(of(damaged).expect("a part")["unreadable"], true);
    assert_eq!(of(whole).expect("a part")["stage"], "open");
}

/// A site on a file, which has to be deleted by the tests with all that it contains.
async fn on_a_file() -> (Place, tempfile::TempDir) {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Store::open(&format!("sqlite:{}", folder.path().join("store.db").display())).await.expect("a store");
    (site_on(store), folder)
}

#[tokio::test]
async fn after_deletion_nothing_of_a_guest_is_in_the_file() {
    let (site, folder) = on_a_file().await;
    let (me, cookie) = someone(&site).await;
    let (playing, mut people) = plays(&site, me).await;
    people[2].does(say("unforgettable")).await;
    people[0].does(say("somebody else")).await;
    let (watched, mut hosts) = three_play(&site.rooms, Options::default()).await;
    let mut tab = joins(&site, watched, me, None).await;
    let removed_from = common::three_sit_down(&site.rooms, Options::default()).await;
    let (removing, mut removers) = removed_from;
    joins(&site, removing, me, None).await.does(say("unforgettable too")).await;
    removers[0].does(Request::Remove { member: Member::new(3) }).await;
    let alone = site.rooms.open(me, Options { access: Access::Public, ..Options::default() }).await.expect("a room");
    joins(&site, alone, me, Some(0)).await;
    let never_entered = site.rooms.open(me, Options::default()).await.expect("a room");
    let closed = common::three_sit_down(&site.rooms, Options::default()).await.0;
    joins(&site, closed, me, None).await;
    let closed_alone = site.rooms.open(me, Options::default()).await.expect("a room");
    joins(&site, closed_alone, me, Some(0)).await;
    for room in [closed, closed_alone] {
        site.rooms.close(room).await.expect("a room");
    }

    let page = get(&site, DELETE, &[("cookie", &cookie)]).await.body;
    assert!(page.contains("One of your games is still going on") || page.contains("2 of your games"), "{page}");
    let done = deletes(&site, &cookie).await;
    assert!(done.body.contains("Your data has been deleted"), "{}", done.body);
    assert!(removes_cookie(&done), "{:?}", done.headers);

    people[0].sees(|view| view["room"]["members"][2]["name"] == "Guest 3").await;
    assert_eq!(people[0].view["room"]["stage"], "playing", "the others play on");
    hosts[0].sees(|view| view["room"]["members"][3]["name"] == "Guest 4").await;
    assert!(site.rooms.is_closed(closed).await.expect("a store"), "a closed room stays closed");
    for gone in [alone, never_entered, closed_alone] {
        assert_eq!(get(&site, &format!("/r/{gone}"), &[]).await.status, StatusCode::NOT_FOUND);
        assert!(site.store.read(gone, conurbation::store::Stream::Events, 1).await.expect("a store").is_empty());
    }
    let refused = is_cut_off_by(&mut tab, Request::Join { name: "Xaverine".to_owned() }).await;
    assert!(refused, "an open tab brings nothing back");
    let again = get(&site, "/profile", &[("cookie", &cookie)]).await;
    assert_ne!(guest(&again), me.to_string(), "the old cookie is worth nothing");
    assert!(again.body.contains("You haven’t joined a room yet"));

    site.shutdown.cancel();
    site.rooms.ended().await;
    for room in [playing, watched, removing, closed] {
        let restarted = Rooms::new(site.store.clone(), RoomsOptions::default(), CancellationToken::new());
        restarted.look_at(room).await.expect("a log that can be read");
    }
    site.store.close().await;
    let bytes: Vec<u8> = std::fs::read_dir(folder.path())
        .expect("a folder")
        .flat_map(|file| std::fs::read(file.expect("a file").path()).expect("bytes"))
        .collect();
    let contains = |text: &str| bytes.windows(text.len()).any(|window| window == text.as_bytes());
    assert!(contains("somebody else") && contains("Bruno"), "what others are and said stays");
    for trace in ["Xaverine", "unforgettable", &me.to_string()] {
        assert!(!contains(trace), "{trace}");
    }
}

#[tokio::test]
async fn deletion_can_be_asked_for_twice_and_by_nobody_else() {
    let site = site().await;
    let (me, cookie) = someone(&site).await;
    let room = common::three_sit_down(&site.rooms, Options::default()).await.0;
    joins(&site, room, me, None).await;
    for origin in [None, Some("http://evil.example")] {
        let mut headers = vec![("cookie", cookie.as_str())];
        headers.extend(origin.map(|origin| ("origin", origin)));
        assert_eq!(post(&site, DELETE, &headers, "").await.status, StatusCode::FORBIDDEN);
    }
    assert_eq!(site.rooms.of_guest(me).await.expect("a shelf").len(), 1);
    for _ in 0..2 {
        assert!(deletes(&site, &cookie).await.body.contains("Your data has been deleted"));
    }
    let new = deletes(&site, "").await;
    assert!(new.body.contains("Your data has been deleted"), "somebody whom nobody knows");
}

/// A store on which deleting takes a minute when this is set to 1, and fails after a minute when it is 2.
fn slow_store() -> (Store, Arc<AtomicU8>) {
    let how = Arc::new(AtomicU8::new(0));
    let plan = Arc::clone(&how);
    let minute = Duration::from_mins(1);
    let fate = move |operation: Operation<'_>| match (operation, plan.load(Relaxed)) {
        (Operation::Other { room: Some(_) }, 1) => Fate { takes: minute, ..Fate::FINE },
        (Operation::Other { room: Some(_) }, 2) => Fate { takes: minute, ..Fate::FAILED },
        _ => Fate::FINE,
    };
    (Store::Faulty(Faulty::new(Memory::default(), fate)), how)
}

/// What the page says that a long deletion leads to, at first and at last.
async fn waits_for_deletion(site: &Place, cookie: &str) -> [String; 2] {
    let under_way = deletes(site, cookie).await.body;
    assert!(under_way.contains("content=\"3;url=/profile/delete?wait\""), "{under_way}");
    let first = get(site, "/profile/delete?wait", &[("cookie", cookie)]).await.body;
    sleep(Duration::from_hours(1)).await;
    [first, get(site, "/profile/delete?wait", &[("cookie", cookie)]).await.body]
}

#[tokio::test(start_paused = true)]
async fn whoever_waits_for_a_long_deletion_is_told_how_it_ended() {
    let (store, how) = slow_store();
    let site = site_on(store);
    let (me, cookie) = someone(&site).await;
    site.rooms.open(me, Options::default()).await.expect("a room");
    how.store(2, Relaxed);
    let [first, last] = waits_for_deletion(&site, &cookie).await;
    assert!(first.contains("Your data is being deleted"), "{first}");
    assert!(last.contains("Not everything is deleted yet"), "{last}");
    how.store(1, Relaxed);
    let [first, last] = waits_for_deletion(&site, &cookie).await;
    assert!(first.contains("Your data is being deleted"), "{first}");
    assert!(last.contains("Your data has been deleted"), "{last}");
    assert!(site.rooms.of_guest(me).await.expect("a shelf").is_empty());
    let asked = get(&site, DELETE, &[("cookie", &cookie)]).await.body;
    assert!(asked.contains("Delete your data?"), "whoever doesn’t wait is asked");
}
