//! Monte Carlo search: values every choice or place by playing this turn and the next one in many samples of the hidden
//! tiles, and estimating the cities as they stand then.

use conurbation_rules::two_cities::{Cell, Phase, Side, Sight, Tile};
use serde::Serialize;

use super::judge::Judge;
use super::outlook::{Outlook, Outlooks};
use super::sample::Sample;
use super::start::Start;
use super::values::VALUES;

/// The effort of a search.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Effort {
    /// The number of samples in which every option is tried.
    pub samples: u32,
    /// The number of sequential halvings: each keeps the better half of the options and tries them in twice as many.
    pub halvings: u32,
    /// How many turns are played after this one.
    pub turns: u32,
}

impl Effort {
    /// For a move of a *master*.
    pub const MASTER: Self = Self { samples: 96, halvings: 2, turns: 1 };
    /// For each decision of a finished game.
    pub const REVIEW: Self = Self { samples: 32, halvings: 2, turns: 1 };
}

/// What a seat can do.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Way {
    /// Choose two tiles, by their places in the hand, the lower one first.
    Choose([u8; 2]),
    /// Place a tile.
    Place {
        /// Its number.
        tile: u8,
        /// Into which of the seat's cities.
        side: Side,
        /// The cell of its first half.
        cell: Cell,
    },
}

/// An option, and what it is worth.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Valued {
    /// What is done.
    pub way: Way,
    /// What can be expected of it.
    pub outlook: Outlook,
}

/// An option while it is searched.
struct Candidate {
    way: Way,
    outlooks: Outlooks,
}

/// Every option of a seat that makes a difference, best first. The one that is `kept` is tried as often as the best
/// ones. It takes the first of equal tiles, and of equal options the first.
pub fn search(sight: &Sight, effort: Effort, kept: Option<Way>) -> Vec<Valued> {
    let kept = kept.map(|way| plainest(sight, way));
    let mut all: Vec<Candidate> =
        ways(sight).into_iter().map(|way| Candidate { way, outlooks: Outlooks::default() }).collect();
    let judge = Judge::new(&VALUES);
    let mut alive = all.len();
    let mut tried = 0;
    for halving in 0..=effort.halvings {
        let until = effort.samples << halving;
        for number in tried..until {
            let sample = Sample::new(sight, number.into());
            let start = Start::new(&judge, sight, &sample);
            for candidate in &mut all[..alive] {
                candidate.outlooks.add(start.outlook(candidate.way, effort.turns));
            }
        }
        tried = until;
        // Stable, so that equal options stay in order.
        all[..alive].sort_by_key(|candidate| -candidate.outlooks.mean().lead);
        if halving < effort.halvings {
            let better = alive.div_ceil(2).max(2).min(alive);
            if let Some(at) = all[better - 1..alive].iter().position(|candidate| Some(candidate.way) == kept) {
                all[better - 1..better + at].rotate_right(1);
            }
            alive = better;
        }
    }
    // Those that were tried most often come first: the means of the others are less sure.
    all.iter().map(|Candidate { way, outlooks }| Valued { way: *way, outlook: outlooks.mean() }).collect()
}

/// The tile with a number.
pub(super) fn tile(sight: &Sight, number: u8) -> Option<Tile> {
    sight.tiles.iter().find(|(other, _)| *other == number).map(|(_, tile)| *tile)
}

/// The same with the first of equal tiles.
pub(super) fn plainest(sight: &Sight, way: Way) -> Way {
    let first = |number: u8, not: Option<u8>| {
        let wanted = tile(sight, number);
        let same = sight.tiles.iter().find(|(other, tile)| Some(*tile) == wanted && Some(*other) != not);
        same.map_or(number, |(other, _)| *other)
    };
    match way {
        Way::Choose([one, other]) => {
            let one = first(one, None);
            let other = first(other, Some(one));
            Way::Choose([one.min(other), one.max(other)])
        }
        Way::Place { tile, side, cell } => Way::Place { tile: first(tile, None), side, cell },
    }
}

/// What a seat can do; of equal tiles the first is meant. A choice has the tiles that were picked as a draft.
fn ways(sight: &Sight) -> Vec<Way> {
    let mut ways = Vec::new();
    if sight.phase == Phase::Choose {
        for (second, (number, _)) in sight.tiles.iter().enumerate() {
            for (first, _) in &sight.tiles[..second] {
                let way = Way::Choose([*first, *number]);
                let drafted = sight.draft.iter().all(|pick| pick == first || pick == number);
                if drafted && (plainest(sight, way) == way || !sight.draft.is_empty()) {
                    ways.push(way);
                }
            }
        }
        return ways;
    }
    for (number, tile) in &sight.tiles {
        for side in &sight.owed {
            let places = sight.cities[sight.city(*side).index()].places(*tile);
            let all = places.map(|cell| Way::Place { tile: *number, side: *side, cell });
            ways.extend(all.filter(|way| plainest(sight, *way) == *way));
        }
    }
    ways
}
