//! Where a room stands.

use serde::{Deserialize, Serialize};

/// Where a room stands: open → seated → playing → ended, and by a rematch open again.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Stage {
    /// People join and take seats.
    Open,
    /// The order around the table and the shuffle are fixed.
    Seated,
    /// The game is on.
    Playing,
    /// The game is over.
    Ended,
}
