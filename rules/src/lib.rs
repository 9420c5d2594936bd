//! The games as pure values: no I/O, no clock, no source of randomness.
//!
//! A game is (setup, seed, actions): the same input gives the same result on every machine. Each game has a module of
//! its own, built on what they share in [`common`], [`draw`] and [`shuffle`]; [`games`] puts them behind common types.
#![forbid(unsafe_code)]

/// The version of the rules. A log names the version that each of its games was dealt under; it goes up when the same
/// setup, seed and actions no longer lead to the same game. The older rules then stay beside the newer ones, chosen by
/// the recorded version, so that every log can still be read.
pub const VERSION: u16 = 1;

pub mod automas;
pub mod common;
pub mod draw;
pub mod games;
pub mod shuffle;
pub mod square_off;
pub mod two_cities;
