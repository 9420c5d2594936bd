//! The solo game behind the common types, and its form on the wire.

use conurbation_rules::automas::{self, Mode, Move, Phase, Setup};
use conurbation_rules::common::{City, Round, Seat, Turn};
use conurbation_rules::games::{Action, Game, Pace, PrivateView, PublicView, Refusal, Setup as AnySetup};
use conurbation_rules::shuffle::Seed;
use conurbation_rules::two_cities::{self, Side};
use serde_json::json;

use crate::player::{Solo, now};

const SEED: Seed = Seed([7; 32]);

fn opened(mode: Mode) -> Game {
    Game::new(&AnySetup::Automas(Setup::new(mode, 4).expect("a level")), &SEED)
}

#[test]
fn automas_behaves_the_same_behind_the_common_type() {
    for mode in [Mode::Simple, Mode::Full] {
        let (mut listed, mut solo) = (opened(mode), Solo::of(mode));
        loop {
            let phase = solo.game.phase();
            assert_eq!(listed.phase_number(), solo.game.phase_number());
            assert_eq!(listed.pace(), if phase == Phase::Ended { Pace::Over } else { Pace::Open });
            for preview in [false, true] {
                assert_eq!(listed.public_view(preview), PublicView::Automas(solo.game.table_view(preview)));
                for seat in 0..3 {
                    let own = solo.game.seat_view(Seat::new(seat), preview);
                    assert!(seat == 0 || own.places.is_empty(), "the Automas see nothing");
                    assert_eq!(listed.private_view(Seat::new(seat), preview), PrivateView::Automas(own));
                }
            }
            assert_eq!(listed.stand_in(), [], "no clock runs");
            assert_eq!(
                [0, 1, 2].map(|city| listed.partners(City::new(city))),
                [const { Vec::<Seat>::new() }; 3],
                "there is nobody to talk to"
            );
            assert!(listed.shared_cities().is_none() && listed.race().is_none());
            assert_eq!(listed.solo().map(automas::Game::outcome), Some(solo.game.outcome()));

            let what = match phase {
                Phase::Assign => Move::Assign { left: 0, right: 1, automacity: (mode == Mode::Simple).then_some(2) },
                Phase::Insert => solo.first_insertion(),
                Phase::Ended => break,
            };
            let action = now(&solo.game, what);
            let listed_action = Action::Automas(action.clone());
            listed.check(Seat::new(0), &listed_action).expect("a legal action");
            listed.play(Seat::new(0), &listed_action).expect("a legal action");
            solo.game.play(Seat::new(0), &action).expect("a legal action");
        }
    }
}

#[test]
fn an_action_of_another_game_is_refused() {
    let mut solo = opened(Mode::Full);
    let other = Action::TwoCities(two_cities::Action {
        round: Round::new(1),
        turn: Turn::new(1),
        what: two_cities::Move::Choose([0, 1]),
    });
    assert_eq!(solo.check(Seat::new(0), &other), Err(Refusal::OtherGame));
    assert_eq!(solo.play(Seat::new(0), &other), Err(Refusal::OtherGame));
    assert_eq!(serde_json::to_value(Refusal::OtherGame).unwrap(), json!({ "code": "other_game" }));
    assert_eq!(Refusal::OtherGame.to_string(), "another game is on the table");

    let setup = two_cities::Setup::new(&[1, 2, 3]).expect("three values");
    let table = Game::new(&AnySetup::TwoCities(setup), &SEED);
    let action = now(&Solo::of(Mode::Full).game, Move::Assign { left: 0, right: 1, automacity: None });
    assert_eq!(table.check(Seat::new(0), &Action::Automas(action)), Err(Refusal::OtherGame));
}

#[test]
fn actions_on_the_wire() {
    let simple = Move::Assign { left: 0, right: 2, automacity: Some(1) };
    let full = Move::Assign { left: 0, right: 2, automacity: None };
    let insert = Move::Insert { side: Side::Right, tile: 1, cell: [3, 4] };
    for (what, wire) in [
        (simple, json!({ "assign": { "left": 0, "right": 2, "automacity": 1 } })),
        (full, json!({ "assign": { "left": 0, "right": 2 } })),
        (insert, json!({ "insert": { "side": "right", "tile": 1, "cell": [3, 4] } })),
    ] {
        let action = Action::Automas(automas::Action { round: Round::new(1), turn: Turn::new(3), what });
        let wire = json!({ "automas": { "round": 1, "turn": 3, "do": wire } });
        assert_eq!(serde_json::to_value(&action).unwrap(), wire);
        assert_eq!(serde_json::from_value::<Action>(wire).unwrap(), action);
    }
    for unknown in [
        json!({ "round": 1, "turn": 1, "do": { "assign": { "left": 0, "right": 1, "third": 2 } } }),
        json!({ "round": 1, "turn": 1, "seat": 1, "do": { "assign": { "left": 0, "right": 1 } } }),
        json!({ "round": 1, "turn": 1, "do": { "take": { "left": 0, "right": 1 } } }),
    ] {
        assert!(serde_json::from_value::<automas::Action>(unknown.clone()).is_err(), "{unknown}");
    }
}

#[test]
fn refusals_round_trip_over_the_wire() {
    for refusal in [automas::Refusal::NotInserting, two_cities::Refusal::NotInHand { held: 3 }.into()] {
        let refusal = Refusal::from(refusal);
        let wire = serde_json::to_value(refusal).unwrap();
        assert_eq!(serde_json::from_value::<Refusal>(wire).unwrap(), refusal);
    }
}

#[test]
fn views_on_the_wire() {
    let view = serde_json::to_value(Solo::of(Mode::Full).game.table_view(true)).unwrap();
    assert_eq!((&view["mode"], &view["level"], &view["phase"]), (&json!("full"), &json!(4), &json!("assign")));
    assert_eq!((&view["turns"], &view["pass"], &view["result"]), (&json!(3), &json!("left"), &json!(null)));
    assert_eq!(view["assigned"][0], json!([{ "tile": "F", "by": "automa", "placed": false }]));
    assert_eq!(
        view["automacity"],
        json!({ "tiles": ["H/S", "HB", "O", "P"], "last": 2, "assigned": null, "score": [2, 0, 1, 2, 2, 8, 15] })
    );
    assert_eq!(
        view["moves"][1],
        json!({
            "automa": "automarta",
            "card": 20,
            "shared": {
                "column": ["new", "most"],
                "decided": 1,
                "hand": ["E", "S", "O", "E", "P", "M", "O"],
                "taken": 1,
                "compared": [
                    { "tile": "S", "points": 2 },
                    { "tile": "M", "points": 1 },
                    { "tile": "E", "points": 1 },
                    { "tile": "O", "points": 1 },
                    { "tile": "P", "points": 2 },
                ],
                "tied": true,
            },
            "automacity": {
                "column": ["house", "most"],
                "decided": 1,
                "hand": ["E", "O", "E", "P", "M", "O"],
                "taken": 3,
                "compared": [
                    { "tile": "M", "points": 3 },
                    { "tile": "E", "points": 3 },
                    { "tile": "O", "points": 3 },
                    { "tile": "P", "points": 4 },
                ],
                "tied": false,
            },
        })
    );
    let simple = serde_json::to_value(Solo::of(Mode::Simple).table()).unwrap();
    assert_eq!((&simple["automacity"]["assigned"], &simple["automacity"]["score"]), (&json!("D"), &json!(null)));
    assert_eq!((&simple["hands"], &simple["pass"]), (&json!([["S", "P", "H"]]), &json!(null)));
    assert_eq!(simple["assigned"][1], json!([{ "tile": "P", "by": "chance", "placed": false }]));
}
