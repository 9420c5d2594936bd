//! A bot's knowledge: what its seat sees, and nothing else.

use super::board::Board;
use crate::common::Seat;
use crate::shuffle::{Purpose, sight_seed};
use crate::square_off::game::Game;
use crate::square_off::grid::{Grid, Rule, Tile};
use crate::square_off::piece::Piece;
use crate::square_off::setup::Mode;
use crate::square_off::side_of;

/// What a seat sees when it has something to lay. It has no field for what the other side laid this turn, nor for the
/// order of the cards to come.
pub(super) struct Sight<'a> {
    pub mode: Mode,
    /// The rule for laying pieces now.
    pub rule: Rule,
    /// The seat's own grid.
    pub own: &'a Grid,
    /// The other side's grid.
    pub other: &'a Grid,
    /// The pieces to choose from; one is laid now.
    pub hand: Vec<Piece>,
    /// The tiles whose cards are still to come, smallest first.
    to_come: Vec<Piece>,
    /// A number drawn for this game and side. It depends on nothing that is hidden.
    chance: [u8; 5],
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
            chance: chance(game.opening, side),
            to_come: Piece::tiles().filter(|tile| !game.cards().contains(tile)).collect(),
        }
    }

    /// Puts items into a random order, the same one whenever the bot is asked.
    pub(super) fn shuffle<T>(&self, items: &mut [T]) {
        sight_seed(self.chance).shuffle(Purpose::Openings, items);
    }

    /// Every place of every piece in hand.
    pub(super) fn places(&self) -> impl Iterator<Item = Tile> {
        self.hand.iter().flat_map(|piece| self.own.places(*piece, self.rule))
    }

    /// A board for playing on from a grid.
    pub(super) fn board(&self, grid: &Grid) -> Board {
        Board::new(grid, if self.mode == Mode::Sprawl { Rule::Overhang } else { Rule::Inside })
    }

    /// The seat's own grid with one more tile.
    pub(super) fn with(&self, tile: Tile) -> Board {
        let mut grid = self.own.clone();
        grid.lay(tile);
        self.board(&grid)
    }

    /// This many orders of the tiles to come, all equally likely. They are seeded by what the seat sees, so the same
    /// sight gives the same orders. The seed of an order is made of four bytes for each tile laid (piece, facing, row,
    /// column), one for each piece in hand, and two for the number of the order.
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

const fn chance(opening: u32, side: u8) -> [u8; 5] {
    let [a, b, c, d] = opening.to_be_bytes();
    [a, b, c, d, side]
}
