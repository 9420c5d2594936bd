//! The two Automas and what they do in a turn.

use serde::Serialize;

use super::choice::Choice;

/// One of the two.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "SoloAutoma"))]
pub enum Automa {
    /// The player's left neighbour, who shares Leftville.
    Autommaso,
    /// The player's right neighbour, who shares Righttown.
    Automarta,
}

/// What an Automa did in this turn, and why.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "SoloMove"))]
pub struct Move {
    /// Who.
    pub automa: Automa,
    /// The number of the card that was drawn: its place in the [deck](super::DECK), from 1.
    pub card: u8,
    /// The tile that it assigned to the city shared with the player.
    pub shared: Choice,
    /// The tile that it inserted into Automacity.
    pub automacity: Choice,
}
