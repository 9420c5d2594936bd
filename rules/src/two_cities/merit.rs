//! The case for a place: what the city gains most by a tile there, for partners to tell each other.

use serde::{Deserialize, Serialize};

use super::building::{Building, Type};
use super::city::{Cell, CityBoard};
use super::gain::sheet;
use super::parts::{Why, parts};
use super::tile::Tile;
use crate::common::byte;

/// Why a tile should lie in a place.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Argument {
    /// What the city gains most by it.
    pub merit: Merit,
    /// What the merit counts; 0 if nothing.
    pub count: u8,
    /// What the whole city's score changes by. Absent where the room hides the score preview.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub points: Option<i16>,
}

/// What a city gains most by a tile.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Merit {
    /// A row of `count` shops.
    ShopRow,
    /// The most factories of all cities, alone or not: `count`.
    MostFactories,
    /// `count` factories.
    Factories,
    /// A set of `count` different taverns.
    TavernSet,
    /// `count` offices.
    Offices,
    /// A tavern beside offices.
    OfficesByTavern,
    /// A group of `count` parks.
    ParkGroup,
    /// A house among other buildings.
    House,
    /// More for the houses.
    ForHouses,
    /// Nothing for now.
    Later,
}

/// Why a tile should lie on a cell, one of the city's [`places`](CityBoard::places) for it; `other_factories` are those
/// of the other cities. With `preview` also the points.
pub fn why(city: &CityBoard, tile: Tile, cell: Cell, other_factories: &[u8], preview: bool) -> Argument {
    let after = city.with_unchecked(tile, cell);
    let (now, then) = (sheet(city, other_factories), sheet(&after, other_factories));
    let gain = |kind: Type| i16::from(then.of(kind)) - i16::from(now.of(kind));
    // Of equal gains the first in the order of the reference card.
    let most = Type::ALL.into_iter().rev().max_by_key(|kind| gain(*kind)).filter(|kind| gain(*kind) > 0);
    let (merit, count) = most.map_or((Merit::Later, 0), |kind| told(&after, kind, other_factories));
    let points = preview.then(|| i16::from(then.total) - i16::from(now.total));
    Argument { merit, count, points }
}

/// How to tell what a city has gained for a type by its last tile.
fn told(city: &CityBoard, kind: Type, other_factories: &[u8]) -> (Merit, u8) {
    let laid = |kind: Type| {
        city.last().into_iter().find_map(|cell| Some((cell, city.at(cell).filter(|built| built.kind() == kind)?)))
    };
    let count = city.count_of(kind);
    match (kind, laid(kind)) {
        (Type::Shop, Some((cell, _))) => (Merit::ShopRow, together(city, Why::ShopLine, cell)),
        (Type::Factory, _) if other_factories.iter().all(|other| *other <= count) => (Merit::MostFactories, count),
        (Type::Factory, _) => (Merit::Factories, count),
        (Type::Tavern, Some((_, built))) => (Merit::TavernSet, set_of(city, built)),
        (Type::Office, Some(_)) => (Merit::Offices, count),
        (Type::Office, None) => (Merit::OfficesByTavern, 0),
        (Type::Park, Some((cell, _))) => (Merit::ParkGroup, together(city, Why::ParkGroup, cell)),
        (Type::House, Some(_)) => (Merit::House, 0),
        (Type::House, None) => (Merit::ForHouses, 0),
        // Shops, taverns and parks gain by their own kind alone.
        (Type::Shop | Type::Tavern | Type::Park, None) => (Merit::Later, 0),
    }
}

/// How many buildings score together with the one on a cell.
fn together(city: &CityBoard, why: Why, [row, column]: Cell) -> u8 {
    let [[top, left], _] = city.bounds();
    let cell = [row - top, column - left];
    // What a factory is worth changes no other part.
    let parts = parts(city, 0);
    parts.iter().find(|part| part.why == why && part.cells.contains(&cell)).map_or(0, |part| byte(part.cells.len()))
}

/// How many different taverns are in the set that the last of a kind belongs to.
fn set_of(city: &CityBoard, kind: Building) -> u8 {
    let same = city.count(kind);
    byte(Building::TAVERNS.into_iter().filter(|building| city.count(*building) >= same).count())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Why a tile should lie `down` rows and `right` columns from the top left building of a city.
    #[track_caller]
    fn told_of(city: &str, tile: &str, [down, right]: [u8; 2], others: &[u8]) -> (Merit, u8, i16) {
        let city: CityBoard = city.parse().unwrap();
        let [[top, left], _] = city.bounds();
        let cell = [top + down, left + right];
        let tile = Tile::parse(tile).unwrap();
        assert_eq!(city.check(tile, cell), Ok(()));
        let Argument { merit, count, points } = why(&city, tile, cell, others, true);
        (merit, count, points.unwrap())
    }

    #[test]
    fn what_a_city_gains_most_is_told() {
        assert_eq!(told_of("SSS", "S", [0, 3], &[]), (Merit::ShopRow, 4, 6));
        assert_eq!(told_of("S/S", "S", [2, 0], &[]), (Merit::ShopRow, 3, 5));
        assert_eq!(told_of("F", "F", [0, 1], &[1, 2]), (Merit::MostFactories, 2, 5));
        assert_eq!(told_of("F", "F", [0, 1], &[4, 3]), (Merit::Factories, 2, 2));
        assert_eq!(told_of("MDE", "B", [0, 3], &[]), (Merit::TavernSet, 4, 8));
        assert_eq!(told_of("MDM", "D", [0, 3], &[]), (Merit::TavernSet, 2, 3), "a second set of two");
        assert_eq!(told_of("OO", "O", [0, 2], &[]), (Merit::Offices, 3, 3));
        assert_eq!(told_of("OO/.O", "M", [1, 0], &[]), (Merit::OfficesByTavern, 0, 3));
        assert_eq!(told_of("P.P/SSS", "P", [0, 1], &[]), (Merit::ParkGroup, 3, 8));
        assert_eq!(told_of("SPO", "H", [1, 0], &[]), (Merit::House, 0, 3));
        assert_eq!(told_of("HHH/S..", "M", [2, 0], &[]), (Merit::ForHouses, 0, 4));
        assert_eq!(told_of("S", "H/F", [1, 0], &[]), (Merit::MostFactories, 1, 5), "both halves are counted");
        assert_eq!(told_of("H", "H", [0, 1], &[]), (Merit::Later, 0, 0));
        assert_eq!(told_of("OF/SH", "F", [2, 1], &[9, 9]), (Merit::Factories, 2, 3));
    }

    #[test]
    fn points_are_told_only_where_scores_are_shown() {
        let city: CityBoard = "SS".parse().unwrap();
        let [[row, column], _] = city.bounds();
        let why = why(&city, Tile::parse("S").unwrap(), [row, column + 2], &[], false);
        assert_eq!(why, Argument { merit: Merit::ShopRow, count: 3, points: None });
    }
}
