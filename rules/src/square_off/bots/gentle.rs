//! *Gentle* likes the middle: it lays as near to it as it can, and what remains around it is soon too narrow.

use super::sight::Sight;
use crate::square_off::area::{Area, GRID, Square};
use crate::square_off::grid::Tile;

/// Row and column of the middle.
const MIDDLE: i32 = GRID as i32 / 2;
/// How far away a square outside is at least, whatever its place: more than any tile on the grid.
const OUTSIDE: i32 = 1_000;

/// Where it lays, and what.
pub(super) fn best(sight: &Sight) -> Option<Tile> {
    sight.places().min_by_key(|tile| tile.area().map(|area| area.squares().map(far).sum::<i32>()))
}

/// The square of the distance to the middle, in steps.
fn far(square: Square) -> i32 {
    let [down, right] = square.map(|at| (i32::from(at) - MIDDLE).abs());
    (down + right).pow(2) + if Area::GRID.contains(square) { 0 } else { OUTSIDE }
}
