//! Seats that others than their players hand on: when that may be, and how a player gets theirs back.

mod common;

use common::{OUTSIDER, Party, code};
use conurbation_room::{Event, Member, Options, Request, Room, SeatKey, Seating};
use conurbation_rules::common::Seat;
use serde_json::{Value, json};
use uuid::Uuid;

const FOUR: [&str; 4] = ["Ann", "Bob", "Cem", "Dia"];
const BOBS: Seat = Seat::new(1);

fn table(people: &[&str]) -> Party {
    Party::playing(people, Options { seating: Seating::Hand, ..Options::default() })
}

fn offer(seat: Seat) -> Request {
    Request::OfferSeat { seat, key: SeatKey(Uuid::nil()) }
}

fn take_as(key: SeatKey, name: &str) -> Request {
    Request::TakeSeat { key, name: Some(name.to_owned()) }
}

fn agree(seat: Seat) -> Request {
    Request::AgreeHandOn { seat, agree: true }
}

fn handed(party: &Party) -> Value {
    party.sees(OUTSIDER)["room"]["handed"].clone()
}

#[test]
fn the_host_cannot_look_into_the_hand_of_a_player_who_is_here() {
    let mut party = table(&FOUR);
    assert_eq!(party.refused("Ann", offer(BOBS)), code("player_here"));
    party.goes_away("Bob");
    let key = party.links("Ann", BOBS);
    assert_eq!(handed(&party), json!([{ "seat": 1, "link": 0, "agreed": [], "needed": 2 }]), "everyone is told");
    // When Bob comes back, the link works no longer.
    party.comes_back("Bob");
    assert_eq!(handed(&party), Value::Null);
    assert_eq!(party.refused("a second browser", take_as(key, "Spy")), code("no_such_key"));
}

#[test]
fn more_than_half_of_the_others_can_agree_to_hand_on_a_seat() {
    let mut party = table(&FOUR);
    party.does("Ann", agree(BOBS));
    assert_eq!(party.refused("Bob", agree(BOBS)), code("has_seat"));
    assert_eq!(party.refused("Ann", offer(BOBS)), code("player_here"));
    party.does("Cem", agree(BOBS));
    assert_eq!(handed(&party), json!([{ "seat": 1, "agreed": [0, 2], "needed": 2 }]));
    party.does("Cem", Request::AgreeHandOn { seat: BOBS, agree: false });
    assert_eq!(party.refused("Ann", offer(BOBS)), code("player_here"));
    party.does("Dia", agree(BOBS));
    let key = party.links("Ann", BOBS);
    party.does("Eva", take_as(key, "Eva"));
    assert_eq!(handed(&party), json!([{ "seat": 1, "from": 1, "agreed": [], "needed": 2 }]));
}

#[test]
fn a_host_never_decides_alone() {
    let mut party = table(&FOUR[..2]);
    party.does("Ann", agree(BOBS));
    assert_eq!(party.refused("Ann", offer(BOBS)), code("player_here"), "there is nobody else to ask");
    let mut party = table(&FOUR[..3]);
    party.goes_away("Cem");
    party.does("Ann", agree(BOBS));
    assert_eq!(party.refused("Ann", offer(BOBS)), code("player_here"), "the others are away");
}

#[test]
fn a_player_takes_their_seat_back() {
    let mut party = table(&FOUR);
    let hand = party.hand("Bob").hand;
    party.goes_away("Bob");
    let key = party.links("Ann", BOBS);
    party.does("Eva", take_as(key, "Eva"));
    // However often it is handed on, it is Bob's seat.
    let key = party.links("Eva", BOBS);
    party.does("Fay", take_as(key, "Fay"));
    assert_eq!(party.refused("Eva", Request::TakeBack { seat: BOBS }), code("not_seated"));
    assert_eq!(party.refused("Ann", Request::Remove { member: Member::new(1) }), code("in_mid_game"));
    party.does("Bob", Request::TakeBack { seat: BOBS });
    assert_eq!(party.hand("Bob").hand, hand);
    assert_eq!(party.sees("Fay")["me"]["seat"], Value::Null);
    assert_eq!(handed(&party), Value::Null);
    assert_eq!(party.refused("Bob", Request::TakeBack { seat: BOBS }), code("has_seat"));
}

#[test]
fn a_seat_that_was_given_away_is_not_taken_back() {
    let mut party = table(&FOUR);
    let key = party.links("Bob", BOBS);
    party.does("Eva", take_as(key, "Eva"));
    assert_eq!(handed(&party), Value::Null);
    assert_eq!(party.refused("Bob", Request::TakeBack { seat: BOBS }), code("not_seated"));
}

#[test]
fn a_stand_in_does_not_get_the_role_of_host_with_the_seat() {
    let mut party = table(&FOUR);
    party.host_away = true;
    party.does("Bob", Request::MakeHost { member: Member::new(1) });
    party.goes_away("Ann");
    let key = party.links("Bob", Seat::new(0));
    party.does("Eva", take_as(key, "Eva"));
    assert_eq!(party.sees("Cem")["room"]["stands_in_for"], 0);
    party.does("Ann", Request::TakeBack { seat: Seat::new(0) });
    party.does("Ann", Request::MakeHost { member: Member::new(0) });
}

#[test]
fn a_link_of_format_1_still_opens_its_seat() {
    let mut party = table(&FOUR);
    let key = SeatKey(Uuid::from_u128(7));
    party.does("Bob", Request::OfferSeat { seat: BOBS, key });
    let what = json!({ "seat_offered": { "seat": 1, "key": key } });
    let old = json!({ "v": 1, "at": 1_700_000_000_000_u64, "by": 1, "what": what });
    let old = Event::from_record(old.to_string().as_bytes()).unwrap();
    assert_eq!(old.what, party.log.last().unwrap().what);
    let mut room = Room::opened(&party.log[0]).unwrap();
    party.log[1..party.log.len() - 1].iter().chain([&old]).for_each(|event| room.apply(event).unwrap());
    assert!(room.is_offered(key));
}
