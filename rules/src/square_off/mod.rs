//! City Square Off, for two sides: the base game, City Sprint and City Sprawl, with the variants of the start.
//!
//! [`Game`] is the whole game; [`Piece`] the tiles and starters; [`Grid`] where they can lie; [`solver`] completes a
//! grid; [`bots`] are the house bots. Seats alternate between the sides: even ones play for side 0, odd ones for side
//! 1, and any seat of a side may act for it.

use std::ops::RangeInclusive;

use crate::common::Seat;

mod action;
mod area;
pub mod bots;
pub mod cells;
mod game;
mod grid;
pub mod outcome;
mod piece;
#[cfg(test)]
mod secrets;
mod setup;
pub mod solver;
pub mod spot;
mod telling;
mod view;

pub use action::{Action, Move, Refusal, Sign, Solution};
pub use area::{Area, GRID, MARGIN, Square};
pub use game::Game;
pub use grid::{CENTRAL, Grid, Rule, Tile};
pub use outcome::{Outcome, Reason};
pub use piece::{Facing, Piece, STARTERS, TILES};
pub use setup::{LeftOver, Mode, Setup, Variant};
pub use view::{Phase, ResultView, SeatView, SideView, SolutionView, TableView};

/// How many sides there are.
pub const SIDES: usize = 2;
/// How many seats both sides can have together.
pub const SEATS: RangeInclusive<u8> = 2..=7;

/// The side that a seat plays for.
pub const fn side_of(seat: Seat) -> u8 {
    seat.number() % 2
}
