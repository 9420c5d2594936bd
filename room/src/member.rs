//! Member numbers.

use serde::{Deserialize, Serialize};

/// A member of a room: people are numbered from 0 in the order in which they joined, without the numbers from
/// [`FIRST_BOT`] to 255, which are kept for bots. A guest's number is
/// theirs for good, even while they are no member.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Member(u16);

/// The number of the first bot. Each number from here on has a bot's name of its own.
pub const FIRST_BOT: Member = Member(200);

/// The first number of a person that is larger than those of bots.
const AFTER_BOTS: Member = Member(256);

impl Member {
    /// The guest who opened the room. The number is theirs before they have a name, so that nobody can take the room
    /// from them by joining first.
    pub(crate) const OPENER: Self = Self(0);

    /// The member with this number. It may be nobody's.
    pub const fn new(number: u16) -> Self {
        Self(number)
    }

    /// Their number.
    pub const fn number(self) -> u16 {
        self.0
    }

    /// Whether it is the number of a bot, seated or not.
    pub fn is_bot(self) -> bool {
        (FIRST_BOT..AFTER_BOTS).contains(&self)
    }

    /// The number of the next person.
    pub(crate) const fn next(self) -> Self {
        let next = Self(self.0.saturating_add(1));
        if next.0 == FIRST_BOT.0 { AFTER_BOTS } else { next }
    }
}

impl std::fmt::Display for Member {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.fmt(f)
    }
}
