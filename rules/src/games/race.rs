//! What only a race has: players who don't wait for each other.

use crate::common::{Level, Seat};
use crate::square_off;

/// A race that is on. Bots are no faster in it than their level says.
#[derive(Debug, Clone, Copy)]
pub struct Race<'a>(pub(super) &'a square_off::Game);

impl Race<'_> {
    /// How long after the start a bot makes its next move at the earliest, in milliseconds.
    pub fn bot_due(self, seat: Seat, level: Level) -> u64 {
        square_off::bots::due(self.0, seat, level)
    }

    /// How long a bot rests after its side has moved, or the house has taken over for it, in milliseconds.
    pub const fn bot_rest(self, level: Level) -> u64 {
        square_off::bots::rest(level)
    }
}
