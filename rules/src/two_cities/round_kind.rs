//! The kinds of rounds: which tiles, how many turns, and where the hands go (rulebook, "Round One" to "Round Three").

use super::ring::Side;
use super::{BUILDING_HAND, DUPLEX_HAND};
use crate::common::{Turn, byte};

/// One round of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RoundKind {
    /// Hands of building tiles, from which everyone chooses three times; between the turns they are passed to the
    /// neighbour on this side.
    Buildings(Side),
    /// Hands of duplex tiles, from which everyone chooses once.
    Duplexes,
}

impl RoundKind {
    /// Tiles in a hand at the start.
    pub const fn hand(self) -> usize {
        match self {
            Self::Buildings(_) => BUILDING_HAND,
            Self::Duplexes => DUPLEX_HAND,
        }
    }

    /// Turns: two tiles each, until one tile is left.
    pub fn turns(self) -> u8 {
        byte(self.hand() / 2)
    }

    /// The side that the remaining hands are passed to after a turn (from 1); `None` when nothing is left to choose
    /// from.
    pub fn pass(self, turn: Turn) -> Option<Side> {
        match self {
            Self::Buildings(side) if turn.number() < self.turns() => Some(side),
            _ => None,
        }
    }

    /// The side that hands are passed to between its turns; `None` if it has only one.
    pub const fn passes_to(self) -> Option<Side> {
        match self {
            Self::Buildings(side) => Some(side),
            Self::Duplexes => None,
        }
    }
}
