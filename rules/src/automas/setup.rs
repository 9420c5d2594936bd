//! The setup of a solo game.

use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};

/// What each level of difficulty, from 1, adds to Automacity's score (rulebook, "Difficulty levels").
pub const LEVEL_CHANGES: [i8; *LEVELS.end() as usize] = [-6, -4, -2, 0, 2, 4, 6];

/// The levels of difficulty, easiest first.
pub const LEVELS: RangeInclusive<u8> = 1..=7;

/// The level that is offered first.
pub const FIRST_LEVEL: u8 = 2;

/// How the Automas get their tiles.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "SoloMode"))]
pub enum Mode {
    /// Each city gets one tile by chance and one from the player.
    Simple,
    /// The Automas hold hands and choose by their cards.
    Full,
}

/// A mode and a valid level of difficulty.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Setup {
    mode: Mode,
    level: u8,
}

impl Setup {
    /// A game of this mode and level; `None` unless the level is 1 to 7.
    pub fn new(mode: Mode, level: u8) -> Option<Self> {
        LEVELS.contains(&level).then_some(Self { mode, level })
    }

    /// The mode.
    pub const fn mode(&self) -> Mode {
        self.mode
    }

    /// The level of difficulty, from 1.
    pub const fn level(&self) -> u8 {
        self.level
    }

    /// What the level adds to Automacity's score.
    pub const fn change(&self) -> i8 {
        LEVEL_CHANGES[self.level as usize - 1]
    }
}
