//! The tiles of the box: 108 with one building, 24 duplexes with two.

use super::building::Building::{self, Drink, Factory, Food, House, Lodging, Music, Office, Park, Shop};
use super::tile::Tile::{self, Lying, Standing};
use crate::shuffle::{Purpose, Seed};

/// The number of building tiles for each building, 108 in all (rulebook, the headings of the scoring section).
pub const BUILDING_TILES: [(Building, usize); Building::COUNT] =
    [(Shop, 16), (Factory, 16), (Music, 5), (Drink, 5), (Food, 5), (Lodging, 5), (Office, 20), (Park, 16), (House, 20)];

/// The 24 duplexes as printed: twelve pairs of types, each lying and then standing. Office and tavern, factory and
/// house, and shop and park are never paired.
///
/// The rulebook gives only counts; the pairs were read off the printed tiles. A correction belongs in `docs/shuffle.md`
/// and in the texts of the rules page, too. The shuffle depends on this order.
pub const DUPLEX_TILES: [Tile; 24] = [
    Lying(Factory, Shop),
    Standing(Shop, Factory),
    Lying(Office, Shop),
    Standing(Office, Shop),
    Lying(Shop, House),
    Standing(House, Shop),
    Lying(Food, Factory),
    Standing(Factory, Food),
    Lying(Drink, Park),
    Standing(Music, Park),
    Lying(House, Lodging),
    Standing(Drink, House),
    Lying(Park, Factory),
    Standing(Park, Factory),
    Lying(Park, Office),
    Standing(Office, Park),
    Lying(House, Park),
    Standing(Park, House),
    Lying(Shop, Music),
    Standing(Shop, Lodging),
    Lying(Factory, Office),
    Standing(Factory, Office),
    Lying(Office, House),
    Standing(House, Office),
];

/// The shuffled building tiles and duplexes. The next tile of a pile is its last one.
pub(crate) fn shuffled_piles(seed: &Seed) -> (Vec<Tile>, Vec<Tile>) {
    let mut buildings: Vec<Tile> =
        BUILDING_TILES.iter().flat_map(|&(building, count)| vec![Tile::Single(building); count]).collect();
    seed.shuffle(Purpose::Buildings, &mut buildings);
    let mut duplexes = DUPLEX_TILES.to_vec();
    seed.shuffle(Purpose::Duplexes, &mut duplexes);
    (buildings, duplexes)
}

#[cfg(test)]
mod tests {
    use std::collections::{BTreeSet, HashMap};

    use super::super::building::Type;
    use super::*;

    /// The types of both halves, the first one in the order of the reference card first.
    fn pair(tile: Tile) -> [Type; 2] {
        let (first, second) = tile.buildings();
        let mut pair = [first.kind(), second.expect("a duplex has two halves").kind()];
        pair.sort();
        pair
    }

    #[test]
    fn there_are_108_building_tiles() {
        let mut of_type: HashMap<Type, usize> = HashMap::new();
        for (building, count) in BUILDING_TILES {
            *of_type.entry(building.kind()).or_default() += count;
        }
        let counts = Type::ALL.map(|kind| of_type[&kind]);
        assert_eq!(counts, [16, 16, 20, 20, 16, 20]);
    }

    #[test]
    fn every_type_has_eight_halves_and_every_kind_of_tavern_two() {
        let halves: Vec<Building> =
            DUPLEX_TILES.iter().flat_map(|tile| [Some(tile.buildings().0), tile.buildings().1]).flatten().collect();
        for kind in Type::ALL {
            assert_eq!(halves.iter().filter(|half| half.kind() == kind).count(), 8, "{kind:?}");
        }
        for tavern in [Music, Drink, Food, Lodging] {
            assert_eq!(halves.iter().filter(|half| **half == tavern).count(), 2, "{tavern:?}");
        }
    }

    #[test]
    fn each_of_twelve_pairs_lies_once_and_stands_once() {
        let (lying, standing): (Vec<Tile>, Vec<Tile>) = DUPLEX_TILES.iter().partition(|tile| matches!(tile, Lying(..)));
        for tiles in [&lying, &standing] {
            let pairs: BTreeSet<[Type; 2]> = tiles.iter().copied().map(pair).collect();
            assert_eq!((tiles.len(), pairs.len()), (12, 12), "each pair once: {tiles:?}");
            assert!(pairs.iter().all(|[first, second]| first != second), "of two types: {pairs:?}");
            for missing in [[Type::Tavern, Type::Office], [Type::Factory, Type::House], [Type::Shop, Type::Park]] {
                assert!(!pairs.contains(&missing), "{missing:?}");
            }
        }
    }
}
