//! *Sharp* looks ahead: it plays out the game from the places that look best, with the cards in many orders, and takes
//! the place that does best overall.

use std::cmp::Reverse;

use super::playout::Playout;
use super::sight::Sight;
use crate::square_off::grid::Tile;

/// How many places it tries.
const SHORTLIST: usize = 8;
/// How many card orders it tries, the same ones for each place.
const FUTURES: u16 = 128;

/// The tile it lays, and where.
pub(super) fn best(sight: &Sight) -> Option<Tile> {
    let mut places: Vec<Tile> = sight.places().collect();
    places.sort_by_cached_key(|tile| Reverse(sight.with(*tile).worth()));
    places.truncate(SHORTLIST);
    // Where the other side lays the current card is hidden, so it is guessed. Before the first card there is nothing to
    // compare with.
    let other = (!sight.other.tiles().is_empty()).then(|| {
        let mut board = sight.board(sight.other);
        sight.hand.iter().for_each(|card| _ = board.lay(*card));
        board
    });
    let futures = sight.futures(FUTURES);
    let others: Vec<Option<Playout>> = futures.iter().map(|future| Some(Playout::new(other?, future))).collect();
    let value = |tile: &Tile| -> i32 {
        let board = sight.with(*tile);
        let playouts = futures.iter().zip(&others);
        playouts.map(|(future, other)| Playout::new(board, future).value(sight.mode, other.as_ref())).sum()
    };
    // Ties go to the first, which looks best.
    places.into_iter().min_by_key(|tile| Reverse(value(tile)))
}
