//! The engine: it finds by search what every choice and every place is worth to a player, with what that player knows.
//!
//! It plays (the bots' level *master*) and reviews finished games. It uses no clock and seeds its random numbers with
//! what the player sees, so the same game always gets the same answers. It decides by a
//! [`Sight`](conurbation_rules::two_cities::Sight) alone, so what a player can't know can't change them.
#![forbid(unsafe_code)]

mod bots;
pub mod two_cities;

use conurbation_rules::common::Seat;
use conurbation_rules::games::{Action, Setup};
use conurbation_rules::shuffle::Seed;
use conurbation_rules::two_cities::Refusal;

pub use bots::{bot, bot_agrees, bot_plan, bot_yielding};
use two_cities::Effort;
pub use two_cities::review::Review;
use two_cities::review::review as review_two_cities;

/// Grows whenever the engine may say something else of the same game.
pub const VERSION: u64 = 2;

/// Reviews a game; `None` if the engine doesn't know it. The error is that of the first action which is not legal.
pub fn review(setup: &Setup, seed: &Seed, actions: &[(Seat, Action)]) -> Result<Option<Review>, Refusal> {
    let Setup::TwoCities(setup) = setup else { return Ok(None) };
    let actions = actions.iter().filter_map(|(seat, action)| match action {
        Action::TwoCities(action) => Some((*seat, action)),
        _ => None,
    });
    review_two_cities(setup, seed, actions, Effort::REVIEW).map(Some)
}
