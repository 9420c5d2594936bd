//! City Sprint: a bot knows from the start how to cover its grid; the levels differ in how fast they lay.

use crate::common::Level;
use crate::square_off::action::Move;
use crate::square_off::action::Solution;
use crate::square_off::grid::Grid;
use crate::square_off::solver::from_where_it_stood;

/// Milliseconds for a tile.
const GENTLE_PACE: u64 = 40_000;
const STEADY_PACE: u64 = 20_000;
const SHARP_PACE: u64 = 10_000;

/// The next step to a covered grid: the last tile comes off if it bars the way, else one more is laid.
///
/// Every tile that it lays belongs to a solution that the solver finds again without it, so it never takes one of its
/// own back.
pub(super) fn step(grid: &Grid) -> Option<Move> {
    let Solution { back, tiles } = from_where_it_stood(grid);
    if back > 0 {
        return grid.tiles().last().map(|tile| Move::Lift(tile.piece));
    }
    tiles.get(grid.tiles().len()).copied().map(Move::Lay)
}

/// When it lays the next tile at the earliest, in milliseconds after the race began: so many tiles, so many times its
/// pace.
pub(super) fn due(grid: &Grid, level: Level) -> u64 {
    // The starter lay there before the race.
    let laid = grid.tiles().len().saturating_sub(1);
    (laid as u64 + 1) * pace(level)
}

/// Milliseconds for a tile.
pub(super) const fn pace(level: Level) -> u64 {
    match level {
        Level::Gentle => GENTLE_PACE,
        Level::Steady => STEADY_PACE,
        Level::Sharp => SHARP_PACE,
    }
}
