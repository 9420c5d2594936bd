//! Who sits with whom: what the number of seats says about a game before it begins.

use serde::Serialize;

use super::number::Seat;

/// Who builds, or plays, with whom.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Layout {
    /// For each city the seat on whose left it lies and the seat on whose right it lies. Where both are there, they
    /// share it.
    Cities(Vec<[Option<Seat>; 2]>),
    /// For each side the seats that play for it.
    Sides([Vec<Seat>; 2]),
}
