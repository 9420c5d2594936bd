//! How a bot begins: with any of the starters, in one of the places that look best for it, so that no two games need
//! begin alike.

use super::sight::Sight;
use super::{Level, gentle};
use crate::square_off::grid::Tile;

/// How many places of a starter it chooses from.
const PLACES: usize = 4;

/// The starter it lays, and where.
pub(super) fn best(sight: &Sight, level: Level) -> Option<Tile> {
    let mut starters = sight.hand.clone();
    sight.shuffle(&mut starters);
    let mut places: Vec<Tile> = sight.own.places(*starters.first()?, sight.rule).collect();
    places.sort_by_cached_key(|tile| match level {
        Level::Gentle => gentle::distance(*tile),
        Level::Steady | Level::Sharp | Level::Master => Some(-sight.with(*tile).worth()),
    });
    places.truncate(PLACES);
    sight.shuffle(&mut places);
    places.first().copied()
}
