//! The engine: it finds by search what every choice and every place is worth to a player, with what that player knows.
//!
//! It plays (the bots' level *master*) and reviews finished games. It uses no clock and seeds its random numbers with
//! what the player sees, so the same game always gets the same answers. It decides by what a seat sees alone
//! ([`Sight`](conurbation_rules::two_cities::Sight), [`square_off::Sight`]), so what a player can't know can't
//! change them.
#![forbid(unsafe_code)]

mod bots;
mod common;
mod review;
pub mod square_off;
pub mod two_cities;

pub use bots::{bot, bot_agrees, bot_plan, bot_yielding};
pub use common::{Mark, Tally};
pub use review::{Review, review};

/// Raised whenever the engine may review the same game differently.
pub const VERSION: u64 = 5;
