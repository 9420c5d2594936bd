//! How well the house's bots play.

use serde::{Deserialize, Serialize};

/// How well a house bot plays.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Level {
    /// Plays by simple likings, as an Automa does.
    Gentle,
    /// Takes what raises its scores most right now, and minds the lower of its two cities.
    Steady,
    /// Looks ahead to the finished cities, and at what it passes on.
    Sharp,
}
