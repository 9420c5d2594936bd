//! What every place is worth: the game is played out from it, with the cards in many orders.

use conurbation_rules::square_off::Tile;
use conurbation_rules::square_off::cells::Cells;
use serde::Serialize;

use super::course::{Course, best, spots};
use super::sight::Sight;
use super::taste::TASTE;

/// How much a win is worth, in hundredths of a turn: what leads to one is better than what lasts long.
const WIN: i64 = 2000;

/// How long a search takes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Effort {
    /// How many places are tried: those that look best.
    pub places: usize,
    /// With how many orders of the cards every place is tried.
    pub glances: u32,
    /// How often the better half of the places is tried with twice as many.
    pub halvings: u32,
}

impl Effort {
    /// For a move of a *master*.
    pub const MASTER: Self = Self { places: 32, glances: 96, halvings: 3 };
    /// For each turn of a finished game.
    pub const REVIEW: Self = Self { places: 24, glances: 32, halvings: 3 };
}

/// What can be expected of a place.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "SquareOffOutlook"))]
pub struct Outlook {
    /// How likely the side wins, in tenths of a percent; a draw counts half.
    pub chance: i32,
    /// How many more tiles can be laid after this one, in hundredths.
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
    /// Two for each win, one for each draw.
    won: i64,
    turns: i64,
    tried: i64,
}

/// The places that look best, best first. The one that is `kept` is among them and tried as often as the best ones.
pub fn search(sight: &Sight, effort: Effort, kept: Option<Tile>) -> Vec<Valued> {
    let mut all = shortlist(sight, effort.places, kept);
    // What the other side has just laid is hidden, so it is guessed. One that can't lay anything has lost already.
    let other = best(sight.other, sight.card, &TASTE).map_or(sight.other, |spot| sight.other.without(spot.cells));
    let (mut alive, mut tried) = (all.len(), 0);
    for halving in 0..=effort.halvings {
        let until = effort.glances << halving;
        for number in tried..until {
            let cards = sight.future(number.into());
            let other = Course::new(other, &cards, &TASTE);
            for candidate in &mut all[..alive] {
                candidate.add(&Course::new(candidate.open, &cards, &TASTE), &other);
            }
        }
        tried = until;
        // Stable, so that equal places stay in order.
        all[..alive].sort_by_key(|candidate| -candidate.value());
        if halving < effort.halvings {
            let better = alive.div_ceil(2).max(2).min(alive);
            if let Some(at) = all[better.saturating_sub(1)..alive].iter().position(|found| Some(found.tile) == kept) {
                all[better - 1..better + at].rotate_right(1);
            }
            alive = better;
        }
    }
    all.iter().map(|candidate| Valued { tile: candidate.tile, outlook: candidate.outlook(sight) }).collect()
}

fn shortlist(sight: &Sight, most: usize, kept: Option<Tile>) -> Vec<Candidate> {
    let mut spots: Vec<_> = spots(sight.own, sight.card).collect();
    spots.sort_by_cached_key(|spot| (kept != Some(spot.tile), -TASTE.worth(sight.own.without(spot.cells))));
    spots.truncate(most);
    let candidate = |open, tile| Candidate { tile, open, won: 0, turns: 0, tried: 0 };
    spots.iter().map(|spot| candidate(sight.own.without(spot.cells), spot.tile)).collect()
}

impl Candidate {
    fn add(&mut self, course: &Course, other: &Course) {
        self.won += i64::from(course.points(other));
        self.turns += i64::from(course.turns);
        self.tried += 1;
    }

    /// By what places are compared.
    fn value(&self) -> i64 {
        (self.won * WIN / 2 + self.turns * 100) * 1000 / self.tried.max(1)
    }

    fn outlook(&self, sight: &Sight) -> Outlook {
        let fits = sight.to_come.iter().filter(|tile| spots(self.open, **tile).next().is_some()).count();
        let tried = self.tried.max(1);
        let mean = |sum: i64| i32::try_from((2 * sum + tried) / (2 * tried)).unwrap_or_default();
        Outlook { chance: mean(self.won * 500), turns: mean(self.turns * 100), fits }
    }
}
