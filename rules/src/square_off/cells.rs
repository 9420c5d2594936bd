//! The grid without its margin as one word of bits, for fast searches.

use super::area::{Area, GRID, Square};
use crate::common::byte;

/// Squares of a grid.
pub const SQUARES: usize = (GRID * GRID) as usize;

/// A set of squares of the grid, without the margin around it.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Cells(u128);

impl Cells {
    /// No squares.
    pub const EMPTY: Self = Self(0);
    /// The whole grid.
    pub const ALL: Self = Self((1 << SQUARES) - 1);
    /// All but the first column, and all but the last one: what a step to the right, or to the left, can reach.
    const RIGHTWARD: Self = Self(Self::ALL.0 & !Self::column(0));
    const LEFTWARD: Self = Self(Self::ALL.0 & !Self::column(GRID as usize - 1));

    const fn column(col: usize) -> u128 {
        let (mut bits, mut row) = (0, 0);
        while row < GRID as usize {
            bits |= 1 << (row * GRID as usize + col);
            row += 1;
        }
        bits
    }

    /// The square with this index, counted row by row.
    pub const fn one(index: usize) -> Self {
        Self(1 << index)
    }

    /// The part of an area that lies on the grid.
    pub fn of(area: &Area) -> Self {
        let index = |[row, col]: Square| usize::from((row * GRID + col).unsigned_abs());
        area.and(&Area::GRID).squares().fold(Self::EMPTY, |cells, square| cells.or(Self::one(index(square))))
    }

    /// Whether the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The number of squares.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// The squares in both sets.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// The squares in either set.
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The squares in this set but not in the other.
    #[must_use]
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// Whether the sets have a square in common.
    pub const fn meets(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    /// Whether all squares are also in the other set.
    pub const fn within(self, other: Self) -> bool {
        self.0 & !other.0 == 0
    }

    /// The indices of the squares, in order.
    pub fn indices(self) -> impl Iterator<Item = usize> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let index = rest.trailing_zeros() as usize;
            rest &= rest.wrapping_sub(1);
            (index < SQUARES).then_some(index)
        })
    }

    /// The set moved one step up. Squares that leave the grid are dropped, here and below.
    #[must_use]
    pub const fn up(self) -> Self {
        Self(self.0 >> GRID as u32)
    }

    /// The set moved one step down.
    #[must_use]
    pub const fn down(self) -> Self {
        Self(self.0 << GRID as u32).and(Self::ALL)
    }

    /// The set moved one step to the left.
    #[must_use]
    pub const fn left(self) -> Self {
        Self(self.0 >> 1).and(Self::LEFTWARD)
    }

    /// The set moved one step to the right.
    #[must_use]
    pub const fn right(self) -> Self {
        Self(self.0 << 1).and(Self::RIGHTWARD)
    }

    /// The set with all indices greater by this much. Beyond the end of a row squares go on in the next one;
    /// those beyond the grid are dropped.
    #[must_use]
    pub const fn ahead(self, by: usize) -> Self {
        Self(self.0 << by).and(Self::ALL)
    }

    /// The set with all indices smaller by this much; those below zero are dropped.
    #[must_use]
    pub const fn back(self, by: usize) -> Self {
        Self(self.0 >> by)
    }

    /// The set moved one step up, down, left and right.
    pub const fn steps(self) -> [Self; 4] {
        [self.up(), self.down(), self.left(), self.right()]
    }

    /// The set and all squares that share an edge with it.
    #[must_use]
    pub fn grown(self) -> Self {
        self.steps().into_iter().fold(self, Self::or)
    }

    /// The sizes of the groups, largest first.
    pub fn group_sizes(self) -> Vec<u8> {
        let mut sizes: Vec<u8> = self.groups().map(|group| byte(group.len())).collect();
        sizes.sort_unstable_by_key(|size| std::cmp::Reverse(*size));
        sizes
    }

    /// The connected groups (squares that share an edge), from the top.
    pub fn groups(self) -> impl Iterator<Item = Self> {
        let mut rest = self;
        std::iter::from_fn(move || {
            let first = rest.indices().next()?;
            let mut group = Self::one(first);
            loop {
                let grown = group.grown().and(rest);
                if grown == group {
                    break;
                }
                group = grown;
            }
            rest = rest.without(group);
            Some(group)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn area(drawn: &str) -> Area {
        let squares = (0..)
            .zip(drawn.split('/'))
            .flat_map(|(row, line)| (0..).zip(line.chars()).filter(|(_, c)| *c == 'x').map(move |(col, _)| [row, col]));
        squares.collect()
    }

    #[test]
    fn cells_and_areas_agree() {
        let drawings = [
            "xxxxxxxxx/x.......x/x.......x/x..x.x..x/x...x...x/x..x.x..x/x.......x/x.......x/xxxxxxxxx",
            "x.......x/.x.....x./........./........x/x......../.......xx/xx......./........./x.......x",
            "........./........./........./........./........./........./........./........./.........",
        ];
        for drawn in drawings {
            let (area, cells) = (area(drawn), Cells::of(&area(drawn)));
            assert_eq!(cells.len(), area.len());
            assert_eq!(cells.is_empty(), area.is_empty());
            assert_eq!(cells.grown(), Cells::of(&area.or(&area.neighbours())));
            let mut sizes: Vec<u32> = cells.groups().map(Cells::len).collect();
            sizes.sort_unstable_by_key(|size| std::cmp::Reverse(*size));
            assert_eq!(sizes, area.groups().iter().map(Area::len).collect::<Vec<_>>());
            assert_eq!(cells.indices().fold(Cells::EMPTY, |cells, index| cells.or(Cells::one(index))), cells);
        }
    }

    #[test]
    fn cells_move_by_index() {
        let cells = |indices: &[usize]| indices.iter().fold(Cells::EMPTY, |cells, index| cells.or(Cells::one(*index)));
        let some = cells(&[0, 8, 40, 80]);
        assert_eq!(some.ahead(3), cells(&[3, 11, 43]));
        assert_eq!(some.back(9), cells(&[31, 71]));
    }
}
