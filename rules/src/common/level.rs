//! The levels of the house bots.

use serde::{Deserialize, Serialize};

/// How well a house bot plays.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Level {
    /// Plays by simple preferences.
    Gentle,
    /// Does what is best right now.
    Steady,
    /// Looks ahead.
    Sharp,
    /// Searches: what every option is worth if the game goes on in many ways. The engine does the searching, in the
    /// games that it knows; the games' own bots play *sharp* instead.
    Master,
}
