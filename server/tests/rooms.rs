//! Rooms in memory: answers, what is sent to whom, leaving memory and coming back, the clock, shutting down.

mod common;
#[path = "rooms/crowd.rs"]
mod crowd;
#[path = "rooms/door.rs"]
mod door;
#[path = "rooms/hosts.rs"]
mod hosts;
#[path = "rooms/leading.rs"]
mod leading;
#[path = "rooms/numbers.rs"]
mod numbers;
#[path = "rooms/places.rs"]
mod places;
#[path = "rooms/tables.rs"]
mod tables;

use std::time::Duration;

use common::{Person, play_until, rooms, three_play, three_sit_down};
use conurbation::rooms::{ConnectError, MAILBOX, MAX_CONNECTIONS_PER_GUEST, Rooms, RoomsOptions};
use conurbation::store::{RoomId, Store, Stream};
use conurbation_room::{Access, Body, Channel, ClockRule, Command, Options, Phrase, Request, Seating};
use conurbation_rules::common::Turn;
use conurbation_rules::games::{Kind, Sign};
use conurbation_rules::square_off::{self, Piece, Tile};
use conurbation_rules::two_cities;
use serde_json::{Value, json};
use tokio_util::sync::CancellationToken;
use uuid::Uuid;

fn phrase(channel: Channel) -> Request {
    Request::Say { channel, body: Body::Phrase(Phrase::Hello) }
}

/// A command that certainly changes something, unlike a shuffle, which may leave everyone where they are.
fn renamed() -> Request {
    Request::Join { name: "Adelaide".to_owned() }
}

#[tokio::test]
async fn a_command_sent_twice_is_applied_once_and_answered_twice() {
    let (rooms, store) = rooms().await;
    let (room, people) = three_sit_down(&rooms, Options::default()).await;
    let before = store.read(room, Stream::Events, 1).await.unwrap().len();
    let mut host = people.into_iter().next().unwrap();
    let [first, second] = [(); 2].map(|()| Uuid::new_v4());
    let other = Request::Join { name: "Another".to_owned() };
    // All in one batch. Done again, the first would undo the second.
    for (id, request) in [(first, renamed()), (second, other), (first, renamed())] {
        assert!(host.connection.send(Command { id, request }));
    }
    for (id, no) in [(first, 3), (second, 4), (first, 4)] {
        let answer = loop {
            let message = host.next_but_views().await;
            if message["ack"]["id"] == id.to_string() {
                break message;
            }
        };
        assert_eq!(answer, json!({ "ack": { "id": id, "no": no } }));
    }
    assert_eq!(store.read(room, Stream::Events, 1).await.unwrap().len(), before + 2);
}

#[tokio::test]
async fn talk_sent_twice_is_said_once() {
    let (rooms, store) = rooms().await;
    let (room, mut people) = three_sit_down(&rooms, Options::default()).await;
    let id = Uuid::new_v4();
    for _ in 0..2 {
        assert!(people[1].connection.send(Command { id, request: phrase(Channel::Table) }));
    }
    people[1].does(Request::Join { name: "Bea".to_owned() }).await;
    assert_eq!(store.read(room, Stream::Talk, 1).await.unwrap().len(), 1);
}

#[tokio::test]
async fn hidden_events_send_nothing_to_the_others() {
    let (rooms, _) = rooms().await;
    let (_, mut people) = three_play(&rooms, Options::default()).await;
    people[1].plays(two_cities::Move::Draft([2].into_iter().collect())).await;
    people[1].plays(two_cities::Move::Draft([2, 4].into_iter().collect())).await;
    people[0].does(phrase(Channel::Table)).await;
    // If the drafts had sent anything, it would have come before the talk.
    let next = people[2].next().await;
    assert!(next.get("talk").is_some(), "{next}");
}

#[tokio::test]
async fn a_room_leaves_memory_and_comes_back_as_it_was() {
    tokio::time::pause();
    let (rooms, _) = rooms().await;
    let (room, mut people) = three_play(&rooms, Options::default()).await;
    play_until(&mut people, 3, |view| view["room"]["game"]["two_cities"]["turn"] == 2).await;
    people[1].does(phrase(Channel::Table)).await;
    let guest = people[2].guest;
    let mine = people[2].view["me"].clone();
    let game = people[2].view["room"]["game"].clone();
    drop(people);
    tokio::time::sleep(Duration::from_secs(299)).await;
    assert_eq!(rooms.alive(), 1);
    tokio::time::sleep(Duration::from_secs(2)).await;
    assert_eq!(rooms.alive(), 0);

    let mut back = Person::connect(&rooms, room, guest).await;
    assert!(back.next().await.get("hello").is_some());
    assert_eq!(back.next().await["talk"][0]["body"], json!({ "phrase": "hello" }));
    back.next().await;
    assert_eq!((&back.view["me"], &back.view["room"]["game"]), (&mine, &game));
    assert_eq!(rooms.alive(), 1);
}

#[tokio::test]
async fn a_room_with_someone_connected_stays_in_memory() {
    tokio::time::pause();
    let (rooms, _) = rooms().await;
    let (_, mut people) = three_sit_down(&rooms, Options::default()).await;
    people.truncate(1);
    tokio::time::sleep(Duration::from_hours(1)).await;
    assert_eq!(rooms.alive(), 1);
    people[0].does(phrase(Channel::Table)).await;
}

#[tokio::test]
async fn presence_is_seen_by_the_others() {
    let (rooms, _) = rooms().await;
    let (room, mut people) = three_sit_down(&rooms, Options::default()).await;
    let here = |view: &Value, member: usize| view["room"]["members"][member]["here"] == true;
    let second_tab = Person::connect(&rooms, room, people[2].guest).await;
    let third = people.pop().unwrap();
    let guest = third.guest;
    people[0].sees(|view| here(view, 2)).await;
    drop(third);
    drop(second_tab);
    people[0].sees(|view| !here(view, 2)).await;
    let _again = Person::connect(&rooms, room, guest).await;
    people[0].sees(|view| here(view, 2)).await;
}

#[tokio::test]
async fn when_the_clock_runs_out_drafts_count_and_the_game_goes_on() {
    tokio::time::pause();
    let (rooms, _) = rooms().await;
    let options = Options { clock: ClockRule::Brisk, ..Options::default() };
    let (_, mut people) = three_play(&rooms, options).await;
    let deadline = people[0].view["room"]["deadline"].as_u64().unwrap();
    let me = people[1].view["me"].clone();
    let (seat, hand) = (people[1].seat().index(), &me["game"]["two_cities"]["hand"]);
    people[1].plays(two_cities::Move::Draft([6, 0].into_iter().collect())).await;
    people[0].sees(|view| view["room"]["game"]["two_cities"]["phase"] == "place").await;
    assert!(rooms.clock().now() >= deadline);
    let mut given = people[0].view["room"]["game"]["two_cities"]["seats"][seat]["revealed"].as_array().unwrap().clone();
    let mut drafted = vec![hand[6].clone(), hand[0].clone()];
    given.sort_by_key(Value::to_string);
    drafted.sort_by_key(Value::to_string);
    assert_eq!(given, drafted);
    // Nobody does anything any more, and the game still ends.
    people[0].sees(|view| view["room"]["stage"] == "ended").await;
}

#[tokio::test]
async fn the_clock_stands_still_while_nobody_is_connected() {
    tokio::time::pause();
    let (rooms, _) = rooms().await;
    let options = Options { clock: ClockRule::Brisk, ..Options::default() };
    let (room, people) = three_play(&rooms, options).await;
    let guest = people[0].guest;
    drop(people);
    tokio::time::sleep(Duration::from_hours(1)).await;
    let mut back = Person::connect(&rooms, room, guest).await;
    back.sees(|view| view["room"]["stage"] == "playing").await;
    let left = back.view["room"]["deadline"].as_u64().unwrap() - rooms.clock().now();
    assert_eq!(left, 60_000);
    assert_eq!(back.view["room"]["game"]["two_cities"]["phase"], "choose");
}

#[tokio::test]
async fn talking_too_much_is_refused() {
    let (rooms, _) = rooms().await;
    let (_, mut people) = three_sit_down(&rooms, Options::default()).await;
    for _ in 0..5 {
        people[1].does(phrase(Channel::Table)).await;
    }
    let refusal = people[1].tries(phrase(Channel::Table)).await;
    assert_eq!(refusal["code"], "too_much_talk");
    people[2].does(phrase(Channel::Table)).await;
}

#[tokio::test]
async fn a_full_mailbox_takes_no_more() {
    let (rooms, _) = rooms().await;
    let (_, people) = three_sit_down(&rooms, Options::default()).await;
    // The room's task runs on this thread, so nothing is taken out between these.
    let taken = (0..MAILBOX + 10)
        .take_while(|_| people[0].connection.send(Command { id: Uuid::new_v4(), request: Request::Shuffle }))
        .count();
    assert_eq!(taken, MAILBOX);
}

#[tokio::test]
async fn commands_are_refused_while_the_log_cannot_be_written() {
    let (rooms, store) = rooms().await;
    let (_, mut people) = three_sit_down(&rooms, Options::default()).await;
    people[0].sees(|view| view["room"]["seats"] == json!([0, 1, 2])).await;
    store.close().await;
    assert_eq!(people[0].tries(renamed()).await, json!({ "code": "store_failed" }));
    assert_eq!(people[1].tries(phrase(Channel::Table)).await, json!({ "code": "store_failed" }));
    assert_eq!(people[0].view["room"]["seats"], json!([0, 1, 2]));
}

#[tokio::test]
async fn two_writers_on_one_store_agree() {
    let store = Store::open("memory:").await.unwrap();
    let [one, other] = [(); 2].map(|()| Rooms::new(store.clone(), RoomsOptions::default(), CancellationToken::new()));
    let (room, mut people) = three_play(&one, Options::default()).await;
    let mut elsewhere = Person::connect(&other, room, people[2].guest).await;
    elsewhere.sees(|view| view["room"]["stage"] == "playing").await;
    // Each server writes what the other one has not read yet, and so each of them loses a race.
    people[0].plays(two_cities::Move::Choose([0, 1])).await;
    elsewhere.plays(two_cities::Move::Choose([2, 3])).await;
    people[1].plays(two_cities::Move::Choose([4, 5])).await;
    people[0].sees(|view| view["room"]["game"]["two_cities"]["phase"] == "place").await;
    let again = Rooms::new(store.clone(), RoomsOptions::default(), CancellationToken::new());
    let mut later = Person::connect(&again, room, people[0].guest).await;
    later.sees(|_| true).await;
    assert_eq!(later.view["room"]["game"], people[0].view["room"]["game"]);
}

#[tokio::test]
async fn unknown_rooms_and_guests_without_access_are_refused() {
    let (rooms, _) = rooms().await;
    assert!(matches!(rooms.connect(RoomId::new(), Uuid::new_v4(), None).await, Err(ConnectError::NoSuchRoom)));
    let options = Options { watchers: false, ..Options::default() };
    let (room, mut people) = three_sit_down(&rooms, options).await;
    let mut watcher = Person::connect(&rooms, room, Uuid::new_v4()).await;
    people[0].does(Request::Seat).await;
    loop {
        if watcher.next().await == json!({ "closed": 4403 }) {
            break;
        }
    }
    assert!(matches!(rooms.connect(room, watcher.guest, None).await, Err(ConnectError::NotAdmitted)));
    let tabs: Vec<_> = (1..MAX_CONNECTIONS_PER_GUEST).map(|_| rooms.connect(room, people[0].guest, None)).collect();
    let mut open = Vec::new();
    for tab in tabs {
        open.push(tab.await.unwrap());
    }
    // The oldest of too many tabs gives way to the newest, and to no other.
    let newest = rooms.connect(room, people[0].guest, None).await.unwrap();
    loop {
        if people[0].next().await == json!({ "closed": 4409 }) {
            break;
        }
    }
    for tab in open.iter().chain([&newest]) {
        assert_eq!(tab.outbox.take().await.close, None);
    }
}

/// Why a room with these records can't be opened.
async fn broken(records: &[&str]) -> String {
    let (rooms, store) = rooms().await;
    let room = RoomId::new();
    let records = records.iter().map(|record| record.as_bytes().to_vec()).collect();
    store.append_all(room, Stream::Events, 1, records).await.unwrap();
    match rooms.connect(room, Uuid::new_v4(), None).await {
        Err(ConnectError::Corrupt(why)) => why,
        other => panic!("{:?}", other.err()),
    }
}

#[tokio::test]
async fn a_log_of_a_newer_program_is_refused_with_its_format() {
    let why = broken(&[r#"{"v":99,"at":1,"what":"later"}"#]).await;
    assert_eq!(
        why,
        "record 1: the record has format 99, and this program knows formats up to 5: a newer program wrote it"
    );
}

#[tokio::test]
async fn a_log_without_a_format_is_refused() {
    let why = broken(&[r#"{"at":1,"stood":null}"#]).await;
    assert!(why.contains("names no format"), "{why}");
}

#[tokio::test]
async fn an_unknown_line_of_talk_is_left_out_and_the_room_opens() {
    let (rooms, store) = rooms().await;
    let (room, mut people) = three_sit_down(&rooms, Options::default()).await;
    people[1].does(phrase(Channel::Table)).await;
    let later = r#"{"v":9,"no":1,"channel":"attic","body":{"song":"la"}}"#;
    store.append(room, Stream::Talk, 2, later.as_bytes().to_vec()).await.unwrap();
    let again = Rooms::new(store, RoomsOptions::default(), CancellationToken::new());
    let mut back = Person::connect(&again, room, people[1].guest).await;
    assert!(back.next().await.get("hello").is_some());
    assert_eq!(back.next().await["talk"].as_array().map(Vec::len), Some(1));
    back.does(phrase(Channel::Table)).await;
}

#[tokio::test]
async fn hovering_for_a_minute_writes_nothing() {
    tokio::time::pause();
    let (rooms, store) = rooms().await;
    let game = Kind::SquareOff(square_off::Variant::default());
    let options = Options { game, seating: Seating::Hand, ..Options::default() };
    let (room, mut people) = three_play(&rooms, options).await;
    let written = store.read(room, Stream::Events, 1).await.unwrap().len();
    let tile = |row| Tile { piece: Piece::from_letter('A').unwrap(), facing: 0, at: [row, 3] };
    for row in [2, 3, 4].into_iter().cycle().take(180) {
        let sign = square_off::Sign { turn: Turn::new(0), tile: tile(row) };
        people[0].does(Request::Show(Some(Sign::SquareOff(sign)))).await;
        tokio::time::sleep(Duration::from_millis(333)).await;
    }
    assert_eq!(store.read(room, Stream::Events, 1).await.unwrap().len(), written);
    let ally = |view: &Value| view["me"]["signs"][0]["sign"]["square_off"]["tile"]["at"] == json!([4, 3]);
    people[2].sees(ally).await;
    assert_eq!(people[1].view["me"].get("signs"), None);
    drop(people.remove(0));
    people[1].sees(|view| view["me"].get("signs").is_none()).await;
}

#[tokio::test]
async fn a_thousand_identical_renames_write_nothing() {
    let (rooms, store) = rooms().await;
    let (room, mut people) = three_sit_down(&rooms, Options::default()).await;
    people[1].does(Request::Join { name: "Bea".to_owned() }).await;
    let written = store.read(room, Stream::Events, 1).await.unwrap().len();
    for _ in 0..1000 {
        people[1].does(Request::Join { name: "Bea".to_owned() }).await;
    }
    assert_eq!(store.read(room, Stream::Events, 1).await.unwrap().len(), written);
}

#[tokio::test]
async fn a_command_that_changed_nothing_changes_nothing_when_it_is_sent_again() {
    let (rooms, _) = rooms().await;
    let (_, mut people) = three_sit_down(&rooms, Options::default()).await;
    let id = Uuid::new_v4();
    let rename = || Command { id, request: Request::Join { name: "Player 1".to_owned() } };
    assert!(people[1].connection.send(rename()));
    people[1].does(Request::Join { name: "Bea".to_owned() }).await;
    assert!(people[1].connection.send(rename()));
    people[1].does(phrase(Channel::Table)).await;
    people[0].sees(|view| view["room"]["members"][1]["name"] == "Bea").await;
    people[0].does(phrase(Channel::Table)).await;
    assert_eq!(people[0].view["room"]["members"][1]["name"], "Bea");
}

#[tokio::test]
async fn a_damaged_log_is_reported() {
    let (rooms, store) = rooms().await;
    let room = RoomId::new();
    store.append(room, Stream::Events, 1, b"{\"at\":1,\"stood\":null}".to_vec()).await.unwrap();
    assert!(matches!(rooms.connect(room, Uuid::new_v4(), None).await, Err(ConnectError::Corrupt(_))));
}

#[tokio::test]
async fn a_shutdown_tells_everyone_to_come_back() {
    let store = Store::open("memory:").await.unwrap();
    let shutdown = CancellationToken::new();
    let rooms = Rooms::new(store, RoomsOptions::default(), shutdown.clone());
    let (room, mut people) = three_sit_down(&rooms, Options::default()).await;
    shutdown.cancel();
    rooms.ended().await;
    loop {
        if people[0].next().await == json!({ "closed": 1012 }) {
            break;
        }
    }
    assert!(matches!(rooms.connect(room, Uuid::new_v4(), None).await, Err(ConnectError::ShuttingDown)));
}

#[tokio::test]
async fn only_public_rooms_in_memory_are_listed() {
    tokio::time::pause();
    let (rooms, _) = rooms().await;
    let (_, _private) = three_sit_down(&rooms, Options::default()).await;
    let public = Options { access: Access::Public, ..Options::default() };
    let (room, people) = three_sit_down(&rooms, public).await;
    let listed = rooms.listed().await.unwrap();
    assert_eq!(listed.iter().map(|listed| listed.room).collect::<Vec<_>>(), [room]);
    assert_eq!(listed[0].summary.host.as_deref(), Some("Player 0"));
    assert!(listed[0].summary.seats.iter().all(Option::is_some));
    drop(people);
    tokio::time::sleep(Duration::from_secs(301)).await;
    assert!(rooms.listed().await.unwrap().is_empty());
}
