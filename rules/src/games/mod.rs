//! All games behind common types, with an arm for each. Nothing else in this crate uses them; code outside it does
//! unless it is about one game.
//!
//! What only some games have is reached through [`Game::shared_cities`], [`Game::race`], [`Game::solo`],
//! [`Game::square_off`].

mod game;
mod race;
mod shared_cities;
mod types;

pub use game::Game;
pub use race::Race;
pub use shared_cities::SharedCities;
pub use types::{Action, Kind, PrivateView, PublicView, Refusal, Setup, Sign};

pub use crate::common::{Counsel, Level, Pace};
pub use crate::square_off::LeftOver;
pub use crate::two_cities::Proposal;
