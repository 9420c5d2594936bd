//! Every refusal, provoked once; none of them changes the game.

use conurbation_rules::automas::{Action, Mode, Move, Refusal};
use conurbation_rules::common::{Round, Seat, Turn};
use conurbation_rules::two_cities::Side::{self, Left, Right};
use conurbation_rules::two_cities::{self, Cell};
use serde_json::{Value, json};

use crate::player::{Solo, now};

/// The move is refused with this on the wire, and nothing changes.
#[track_caller]
fn refused(solo: &Solo, what: Move, wire: Value) {
    refused_as(solo, Seat::new(0), &now(&solo.game, what), wire);
}

#[track_caller]
fn refused_as(solo: &Solo, seat: Seat, action: &Action, wire: Value) {
    let mut after = solo.clone();
    let refusal = after.game.play(seat, action).unwrap_err();
    assert_eq!(solo.game.check(seat, action), Err(refusal));
    assert_eq!(serde_json::to_value(refusal).unwrap(), wire);
    assert_eq!(serde_json::from_value::<Refusal>(wire).unwrap(), refusal, "it reads back the same");
    assert_eq!(format!("{:?}", after.game), format!("{:?}", solo.game), "nothing changed");
}

fn code(code: &str) -> Value {
    json!({ "code": code })
}

fn assign(left: u8, right: u8, automacity: impl Into<Option<u8>>) -> Move {
    Move::Assign { left, right, automacity: automacity.into() }
}

fn insert(side: Side, tile: u8, cell: Cell) -> Move {
    Move::Insert { side, tile, cell }
}

/// The first turn, all tiles assigned.
fn inserting(mode: Mode) -> Solo {
    let mut solo = Solo::of(mode);
    solo.act(assign(0, 1, (mode == Mode::Simple).then_some(2))).expect("all different");
    solo
}

#[test]
fn refused_assignments() {
    let simple = Solo::of(Mode::Simple);
    refused(&simple, assign(0, 1, None), code("nothing_for_automacity"));
    refused(&simple, assign(0, 1, 3), json!({ "code": "not_in_hand", "held": 3 }));
    refused(&simple, assign(3, 1, 0), json!({ "code": "not_in_hand", "held": 3 }));
    for (left, right, automacity) in [(0, 0, 1), (0, 1, 0), (0, 1, 1), (2, 2, 2)] {
        refused(&simple, assign(left, right, automacity), code("same_tile_twice"));
    }
    refused(&simple, insert(Left, 0, [3, 3]), code("not_inserting"));

    let full = Solo::of(Mode::Full);
    refused(&full, assign(0, 1, 2), code("not_for_automacity"));
    refused(&full, assign(0, 7, None), json!({ "code": "not_in_hand", "held": 7 }));
    refused(&full, assign(6, 6, None), code("same_tile_twice"));
    refused(&full, insert(Left, 0, [3, 3]), code("not_inserting"));
}

#[test]
fn refused_insertions() {
    for mode in [Mode::Simple, Mode::Full] {
        let mut solo = inserting(mode);
        refused(&solo, assign(0, 1, (mode == Mode::Simple).then_some(2)), code("not_assigning"));
        refused(&solo, insert(Left, 2, [3, 3]), code("no_such_tile"));
        refused(&solo, insert(Left, 0, [7, 3]), code("no_such_cell"));
        refused(&solo, insert(Left, 0, [3, 4]), code("first_tile_in_the_middle"));

        solo.insert(Left, 1, [3, 3]).expect("the middle");
        refused(&solo, insert(Left, 1, [3, 4]), code("tile_already_placed"));
        refused(&solo, insert(Left, 0, [3, 3]), code("occupied"));
        refused(&solo, insert(Left, 0, [4, 4]), code("not_adjacent"));
        refused(&solo, insert(Right, 0, [3, 4]), code("first_tile_in_the_middle"));

        solo.insert(Left, 0, [3, 4]).expect("beside the first tile");
        refused(&solo, insert(Left, 0, [3, 5]), code("tile_already_placed"));
    }
    let mut solo = inserting(Mode::Full);
    solo.inserts_anywhere();
    solo.act(assign(0, 1, None)).expect("two tiles of the hand");
    let [[top, left], [bottom, right]] = solo.game.cities()[0].bounds();
    assert!(bottom - top < 4 && right - left < 4);
    let outside = if top == bottom { [top, right + 4 - (right - left)] } else { [bottom + 4 - (bottom - top), left] };
    refused(&solo, insert(Left, 0, outside), code("outside_frame"));
}

#[test]
fn other_seats_and_turns_are_refused() {
    let solo = Solo::of(Mode::Full);
    let now = now(&solo.game, assign(0, 1, None));
    for seat in [1, 2, 9] {
        refused_as(&solo, Seat::new(seat), &now, json!({ "code": "no_such_seat", "seat": seat }));
    }
    for (round, turn) in [(1, 2), (2, 1), (0, 0)] {
        let other = Action { round: Round::new(round), turn: Turn::new(turn), ..now.clone() };
        refused_as(&solo, Seat::new(0), &other, json!({ "code": "wrong_turn", "round": 1, "turn": 1 }));
    }
}

#[test]
fn actions_after_the_end_are_refused() {
    for mode in [Mode::Simple, Mode::Full] {
        let mut solo = Solo::of(mode);
        solo.plays_to_the_end();
        refused(&solo, assign(0, 1, (mode == Mode::Simple).then_some(2)), code("game_over"));
        refused(&solo, insert(Left, 0, [3, 3]), code("game_over"));
    }
}

#[test]
fn refusals_explain_themselves() {
    let words = [
        (Refusal::NotAssigning, "the tiles are assigned: insert them now"),
        (Refusal::NotInserting, "tiles must be assigned first"),
        (Refusal::NothingForAutomacity, "Automacity must be assigned a tile, too"),
        (Refusal::NotForAutomacity, "the player assigns no tile to Automacity"),
        (two_cities::Refusal::Occupied.into(), "that square is taken"),
    ];
    for (refusal, words) in words {
        assert_eq!(refusal.to_string(), words);
    }
}
