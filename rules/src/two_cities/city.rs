//! One city on its floating frame.
//!
//! The finished city is a 4×4 square, but where that square lies is open at first: a tile is legal if the bounding box
//! of all tiles stays within 4×4. So a city lives on a 7×7 board whose middle cell takes the first tile: every later
//! one is at most three rows or columns away.

use arrayvec::ArrayVec;

use super::building::{Building, Type};
use super::refusal::Refusal;
use super::tile::Tile;
use crate::common::byte;

/// `[row, column]` on the 7×7 board, from 0, top left first.
pub type Cell = [u8; 2];

/// Rows and columns of the board.
pub const BOARD: u8 = 7;
/// Rows and columns of a finished city.
pub const SIZE: u8 = 4;
/// Where the first tile of a city lies.
pub const MIDDLE: Cell = [3, 3];
/// Bits from one row of a bit board to the next. The eighth column stays empty, so that a step over the edge reaches no
/// cell.
const ROW: u32 = 8;

/// A city: one bit board per building, and the box around all of them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct CityBoard {
    boards: [u64; Building::COUNT],
    occupied: u64,
    /// The cells filled by the last placement.
    last: u64,
    /// Rows and columns of the bounding box, inclusive. Meaningless while the city is empty.
    top: u8,
    left: u8,
    bottom: u8,
    right: u8,
}

/// The squares of a city by type: boards moved to the top left corner and packed into 4×4, four bits a row.
pub(super) struct Squares {
    pub(super) shop: u16,
    pub(super) factory: u16,
    /// By kind, in the order of the notation.
    pub(super) taverns: [u16; 4],
    /// Taverns of any kind.
    pub(super) tavern: u16,
    pub(super) office: u16,
    pub(super) park: u16,
    pub(super) house: u16,
}

impl Squares {
    /// What a house scores, unless it is beside a factory: 1 for each other type in the city.
    pub(super) fn house_worth(&self) -> u8 {
        let others = [self.shop, self.factory, self.tavern, self.office, self.park];
        byte(others.into_iter().filter(|squares| *squares != 0).count())
    }
}

impl CityBoard {
    /// A city without tiles.
    pub const EMPTY: Self =
        Self { boards: [0; Building::COUNT], occupied: 0, last: 0, top: 3, left: 3, bottom: 3, right: 3 };

    /// Whether there are no tiles yet.
    pub const fn is_empty(&self) -> bool {
        self.occupied == 0
    }

    /// Whether all sixteen squares are filled.
    pub const fn is_finished(&self) -> bool {
        self.occupied.count_ones() == (SIZE * SIZE) as u32
    }

    /// How many squares are filled.
    pub fn size(&self) -> u8 {
        byte(self.occupied.count_ones())
    }

    /// The cells with a building, as a bit board: cell `[row, column]` is bit 8·row + column.
    pub const fn board(&self, building: Building) -> u64 {
        self.boards[building as usize]
    }

    /// The cells that tiles can still fill: the free ones of the [`frame`](Self::frame), as a bit board.
    pub const fn free(&self) -> u64 {
        rectangle(self.frame()) & !self.occupied
    }

    /// A bit board of this city, moved to its top left corner and packed into 4×4, four bits a row.
    pub fn packed(&self, board: u64) -> u16 {
        let board = board >> (u32::from(self.top) * ROW + u32::from(self.left));
        let packed = board & 0xf | board >> 4 & 0xf0 | board >> 8 & 0xf00 | board >> 12 & 0xf000;
        u16::try_from(packed).unwrap_or_default()
    }

    /// How many of a building there are.
    pub fn count(&self, building: Building) -> u8 {
        byte(self.boards[building as usize].count_ones())
    }

    /// How many buildings of a type there are.
    pub fn count_of(&self, kind: Type) -> u8 {
        Building::ALL.into_iter().filter(|building| building.kind() == kind).map(|building| self.count(building)).sum()
    }

    /// The building on a cell, if there is one.
    pub fn at(&self, cell: Cell) -> Option<Building> {
        let bit = bit(cell)?;
        Building::ALL.into_iter().find(|building| self.boards[*building as usize] & bit != 0)
    }

    /// Top left and bottom right cell of the box around all tiles, inclusive.
    pub const fn bounds(&self) -> [Cell; 2] {
        [[self.top, self.left], [self.bottom, self.right]]
    }

    /// Top left and bottom right cell of the area that the finished city can still lie in, inclusive.
    pub const fn frame(&self) -> [Cell; 2] {
        const REACH: u8 = SIZE - 1;
        [
            [self.bottom.saturating_sub(REACH), self.right.saturating_sub(REACH)],
            [min(self.top + REACH, BOARD - 1), min(self.left + REACH, BOARD - 1)],
        ]
    }

    /// The cells filled by the last placement, none in an empty city.
    pub fn last(&self) -> ArrayVec<Cell, 2> {
        cells(self.last).take(2).collect()
    }

    /// Whether the tile may lie with its first half on the cell; if not, why.
    pub fn check(&self, tile: Tile, cell: Cell) -> Result<(), Refusal> {
        let anchor = bit(cell).ok_or(Refusal::NoSuchCell)?;
        if self.legal(tile) & anchor != 0 {
            return Ok(());
        }
        let covered = anchor | reach(tile, anchor);
        Err(if self.is_empty() {
            Refusal::FirstTileInTheMiddle
        } else if covered & self.occupied != 0 {
            Refusal::Occupied
        } else if covered & !rectangle(self.frame()) != 0 {
            Refusal::OutsideFrame
        } else {
            Refusal::NotAdjacent
        })
    }

    /// Every cell on which the first half of the tile may lie, row by row.
    pub fn places(&self, tile: Tile) -> impl Iterator<Item = Cell> + use<> {
        cells(self.legal(tile))
    }

    /// The city with the tile placed, or why it can't be.
    pub fn with(&self, tile: Tile, cell: Cell) -> Result<Self, Refusal> {
        self.check(tile, cell)?;
        Ok(self.with_unchecked(tile, cell))
    }

    /// The city with the tile placed on a cell that [`places`](Self::places) gave.
    #[must_use]
    pub fn with_unchecked(&self, tile: Tile, cell: Cell) -> Self {
        let anchor = bit(cell).unwrap_or_default();
        let (first, second) = tile.buildings();
        let mut city = *self;
        city.boards[first as usize] |= anchor;
        let covered = anchor | reach(tile, anchor);
        if let Some(second) = second {
            city.boards[second as usize] |= covered ^ anchor;
        }
        let [row, column] = cell;
        let (down, across) = match tile {
            Tile::Single(_) => (0, 0),
            Tile::Lying(..) => (0, 1),
            Tile::Standing(..) => (1, 0),
        };
        city.top = min(self.top, row);
        city.left = min(self.left, column);
        city.bottom = max(self.bottom, row + down);
        city.right = max(self.right, column + across);
        city.occupied |= covered;
        city.last = covered;
        city
    }

    /// The legal cells for the first half, as a bit board. Both halves must be free and within the frame, and one of
    /// them must touch the city. (Two neighbouring cells within the frame never overstretch it together: the box would
    /// have to grow on two opposite sides.)
    fn legal(&self, tile: Tile) -> u64 {
        if self.is_empty() {
            return bit(MIDDLE).unwrap_or_default();
        }
        let free = rectangle(self.frame()) & !self.occupied;
        let touching = beside(self.occupied);
        match tile {
            Tile::Single(_) => free & touching,
            Tile::Lying(..) => free & free >> 1 & (touching | touching >> 1),
            Tile::Standing(..) => free & free >> ROW & (touching | touching >> ROW),
        }
    }

    /// Where each type of building lies, as a set of squares.
    pub(super) fn squares(&self) -> Squares {
        let boards = self.boards.map(|board| self.packed(board));
        let of = |building: Building| boards[building as usize];
        let taverns = Building::TAVERNS.map(of);
        Squares {
            shop: of(Building::Shop),
            factory: of(Building::Factory),
            taverns,
            tavern: taverns.into_iter().fold(0, |all, kind| all | kind),
            office: of(Building::Office),
            park: of(Building::Park),
            house: of(Building::House),
        }
    }

    /// A city from its buildings at (row, column), both below 4, for reading the notation.
    pub(super) fn arranged(buildings: impl IntoIterator<Item = (u8, u8, Building)>) -> Self {
        let mut city = Self::EMPTY;
        for (row, column, building) in buildings {
            debug_assert!(row < SIZE && column < SIZE, "within four by four");
            let (row, column) = (row + MIDDLE[0], column + MIDDLE[1]);
            let bit = 1 << (u32::from(row) * ROW + u32::from(column));
            if city.is_empty() {
                (city.top, city.left, city.bottom, city.right) = (row, column, row, column);
            }
            city.boards[building as usize] |= bit;
            city.occupied |= bit;
            city.top = min(city.top, row);
            city.left = min(city.left, column);
            city.bottom = max(city.bottom, row);
            city.right = max(city.right, column);
        }
        city
    }
}

/// The bit of a cell, if it is on the board.
const fn bit([row, column]: Cell) -> Option<u64> {
    if row < BOARD && column < BOARD { Some(1 << (row as u32 * ROW + column as u32)) } else { None }
}

/// The cells that share an edge with one of these, and some of the empty eighth column.
pub(super) const fn beside(board: u64) -> u64 {
    board << 1 | board >> 1 | board << ROW | board >> ROW
}

/// The second half of a tile whose first half is `anchor`; nothing for a single building. It can fall into the eighth
/// column or row, which no frame covers.
const fn reach(tile: Tile, anchor: u64) -> u64 {
    match tile {
        Tile::Single(_) => 0,
        Tile::Lying(..) => anchor << 1,
        Tile::Standing(..) => anchor << ROW,
    }
}

/// All cells of a rectangle, corners inclusive.
const fn rectangle([[top, left], [bottom, right]]: [Cell; 2]) -> u64 {
    let row = ((1u64 << (right - left + 1)) - 1) << left;
    let rows = bottom - top + 1;
    // A one in the first column of each of `rows` rows.
    let column = 0x0101_0101_0101_0101u64 >> (64 - ROW * rows as u32);
    (row * column) << (top as u32 * ROW)
}

/// The cells of a bit board, row by row.
fn cells(mut board: u64) -> impl Iterator<Item = Cell> {
    std::iter::from_fn(move || {
        let index = board.trailing_zeros();
        (board != 0).then(|| {
            board &= board - 1;
            [byte(index / ROW), byte(index % ROW)]
        })
    })
}

const fn min(a: u8, b: u8) -> u8 {
    if a < b { a } else { b }
}

const fn max(a: u8, b: u8) -> u8 {
    if a > b { a } else { b }
}
