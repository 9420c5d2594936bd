//! The games as pure values: no I/O, no clock, no source of randomness.
//!
//! A game is (setup, seed, actions): the same in, the same out, on every machine. [`games`] lists the games there are;
//! each game is a module of its own beside it.
#![forbid(unsafe_code)]

pub mod automas;
pub mod common;
pub mod games;
pub mod shuffle;
pub mod square_off;
pub mod two_cities;
