//! Lines of talk and their channels.

use conurbation_rules::common::{City, Round, Seat, Turn};
use conurbation_rules::games::Proposal;
use conurbation_rules::two_cities::Argument;
use serde::{Deserialize, Serialize};

use crate::member::Member;
use crate::writing;

/// Where something is said.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Channel {
    /// Everyone in the room reads it; players write it, and watchers before and after a game.
    Table,
    /// Only those who share this city in this game, or play for the side with this number.
    City(City),
    /// Watchers write it; players read it once the game is over.
    Watchers,
}

/// What is said.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Body {
    /// Free text, 1 to [`MAX_TEXT`](crate::MAX_TEXT) characters.
    Text(String),
    /// A quick phrase, read by everyone in their own language.
    Phrase(Phrase),
    /// A proposal, on the channel of a city: place this revealed tile of one of the two partners there.
    Proposal {
        /// The round it is meant for.
        round: Round,
        /// The turn it is meant for.
        turn: Turn,
        /// Whose tile: a seat of the city's two partners.
        seat: Seat,
        /// 0 or 1: which of that seat's revealed tiles.
        tile: u8,
        /// The cell of its first half.
        cell: conurbation_rules::two_cities::Cell,
    },
    /// An answer to a partner's proposal. Answering one's own with `accept: false` takes it back.
    Answer {
        /// The line number of the proposal.
        to: u32,
        /// Accept or decline.
        accept: bool,
    },
}

/// The quick phrases.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Phrase {
    /// "Hello!"
    Hello,
    /// "You first?"
    YouFirst,
    /// "Let me think."
    Thinking,
    /// "Shops in a line?"
    Shops,
    /// "More factories?"
    Factories,
    /// "One of each tavern?"
    Taverns,
    /// "More offices?"
    Offices,
    /// "Parks together?"
    Parks,
    /// "Houses away from factories."
    Houses,
    /// "Good idea!"
    GoodIdea,
    /// "Rather not."
    RatherNot,
    /// "Thank you!"
    Thanks,
    /// "Well played!"
    WellPlayed,
    /// "I’d let everyone read our talk in the replay." Said on the channel of a city or a side once the game is over;
    /// when all who shared it have said so, it holds.
    ShowTalk,
    /// "Let’s keep our talk to ourselves." Takes that back.
    KeepTalk,
}

/// One line of talk, as its readers get it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Line {
    /// Number within its channel and game, from 0, without gaps.
    pub no: u32,
    /// Which game of the room it belongs to, from 0; city channels start over with each game.
    pub game: u32,
    /// Where it was said.
    pub channel: Channel,
    /// The member who said it.
    pub by: Member,
    /// Milliseconds since 1970-01-01 UTC.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub at: u64,
    /// What was said.
    pub body: Body,
    /// The reason for a proposal, as the house sees it. Where the room hides the score preview, only bots give one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub why: Option<Argument>,
}

impl Phrase {
    /// Whether it says what should be built, which everyone decides alone while tiles are being chosen.
    pub(crate) const fn tells_plan(self) -> bool {
        match self {
            Self::Shops | Self::Factories | Self::Taverns | Self::Offices | Self::Parks | Self::Houses => true,
            Self::Hello
            | Self::YouFirst
            | Self::Thinking
            | Self::GoodIdea
            | Self::RatherNot
            | Self::Thanks
            | Self::WellPlayed
            | Self::ShowTalk
            | Self::KeepTalk => false,
        }
    }

    /// Whether it says who may read the talk of partners.
    pub(crate) const fn is_about_readers(self) -> bool {
        matches!(self, Self::ShowTalk | Self::KeepTalk)
    }
}

impl Body {
    /// What is proposed, on the channel of a city.
    pub(crate) const fn proposal(&self, city: City) -> Option<Proposal> {
        match self {
            Self::Proposal { round, turn, seat, tile, cell } => {
                Some(Proposal { turn: (*round, *turn), city, seat: *seat, tile: *tile, cell: *cell })
            }
            Self::Text(_) | Self::Phrase(_) | Self::Answer { .. } => None,
        }
    }

    /// A text without the blanks around it and without what can't be seen; anything else as it is.
    pub(crate) fn cleaned(&self) -> Self {
        match self {
            Self::Text(text) => Self::Text(writing::cleaned(text).trim().to_owned()),
            Self::Phrase(_) | Self::Proposal { .. } | Self::Answer { .. } => self.clone(),
        }
    }
}
