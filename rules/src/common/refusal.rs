//! Why any game may refuse an action.

use serde::{Deserialize, Serialize};

use super::number::Seat;

/// Reasons common to all games.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[serde(tag = "code", rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "CommonRefusal"))]
pub enum Refusal {
    /// The table has no seat with this number.
    #[error("there is no seat {seat} at this table")]
    NoSuchSeat {
        /// The seat that was named.
        seat: Seat,
    },
    /// The game is over.
    #[error("the game is over")]
    GameOver,
}
