//! What the others see of somebody who deleted their data, and what becomes of their seat and their role.

mod common;

use common::{Party, THREE, code, sit};
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
    forget(&mut party, "Bob");
    assert_eq!(party.room.can_be_away().count(), 0, "the others look in now and then");
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

#[test]
fn the_table_waits_for_them_no_longer() {
    let mut party = Party::playing(&THREE, Options { absence: Absence::Bot, ..Options::default() });
    let seat = forget(&mut party, "Bob");
    assert_eq!(party.sees("Ann")["room"]["away"][0]["what"], "held", "the house plays at once");
    assert_eq!(party.room.can_be_away().find(|(other, _)| *other == seat), None, "and they don't go away twice");
}

#[test]
fn a_host_who_is_one_of_them_is_not_waited_for() {
    // With the slow clock everybody else's absence takes two days.
    let mut party = Party::playing(&THREE, Options { clock: ClockRule::Slow, ..Options::default() });
    let makes_host = Request::MakeHost { member: Member::new(1) };
    assert_eq!(party.refused("Bob", makes_host.clone()), code("host_not_away"));
    forget(&mut party, "Ann");
    party.does("Bob", makes_host);
    assert_eq!(party.sees("Cem")["room"]["host"], 1);
}

#[test]
fn another_game_waits_until_somebody_has_their_seat() {
    let mut party = Party::playing(&THREE, Options { absence: Absence::Bot, ..Options::default() });
    let seat = forget(&mut party, "Bob");
    party.play_to_the_end();
    party.does("Ann", Request::Rematch);
    let room = party.sees("Cem")["room"].clone();
    assert_eq!(room["seats"][seat.index()], Value::Null);
    assert_eq!(party.refused("Ann", Request::Seat), json!({ "code": "seats_free", "free": 1 }));
}

#[test]
fn a_game_that_is_about_to_begin_waits_for_their_seat() {
    // While the browsers' numbers are awaited, and when the seats are drawn.
    for drawn in [false, true] {
        let mut party = Party::sitting(&THREE, Options::default());
        party.send("Ann", Request::Seat).unwrap();
        let key = drawn.then(|| {
            party.all_contribute();
            party.links("Ann", Seat::new(party.seat("Ann")))
        });
        let seat = forget(&mut party, "Bob");
        let room = party.sees("Cem")["room"].clone();
        assert_eq!((&room["stage"], &room["seats"][seat.index()]), (&json!("open"), &Value::Null));
        if let Some(key) = key {
            assert_eq!(party.refused("Eva", take(key, "Eva")), code("no_such_key"), "it led to a seat in that game");
        }
        party.joins("Eva");
        party.does("Eva", sit(seat));
        party.does("Ann", Request::Seat);
    }
}
