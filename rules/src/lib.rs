//! The games as pure values: no I/O, no clock, no source of randomness.
//!
//! A game is (setup, seed, actions): the same in, the same out, on every machine. [`games`] lists the games there are;
//! each game is a module of its own beside it.
#![forbid(unsafe_code)]

/// The version of the rules. A log names the one that each of its games was dealt under; it goes up when the same setup,
/// seed and actions no longer lead to the same game.
pub const VERSION: u16 = 1;

pub mod automas;
mod cell_set;
pub mod common;
pub mod games;
pub mod layout;
pub mod shuffle;
pub mod square_off;
pub mod two_cities;
