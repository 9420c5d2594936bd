//! *Steady* lays where the grid looks best with the tile.

use super::sight::Sight;
use crate::square_off::grid::Tile;

/// Where it lays, and what.
pub(super) fn best(sight: &Sight) -> Option<Tile> {
    sight.places().max_by_key(|tile| sight.with(*tile).worth())
}
