//! A grid made for playing on quickly, and what it is worth by its look.

use crate::square_off::area::Area;
use crate::square_off::cells::Cells;
use crate::square_off::grid::{Grid, Rule};
use crate::square_off::piece::Piece;
use crate::square_off::spot::{self, Spot};

/// How many pairs of open neighbours a square outside outweighs.
const OUTSIDE: i32 = 6;

/// A grid on which tiles lie for good.
#[derive(Debug, Clone, Copy)]
pub(super) struct Board {
    /// Whether tiles may reach over the edge.
    sprawl: bool,
    open: Cells,
    /// All that is covered, on the grid and outside; in City Sprawl only.
    taken: Area,
    outside: u8,
}

impl Board {
    /// A grid on which tiles are laid by this rule.
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

    /// What it is worth. Open squares are good for much while many of them lie side by side, and for little once tiles
    /// have cut them apart; squares outside are to be avoided.
    pub(super) fn worth(&self) -> i32 {
        worth(self.open, self.outside)
    }

    /// Lays a tile where the grid is worth most with it. Whether there is a place.
    pub(super) fn lay(&mut self, tile: Piece) -> bool {
        let now = self.worth();
        let mut best: Option<(i32, &Spot)> = None;
        let spots = if self.sprawl { spot::all(tile) } else { spot::inside(tile) };
        for spot in spots.iter().filter(|spot| spot.cells.within(self.open)) {
            // A tile takes pairs away and adds none, and no spot from here on has less outside.
            if best.is_some_and(|(most, _)| most >= now - OUTSIDE * i32::from(spot.outside)) {
                break;
            }
            let touches = !spot.rim.within(self.open);
            if spot.outside == 0 && !touches {
                continue;
            }
            let worth = worth(self.open.without(spot.cells), self.outside + spot.outside);
            // What lies outside is asked last: that takes longest.
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

    /// Whether a tile that reaches over the edge may lie there: it overlaps nothing outside either, and may touch
    /// there.
    fn allows(&self, spot: &Spot, touches: bool) -> bool {
        let free = |area: Area| !area.meets(&self.taken) && (touches || area.neighbours().meets(&self.taken));
        spot.tile.area().is_some_and(free)
    }
}

/// Pairs of open squares that share an edge, less what lies outside.
fn worth(open: Cells, outside: u8) -> i32 {
    let [_, down, _, right] = open.steps().map(|step| step.and(open).len());
    (down + right).cast_signed() - OUTSIDE * i32::from(outside)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::square_off::action::Refusal;
    use crate::square_off::grid::Tile;

    /// All tiles from the largest, and what became of the grid and of the board after each of them.
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
            // The board says what is covered outside in City Sprawl only.
            let same = |grid: &Grid| Cells::of(&grid.open()) == board.open() && grid.outside() == board.outside();
            let same = |grid: &Grid| same(grid) && (rule == Rule::Inside || *grid.taken() == board.taken);
            grid = after.into_iter().find(same).expect("a legal place");
            laid += 1;
        }
        laid
    }

    #[test]
    fn a_board_lays_by_the_rules_where_it_is_worth_most() {
        assert!((13..21).contains(&laid(Rule::Inside)));
        assert!(laid(Rule::Overhang) > 15);
    }

    #[test]
    fn outside_tiles_lie_by_the_rules_too() {
        // A starter at the left edge, and a tile of five that lies on one square of the grid above it, all others
        // outside.
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
