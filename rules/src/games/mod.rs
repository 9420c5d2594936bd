//! The games there are: an arm for each of them. Everything outside this crate deals with these types, and nothing in
//! the crate uses them.
//!
//! What only some games have is asked for once: [`Game::shared_cities`], [`Game::race`], [`Game::solo`],
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
