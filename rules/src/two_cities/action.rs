//! What a seat can do, and why it may be refused.

use serde::{Deserialize, Serialize};

use super::city::Cell;
use super::ring::Side;
use crate::common::{Round, Seat, Turn};

/// What a seat does. Every action names the round and turn it was meant for, never a version: players act at the same
/// time and do not collide (law 4).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "TableAction"))]
pub struct Action {
    /// Round, from 1.
    pub round: Round,
    /// Turn within the round, from 1.
    pub turn: Turn,
    /// What is done.
    #[serde(rename = "do")]
    pub what: Move,
}

/// The moves of a turn.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "TableMove"))]
pub enum Move {
    /// Remember a choice that is not given yet: up to two places in the hand, in the order they were picked. Replaces
    /// the draft before it. Seen by nobody else, and taken when the clock runs out.
    Draft(#[cfg_attr(feature = "ts", ts(as = "Vec<u8>"))] DraftPicks),
    /// Give the choice: two different places in the hand. It can't be changed afterwards.
    Choose([u8; 2]),
    /// Place one of the two revealed tiles.
    Place {
        /// 0 or 1: which of the two revealed tiles.
        tile: u8,
        /// Into which of one's two cities.
        side: Side,
        /// The cell of its first half (left or top one; a single building is its own first half).
        cell: Cell,
    },
    /// Hold back from a city ("you first"), or stop holding back.
    Hold {
        /// From which of one's two cities.
        side: Side,
        /// `true` to hold back, `false` to stop.
        on: bool,
    },
}

/// Zero to two places in the hand.
pub type DraftPicks = arrayvec::ArrayVec<u8, 2>;

/// Why an action was refused. It changed nothing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[serde(tag = "code", rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "TableRefusal"))]
pub enum Refusal {
    /// The seat number is not at this table.
    #[error("there is no seat {seat} at this table")]
    NoSuchSeat {
        /// The seat that was named.
        seat: Seat,
    },
    /// The game is over.
    #[error("the game is over")]
    GameOver,
    /// The action was meant for another round or turn.
    #[error("it is round {round}, turn {turn} now")]
    WrongTurn {
        /// The round it is.
        round: Round,
        /// The turn it is.
        turn: Turn,
    },
    /// Tiles are being placed, not chosen.
    #[error("all have chosen: tiles are being placed now")]
    NotChoosing,
    /// Tiles are being chosen, not placed.
    #[error("tiles are still being chosen")]
    NotPlacing,
    /// The choice was given and can't be changed.
    #[error("this choice was given and can't be changed")]
    AlreadyChosen,
    /// A choice is two tiles.
    #[error("a choice is two different tiles")]
    SameTileTwice,
    /// There is no such place in the hand.
    #[error("the hand holds {held} tiles")]
    NotInHand {
        /// How many tiles the hand holds.
        held: u8,
    },
    /// A turn reveals two tiles, 0 and 1.
    #[error("there is no such revealed tile")]
    NoSuchTile,
    /// The tile was placed already.
    #[error("that tile was placed already")]
    TileAlreadyPlaced,
    /// One tile was placed into this city already; the other one goes into the other city.
    #[error("that city had its tile; the other one goes into the other city")]
    CityAlreadyServed,
    /// The cell is not on the board.
    #[error("there is no such cell")]
    NoSuchCell,
    /// A square that the tile would cover is taken.
    #[error("that square is taken")]
    Occupied,
    /// The tile would touch no tile of the city.
    #[error("the tile must share an edge with the city")]
    NotAdjacent,
    /// The city would outgrow 4×4.
    #[error("the city must stay within four by four")]
    OutsideFrame,
    /// The first tile of a city lies on the middle cell; where that is in the end, the later tiles decide.
    #[error("the first tile of a city lies in the middle")]
    FirstTileInTheMiddle,
    /// Nobody shares the city, so there is nobody to wait for.
    #[error("nobody shares that city")]
    NoPartner,
    /// Nothing is owed to the city, so there is nothing to hold back.
    #[error("nothing is owed to that city")]
    NothingToHoldBack,
    /// The partner has placed there already, so there is nobody to wait for.
    #[error("the partner has placed there already")]
    PartnerHasPlaced,
    /// Called to place first in this city; can't hold back there again this turn.
    #[error("called to place first there this turn")]
    CalledToPlace,
}
