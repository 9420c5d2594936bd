//! How a grid goes on when the cards come in a certain order.

use std::cmp::Reverse;

use arrayvec::ArrayVec;

use super::board::Board;
use crate::common::byte;
use crate::square_off::cells::Cells;
use crate::square_off::outcome::{compare_groups, lower};
use crate::square_off::piece::{Piece, TILES};
use crate::square_off::setup::Mode;

/// What half of a win is worth: more than the turns or squares by which one course differs from another, as a rule.
const HALF_WIN: i32 = 10;

/// A grid played on until a tile did not fit, or nothing was left to cover.
#[derive(Debug)]
pub(super) struct Course {
    /// The squares outside at first, and after each tile that was laid.
    outside: ArrayVec<u8, { TILES + 1 }>,
    /// What was open at the end.
    open: Cells,
}

impl Course {
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

    /// How good it is for its side. Against another course that begins before the same card it matters who wins, then
    /// how long the grid lasts or how little lies outside.
    pub(super) fn value(&self, mode: Mode, other: Option<&Self>) -> i32 {
        // City Sprawl is over for both sides when it is for one.
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

    /// 0 for this one, 1 for the other one; nobody in a drawn game.
    fn winner(&self, mode: Mode, other: &Self, last: usize) -> Option<u8> {
        if mode == Mode::Sprawl {
            lower([self.outside[last], other.outside[last]])
        } else if self.turns() == other.turns() {
            compare_groups([&sizes(self.open), &sizes(other.open)])
        } else {
            Some(u8::from(self.turns() < other.turns()))
        }
    }
}

/// The sizes of the groups, largest first.
fn sizes(open: Cells) -> Vec<u8> {
    let mut sizes: Vec<u8> = open.groups().map(|group| byte(group.len())).collect();
    sizes.sort_unstable_by_key(|size| Reverse(*size));
    sizes
}
