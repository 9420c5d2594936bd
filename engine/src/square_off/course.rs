//! How a grid develops when the cards come in a given order.

use conurbation_rules::square_off::Piece;
use conurbation_rules::square_off::cells::Cells;
use conurbation_rules::square_off::outcome::compare_groups;
use conurbation_rules::square_off::spot::{self, Spot};

use super::taste::Taste;

/// A grid played out until a tile doesn't fit.
#[derive(Debug, Clone, Copy)]
pub struct Course {
    /// How many tiles were laid.
    pub turns: u8,
    /// The squares that are still open.
    pub open: Cells,
}

impl Course {
    /// Lays the tiles, each where the open squares are worth most afterwards.
    pub fn new(open: Cells, tiles: &[Piece], taste: &Taste) -> Self {
        let mut course = Self { turns: 0, open };
        for tile in tiles {
            let Some(spot) = best(course.open, *tile, taste) else { break };
            course = Self { turns: course.turns + 1, open: course.open.without(spot.cells) };
        }
        course
    }

    /// Who wins if another grid develops like this: 0 for this one, 1 for the other; `None` for a draw.
    fn winner(&self, other: &Self) -> Option<u8> {
        if self.turns == other.turns {
            return compare_groups([&self.open.group_sizes(), &other.open.group_sizes()]);
        }
        Some(u8::from(self.turns < other.turns))
    }

    /// Two for a win over another course, one for a draw.
    pub fn points(&self, other: &Self) -> i32 {
        match self.winner(other) {
            Some(0) => 2,
            None => 1,
            Some(_) => 0,
        }
    }
}

/// Every spot of a tile among open squares: it lies beside what is covered.
pub fn spots(open: Cells, tile: Piece) -> impl Iterator<Item = &'static Spot> {
    spot::inside(tile).iter().filter(move |spot| spot.cells.within(open) && !spot.rim.within(open))
}

/// The spot after which the open squares are worth most, the first of several.
pub fn best(open: Cells, tile: Piece, taste: &Taste) -> Option<&'static Spot> {
    spots(open, tile).min_by_key(|spot| -taste.worth(open.without(spot.cells)))
}
