//! The recorded form of what a seat does in a game.

use conurbation_rules::common::{Round, Turn};
use conurbation_rules::games::Action;
use conurbation_rules::square_off::{Piece, Solution, Tile};
use conurbation_rules::{automas, square_off, two_cities};
use serde::{Deserialize, Serialize};

use super::RecordError;
use super::words::SideWord;

#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub(crate) enum ActionRecord {
    TwoCities {
        round: Round,
        turn: Turn,
        #[serde(rename = "do")]
        what: TwoCitiesMove,
    },
    Automas {
        round: Round,
        turn: Turn,
        #[serde(rename = "do")]
        what: AutomasMove,
    },
    SquareOff {
        turn: Turn,
        #[serde(rename = "do")]
        what: SquareOffMove,
    },
}

#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub(crate) enum TwoCitiesMove {
    Draft(Vec<u8>),
    Choose([u8; 2]),
    Place { tile: u8, side: SideWord, cell: [u8; 2] },
    Hold { side: SideWord, on: bool },
}

#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub(crate) enum AutomasMove {
    Assign {
        left: u8,
        right: u8,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        automacity: Option<u8>,
    },
    Insert {
        side: SideWord,
        tile: u8,
        cell: [u8; 2],
    },
}

#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub(crate) enum SquareOffMove {
    Lay(TileRecord),
    Lift(char),
    Done(TileRecord),
    GiveUp,
    Solve {
        /// How many of the last tiles have to be taken back first.
        back: u8,
        /// All tiles of the covered grid, in an order that lets each be laid.
        tiles: Vec<TileRecord>,
    },
}

#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct TileRecord {
    piece: char,
    facing: u8,
    at: [i8; 2],
}

impl From<&Action> for ActionRecord {
    fn from(action: &Action) -> Self {
        match action {
            Action::TwoCities(two_cities::Action { round, turn, what }) => {
                Self::TwoCities { round: *round, turn: *turn, what: what.into() }
            }
            Action::Automas(automas::Action { round, turn, what }) => {
                Self::Automas { round: *round, turn: *turn, what: what.into() }
            }
            Action::SquareOff(square_off::Action { turn, what }) => Self::SquareOff { turn: *turn, what: what.into() },
        }
    }
}

impl TryFrom<ActionRecord> for Action {
    type Error = RecordError;

    fn try_from(record: ActionRecord) -> Result<Self, RecordError> {
        Ok(match record {
            ActionRecord::TwoCities { round, turn, what } => {
                Self::TwoCities(two_cities::Action { round, turn, what: what.try_into()? })
            }
            ActionRecord::Automas { round, turn, what } => {
                Self::Automas(automas::Action { round, turn, what: what.into() })
            }
            ActionRecord::SquareOff { turn, what } => {
                Self::SquareOff(square_off::Action { turn, what: what.try_into()? })
            }
        })
    }
}

impl From<&two_cities::Move> for TwoCitiesMove {
    fn from(what: &two_cities::Move) -> Self {
        match *what {
            two_cities::Move::Draft(ref picks) => Self::Draft(picks.to_vec()),
            two_cities::Move::Choose(picks) => Self::Choose(picks),
            two_cities::Move::Place { tile, side, cell } => Self::Place { tile, side: side.into(), cell },
            two_cities::Move::Hold { side, on } => Self::Hold { side: side.into(), on },
        }
    }
}

impl TryFrom<TwoCitiesMove> for two_cities::Move {
    type Error = RecordError;

    fn try_from(record: TwoCitiesMove) -> Result<Self, RecordError> {
        Ok(match record {
            TwoCitiesMove::Draft(picks) => {
                Self::Draft(picks[..].try_into().map_err(|_| unreadable("a draft of too many tiles"))?)
            }
            TwoCitiesMove::Choose(picks) => Self::Choose(picks),
            TwoCitiesMove::Place { tile, side, cell } => Self::Place { tile, side: side.into(), cell },
            TwoCitiesMove::Hold { side, on } => Self::Hold { side: side.into(), on },
        })
    }
}

impl From<&automas::Move> for AutomasMove {
    fn from(what: &automas::Move) -> Self {
        match *what {
            automas::Move::Assign { left, right, automacity } => Self::Assign { left, right, automacity },
            automas::Move::Insert { side, tile, cell } => Self::Insert { side: side.into(), tile, cell },
        }
    }
}

impl From<AutomasMove> for automas::Move {
    fn from(record: AutomasMove) -> Self {
        match record {
            AutomasMove::Assign { left, right, automacity } => Self::Assign { left, right, automacity },
            AutomasMove::Insert { side, tile, cell } => Self::Insert { side: side.into(), tile, cell },
        }
    }
}

impl From<&square_off::Move> for SquareOffMove {
    fn from(what: &square_off::Move) -> Self {
        match what {
            square_off::Move::Lay(tile) => Self::Lay((*tile).into()),
            square_off::Move::Lift(piece) => Self::Lift(piece.letter()),
            square_off::Move::Done(tile) => Self::Done((*tile).into()),
            square_off::Move::GiveUp => Self::GiveUp,
            square_off::Move::Solve => unreachable!("the room decides on the solution before the event"),
            square_off::Move::Solved(Solution { back, tiles }) => {
                Self::Solve { back: *back, tiles: tiles.iter().copied().map(Into::into).collect() }
            }
        }
    }
}

impl TryFrom<SquareOffMove> for square_off::Move {
    type Error = RecordError;

    fn try_from(record: SquareOffMove) -> Result<Self, RecordError> {
        Ok(match record {
            SquareOffMove::Lay(tile) => Self::Lay(tile.try_into()?),
            SquareOffMove::Lift(letter) => Self::Lift(piece(letter)?),
            SquareOffMove::Done(tile) => Self::Done(tile.try_into()?),
            SquareOffMove::GiveUp => Self::GiveUp,
            SquareOffMove::Solve { back, tiles } => {
                let tiles = tiles.into_iter().map(TryInto::try_into).collect::<Result<_, RecordError>>()?;
                Self::Solved(Solution { back, tiles })
            }
        })
    }
}

impl From<Tile> for TileRecord {
    fn from(tile: Tile) -> Self {
        Self { piece: tile.piece.letter(), facing: tile.facing, at: tile.at }
    }
}

impl TryFrom<TileRecord> for Tile {
    type Error = RecordError;

    fn try_from(record: TileRecord) -> Result<Self, RecordError> {
        Ok(Self { piece: piece(record.piece)?, facing: record.facing, at: record.at })
    }
}

pub(super) fn piece(letter: char) -> Result<Piece, RecordError> {
    Piece::from_letter(letter).ok_or_else(|| unreadable("a piece that doesn't exist"))
}

fn unreadable(why: &str) -> RecordError {
    RecordError::Unreadable(why.to_owned())
}
