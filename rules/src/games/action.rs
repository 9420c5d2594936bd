//! What a seat does in a game, and why it may be refused.

use serde::{Deserialize, Serialize};

use crate::{automas, common, square_off, two_cities};

/// What a seat does in a game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Action {
    /// Between Two Cities.
    TwoCities(two_cities::Action),
    /// Between Two Cities for one player with the Automas.
    Automas(automas::Action),
    /// City Square Off.
    SquareOff(square_off::Action),
}

/// A passing sign: where a seat holds a piece, for its allies to see. It is no part of the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Sign {
    /// City Square Off.
    SquareOff(square_off::Sign),
}

/// Why a game refused an action.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[serde(tag = "code", rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "GameRefusal"))]
pub enum Refusal {
    /// The action belongs to another game than the one on the table.
    #[error("another game is on the table")]
    OtherGame,
    /// For a reason that every game has.
    #[error(transparent)]
    #[serde(untagged)]
    Common(#[from] common::Refusal),
    /// Between Two Cities.
    #[error(transparent)]
    #[serde(untagged)]
    TwoCities(two_cities::Refusal),
    /// Between Two Cities for one player with the Automas.
    #[error(transparent)]
    #[serde(untagged)]
    Automas(automas::Refusal),
    /// City Square Off.
    #[error(transparent)]
    #[serde(untagged)]
    SquareOff(square_off::Refusal),
}

// A reason that several games have is the same one, so that it is read from the wire as it was written.

impl From<two_cities::Refusal> for Refusal {
    fn from(refusal: two_cities::Refusal) -> Self {
        match refusal {
            two_cities::Refusal::Common(refusal) => Self::Common(refusal),
            refusal => Self::TwoCities(refusal),
        }
    }
}

impl From<automas::Refusal> for Refusal {
    fn from(refusal: automas::Refusal) -> Self {
        match refusal {
            automas::Refusal::Common(refusal) => Self::Common(refusal),
            automas::Refusal::TwoCities(refusal) => refusal.into(),
            refusal => Self::Automas(refusal),
        }
    }
}

impl From<square_off::Refusal> for Refusal {
    fn from(refusal: square_off::Refusal) -> Self {
        match refusal {
            square_off::Refusal::Common(refusal) => Self::Common(refusal),
            refusal => Self::SquareOff(refusal),
        }
    }
}
