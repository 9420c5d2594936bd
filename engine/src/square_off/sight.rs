//! The information that a seat has, and nothing else.

use conurbation_rules::common::Seat;
use conurbation_rules::square_off::cells::{Cells, SQUARES};
use conurbation_rules::square_off::{Game, Mode, Phase, Piece, side_of};

use crate::common::Dice;

/// What a seat of the base game sees when it is to lay a tile. What the other side has laid in this turn is not in it,
/// nor the order of the cards to come.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sight {
    /// The card's tile.
    pub card: Piece,
    /// The open squares of the seat's own grid.
    pub own: Cells,
    /// Those of the other side's.
    pub other: Cells,
    /// The tiles whose cards are still to come, smallest first.
    pub to_come: Vec<Piece>,
}

impl Sight {
    /// `None` unless the game is one with cards and no overhang, and waits for a tile.
    pub fn new(game: &Game, seat: Seat) -> Option<Self> {
        let side = side_of(seat);
        let card = game.cards().last().copied()?;
        let lays = game.phase() == Phase::Place && game.variant().mode == Mode::Base;
        let open = |side| Cells::of(&game.grid(side).open());
        let to_come = || Piece::tiles().filter(|tile| !game.cards().contains(tile)).collect();
        lays.then(|| Self { card, own: open(side), other: open(1 - side), to_come: to_come() })
    }

    /// An order in which the other cards may come: the same one for the same number.
    pub fn future(&self, number: u64) -> Vec<Piece> {
        let mut cards = self.to_come.clone();
        Dice::new(self.seed(), number).shuffle(&mut cards);
        cards
    }

    /// A number that depends on everything in sight.
    fn seed(&self) -> u64 {
        let squares = [self.own, self.other].into_iter().flat_map(|open| open.indices().chain([SQUARES]));
        let tiles = self.to_come.iter().chain([&self.card]).map(|tile| u64::from(tile.number()));
        let numbers = squares.map(|index| index as u64).chain(tiles);
        // FNV-1a.
        numbers.fold(0xcbf2_9ce4_8422_2325, |mixed: u64, number| (mixed ^ number).wrapping_mul(0x0100_0000_01b3))
    }
}
