//! The same setup, seed and actions give the same game, byte for byte; and how actions are written as text.

use std::collections::BTreeSet;

use conurbation_rules::common::{Seat, Turn};
use conurbation_rules::square_off::{Action, Game, Move, Phase, Reason, Setup};

use crate::player::{all_bytes, piece, play_out, some_games, tile};

#[test]
fn a_replayed_game_shows_the_same_bytes_at_every_step() {
    let mut ends = BTreeSet::new();
    some_games(|dice, variant, seats, seed| {
        let setup = Setup::new(variant, seats.into()).unwrap();
        let mut shown = Vec::new();
        let actions = play_out(dice, &mut Game::new(&setup, seed), seats, |game| shown.push(all_bytes(game, seats)));
        // Logs store text, so text is what is replayed.
        let log = serde_json::to_string(&actions).unwrap();
        let mut again = Game::new(&setup, seed);
        let mut seen = vec![all_bytes(&again, seats)];
        for (seat, action) in serde_json::from_str::<Vec<(Seat, Action)>>(&log).unwrap() {
            again.play(seat, &action).unwrap();
            seen.push(all_bytes(&again, seats));
        }
        assert!(seen == shown, "byte for byte");
        ends.insert(again.outcome().unwrap().reason);
    });
    // Random play never covers a whole grid: such races end by giving up.
    assert_eq!(ends, [Reason::Fit, Reason::Groups, Reason::Outside, Reason::GaveUp].into());
}

#[test]
fn phase_numbers_grow() {
    some_games(|dice, variant, seats, seed| {
        let mut game = Game::new(&Setup::new(variant, seats.into()).unwrap(), seed);
        let mut last = ((Phase::Start, Turn::new(0)), 0);
        play_out(dice, &mut game, seats, |game| {
            let phase = (game.phase(), game.turn());
            let number = game.phase_number();
            assert!(if phase == last.0 { number == last.1 } else { number > last.1 }, "{last:?} {phase:?} {number}");
            last = (phase, number);
        });
    });
}

#[test]
fn actions_round_trip_as_text() {
    let written = [
        (Move::Lay(tile("u3@-4,12")), r#"{"turn":7,"do":{"lay":{"piece":"u","facing":3,"at":[-4,12]}}}"#),
        (Move::Lift(piece('A')), r#"{"turn":7,"do":{"lift":"A"}}"#),
        (Move::Done(tile("a0@8,0")), r#"{"turn":7,"do":{"done":{"piece":"a","facing":0,"at":[8,0]}}}"#),
        (Move::GiveUp, r#"{"turn":7,"do":"give_up"}"#),
        (Move::Solve, r#"{"turn":7,"do":"solve"}"#),
    ];
    for (what, text) in written {
        let action = Action { turn: Turn::new(7), what };
        assert_eq!(serde_json::to_string(&action).unwrap(), text);
        assert_eq!(serde_json::from_str::<Action>(text).unwrap(), action);
    }
}

#[test]
fn invalid_actions_are_rejected() {
    for bad in [
        "",
        "{}",
        r#"{"turn":1}"#,
        r#"{"do":"solve"}"#,
        r#"{"turn":-1,"do":"solve"}"#,
        r#"{"turn":256,"do":"solve"}"#,
        r#"{"turn":1,"do":"done"}"#,
        r#"{"turn":1,"do":"lay"}"#,
        r#"{"turn":1,"do":"lift"}"#,
        r#"{"turn":1,"do":{"lift":"v"}}"#,
        r#"{"turn":1,"do":{"lift":null}}"#,
        r#"{"turn":1,"do":{"lay":null}}"#,
        r#"{"turn":1,"do":{"lay":{"piece":"a","facing":0}}}"#,
        r#"{"turn":1,"do":{"lay":{"piece":"a","facing":0,"at":[0]}}}"#,
        r#"{"turn":1,"do":{"lay":{"piece":"a","facing":0,"at":[0,0,0]}}}"#,
        r#"{"turn":1,"do":{"lay":{"piece":"a","facing":0,"at":[0,128]}}}"#,
        r#"{"turn":1,"do":{"lay":{"piece":"a","facing":0,"at":[0,-129]}}}"#,
        r#"{"turn":1,"do":{"lay":{"piece":"a","facing":256,"at":[0,0]}}}"#,
        r#"{"turn":1,"do":{"lay":{"piece":"a","facing":-1,"at":[0,0]}}}"#,
        r#"{"turn":1,"do":{"lay":{"piece":"a","facing":0,"at":[0,0],"side":1}}}"#,
        r#"{"turn":1,"do":"solve","seat":1}"#,
        r#"{"turn":1,"do":"win"}"#,
        r#"{"turn":1,"do":{"solve":{"back":0,"tiles":[]}}}"#,
        r#"{"turn":1,"do":{"solved":{"back":0,"tiles":[]}}}"#,
    ] {
        assert!(serde_json::from_str::<Action>(bad).is_err(), "{bad}");
    }
}
