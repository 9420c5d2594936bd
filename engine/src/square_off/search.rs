//! Monte Carlo search: values every place by playing the game out from it with many orders of the cards.

use std::cmp::Reverse;

use conurbation_rules::square_off::Tile;
use conurbation_rules::square_off::cells::Cells;
use conurbation_rules::square_off::spot::Spot;
use serde::Serialize;

use super::duel::{CERTAIN, Playout, Prospect, duel};
use super::places::{Tiles, fitting, spots};
use super::policy::{lay, worth};
use super::sight::Sight;
use super::weights::WEIGHTS;

/// The effort and the aim of a search.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Effort {
    /// How many places are tried: those that look best.
    pub places: usize,
    /// With how many orders of the cards every place is tried.
    pub samples: u32,
    /// The number of sequential halvings: each keeps the better half of the places and tries them with twice as many
    /// orders.
    pub halvings: u32,
    /// How many tiles a win is worth, when places are compared.
    pub win: i64,
}

impl Effort {
    /// For a move of a *master*. Most of what leads to wins shows sooner in how many tiles are laid.
    pub const MASTER: Self = Self { places: 16, samples: 48, halvings: 3, win: 3 };
    /// For each turn of a finished game. How likely wins were is listed, so all places are tried equally often, and a
    /// win is worth more than all tiles together.
    pub const REVIEW: Self = Self { places: 16, samples: 256, halvings: 0, win: 1 << 33 };
}

/// The expected outcome of a place.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "SquareOffOutlook"))]
pub struct Outlook {
    /// How likely the side wins, in tenths of a percent; a draw counts half.
    pub chance: i32,
    /// How many more cards have tiles that fit on the side's grid until the game ends, in hundredths.
    pub turns: i32,
    /// How many of the tiles to come would have a place right after it.
    pub fits: usize,
}

/// A place for the card's tile, and what it is worth.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "SquareOffValued"))]
pub struct Valued {
    /// The tile, and where it lies.
    pub tile: Tile,
    /// What can be expected.
    pub outlook: Outlook,
}

/// A place while it is searched.
struct Candidate {
    tile: Tile,
    open: Cells,
    /// What was found so far, in all.
    sum: Prospect,
    tried: i64,
}

/// The places that look best, best first. The one that is `kept` is among them and tried as often as the best ones.
pub fn search(sight: &Sight, effort: Effort, kept: Option<Tile>) -> Vec<Valued> {
    let to_come: Tiles = sight.to_come.iter().copied().collect();
    let mut all = shortlist(sight, to_come, effort.places, kept);
    // What the other side has just laid is hidden, so it is guessed. One that can't lay anything has lost already.
    let other = lay(sight.other, sight.card, to_come, &WEIGHTS).map_or(sight.other, |(open, _)| open);
    let (mut alive, mut tried) = (all.len(), 0);
    for halving in 0..=effort.halvings {
        let until = effort.samples << halving;
        for number in tried..until {
            let cards = sight.future(number.into());
            let other = Playout::new(other, &cards);
            for candidate in &mut all[..alive] {
                candidate.add(duel([&Playout::new(candidate.open, &cards), &other], &cards));
            }
        }
        tried = until;
        // Stable, so that equal places stay in order.
        all[..alive].sort_by_key(|candidate| -candidate.value(effort.win));
        if halving < effort.halvings {
            let better = alive.div_ceil(2).max(2).min(alive);
            if let Some(at) = all[better.saturating_sub(1)..alive].iter().position(|found| Some(found.tile) == kept) {
                all[better - 1..better + at].rotate_right(1);
            }
            alive = better;
        }
    }
    all.iter().map(|candidate| Valued { tile: candidate.tile, outlook: candidate.outlook(to_come) }).collect()
}

fn shortlist(sight: &Sight, to_come: Tiles, most: usize, kept: Option<Tile>) -> Vec<Candidate> {
    let mut spots: Vec<_> = spots(sight.own, sight.card).collect();
    let worth = |spot: &Spot| worth(sight.own.without(spot.cells), to_come, &WEIGHTS);
    spots.sort_by_cached_key(|spot| (kept != Some(spot.tile), Reverse(worth(spot))));
    spots.truncate(most);
    let candidate = |open, tile| Candidate { tile, open, sum: Prospect::default(), tried: 0 };
    spots.iter().map(|spot| candidate(sight.own.without(spot.cells), spot.tile)).collect()
}

impl Candidate {
    fn add(&mut self, prospect: Prospect) {
        self.sum.won += prospect.won;
        self.sum.turns += prospect.turns;
        self.tried += 1;
    }

    /// The value by which places are compared.
    fn value(&self, win: i64) -> i64 {
        (self.sum.won * win + self.sum.turns) / self.tried.max(1)
    }

    fn outlook(&self, to_come: Tiles) -> Outlook {
        let whole = self.tried.max(1) * CERTAIN;
        let mean = |sum: i64| i32::try_from((2 * sum + whole) / (2 * whole)).unwrap_or_default();
        let fits = fitting(self.open, to_come).len() as usize;
        Outlook { chance: mean(self.sum.won * 1000), turns: mean(self.sum.turns * 100), fits }
    }
}
