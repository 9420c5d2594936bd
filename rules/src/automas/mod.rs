//! Between Two Cities for one player with two Automas ("Automas" rulebook): the Simple and the Full mode.
//!
//! The seats form a ring of three: the player, [`Automa::Autommaso`] on the left, [`Automa::Automarta`] on the right.
//! The player shares Leftville with the first and Righttown with the second; [`Automacity`] lies between the Automas.
//! Tiles, cities, scores and the ranking are those of [`two_cities`](crate::two_cities).

use crate::common::Seat;
mod action;
mod automa;
mod automacity;
pub mod bot;
mod choice;
mod deck;
mod game;
mod outcome;
#[cfg(test)]
mod secrets;
mod setup;
mod telling;
mod view;

pub use crate::two_cities::column::{Choice, Compared, Symbol, choose_for_city};
pub use action::{Action, Move, Refusal};
pub use automa::{Automa, AutomaTurn};
pub use automacity::{Automacity, Counts, score_maximally};
pub use choice::choose_for_automacity;
pub use deck::{Card, DECK};
pub use game::Game;
pub(crate) use game::SEATS;
pub use outcome::Outcome;
pub use setup::{FIRST_LEVEL, LEVEL_CHANGES, LEVELS, Mode, Setup};
pub use view::{Assigned, Assigner, AutomacityView, Phase, ResultView, SeatView, TableView};

/// The seat of the player; the other two are the Automas'.
pub const PLAYER: Seat = Seat::new(0);
