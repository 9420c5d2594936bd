//! The breakdown of a city's score: which buildings make how many points, and why.

use serde::Serialize;

use super::building::{Building, Type};
use super::city::{CityBoard, Squares};
use super::score::{
    OFFICES, SHOP_LINE, SHOP_SPLITS, TAVERN_SET, around, factory_worth, first_park_group, score_park_group,
};
use crate::common::byte;

/// Some buildings of a city and what they score together. A building can be in several parts: an office beside a tavern
/// is in two.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Part {
    /// The line of the score sheet that it belongs to.
    pub kind: Type,
    /// What these buildings score for.
    pub why: Why,
    /// How much.
    pub points: u8,
    /// The buildings: row and column in the city notation, from 0, row by row.
    #[cfg_attr(feature = "ts", ts(as = "Vec<super::Cell>"))]
    pub cells: Vec<[u8; 2]>,
}

/// What buildings score for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Why {
    /// Shops in a straight line.
    ShopLine,
    /// Factories in a city that has the most of them, 4 points each.
    MostFactories,
    /// Factories in a city that has the second most of them, 3 points each.
    SecondMostFactories,
    /// Factories in any other city, 2 points each.
    FewerFactories,
    /// Taverns of different kinds.
    TavernSet,
    /// Up to six offices, by their number.
    Offices,
    /// Offices beside a tavern, 1 point more for each.
    OfficesBesideTavern,
    /// Parks that touch.
    ParkGroup,
    /// Houses, a point each for every other type in the city.
    Houses,
    /// Houses beside a factory, 1 point each.
    HousesBesideFactory,
}

/// The parts of each city of one game, in the order of the reference card. `further` are the factory counts of cities
/// that have no grid. The points of a city's parts add up to its score.
pub fn parts_of_cities(cities: &[CityBoard], further: &[u8]) -> Vec<Vec<Part>> {
    let counts: Vec<u8> =
        cities.iter().map(|city| city.count(Building::Factory)).chain(further.iter().copied()).collect();
    cities.iter().zip(&counts).map(|(city, count)| parts(city, factory_worth(*count, &counts))).collect()
}

/// The parts of one city in which each factory is worth `factory_worth` points.
pub fn parts(city: &CityBoard, factory_worth: u8) -> Vec<Part> {
    let squares = city.squares();
    let Squares { shop, factory, taverns, tavern, office, park, house } = squares;
    let spoilt = house & around(factory);
    let others = squares.house_worth();
    let each = |worth: u8| move |squares: u16| byte(squares.count_ones()) * worth;
    let rank = match factory_worth {
        4 => Why::MostFactories,
        3 => Why::SecondMostFactories,
        _ => Why::FewerFactories,
    };

    let mut all = Vec::new();
    let mut add = |kind, why, sets: Vec<u16>, points: &dyn Fn(u16) -> u8| {
        let parts = sets.into_iter().filter(|squares| *squares != 0);
        all.extend(parts.map(|squares| Part { kind, why, points: points(squares), cells: cells(squares) }));
    };
    let in_line = |squares: u16| SHOP_LINE[squares.count_ones() as usize];
    add(Type::Shop, Why::ShopLine, shop_lines(shop), &in_line);
    add(Type::Factory, rank, vec![factory], &each(factory_worth));
    let in_set = |squares: u16| TAVERN_SET[squares.count_ones() as usize];
    add(Type::Tavern, Why::TavernSet, tavern_sets(taverns), &in_set);
    let in_row = |squares: u16| OFFICES[squares.count_ones() as usize];
    add(Type::Office, Why::Offices, office_sets(office), &in_row);
    add(Type::Office, Why::OfficesBesideTavern, vec![office & around(tavern)], &each(1));
    add(Type::Park, Why::ParkGroup, park_groups(park), &score_park_group);
    add(Type::House, Why::Houses, vec![house & !spoilt], &each(others));
    add(Type::House, Why::HousesBesideFactory, vec![spoilt], &each(1));
    all
}

/// The lines of a best split, found as [`SHOP_SPLITS`] was made.
fn shop_lines(mut shops: u16) -> Vec<u16> {
    let mut lines = Vec::new();
    while shops != 0 {
        let first = shops.trailing_zeros();
        let line = |step: u32, length: u32| (0..length).fold(0u16, |line, at| line | 1 << (first + at * step));
        let across = (1..=4 - first % 4).map(|length| line(1, length));
        let down = (1..=4 - first / 4).map(|length| line(4, length));
        let best = |line: &u16| {
            let points = SHOP_LINE[line.count_ones() as usize] + SHOP_SPLITS[(shops & !line) as usize];
            line & !shops == 0 && points == SHOP_SPLITS[shops as usize]
        };
        let line = across.chain(down).find(best).expect("the best split begins with one of these lines");
        lines.push(line);
        shops &= !line;
    }
    lines
}

/// One tavern of each kind that is left, again and again.
fn tavern_sets(mut kinds: [u16; 4]) -> Vec<u16> {
    let mut sets = Vec::new();
    while kinds != [0; 4] {
        sets.push(kinds.iter().fold(0, |set, kind| set | first(*kind)));
        kinds = kinds.map(|kind| kind & !first(kind));
    }
    sets
}

/// Sixes, and the rest.
fn office_sets(mut offices: u16) -> Vec<u16> {
    let mut sets = Vec::new();
    while offices != 0 {
        let rest = (1..OFFICES.len()).fold(offices, |rest, _| rest & !first(rest));
        sets.push(offices & !rest);
        offices = rest;
    }
    sets
}

fn park_groups(mut parks: u16) -> Vec<u16> {
    let mut groups = Vec::new();
    while parks != 0 {
        let group = first_park_group(parks);
        groups.push(group);
        parks &= !group;
    }
    groups
}

/// The first square alone.
const fn first(squares: u16) -> u16 {
    squares & squares.wrapping_neg()
}

fn cells(squares: u16) -> Vec<[u8; 2]> {
    (0u8..16).filter(|square| squares & 1 << square != 0).map(|square| [square / 4, square % 4]).collect()
}
