//! The actions of a seat, and why they may be refused.

use serde::{Deserialize, Serialize};

use super::grid::Tile;
use super::piece::Piece;
use crate::common::{self, Turn};

/// An action on behalf of a side. It names the turn it is meant for (law 4).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "SquareOffAction"))]
pub struct Action {
    /// 0 for the starters; then the number of the card, or 1 for the race of City Sprint.
    pub turn: Turn,
    /// The move.
    #[serde(rename = "do")]
    pub what: Move,
}

/// The moves. Any seat of a side may make any of them.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "SquareOffMove"))]
pub enum Move {
    /// Lay a piece, or move the one laid this turn: a starter (which claims it), the card's tile, or in the race any
    /// tile not on the grid yet. A side that was done no longer is.
    Lay(Tile),
    /// Take a piece back into the hand: the one laid this turn, or in the race any tile.
    Lift(#[cfg_attr(feature = "ts", ts(type = "string"))] Piece),
    /// Confirm the tile laid this turn; it becomes final once both sides are done. The tile is named so that nobody
    /// confirms a position that a teammate has just changed.
    Done(Tile),
    /// Give up the game.
    GiveUp,
    /// After a race: ask how the side's grid could have been completed from where it stood.
    Solve,
    /// `Solve` with its answer. This is what the log records, so that a replay needs no search. No client sends it.
    #[serde(skip)]
    Solved(Solution),
}

/// How a grid could have been covered.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Solution {
    /// How many of the last tiles must be taken back first.
    pub back: u8,
    /// All tiles of the covered grid: those that stay, then the rest in an order in which they can be laid.
    pub tiles: Vec<Tile>,
}

/// Where a player is holding a piece, shown to the rest of their side. It doesn't affect the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "SquareOffSign"))]
pub struct Sign {
    /// The turn it is meant for.
    pub turn: Turn,
    /// The piece, and where it would lie, legal or not.
    pub tile: Tile,
}

/// Why an action was refused. It changed nothing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[serde(tag = "code", rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "SquareOffRefusal"))]
pub enum Refusal {
    /// The other side has taken this starter, or it is set aside.
    #[error("that starter is not available")]
    StarterTaken,
    /// The card on the table shows another piece, or the piece is on the grid already.
    #[error("it is not this piece's turn")]
    NotThisPiece,
    /// A piece has no such facing.
    #[error("the piece has no such facing")]
    NoSuchFacing,
    /// All squares of a tile must lie on the grid; in City Sprawl at least one.
    #[error("the tile reaches over the edge of the grid")]
    OffGrid,
    /// A starter must cover the centre and have four squares in the central three by three.
    #[error("a starter must lie near the centre")]
    OffCentre,
    /// Another tile lies there.
    #[error("another tile lies there")]
    OnTile,
    /// A tile must share an edge with a tile of its own side.
    #[error("the tile must share an edge with one of yours")]
    Apart,
    /// No such piece has been laid that could be taken back.
    #[error("that piece can't be taken back")]
    NotLaid,
    /// Only a side that has laid its piece can be done, and only once.
    #[error("there is nothing to confirm")]
    NothingToConfirm,
    /// A teammate has moved the piece since.
    #[error("your side has moved that piece since")]
    Moved,
    /// A player alone on a side has nobody to show a piece to.
    #[error("nobody shares your side")]
    NoTeam,
    /// There is nothing to solve: no race has ended, the side's grid is covered, or it has asked before.
    #[error("there is nothing to solve")]
    NothingToSolve,
    /// The action was meant for another turn.
    #[error("it is turn {turn} now")]
    OtherTurn {
        /// The current turn.
        turn: Turn,
    },
    /// A reason common to all games.
    #[error(transparent)]
    #[serde(untagged)]
    Common(#[from] common::Refusal),
}
