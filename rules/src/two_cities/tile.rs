//! The tiles: 108 with one building, 24 duplexes with two.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

use super::building::Building::{self, Drink, Factory, Food, House, Lodging, Music, Office, Park, Shop};
use crate::shuffle::{Purpose, Seed};

/// A tile. It is never turned, so a duplex is one of two kinds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Tile {
    /// One building.
    Single(Building),
    /// Two buildings side by side: left, right.
    Lying(Building, Building),
    /// Two buildings on top of each other: top, bottom.
    Standing(Building, Building),
}

/// How many building tiles there are of each building: 108 in all (rulebook, the headings of the scoring section).
pub const BUILDING_TILES: [(Building, usize); Building::COUNT] =
    [(Shop, 16), (Factory, 16), (Music, 5), (Drink, 5), (Food, 5), (Lodging, 5), (Office, 20), (Park, 16), (House, 20)];

/// The duplex tiles: 8 halves of each type, 2 of each tavern kind.
///
/// The rulebook gives the counts only. Decided here: each of the 15 pairs of different types once; the nine pairs
/// between shop, tavern, park and factory, office, house a second time, one lying and one standing; of the other six
/// pairs three lie and three stand. Whoever owns the game can correct this table.
pub const DUPLEX_TILES: [Tile; 24] = [
    Tile::Lying(Shop, Factory),
    Tile::Standing(Factory, Shop),
    Tile::Lying(Office, Shop),
    Tile::Standing(Shop, Office),
    Tile::Lying(Shop, House),
    Tile::Standing(House, Shop),
    Tile::Lying(Music, Factory),
    Tile::Standing(Factory, Drink),
    Tile::Lying(Food, Office),
    Tile::Standing(Office, Lodging),
    Tile::Lying(House, Drink),
    Tile::Standing(Music, House),
    Tile::Lying(Factory, Park),
    Tile::Standing(Park, Factory),
    Tile::Lying(Park, Office),
    Tile::Standing(Office, Park),
    Tile::Lying(House, Park),
    Tile::Standing(Park, House),
    // The six pairs that come once.
    Tile::Lying(Shop, Lodging),
    Tile::Standing(Shop, Park),
    Tile::Standing(Food, Park),
    Tile::Lying(Factory, Office),
    Tile::Standing(House, Factory),
    Tile::Lying(Office, House),
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

impl Tile {
    /// Its buildings: one, or the first (left, top) and the second (right, bottom).
    pub const fn buildings(self) -> (Building, Option<Building>) {
        match self {
            Self::Single(only) => (only, None),
            Self::Lying(first, second) | Self::Standing(first, second) => (first, Some(second)),
        }
    }

    /// Three bytes that tell it from every other: how its halves lie (0 for a single building, 1 lying, 2 standing), its
    /// first and its second building, each by its place in the notation. A single building has itself for the second.
    pub(crate) const fn code(self) -> [u8; 3] {
        match self {
            Self::Single(only) => [0, only as u8, only as u8],
            Self::Lying(left, right) => [1, left as u8, right as u8],
            Self::Standing(top, bottom) => [2, top as u8, bottom as u8],
        }
    }

    /// Reads a tile from the city notation: `S`, `SF` (lying) or `S/F` (standing).
    pub fn parse(text: &str) -> Option<Self> {
        let mut letters = text.chars();
        let first = Building::from_letter(letters.next()?)?;
        let tile = match letters.next() {
            None => Self::Single(first),
            Some('/') => Self::Standing(first, Building::from_letter(letters.next()?)?),
            Some(second) => Self::Lying(first, Building::from_letter(second)?),
        };
        letters.next().is_none().then_some(tile)
    }
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Single(only) => write!(f, "{}", only.letter()),
            Self::Lying(left, right) => write!(f, "{}{}", left.letter(), right.letter()),
            Self::Standing(top, bottom) => write!(f, "{}/{}", top.letter(), bottom.letter()),
        }
    }
}

impl Serialize for Tile {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Tile {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        Self::parse(&text).ok_or_else(|| D::Error::custom("a tile is written S, SF or S/F"))
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use super::super::building::Type;
    use super::*;

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
    fn the_duplexes_have_eight_halves_of_every_type_and_two_of_every_tavern() {
        let halves: Vec<Building> =
            DUPLEX_TILES.iter().flat_map(|tile| [tile.buildings().0, tile.buildings().1.unwrap()]).collect();
        for kind in Type::ALL {
            assert_eq!(halves.iter().filter(|half| half.kind() == kind).count(), 8, "{kind:?}");
        }
        for tavern in [Music, Drink, Food, Lodging] {
            assert_eq!(halves.iter().filter(|half| **half == tavern).count(), 2, "{tavern:?}");
        }
    }

    #[test]
    fn the_duplexes_pair_the_types_as_decided() {
        let mut pairs: HashMap<(Type, Type), (usize, usize)> = HashMap::new();
        for tile in DUPLEX_TILES {
            let (first, second) = tile.buildings();
            let mut pair = [first.kind(), second.unwrap().kind()];
            pair.sort();
            let (lying, standing) = pairs.entry((pair[0], pair[1])).or_default();
            match tile {
                Tile::Lying(..) => *lying += 1,
                _ => *standing += 1,
            }
        }
        assert_eq!(pairs.len(), 15, "every pair of different types");
        let twice = pairs.values().filter(|counts| **counts == (1, 1)).count();
        let once_lying = pairs.values().filter(|counts| **counts == (1, 0)).count();
        let once_standing = pairs.values().filter(|counts| **counts == (0, 1)).count();
        assert_eq!((twice, once_lying, once_standing), (9, 3, 3));
        for first in [Type::Shop, Type::Tavern, Type::Park] {
            for second in [Type::Factory, Type::Office, Type::House] {
                assert_eq!(pairs[&(first.min(second), first.max(second))], (1, 1), "{first:?} {second:?}");
            }
        }
    }

    #[test]
    fn a_tile_is_read_as_it_is_written() {
        let singles = Building::ALL.map(Tile::Single);
        for tile in DUPLEX_TILES.into_iter().chain(singles) {
            assert_eq!(Tile::parse(&tile.to_string()), Some(tile));
        }
        for wrong in ["", "X", "s", "S/", "/S", "SFH", "S/FH", "S F"] {
            assert_eq!(Tile::parse(wrong), None, "{wrong}");
        }
    }
}
