//! What viewers see of a game. Hidden things have no place in [`TableView`]; what one seat alone may see stands in its
//! [`SeatView`], which is built for that seat only (law 5).

use arrayvec::ArrayVec;
use serde::Serialize;

use super::action::DraftPicks;
use super::city::Cell;
use super::ring::Side;
use super::score::Sheet;
use super::tile::Tile;
use super::{MAX_SEATS, ranking::Standing};

/// What everyone sees.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TableView {
    /// Round, 1 to 3.
    pub round: u8,
    /// Turn within the round, from 1.
    pub turn: u8,
    /// How many turns this round has.
    pub turns: u8,
    /// Whether tiles are being chosen or placed.
    pub phase: Phase,
    /// To whom the rest of a hand goes after this turn: the neighbour on that side, or nobody.
    pub pass: Option<Side>,
    /// By seat, clockwise.
    pub seats: Vec<SeatState>,
    /// By city: city `i` lies between seat `i` and seat `i + 1` (mod n).
    pub cities: Vec<CityView>,
    /// Present once the game is over.
    pub result: Option<ResultView>,
}

/// The phases of a turn. Revealing takes no time of its own: it happens with the last choice.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Phase {
    /// Everyone chooses two tiles in secret.
    Choose,
    /// The tiles are revealed; everyone places theirs.
    Place,
    /// The game is over.
    Ended,
}

/// One seat, as everyone sees it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeatState {
    /// Seating value; the lower one places first in a stand-off.
    pub value: u8,
    /// In the choose phase: whether the choice was given. In the place phase: whether both tiles are placed.
    pub done: bool,
    /// The two revealed tiles, in the place phase.
    #[cfg_attr(feature = "ts", ts(type = "[string, string] | null"))]
    pub revealed: Option<[Tile; 2]>,
    /// For each revealed tile the city that it was placed into.
    pub placed: [Option<Side>; 2],
    /// The cities that this seat holds back from.
    pub holding: ArrayVec<Side, 2>,
    /// The cities that this seat is called to place into first.
    pub called: ArrayVec<Side, 2>,
}

/// One city, as everyone sees it. Cells are `[row, column]` on a 7×7 board on which the first tile took `[3, 3]`, so
/// that they stay the same while the city grows.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CityView {
    /// City notation of its bounding box (empty text for an empty city).
    pub map: String,
    /// The cell of the bounding box's top left corner.
    pub at: Cell,
    /// The area that the finished city can still lie in: top left and bottom right cell, inclusive.
    pub frame: [Cell; 2],
    /// The score as it stands; absent when the room hides the score preview and the game is not over.
    pub score: Option<Sheet>,
    /// The cells filled by the last placement in this city, for showing where it went.
    pub last: ArrayVec<Cell, 2>,
}

/// How the game ended.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ResultView {
    /// One entry per seat, best first; those who share a place stand in order of their seats.
    pub ranking: ArrayVec<Standing, MAX_SEATS>,
}

/// What one seat alone sees.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeatView {
    /// The hand in the choose phase; empty once the choice was given, for the hand can't be looked at again.
    #[cfg_attr(feature = "ts", ts(type = "string[]"))]
    pub hand: ArrayVec<Tile, 7>,
    /// Places in the hand picked so far, not given yet.
    #[cfg_attr(feature = "ts", ts(type = "number[]"))]
    pub draft: DraftPicks,
    /// The two tiles that were chosen, until they are revealed.
    #[cfg_attr(feature = "ts", ts(type = "[string, string] | null"))]
    pub chosen: Option<[Tile; 2]>,
    /// In the place phase: every legal place of every tile still to be placed.
    pub places: Vec<Places>,
}

/// The legal places of one tile in one city.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Places {
    /// 0 or 1: which of the two revealed tiles.
    pub tile: u8,
    /// Into which city.
    pub side: Side,
    /// Cells of the tile's first half: `[row, column]`, with the score preview on followed by the change of this city's
    /// score.
    #[cfg_attr(feature = "ts", ts(type = "([number, number] | [number, number, number])[]"))]
    pub spots: Vec<Spot>,
}

/// One legal place.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum Spot {
    /// Row and column.
    Plain(u8, u8),
    /// Row, column, and what the city's score changes by.
    Scored(u8, u8, i16),
}
