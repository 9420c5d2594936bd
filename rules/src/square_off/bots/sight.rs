//! What a bot knows: what its seat sees, and nothing else.

use super::board::Board;
use crate::common::Seat;
use crate::shuffle::{Purpose, sight_seed};
use crate::square_off::game::Game;
use crate::square_off::grid::{Grid, Rule, Tile};
use crate::square_off::piece::Piece;
use crate::square_off::setup::Mode;
use crate::square_off::side_of;

/// What a seat sees when there is something to be laid. There is no place in it for what the other side laid in this
/// turn, nor for the order of the cards to come.
pub(super) struct Sight<'a> {
    pub mode: Mode,
    /// By what rule pieces are laid now.
    pub rule: Rule,
    /// The own grid.
    pub own: &'a Grid,
    /// That of the other side.
    pub other: &'a Grid,
    /// The pieces one of which is to be laid now.
    pub hand: Vec<Piece>,
    /// The tiles whose cards are still to come, from the smallest.
    to_come: Vec<Piece>,
}

impl<'a> Sight<'a> {
    pub(super) fn new(game: &'a Game, seat: Seat) -> Self {
        let side = side_of(seat);
        Self {
            mode: game.variant().mode,
            rule: game.rule(),
            own: game.grid(side),
            other: game.grid(1 - side),
            hand: game.in_hand(side),
            to_come: Piece::tiles().filter(|tile| !game.cards().contains(tile)).collect(),
        }
    }

    /// Every place of every piece in hand.
    pub(super) fn places(&self) -> impl Iterator<Item = Tile> {
        self.hand.iter().flat_map(|piece| self.own.places(*piece, self.rule))
    }

    /// A grid as it is from now on.
    pub(super) fn board(&self, grid: &Grid) -> Board {
        Board::new(grid, if self.mode == Mode::Sprawl { Rule::Overhang } else { Rule::Inside })
    }

    /// The own grid with one more tile.
    pub(super) fn with(&self, tile: Tile) -> Board {
        let mut grid = self.own.clone();
        grid.lay(tile);
        self.board(&grid)
    }

    /// The tiles to come in so many orders, all equally likely. They are drawn from what the seat sees: whoever looks
    /// twice sees the same. Each order follows from four bytes for each tile laid (piece, facing, row, column), one for
    /// each piece in hand, and two for the number of the order.
    pub(super) fn futures(&self, number: u16) -> Vec<Vec<Piece>> {
        let laid = self.own.tiles().iter().chain(self.other.tiles());
        let laid = laid.flat_map(|tile| {
            [tile.piece.number(), tile.facing, tile.at[0].to_be_bytes()[0], tile.at[1].to_be_bytes()[0]]
        });
        let seen: Vec<u8> = laid.chain(self.hand.iter().map(|piece| piece.number())).collect();
        let future = |number: u16| {
            let mut order = self.to_come.clone();
            sight_seed(seen.iter().copied().chain(number.to_be_bytes())).shuffle(Purpose::Shapes, &mut order);
            order
        };
        (0..number).map(future).collect()
    }
}
