//! A grid built for fast playouts, with a quick estimate of its worth.

use crate::square_off::area::Area;
use crate::square_off::cells::Cells;
use crate::square_off::grid::{Grid, Rule};
use crate::square_off::piece::Piece;
use crate::square_off::spot::{self, Spot};

/// How many pairs of open neighbours one square outside the grid cancels out.
const OUTSIDE: i32 = 6;

/// A grid whose tiles are final.
#[derive(Debug, Clone, Copy)]
pub(super) struct Board {
    /// Whether tiles may reach over the edge.
    sprawl: bool,
    open: Cells,
    /// All covered squares, on the grid and outside. Kept up to date in City Sprawl only.
    taken: Area,
    outside: u8,
}

impl Board {
    /// A board for laying tiles on a grid by this rule.
    pub(super) fn new(grid: &Grid, rule: Rule) -> Self {
        let taken = *grid.taken();
        let open = Cells::ALL.without(Cells::of(&taken));
        Self { sprawl: rule == Rule::Overhang, open, taken, outside: grid.outside() }
    }

    pub(super) const fn open(&self) -> Cells {
        self.open
    }

    pub(super) const fn outside(&self) -> u8 {
        self.outside
    }

    /// The board's worth. Open squares are worth a lot while many of them are adjacent, and little once tiles have
    /// split them up; squares outside count against it.
    pub(super) fn worth(&self) -> i32 {
        worth(self.open, self.outside)
    }

    /// Lays a tile where the board ends up worth most. Returns whether there was a place for it.
    pub(super) fn lay(&mut self, tile: Piece) -> bool {
        let now = self.worth();
        let mut best: Option<(i32, &Spot)> = None;
        let spots = if self.sprawl { spot::all(tile) } else { spot::inside(tile) };
        for spot in spots.iter().filter(|spot| spot.cells.within(self.open)) {
            // A tile only removes pairs, and no later spot has fewer squares outside.
            if best.is_some_and(|(most, _)| most >= now - OUTSIDE * i32::from(spot.outside)) {
                break;
            }
            let touches = !spot.rim.within(self.open);
            if spot.outside == 0 && !touches {
                continue;
            }
            let worth = worth(self.open.without(spot.cells), self.outside + spot.outside);
            // Squares outside are checked last: that takes longest.
            if best.is_none_or(|(most, _)| worth > most) && (spot.outside == 0 || self.allows(spot, touches)) {
                best = Some((worth, spot));
            }
        }
        let Some((_, spot)) = best else { return false };
        self.open = self.open.without(spot.cells);
        self.outside += spot.outside;
        if self.sprawl {
            self.taken = self.taken.or(&spot.tile.area().unwrap_or_default());
        }
        true
    }

    /// Whether a tile that reaches over the edge may lie there: it must not overlap a tile outside the grid either, and
    /// may touch one there.
    fn allows(&self, spot: &Spot, touches: bool) -> bool {
        let free = |area: Area| !area.meets(&self.taken) && (touches || area.neighbours().meets(&self.taken));
        spot.tile.area().is_some_and(free)
    }
}

/// Pairs of adjacent open squares, minus a penalty for squares outside.
fn worth(open: Cells, outside: u8) -> i32 {
    let [_, down, _, right] = open.steps().map(|step| step.and(open).len());
    (down + right).cast_signed() - OUTSIDE * i32::from(outside)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::square_off::action::Refusal;
    use crate::square_off::grid::Tile;

    /// Lays all tiles that fit, largest first, on a grid and on a board, and compares the two. Returns how many fit.
    fn laid(rule: Rule) -> usize {
        let starter = Piece::starters().next().unwrap();
        let at_first = Grid::default().places(starter, Rule::Centre).next().unwrap();
        let with = |grid: &Grid, tile| {
            let mut grid = grid.clone();
            grid.lay(tile);
            grid
        };
        let mut grid = with(&Grid::default(), at_first);
        let mut board = Board::new(&grid, rule);
        let mut laid = 0;
        for tile in Piece::tiles().rev() {
            let after: Vec<Grid> = grid.places(tile, rule).map(|place| with(&grid, place)).collect();
            let most = after.iter().map(|grid| Board::new(grid, rule).worth()).max();
            assert_eq!(board.lay(tile), most.is_some());
            let Some(most) = most else { continue };
            assert_eq!(board.worth(), most, "no place is worth more");
            // The board tracks what is covered outside in City Sprawl only.
            let same = |grid: &Grid| Cells::of(&grid.open()) == board.open() && grid.outside() == board.outside();
            let same = |grid: &Grid| same(grid) && (rule == Rule::Inside || *grid.taken() == board.taken);
            grid = after.into_iter().find(same).expect("a legal place");
            laid += 1;
        }
        laid
    }

    #[test]
    fn tiles_are_laid_legally_where_the_board_is_worth_most() {
        assert!((13..21).contains(&laid(Rule::Inside)));
        assert!(laid(Rule::Overhang) > 15);
    }

    #[test]
    fn tiles_reaching_outside_obey_the_rules() {
        // A starter at the left edge, and above it a tile of five with one square on the grid and the rest outside.
        let mut grid = Grid::default();
        let [starter, line] = ['A', 'k'].map(|letter| Piece::from_letter(letter).unwrap());
        grid.lay(Tile { piece: starter, facing: 0, at: [4, 0] });
        let across = Tile { piece: line, facing: 0, at: [3, -4] };
        assert_eq!(grid.check(&across, Rule::Overhang), Ok(()));
        grid.lay(across);
        let board = Board::new(&grid, Rule::Overhang);
        let mut refused = 0;
        for spot in Piece::tiles().flat_map(spot::all).filter(|spot| spot.outside > 0 && spot.cells.within(board.open))
        {
            let legal = grid.check(&spot.tile, Rule::Overhang);
            assert_eq!(board.allows(spot, !spot.rim.within(board.open)), legal.is_ok(), "{spot:?}");
            refused += u32::from(legal == Err(Refusal::OnTile));
        }
        assert!(refused > 0, "some overlap outside only");
    }
}
