//! A game that goes on from a moment of another one: what would have been if …
//!
//! It is dealt from the same seed, and its log begins with the same actions. The deal was known beforehand, so the log,
//! the view and the file say where it comes from, and nobody's wins are counted by it.

use conurbation_rules::draw::Hash;
use serde::{Deserialize, Serialize};

/// Where a game comes from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Branch {
    /// The SHA-256 of the file of the other game.
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    pub from: Hash,
    /// How many of its actions came before: those with which this game begins.
    pub actions: u32,
}
