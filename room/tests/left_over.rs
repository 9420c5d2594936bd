//! City Square Off with left-over starters: a rematch offers those that were not used in the previous game.

mod common;

use common::Party;
use common::sides::square_off;
use conurbation_room::{Event, EventKind, Options, Request, Room};
use conurbation_rules::games::Kind;
use conurbation_rules::square_off::{self, Mode, Variant};
use serde_json::{Value, json};

const PEOPLE: [&str; 2] = ["Ann", "Bob"];

fn variant(left_over: bool) -> Options {
    let game = Kind::SquareOff(Variant { left_over, ..Variant::default() });
    Options { game, ..square_off(Mode::Base) }
}

/// The letters that are not among these.
fn others(letters: &str) -> String {
    "ABCD".chars().filter(|letter| !letters.contains(*letter)).collect()
}

/// The starters in the log's last seating.
fn recorded(log: &[Event]) -> Value {
    let seated = log.iter().rfind(|event| matches!(event.what, EventKind::Seated { .. })).expect("they were seated");
    let record: Value = serde_json::from_slice(&seated.to_record()).unwrap();
    record["what"]["seated"]["starters"].clone()
}

fn letters(recorded: &Value) -> String {
    recorded.as_array().expect("starters").iter().map(|letter| letter.as_str().unwrap()).collect()
}

fn plays_again(party: &mut Party) {
    party.does("Ann", Request::Rematch);
    party.does("Ann", Request::Seat);
    party.does("Ann", Request::Start);
}

fn gives_up(party: &mut Party) {
    party.does("Bob", party.act_on_grid(square_off::Move::GiveUp));
}

#[test]
fn a_rematch_offers_the_starters_that_were_set_aside() {
    let mut party = Party::playing(&PEOPLE, variant(true));
    let mut offered = party.grids().starters;
    assert_eq!(offered.len(), 2);
    for _ in 0..3 {
        assert_eq!(letters(&recorded(&party.log)), offered, "the log records them");
        party.play_to_the_end();
        plays_again(&mut party);
        assert_eq!(party.grids().starters, others(&offered));
        offered = party.grids().starters;
    }
    // Reading the log again gives the same starters, also for the next game.
    let before = party.all_views();
    party.restarts();
    assert_eq!(party.all_views(), before);
    gives_up(&mut party);
    plays_again(&mut party);
    assert_eq!(party.grids().starters, others(&offered));
}

#[test]
fn after_a_game_with_all_four_starters_the_two_unused_ones_are_left_over() {
    let mut party = Party::sitting(&PEOPLE, variant(false));
    for _ in 0..3 {
        party.chooses_options("Ann", variant(false));
        party.does("Ann", Request::Seat);
        party.does("Ann", Request::Start);
        assert_eq!((party.grids().starters.as_str(), recorded(&party.log)), ("ABCD", Value::Null));
        party.play_to_the_end();
        let taken = party.grids().sides.map(|side| side.starter.expect("it was laid").letter());
        party.does("Ann", Request::Rematch);
        party.chooses_options("Ann", variant(true));
        party.does("Ann", Request::Seat);
        party.does("Ann", Request::Start);
        assert_eq!(party.grids().starters, others(&String::from_iter(taken)));
        party.play_to_the_end();
        party.does("Ann", Request::Rematch);
    }
}

#[test]
fn seating_a_first_game_again_draws_again() {
    let mut party = Party::sitting(&PEOPLE, variant(true));
    let mut drawn = Vec::new();
    for _ in 0..20 {
        party.does("Ann", Request::Seat);
        drawn.push(letters(&recorded(&party.log)));
        party.does("Ann", Request::Unseat);
    }
    drawn.sort_unstable();
    drawn.dedup();
    assert!(drawn.len() > 1, "{drawn:?}");
}

#[test]
fn replay_offers_the_recorded_starters_and_draws_nothing() {
    let party = Party::playing(&PEOPLE, variant(true));
    let offered = party.grids().starters;
    let with_starters = |starters: Value| -> Result<Party, String> {
        let mut log = Vec::new();
        for event in &party.log {
            let mut record: Value = serde_json::from_slice(&event.to_record()).unwrap();
            if record["what"].get("seated").is_some() {
                record["what"]["seated"]["starters"] = starters.clone();
            }
            log.push(Event::from_record(record.to_string().as_bytes()).map_err(|error| error.to_string())?);
        }
        let mut room = Room::opened(&log[0]).unwrap();
        log[1..].iter().try_for_each(|event| room.apply(event)).map_err(|corrupt| corrupt.to_string())?;
        Ok(Party::replayed(&PEOPLE, log))
    };
    // Other starters than those that the seed would draw.
    let other: Vec<String> = others(&offered).chars().map(String::from).collect();
    assert_eq!(with_starters(json!(other)).unwrap().grids().starters, others(&offered));
    for wrong in [json!(null), json!(["A", "A"]), json!(["A", "a"]), json!(["A", "?"]), json!(["A"])] {
        assert!(with_starters(wrong.clone()).is_err(), "{wrong}");
    }
}
