//! Every place where a tile could ever lie, computed once.

use std::sync::LazyLock;

use super::area::{Area, GRID, MARGIN};
use super::cells::Cells;
use super::grid::Tile;
use super::piece::{Piece, TILES};
use crate::common::byte;

/// A tile in one place, with at least one of its squares on the grid.
#[derive(Debug, Clone, Copy)]
pub struct Spot {
    /// The tile, and where it lies.
    pub tile: Tile,
    /// Its squares on the grid.
    pub cells: Cells,
    /// The squares of the grid that share an edge with it.
    pub rim: Cells,
    /// How many of its squares lie outside.
    pub outside: u8,
}

/// The spots of each tile: those within the grid, then those that reach over the edge by one square, and so on.
static SPOTS: LazyLock<[Vec<Spot>; TILES]> = LazyLock::new(|| {
    let mut tiles = Piece::tiles();
    std::array::from_fn(|_| tiles.next().map(spots).unwrap_or_default())
});

/// All spots of a tile, those with fewer squares outside first.
pub fn all(tile: Piece) -> &'static [Spot] {
    &SPOTS[tile.index()]
}

/// The spots of a tile that lie wholly within the grid.
pub fn inside(tile: Piece) -> &'static [Spot] {
    let all = all(tile);
    &all[..all.partition_point(|spot| spot.outside == 0)]
}

fn spots(piece: Piece) -> Vec<Spot> {
    let corners = (-MARGIN..GRID).flat_map(|row| (-MARGIN..GRID).map(move |col| [row, col]));
    let facings = 0..byte(piece.facings().len());
    let tiles = facings.flat_map(|facing| corners.clone().map(move |at| Tile { piece, facing, at }));
    let spot = |tile: Tile| {
        let area = tile.area()?;
        let (cells, rim) = (Cells::of(&area), Cells::of(&area.neighbours()));
        let outside = byte(area.without(&Area::GRID).len());
        (!cells.is_empty() && area.len() == u32::from(piece.size())).then_some(Spot { tile, cells, rim, outside })
    };
    let mut spots: Vec<Spot> = tiles.filter_map(spot).collect();
    spots.sort_by_key(|spot| spot.outside);
    spots
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::super::grid::{Grid, Rule};
    use super::*;

    #[test]
    fn spots_match_the_legal_places() {
        let mut grid = Grid::default();
        grid.lay(Tile { piece: Piece::starters().next().unwrap(), facing: 0, at: [0, 0] });
        let key = |tile: &Tile| (tile.facing, tile.at);
        for piece in Piece::tiles() {
            for (rule, spots) in [(Rule::Inside, inside(piece)), (Rule::Overhang, all(piece))] {
                let places: BTreeSet<_> = grid.places(piece, rule).map(|tile| key(&tile)).collect();
                let legal = spots.iter().filter(|spot| grid.check(&spot.tile, rule).is_ok());
                assert_eq!(legal.map(|spot| key(&spot.tile)).collect::<BTreeSet<_>>(), places, "{piece:?}");
            }
            assert!(inside(piece).iter().all(|spot| spot.outside == 0 && spot.cells.len() == u32::from(piece.size())));
            assert!(
                all(piece).iter().all(|spot| spot.cells.len() + u32::from(spot.outside) == u32::from(piece.size()))
            );
        }
    }
}
