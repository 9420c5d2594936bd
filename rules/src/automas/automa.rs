//! The two Automas and what they do in a turn.

use serde::Serialize;

use crate::common::Seat;
use crate::two_cities::Side;
use crate::two_cities::column::Choice;

/// One of the two Automas.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "SoloAutoma"))]
pub enum Automa {
    /// The player's left neighbour, who shares Leftville.
    Autommaso,
    /// The player's right neighbour, who shares Righttown.
    Automarta,
}

impl Automa {
    /// Both, in the order in which they act.
    pub const BOTH: [Self; 2] = [Self::Autommaso, Self::Automarta];

    /// The side of the player that it sits on, whose city it shares.
    pub const fn side(self) -> Side {
        match self {
            Self::Autommaso => Side::Left,
            Self::Automarta => Side::Right,
        }
    }

    /// Its name, the same in every language.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Autommaso => "Autommaso",
            Self::Automarta => "Automarta",
        }
    }

    /// Its seat in the ring of three.
    pub const fn seat(self) -> Seat {
        match self {
            Self::Autommaso => Seat::new(1),
            Self::Automarta => Seat::new(2),
        }
    }
}

/// What an Automa did this turn, and why.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "AutomaTurn"))]
pub struct AutomaTurn {
    /// Which Automa.
    pub automa: Automa,
    /// The number of the card that was drawn: its place in the [deck](super::DECK), from 1.
    pub card: u8,
    /// The tile that it assigned to the city shared with the player.
    pub shared: Choice,
    /// The tile that it inserted into Automacity.
    pub automacity: Choice,
}
