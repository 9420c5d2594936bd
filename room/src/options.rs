//! What the host of a room may set.

use serde::{Deserialize, Serialize};

/// The options of a room. They can be changed until the players are seated.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Options {
    /// Number of seats, 3 to 7.
    pub seats: u8,
    /// How the players are ordered around the table.
    pub seating: Seating,
    /// Time for each phase.
    pub clock: Clock,
    /// Who may find and watch the room.
    pub access: Access,
    /// Whether people without a seat may watch.
    pub watchers: bool,
    /// Whether partners may talk about their city while tiles are being chosen.
    pub talk_while_choosing: bool,
    /// Whether scores and score changes are shown before the game is over.
    pub score_preview: bool,
}

impl Options {
    /// Smallest number of seats.
    pub const MIN_SEATS: u8 = 3;
    /// Largest number of seats.
    pub const MAX_SEATS: u8 = 7;

    /// Whether the number of seats is one that the game has.
    pub const fn valid(&self) -> bool {
        self.seats >= Self::MIN_SEATS && self.seats <= Self::MAX_SEATS
    }
}

impl Default for Options {
    fn default() -> Self {
        Self {
            seats: 3,
            seating: Seating::Values,
            clock: Clock::None,
            access: Access::Private,
            watchers: true,
            talk_while_choosing: false,
            score_preview: true,
        }
    }
}

/// How the players are ordered around the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Seating {
    /// A question card is drawn; the players order themselves by it.
    Card,
    /// Every player is dealt a value; ascending values give the order.
    Values,
    /// Everyone stays on the seat they took.
    Hand,
}

/// Time for each phase of a turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Clock {
    /// No clock.
    None,
    /// Three minutes for choosing, four for placing.
    Relaxed,
    /// One minute for choosing, a minute and a half for placing.
    Brisk,
}

/// Who may find the room.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Access {
    /// Only who has its link.
    Private,
    /// It stands in the public list.
    Public,
}
