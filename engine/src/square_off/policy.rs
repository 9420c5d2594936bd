//! The playout policy: lays each tile where it looks best.

use std::cmp::Reverse;

use conurbation_rules::square_off::Piece;
use conurbation_rules::square_off::cells::Cells;

use super::places::{Tiles, fitting, ways};
use super::weights::Weights;

/// With this many tiles to come or fewer, it matters which of them still fit. Earlier, hardly any place spoils one.
pub const LATE: u32 = 12;
/// The penalty for each tile to come that no longer fits: about as much as two pairs of open squares. Grids last 0.1
/// tiles longer with it.
const UNFIT: i32 = 40;
/// The number of places, the best-looking ones without this check, for which it is checked which tiles still fit.
const LOOKED_AT: usize = 12;

/// The value of open squares when these tiles are still to come.
pub fn worth(open: Cells, to_come: Tiles, weights: &Weights) -> i32 {
    weights.worth(open) - spoiled(to_come, fitting(open, to_come))
}

fn spoiled(to_come: Tiles, fitting: Tiles) -> i32 {
    UNFIT * (to_come.len() - fitting.len()).cast_signed()
}

/// The open squares after a tile lies where they are worth most whatever is to come, in the first place of several.
pub fn lay_early(open: Cells, tile: Piece, weights: &Weights) -> Option<Cells> {
    ways(open, tile).min_by_key(|open| Reverse(weights.worth(*open)))
}

/// The open squares after a tile lies where they are worth most, and which of the tiles to come then fit.
pub fn lay(open: Cells, tile: Piece, to_come: Tiles, weights: &Weights) -> Option<(Cells, Tiles)> {
    if to_come.len() > LATE {
        return lay_early(open, tile, weights).map(|open| (open, fitting(open, to_come)));
    }
    let mut ways: Vec<_> = ways(open, tile).map(|open| (weights.worth(open), open)).collect();
    ways.sort_by_key(|(worth, _)| Reverse(*worth));
    let mut best: Option<(i32, (Cells, Tiles))> = None;
    for (worth, open) in ways.into_iter().take(LOOKED_AT) {
        if best.is_some_and(|(most, _)| most >= worth) {
            break;
        }
        let fitting = fitting(open, to_come);
        let worth = worth - spoiled(to_come, fitting);
        if best.is_none_or(|(most, _)| worth > most) {
            best = Some((worth, (open, fitting)));
        }
    }
    best.map(|(_, found)| found)
}

/// How many tiles can be laid if the cards come in this order.
pub fn tiles_laid(mut open: Cells, cards: &[Piece], weights: &Weights) -> usize {
    let mut to_come: Tiles = cards.iter().copied().collect();
    let fits = |card: &&Piece| {
        to_come = to_come.without(**card);
        lay(open, **card, to_come, weights).inspect(|(then, _)| open = *then).is_some()
    };
    cards.iter().take_while(fits).count()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::square_off::weights::WEIGHTS;

    fn tiles(letters: &str) -> Tiles {
        letters.chars().filter_map(Piece::from_letter).collect()
    }

    #[test]
    fn a_tile_is_laid_where_others_still_fit() {
        // A row of three squares in the corner, and two below. The domino looks best below, which leaves the row.
        let open = [0, 1, 2, 9, 10].into_iter().map(Cells::one).fold(Cells::EMPTY, Cells::or);
        let domino = Piece::from_letter('b').unwrap();
        let [line, angle] = ["c", "d"].map(tiles);
        let row = [0, 1, 2].into_iter().map(Cells::one).fold(Cells::EMPTY, Cells::or);
        assert_eq!(lay_early(open, domino, &WEIGHTS), Some(row));
        assert_eq!(lay(open, domino, line, &WEIGHTS), Some((row, line)));
        let (then, fits) = lay(open, domino, angle, &WEIGHTS).unwrap();
        assert!(then != row && fits == angle, "{then:?}");
        assert_eq!(lay(row, Piece::from_letter('d').unwrap(), line, &WEIGHTS), None);
    }
}
