//! *Steady* lays the tile where the grid looks best afterwards.

use super::sight::Sight;
use crate::square_off::grid::Tile;

/// The tile it lays, and where.
pub(super) fn best(sight: &Sight) -> Option<Tile> {
    sight.places().max_by_key(|tile| sight.with(*tile).worth())
}
