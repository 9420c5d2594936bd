//! The setup of a game.

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
    /// Shape cards; a side that can't fit a tile loses.
    #[default]
    Base,
    /// City Sprint: no cards, a race to cover the whole grid.
    Sprint,
    /// City Sprawl: shape cards, and tiles may reach over the edge; the side with fewer squares outside wins.
    Sprawl,
}

/// A mode with its starting variants.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "SquareOffVariant"))]
pub struct Variant {
    /// How the game is played.
    pub mode: Mode,
    /// Whether the sides choose from two starters only: those left unused in the previous game.
    pub left_over: bool,
    /// Whether a starter may lie anywhere on the grid.
    pub anywhere: bool,
}

/// The two left-over starters that the sides choose from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LeftOver([Piece; SIDES]);

impl LeftOver {
    /// `None` unless these are two different starters.
    pub fn new(mut pieces: [Piece; SIDES]) -> Option<Self> {
        pieces.sort_unstable();
        (pieces[0] != pieces[1] && pieces.iter().all(|piece| piece.is_starter())).then_some(Self(pieces))
    }

    /// The left-over starters of a first game: two drawn at random.
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
    /// The starters offered in a game with left-over starters: those `unused` in the previous game or, in a first game,
    /// random ones. `None` in any other game.
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
    /// A first game for this many seats; `None` if there are too many or too few.
    pub fn new(variant: Variant, seats: usize) -> Option<Self> {
        Some(byte(seats)).filter(|seats| SEATS.contains(seats)).map(|seats| Self { variant, seats, left_over: None })
    }

    /// The same with these left-over starters. `None` unless they are given exactly when the variant needs them.
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
