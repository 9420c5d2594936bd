//! City Sprint: a bot knows from the start how to cover its grid; levels differ in how fast it lays tiles.

use crate::common::Level;
use crate::square_off::action::Move;
use crate::square_off::action::Solution;
use crate::square_off::grid::Grid;
use crate::square_off::solver::from_where_it_stood;

/// Milliseconds per tile.
const GENTLE_PACE: u64 = 40_000;
const STEADY_PACE: u64 = 20_000;
const SHARP_PACE: u64 = 10_000;

/// The next step towards a covered grid: take the last tile off if it is in the way, else lay one more.
///
/// Every tile it lays belongs to a solution that the solver finds from the grid without that tile, so it never takes
/// back one of its own.
pub(super) fn step(grid: &Grid) -> Option<Move> {
    let Solution { back, tiles } = from_where_it_stood(grid);
    if back > 0 {
        return grid.tiles().last().map(|tile| Move::Lift(tile.piece));
    }
    tiles.get(grid.tiles().len()).copied().map(Move::Lay)
}

/// The earliest time for the next tile, in milliseconds since the race began: its pace times the number of tiles.
pub(super) fn due(grid: &Grid, level: Level) -> u64 {
    // The starter was laid before the race.
    let laid = grid.tiles().len().saturating_sub(1);
    (laid as u64 + 1) * pace(level)
}

/// Milliseconds per tile.
pub(super) const fn pace(level: Level) -> u64 {
    match level {
        Level::Gentle => GENTLE_PACE,
        Level::Steady => STEADY_PACE,
        Level::Sharp | Level::Master => SHARP_PACE,
    }
}
