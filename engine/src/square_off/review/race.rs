//! Finds how a grid could have been covered after each move of a race.

use conurbation_rules::common::Seat;
use conurbation_rules::square_off::solver::{from_where_it_stood, solution_from};
use conurbation_rules::square_off::{Game, Mode, Phase, SIDES, Solution, Tile, side_of};
use serde::Serialize;

/// The most moves of a race that get a rescue: more than two sides need if they take back every tile five times.
const MOST: usize = 400;
/// How many of these may need a search: one takes some tens of milliseconds at worst.
const SEARCHES: usize = 150;

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
    /// How many tiles stay where they were.
    #[serde(skip)]
    pub stay: usize,
    /// The covered grid's tiles: those that stay, then the rest in an order in which they can be laid.
    #[serde(skip)]
    pub tiles: Vec<Tile>,
}

/// Those of a race so far.
#[derive(Default)]
pub(super) struct Rescues {
    pub all: Vec<Rescue>,
    searched: usize,
    /// For each side what was found last, and the tiles that lay there.
    last: [Option<(Solution, Vec<Tile>)>; SIDES],
}

impl Rescues {
    /// After an action: what is found for its side.
    pub fn add(&mut self, game: &Game, action: usize, seat: Seat) {
        let side = side_of(seat);
        let laid = game.grid(side).tiles();
        let races = game.variant().mode == Mode::Sprint && game.phase() == Phase::Race;
        if !races || game.grid(side).is_full() || self.all.len() == MOST || self.searched == SEARCHES {
            return;
        }
        let last = &mut self.last[usize::from(side)];
        let known = last.as_ref().and_then(|(found, then)| still_holds(found, then, laid));
        self.searched += usize::from(known.is_none());
        let found = known.unwrap_or_else(|| from_where_it_stood(game.grid(side)));
        let stay = laid.len() - usize::from(found.back);
        self.all.push(Rescue { action, side, back: found.back, grid: found.drawn(), stay, tiles: found.tiles.clone() });
        *last = Some((found, laid.to_vec()));
    }
}

/// What was found when other tiles lay there, for those that lie there now; `None` if it says nothing of them. It still
/// holds if none of them is in its way, or if the first one that was in its way still is.
fn still_holds(found: &Solution, then: &[Tile], laid: &[Tile]) -> Option<Solution> {
    let stay = then.len() - usize::from(found.back);
    if found.back == 0 {
        let fits = laid.iter().all(|tile| found.tiles.contains(tile));
        return fits.then(|| solution_from(laid, laid.len(), &found.tiles));
    }
    (laid.len() > stay && laid[..=stay] == then[..=stay]).then(|| solution_from(laid, stay, &found.tiles))
}
