//! Between Two Cities, for two to seven players.
//!
//! [`Game`] is the whole game; [`Ring`] who shares which cities; [`CityBoard`] one city on its floating frame;
//! [`score`] and [`ranking`] say who won; [`hindsight`] and [`best`] what would have been the best city; [`bots`] are
//! the house bots.

use std::ops::RangeInclusive;

mod action;
pub mod best;
pub mod bots;
mod building;
mod city;
pub(crate) mod column;
pub mod gain;
mod game;
pub mod hindsight;
mod merit;
mod notation;
mod parts;
mod phase;
mod proposal;
pub mod ranking;
mod refusal;
mod ring;
mod round_kind;
pub mod score;
#[cfg(test)]
mod secrets;
mod sight;
mod sign;
mod supply;
pub(crate) mod telling;
mod tile;
mod view;

pub use action::{Action, DraftPicks, Move};
pub use building::{Building, Type};
pub use city::{BOARD, Cell, CityBoard};
pub use gain::Spot;
pub use game::{Game, Hand, Setup};
pub use merit::{Argument, Merit, why};
pub use notation::NotationError;
pub use parts::{Part, Why, parts, parts_of_cities};
pub use phase::Phase;
pub use proposal::Proposal;
pub use refusal::Refusal;
pub use ring::{Ring, Side};
pub use round_kind::RoundKind;
pub use sight::{Open, Sight};
pub use sign::Sign;
pub(crate) use supply::shuffled_piles;
pub use supply::{BUILDING_TILES, DUPLEX_TILES};
pub use telling::city_name;
pub use tile::Tile;
pub use view::{CityView, Places, ResultView, SeatState, SeatView, TableView};

/// How many seats a table of this game can have.
pub const SEATS: RangeInclusive<u8> = 2..=7;
/// The most seats a table can have.
pub const MAX_SEATS: usize = *SEATS.end() as usize;
/// Tiles in a hand at the start of a round of building tiles.
pub const BUILDING_HAND: usize = 7;
/// Tiles in a hand at the start of a round of duplex tiles.
pub const DUPLEX_HAND: usize = 3;
