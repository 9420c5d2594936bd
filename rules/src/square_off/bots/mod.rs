//! The house bots. They decide by what their seat sees and use no clock. Their random numbers come from what they see
//! or, for the opening, from a number drawn for the game: asked twice, they give the same answer.

mod board;
mod gentle;
mod opening;
mod playout;
mod race;
mod sharp;
mod sight;
mod steady;

use self::sight::Sight;
use super::action::{Action, Move};
use super::game::Game;
use super::side_of;
use super::view::Phase;
use crate::common::{Level, Seat};

/// What a house bot does next for a seat; `None` if nothing is expected of its side.
///
/// It leaves a piece that its side has laid where it is. In a race it must wait until it is [`due`].
pub fn next(game: &Game, seat: Seat, level: Level) -> Option<Action> {
    if !game.is_awaited(seat) {
        return None;
    }
    let side = side_of(seat);
    let what = if game.phase() == Phase::Race {
        race::step(game.grid(side))?
    } else if let Some(laid) = game.laid(side) {
        Move::Done(laid)
    } else {
        let sight = Sight::new(game, seat);
        let best = match level {
            _ if game.phase() == Phase::Start => opening::best(&sight, level),
            Level::Gentle => gentle::best(&sight),
            Level::Steady => steady::best(&sight),
            Level::Sharp | Level::Master => sharp::best(&sight),
        };
        Move::Lay(best?)
    };
    Some(Action { turn: game.turn(), what })
}

/// What the stand-in does for the sides that are not done, in playing order: a laid piece stays, and a side that laid
/// nothing plays like *steady*. A race has no clock, so it has no stand-in.
pub fn finish_phase(game: &Game) -> Vec<(Seat, Action)> {
    if game.phase() == Phase::Race {
        return Vec::new();
    }
    // Played on a copy, so that the second side takes another starter.
    let mut ahead = game.clone();
    let mut actions = Vec::new();
    for seat in [0, 1].into_iter().filter_map(|side| game.team(side).next()) {
        while ahead.phase_number() == game.phase_number() {
            let Some(action) = next(&ahead, seat, Level::Steady) else { break };
            ahead.play(seat, &action).expect("bots play by the rules");
            actions.push((seat, action));
        }
    }
    actions
}

/// How long a bot rests in a race after its side has moved or the house has taken over, in milliseconds, so that a bot
/// taking over from a slower player does not catch up all at once.
pub const fn rest(level: Level) -> u64 {
    race::pace(level)
}

/// The earliest time for a bot's next move, in milliseconds since the race began: it lays tiles at the pace of its
/// level.
pub fn due(game: &Game, seat: Seat, level: Level) -> u64 {
    race::due(game.grid(side_of(seat)), level)
}
