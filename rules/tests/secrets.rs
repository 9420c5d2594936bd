//! Secrets: what a seat does in secret changes no byte for anyone else until all have chosen.
//!
//! Other hands and the piles can't be swapped from outside; the crate's own `two_cities::secrets` does that.

mod common;

use common::{Dice, Table, all_bytes, now, seat_bytes, table_bytes};
use conurbation_rules::common::{Seat, byte};
use conurbation_rules::two_cities::{Game, Move, Phase};

/// What reaches a viewer; `None` is a spectator.
fn bytes(game: &Game, viewer: Option<u8>) -> [String; 2] {
    [table_bytes(game), viewer.map(|seat| seat_bytes(game, Seat::new(seat))).unwrap_or_default()]
}

fn viewers(game: &Game) -> impl Iterator<Item = Option<u8>> {
    (0..game.seats()).map(Some).chain([None])
}

/// Everything that a seat can do in secret before it makes its choice.
fn drafts(game: &Game, seat: Seat) -> Vec<Game> {
    let held = byte(game.seat_view(seat, false).hand.len());
    let mut branches = vec![game.clone()];
    for first in 0..held {
        for picks in [vec![], vec![first], vec![first, (first + 1) % held]] {
            let mut branch = game.clone();
            branch.play(seat, &now(game, Move::Draft(picks.into_iter().collect()))).unwrap();
            branches.push(branch);
        }
    }
    branches
}

/// Every choice that a seat can make.
fn choices(game: &Game, seat: Seat) -> Vec<Game> {
    let held = byte(game.seat_view(seat, false).hand.len());
    let mut branches = Vec::new();
    for picks in (0..held).flat_map(|first| (0..held).map(move |second| [first, second])) {
        let mut branch = game.clone();
        if branch.play(seat, &now(game, Move::Choose(picks))).is_ok() {
            branches.push(branch);
        }
    }
    branches
}

fn same_for_everyone_else(branches: &[Game], seat: Seat) {
    for viewer in viewers(&branches[0]).filter(|viewer| *viewer != Some(seat.number())) {
        let expected = bytes(&branches[0], viewer);
        for branch in branches {
            assert_eq!(bytes(branch, viewer), expected, "what seat {seat} did, as {viewer:?} sees it");
        }
    }
}

fn is_last_to_choose(game: &Game, seat: Seat) -> bool {
    Seat::first(game.seats()).all(|other| other == seat || !game.is_awaited(other))
}

#[test]
fn drafts_and_choices_change_no_byte_for_anyone_else() {
    let mut dice = Dice::new(8);
    for seats in [2, 3, 4, 7] {
        let mut other_dice = dice.clone();
        let mut game = dice.game(seats);
        dice.play_out(&mut game, |game| {
            // Looking at every third moment keeps the test fast.
            let seat = byte(other_dice.below(seats.into()));
            let choosing = game.phase() == Phase::Choose && game.is_awaited(Seat::new(seat));
            if !choosing || !other_dice.one_in(3) {
                return;
            }
            same_for_everyone_else(&drafts(game, Seat::new(seat)), Seat::new(seat));
            if !is_last_to_choose(game, Seat::new(seat)) {
                same_for_everyone_else(&choices(game, Seat::new(seat)), Seat::new(seat));
            }
        });
    }
}

#[test]
fn the_owner_sees_the_difference() {
    let game = Table::of(3).game;
    let own = |branches: Vec<Game>| branches.iter().map(|game| seat_bytes(game, Seat::new(1))).collect::<Vec<_>>();
    let (mut drafts, mut choices) = (own(drafts(&game, Seat::new(1))), own(choices(&game, Seat::new(1))));
    drafts.sort_unstable();
    drafts.dedup();
    assert_eq!(drafts.len(), 1 + 7 + 7, "nothing, one tile, two tiles");
    choices.sort_unstable();
    choices.dedup();
    assert!(choices.len() > 7, "{choices:?}");
}

#[test]
fn which_of_two_equal_tiles_was_chosen_stays_secret() {
    // Seat 0 holds O S P H D P H. Choosing the first or the second P reveals the same tiles but leaves the rest of the
    // hand in a different order, which nobody can see before the neighbour gets it.
    let branch = |park: u8| {
        let mut table = Table::of(3);
        table.choose(Seat::new(0), [park, 0]).unwrap();
        table
    };
    let (mut first, mut second) = (branch(2), branch(5));
    for table in [&mut first, &mut second] {
        table.choose(Seat::new(1), [0, 1]).unwrap();
        table.choose(Seat::new(2), [0, 1]).unwrap();
    }
    assert_ne!(format!("{:?}", first.game), format!("{:?}", second.game), "the hidden hands differ");
    for seat in 0..3 {
        assert_eq!(all_bytes(&first.game), all_bytes(&second.game));
        first.places_somewhere(Seat::new(seat));
        second.places_somewhere(Seat::new(seat));
    }
    for viewer in [None, Some(0), Some(2)] {
        assert_eq!(bytes(&first.game, viewer), bytes(&second.game, viewer));
    }
    assert_ne!(bytes(&first.game, Some(1)), bytes(&second.game, Some(1)), "it has that hand now");
}

#[test]
fn spectators_see_no_tiles_before_the_reveal() {
    let mut table = Table::of(3);
    let blank = table_bytes(&table.game);
    for seat in table.seats() {
        table.draft(Seat::new(seat), &[1, 2]).unwrap();
    }
    assert_eq!(table_bytes(&table.game), blank);
    table.choose(Seat::new(0), [0, 1]).unwrap();
    table.choose(Seat::new(1), [0, 1]).unwrap();
    assert_eq!(table_bytes(&table.game), blank);
}
