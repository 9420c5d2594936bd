//! Finds the legal places of tiles among open squares.

use std::sync::LazyLock;

use arrayvec::ArrayVec;
use conurbation_rules::square_off::cells::Cells;
use conurbation_rules::square_off::spot::{self, Spot};
use conurbation_rules::square_off::{Area, Facing, GRID, Piece, Square, TILES};

/// A set of tiles, one bit for each.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Tiles(u32);

impl Tiles {
    /// How many there are.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether a tile is one of them.
    pub const fn contains(self, tile: Piece) -> bool {
        self.0 & 1 << tile.number() != 0
    }

    /// Those in both sets.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// Those in either set.
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// All but one.
    #[must_use]
    pub const fn without(self, tile: Piece) -> Self {
        Self(self.0 & !(1 << tile.number()))
    }
}

impl FromIterator<Piece> for Tiles {
    fn from_iter<I: IntoIterator<Item = Piece>>(tiles: I) -> Self {
        Self(tiles.into_iter().fold(0, |all, tile| all | 1 << tile.number()))
    }
}

/// The height and the width in which every tile fits, and how many squares the largest ones have.
const BOX: usize = 5;

/// A tile that lies one way round.
struct Shape {
    /// Its squares, as those of a box are numbered, row by row.
    squares: ArrayVec<usize, BOX>,
    /// The same on the grid, with its corner on the first square.
    cells: Cells,
    /// Where its corner may be.
    corners: Cells,
}

/// The shapes of each tile, one for each way it can lie.
static TURNED: LazyLock<[Vec<Shape>; TILES]> = LazyLock::new(|| {
    let mut tiles = Piece::tiles();
    std::array::from_fn(|_| tiles.next().into_iter().flat_map(Piece::facings).map(Shape::new).collect())
});

impl Shape {
    fn new(facing: &Facing) -> Self {
        let inside = |corner: &Square| facing.area(*corner).without(&Area::GRID).is_empty();
        let corners: Area = Area::GRID.squares().filter(inside).collect();
        let squares = facing.squares.iter().map(|square| square.map(|at| usize::from(at.unsigned_abs())));
        Self {
            squares: squares.map(|[row, col]| BOX * row + col).collect(),
            cells: Cells::of(&facing.area([0, 0])),
            corners: Cells::of(&corners),
        }
    }
}

/// Where squares are open, for all places at once: for each square of a box, the corners that a box can have so that
/// this square of it is one of them.
struct Ground {
    open: [Cells; BOX * BOX],
    /// The same for the open squares beside what is covered.
    beside: [Cells; BOX * BOX],
}

impl Ground {
    fn new(open: Cells) -> Self {
        let corners = |cells: Cells| {
            std::array::from_fn(|square| cells.back(square / BOX * usize::from(GRID.unsigned_abs()) + square % BOX))
        };
        Self { open: corners(open), beside: corners(Cells::ALL.without(open).grown().and(open)) }
    }

    /// Where a shape's corner can be: it lies beside what is covered.
    fn corners(&self, shape: &Shape) -> Cells {
        let inside = shape.squares.iter().fold(shape.corners, |corners, square| corners.and(self.open[*square]));
        inside.and(shape.squares.iter().fold(Cells::EMPTY, |corners, square| corners.or(self.beside[*square])))
    }

    fn fits(&self, tile: Piece) -> bool {
        TURNED[tile.index()].iter().any(|shape| !self.corners(shape).is_empty())
    }
}

/// Every spot of a tile among open squares: it lies beside what is covered.
pub fn spots(open: Cells, tile: Piece) -> impl Iterator<Item = &'static Spot> {
    spot::inside(tile).iter().filter(move |spot| spot.cells.within(open) && !spot.rim.within(open))
}

/// What is open after a tile lies in each of its spots, in the same order. Playouts ask for it all the time, so it is
/// found for all places at once.
pub fn ways(open: Cells, tile: Piece) -> impl Iterator<Item = Cells> {
    let ground = Ground::new(open);
    TURNED[tile.index()].iter().flat_map(move |shape| {
        ground.corners(shape).indices().map(move |corner| open.without(shape.cells.ahead(corner)))
    })
}

/// Which of these tiles fit.
pub fn fitting(open: Cells, tiles: Tiles) -> Tiles {
    let ground = Ground::new(open);
    Piece::tiles().filter(|tile| tiles.contains(*tile) && ground.fits(*tile)).collect()
}

#[cfg(test)]
mod tests {
    use conurbation_rules::square_off::cells::SQUARES;

    use super::*;
    use crate::common::Dice;

    #[test]
    fn ways_and_fitting_tiles_are_those_of_the_spots() {
        let mut dice = Dice::new(1, 0);
        for share in [1, 2, 4, 8, 16] {
            let open = (0..SQUARES).filter(|_| dice.below(share + 1) > 0).map(Cells::one);
            let open = open.fold(Cells::EMPTY, Cells::or);
            let fitting = fitting(open, Piece::tiles().collect());
            for tile in Piece::tiles() {
                let ways: Vec<_> = ways(open, tile).collect();
                let spots: Vec<_> = spots(open, tile).map(|spot| open.without(spot.cells)).collect();
                assert_eq!(ways, spots, "{tile:?}");
                assert_eq!(fitting.contains(tile), !spots.is_empty(), "{tile:?}");
            }
        }
    }
}
