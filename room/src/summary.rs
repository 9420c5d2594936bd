//! The summary of a room that people outside see.

use conurbation_rules::games::Kind;
use serde::{Deserialize, Serialize};

use crate::campaign::CampaignView;
use crate::day::Day;
use crate::door::Door;
use crate::options::{Access, Length};
use crate::results::Placing;
use crate::stage::Stage;
use crate::state::Room;

/// What a link's preview and the public list show.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Summary {
    /// The host's name, once they have one.
    pub host: Option<String>,
    /// For each seat, the name of whoever sits there.
    pub seats: Vec<Option<String>>,
    /// The stage of the room.
    pub stage: Stage,
    /// Whether a game was ever begun; unknown in entries of older versions.
    #[serde(default)]
    pub begun: Option<bool>,
    /// Whether it is in the public list.
    pub public: bool,
    /// Whether people without a seat may watch.
    pub watchers: bool,
    /// How newcomers get in; left out while they just come.
    #[serde(default, skip_serializing_if = "Door::is_open")]
    pub door: Door,
    /// Which game is played.
    #[serde(default)]
    pub game: Kind,
    /// How the last game that was played to its end ended, the best first; empty before there was one.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub result: Vec<Placed>,
    /// When that was, in milliseconds since 1970-01-01 UTC; unknown in entries of older versions.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ended: Option<u64>,
    /// The campaign, if the room plays one.
    #[serde(default)]
    pub campaign: Option<CampaignView>,
    /// The day whose deal the game has, if it has one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub day: Option<Day>,
}

/// How somebody came out of a game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Placed {
    /// Their name.
    pub name: String,
    /// Who they are, and how they did.
    #[serde(flatten)]
    pub placing: Placing,
}

impl Room {
    /// What a link's preview and the public list show.
    pub fn summary(&self) -> Summary {
        Summary {
            host: self.name(self.host).map(str::to_owned),
            seats: self.seats.iter().map(|member| member.and_then(|no| self.name(no)).map(str::to_owned)).collect(),
            stage: self.stage(),
            begun: Some(self.has_begun()),
            public: self.options.access == Access::Public,
            watchers: self.options.watchers,
            door: self.door,
            game: self.options.game,
            result: self.results.last().iter().filter_map(|placing| self.placed(*placing)).collect(),
            ended: self.results.last_at(),
            campaign: self.campaign(),
            day: self.day(),
        }
    }

    /// Somebody's placing with their name; `None` for those who are out.
    fn placed(&self, placing: Placing) -> Option<Placed> {
        Some(Placed { name: self.name(placing.member)?.to_owned(), placing })
    }

    /// The campaign, if the room plays one.
    pub fn campaign(&self) -> Option<CampaignView> {
        let length = self.options.campaign;
        let waiting = self.outcome().filter(|_| self.bonus_due());
        (length != Length::None).then(|| self.campaign.view(length, waiting.as_ref()))
    }
}
