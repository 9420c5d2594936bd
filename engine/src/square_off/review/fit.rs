//! Finds how the tile that ended a game could have fitted.

use conurbation_rules::square_off::cells::Cells;
use conurbation_rules::square_off::{Piece, Tile};

use crate::square_off::places::spots;
use crate::square_off::weights::WEIGHTS;

/// How many places are looked at before the search gives up: about a second.
const BUDGET: u32 = 400_000;

/// The open squares of a side at the beginning of each turn, and the cards' tiles, the last of which didn't fit.
/// Returns the latest turn, from 0, from which all tiles that came could have been laid, and how; `None` if none is
/// found.
pub(super) fn latest(open: &[Cells], cards: &[Piece]) -> Option<(usize, Vec<Tile>)> {
    let mut search = Search { left: BUDGET, laid: Vec::new() };
    (0..open.len()).rev().find_map(|turn| {
        search.laid.clear();
        search.fits(open[turn], &cards[turn..]).then(|| (turn, search.laid.clone()))
    })
}

struct Search {
    left: u32,
    laid: Vec<Tile>,
}

impl Search {
    /// Whether tiles fit, one after the other. They lie where they were `laid` then.
    fn fits(&mut self, open: Cells, cards: &[Piece]) -> bool {
        let Some((card, rest)) = cards.split_first() else { return true };
        let mut places: Vec<_> = spots(open, *card).collect();
        places.sort_by_cached_key(|spot| -WEIGHTS.worth(open.without(spot.cells)));
        for spot in places {
            if self.left == 0 {
                return false;
            }
            self.left -= 1;
            self.laid.push(spot.tile);
            if self.fits(open.without(spot.cells), rest) {
                return true;
            }
            self.laid.pop();
        }
        false
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn drawn(rows: &str) -> Cells {
        let open = rows.split('/').flat_map(str::chars).enumerate().filter(|(_, square)| *square == '.');
        open.fold(Cells::EMPTY, |cells, (index, _)| cells.or(Cells::one(index)))
    }

    fn pieces(letters: &str) -> Vec<Piece> {
        letters.chars().filter_map(Piece::from_letter).collect()
    }

    #[test]
    fn the_latest_turn_is_found_from_which_all_shapes_would_have_fitted() {
        // Only one place keeps a line of three for the second shape: the domino has to lie in the corner.
        let before = drawn("...xxxxxx/..xxxxxxx/xxxxxxxxx/xxxxxxxxx/xxxxxxxxx/xxxxxxxxx/xxxxxxxxx/xxxxxxxxx/xxxxxxxxx");
        let spoiled =
            drawn("..xxxxxxx/.xxxxxxxx/xxxxxxxxx/xxxxxxxxx/xxxxxxxxx/xxxxxxxxx/xxxxxxxxx/xxxxxxxxx/xxxxxxxxx");
        let (turn, tiles) = latest(&[before, spoiled], &pieces("bc")).expect("the domino fits below");
        assert_eq!((turn, tiles.len()), (0, 2));
        assert_eq!(tiles[0].at, [1, 0]);
        assert_eq!(latest(&[spoiled], &pieces("c")), None);
    }
}
