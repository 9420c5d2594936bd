//! The phases of a turn.

use serde::Serialize;

/// Where a turn stands. Revealing takes no time of its own: it happens with the last choice.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Phase {
    /// Everyone chooses two tiles in secret.
    Choose,
    /// The tiles are revealed; everyone places theirs.
    Place,
    /// The game is over.
    Ended,
}
