//! The tiles that a seat has not seen yet, and may still see.

use std::iter;

use rand_chacha::ChaCha8Rng;

use super::completion::Offer;
use crate::shuffle::pick;
use crate::two_cities::building::Building;
use crate::two_cities::supply::{BUILDING_TILES, DUPLEX_TILES};
use crate::two_cities::tile::Tile;

/// Tiles to draw from, with replacement: there are many more than a city will be offered.
pub(crate) struct Piles {
    stream: ChaCha8Rng,
    buildings: Vec<Tile>,
    duplexes: Vec<Tile>,
}

impl Piles {
    /// The piles as they may be, given how many of each building are built and which tiles are shown. Tiles are drawn
    /// with `stream`.
    pub fn new(stream: ChaCha8Rng, built: impl Fn(Building) -> usize, shown: &[Tile]) -> Self {
        let buildings = BUILDING_TILES.into_iter().flat_map(|(building, count)| {
            let tile = Tile::Single(building);
            let seen = built(building) + shown.iter().filter(|shown| **shown == tile).count();
            // At least one: in a city, half a duplex can't be told from a building tile, so `seen` is a little too
            // high.
            iter::repeat_n(tile, count.saturating_sub(seen).max(1))
        });
        Self {
            stream,
            buildings: buildings.collect(),
            duplexes: DUPLEX_TILES.into_iter().filter(|tile| !shown.contains(tile)).collect(),
        }
    }

    /// An offer of this many building tiles.
    pub fn buildings(&mut self, count: usize) -> Offer {
        draw(&mut self.stream, &self.buildings, count)
    }

    /// An offer of this many duplexes.
    pub fn duplexes(&mut self, count: usize) -> Offer {
        draw(&mut self.stream, &self.duplexes, count)
    }
}

fn draw(stream: &mut ChaCha8Rng, pile: &[Tile], count: usize) -> Offer {
    (0..count).map(|_| pick(stream, pile)).collect()
}
