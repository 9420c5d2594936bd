//! What is seen of a game.

use serde::Serialize;

use crate::{automas, square_off, two_cities};

/// What everyone sees of a game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum PublicView {
    /// Between Two Cities.
    TwoCities(two_cities::TableView),
    /// Between Two Cities for one player with the Automas.
    Automas(automas::TableView),
    /// City Square Off.
    SquareOff(square_off::TableView),
}

/// What one seat alone sees of a game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum PrivateView {
    /// Between Two Cities.
    TwoCities(two_cities::SeatView),
    /// Between Two Cities for one player with the Automas.
    Automas(automas::SeatView),
    /// City Square Off.
    SquareOff(square_off::SeatView),
}
