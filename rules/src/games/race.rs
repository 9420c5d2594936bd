//! Operations that only a race has, whose players don't wait for each other.

use crate::common::{Level, Seat};
use crate::square_off;

/// A running race. Bots are no faster in it than their level allows.
#[derive(Debug, Clone, Copy)]
pub struct Race<'a>(pub(super) &'a square_off::Game);

impl Race<'_> {
    /// The earliest time for a bot's next move, in milliseconds since the start.
    pub fn bot_due(self, seat: Seat, level: Level) -> u64 {
        square_off::bots::due(self.0, seat, level)
    }

    /// How long a bot rests after its side has moved or the house has taken over, in milliseconds.
    pub const fn bot_rest(self, level: Level) -> u64 {
        square_off::bots::rest(level)
    }
}
