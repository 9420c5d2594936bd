//! The house's players.

use super::action::{Action, Deed};
use super::game::Game;
use super::view::Phase;
use super::{SIDES, side_of};
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

/// What the stand-in does for the sides that are not done, in the order to be played: what was laid stays where it lies,
/// and who laid nothing plays as *steady* does. A race has no clock, and so no stand-in.
pub fn finish_phase(game: &Game) -> Vec<(u8, Action)> {
    if game.phase() == Phase::Race {
        return Vec::new();
    }
    // Played on a copy: whoever comes second takes another starter.
    let mut ahead = game.clone();
    let mut actions = Vec::new();
    for seat in (0..SIDES as u8).filter_map(|side| game.team(side).next()) {
        while ahead.phase_number() == game.phase_number() {
            let Some(action) = next(&ahead, seat, Level::Steady) else { break };
            ahead.play(seat, &action).expect("bots play by the rules");
            actions.push((seat, action));
        }
    }
    actions
}

/// How long after the beginning of a phase a bot does its next thing at the soonest, in milliseconds.
pub fn due(_game: &Game, _seat: u8, _level: Level) -> u64 {
    0
}
