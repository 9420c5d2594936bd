//! A campaign: three or six games against the Automas, and their total (Automas rulebook, "Campaign").

use conurbation_rules::automas::Outcome;
use conurbation_rules::two_cities::Type;
use serde::{Deserialize, Serialize};

use crate::options::Length;
use crate::refusal::Refusal;

/// A campaign as everyone sees it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CampaignView {
    /// How many games it has.
    pub length: u8,
    /// The games that are over and have their bonus.
    pub games: Vec<CampaignGame>,
    /// Campaign points so far.
    pub total: u16,
    /// Whether all games are played.
    pub finished: bool,
    /// Present while the bonus of the last game is still to be chosen.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub due: Option<Due>,
}

/// One game of a campaign.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CampaignGame {
    /// Whether the player won it, alone or not.
    pub won: bool,
    /// The player's lower city.
    pub lower: u8,
    /// The type chosen for the bonus.
    pub bonus: Type,
    /// What that type scored in the lower city, twice that after a win.
    pub points: u8,
}

/// A game that waits for its bonus.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Due {
    /// Whether the player won it, alone or not.
    pub won: bool,
    /// The player's lower city.
    pub lower: u8,
    /// What each type would give, in the order of the reference card; nothing for types chosen before.
    pub points: [Option<u8>; 6],
}

/// The finished games of a campaign, with their bonuses, in order.
#[derive(Debug, Clone, Default, Serialize, Deserialize)]
pub(crate) struct Campaign {
    games: Vec<CampaignGame>,
    /// The number of the last one in the room, which may have played other games before the campaign.
    last: Option<u32>,
}

impl Campaign {
    /// Whether any of its games has been played.
    pub fn has_begun(&self) -> bool {
        !self.games.is_empty()
    }

    /// Whether all games have their bonus.
    pub fn has_all(&self, length: Length) -> bool {
        self.games.len() >= length.games().into()
    }

    /// Whether the room's game of this number has its bonus.
    pub fn counts(&self, game_no: u32) -> bool {
        self.last == Some(game_no)
    }

    /// The game with this type as its bonus.
    pub fn bonus(&self, outcome: &Outcome, kind: Type) -> Result<CampaignGame, Refusal> {
        if self.games.iter().any(|game| game.bonus == kind) {
            return Err(Refusal::BonusUsed);
        }
        let points = outcome.points(kind) * if outcome.won { 2 } else { 1 };
        Ok(CampaignGame { won: outcome.won, lower: outcome.total(), bonus: kind, points })
    }

    /// Adds a game, with its number in the room.
    pub fn add(&mut self, game_no: u32, game: CampaignGame) {
        self.games.push(game);
        self.last = Some(game_no);
    }

    /// What everyone sees; `waiting` is the game whose bonus is still to be chosen.
    pub fn view(&self, length: Length, waiting: Option<&Outcome>) -> CampaignView {
        let due = waiting.map(|outcome| Due {
            won: outcome.won,
            lower: outcome.total(),
            points: Type::ALL.map(|kind| self.bonus(outcome, kind).ok().map(|game| game.points)),
        });
        CampaignView {
            length: length.games(),
            games: self.games.clone(),
            total: self.games.iter().map(|game| u16::from(game.lower) + u16::from(game.points)).sum(),
            finished: self.has_all(length),
            due,
        }
    }
}
