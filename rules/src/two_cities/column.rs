//! How a tile is chosen by a column of symbols (rulebook, "Choosing a tile").

use serde::Serialize;

use super::building::{Building, Type};
use super::city::CityBoard;
use super::gain::best_place;
use super::tile::Tile;
use crate::common::byte;

/// What to look for in a hand. The symbols of a column are tried in turn until one decides.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "SoloSymbol"))]
pub enum Symbol {
    /// A house, if there is one.
    House,
    /// A factory, if there is one.
    Factory,
    /// A tile of a type that the city lacks, if the city has a house.
    New,
    /// The tile that adds most to the city's score.
    Most,
}

/// What was chosen, and why.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "SoloChoice"))]
pub struct Choice {
    /// The column of the card.
    pub column: Vec<Symbol>,
    /// Index in the column of the symbol that decided.
    pub decided: u8,
    /// The hand that was chosen from.
    #[cfg_attr(feature = "ts", ts(type = "string[]"))]
    pub hand: Vec<Tile>,
    /// Index in that hand of the tile that was taken.
    pub taken: u8,
    /// The different tiles that were compared, in the symbol order; empty if nothing had to be compared.
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

/// Chooses for a city on its grid as it stands, given the factory counts of the other cities. `None` if the hand is
/// empty or no symbol of the column decides.
pub fn choose_for_city(column: &[Symbol], hand: &[Tile], city: &CityBoard, other_factories: &[u8]) -> Option<Choice> {
    // A tile that fits nowhere adds nothing.
    let gain = |tile| best_place(city, tile, other_factories).map_or(0, |(gain, _)| gain);
    choose(column, hand, gain, |kind| city.count_of(kind) > 0)
}

/// `gain` is what a tile adds to the city's score in its best place, `has` whether the city has a building of a type. A
/// duplex counts as a tile of both its types.
pub(crate) fn choose(
    column: &[Symbol],
    hand: &[Tile],
    gain: impl Fn(Tile) -> i16,
    has: impl Fn(Type) -> bool,
) -> Option<Choice> {
    let wanted = |symbol: Symbol, tile: Tile| match symbol {
        Symbol::House => kinds(tile).any(|kind| kind == Type::House),
        Symbol::Factory => kinds(tile).any(|kind| kind == Type::Factory),
        Symbol::New => has(Type::House) && kinds(tile).any(|kind| !has(kind)),
        Symbol::Most => true,
    };
    let (decided, candidates) = column.iter().enumerate().find_map(|(index, symbol)| {
        let mut candidates: Vec<Tile> = hand.iter().copied().filter(|tile| wanted(*symbol, *tile)).collect();
        candidates.sort_by_key(|tile| tile.buildings());
        candidates.dedup();
        (!candidates.is_empty()).then_some((index, candidates))
    })?;
    // One house or factory is as good as another: points matter only between different duplexes.
    let by_points = matches!(column[decided], Symbol::New | Symbol::Most) || candidates.len() > 1;
    let compared: Vec<Compared> = if by_points {
        candidates.iter().map(|tile| Compared { tile: *tile, points: gain(*tile) }).collect()
    } else {
        Vec::new()
    };
    let most = compared.iter().map(|compared| compared.points).max();
    let mut best = compared.iter().filter(|compared| Some(compared.points) == most);
    let tile = best.next().map_or(candidates[0], |best| best.tile);
    Some(Choice {
        column: column.to_vec(),
        decided: byte(decided),
        hand: hand.to_vec(),
        taken: byte(hand.iter().position(|held| *held == tile)?),
        tied: best.next().is_some(),
        compared,
    })
}

impl Choice {
    /// The tile that was taken.
    pub fn tile(&self) -> Tile {
        self.hand[self.taken as usize]
    }
}

fn kinds(tile: Tile) -> impl Iterator<Item = Type> {
    let (first, second) = tile.buildings();
    [Some(first), second].into_iter().flatten().map(Building::kind)
}
