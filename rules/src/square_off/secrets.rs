//! The proof of law 5 for this game: two states that differ only in what a viewer may not see look the same to it, byte
//! for byte, and make the bots do the same for it.
//!
//! `tests/square_off/secrets.rs` asks the same of all that players can do in secret. Exchanging covered cards takes a
//! way in, and there is none outside tests.

use super::action::{Action, Move};
use super::game::Game;
use super::grid::Tile;
use super::setup::{Mode, Setup, Variant};
use super::view::Phase;
use super::{SEATS, bots, side_of};
use crate::common::{Level, Seat, byte};
use crate::shuffle::{Purpose, Seed};

/// One of them, as the seed falls.
fn pick<T: Copy>(items: &[T], seed: &Seed) -> Option<T> {
    let count = u32::try_from(items.len()).unwrap();
    (count > 0).then(|| items[seed.draw(Purpose::Seats, count) as usize])
}

/// Some place for what a side has in hand.
fn some_place(game: &Game, side: u8, seed: &Seed) -> Option<Tile> {
    let places: Vec<Tile> =
        game.in_hand(side).into_iter().flat_map(|piece| game.grid(side).places(piece, game.rule())).collect();
    pick(&places, seed)
}

/// The same game with other covered cards, and with something else laid and held by the sides that the viewer does not
/// play for. No viewer is a spectator.
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
            // Which starter it is can be seen, and so can that it is done with something.
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

/// What some seat could do next: lay a piece, or be done.
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

/// Shows every state of some games.
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
                // Refused is what has no meaning now, such as being done twice.
                let _ = game.play(seat, &action);
            }
        }
    }
}

fn viewers(seats: u8) -> impl Iterator<Item = Option<Seat>> {
    Seat::first(seats).map(Some).chain([None])
}

#[test]
fn what_a_viewer_may_not_see_changes_no_byte_for_it() {
    let mut phases = Vec::new();
    every_state_of_some_games(|game, seats, seed| {
        for viewer in viewers(seats) {
            let other = scrambled(game, viewer, seed);
            assert!(
                format!("{game:?}") != format!("{other:?}") || game.phase == Phase::Ended,
                "something was exchanged"
            );
            assert_eq!(bytes(game, viewer), bytes(&other, viewer), "as {viewer:?} sees it");
        }
        phases.push(game.phase);
    });
    for phase in [Phase::Start, Phase::Place, Phase::Race, Phase::Ended] {
        assert!(phases.contains(&phase), "{phase:?}");
    }
}

#[test]
fn what_a_seat_may_not_see_changes_nothing_that_a_bot_does_for_it() {
    every_state_of_some_games(|game, seats, seed| {
        // Sharp bots take their time: one seat in one state of four is asked.
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
fn what_the_own_side_laid_does_change_the_bytes() {
    // The counterpart: what is scrambled for the spectators is seen by the side that it belongs to, so the tests above
    // do compare something.
    let mut seen = 0;
    every_state_of_some_games(|game, seats, seed| {
        let other = scrambled(game, None, seed);
        seen += u32::from(Seat::first(seats).any(|seat| bytes(game, Some(seat)) != bytes(&other, Some(seat))));
    });
    assert!(seen > 100, "{seen}");
}
