//! Partnerships: who builds or plays with whom, determined by the number of seats before a game begins.

use serde::Serialize;

use super::number::Seat;

/// Who builds, or plays, with whom.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Layout {
    /// For each city the seat that has it on its left and the seat that has it on its right. If both are given, they
    /// share it.
    Cities(Vec<[Option<Seat>; 2]>),
    /// For each side the seats that play for it.
    Sides([Vec<Seat>; 2]),
}
