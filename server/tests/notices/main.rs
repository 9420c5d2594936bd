//! Turns that people are told of while none of their pages is open: to whom, how often, and what a push service learns.

#[path = "../common/mod.rs"]
#[allow(dead_code, reason = "other tests use the rest")]
mod common;

mod browsers;
mod kept;
mod slow;

use std::sync::atomic::Ordering;

use browsers::{Browser, Service};
use common::{Person, play_until, rooms, three_play};
use conurbation::net::push::{Push, PushOptions, tell_of_turns};
use conurbation::rooms::{Rooms, TurnBegun};
use conurbation::store::Store;
use conurbation_load::player::PATIENCE;
use conurbation_room::{Absence, ClockRule, Options, Request};
use conurbation_rules::games::Kind;
use conurbation_rules::two_cities::Move;
use tokio::sync::broadcast::error::TryRecvError;
use tokio::task::yield_now;
use tokio::time::timeout;
use tokio_util::sync::CancellationToken;
use uuid::Uuid;
use web_push_native::{Auth, decrypt};

/// A server that may send to this machine, too.
async fn telling() -> (Rooms, Store, Push) {
    let (rooms, store) = rooms().await;
    let options = PushOptions { push_anywhere: true, push_contact: Some("mailto:me@example.org".into()), push: true };
    let push = Push::open(&store, &options, None).await.unwrap();
    tokio::spawn(tell_of_turns(push.clone(), rooms.clone(), CancellationToken::new()));
    (rooms, store, push)
}

/// Everyone chooses, the last of them after having left.
async fn all_choose_and_the_last_leaves(people: &mut Vec<Person>) -> Uuid {
    people[2].plays(Move::Choose([0, 1])).await;
    let gone = leaves(people).await;
    for person in people.iter_mut() {
        person.plays(Move::Choose([0, 1])).await;
    }
    people[0].sees(|view| view["room"]["game"]["two_cities"]["phase"] == "place").await;
    gone
}

/// The last of them closes the page.
async fn leaves(people: &mut Vec<Person>) -> Uuid {
    let gone = people.pop().unwrap().guest;
    people[0].sees(|view| view["room"]["members"][2]["here"] == false).await;
    gone
}

#[tokio::test]
async fn only_those_who_are_not_connected_are_told_and_once_a_turn() {
    let (rooms, _) = rooms().await;
    let (room, mut people) = three_play(&rooms, Options::default()).await;
    let mut turns = rooms.turns();
    let gone = all_choose_and_the_last_leaves(&mut people).await;
    let turn = turns.try_recv().unwrap();
    let host = Some("Player 0".to_owned());
    assert_eq!(turn, TurnBegun { room, guest: gone, game: Kind::TwoCities, host, deadline: None });
    // Whatever else happens in the same turn is no news.
    people[0].does(Request::Join { name: "Ada".to_owned() }).await;
    people[0].does(Request::Pause).await;
    people[0].does(Request::Resume).await;
    let again = Person::connect(&rooms, room, gone).await;
    people[0].sees(|view| view["room"]["members"][2]["here"] == true).await;
    drop(again);
    people[0].sees(|view| view["room"]["members"][2]["here"] == false).await;
    assert_eq!(turns.try_recv(), Err(TryRecvError::Empty));
}

#[tokio::test]
async fn nobody_who_is_connected_is_told() {
    let (rooms, _) = rooms().await;
    let mut turns = rooms.turns();
    let (_, mut people) = three_play(&rooms, Options::default()).await;
    play_until(&mut people, 3, |view| view["room"]["game"]["two_cities"]["turn"] == 3).await;
    assert_eq!(turns.try_recv(), Err(TryRecvError::Empty));
}

#[tokio::test]
async fn a_turn_that_began_before_the_room_was_read_is_not_told_again() {
    tokio::time::pause();
    let (rooms, _) = rooms().await;
    let options = Options { clock: ClockRule::Slow, ..Options::default() };
    let (room, mut people) = three_play(&rooms, options).await;
    let mut turns = rooms.turns();
    let gone = all_choose_and_the_last_leaves(&mut people).await;
    assert!(turns.try_recv().unwrap().deadline.is_some());
    let first = people[0].guest;
    drop(people);
    tokio::time::sleep(std::time::Duration::from_mins(6)).await;
    assert_eq!(rooms.alive(), 0);
    let mut back = Person::connect(&rooms, room, first).await;
    back.sees(|view| view["room"]["stage"] == "playing").await;
    back.does(Request::Join { name: "Ada".to_owned() }).await;
    assert_eq!(turns.try_recv(), Err(TryRecvError::Empty), "{gone} knows");
}

#[tokio::test]
async fn whoever_the_house_plays_for_is_not_told() {
    tokio::time::pause();
    let (rooms, _) = rooms().await;
    let (_, mut people) = three_play(&rooms, Options { absence: Absence::Bot, ..Options::default() }).await;
    people[2].plays(Move::Choose([0, 1])).await;
    leaves(&mut people).await;
    people[0].sees(|view| view["room"]["away"][0]["what"] == "held").await;
    let mut turns = rooms.turns();
    for person in &mut people {
        person.plays(Move::Choose([0, 1])).await;
    }
    people[0].sees(|view| view["room"]["game"]["two_cities"]["phase"] == "place").await;
    assert_eq!(turns.try_recv(), Err(TryRecvError::Empty));
}

#[tokio::test]
async fn a_message_is_encrypted_for_one_browser_and_says_nothing_of_the_table() {
    let (rooms, _, push) = telling().await;
    let mut service = Service::open().await;
    let browser = Browser::new(3);
    let (room, mut people) = three_play(&rooms, Options::default()).await;
    let asked = browser.subscription(&service.endpoint("phone"));
    rooms.subscribe(people[2].guest, room, asked).await.unwrap();
    all_choose_and_the_last_leaves(&mut people).await;

    let sent = service.sent.recv().await.unwrap();
    assert_eq!(sent.path, "phone");
    let text = browser.reads(&sent.body);
    assert_eq!(text["title"], "Du bist dran");
    assert_eq!(text["body"], "Between Two Cities, am Tisch von Player 0");
    assert_eq!((&text["lang"], &text["room"]), (&"de".into(), &room.as_str().into()));
    assert_eq!(text.as_object().unwrap().len(), 4);
    // The service learns neither the room, nor who plays, nor what.
    let seen = format!("{:?} {:?}", sent.headers, sent.body);
    for secret in [room.as_str(), "Player", "Between"] {
        assert!(!seen.contains(secret), "{secret} in {seen}");
    }
    assert_eq!((sent.header("content-encoding"), sent.header("ttl")), ("aes128gcm", "172800"));
    assert_eq!(sent.header("urgency"), "normal");
    assert_eq!(sent.header("topic").len(), 32);
    let authorization = sent.header("authorization");
    assert!(authorization.starts_with("vapid t="), "{authorization}");
    assert!(authorization.ends_with(&format!("k={}", push.public_key().unwrap())), "{authorization}");
    // Nobody else reads it.
    let other = Browser::new(4);
    assert!(decrypt(sent.body.to_vec(), &other.key, &Auth::from(browser.auth)).is_err());
}

#[tokio::test]
async fn a_clock_bounds_how_long_a_message_is_kept_and_makes_it_urgent() {
    let (rooms, ..) = telling().await;
    let mut service = Service::open().await;
    let (room, mut people) = three_play(&rooms, Options { clock: ClockRule::Brisk, ..Options::default() }).await;
    let asked = Browser::new(3).subscription(&service.endpoint("phone"));
    rooms.subscribe(people[2].guest, room, asked).await.unwrap();
    all_choose_and_the_last_leaves(&mut people).await;
    let sent = service.sent.recv().await.unwrap();
    let seconds: u32 = sent.header("ttl").parse().unwrap();
    assert!((60..=90).contains(&seconds), "{seconds} s of a minute and a half");
    assert_eq!(sent.header("urgency"), "high");
}

#[tokio::test]
async fn a_subscription_that_is_gone_is_dropped_in_all_rooms() {
    let (rooms, ..) = telling().await;
    let mut service = Service::open().await;
    let (room, mut people) = three_play(&rooms, Options::default()).await;
    let guest = people[2].guest;
    let other = rooms.open(Uuid::new_v4(), Options::default()).await.unwrap();
    let mut tab = Person::connect(&rooms, other, guest).await;
    tab.does(Request::Join { name: "Chiara".to_owned() }).await;
    rooms.summary(other).await.unwrap();
    let [phone, desk] = ["phone", "desk"].map(|device| Browser::new(3).subscription(&service.endpoint(device)));
    for room in [room, other] {
        rooms.subscribe(guest, room, phone.clone()).await.unwrap();
    }
    service.status.store(410, Ordering::Relaxed);
    all_choose_and_the_last_leaves(&mut people).await;
    service.sent.recv().await.unwrap();
    for room in [room, other] {
        let dropped = async {
            while !rooms.subscriptions(guest, room).await.unwrap().is_empty() {
                yield_now().await;
            }
        };
        timeout(PATIENCE, dropped).await.expect("it is dropped");
    }
    // Another device of theirs is told from now on.
    rooms.subscribe(guest, room, desk.clone()).await.unwrap();
    assert_eq!(rooms.subscriptions(guest, room).await.unwrap(), [desk]);
}

#[tokio::test]
async fn whoever_asks_no_longer_is_not_told() {
    let (rooms, ..) = telling().await;
    let mut service = Service::open().await;
    let (room, mut people) = three_play(&rooms, Options::default()).await;
    let guest = people[2].guest;
    for device in ["phone", "desk"] {
        rooms.subscribe(guest, room, Browser::new(3).subscription(&service.endpoint(device))).await.unwrap();
    }
    rooms.unsubscribe(guest, room, &service.endpoint("phone")).await.unwrap();
    all_choose_and_the_last_leaves(&mut people).await;
    assert_eq!(service.sent.recv().await.unwrap().path, "desk");
    assert!(service.sent.try_recv().is_err());
}

#[tokio::test]
async fn the_key_is_kept_with_the_data() {
    let store = Store::open("memory:").await.unwrap();
    let open = async |store: &Store| Push::open(store, &PushOptions::default(), None).await.unwrap().public_key();
    let key = open(&store).await;
    assert!(key.is_some());
    assert_eq!(open(&store).await, key);
    assert_ne!(open(&Store::open("memory:").await.unwrap()).await, key);
    let off = PushOptions { push: false, ..PushOptions::default() };
    assert_eq!(Push::open(&store, &off, None).await.unwrap().public_key(), None);
}
