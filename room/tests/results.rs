//! What remains of a game that is over: its result for those who still look at it, and who has won how often.

mod common;

use common::sides::square_off;
use common::{Party, THREE, code, join};
use conurbation_room::{EventKind, Member, Options, Request};
use conurbation_rules::square_off::{Mode, Move};
use serde_json::{Value, json};

/// A game of three that is over, with somebody who watched it.
fn over() -> Party {
    let mut party = Party::sitting(&THREE, Options::default());
    party.joins("Wil");
    party.does("Ann", Request::Seat);
    party.does("Ann", Request::Start);
    party.play_to_the_end();
    party
}

fn readers(party: &Party) -> Value {
    party.sees("Ann")["room"].get("readers").cloned().unwrap_or(json!([]))
}

#[test]
fn another_game_leaves_the_result_to_the_others() {
    let mut party = over();
    let before = party.sees("Bob");
    party.does("Ann", Request::Rematch);
    let after = party.sees("Bob");
    assert_eq!(after["room"]["stage"], "open");
    let result = &after["me"]["result"];
    assert_eq!(result["game_no"], 0);
    assert_eq!(result["seat"], before["me"]["seat"]);
    assert_eq!(result["mine"], before["me"]["game"]);
    for part in ["options", "layout", "seating", "tally", "game"] {
        assert_eq!(result["table"][part], before["room"][part], "{part}");
    }
    assert_eq!(result["table"]["tally"]["games"], 1);
    assert_eq!(party.sees("Wil")["me"]["result"]["seat"], Value::Null, "watchers keep it, too");
    assert_eq!(party.sees("Ann")["me"].get("result"), None, "the host has asked for another game");
    assert_eq!(readers(&party), json!([1, 2, 3]));
}

#[test]
fn when_it_ended_stays_whatever_happens_afterwards() {
    let mut party = over();
    let ended = Some(party.now);
    assert_eq!(party.room.summary().ended, ended);
    party.now += 60_000;
    party.does("Bob", join("Bobby"));
    party.does("Ann", Request::Rematch);
    party.does("Ann", Request::Seat);
    party.does("Ann", Request::Start);
    assert_eq!(party.room.summary().ended, ended);
    party.play_to_the_end();
    assert_eq!(party.room.summary().ended, Some(party.now), "the other game has a time of its own");
}

#[test]
fn everyone_leaves_it_by_themselves() {
    let mut party = over();
    party.does("Ann", Request::Rematch);
    party.does("Bob", Request::LeaveResult);
    assert_eq!(party.sees("Bob")["me"].get("result"), None);
    assert_eq!(readers(&party), json!([2, 3]));
    let (log, no) = (party.log.len(), party.me("Bob").no);
    party.does("Bob", Request::LeaveResult);
    assert_eq!((party.log.len(), party.me("Bob").no), (log, no), "there is nothing left to leave");
    party.does("Cem", Request::LeaveResult);
    party.does("Wil", Request::LeaveResult);
    assert_eq!(party.sees("Ann")["room"].get("readers"), None);
}

#[test]
fn it_stays_while_the_others_play_and_after_a_restart() {
    let mut party = over();
    party.does("Ann", Request::Rematch);
    let result = party.sees("Bob")["me"]["result"].clone();
    party.does("Ann", Request::Seat);
    party.does("Ann", Request::Start);
    party.restarts();
    let me = party.sees("Bob")["me"].clone();
    assert_eq!(me["result"], result);
    assert_ne!(me["game"], Value::Null, "their hand in the new game waits for them");
    party.play_to_the_end();
    party.does("Ann", Request::Rematch);
    assert_eq!(party.sees("Bob")["me"]["result"]["game_no"], 1, "the newest result");
}

#[test]
fn a_player_whose_page_loads_again_meanwhile_finds_it() {
    let mut party = over();
    for name in ["Bob", "Wil"] {
        party.disconnected.insert(party.id(name));
    }
    party.does("Ann", Request::Rematch);
    assert_eq!(readers(&party), json!([1, 2]));
    party.disconnected.clear();
    assert_eq!(party.sees("Bob")["me"]["result"]["game_no"], 0);
    assert_eq!(party.sees("Wil")["me"].get("result"), None, "who watched and went away has seen enough");
}

#[test]
fn it_stays_for_nobody_who_has_left_the_room() {
    let mut party = over();
    party.does("Ann", Request::Rematch);
    party.does("Ann", Request::Remove { member: Member::new(3) });
    let event = party.room.forgets(party.id("Cem"), party.now).unwrap();
    party.take(event);
    assert_eq!(readers(&party), json!([1]));
}

#[test]
fn a_rematch_of_an_earlier_program_leaves_it_to_nobody() {
    let mut party = over();
    party.does("Ann", Request::Rematch);
    let mut log = party.log.clone();
    let last = log.last_mut().unwrap();
    last.what = EventKind::Rematched { readers: Vec::new() };
    assert!(String::from_utf8(last.to_record()).unwrap().ends_with(r#""what":"rematched"}"#));
    party.log = log;
    party.restarts();
    assert_eq!(readers(&party), json!([]));
}

#[test]
fn the_name_of_a_player_who_is_forgotten_goes_from_it() {
    let mut party = over();
    party.does("Ann", Request::Rematch);
    let names = |party: &Party| party.sees("Bob")["me"]["result"]["names"].to_string();
    assert!(names(&party).contains("Cem"));
    let event = party.room.forgets(party.id("Cem"), party.now).unwrap();
    party.take(event);
    assert!(names(&party).contains("Guest 3") && !names(&party).contains("Cem"));
}

#[test]
fn wins_are_counted_across_rematches() {
    let mut party = Party::playing(&THREE[..2], square_off(Mode::Base));
    assert_eq!(party.sees("Ann")["room"].get("tally"), None);
    for (game, loser) in [(1, "Bob"), (2, "Bob"), (3, "Ann")] {
        let give_up = party.act_on_grid(Move::GiveUp);
        party.does(loser, give_up);
        let tally = party.sees("Cem")["room"]["tally"].clone();
        assert_eq!(tally["games"], game);
        assert_eq!(tally["ended"], party.now - party.now % 60_000);
        party.does("Ann", Request::Rematch);
        assert_eq!(party.sees("Cem")["room"]["tally"], tally);
        party.does("Ann", Request::Seat);
        party.does("Ann", Request::Start);
        assert_eq!(party.sees("Cem")["room"].get("tally"), None, "not while they play");
    }
    party.play_to_the_end();
    let tally = party.sees("Cem")["room"]["tally"].clone();
    assert_eq!(tally["games"], 4);
    assert_eq!(tally["players"][0]["member"], 0);
    assert_eq!(tally["players"][0]["played"], 4);
}

#[test]
fn lists_tell_how_the_last_game_ended() {
    let mut party = over();
    let told = |party: &Party| serde_json::to_value(party.room.summary()).unwrap()["result"].clone();
    let result = told(&party);
    let ranking = party.sees("Ann")["room"]["game"]["two_cities"]["result"]["ranking"].clone();
    for (told, ranked) in result.as_array().unwrap().iter().zip(ranking.as_array().unwrap()) {
        let seat = ranked["seat"].as_u64().unwrap();
        let name = THREE.iter().find(|who| u64::from(party.seat(who)) == seat).unwrap();
        assert_eq!(told["name"], *name);
        assert_eq!((&told["place"], &told["points"]), (&ranked["place"], &ranked["result"]));
        assert_eq!(told["won"], ranked["place"] == 1);
    }
    party.does("Ann", Request::Rematch);
    assert_eq!(told(&party), result, "until the next one is over");
}

#[test]
fn strangers_have_no_result_to_leave() {
    let mut party = over();
    party.does("Ann", Request::Rematch);
    assert_eq!(party.refused("a stranger", Request::LeaveResult), code("not_a_member"));
}

#[test]
fn a_race_is_timed_from_the_last_starter_to_its_end_without_pauses() {
    let mut party = Party::playing(&["Ann", "Bob"], square_off(Mode::Sprint));
    let race = |party: &Party| party.sees("Ann")["room"].get("race").cloned();
    party.now += 10_000;
    party.lays_something("Ann");
    assert_eq!(race(&party), None, "Bob still looks for a place for his starter");
    party.now += 10_000;
    party.lays_something("Bob");
    let began = party.now;
    party.now += 90_000;
    party.lays_something("Ann");
    assert_eq!(race(&party), Some(json!({ "since": began })));
    party.does("Ann", Request::Pause);
    party.now += 60_000;
    assert_eq!(race(&party), Some(json!({ "taken": 90_000 })));
    party.does("Ann", Request::Resume);
    assert_eq!(race(&party), Some(json!({ "since": began + 60_000 })));
    party.now += 30_000;
    party.does("Bob", party.act_on_grid(Move::GiveUp));
    assert_eq!(race(&party), Some(json!({ "taken": 120_000 })));
    party.does("Ann", Request::Rematch);
    assert_eq!(race(&party), None);
    assert_eq!(party.sees("Bob")["me"]["result"]["table"]["race"], json!({ "taken": 120_000 }));
}
