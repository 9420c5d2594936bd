//! The types of which each game has its own: options, setups, actions, refusals, views.

use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};

use crate::common::{self, Layout, Level, Seat};
use crate::square_off::LeftOver;
use crate::{automas, square_off, two_cities};

/// Which game is played, with the settings needed before players join.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Kind {
    /// Between Two Cities at a table.
    #[default]
    TwoCities,
    /// Between Two Cities for one player with the Automas.
    Automas {
        /// The Simple or the Full mode.
        mode: automas::Mode,
        /// How hard it is, 1 to 7.
        level: u8,
    },
    /// City Square Off.
    SquareOff(square_off::Variant),
}

impl Kind {
    /// Each game with the settings it is first offered with.
    pub const FIRST: [Self; 3] = [
        Self::TwoCities,
        Self::Automas { mode: automas::Mode::Simple, level: automas::FIRST_LEVEL },
        Self::SquareOff(square_off::Variant { mode: square_off::Mode::Base, left_over: false, anywhere: false }),
    ];

    /// What the protocol and the texts call the game.
    pub const fn name(self) -> &'static str {
        match self {
            Self::TwoCities => "two_cities",
            Self::Automas { .. } => "automas",
            Self::SquareOff(_) => "square_off",
        }
    }

    /// Whether the settings are valid.
    pub fn valid(self) -> bool {
        match self {
            Self::TwoCities | Self::SquareOff(_) => true,
            Self::Automas { mode, level } => automas::Setup::new(mode, level).is_some(),
        }
    }

    /// How many seats it can have.
    pub const fn seats(self) -> RangeInclusive<u8> {
        match self {
            Self::TwoCities => two_cities::SEATS,
            Self::Automas { .. } => 1..=1,
            Self::SquareOff(_) => square_off::SEATS,
        }
    }

    /// Whether bots of the highest level can play it: Between Two Cities with several players, and City Square Off
    /// without a race or an overhang.
    pub const fn has_master(self) -> bool {
        match self {
            Self::TwoCities => true,
            Self::Automas { .. } => false,
            Self::SquareOff(variant) => matches!(variant.mode, square_off::Mode::Base),
        }
    }

    /// The level at which a bot really plays: a *master* is *sharp* where there are none.
    pub const fn level(self, asked: Level) -> Level {
        match asked {
            Level::Master if !self.has_master() => Level::Sharp,
            _ => asked,
        }
    }

    /// How many seats a new room has for it.
    pub const fn usual_seats(self) -> u8 {
        match self {
            Self::TwoCities => 3,
            Self::Automas { .. } => 1,
            Self::SquareOff(_) => 2,
        }
    }

    /// The level that a bot keeps when this game is chosen instead of another one: only Between Two Cities keeps a
    /// *master*. Logs are read by it, so it never changes; a host can choose the level anew.
    pub const fn level_kept(self, before: Level) -> Level {
        match (self, before) {
            (Self::Automas { .. } | Self::SquareOff(_), Level::Master) => Level::Sharp,
            _ => before,
        }
    }

    /// Whether it is played alone, so that nobody waits for the player.
    pub const fn is_solo(self) -> bool {
        match self {
            Self::TwoCities | Self::SquareOff(_) => false,
            Self::Automas { .. } => true,
        }
    }

    /// Whether its phases can have a clock: not in a solo game, where nobody waits, nor in a race, which is its own
    /// clock.
    pub const fn has_clock(self) -> bool {
        match self {
            Self::TwoCities => true,
            Self::Automas { .. } => false,
            Self::SquareOff(variant) => !matches!(variant.mode, square_off::Mode::Sprint),
        }
    }

    /// Whether, with this many seats, partners can place for someone who is away.
    pub const fn has_partners(self, seats: u8) -> bool {
        match self {
            Self::TwoCities => seats > 2,
            // The rest of a side plays on for it anyway.
            Self::Automas { .. } | Self::SquareOff(_) => false,
        }
    }

    /// Who builds or plays with whom, with this many seats.
    pub fn layout(self, seats: u8) -> Layout {
        match self {
            Self::TwoCities => two_cities::Ring::new(seats).layout(),
            // The Automas sit on the seats after the player's.
            Self::Automas { .. } => two_cities::Ring::new(automas::SEATS).layout(),
            Self::SquareOff(_) => {
                let team = |side| Seat::first(seats).filter(|seat| square_off::side_of(*seat) == side).collect();
                Layout::Sides([0, 1].map(team))
            }
        }
    }

    /// Whether two sides play against each other, with this many seats.
    pub fn has_sides(self, seats: u8) -> bool {
        matches!(self.layout(seats), Layout::Sides(_))
    }

    /// The setup for players with these seating values, one per seat, clockwise; `None` if they are not all different
    /// or their number is wrong. Left-over starters must be given exactly for the games that use them.
    pub fn setup(self, values: &[u8], left_over: Option<LeftOver>) -> Option<Setup> {
        match self {
            Self::TwoCities | Self::Automas { .. } if left_over.is_some() => None,
            Self::TwoCities => two_cities::Setup::new(values).map(Setup::TwoCities),
            Self::Automas { mode, level } => {
                automas::Setup::new(mode, level).filter(|_| values.len() == 1).map(Setup::Automas)
            }
            Self::SquareOff(variant) => {
                square_off::Setup::new(variant, values.len())?.with_left_over(left_over).map(Setup::SquareOff)
            }
        }
    }

    /// The variant, if this is City Square Off.
    pub const fn square_off(self) -> Option<square_off::Variant> {
        match self {
            Self::TwoCities | Self::Automas { .. } => None,
            Self::SquareOff(variant) => Some(variant),
        }
    }
}

/// How a game is set up.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Setup {
    /// Between Two Cities.
    TwoCities(two_cities::Setup),
    /// Between Two Cities for one player with the Automas.
    Automas(automas::Setup),
    /// City Square Off.
    SquareOff(square_off::Setup),
}

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

impl Action {
    /// Whether its answer takes a search; see [`Game::answered`](super::Game::answered).
    pub const fn needs_search(&self) -> bool {
        matches!(self, Self::SquareOff(square_off::Action { what: square_off::Move::Solve, .. }))
    }
}

/// A transient sign: where a seat is holding a piece, shown to those it plays that piece with. It doesn't affect the
/// game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Sign {
    /// Between Two Cities.
    TwoCities(two_cities::Sign),
    /// City Square Off.
    SquareOff(square_off::Sign),
}

impl Sign {
    /// Whether a seat that shows this no longer shows another sign: both are about the same city, or the same piece.
    pub fn replaces(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::TwoCities(one), Self::TwoCities(other)) => {
                one.city == other.city || (one.seat, one.tile) == (other.seat, other.tile)
            }
            _ => true,
        }
    }
}

/// Why a game refused an action.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[serde(tag = "code", rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "GameRefusal"))]
pub enum Refusal {
    /// The action belongs to a different game than the one on the table.
    #[error("another game is on the table")]
    OtherGame,
    /// A reason common to all games.
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

// A reason that several games share becomes the same variant, so that it is read from the wire as it was written.

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

/// What everyone sees of a game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum PublicView {
    /// Between Two Cities.
    TwoCities(two_cities::TableView),
    /// Between Two Cities for one player with the Automas.
    Automas(automas::TableView),
    /// City Square Off.
    SquareOff(square_off::TableView),
}

/// What only one seat sees of a game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum PrivateView {
    /// Between Two Cities.
    TwoCities(two_cities::SeatView),
    /// Between Two Cities for one player with the Automas.
    Automas(automas::SeatView),
    /// City Square Off.
    SquareOff(square_off::SeatView),
}
