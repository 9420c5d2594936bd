//! Players who leave a running game for good.

mod common;

use common::{Party, THREE, code, sit};
use conurbation_room::{Absence, Channel, ClockRule, Member, Options, Request, SeatKey};
use conurbation_rules::common::{City, Seat};
use serde_json::{Value, json};

fn take(key: SeatKey, name: &str) -> Request {
    Request::TakeSeat { key, name: Some(name.to_owned()) }
}

/// A game of three that one of them has left, and their seat.
fn left_by(who: &str, options: Options) -> (Party, Seat) {
    let mut party = Party::playing(&THREE, options);
    let seat = Seat::new(party.seat(who));
    party.does(who, Request::LeaveGame);
    (party, seat)
}

fn with(absence: Absence) -> Options {
    Options { absence, ..Options::default() }
}

#[test]
fn the_rule_for_the_absent_takes_over_at_once() {
    for (absence, what) in
        [(Absence::Wait, "wait"), (Absence::Bot, "held"), (Absence::Vote, "ask"), (Absence::Partner, "held")]
    {
        let (party, seat) = left_by("Bob", with(absence));
        let away = party.sees("Cem")["room"]["away"].clone();
        assert_eq!((&away[0]["seat"], &away[0]["what"]), (&json!(seat.number()), &json!(what)));
        assert_eq!(away[0]["for_good"], true);
    }
}

#[test]
fn it_does_so_with_the_slow_clock_too() {
    let (party, _) = left_by("Bob", Options { clock: ClockRule::Slow, ..with(Absence::Bot) });
    assert_eq!(party.sees("Ann")["room"]["away"][0]["what"], "held");
}

#[test]
fn whoever_has_left_watches() {
    let (mut party, seat) = left_by("Bob", with(Absence::Bot));
    let me = party.sees("Bob")["me"].clone();
    assert_eq!((&me["member"], &me["seat"], &me["game"]), (&json!(1), &Value::Null, &Value::Null));
    assert_eq!(party.sees("Bob")["room"]["seats"][seat.index()], 1, "the seat is in their name");
    assert_eq!(party.room.came_back(seat, party.now), None, "being connected brings nobody back");
    assert_eq!(party.refused("Bob", Request::LeaveGame), code("not_seated"));
    assert_eq!(party.refused("Bob", Request::GiveTime), code("not_seated"));
}

#[test]
fn they_no_longer_read_what_is_said_of_their_cities() {
    let options = Options { talk_while_choosing: true, ..with(Absence::Bot) };
    let mut party = Party::playing(&THREE, options);
    let seat = party.seat("Bob");
    let partner = if party.seat("Ann") == (seat + 1) % 3 { "Ann" } else { "Cem" };
    let city = Channel::City(City::new(seat));
    party.says(partner, city, "before");
    party.does("Bob", Request::LeaveGame);
    party.says(partner, city, "after");
    assert!(party.reads("Bob").contains("before") && !party.reads("Bob").contains("after"));
    assert!(party.reads(partner).contains("after"));
}

#[test]
fn their_game_goes_on_to_its_end() {
    let (mut party, seat) = left_by("Bob", with(Absence::Bot));
    party.play_to_the_end();
    party.does("Ann", Request::Rematch);
    assert_eq!(party.sees("Cem")["room"]["seats"][seat.index()], Value::Null);
    party.does("Bob", Request::LeaveResult);
    party.does("Bob", sit(seat));
    party.does("Ann", Request::Seat);
}

#[test]
fn their_seat_is_handed_on_for_good() {
    let (mut party, seat) = left_by("Bob", with(Absence::Wait));
    let key = party.links("Ann", seat);
    party.does("Eva", take(key, "Eva"));
    let room = party.sees("Cem")["room"].clone();
    assert_eq!((&room["seats"][seat.index()], room.get("handed")), (&json!(3), None));
    assert_eq!(party.refused("Bob", Request::TakeBack { seat }), code("not_seated"));
    party.play_to_the_end();
}

#[test]
fn a_link_to_their_seat_brings_them_back() {
    let (mut party, seat) = left_by("Bob", with(Absence::Wait));
    let key = party.links("Ann", seat);
    party.does("Bob", Request::TakeSeat { key, name: None });
    assert_eq!(party.me("Bob").seat, Some(seat));
    assert_eq!(party.sees("Ann")["room"].get("away"), None);
    party.does("Bob", Request::LeaveGame);
    party.restarts();
    assert_eq!(party.me("Bob").seat, None);
}

#[test]
fn they_can_take_no_other_seat() {
    let (mut party, _) = left_by("Bob", with(Absence::Wait));
    let other = Seat::new(party.seat("Ann"));
    let key = party.links("Ann", other);
    assert_eq!(party.refused("Bob", Request::TakeSeat { key, name: None }), code("has_seat"));
}

#[test]
fn a_host_who_leaves_the_game_stays_the_host() {
    let (mut party, seat) = left_by("Ann", with(Absence::Bot));
    assert_eq!(party.sees("Cem")["room"]["host"], 0);
    assert_eq!(
        party.refused("Bob", Request::MakeHost { member: Member::new(1) }),
        code("host_not_away"),
        "they are here"
    );
    party.does("Ann", Request::Pause);
    party.does("Ann", Request::Resume);
    party.links("Ann", seat);
}

#[test]
fn nobody_leaves_a_game_that_is_not_running_or_that_they_do_not_play() {
    let mut party = Party::sitting(&THREE, Options::default());
    party.joins("Wil");
    assert_eq!(party.refused("Bob", Request::LeaveGame), code("wrong_stage"));
    party.does("Ann", Request::Seat);
    party.does("Ann", Request::Start);
    assert_eq!(party.refused("Wil", Request::LeaveGame), code("not_seated"));
}

#[test]
fn whoever_plays_alone_just_goes() {
    let options = common::alone::alone(conurbation_rules::automas::Mode::Simple, 1, conurbation_room::Length::None);
    let mut party = Party::playing(&["Ann"], options);
    assert_eq!(party.refused("Ann", Request::LeaveGame), code("wrong_stage"));
}

#[test]
fn everybody_may_leave() {
    let (mut party, _) = left_by("Bob", with(Absence::Bot));
    party.does("Ann", Request::LeaveGame);
    party.does("Cem", Request::LeaveGame);
    assert!(party.room.house_turns().is_empty(), "nobody is there to play for");
    assert_eq!(party.sees("Ann")["room"]["away"].as_array().map(Vec::len), Some(3));
}
