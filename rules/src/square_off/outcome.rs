//! The outcome of a game: who won, and what decided it.

use serde::Serialize;

use super::grid::Grid;
use crate::common::byte;

/// What decided a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "SquareOffReason"))]
pub enum Reason {
    /// Only one side could fit the shape.
    Fit,
    /// Neither side could fit the shape: the sizes of the groups of open squares were compared.
    Groups,
    /// City Sprawl: the squares outside were counted.
    Outside,
    /// City Sprint: a grid was covered.
    Covered,
    /// A side gave up.
    GaveUp,
}

/// How a game ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "SquareOffOutcome"))]
pub struct Outcome {
    /// The side that won, unless the game is a draw.
    pub winner: Option<u8>,
    /// What decided it.
    pub reason: Reason,
}

/// The sizes of the groups of open squares, largest first.
pub fn group_sizes(grid: &Grid) -> Vec<u8> {
    grid.open().groups().iter().map(|group| byte(group.len())).collect()
}

/// The side with the larger group where the sizes first differ, from the largest down; a missing group counts as zero
/// squares. `None` if all are equal.
pub fn compare_groups(sizes: [&[u8]; 2]) -> Option<u8> {
    let size = |side: usize, at: usize| sizes[side].get(at).copied().unwrap_or(0);
    let at = (0..sizes[0].len().max(sizes[1].len())).find(|at| size(0, *at) != size(1, *at))?;
    Some(u8::from(size(1, at) > size(0, at)))
}

/// The side with the lower number, if they differ.
pub fn lower(counts: [u8; 2]) -> Option<u8> {
    (counts[0] != counts[1]).then(|| u8::from(counts[1] < counts[0]))
}
