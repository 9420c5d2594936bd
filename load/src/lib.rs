//! Players that speak the protocol: for tests of the whole server, for the load generator and for the benchmarks.
//!
//! Nothing in here knows the server's code; it talks to a running program over loopback as a browser does.
#![forbid(unsafe_code)]

pub mod bare;
pub mod guest;
pub mod moves;
pub mod party;
pub mod player;
pub mod program;
pub mod usage;
