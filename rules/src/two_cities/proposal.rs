//! Proposals between partners.

use std::cmp::Reverse;

use super::city::Cell;
use super::gain::Spot;
use super::game::Game;
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
    /// The other legal places of a proposed tile in that shared city; first those that add the most to the city's score
    /// now.
    pub fn elsewhere(&self, proposal: &Proposal) -> Vec<Proposal> {
        let Proposal { city, seat, tile, cell, .. } = *proposal;
        let places = self.places(seat, true).into_iter();
        let there = places.filter(|places| self.ring().city(seat, places.side) == city && places.tile == tile);
        let mut spots: Vec<Spot> = there.flat_map(|places| places.spots).filter(|spot| spot.cell() != cell).collect();
        spots.sort_by_key(|spot| Reverse(spot.gain()));
        spots.into_iter().map(|spot| Proposal { cell: spot.cell(), ..*proposal }).collect()
    }
}
