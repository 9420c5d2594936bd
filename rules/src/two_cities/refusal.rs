//! Why an action may be refused.

use serde::{Deserialize, Serialize};

use crate::common::{self, Round, Turn};

/// Why an action was refused. It changed nothing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[serde(tag = "code", rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "TableRefusal"))]
pub enum Refusal {
    /// The action was meant for another round or turn.
    #[error("it is round {round}, turn {turn} now")]
    WrongTurn {
        /// The current round.
        round: Round,
        /// The current turn.
        turn: Turn,
    },
    /// Tiles are being placed, not chosen.
    #[error("everyone has chosen: tiles are being placed now")]
    NotChoosing,
    /// Tiles are being chosen, not placed.
    #[error("tiles are still being chosen")]
    NotPlacing,
    /// The choice is made and can't be changed.
    #[error("your choice is made and can't be changed")]
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
    /// The tile has already been placed.
    #[error("that tile has already been placed")]
    TileAlreadyPlaced,
    /// This city has already been given a tile; the other one goes into the other city.
    #[error("that city already has its tile; the other one goes into the other city")]
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
    /// The first tile of a city lies on the middle cell; the later tiles decide where in the city that is.
    #[error("the first tile of a city goes in the middle")]
    FirstTileInTheMiddle,
    /// Nobody shares the city, so there is nobody to wait for.
    #[error("nobody shares that city")]
    NoPartner,
    /// Nothing is owed to the city, so there is nothing to hold back.
    #[error("nothing is owed to that city")]
    NothingToHoldBack,
    /// The partner has already placed there, so there is nobody to wait for.
    #[error("the partner has already placed there")]
    PartnerHasPlaced,
    /// Called to place first in this city; can't hold back there again this turn.
    #[error("you are called to place first there this turn")]
    CalledToPlace,
    /// A reason common to all games.
    #[error(transparent)]
    #[serde(untagged)]
    Common(#[from] common::Refusal),
}
