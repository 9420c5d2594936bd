//! *Gentle* likes the middle: it lays as close to it as possible, so the space around it soon gets too narrow.

use super::sight::Sight;
use crate::square_off::area::{Area, GRID, Square};
use crate::square_off::grid::Tile;

/// Row and column of the middle.
const MIDDLE: i32 = GRID as i32 / 2;
/// The penalty for a square outside the grid: more than any tile on the grid comes to.
const OUTSIDE: i32 = 1_000;

/// The tile it lays, and where.
pub(super) fn best(sight: &Sight) -> Option<Tile> {
    sight.places().min_by_key(|tile| distance(*tile))
}

/// How far from the middle a tile lies.
pub(super) fn distance(tile: Tile) -> Option<i32> {
    tile.area().map(|area| area.squares().map(far).sum())
}

/// The squared distance to the middle, in steps, plus the penalty for a square outside.
fn far(square: Square) -> i32 {
    let [down, right] = square.map(|at| (i32::from(at) - MIDDLE).abs());
    (down + right).pow(2) + if Area::GRID.contains(square) { 0 } else { OUTSIDE }
}
