//! Talk: not part of the game's log, kept beside it and deletable (law 11).

use conurbation_rules::common::{City, Round, Seat, Turn};
use conurbation_rules::games::{Counsel, Game, Proposal};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, VecDeque};
use uuid::Uuid;

use crate::answered::Answered;
use crate::house::FIRST_BOT;
use crate::member::Member;
use crate::refusal::Refusal;
use crate::state::Room;
use crate::view::Stage;
use crate::{MAX_LINES, MAX_TEXT};

/// Where something is said.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Channel {
    /// Everyone in the room reads it; members with a seat, and watchers before and after a game, write it.
    Table,
    /// Those alone who share a city in this game, or the side of this number.
    City(City),
    /// Watchers; players read it once the game is over.
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
    /// An answer to a proposal of the partner, or (with `accept: false`) taking back one's own.
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
}

/// One line of talk, as its readers get it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Line {
    /// Number within its channel and game, from 0, without gaps.
    pub no: u32,
    /// Which game of the room it belongs to, from 0; city channels start anew with each game.
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
}

/// A line as it is kept: with who may read it and the command that said it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Saying {
    /// What its readers get.
    pub line: Line,
    /// The command.
    pub command: Uuid,
    /// On the channel of a city: the members who shared it then, and nobody else ever.
    pub partners: Option<Vec<Member>>,
}

/// The talk of a room: the fold of what was said, as far as it is kept.
#[derive(Debug, Clone, Default)]
pub struct Talk {
    /// At most [`MAX_LINES`] of each channel: were they counted together, chatter on one channel would show on another
    /// one by the lines that it pushes out.
    sayings: VecDeque<Saying>,
    /// Game and number of the last line of each channel, which may be pushed out itself.
    last: BTreeMap<Channel, (u32, u32)>,
    answered: Answered,
}

impl Talk {
    /// Whether this command of this guest was accepted before.
    pub fn was_accepted(&self, room: &Room, guest: Uuid, command: Uuid) -> bool {
        room.member(guest).is_some_and(|member| self.answered.contains(member, command))
    }

    /// What a guest says, or why not.
    pub fn decide(
        &self,
        room: &Room,
        guest: Uuid,
        command: Uuid,
        (channel, body): (Channel, &Body),
        now: u64,
    ) -> Result<Saying, Refusal> {
        self.say(room, room.sender(guest)?, command, (channel, body), now)
    }

    /// What a member says, or why not.
    pub(crate) fn say(
        &self,
        room: &Room,
        by: Member,
        command: Uuid,
        (channel, body): (Channel, &Body),
        now: u64,
    ) -> Result<Saying, Refusal> {
        let partners = room.may_write(by, channel)?;
        let body = body.trimmed();
        self.check_body(room, by, channel, &body)?;
        let game = room.game_no();
        let last = self.last.get(&channel).filter(|last| last.0 == game);
        let no = last.map_or(0, |(_, no)| no.saturating_add(1));
        let line = Line { no, game, channel, by, at: now, body };
        Ok(Saying { line, command, partners })
    }

    /// Takes up what was said.
    pub fn apply(&mut self, saying: Saying) {
        let Line { channel, game, no, by, .. } = saying.line;
        // Bots send no commands, so none of theirs comes again.
        if by < FIRST_BOT {
            self.answered.remember(by, saying.command);
        }
        self.last.insert(channel, (game, no));
        let same_channel = |kept: &Saying| kept.line.channel == channel;
        if self.sayings.iter().filter(|kept| same_channel(kept)).count() == MAX_LINES {
            let oldest = self.sayings.iter().position(same_channel);
            oldest.and_then(|oldest| self.sayings.remove(oldest));
        }
        self.sayings.push_back(saying);
    }

    /// Leaves a line out that can't be read. Its number is not given again.
    pub(crate) fn skip(&mut self, channel: Channel, game: u32, no: u32) {
        self.last.insert(channel, (game, no));
    }

    /// The lines that a guest may read, oldest first.
    pub fn readable<'a>(&'a self, room: &'a Room, guest: Uuid) -> impl Iterator<Item = &'a Line> {
        self.sayings.iter().filter(move |saying| saying.readable(room, guest)).map(|saying| &saying.line)
    }

    /// What was said on a channel in the game that is on.
    pub(crate) fn lines<'a>(&'a self, room: &'a Room, channel: Channel) -> impl Iterator<Item = &'a Line> {
        self.all().filter(move |line| line.channel == channel && line.game == room.game_no())
    }

    /// Every line that is kept.
    pub(crate) fn all(&self) -> impl Iterator<Item = &Line> {
        self.sayings.iter().map(|saying| &saying.line)
    }

    fn check_body(&self, room: &Room, by: Member, channel: Channel, body: &Body) -> Result<(), Refusal> {
        match (body, channel) {
            // Players can't read the watchers' channel while a game is on.
            (Body::Phrase(phrase), Channel::Table | Channel::City(_)) if phrase.tells_plan() && room.plans_wait() => {
                Err(Refusal::PlansWait)
            }
            (Body::Phrase(_), _) => Ok(()),
            (Body::Text(text), _) => {
                let length = text.chars().count();
                let fits = length > 0 && length <= MAX_TEXT.into() && !text.chars().any(char::is_control);
                fits.then_some(()).ok_or(Refusal::BadText { limit: MAX_TEXT })
            }
            (Body::Proposal { round, turn, seat, tile, cell }, Channel::City(city)) => {
                let turn = (*round, *turn);
                let proposal = Proposal { turn, city, seat: *seat, tile: *tile, cell: *cell };
                let makes_sense =
                    room.game().and_then(Game::shared_cities).is_some_and(|cities| cities.proposable(&proposal));
                makes_sense.then_some(()).ok_or(Refusal::BadProposal)
            }
            (Body::Proposal { .. }, _) => Err(Refusal::BadProposal),
            (Body::Answer { to, accept }, _) => {
                let proposal = self.sayings.iter().find(|saying| {
                    let line = &saying.line;
                    line.channel == channel && line.game == room.game_no() && line.no == *to
                });
                let proposal = proposal.filter(|saying| matches!(saying.line.body, Body::Proposal { .. }));
                // One's own proposal can be taken back, not accepted.
                let answerable = proposal.is_some_and(|saying| saying.line.by != by || !accept);
                answerable.then_some(()).ok_or(Refusal::NoSuchProposal)
            }
        }
    }
}

impl Phrase {
    /// Whether it says what should be built: everyone decides that alone while tiles are being chosen.
    const fn tells_plan(self) -> bool {
        match self {
            Self::Shops | Self::Factories | Self::Taverns | Self::Offices | Self::Parks | Self::Houses => true,
            Self::Hello
            | Self::YouFirst
            | Self::Thinking
            | Self::GoodIdea
            | Self::RatherNot
            | Self::Thanks
            | Self::WellPlayed => false,
        }
    }
}

impl Body {
    /// A text without the blanks around it; anything else as it is.
    fn trimmed(&self) -> Self {
        match self {
            Self::Text(text) => Self::Text(text.trim().to_owned()),
            Self::Phrase(_) | Self::Proposal { .. } | Self::Answer { .. } => self.clone(),
        }
    }
}

impl Saying {
    /// Whether a guest may read it now.
    pub fn readable(&self, room: &Room, guest: Uuid) -> bool {
        let member = room.member(guest);
        match self.line.channel {
            Channel::Table => true,
            Channel::City(_) => {
                self.partners.as_ref().zip(member).is_some_and(|(partners, member)| partners.contains(&member))
            }
            Channel::Watchers => {
                let plays = member.is_some_and(|member| room.seat_of(member).is_some());
                !plays || self.line.game < room.game_no() || room.stage() == Stage::Ended
            }
        }
    }
}

impl Room {
    /// Whether tiles are being chosen and plans have to wait for the reveal.
    fn plans_wait(&self) -> bool {
        let apart = self.game().is_some_and(|game| game.counsel() == Counsel::Apart);
        apart && !self.options().talk_while_choosing
    }

    /// Whether a member may write to a channel now; for the channel of a city also who shares it.
    fn may_write(&self, member: Member, channel: Channel) -> Result<Option<Vec<Member>>, Refusal> {
        let seat = self.seat_of(member);
        let in_game = self.stage() == Stage::Playing;
        match channel {
            Channel::Table if seat.is_some() || !in_game => Ok(None),
            Channel::Watchers if seat.is_none() => Ok(None),
            Channel::Table | Channel::Watchers => Err(Refusal::NotYourChannel),
            Channel::City(city) => {
                let game = self.game().ok_or(Refusal::NotYourChannel)?;
                let partners = game.partners(city);
                if !seat.is_some_and(|seat| partners.contains(&seat)) {
                    return Err(Refusal::NotYourChannel);
                }
                if self.plans_wait() {
                    return Err(Refusal::TalkClosed);
                }
                let members: Option<Vec<Member>> = partners.iter().map(|seat| self.seats[seat.index()]).collect();
                Ok(Some(members.ok_or(Refusal::NotYourChannel)?))
            }
        }
    }
}
