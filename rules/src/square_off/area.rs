//! Sets of squares on the grid and around it.

/// Rows and columns of a grid.
pub const GRID: i8 = 9;
/// How far a tile can reach over the edge of the grid: all but one of five squares in a line.
pub const MARGIN: i8 = 4;
/// Rows and columns with the margin on both sides.
const SPAN: usize = (GRID + 2 * MARGIN) as usize;
/// The bits of a row.
const ROW: u32 = (1 << SPAN) - 1;

/// `[row, column]`, from 0 in the top left corner of the grid; less than 0 or more than 8 is outside.
pub type Square = [i8; 2];

/// A set of squares of the grid and the margin around it.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Area([u32; SPAN]);

impl Area {
    /// No squares.
    pub const EMPTY: Self = Self([0; SPAN]);
    /// The whole grid, without the margin.
    pub const GRID: Self = {
        let mut rows = [0; SPAN];
        let mut row = MARGIN as usize;
        while row < (MARGIN + GRID) as usize {
            rows[row] = ((1 << GRID) - 1) << MARGIN;
            row += 1;
        }
        Self(rows)
    };

    /// Whether the square is on the grid or in the margin.
    pub const fn spans([row, col]: Square) -> bool {
        row >= -MARGIN && col >= -MARGIN && row < GRID + MARGIN && col < GRID + MARGIN
    }

    /// Whether the square is in the set.
    pub const fn contains(&self, square: Square) -> bool {
        Self::spans(square) && self.0[(square[0] + MARGIN).unsigned_abs() as usize] >> (square[1] + MARGIN) & 1 == 1
    }

    /// Adds a square; one beyond the margin is ignored.
    pub const fn insert(&mut self, square: Square) {
        if Self::spans(square) {
            self.0[(square[0] + MARGIN).unsigned_abs() as usize] |= 1 << (square[1] + MARGIN);
        }
    }

    /// The number of squares.
    pub fn len(&self) -> u32 {
        self.0.iter().map(|row| row.count_ones()).sum()
    }

    /// Whether the set is empty.
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|row| *row == 0)
    }

    /// The squares in both sets.
    #[must_use]
    pub fn and(&self, other: &Self) -> Self {
        Self(std::array::from_fn(|row| self.0[row] & other.0[row]))
    }

    /// The squares in either set.
    #[must_use]
    pub fn or(&self, other: &Self) -> Self {
        Self(std::array::from_fn(|row| self.0[row] | other.0[row]))
    }

    /// The squares in this set but not in the other.
    #[must_use]
    pub fn without(&self, other: &Self) -> Self {
        Self(std::array::from_fn(|row| self.0[row] & !other.0[row]))
    }

    /// Whether the sets have a square in common.
    pub fn meets(&self, other: &Self) -> bool {
        self.0.iter().zip(&other.0).any(|(row, other)| row & other != 0)
    }

    /// The squares outside the set that share an edge with it.
    #[must_use]
    pub fn neighbours(&self) -> Self {
        let beside = |row: usize| {
            let above = if row > 0 { self.0[row - 1] } else { 0 };
            let below = self.0.get(row + 1).copied().unwrap_or(0);
            (above | below | self.0[row] << 1 | self.0[row] >> 1) & ROW & !self.0[row]
        };
        Self(std::array::from_fn(beside))
    }

    /// The set moved up and left by this many rows and columns, neither negative.
    #[must_use]
    pub fn up_left(&self, [down, right]: [i8; 2]) -> Self {
        Self(std::array::from_fn(|row| {
            self.0.get(row + usize::from(down.unsigned_abs())).map_or(0, |squares| squares >> right)
        }))
    }

    /// The squares, row by row.
    pub fn squares(&self) -> impl Iterator<Item = Square> + use<> {
        let filled = (-MARGIN..).zip(self.0).filter(|(_, squares)| *squares != 0);
        filled.flat_map(|(row, squares)| {
            (0..GRID + 2 * MARGIN).filter(move |col| squares >> col & 1 == 1).map(move |col| [row, col - MARGIN])
        })
    }

    /// The connected groups (squares that share an edge), largest first, equal sizes from the top.
    pub fn groups(&self) -> Vec<Self> {
        let mut rest = *self;
        let mut groups = Vec::new();
        while let Some(first) = rest.squares().next() {
            let mut group = Self::from_iter([first]);
            loop {
                let more = group.neighbours().and(&rest);
                if more.is_empty() {
                    break;
                }
                group = group.or(&more);
            }
            rest = rest.without(&group);
            groups.push(group);
        }
        groups.sort_by_key(|group| std::cmp::Reverse(group.len()));
        groups
    }
}

impl FromIterator<Square> for Area {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Self {
        let mut area = Self::EMPTY;
        squares.into_iter().for_each(|square| area.insert(square));
        area
    }
}
