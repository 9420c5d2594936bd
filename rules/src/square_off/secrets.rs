//! The proof of law 5 for this game: two states that differ only in what a viewer may not see look the same to it, byte
//! for byte, and make its bot act the same.
//!
//! `tests/square_off/secrets.rs` checks the same for everything players do in secret. Swapping face-down cards needs
//! private access, so it is tested here.

use super::action::{Action, Move};
use super::game::Game;
use super::grid::Tile;
use super::setup::{Mode, Setup, Variant};
use super::view::Phase;
use super::{SEATS, bots, side_of};
use crate::common::{Level, Seat, byte};
use crate::shuffle::{Purpose, Seed};

/// One of the items, picked by the seed.
fn pick<T: Copy>(items: &[T], seed: &Seed) -> Option<T> {
    let count = u32::try_from(items.len()).unwrap();
    (count > 0).then(|| items[seed.draw(Purpose::Seats, count) as usize])
}

/// Some legal place for a piece in a side's hand.
fn some_place(game: &Game, side: u8, seed: &Seed) -> Option<Tile> {
    let places: Vec<Tile> =
        game.in_hand(side).into_iter().flat_map(|piece| game.grid(side).places(piece, game.rule())).collect();
    pick(&places, seed)
}

/// The same game with other cards face down, and with other tiles laid by the sides that the viewer does not play for.
/// A viewer of `None` is a spectator.
fn scrambled(game: &Game, viewer: Option<Seat>, seed: &Seed) -> Game {
    let mut other = game.clone();
    let turned = game.cards().len();
    if game.phase != Phase::Ended {
        seed.shuffle(Purpose::Shapes, &mut other.deck[turned..]);
    }
    for side in [0, 1].into_iter().filter(|side| viewer.map(side_of) != Some(*side)) {
        let hidden = matches!(game.phase, Phase::Start | Phase::Place);
        let Some(place) = some_place(game, side, seed) else { continue };
        let laid = &mut other.sides[usize::from(side)].laid;
        match laid {
            // Everyone sees which starter was taken and whether the side is done.
            Some(tile) if hidden => {
                let places: Vec<Tile> = game.grid(side).places(tile.piece, game.rule()).collect();
                *laid = pick(&places, seed);
            }
            None if game.phase == Phase::Place => *laid = Some(place),
            _ => {}
        }
    }
    other
}

fn bytes(game: &Game, viewer: Option<Seat>) -> [String; 2] {
    let own = viewer.map(|seat| serde_json::to_string(&game.seat_view(seat)).unwrap());
    [serde_json::to_string(&game.table_view()).unwrap(), own.unwrap_or_default()]
}

/// Something that some seat could do next: lay a piece or confirm it.
fn some_action(game: &Game, seats: u8, seed: &Seed) -> Option<(Seat, Action)> {
    let seat = Seat::new(byte(seed.draw(Purpose::Values, seats.into())));
    let side = side_of(seat);
    let place = some_place(game, side, seed)?;
    let what = match (seed.draw(Purpose::Card, 3), game.laid(side)) {
        (1.., Some(laid)) => Move::Done(laid),
        _ => Move::Lay(place),
    };
    Some((seat, Action { turn: game.turn, what }))
}

/// Calls `look` with every state of some games.
fn every_state_of_some_games(mut look: impl FnMut(&Game, u8, &Seed)) {
    let modes = [Mode::Base, Mode::Sprint, Mode::Sprawl];
    for seats in SEATS {
        let variant = Variant { mode: modes[usize::from(seats) % 3], left_over: seats % 2 == 0, anywhere: seats > 4 };
        let mut game = Game::new(&Setup::new(variant, seats.into()).unwrap(), &Seed([seats; 32]));
        for moment in 0..=120u8 {
            let mut seed = [moment; 32];
            seed[1] = seats;
            look(&game, seats, &Seed(seed));
            if let Some((seat, action)) = some_action(&game, seats, &Seed(seed)) {
                // Actions that make no sense now, such as confirming twice, are refused.
                let _ = game.play(seat, &action);
            }
        }
    }
}

fn viewers(seats: u8) -> impl Iterator<Item = Option<Seat>> {
    Seat::first(seats).map(Some).chain([None])
}

#[test]
fn hidden_state_changes_no_byte_for_a_viewer() {
    let mut phases = Vec::new();
    every_state_of_some_games(|game, seats, seed| {
        for viewer in viewers(seats) {
            let other = scrambled(game, viewer, seed);
            assert!(format!("{game:?}") != format!("{other:?}") || game.phase == Phase::Ended, "something was swapped");
            assert_eq!(bytes(game, viewer), bytes(&other, viewer), "as {viewer:?} sees it");
        }
        phases.push(game.phase);
    });
    for phase in [Phase::Start, Phase::Place, Phase::Race, Phase::Ended] {
        assert!(phases.contains(&phase), "{phase:?}");
    }
}

#[test]
fn hidden_state_does_not_change_what_a_bot_does() {
    every_state_of_some_games(|game, seats, seed| {
        // Sharp bots are slow: one seat is asked in every fourth state.
        let seat = Seat::new(seed.0[0] % seats);
        if seed.0[0] % 4 == 0 {
            let other = scrambled(game, Some(seat), seed);
            for level in [Level::Gentle, Level::Steady, Level::Sharp] {
                assert_eq!(bots::next(game, seat, level), bots::next(&other, seat, level), "{level:?} for seat {seat}");
            }
        }
    });
}

#[test]
fn tiles_of_the_own_side_do_change_the_bytes() {
    // The counterpart: a side sees its own tiles, which are scrambled for spectators, so the tests above do compare
    // something.
    let mut seen = 0;
    every_state_of_some_games(|game, seats, seed| {
        let other = scrambled(game, None, seed);
        seen += u32::from(Seat::first(seats).any(|seat| bytes(game, Some(seat)) != bytes(&other, Some(seat))));
    });
    assert!(seen > 100, "{seen}");
}
