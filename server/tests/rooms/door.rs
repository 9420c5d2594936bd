//! Who comes into a room whose door is not open. Time is paused.

use std::net::{IpAddr, Ipv4Addr};
use std::time::Duration;

use conurbation::rooms::{ConnectError, MAX_OUTSIDE_PER_ADDRESS, Rooms, Visitor};
use conurbation::store::{RoomId, Store, Stream};
use conurbation_room::{Body, Channel, Door, Member, Options, Request};
use serde_json::{Value, json};
use tokio::time::sleep;
use uuid::Uuid;

use crate::common::{Person, rooms, three_play, three_sit_down};

fn set(door: Door) -> Request {
    Request::SetDoor { door }
}

fn knock(name: &str) -> Request {
    Request::Knock { name: name.to_owned() }
}

fn join(name: &str) -> Request {
    Request::Join { name: name.to_owned() }
}

fn knocks(view: &Value) -> usize {
    view["me"]["knocks"].as_array().map_or(0, Vec::len)
}

/// The answer to the knock that somebody sees.
fn answer(view: &Value, admit: bool) -> Request {
    let knock = view["me"]["knocks"][0]["id"].as_str().expect("somebody knocks");
    Request::AnswerKnock { knock: knock.parse().expect("an id"), admit }
}

/// Everything until a connection is closed, and the code.
async fn until_closed(person: &mut Person) -> (Vec<Value>, Value) {
    let mut got = Vec::new();
    loop {
        let message = person.next().await;
        if let Some(code) = message.get("closed") {
            return (got, code.clone());
        }
        got.push(message);
    }
}

/// Three people in a room whose newcomers knock, and one who stands before its door.
struct Doorstep {
    rooms: Rooms,
    store: Store,
    room: RoomId,
    people: Vec<Person>,
    dia: Person,
}

async fn at_the_door() -> Doorstep {
    let (rooms, store) = rooms().await;
    let (room, mut people) = three_sit_down(&rooms, Options::default()).await;
    people[0].does(set(Door::Knock)).await;
    let dia = Person::connect(&rooms, room, Uuid::new_v4()).await;
    Doorstep { rooms, store, room, people, dia }
}

/// Somebody knocks, and the host hears it.
async fn dia_knocks(dia: &mut Person, host: &mut Person) {
    dia.does(knock("Dia")).await;
    host.sees(|view| knocks(view) == 1).await;
}

#[tokio::test]
async fn a_friend_knocks_and_is_let_in() {
    let (rooms, _) = rooms().await;
    let (room, mut people) = three_play(&rooms, Options::default()).await;
    people[0].does(set(Door::Knock)).await;
    let mut dia = Person::connect(&rooms, room, Uuid::new_v4()).await;
    assert!(dia.next().await.get("hello").is_some());
    assert_eq!(dia.next().await, json!({ "outside": "may_knock" }));
    let hello = Request::Say { channel: Channel::Table, body: Body::Text("Who is there?".to_owned()) };
    people[1].does(hello).await;
    assert_eq!(dia.tries(join("Player 1")).await, json!({ "code": "knock_first" }));
    dia.does(knock("Dia")).await;
    assert_eq!(dia.next().await, json!({ "outside": "knocking" }), "no view and no talk meanwhile");
    people[0].sees(|view| knocks(view) == 1).await;
    assert_eq!(knocks(&people[1].view), 0);
    let admit = answer(&people[0].view, true);
    people[0].does(admit).await;
    let talk = dia.next().await;
    assert_eq!(talk["talk"][0]["body"]["text"], "Who is there?");
    dia.sees(|view| view["me"]["member"] == 3).await;
    people[0].sees(|view| knocks(view) == 0).await;
}

#[tokio::test]
async fn a_knock_ends_with_an_answer_or_with_its_connection() {
    let Doorstep { mut people, mut dia, .. } = at_the_door().await;
    dia_knocks(&mut dia, &mut people[0]).await;
    let refuse = answer(&people[0].view, false);
    people[0].does(refuse).await;
    let mut told = dia.next().await;
    while told["outside"] != "turned_away" {
        told = dia.next().await;
    }
    dia_knocks(&mut dia, &mut people[0]).await;
    drop(dia);
    people[0].sees(|view| knocks(view) == 0).await;
}

#[tokio::test]
async fn a_lock_puts_out_those_without_a_name_and_no_one_else() {
    let (rooms, _) = rooms().await;
    let (room, mut people) = three_play(&rooms, Options::default()).await;
    let mut wim = Person::connect(&rooms, room, Uuid::new_v4()).await;
    wim.does(join("Wim")).await;
    let mut watcher = Person::connect(&rooms, room, Uuid::new_v4()).await;
    watcher.next().await;
    people[0].does(set(Door::Knock)).await;
    assert_eq!(until_closed(&mut watcher).await.1, 1012, "back to the door");
    let mut watcher = Person::connect(&rooms, room, watcher.guest).await;
    people[0].does(set(Door::Locked)).await;
    let (got, code) = until_closed(&mut watcher).await;
    assert_eq!(code, 4423);
    assert!(got.iter().all(|message| message.get("hello").or(message.get("outside")).is_some()), "{got:?}");
    assert!(matches!(rooms.connect(room, watcher.guest, None).await, Err(ConnectError::Locked)));
    for guest in [people[1].guest, wim.guest] {
        Person::connect(&rooms, room, guest).await.sees(|view| view["room"]["door"] == "locked").await;
    }
    people[0].does(set(Door::Open)).await;
    Person::connect(&rooms, room, watcher.guest).await.sees(|view| view["room"].get("door").is_none()).await;
}

#[tokio::test]
async fn whoever_is_sent_out_or_banned_sees_nothing_more() {
    let (rooms, _) = rooms().await;
    let (room, mut people) = three_sit_down(&rooms, Options::default()).await;
    let mut cem = people.pop().unwrap();
    let mut bob = people.pop().unwrap();
    people[0].does(Request::Kick { member: Member::new(1) }).await;
    people[0].does(Request::Remove { member: Member::new(2) }).await;
    let secret = Request::Say { channel: Channel::Table, body: Body::Text("They are gone".to_owned()) };
    people[0].does(secret).await;
    for (person, code) in [(&mut bob, 4410), (&mut cem, 4403)] {
        let (got, closed) = until_closed(person).await;
        assert_eq!(closed, code);
        assert!(!format!("{got:?}").contains("They are gone"));
        let after = |view: &Value| view["room"]["members"].as_array().is_some_and(|members| members.len() < 2);
        assert!(got.iter().all(|message| !after(&message["view"])), "{got:?}");
    }
    let mut bob = Person::connect(&rooms, room, bob.guest).await;
    bob.does(join("Bob")).await;
    assert!(matches!(rooms.connect(room, cem.guest, None).await, Err(ConnectError::NotAdmitted)));
}

#[tokio::test]
async fn what_is_said_at_once_with_a_kick_or_a_lock_does_not_reach_those_put_out() {
    let (rooms, _) = rooms().await;
    let (room, mut people) = three_sit_down(&rooms, Options::default()).await;
    let mut watcher = Person::connect(&rooms, room, Uuid::new_v4()).await;
    let mut cem = people.pop().unwrap();
    let mut bob = people.pop().unwrap();
    // All in one batch.
    people[0].send(Request::Kick { member: Member::new(1) });
    people[0].send(Request::Remove { member: Member::new(2) });
    people[0].send(set(Door::Locked));
    people[0].does(Request::Say { channel: Channel::Table, body: Body::Text("Alone at last".to_owned()) }).await;
    for person in [&mut bob, &mut cem, &mut watcher] {
        let got = until_closed(person).await.0;
        assert!(!format!("{got:?}").contains("Alone at last"), "{got:?}");
    }
}

#[tokio::test]
async fn whoever_is_kicked_as_they_come_in_knocks_again_to_be_seen() {
    let Doorstep { mut people, mut dia, .. } = at_the_door().await;
    dia_knocks(&mut dia, &mut people[0]).await;
    people[0].send(answer(&people[0].view, true));
    people[0].does(Request::Kick { member: Member::new(3) }).await;
    people[0].sees(|view| knocks(view) == 0).await;
    dia_knocks(&mut dia, &mut people[0]).await;
}

#[tokio::test]
async fn a_forgotten_guest_outside_cannot_knock_any_more() {
    let Doorstep { rooms, mut dia, .. } = at_the_door().await;
    rooms.forget(dia.guest).await.unwrap();
    dia.send(knock("Dia"));
    let (got, code) = until_closed(&mut dia).await;
    assert_eq!(code, 1012);
    assert!(got.iter().all(|message| message.get("ack").is_none()), "{got:?}");
}

#[tokio::test]
async fn a_forgotten_guest_who_knocked_before_is_not_let_in() {
    let Doorstep { rooms, store, room, mut people, mut dia } = at_the_door().await;
    dia_knocks(&mut dia, &mut people[0]).await;
    rooms.forget(dia.guest).await.unwrap();
    let admit = answer(&people[0].view, true);
    assert_eq!(people[0].tries(admit).await, json!({ "code": "no_such_knock" }));
    let records = store.read(room, Stream::Events, 1).await.unwrap();
    assert!(records.iter().all(|record| !String::from_utf8_lossy(&record.bytes).contains("Dia")));
}

#[tokio::test]
async fn one_address_does_not_take_all_places_at_the_door() {
    let (rooms, _) = rooms().await;
    let (room, mut people) = three_sit_down(&rooms, Options::default()).await;
    people[0].does(set(Door::Knock)).await;
    let at = |last: u8| Visitor { guest: Uuid::new_v4(), network: IpAddr::V4(Ipv4Addr::new(192, 0, 2, last)) };
    let mut open = Vec::new();
    for _ in 0..MAX_OUTSIDE_PER_ADDRESS {
        open.push(rooms.connect(room, at(1), None).await.unwrap());
    }
    assert!(matches!(rooms.connect(room, at(1), None).await, Err(ConnectError::TooMany)));
    let other = at(2);
    open.push(rooms.connect(room, other, None).await.unwrap());
    // A tab more of someone who waits already takes the place of their first one.
    for _ in 0..=MAX_OUTSIDE_PER_ADDRESS {
        open.push(rooms.connect(room, other, None).await.unwrap());
    }
}

#[tokio::test]
async fn nobody_outside_keeps_the_clock_running() {
    tokio::time::pause();
    let (rooms, store) = rooms().await;
    let options = Options { clock: conurbation_room::ClockRule::Brisk, ..Options::default() };
    let (room, mut people) = three_play(&rooms, options).await;
    people[0].does(set(Door::Knock)).await;
    let host = people[0].guest;
    people.clear();
    let events = async || store.read(room, Stream::Events, 1).await.unwrap().len();
    let before = events().await;
    let mut dia = Person::connect(&rooms, room, Uuid::new_v4()).await;
    dia.does(knock("Dia")).await;
    sleep(Duration::from_hours(1)).await;
    let _eve = Person::connect(&rooms, room, Uuid::new_v4()).await;
    assert_eq!(events().await, before, "no time ran out, no clock was started again, and nobody went away");
    let mut host = Person::connect(&rooms, room, host).await;
    host.sees(|view| knocks(view) == 1).await;
    assert_eq!(host.view["room"]["game"]["two_cities"]["phase"], "choose");
    assert!(host.view["room"].get("away").is_none());
    assert_eq!(events().await, before + 1, "the clock starts again for those inside");
}

#[tokio::test]
async fn a_crowd_comes_in_slowly_and_friends_do_not_notice() {
    tokio::time::pause();
    let (rooms, _) = rooms().await;
    let room = rooms.open(Uuid::new_v4(), Options::default()).await.unwrap();
    let guest = |last: u8| Visitor { guest: Uuid::new_v4(), network: IpAddr::V4(Ipv4Addr::new(192, 0, 2, last)) };
    let mut open = Vec::new();
    let mut refused = 0;
    for number in 0..39 {
        let connection = rooms.connect(room, guest(1), None).await.unwrap();
        let mut person = Person::of(Uuid::nil(), connection);
        let answer = person.tries(join(&format!("Nobody {number}"))).await;
        if answer["code"] == "too_many_join" {
            refused += 1;
            assert!(answer["seconds"].as_u64().is_some_and(|seconds| (1..=20).contains(&seconds)));
        } else {
            assert_eq!(answer, Value::Null);
        }
        open.push(person);
    }
    assert_eq!(refused, 27);
    for friend in 0..7 {
        let mut friend = Person::of(Uuid::nil(), rooms.connect(room, guest(2 + friend), None).await.unwrap());
        friend.does(join(&format!("Friend {}", open.len()))).await;
        open.push(friend);
    }
    sleep(Duration::from_secs(20)).await;
    open[38].does(join("Nobody 38")).await;
}
