//! The playout of a grid for a given order of the cards.

use arrayvec::ArrayVec;

use super::board::Board;
use crate::common::byte;
use crate::square_off::cells::Cells;
use crate::square_off::outcome::{compare_groups, lower};
use crate::square_off::piece::{Piece, TILES};
use crate::square_off::setup::Mode;

/// The value of half a win: usually more than the turns or squares by which two playouts differ.
const HALF_WIN: i32 = 10;

/// A grid played out until a tile does not fit or nothing is left to cover.
#[derive(Debug)]
pub(super) struct Playout {
    /// The number of squares outside at the start and after each tile laid.
    outside: ArrayVec<u8, { TILES + 1 }>,
    /// The squares still open at the end.
    open: Cells,
}

impl Playout {
    /// Lays the tiles as *steady* would.
    pub(super) fn new(mut board: Board, tiles: &[Piece]) -> Self {
        let mut outside = ArrayVec::from_iter([board.outside()]);
        for tile in tiles {
            if board.open().is_empty() || !board.lay(*tile) {
                break;
            }
            outside.push(board.outside());
        }
        Self { outside, open: board.open() }
    }

    /// How good the playout is for its side. Against a rival playout from the same card on, it matters who wins, then
    /// how long the grid lasts or how few squares lie outside.
    pub(super) fn value(&self, mode: Mode, other: Option<&Self>) -> i32 {
        // City Sprawl ends for both sides at once.
        let last = other.map_or(self.turns(), |other| self.turns().min(other.turns()));
        let result = match other.map(|other| self.winner(mode, other, last)) {
            Some(Some(0)) => 2,
            Some(None) => 1,
            _ => 0,
        };
        let soft = if mode == Mode::Sprawl { -i32::from(self.outside[last]) } else { byte(self.turns()).into() };
        HALF_WIN * result + soft
    }

    /// How many tiles were laid.
    fn turns(&self) -> usize {
        self.outside.len() - 1
    }

    /// 0 for this playout, 1 for the other; `None` for a draw.
    fn winner(&self, mode: Mode, other: &Self, last: usize) -> Option<u8> {
        if mode == Mode::Sprawl {
            lower([self.outside[last], other.outside[last]])
        } else if self.turns() == other.turns() {
            compare_groups([&self.open.group_sizes(), &other.open.group_sizes()])
        } else {
            Some(u8::from(self.turns() < other.turns()))
        }
    }
}
