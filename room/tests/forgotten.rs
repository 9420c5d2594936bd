//! What the others see of somebody who deleted their data, and what becomes of their seat and their role.

mod common;

use common::{Party, THREE, code};
use conurbation_room::{Absence, ClockRule, Member, Options, Request, SeatKey};
use conurbation_rules::common::Seat;
use serde_json::{Value, json};

fn forget(party: &mut Party, who: &str) -> Seat {
    let guest = party.id(who);
    let seat = party.room.seat_of(party.room.member(guest).unwrap()).unwrap();
    let event = party.room.forgets(guest, party.now).unwrap();
    party.take(event);
    party.restarts();
    seat
}

fn goes_away(party: &mut Party, seat: Seat) {
    let event = party.room.went_away(seat, party.now).unwrap();
    party.take(event);
}

fn take(key: SeatKey, name: &str) -> Request {
    Request::TakeSeat { key, name: Some(name.to_owned()) }
}

#[test]
fn everyone_sees_who_deleted_their_data() {
    let mut party = Party::playing(&THREE, Options::default());
    assert_eq!(party.sees("Ann")["room"]["members"][1].get("forgotten"), None);
    forget(&mut party, "Bob");
    for who in ["Ann", "Cem", "a stranger"] {
        assert_eq!(party.sees(who)["room"]["members"][1]["forgotten"], true);
        assert_eq!(party.sees(who)["room"]["members"][2].get("forgotten"), None);
    }
}

#[test]
fn they_are_away_with_the_slow_clock_too() {
    let slow = Options { clock: ClockRule::Slow, absence: Absence::Vote, ..Options::default() };
    let mut party = Party::playing(&THREE, slow);
    let seat = forget(&mut party, "Bob");
    assert_eq!(party.room.can_be_away().map(|(seat, _)| seat).collect::<Vec<_>>(), [seat]);
    goes_away(&mut party, seat);
    let away = party.sees("Ann")["room"]["away"].clone();
    assert_eq!(away[0]["what"], "ask");
    assert_eq!(away[0]["vote"]["needed"], 2, "of the two who are left");
}

#[test]
fn whoever_gets_their_seat_keeps_it() {
    let mut party = Party::playing(&THREE, Options::default());
    let seat = forget(&mut party, "Bob");
    // At once: nobody has to wait until they count as away.
    let key = party.links("Ann", seat);
    party.does("Eva", take(key, "Eva"));
    let room = party.sees("Cem")["room"].clone();
    assert_eq!(room["handed"], Value::Null, "there is nobody to take it back");
    assert_eq!(room["seats"][seat.index()], 3);
    party.play_to_the_end();
}

#[test]
fn a_seat_that_was_handed_on_before_stays_where_it_is() {
    let mut party = Party::playing(&THREE, Options::default());
    let seat = Seat::new(party.seat("Bob"));
    party.goes_away("Bob");
    let key = party.links("Ann", seat);
    party.does("Eva", take(key, "Eva"));
    assert_eq!(party.sees("Cem")["room"]["handed"][0]["from"], 1);
    let event = party.room.forgets(party.id("Bob"), party.now).unwrap();
    party.take(event);
    assert_eq!(party.sees("Cem")["room"]["handed"], Value::Null);
}

#[test]
fn a_stand_in_for_them_becomes_the_host() {
    let makes_host = |member| Request::MakeHost { member: Member::new(member) };
    // Whether they leave after somebody took over, or before.
    for before in [false, true] {
        let mut party = Party::playing(&THREE, Options::default());
        party.host_away = true;
        if before {
            forget(&mut party, "Ann");
        }
        party.does("Bob", makes_host(1));
        if !before {
            assert_eq!(party.sees("Cem")["room"]["stands_in_for"], 0);
            forget(&mut party, "Ann");
        }
        party.host_away = false;
        let room = party.sees("Cem")["room"].clone();
        assert_eq!((&room["host"], room.get("stands_in_for")), (&json!(1), None));
        party.does("Bob", makes_host(2));
        assert_eq!(party.refused("Bob", makes_host(1)), code("host_not_away"), "it was theirs to give");
        assert_eq!(party.sees("Cem")["room"].get("stands_in_for"), None);
    }
}
