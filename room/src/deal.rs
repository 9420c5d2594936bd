//! A deal that was fixed before its room was opened. The first game there is dealt from it, and from nothing else:
//! nobody contributes to the shuffle.

use conurbation_rules::draw::{Draw, Hash, Secret};
use conurbation_rules::games::LeftOver;
use conurbation_rules::shuffle::Seed;
use serde::Serialize;

use crate::branch::Branch;
use crate::day::Day;

/// Where a deal comes from.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Deal {
    /// It is everyone's who plays with as many seats on the same day.
    OfDay {
        /// The day.
        day: Day,
        /// The secret of that day's deal for this number of seats, from [`Secret::of_deal`].
        secret: Secret,
    },
    /// A finished game had it, and others want to play the same tiles.
    OfGame {
        /// The SHA-256 of the file of that game.
        from: Hash,
        /// The version of the rules that it was dealt under.
        rules: u16,
        /// The seed of that game.
        seed: Seed,
        /// The starters offered there, if only left-over ones were.
        starters: Option<LeftOver>,
    },
}

/// Where the deal of the coming game comes from, as everyone sees it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum DealView {
    /// It is that of a day.
    Day(#[cfg_attr(feature = "ts", ts(type = "string"))] Day),
    /// It is that of a game, by the SHA-256 of its file.
    Game(#[cfg_attr(feature = "ts", ts(type = "string"))] Hash),
}

impl Deal {
    /// The version of the rules that the game is dealt under, if it begins now.
    pub(crate) const fn rules(&self) -> u16 {
        match self {
            Self::OfDay { .. } => conurbation_rules::VERSION,
            Self::OfGame { rules, .. } => *rules,
        }
    }

    /// What the seed follows from, under a version of the rules; `None` where the file of another game says that.
    pub(crate) fn draw(&self, rules: u16, seats: usize) -> Option<Draw> {
        let Self::OfDay { day, secret } = self else { return None };
        let room = Hash::of_day(&day.to_string());
        Some(Draw { secret: *secret, room, game: 0, rules, contributions: vec![None; seats] })
    }

    /// The seed of the game.
    pub(crate) fn seed(&self, rules: u16, seats: usize) -> Seed {
        match self {
            Self::OfGame { seed, .. } => *seed,
            Self::OfDay { .. } => self.draw(rules, seats).expect("a day's deal is drawn").seed(),
        }
    }

    /// The starters that are offered, if only left-over ones are.
    pub(crate) const fn starters(&self) -> Option<LeftOver> {
        match self {
            Self::OfGame { starters, .. } => *starters,
            Self::OfDay { .. } => None,
        }
    }

    /// The game that has the same deal, if there is one. None of its actions comes before.
    pub(crate) const fn branch(&self) -> Option<Branch> {
        match self {
            Self::OfGame { from, .. } => Some(Branch { from: *from, actions: 0 }),
            Self::OfDay { .. } => None,
        }
    }

    /// The day whose deal it is.
    pub(crate) const fn day(&self) -> Option<Day> {
        match self {
            Self::OfDay { day, .. } => Some(*day),
            Self::OfGame { .. } => None,
        }
    }

    pub(crate) const fn view(&self) -> DealView {
        match self {
            Self::OfDay { day, .. } => DealView::Day(*day),
            Self::OfGame { from, .. } => DealView::Game(*from),
        }
    }
}
