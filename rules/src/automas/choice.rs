//! How a tile is chosen by a column of symbols (rulebook, "Choosing a tile").

use serde::Serialize;

use super::deck::Symbol;
use crate::two_cities::{Tile, Type};

/// What was chosen, and why.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "SoloChoice"))]
pub struct Choice {
    /// The column of the card.
    pub column: Vec<Symbol>,
    /// Place in the column of the symbol that decided.
    pub decided: u8,
    /// The hand that was chosen from.
    #[cfg_attr(feature = "ts", ts(type = "string[]"))]
    pub hand: Vec<Tile>,
    /// Place in that hand of the tile that was taken.
    pub taken: u8,
    /// The different tiles that were compared, in the symbol order; empty where nothing had to be compared.
    pub compared: Vec<Compared>,
    /// Whether several of them added the most, so that the symbol order decided.
    pub tied: bool,
}

/// A tile and what it would add to the city's score.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "SoloCompared"))]
pub struct Compared {
    /// The tile.
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    pub tile: Tile,
    /// Points, all changes of the city counted.
    pub points: i16,
}

/// Chooses a tile of a hand by a column; nothing from an empty hand, or by a column in which no symbol decides.
///
/// `gain` is what a tile adds to the city's score in its best place, `has_house` whether the city has a house, `lacks`
/// whether it has no building of a type.
pub fn choose(
    _column: &[Symbol],
    _hand: &[Tile],
    _gain: impl Fn(Tile) -> i16,
    _has_house: bool,
    _lacks: impl Fn(Type) -> bool,
) -> Option<Choice> {
    todo!()
}
