//! What partners propose to each other.

use std::cmp::Reverse;

use super::city::Cell;
use super::game::Game;
use super::ring::Side;
use crate::common::{City, Round, Seat, Turn};

/// A revealed tile and the place proposed for it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Proposal {
    /// The round and turn that it is meant for.
    pub turn: (Round, Turn),
    /// The shared city.
    pub city: City,
    /// Whose tile.
    pub seat: Seat,
    /// Which of that seat's revealed tiles.
    pub tile: u8,
    /// The cell of its first half.
    pub cell: Cell,
}

impl Game {
    /// The other legal places of a proposed tile in that shared city; first those that add the most to its score now.
    pub fn elsewhere(&self, proposal: &Proposal) -> Vec<Proposal> {
        let Proposal { city, seat, tile, .. } = *proposal;
        let Some(side) = Side::BOTH.into_iter().find(|side| self.ring().city(seat, *side) == city) else {
            return vec![];
        };
        let Some(partner) = self.ring().partner(seat, side) else { return vec![] };
        let places = self.places_for(seat, partner, true);
        let mut spots: Vec<_> = places.into_iter().filter(|places| places.tile == tile).flat_map(|p| p.spots).collect();
        spots.sort_by_key(|spot| Reverse(spot.gain()));
        let cells = spots.into_iter().map(super::gain::Spot::cell).filter(|cell| *cell != proposal.cell);
        cells.map(|cell| Proposal { cell, ..*proposal }).collect()
    }
}
