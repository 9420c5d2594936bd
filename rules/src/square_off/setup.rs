//! What a game is set up with.

use serde::{Deserialize, Serialize};

use super::piece::Piece;
use super::{SEATS, SIDES};
use crate::common::byte;
use crate::shuffle::{Purpose, Seed};

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
    /// Whether the sides choose from two starters only: those that lay unused in the game before.
    pub left_over: bool,
    /// Whether a starter may lie anywhere on the grid.
    pub anywhere: bool,
}

/// The two starters that are left over for the sides to choose from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LeftOver([Piece; SIDES]);

impl LeftOver {
    /// Two different starters; `None` if they are something else.
    pub fn new(mut pieces: [Piece; SIDES]) -> Option<Self> {
        pieces.sort_unstable();
        (pieces[0] != pieces[1] && pieces.iter().all(|piece| piece.is_starter())).then_some(Self(pieces))
    }

    /// What is left over in a first game: two starters drawn at random are set aside.
    fn drawn(seed: &Seed) -> Self {
        let mut starters: Vec<Piece> = Piece::starters().collect();
        seed.shuffle(Purpose::Starters, &mut starters);
        let mut pieces = [starters[0], starters[1]];
        pieces.sort_unstable();
        Self(pieces)
    }

    /// Both starters, in the order of their letters.
    pub const fn pieces(self) -> [Piece; SIDES] {
        self.0
    }
}

impl Variant {
    /// The starters that a game offers if it is one with left-over starters: those that lay `unused` in the game before
    /// if there was one.
    pub fn left_over(self, unused: Option<LeftOver>, seed: &Seed) -> Option<LeftOver> {
        self.left_over.then(|| unused.unwrap_or_else(|| LeftOver::drawn(seed)))
    }
}

/// A variant for a number of seats.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Setup {
    variant: Variant,
    seats: u8,
    left_over: Option<LeftOver>,
}

impl Setup {
    /// A first game for so many seats; `None` if there are too many or too few.
    pub fn new(variant: Variant, seats: usize) -> Option<Self> {
        Some(byte(seats)).filter(|seats| SEATS.contains(seats)).map(|seats| Self { variant, seats, left_over: None })
    }

    /// The same with these starters left over. They must be named exactly if the variant asks for them, else `None`.
    pub fn with_left_over(self, left_over: Option<LeftOver>) -> Option<Self> {
        (self.variant.left_over == left_over.is_some()).then_some(Self { left_over, ..self })
    }

    /// The starters that the sides choose from.
    pub(super) fn starters(self, seed: &Seed) -> Vec<Piece> {
        match self.variant.left_over(self.left_over, seed) {
            Some(left_over) => left_over.pieces().to_vec(),
            None => Piece::starters().collect(),
        }
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
