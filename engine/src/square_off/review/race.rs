//! How a grid could have been covered, from every moment of a race.

use conurbation_rules::common::Seat;
use conurbation_rules::square_off::solver::from_where_it_stood;
use conurbation_rules::square_off::{Game, Mode, Phase, SIDES, Solution, Tile, side_of};
use serde::Serialize;

/// How many moves of a race are looked at: more than two sides need if they take back every tile five times.
const MOST: usize = 400;

/// How a side's grid could have been covered after a move.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "SquareOffRescue"))]
pub struct Rescue {
    /// The number of the move, from 0.
    pub action: usize,
    /// The side.
    pub side: u8,
    /// How many of the last tiles had to be taken back first.
    pub back: u8,
    /// The covered grid, drawn as in the views of the game.
    pub grid: String,
    /// Its tiles: those that stay, then the rest in an order in which they can be laid.
    #[serde(skip)]
    pub tiles: Vec<Tile>,
}

/// Those of a race so far.
#[derive(Default)]
pub(super) struct Rescues {
    pub all: Vec<Rescue>,
    /// What was found last for each side: as long as tiles are laid as it says, it holds.
    last: [Option<Solution>; SIDES],
}

impl Rescues {
    /// After an action: what was found for its side.
    pub fn add(&mut self, game: &Game, action: usize, seat: Seat) {
        let side = side_of(seat);
        let grid = game.grid(side);
        let races = game.variant().mode == Mode::Sprint && game.phase() == Phase::Race;
        if !races || grid.is_full() || self.all.len() == MOST {
            return;
        }
        let last = &mut self.last[usize::from(side)];
        let holds = |found: &Solution| found.back == 0 && grid.tiles().iter().all(|tile| found.tiles.contains(tile));
        let found = match last.take().filter(holds) {
            Some(found) => reordered(found, grid.tiles()),
            None => from_where_it_stood(grid),
        };
        self.all.push(Rescue { action, side, back: found.back, grid: found.drawn(), tiles: found.tiles.clone() });
        *last = Some(found);
    }
}

/// The same solution, for tiles of it that were laid in another order.
fn reordered(Solution { back, tiles }: Solution, laid: &[Tile]) -> Solution {
    let rest = tiles.into_iter().filter(|tile| !laid.contains(tile));
    Solution { back, tiles: laid.iter().copied().chain(rest).collect() }
}
