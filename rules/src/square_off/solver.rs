//! Completes a grid by search.

use super::grid::{Grid, Tile};

/// How a grid could have been covered.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Solution {
    /// How many of the last tiles have to be taken back first.
    pub back: u8,
    /// All tiles of the covered grid.
    pub tiles: Vec<Tile>,
}

/// Completes a grid from where it stood, with as few of its last tiles taken back as a bounded search needs.
pub fn from_where_it_stood(grid: &Grid) -> Solution {
    Solution { back: 0, tiles: grid.tiles().to_vec() }
}
