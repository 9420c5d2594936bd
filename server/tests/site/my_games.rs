//! What a guest's own page says of their games: whose turn it is, and how games ended.

use conurbation::rooms::{Rooms, RoomsOptions};
use conurbation::store::{Entry, RoomId};
use conurbation_room::{Absence, Member, Options, Placed, Placing, Request, Stage};
use conurbation_rules::{
    automas::Mode,
    common::Seat,
    games::Kind,
    square_off::{self, Variant},
};
use serde_json::{Value, json};
use tokio_util::sync::CancellationToken;
use uuid::Uuid;

use crate::{
    browser::{Place, get, site, site_on},
    common::{self, Person},
    profile::{profile, section, someone},
};

/// A running game of three, each with their cookie.
pub async fn game(site: &Place) -> (RoomId, Vec<Person>, Vec<String>) {
    let (mut people, mut cookies, mut room) = (Vec::new(), Vec::new(), None);
    for (seat, name) in ["Ada", "Bruno", "Chiyo"].into_iter().enumerate() {
        let (guest, cookie) = someone(site).await;
        let opened = match room {
            Some(room) => room,
            None => site.rooms.open(guest, Options::default()).await.expect("a room"),
        };
        room = Some(opened);
        let mut person = Person::connect(&site.rooms, opened, guest).await;
        person.does(Request::Join { name: name.to_owned() }).await;
        person.does(Request::Sit { seat: Seat::at(seat) }).await;
        people.push(person);
        cookies.push(cookie);
    }
    common::draw_seating(&mut people).await;
    people[0].does(Request::Start).await;
    for person in &mut people {
        person.sees(|view| view["room"]["stage"] == "playing").await;
    }
    (room.expect("a room"), people, cookies)
}

/// Somebody plays what is expected of them now.
async fn choose(person: &mut Person) {
    let mut random = conurbation_load::moves::Rng::with_seed(1);
    let what = conurbation_load::moves::next_move(&person.view, &mut random).expect("a move");
    person.plays(what).await;
}

#[tokio::test]
async fn games_that_wait_for_a_guest_come_first() {
    let site = site().await;
    let (room, mut people, cookies) = game(&site).await;
    let page = profile(&site, &cookies[0]).await;
    let waiting = section(&page, "waiting").expect("a section");
    assert!(waiting.contains("One game waits for you") && waiting.contains("Your turn"), "{waiting}");
    assert!(waiting.contains("Turn 1 of 7") && waiting.contains(&format!("href=\"/r/{room}\"")), "{waiting}");
    assert!(waiting.contains(&room.as_str().to_uppercase()), "the code, to be said aloud: {waiting}");
    assert_eq!(section(&page, "playing"), None);

    choose(&mut people[0]).await;
    let page = profile(&site, &cookies[0]).await;
    assert_eq!(section(&page, "waiting"), None, "they have chosen");
    let playing = section(&page, "playing").expect("a section");
    let names = playing.split("Waiting for ").nth(1).expect("names").split('<').next().expect("names");
    assert!(names.contains("Bruno") && names.contains("Chiyo") && !names.contains("Ada"), "{names}");

    people[0].does(Request::Pause).await;
    let page = profile(&site, &cookies[1]).await;
    assert!(section(&page, "playing").expect("a section").contains("Paused") && !page.contains("Your turn"));
}

#[tokio::test]
async fn the_front_page_leads_back_to_a_running_game() {
    let site = site().await;
    let (room, mut people, cookies) = game(&site).await;
    let page = get(&site, "/", &[("cookie", &cookies[1])]).await.body;
    let going_on = section(&page, "going-on").expect("a section");
    assert!(going_on.contains("Ada") && going_on.contains(&format!("href=\"/r/{room}\"")), "{going_on}");
    let (_, stranger) = someone(&site).await;
    assert_eq!(section(&get(&site, "/", &[("cookie", &stranger)]).await.body, "going-on"), None);

    // Whoever left for good still watches, and finds the game where all of them are.
    people[1].does(Request::LeaveGame).await;
    assert_eq!(section(&get(&site, "/", &[("cookie", &cookies[1])]).await.body, "going-on"), None);
    let page = profile(&site, &cookies[1]).await;
    assert!(section(&page, "without").expect("a section").contains(&format!("href=\"/r/{room}\"")), "{page}");
    assert_eq!(section(&page, "playing"), None, "{page}");
}

#[tokio::test]
async fn a_room_out_of_memory_is_read_once_to_say_whose_turn_it_is() {
    let site = site().await;
    let (room, mut people, _) = game(&site).await;
    choose(&mut people[0]).await;
    let guest = people[1].guest;
    let rooms = Rooms::new(site.store.clone(), RoomsOptions::default(), CancellationToken::new());
    for _ in 0..3 {
        let progress = rooms.progress([room].into_iter()).await.remove(0).expect("a game is on");
        assert_eq!((progress.turn, progress.turns, progress.paused), (Some(1), Some(7), false));
        assert_eq!(progress.waits_for.len(), 2, "{progress:?}");
        assert_eq!((rooms.loads(), rooms.alive()), (1, 0));
    }
    // Once it was in memory again, what was kept doesn't count any more.
    let mut back = Person::connect(&rooms, room, guest).await;
    back.sees(|view| view["room"]["stage"] == "playing").await;
    choose(&mut back).await;
    let again = Rooms::new(site.store.clone(), RoomsOptions::default(), CancellationToken::new());
    let progress = again.progress([room].into_iter()).await.remove(0).expect("a game is on");
    assert_eq!((progress.waits_for.len(), again.loads()), (1, 1));
}

#[tokio::test]
async fn an_old_entry_learns_who_the_guest_is_when_its_game_is_looked_at() {
    let site = site().await;
    let (room, people, cookies) = game(&site).await;
    for person in &people {
        let shelf = format!("guest/{}", person.guest);
        let Entry { rank, bytes } = site.store.shelved(&shelf, room).await.expect("a store").expect("an entry");
        let mut entry: Value = serde_json::from_slice(&bytes).expect("JSON");
        entry["me"].take();
        let bytes = entry.to_string().into_bytes();
        site.store.shelve(&shelf, room, Some(Entry { rank, bytes })).await.expect("an entry");
    }
    let later = site_on(site.store.clone());
    for cookie in &cookies {
        let page = profile(&later, cookie).await;
        let waiting = section(&page, "waiting").expect("a section");
        assert!(waiting.contains("Your turn") && !page.contains("Waiting for"), "{page}");
    }
}

/// How somebody came out of a game: their name, their number, their place, whether they won, and their points.
type Came = (&'static str, u16, u8, bool, Option<u16>);

/// A finished game on a guest's shelf, where they are the first member.
async fn ended(site: &Place, me: Uuid, game: Kind, result: &[Came]) {
    let seats = u8::try_from(result.len()).expect("few");
    let absence = if seats == 1 { Absence::Wait } else { Absence::default() };
    let options = Options { game, seats, absence, ..Options::default() };
    let like = site.rooms.open(me, options).await.expect("a room");
    let mut summary = site.rooms.summary(like).await.expect("a room");
    let placed = |&(name, member, place, won, points): &Came| {
        let placing = Placing { member: Member::new(member), place, won, points };
        Placed { name: name.to_owned(), placing }
    };
    (summary.stage, summary.result) = (Stage::Ended, result.iter().map(placed).collect());
    summary.ended = Some(1_772_668_799_999);
    let mut entry = serde_json::to_value(&summary).expect("JSON");
    entry["me"] = json!(0);
    // Somebody took another name in the room much later.
    let entry = Entry { rank: 1_782_668_799_999, bytes: entry.to_string().into_bytes() };
    site.store.shelve(&format!("guest/{me}"), RoomId::new(), Some(entry)).await.expect("an entry");
}

#[tokio::test]
async fn finished_games_say_how_they_ended() {
    let site = site().await;
    let sides = Kind::SquareOff(Variant { mode: square_off::Mode::Base, left_over: false, anywhere: false });
    let solo = Kind::Automas { mode: Mode::Full, level: 4 };
    let all: [(Kind, &[Came], &[&str]); 10] = [
        (
            Kind::TwoCities,
            &[("Bruno", 1, 1, true, Some(54)), ("Ada", 0, 2, false, Some(51)), ("Chiyo", 2, 3, false, Some(4))],
            &["Place 2 of 3", "51 points", "Won by \u{2068}Bruno\u{2069}"],
        ),
        (
            Kind::TwoCities,
            &[("Ada", 0, 1, true, Some(54)), ("Bruno", 1, 2, false, Some(51)), ("Chiyo", 2, 3, false, Some(4))],
            &["You won", "54 points"],
        ),
        (
            Kind::TwoCities,
            &[("Ada", 0, 1, true, Some(54)), ("Bruno", 1, 1, true, Some(54)), ("Chiyo", 2, 3, false, Some(4))],
            &["You share first place", "54 points", "Won by \u{2068}Ada\u{2069}, \u{2068}Bruno\u{2069}"],
        ),
        (
            Kind::TwoCities,
            &[("Dora", 4, 1, true, Some(54)), ("Bruno", 1, 2, false, Some(51)), ("Chiyo", 2, 3, false, Some(4))],
            &["Won by \u{2068}Dora\u{2069}"],
        ),
        (
            sides,
            &[("Bruno", 1, 1, true, None), ("Ada", 0, 2, false, None)],
            &["You lost", "Won by \u{2068}Bruno\u{2069}"],
        ),
        (sides, &[("Bruno", 1, 1, false, None), ("Ada", 0, 1, false, None)], &["A draw"]),
        (solo, &[("Ada", 0, 2, false, Some(48))], &["The Automas won", "48 points", "Level 4"]),
        (solo, &[("Ada", 0, 1, true, Some(58))], &["You beat Automacity", "58 points"]),
        (solo, &[("Dora", 4, 1, true, Some(58))], &["Won by \u{2068}Dora\u{2069}"]),
        (solo, &[("Dora", 4, 2, false, Some(48))], &["The Automas won"]),
    ];
    for (game, result, wanted) in all {
        let (me, cookie) = someone(&site).await;
        ended(&site, me, game, result).await;
        let page = profile(&site, &cookie).await;
        let row = section(&page, "ended").expect("a section");
        for text in wanted {
            assert!(row.contains(text), "{text} in {row}");
        }
        assert!(row.contains("<time datetime=\"2026-03-04T23:59:59Z\">2026-03-04</time>"), "{row}");
        assert_eq!(row.contains("You "), wanted.iter().any(|text| text.starts_with("You ")), "{row}");
        assert_eq!(row.contains("Won by"), wanted.iter().any(|text| text.starts_with("Won by")), "{row}");
        assert_eq!(row.contains(" points"), wanted.iter().any(|text| text.ends_with(" points")), "{row}");
    }
}
