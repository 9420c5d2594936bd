//! Completes a grid by search: an exact cover of its open squares with tiles that are not on it.
//!
//! The search always continues at the square with the fewest spots left, and keeps the small tiles for the end, where
//! they close gaps. A bad start can take ages, so it soon restarts with its choices in another order. It is
//! deterministic: the same grid gives the same answer.

use super::action::Solution;
use super::cells::{Cells, SQUARES};
use super::grid::{Grid, Rule, Tile};
use super::piece::Piece;
use super::spot;
use crate::common::byte;

/// How many spots the search for one grid looks at before it gives up: a few milliseconds.
pub const BUDGET: u64 = 500_000;
/// The budget of the first attempt; each later one gets twice as many spots.
const FIRST_ATTEMPT: u64 = 60_000;

/// The result of a search.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Completion {
    /// The tiles that cover the open squares, in an order in which they can be laid.
    Found(Vec<Tile>),
    /// There is no solution.
    Impossible,
    /// The budget ran out before a solution was found.
    Unknown,
}

/// Completes a grid from where it stood, taking back as few of its last tiles as a bounded search manages; the first
/// tile, the starter, stays.
///
/// A lone starter can be completed within the budget wherever it lies; a test tries all places.
pub fn from_where_it_stood(grid: &Grid) -> Solution {
    let laid = grid.tiles();
    let (kept, found) = (1..=laid.len())
        .rev()
        .find_map(|kept| match complete(&of(&laid[..kept]), BUDGET) {
            Completion::Found(found) => Some((kept, found)),
            Completion::Impossible | Completion::Unknown => None,
        })
        .expect("a lone starter can be completed wherever it lies");
    // Tiles that the search dropped may be part of its solution: then they stay.
    let stays = kept + laid[kept..].iter().take_while(|tile| found.contains(tile)).count();
    solution_from(laid, stays, &found)
}

/// The solution that keeps this many of the tiles that were laid; `found` are at least all others that it has.
pub fn solution_from(laid: &[Tile], stays: usize, found: &[Tile]) -> Solution {
    let missing = found.iter().copied().filter(|tile| !laid[..stays].contains(tile)).collect();
    let tiles = [&laid[..stays], &in_order(covered(&laid[..stays]), missing)].concat();
    Solution { back: byte(laid.len() - stays), tiles }
}

/// Whether a solution covers this grid: it keeps the first tiles, and the rest can be laid after them.
pub fn completes(solution: &Solution, grid: &Grid) -> bool {
    let Some(stays) = grid.tiles().len().checked_sub(solution.back.into()).filter(|stays| *stays > 0) else {
        return false;
    };
    let Some((kept, added)) = solution.tiles.split_at_checked(stays) else { return false };
    let mut covered = of(kept);
    let fits = |tile: &Tile| {
        let fits = !tile.piece.is_starter() && !covered.holds(tile.piece) && covered.check(tile, Rule::Inside).is_ok();
        if fits {
            covered.lay(*tile);
        }
        fits
    };
    *kept == grid.tiles()[..stays] && added.iter().all(fits) && covered.is_full()
}

/// Completes a grid with the tiles that are not on it, looking at no more spots than the budget allows.
pub fn complete(grid: &Grid, budget: u64) -> Completion {
    let open = Cells::ALL.without(covered(grid.tiles()));
    let hand = Piece::tiles().filter(|piece| !grid.holds(*piece));
    let spots = hand.flat_map(|piece| spot::inside(piece).iter().filter(|spot| spot.cells.within(open)));
    let spots: Vec<Candidate> = spots.map(|spot| Candidate { cells: spot.cells, tile: spot.tile }).collect();
    let (mut left, mut limit, mut attempt) = (budget, FIRST_ATTEMPT, 0);
    while left > 0 {
        let mut search = Search { attempt, left: limit.min(left), found: Vec::new() };
        left -= search.left;
        match search.cover(open, &spots) {
            Some(true) => return Completion::Found(in_order(covered(grid.tiles()), search.found)),
            Some(false) => return Completion::Impossible,
            None => {}
        }
        (limit, attempt) = (limit * 2, attempt + 1);
    }
    Completion::Unknown
}

/// A tile in a spot that is still free.
#[derive(Debug, Clone, Copy)]
struct Candidate {
    cells: Cells,
    tile: Tile,
}

/// One attempt to cover a grid.
#[derive(Debug)]
struct Search {
    /// The number of the attempt: it decides which spots are tried first.
    attempt: u64,
    /// How many spots may still be looked at.
    left: u64,
    found: Vec<Tile>,
}

impl Search {
    /// Covers the open squares with the tiles of these spots. Returns whether that worked; `None` if the budget ran
    /// out.
    fn cover(&mut self, open: Cells, spots: &[Candidate]) -> Option<bool> {
        if open.is_empty() {
            return Some(true);
        }
        self.left = self.left.checked_sub(spots.len() as u64).or_else(|| {
            self.left = 0;
            None
        })?;
        let mut choices = [0u16; SQUARES];
        for spot in spots {
            spot.cells.indices().for_each(|index| choices[index] += 1);
        }
        let hardest = Cells::one(open.indices().min_by_key(|index| choices[*index])?);
        let mut tries: Vec<&Candidate> = spots.iter().filter(|spot| spot.cells.meets(hardest)).collect();
        tries.sort_by_cached_key(|spot| self.cost(open, spot));
        for tried in tries {
            let open = open.without(tried.cells);
            let rest: Vec<Candidate> = spots
                .iter()
                .filter(|spot| spot.tile.piece != tried.tile.piece && spot.cells.within(open))
                .copied()
                .collect();
            self.found.push(tried.tile);
            if self.cover(open, &rest)? {
                return Some(true);
            }
            self.found.pop();
        }
        Some(false)
    }

    /// Smaller is better: large tiles first, then those that keep the open squares together.
    fn cost(&self, open: Cells, spot: &Candidate) -> i64 {
        let border = spot.cells.grown().and(open.without(spot.cells)).len();
        let noise = mixed(self.attempt, spot) % (1 + 4 * self.attempt);
        i64::from(border) - 8 * i64::from(spot.cells.len()) + i64::try_from(noise).unwrap_or(i64::MAX)
    }
}

/// A number that looks random and depends on the attempt and the spot alone.
fn mixed(attempt: u64, spot: &Candidate) -> u64 {
    let Tile { piece, facing, at: [row, col] } = spot.tile;
    let parts = [piece.number(), facing, row.unsigned_abs(), col.unsigned_abs()].map(u64::from);
    parts.into_iter().chain([attempt]).fold(0, |mixed: u64, part| {
        let mixed = (mixed ^ part).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        mixed ^ mixed >> 29
    })
}

/// The tiles of a covered grid in an order in which each of them touches what lies there.
fn in_order(mut taken: Cells, mut tiles: Vec<Tile>) -> Vec<Tile> {
    let mut ordered = Vec::with_capacity(tiles.len());
    while let Some(next) = tiles.iter().position(|tile| covered(&[*tile]).meets(taken.grown())) {
        let tile = tiles.remove(next);
        taken = taken.or(covered(&[tile]));
        ordered.push(tile);
    }
    ordered
}

fn covered(tiles: &[Tile]) -> Cells {
    tiles.iter().filter_map(Tile::area).fold(Cells::EMPTY, |cells, area| cells.or(Cells::of(&area)))
}

fn of(tiles: &[Tile]) -> Grid {
    let mut grid = Grid::default();
    for tile in tiles {
        grid.lay(*tile);
    }
    grid
}
