//! The origin of a game whose deal is shared with other games.

use conurbation_rules::draw::Hash;

use crate::branch::Branch;
use crate::day::Day;

/// The origin of a deal that other games have too.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Origin {
    /// The game continues another one from some moment.
    Branch(Branch),
    /// The game has the deal of another one, named by the SHA-256 of its file.
    Again(Hash),
    /// The game has the deal of a day.
    Day(Day),
}

impl Origin {
    /// The other game, if there is one.
    pub const fn branch(self) -> Option<Branch> {
        match self {
            Self::Branch(branch) => Some(branch),
            Self::Again(from) => Some(Branch { from, actions: 0 }),
            Self::Day(_) => None,
        }
    }

    /// The same, as far as everyone may know it. Anyone who can watch the original game knows every hand, so it is
    /// named only when this game is over.
    pub const fn shown_branch(self, over: bool) -> Option<Branch> {
        match self {
            Self::Again(_) if !over => None,
            origin => origin.branch(),
        }
    }

    /// The day, if it has a day's deal.
    pub const fn day(self) -> Option<Day> {
        match self {
            Self::Day(day) => Some(day),
            Self::Branch(_) | Self::Again(_) => None,
        }
    }

    /// Whether the game counts in tallies and records: not if its players may know the original game.
    pub const fn counts(self) -> bool {
        matches!(self, Self::Day(_))
    }
}
