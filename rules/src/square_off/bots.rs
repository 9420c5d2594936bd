//! The house's players.

use super::action::{Action, Deed};
use super::game::Game;
use super::side_of;
use crate::games::Level;

/// What a house bot does next for a seat; `None` when its side owes nothing just now.
pub fn next(game: &Game, seat: u8, _level: Level) -> Option<Action> {
    let side = side_of(seat);
    let deed = if game.laid(side).is_some() {
        Deed::Done
    } else {
        let piece = *game.in_hand(side).first()?;
        Deed::Lay(game.grid(side).places(piece, game.rule()).next()?)
    };
    game.is_awaited(seat).then_some(Action { turn: game.turn(), deed })
}

/// What the stand-in does for the sides that are not done, in the order to be played.
pub fn finish_phase(_game: &Game) -> Vec<(u8, Action)> {
    Vec::new()
}

/// How long after the beginning of a phase a bot does its next thing at the soonest, in milliseconds.
pub fn due(_game: &Game, _seat: u8, _level: Level) -> u64 {
    0
}
