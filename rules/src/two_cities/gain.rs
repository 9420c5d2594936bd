//! The gain of placing a tile in a city, given the other cities of its game.

use serde::Serialize;

use super::building::Building;
use super::city::{Cell, CityBoard};
use super::score::{Sheet, factory_worth, score_city};
use super::tile::Tile;

/// One legal place.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum Spot {
    /// Row and column.
    Plain(u8, u8),
    /// Row, column, and what the city's score changes by.
    Scored(u8, u8, i16),
}

impl Spot {
    /// Where.
    pub fn cell(self) -> Cell {
        match self {
            Self::Plain(row, column) | Self::Scored(row, column, _) => [row, column],
        }
    }

    /// What the city's score changes by, if that is shown.
    pub fn gain(self) -> Option<i16> {
        match self {
            Self::Plain(..) => None,
            Self::Scored(_, _, gain) => Some(gain),
        }
    }
}

/// What a city scores at the moment, given the factory counts of the other cities.
pub fn sheet(city: &CityBoard, other_factories: &[u8]) -> Sheet {
    score_city(city, factory_worth(city.count(Building::Factory), other_factories))
}

/// Its total, for taking differences.
pub fn value(city: &CityBoard, other_factories: &[u8]) -> i16 {
    sheet(city, other_factories).total.into()
}

/// The place of a tile that improves the city's score most, and the change, with all buildings counted. `None` if the
/// tile fits nowhere.
pub fn best_place(city: &CityBoard, tile: Tile, other_factories: &[u8]) -> Option<(i16, Cell)> {
    let before = value(city, other_factories);
    city.places(tile)
        .map(|cell| (value(&city.with_unchecked(tile, cell), other_factories) - before, cell))
        .max_by_key(|(gain, _)| *gain)
}

/// Every legal place of a tile; given the factory counts of the other cities, also the score change of each.
pub(crate) fn spots(city: &CityBoard, tile: Tile, other_factories: Option<&[u8]>) -> Vec<Spot> {
    let before = other_factories.map(|others| (value(city, others), others));
    let spot = |cell @ [row, column]: Cell| match before {
        None => Spot::Plain(row, column),
        Some((before, others)) => Spot::Scored(row, column, value(&city.with_unchecked(tile, cell), others) - before),
    };
    city.places(tile).map(spot).collect()
}
