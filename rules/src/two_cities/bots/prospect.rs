//! The value of an unfinished city: its points, plus a little for what it has begun.

use crate::common::byte;
use crate::two_cities::building::Building;
use crate::two_cities::city::{CityBoard, SIZE};
use crate::two_cities::score::{factory_worth, score_city};

/// Hundredths of a point that one more office, one more kind of tavern, one more park or one more house will still
/// bring in a city that is nearly empty: what these types score grows with every further one, or with the other types.
/// Shops and factories score at once. Tuned by letting bots play thousands of games.
const OFFICE: i32 = 200;
const TAVERN_KIND: i32 = 500;
const PARK: i32 = 300;
const HOUSE: i32 = 150;

/// Squares of a finished city.
const SQUARES: i32 = SIZE as i32 * SIZE as i32;

/// A city's prospect without its factories, whose score depends on the other cities.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Prospect {
    /// In hundredths of a point.
    points: i32,
    factories: u8,
}

impl Prospect {
    /// The prospect of a city; for a finished one, its points.
    pub fn of(city: &CityBoard) -> Self {
        let of = |building| i32::from(city.count(building));
        let kinds = i32::from(byte(Building::TAVERNS.into_iter().filter(|tavern| city.count(*tavern) > 0).count()));
        let begun = OFFICE * of(Building::Office)
            + TAVERN_KIND * kinds
            + PARK * of(Building::Park)
            + HOUSE * of(Building::House);
        let free = SQUARES - i32::from(city.size());
        let points = 100 * i32::from(score_city(city, 0).total) + begun * free / SQUARES;
        Self { points, factories: city.count(Building::Factory) }
    }

    /// How many factories there are.
    pub const fn factories(self) -> u8 {
        self.factories
    }

    /// The whole worth, given the factory counts of the game's cities.
    pub fn worth(self, factories: &[u8]) -> i32 {
        self.points + 100 * i32::from(self.factories * factory_worth(self.factories, factories))
    }
}
