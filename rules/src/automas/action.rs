//! The player's actions, and why they may be refused.

use serde::{Deserialize, Serialize};

use crate::common::{self, Round, Turn};
use crate::two_cities::{self, Cell, Side};

/// An action of the player. It names the round and turn it is meant for (law 4).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "SoloAction"))]
pub struct Action {
    /// Round, from 1.
    pub round: Round,
    /// Turn within the round, from 1.
    pub turn: Turn,
    /// The move.
    #[serde(rename = "do")]
    pub what: Move,
}

/// The moves of a turn.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "SoloMove"))]
pub enum Move {
    /// Assign tiles of the hand to cities, by different places in the hand. It can't be changed afterwards.
    Assign {
        /// For Leftville.
        left: u8,
        /// For Righttown.
        right: u8,
        /// For Automacity: given in the Simple mode, left out in the Full mode.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        automacity: Option<u8>,
    },
    /// Insert one of the two tiles assigned to a city.
    Insert {
        /// The city: Leftville or Righttown.
        side: Side,
        /// 0 or 1: which of the two tiles assigned there.
        tile: u8,
        /// The cell of its first half (left or top one; a single building is its own first half).
        cell: Cell,
    },
}

/// Why an action was refused. It changed nothing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[serde(tag = "code", rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "SoloRefusal"))]
pub enum Refusal {
    /// All tiles of this turn are assigned and must now be inserted.
    #[error("the tiles are assigned: insert them now")]
    NotAssigning,
    /// Tiles must be assigned before any is inserted.
    #[error("tiles must be assigned first")]
    NotInserting,
    /// In the Simple mode Automacity is also assigned one of the three tiles.
    #[error("Automacity must be assigned a tile, too")]
    NothingForAutomacity,
    /// In the Full mode only the Automas assign tiles to Automacity.
    #[error("the player assigns no tile to Automacity")]
    NotForAutomacity,
    /// A reason common to all games.
    #[error(transparent)]
    #[serde(untagged)]
    Common(#[from] common::Refusal),
    /// A reason shared with the game for several players.
    #[error(transparent)]
    #[serde(untagged)]
    TwoCities(#[from] two_cities::Refusal),
}
