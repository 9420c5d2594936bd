//! What servers ask of each other.

pub mod answering;
pub mod others;
pub mod serving;
pub mod sharing;
