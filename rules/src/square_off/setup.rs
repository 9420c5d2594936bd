//! What a game is set up with.

use serde::{Deserialize, Serialize};

use super::SEATS;
use crate::common::byte;

/// How the game is played.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "SquareOffMode"))]
pub enum Mode {
    /// Shape cards; who can't fit a tile any more has lost.
    #[default]
    Base,
    /// City Sprint: no cards, a race to cover the whole grid.
    Sprint,
    /// City Sprawl: shape cards, and tiles may reach over the edge; fewer squares outside win.
    Sprawl,
}

/// A mode with the variants of the start.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "SquareOffVariant"))]
pub struct Variant {
    /// How the game is played.
    pub mode: Mode,
    /// Whether two starters are set aside beforehand, so that the sides take the two that are left over.
    pub left_over: bool,
    /// Whether a starter may lie anywhere on the grid.
    pub anywhere: bool,
}

/// A variant for a number of seats.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Setup {
    variant: Variant,
    seats: u8,
}

impl Setup {
    /// A game for so many seats; `None` if there are too many or too few.
    pub fn new(variant: Variant, seats: usize) -> Option<Self> {
        Some(byte(seats)).filter(|seats| SEATS.contains(seats)).map(|seats| Self { variant, seats })
    }

    /// The variant.
    pub const fn variant(&self) -> Variant {
        self.variant
    }

    /// How many seats there are.
    pub const fn seats(&self) -> u8 {
        self.seats
    }
}
