//! The proof of law 5 for this game: what nobody may see changes no byte that anyone gets. All tiles are face up except
//! those in the piles, and the deck is face down.

use super::action::{Action, Move};
use super::bot;
use super::game::Game;
use super::setup::{Mode, Setup};
use super::view::Phase;
use crate::common::{Level, Seat};
use crate::shuffle::{Purpose, Seed};
use crate::two_cities::{Side, Spot};

/// The same game with piles and deck in another order.
fn scrambled(game: &Game, seed: &Seed) -> Game {
    let mut other = game.clone();
    seed.shuffle(Purpose::Buildings, &mut other.buildings);
    seed.shuffle(Purpose::Duplexes, &mut other.duplexes);
    seed.shuffle(Purpose::Automas, &mut other.deck);
    other
}

fn bytes(game: &Game) -> Vec<String> {
    [false, true]
        .into_iter()
        .flat_map(|preview| {
            let seats =
                (0..4).map(move |seat| serde_json::to_string(&game.seat_view(Seat::new(seat), preview)).unwrap());
            seats.chain([serde_json::to_string(&game.table_view(preview)).unwrap()])
        })
        .collect()
}

/// The first legal move.
fn next_move(game: &Game) -> Move {
    if game.phase == Phase::Assign {
        return Move::Assign { left: 0, right: 1, automacity: (game.setup.mode() == Mode::Simple).then_some(2) };
    }
    let places = game.seat_view(Seat::new(0), false).places;
    let Spot::Plain(row, column) = places[0].spots[0] else { panic!("no preview was asked for") };
    Move::Insert { side: places[0].side, tile: places[0].tile, cell: [row, column] }
}

/// Plays a game to its end and calls `look` with every state and a seed of its own; returns the number of states.
fn every_state(mode: Mode, mut look: impl FnMut(&Game, &Seed)) -> u8 {
    let mut game = Game::new(&Setup::new(mode, 4).unwrap(), &Seed([5; 32]));
    let mut moment = 0;
    loop {
        moment += 1;
        look(&game, &Seed([moment; 32]));
        if game.phase == Phase::Ended {
            return moment;
        }
        let action = Action { round: game.round, turn: game.turn, what: next_move(&game) };
        game.play(Seat::new(0), &action).unwrap();
    }
}

#[test]
fn the_order_of_piles_and_deck_changes_no_byte() {
    for (mode, states) in [(Mode::Simple, 36), (Mode::Full, 37)] {
        let seen = every_state(mode, |game, seed| {
            let other = scrambled(game, seed);
            assert_ne!(other.buildings, game.buildings, "something was swapped");
            assert_eq!(bytes(&other), bytes(game));
        });
        assert_eq!(seen, states, "{mode:?}");
    }
}

#[test]
fn the_order_of_piles_and_deck_does_not_change_what_a_bot_does() {
    for mode in [Mode::Simple, Mode::Full] {
        every_state(mode, |game, seed| {
            let other = scrambled(game, seed);
            for level in [Level::Gentle, Level::Steady, Level::Sharp] {
                assert_eq!(bot::next(game, Seat::new(0), level), bot::next(&other, Seat::new(0), level), "{level:?}");
            }
        });
    }
}

#[test]
fn face_up_tiles_are_visible() {
    every_state(Mode::Full, |game, _| {
        let mut other = game.clone();
        let Some(held) = other.hands[1].first_mut() else { return };
        *held = game.duplexes[0];
        assert_ne!(bytes(&other), bytes(game), "an Automa's hand");
    });
    every_state(Mode::Simple, |game, _| {
        let mut other = game.clone();
        let Some(assigned) = other.assigned[Side::Left.index()].first_mut() else { return };
        assigned.tile = game.duplexes[0];
        assert_ne!(bytes(&other), bytes(game), "an assigned tile");
    });
}
