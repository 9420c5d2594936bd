//! Scores a city (rulebook, "Ending the game").

use std::sync::LazyLock;

use arrayvec::ArrayVec;
use serde::Serialize;

use super::MAX_SEATS;
use super::building::{Building, Type};
use super::city::{CityBoard, beside};
use crate::common::byte;

/// The points of one city, by building type in the order of the reference card.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize)]
pub struct Sheet {
    /// Points for shops.
    pub shops: u8,
    /// Points for factories.
    pub factories: u8,
    /// Points for taverns.
    pub taverns: u8,
    /// Points for offices.
    pub offices: u8,
    /// Points for parks.
    pub parks: u8,
    /// Points for houses.
    pub houses: u8,
    /// The sum of all.
    pub total: u8,
}

/// Points of one straight line of 0 to 4 shops.
pub(crate) const SHOP_LINE: [u8; 5] = [0, 2, 5, 10, 16];
/// Points of one set of 0 to 4 different taverns.
pub(super) const TAVERN_SET: [u8; 5] = [0, 1, 4, 9, 17];
/// Points of 0 to 6 offices; a seventh begins a new set.
pub(super) const OFFICES: [u8; 7] = [0, 1, 3, 6, 10, 15, 21];
/// Points of a group of 0 to 3 parks; every further one adds 1.
pub(crate) const PARK_GROUP: [u8; 4] = [0, 2, 8, 12];

/// The scores of all cities of one game. They have to be scored together because of factories.
pub fn score_cities(cities: &[CityBoard]) -> ArrayVec<Sheet, MAX_SEATS> {
    let counts: ArrayVec<u8, MAX_SEATS> = cities.iter().map(|city| city.count(Building::Factory)).collect();
    cities.iter().zip(&counts).map(|(city, count)| score_city(city, factory_worth(*count, &counts))).collect()
}

/// Points of each factory in a city with `count` of them, when the cities of the game have `counts`: 4 with the most,
/// 3 with the second most, else 2. Equal counts share a rank, and the next smaller count has the next rank. The city's
/// own count may stand among `counts` or be left out.
pub fn factory_worth(count: u8, counts: &[u8]) -> u8 {
    let most = counts.iter().copied().max().unwrap_or(0);
    let second = counts.iter().copied().filter(|other| *other < most).max().unwrap_or(0);
    if count >= most {
        4
    } else if count >= second {
        3
    } else {
        2
    }
}

/// The score of one city in which each factory is worth `factory_worth` points.
pub fn score_city(city: &CityBoard, factory_worth: u8) -> Sheet {
    let board = |building: Building| city.board(building);
    let count = |board: u64| byte(board.count_ones());
    let (factory, office, house) = (board(Building::Factory), board(Building::Office), board(Building::House));
    let (shop, park) = (board(Building::Shop), board(Building::Park));
    let taverns = Building::TAVERNS.map(board);
    let tavern = taverns.into_iter().fold(0, |all, kind| all | kind);

    let shops = score_shops(city.packed(shop));
    let factories = count(factory) * factory_worth;
    let taverns = score_taverns(taverns.map(count));
    let offices = score_offices(count(office)) + count(office & beside(tavern));
    let parks = PARK_SCORES[usize::from(city.packed(park))];
    let spoilt = count(house & beside(factory));
    let others = [shop, factory, tavern, office, park];
    let worth = byte(others.into_iter().filter(|board| *board != 0).count());
    let houses = (count(house) - spoilt) * worth + spoilt;

    let total = shops + factories + taverns + offices + parks + houses;
    Sheet { shops, factories, taverns, offices, parks, houses, total }
}

impl Sheet {
    /// The points by type in the order of the reference card, and the total last.
    pub const fn in_order(&self) -> [u8; 7] {
        [self.shops, self.factories, self.taverns, self.offices, self.parks, self.houses, self.total]
    }

    /// The points of one type.
    pub const fn of(&self, kind: Type) -> u8 {
        match kind {
            Type::Shop => self.shops,
            Type::Factory => self.factories,
            Type::Tavern => self.taverns,
            Type::Office => self.offices,
            Type::Park => self.parks,
            Type::House => self.houses,
        }
    }
}

/// Sets of different taverns: as many full sets as possible, then the next smaller ones. That is the best split, since
/// every further kind in a set is worth more than the one before it.
pub fn score_taverns(mut kinds: [u8; 4]) -> u8 {
    let mut points = 0;
    loop {
        let set = kinds.iter().filter(|count| **count > 0).count();
        if set == 0 {
            return points;
        }
        points += TAVERN_SET[set];
        kinds = kinds.map(|count| count.saturating_sub(1));
    }
}

/// Shops on a packed 4×4 board, split into straight lines as well as possible.
pub fn score_shops(shops: u16) -> u8 {
    SHOP_SPLITS[shops as usize]
}

/// Offices by number, without what taverns add.
pub fn score_offices(count: u8) -> u8 {
    count / 6 * OFFICES[6] + OFFICES[count as usize % 6]
}

/// Parks on a packed 4×4 board, by connected group.
pub fn score_parks(mut parks: u16) -> u8 {
    let mut points = 0;
    while parks != 0 {
        let group = first_park_group(parks);
        parks &= !group;
        points += score_park_group(group);
    }
    points
}

/// The parks connected with the first one, that one included.
pub(super) fn first_park_group(parks: u16) -> u16 {
    let mut group = parks & parks.wrapping_neg();
    loop {
        let grown = group | around(group) & parks;
        if grown == group {
            return group;
        }
        group = grown;
    }
}

/// The points of one connected group.
pub(super) fn score_park_group(group: u16) -> u8 {
    let size = byte(group.count_ones());
    PARK_GROUP[size.min(3) as usize] + size.saturating_sub(3)
}

/// The points of every arrangement of parks on a packed 4×4 board.
static PARK_SCORES: LazyLock<Box<[u8]>> = LazyLock::new(|| (0..=u16::MAX).map(score_parks).collect());

/// The squares that share an edge with one of these, on a packed 4×4 board.
pub(super) const fn around(squares: u16) -> u16 {
    const LEFT_COLUMN: u16 = 0x1111;
    const RIGHT_COLUMN: u16 = 0x8888;
    squares << 4 | squares >> 4 | (squares & !RIGHT_COLUMN) << 1 | (squares & !LEFT_COLUMN) >> 1
}

/// The best split into straight lines for every arrangement of shops on a packed 4×4 board.
///
/// The first shop (top row, then left) lies in a line that goes right or down from it; without that line the rest is a
/// smaller number, whose best split is already known. 65,536 entries, made once in about a millisecond.
pub(super) static SHOP_SPLITS: LazyLock<Box<[u8]>> = LazyLock::new(|| {
    let mut best = vec![0u8; 1 << 16].into_boxed_slice();
    for shops in 1..=u16::MAX {
        let first = shops.trailing_zeros();
        let (row, column) = (first / 4, first % 4);
        for (step, room) in [(1, 4 - column), (4, 4 - row)] {
            let mut line = 0u16;
            for length in 1..=room {
                line |= 1 << (first + (length - 1) * step);
                if line & !shops != 0 {
                    break;
                }
                let points = SHOP_LINE[length as usize] + best[(shops ^ line) as usize];
                best[shops as usize] = best[shops as usize].max(points);
            }
        }
    }
    best
});
