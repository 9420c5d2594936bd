//! The house's players. They decide on what their seat sees, know no clock and draw no numbers but from what they see:
//! asked twice, they answer alike.

mod board;
mod course;
mod gentle;
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

/// What a house bot does next for a seat; `None` when its side owes nothing just now.
///
/// It lets stand what somebody of its side has laid. In a race it has to wait until it is [`due`].
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
            Level::Gentle => gentle::best(&sight),
            Level::Steady => steady::best(&sight),
            Level::Sharp => sharp::best(&sight),
        };
        Move::Lay(best?)
    };
    Some(Action { turn: game.turn(), what })
}

/// What the stand-in does for the sides that are not done, in the order to be played: what was laid stays where it
/// lies, and who laid nothing plays as *steady* does. A race has no clock, and so no stand-in.
pub fn finish_phase(game: &Game) -> Vec<(Seat, Action)> {
    if game.phase() == Phase::Race {
        return Vec::new();
    }
    // Played on a copy: whoever comes second takes another starter.
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

/// How long a bot rests in a race after its side has moved, or the house has taken over for it, in milliseconds:
/// whoever plays on for somebody slower does not make up for that at once.
pub const fn rest(level: Level) -> u64 {
    race::pace(level)
}

/// How long after the start of a race a bot makes its next move at the earliest, in milliseconds: it lays so many tiles
/// a minute.
pub fn due(game: &Game, seat: Seat, level: Level) -> u64 {
    race::due(game.grid(side_of(seat)), level)
}
