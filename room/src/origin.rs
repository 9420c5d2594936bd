//! Where a game comes from whose deal is not its own.

use conurbation_rules::draw::Hash;

use crate::branch::Branch;
use crate::day::Day;

/// Where a game comes from whose deal others have too.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Origin {
    /// It goes on from a moment of another one.
    Branch(Branch),
    /// It has the deal of another one, by the SHA-256 of that one's file.
    Again(Hash),
    /// It has the deal of a day.
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

    /// The same as far as everyone may know it. Whoever can watch the game that this one has the deal of knows every
    /// hand, so it is named only when this one is over.
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

    /// Whether it counts for anything: not where the other game may be known.
    pub const fn counts(self) -> bool {
        matches!(self, Self::Day(_))
    }
}
