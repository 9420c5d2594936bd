//! Players that speak the protocol: for tests of the whole server and for benchmarks.
//!
//! They don't use the server's code, but talk to a running program over loopback as a browser does.
#![forbid(unsafe_code)]

pub mod balancer;
pub mod bare;
pub mod cable;
pub mod comeback;
pub mod guest;
pub mod moves;
pub mod party;
pub mod people;
pub mod player;
pub mod postgres;
pub mod program;
pub mod shuffle;
pub mod usage;
pub mod view;
