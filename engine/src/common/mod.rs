//! Code shared by the engines of all games.

mod dice;
mod marks;
mod words;

pub(crate) use dice::Dice;
pub(crate) use marks::Scale;
pub use marks::{Mark, Tally};
pub(crate) use words::under_turns;
