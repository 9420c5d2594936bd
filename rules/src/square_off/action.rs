//! What a seat can do, and why it may be refused.

use serde::{Deserialize, Serialize};

use super::grid::Tile;
use super::piece::Piece;
use crate::common::{self, Turn};

/// What someone does for their side. It names the turn it was meant for (law 4).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "SquareOffAction"))]
pub struct Action {
    /// 0 for the starters; then the number of the card, or 1 for the race of City Sprint.
    pub turn: Turn,
    /// What is done.
    #[serde(rename = "do")]
    pub what: Move,
}

/// The moves. Everyone of a side may do each of them.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "SquareOffMove"))]
pub enum Move {
    /// Lay a piece, or move what was laid in this turn: a starter, which takes it, the tile of the card, or in the race
    /// any tile that is not on the grid. A side that was done is not any more.
    Lay(Tile),
    /// Take a piece back into the hand: what was laid in this turn, or in the race any tile.
    Lift(#[cfg_attr(feature = "ts", ts(type = "string"))] Piece),
    /// This, which was laid in this turn, is to stay. Once both sides are done, it does. It is named, so that nobody
    /// confirms what another one of the side has moved just now.
    Done(Tile),
    /// Give the game up.
    GiveUp,
    /// After a race: ask how the own grid could have been completed from where it stood.
    Solve,
    /// The same, answered: this is what a log keeps, so that nothing has to be searched for again. No client sends it.
    #[serde(skip)]
    Solved(Solution),
}

/// How a grid could have been covered.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Solution {
    /// How many of the last tiles have to be taken back first.
    pub back: u8,
    /// All tiles of the covered grid: those that stay, then the others in an order in which they can be laid.
    pub tiles: Vec<Tile>,
}

/// Where someone holds a piece for the others of their side to see. It is no part of the game and changes nothing.
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
    #[error("that starter is not to be had")]
    StarterTaken,
    /// The card on the table shows another piece, or the piece is on the grid already.
    #[error("it is not this piece's turn")]
    NotThisPiece,
    /// A piece has no such facing.
    #[error("the piece has no such facing")]
    NoSuchFacing,
    /// A tile lies on the grid with all its squares; in City Sprawl with at least one.
    #[error("the tile reaches over the edge of the grid")]
    OffGrid,
    /// A starter covers the centre, and four of its squares lie in the central three by three.
    #[error("a starter lies near the centre")]
    OffCentre,
    /// Another tile lies there.
    #[error("another tile lies there")]
    OnTile,
    /// A tile shares an edge with a tile of its side.
    #[error("the tile must share an edge with one of yours")]
    Apart,
    /// Nothing of that kind lies there to be taken back.
    #[error("that piece can't be taken back")]
    NotLaid,
    /// Only a side that has laid its piece can be done, and only once.
    #[error("there is nothing to confirm")]
    NothingToConfirm,
    /// Another one of the side has moved the piece since.
    #[error("your side has moved it: it lies elsewhere now")]
    Moved,
    /// Who is alone on a side has nobody to show a piece to.
    #[error("nobody shares your side")]
    NoTeam,
    /// There is nothing to be solved: no race that is over, or one's own grid is covered, or it was asked before.
    #[error("there is nothing to be solved")]
    NothingToSolve,
    /// The action was meant for another turn.
    #[error("it is turn {turn} now")]
    OtherTurn {
        /// The turn it is.
        turn: Turn,
    },
    /// For a reason that every game has.
    #[error(transparent)]
    #[serde(untagged)]
    Common(#[from] common::Refusal),
}
