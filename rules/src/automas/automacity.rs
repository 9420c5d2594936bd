//! The city between the Automas: no grid, its tiles score as if they lay as well as can be.

use crate::two_cities::Tile;

/// Automacity's tiles.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Automacity {
    tiles: Vec<Tile>,
}
