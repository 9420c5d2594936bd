//! The actions of a seat.

use serde::{Deserialize, Serialize};

use super::city::Cell;
use super::ring::Side;
use crate::common::{Round, Turn};

/// An action of a seat. It names the round and turn it is meant for, never a version, so players can act at the same
/// time without colliding (law 4).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "TableAction"))]
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
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "TableMove"))]
pub enum Move {
    /// Save a draft of the choice: up to two places in the hand, in the order they were picked. Replaces the previous
    /// draft. Nobody else sees it; it is used when the clock runs out.
    Draft(#[cfg_attr(feature = "ts", ts(as = "Vec<u8>"))] DraftPicks),
    /// Make the choice: two different places in the hand. It can't be changed afterwards.
    Choose([u8; 2]),
    /// Place one of the two revealed tiles.
    Place {
        /// 0 or 1: which of the two revealed tiles.
        tile: u8,
        /// Into which of the seat's two cities.
        side: Side,
        /// The cell of its first half (left or top one; a single building is its own first half).
        cell: Cell,
    },
    /// Hold back from a city ("you first"), or stop holding back.
    Hold {
        /// From which of the seat's two cities.
        side: Side,
        /// `true` to hold back, `false` to stop.
        on: bool,
    },
}

/// Zero to two places in the hand.
pub type DraftPicks = arrayvec::ArrayVec<u8, 2>;
