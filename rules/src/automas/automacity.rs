//! The city between the Automas: it has no grid, and its tiles score as if they lay in the best possible way (rulebook,
//! "Automacity").

use crate::common::byte;
use crate::two_cities::score::{PARK_GROUP, SHOP_LINE, Sheet, factory_worth, score_offices, score_taverns};
use crate::two_cities::{Building, Tile, Type};

/// Automacity's tiles.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Automacity {
    tiles: Vec<Tile>,
}

/// The count of each building, by its discriminant.
pub type Counts = [u8; Building::COUNT];

impl Automacity {
    /// Its tiles, in the order they came.
    pub fn tiles(&self) -> &[Tile] {
        &self.tiles
    }

    /// How many there are of a building.
    pub fn count(&self, building: Building) -> u8 {
        self.counts()[building as usize]
    }

    /// How many buildings of a type there are.
    pub fn count_of(&self, kind: Type) -> u8 {
        of_kind(&self.counts(), kind)
    }

    /// Its score given the factory counts of the other cities.
    pub fn sheet(&self, other_factories: &[u8]) -> Sheet {
        let worth = factory_worth(self.count(Building::Factory), other_factories);
        score_maximally(&self.counts(), worth)
    }

    /// What a tile would add to its score.
    pub fn gain(&self, tile: Tile, other_factories: &[u8]) -> i16 {
        let mut grown = self.clone();
        grown.insert(tile);
        i16::from(grown.sheet(other_factories).total) - i16::from(self.sheet(other_factories).total)
    }

    pub(super) fn insert(&mut self, tile: Tile) {
        self.tiles.push(tile);
    }

    fn counts(&self) -> Counts {
        let mut counts = Counts::default();
        for tile in &self.tiles {
            let (first, second) = tile.buildings();
            counts[first as usize] += 1;
            if let Some(second) = second {
                counts[second as usize] += 1;
            }
        }
        counts
    }
}

impl FromIterator<Tile> for Automacity {
    /// These tiles in this order.
    fn from_iter<I: IntoIterator<Item = Tile>>(tiles: I) -> Self {
        Self { tiles: tiles.into_iter().collect() }
    }
}

/// The score of buildings that lie in the best possible way: shops in lines of four and one line with the rest, every
/// office beside a tavern if there is one, no house beside a factory. Only parks could score more: they lie in separate
/// pairs.
pub fn score_maximally(counts: &Counts, factory_worth: u8) -> Sheet {
    let count = |building: Building| counts[building as usize];
    let [shop, factory, tavern, office, park, house] = Type::ALL.map(|kind| of_kind(counts, kind));

    let shops = shop / 4 * SHOP_LINE[4] + SHOP_LINE[shop as usize % 4];
    let factories = factory * factory_worth;
    let taverns = score_taverns(Building::TAVERNS.map(count));
    let offices = score_offices(office) + if tavern > 0 { office } else { 0 };
    let parks = park / 2 * PARK_GROUP[2] + PARK_GROUP[park as usize % 2];
    let others = [shop, factory, tavern, office, park].into_iter().filter(|count| *count > 0);
    let houses = house * byte(others.count());

    let total = shops + factories + taverns + offices + parks + houses;
    Sheet { shops, factories, taverns, offices, parks, houses, total }
}

fn of_kind(counts: &Counts, kind: Type) -> u8 {
    Building::ALL.into_iter().filter(|building| building.kind() == kind).map(|building| counts[building as usize]).sum()
}
