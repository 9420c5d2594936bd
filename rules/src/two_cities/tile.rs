//! A tile: one building, or a duplex of two.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

use super::building::Building;

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

impl Tile {
    /// Its buildings: one, or the first (left, top) and the second (right, bottom).
    pub const fn buildings(self) -> (Building, Option<Building>) {
        match self {
            Self::Single(only) => (only, None),
            Self::Lying(first, second) | Self::Standing(first, second) => (first, Some(second)),
        }
    }

    /// Three bytes that identify it: how its halves lie (0 for a single building, 1 lying, 2 standing), its first and
    /// its second building, each by its place in the notation. A single building counts as its own second one.
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
    use super::*;

    #[test]
    fn tiles_round_trip_through_the_notation() {
        for first in Building::ALL {
            let duplexes = Building::ALL
                .into_iter()
                .flat_map(|second| [Tile::Lying(first, second), Tile::Standing(first, second)]);
            for tile in duplexes.chain([Tile::Single(first)]) {
                assert_eq!(Tile::parse(&tile.to_string()), Some(tile));
            }
        }
        for wrong in ["", "X", "s", "S/", "/S", "SFH", "S/FH", "S F"] {
            assert_eq!(Tile::parse(wrong), None, "{wrong}");
        }
    }
}
