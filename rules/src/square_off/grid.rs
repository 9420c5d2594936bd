//! The grid of one side, and where a piece can lie on it.

use serde::{Deserialize, Serialize};

use super::action::Refusal;
use super::area::{Area, Square};
use super::piece::{Facing, Piece};
use crate::common::byte;

/// The middle of the grid.
const CENTRE: Square = [4, 4];
/// The corners of the central three by three.
pub const CENTRAL: [Square; 2] = [[3, 3], [5, 5]];
/// The least number of a starter's squares in the central three by three.
const CENTRAL_SQUARES: u32 = 4;

/// A piece on a grid or held over it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "SquareOffTile"))]
pub struct Tile {
    /// Which piece.
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    pub piece: Piece,
    /// Its orientation: an index into the piece's facings.
    pub facing: u8,
    /// The top left corner of its bounding box, `[row, column]`; that square itself may be empty.
    pub at: Square,
}

/// Where a piece may lie.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Rule {
    /// A starter: it covers the centre, and most of it lies in the central three by three.
    Centre,
    /// A starter that may lie anywhere on the grid.
    Anywhere,
    /// A tile: within the grid, and sharing an edge with a tile of its own side.
    Inside,
    /// A tile of City Sprawl: at least one square on the grid, and sharing an edge with a tile of its own side.
    Overhang,
}

/// The grid of one side with its tiles, in the order they were laid.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Grid {
    tiles: Vec<Tile>,
    taken: Area,
}

impl Tile {
    /// The squares it covers, except those beyond the margin; `None` if its piece has no such facing.
    pub fn area(&self) -> Option<Area> {
        self.piece.facings().get(usize::from(self.facing)).map(|facing| facing.area(self.at))
    }
}

/// Whether a starter lies near the centre.
fn is_central(area: &Area) -> bool {
    let [[top, left], [bottom, right]] = CENTRAL;
    let central = (top..=bottom).flat_map(|row| (left..=right).map(move |col| [row, col])).collect();
    area.contains(CENTRE) && area.and(&central).len() >= CENTRAL_SQUARES
}

impl Grid {
    /// The tiles, in the order they were laid; the first one is the starter.
    pub fn tiles(&self) -> &[Tile] {
        &self.tiles
    }

    /// The squares that are covered, on the grid and outside.
    pub const fn taken(&self) -> &Area {
        &self.taken
    }

    /// The uncovered squares of the grid.
    pub fn open(&self) -> Area {
        Area::GRID.without(&self.taken)
    }

    /// Whether every square of the grid is covered.
    pub fn is_full(&self) -> bool {
        self.open().is_empty()
    }

    /// How many covered squares lie outside the grid.
    pub fn outside(&self) -> u8 {
        byte(self.taken.without(&Area::GRID).len())
    }

    /// Whether this piece is on the grid.
    pub fn holds(&self, piece: Piece) -> bool {
        self.tiles.iter().any(|tile| tile.piece == piece)
    }

    /// Whether a tile may lie there.
    pub fn check(&self, tile: &Tile, rule: Rule) -> Result<(), Refusal> {
        let area = tile.area().ok_or(Refusal::NoSuchFacing)?;
        let needed = if rule == Rule::Overhang { 1 } else { tile.piece.size() };
        if area.and(&Area::GRID).len() < needed.into() {
            return Err(Refusal::OffGrid);
        }
        if area.meets(&self.taken) {
            return Err(Refusal::OnTile);
        }
        match rule {
            Rule::Centre if !is_central(&area) => Err(Refusal::OffCentre),
            Rule::Inside | Rule::Overhang if !area.neighbours().meets(&self.taken) => Err(Refusal::Apart),
            _ => Ok(()),
        }
    }

    /// Every legal place of a piece: by facing, then row by row.
    pub fn places(&self, piece: Piece, rule: Rule) -> impl Iterator<Item = Tile> {
        (0..).zip(piece.facings()).flat_map(move |(facing, shape)| {
            self.corners(shape, rule).squares().map(move |at| Tile { piece, facing, at })
        })
    }

    /// Whether a piece may lie anywhere.
    pub fn fits(&self, piece: Piece, rule: Rule) -> bool {
        piece.facings().iter().any(|facing| !self.corners(facing, rule).is_empty())
    }

    /// Every [`Tile::at`] that [`check`](Self::check) allows for a facing. A view of a race looks at thousands of them,
    /// so they are found all at once.
    fn corners(&self, facing: &Facing, rule: Rule) -> Area {
        let open = self.open();
        let any = |area: &Area| {
            let each = facing.squares.iter().map(|square| area.up_left(*square));
            each.reduce(|all, one| all.or(&one)).unwrap_or_default()
        };
        let all = |area: &Area| {
            let each = facing.squares.iter().map(|square| area.up_left(*square));
            each.reduce(|all, one| all.and(&one)).unwrap_or_default()
        };
        match rule {
            Rule::Centre => all(&open).squares().filter(|at| is_central(&facing.area(*at))).collect(),
            Rule::Anywhere => all(&open),
            Rule::Inside => all(&open).and(&any(&self.taken.neighbours())),
            Rule::Overhang => any(&open).and(&any(&self.taken.neighbours())).without(&any(&self.taken)),
        }
    }

    /// Lays a tile that has passed [`check`](Self::check).
    pub fn lay(&mut self, tile: Tile) {
        self.taken = self.taken.or(&tile.area().unwrap_or_default());
        self.tiles.push(tile);
    }

    /// Takes a piece off.
    pub fn lift(&mut self, piece: Piece) {
        self.tiles.retain(|tile| tile.piece != piece);
        self.taken = self.tiles.iter().filter_map(Tile::area).fold(Area::EMPTY, |taken, area| taken.or(&area));
    }
}
