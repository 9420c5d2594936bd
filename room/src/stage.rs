//! The stages of a room.

use serde::{Deserialize, Serialize};

/// The stage of a room: open → shuffling → seated → playing → ended, and open again with a rematch.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Stage {
    /// People join and take seats.
    Open,
    /// The server has committed to its part of the shuffle, and the players' browsers add theirs: a moment, unless
    /// nobody is connected.
    Shuffling,
    /// The order around the table and the shuffle are fixed.
    Seated,
    /// The game is on.
    Playing,
    /// The game is over.
    Ended,
}
