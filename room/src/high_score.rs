//! High scores: finished campaigns, each on the board of its length, mode and level.

use std::fmt;

use conurbation_rules::automas::{Mode, Setup};
use conurbation_rules::games::Kind;

use crate::summary::Summary;

/// A table of high scores: campaigns of one length, mode and level. Written as `3/simple/6`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Board {
    length: u8,
    mode: Mode,
    level: u8,
}

/// A finished campaign, to be entered on its board.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FinishedCampaign {
    /// Where it belongs.
    pub board: Board,
    /// Its campaign points.
    pub points: u16,
    /// The player's name.
    pub name: String,
}

impl Board {
    /// Numbers of games that a campaign can have.
    pub const LENGTHS: [u8; 2] = [3, 6];

    /// The board for campaigns of this kind; `None` if there is no such kind.
    pub fn new(length: u8, mode: Mode, level: u8) -> Option<Self> {
        let exists = Self::LENGTHS.contains(&length) && Setup::new(mode, level).is_some();
        exists.then_some(Self { length, mode, level })
    }

    /// Number of games of its campaigns.
    pub const fn length(&self) -> u8 {
        self.length
    }

    /// Their mode.
    pub const fn mode(&self) -> Mode {
        self.mode
    }

    /// Their level, from 1.
    pub const fn level(&self) -> u8 {
        self.level
    }
}

impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}/{}", self.length, mode_name(self.mode), self.level)
    }
}

/// The name of a mode on boards and in addresses.
pub const fn mode_name(mode: Mode) -> &'static str {
    match mode {
        Mode::Simple => "simple",
        Mode::Full => "full",
    }
}

impl Summary {
    /// This room's campaign, if it is finished.
    pub fn finished_campaign(&self) -> Option<FinishedCampaign> {
        let campaign = self.campaign.as_ref().filter(|campaign| campaign.finished)?;
        let Kind::Automas { mode, level } = self.game else { return None };
        let name = self.seats.first()?.clone()?;
        Some(FinishedCampaign { board: Board::new(campaign.length, mode, level)?, points: campaign.total, name })
    }
}
