//! How far a running game is, and whom it waits for, from its first turn to its last.

mod common;

use common::Party;
use common::alone::alone;
use conurbation_room::{Length, Options, Request, Stage};
use conurbation_rules::automas::{Mode, Phase};

/// The turn, the number of turns, and how many the game waits for.
fn progress(party: &Party) -> (Option<u8>, Option<u8>, usize) {
    let progress = party.room.progress().expect("a game is on");
    (progress.turn, progress.turns, progress.waits_for.len())
}

/// A game with so many turns: `turn` plays one of them.
fn goes_from_the_first_turn_to_the_last(mut party: Party, turns: u8, waits_for: usize, turn: impl Fn(&mut Party)) {
    let mut seen = Vec::new();
    while party.room.stage() == Stage::Playing {
        seen.push(progress(&party));
        turn(&mut party);
    }
    let expected: Vec<_> = (1..=turns).map(|turn| (Some(turn), Some(turns), waits_for)).collect();
    assert_eq!(seen, expected);
    assert_eq!(party.room.progress(), None, "it is over");
}

#[test]
fn turns_are_counted_through_all_rounds_and_the_duplexes() {
    for (names, turns) in [(&["Ann", "Bob", "Cem"][..], 7), (&["Ann", "Bob"], 14)] {
        let party = Party::playing(names, Options::default());
        goes_from_the_first_turn_to_the_last(party, turns, names.len(), |party| {
            party.all_choose();
            party.all_place();
        });
    }
}

#[test]
fn a_solo_game_counts_its_turns_and_waits_for_nobody() {
    for (mode, turns) in [(Mode::Simple, 7), (Mode::Full, 8)] {
        let party = Party::playing(&["Ann"], alone(mode, 4, Length::None));
        goes_from_the_first_turn_to_the_last(party, turns, 0, |party| {
            party.does("Ann", party.assigning([0, 1, 2]));
            while party.room.stage() == Stage::Playing && party.solo_table().phase == Phase::Insert {
                party.places_somewhere("Ann");
            }
        });
    }
}

#[test]
fn it_waits_for_those_who_have_not_played() {
    let mut party = Party::playing(&["Ann", "Bob", "Cem"], Options::default());
    party.chooses("Bob", [0, 1]);
    let names = |party: &Party| -> Vec<String> {
        let progress = party.room.progress().expect("a game is on");
        progress.waits_for.into_iter().map(|(_, name)| name).collect()
    };
    let mut waiting = names(&party);
    waiting.sort_unstable();
    assert_eq!(waiting, ["Ann", "Cem"]);
    party.does("Ann", Request::Pause);
    assert_eq!(names(&party), [""; 0]);
    assert!(party.room.progress().expect("a game is on").paused);
}
