//! Between Two Cities, for two to seven players.
//!
//! [`Game`] is the whole game; [`Ring`] who shares which cities; [`CityBoard`] one city on its floating frame; [`score`] and [`ranking`] say who won.

mod action;
pub mod bots;
mod building;
mod city;
pub mod gain;
mod game;
mod notation;
pub mod ranking;
mod ring;
mod round_kind;
pub mod score;
#[cfg(test)]
mod secrets;
pub mod stand_in;
mod supply;
mod tile;
mod view;

pub use action::{Action, DraftPicks, Move, Refusal};
pub use building::{Building, Type};
pub use city::{BOARD, Cell, CityBoard};
pub use game::{Game, Setup};
pub use notation::NotationError;
pub use ring::{Ring, Side};
pub(crate) use supply::shuffled_piles;
pub use supply::{BUILDING_TILES, DUPLEX_TILES};
pub use tile::Tile;
pub use view::{CityView, Phase, Places, ResultView, SeatState, SeatView, Spot, TableView};

/// Most seats at a table.
pub const MAX_SEATS: usize = 7;
/// Fewest seats at a table of this game.
pub const MIN_SEATS: usize = 2;
/// Tiles in a hand at the start of a round of building tiles.
pub const BUILDING_HAND: usize = 7;
/// Tiles in a hand at the start of a round of duplex tiles.
pub const DUPLEX_HAND: usize = 3;
