//! A deal that was fixed before its room was opened. The first game there is dealt from it, and from nothing else:
//! nobody contributes to the shuffle.

use conurbation_rules::draw::{Draw, Hash, Secret};
use conurbation_rules::games::LeftOver;
use conurbation_rules::shuffle::Seed;
use serde::Serialize;

use crate::day::{DAY_MILLIS, Day};
use crate::options::ClockRule;
use crate::origin::Origin;

/// Where a deal comes from.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Deal {
    /// The deal of a day: the same for everyone who plays with this number of seats.
    OfDay {
        /// The day.
        day: Day,
        /// The secret of that day's deal for this number of seats, from [`Secret::of_deal`].
        secret: Secret,
    },
    /// The deal of a finished game, for others who want to play the same tiles.
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
    /// It is that of another game. Which one is said when this one is over.
    Game,
}

impl Deal {
    /// The version of the rules that the game is dealt under, if it begins now.
    pub(crate) const fn rules(&self) -> u16 {
        match self {
            Self::OfDay { .. } => conurbation_rules::VERSION,
            Self::OfGame { rules, .. } => *rules,
        }
    }

    /// What the seed is derived from under a version of the rules; `None` where the other game's file already says so.
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

    /// The origin of a game with this deal.
    pub(crate) const fn origin(&self) -> Origin {
        match self {
            Self::OfDay { day, .. } => Origin::Day(*day),
            Self::OfGame { from, .. } => Origin::Again(*from),
        }
    }

    /// Whether a game with this deal can have this clock. One that goes on for days would outlive the secret of its
    /// day.
    pub(crate) fn allows(&self, clock: ClockRule) -> bool {
        matches!(self, Self::OfGame { .. }) || clock != ClockRule::Slow
    }

    /// Whether a game with this deal can still begin. The deals of a day can until the end of the next day, so that
    /// people who met before midnight are not too late. `now` is in milliseconds since 1970-01-01 UTC.
    pub(crate) fn is_on(&self, now: u64) -> bool {
        match self {
            Self::OfDay { day, .. } => now < day.begins().saturating_add(2 * DAY_MILLIS),
            Self::OfGame { .. } => true,
        }
    }

    pub(crate) const fn view(&self) -> DealView {
        match self {
            Self::OfDay { day, .. } => DealView::Day(*day),
            Self::OfGame { .. } => DealView::Game,
        }
    }
}
