//! Talk: not part of the game's log, kept beside it and deletable (law 11).

use std::collections::{BTreeMap, VecDeque};

use conurbation_rules::games::{Counsel, Proposal, SharedCities};
use conurbation_rules::two_cities::Argument;
use serde::Serialize;
use uuid::Uuid;

use crate::answered::Answered;
use crate::command::Request;
use crate::line::{Body, Channel, Line};
use crate::member::Member;
use crate::refusal::Refusal;
use crate::stage::Stage;
use crate::state::Room;
use crate::writing;
use crate::{MAX_LINES, MAX_TEXT};

/// A line as it is kept: with its readers and its command.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Saying {
    /// What its readers get.
    pub line: Line,
    /// The command.
    pub command: Uuid,
    /// On a city's channel, the members who shared the city at the time; nobody else reads it, unless all of
    /// them show it ([`ShownTalk`](crate::ShownTalk)).
    pub partners: Option<Vec<Member>>,
}

/// What was deleted of a room's talk.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Unsaid {
    /// All of it.
    All,
    /// Everything that this member had said.
    By(Member),
}

/// The talk of a room: the fold of what was said. Only the newest lines are kept.
#[derive(Debug, Clone, Default)]
pub struct Talk {
    /// At most [`MAX_LINES`] of each channel. With one limit for all, chatter on one channel would show on another by
    /// pushing out its lines.
    pub(crate) sayings: VecDeque<Saying>,
    /// Game and number of the last line of each channel, even if it was pushed out.
    pub(crate) last: BTreeMap<Channel, (u32, u32)>,
    pub(crate) answered: Answered,
    /// When the first line was said, even if it was pushed out.
    pub(crate) since: Option<u64>,
}

impl Talk {
    /// When the oldest line was said that may still be recorded, in milliseconds since 1970-01-01 UTC.
    pub const fn since(&self) -> Option<u64> {
        self.since
    }

    /// Whether this command of this guest was accepted before.
    pub fn was_accepted(&self, room: &Room, guest: Uuid, command: Uuid) -> bool {
        room.member(guest).is_some_and(|member| self.answered.contains(member, command))
    }

    /// The line that a guest's command leads to.
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

    /// The line that a member's command leads to.
    pub(crate) fn say(
        &self,
        room: &Room,
        by: Member,
        command: Uuid,
        (channel, body): (Channel, &Body),
        now: u64,
    ) -> Result<Saying, Refusal> {
        let partners = room.may_write(by, channel)?;
        room.may_speak(by, body)?;
        let body = body.cleaned();
        self.check_body(room, by, channel, &body)?;
        let game = room.game_no();
        let last = self.last.get(&channel).filter(|last| last.0 == game);
        let no = last.map_or(0, |(_, no)| no.saturating_add(1));
        let why = room.why(by, channel, &body);
        let line = Line { no, game, channel, by, at: now, body, why };
        Ok(Saying { line, command, partners })
    }

    /// Adds what was said.
    pub fn apply(&mut self, saying: Saying) {
        let Line { channel, game, no, by, at, .. } = saying.line;
        self.since = self.since.or(Some(at));
        self.pass(channel, game, no, by, saying.command);
        let same_channel = |kept: &Saying| kept.line.channel == channel;
        if self.sayings.iter().filter(|kept| same_channel(kept)).count() == MAX_LINES {
            let oldest = self.sayings.iter().position(same_channel);
            oldest.and_then(|oldest| self.sayings.remove(oldest));
        }
        self.sayings.push_back(saying);
    }

    /// Goes on after a line: its number is not used again, and its command counts as accepted. All there is to do where
    /// the line itself can't be read.
    pub(crate) fn pass(&mut self, channel: Channel, game: u32, no: u32, by: Member, command: Uuid) {
        self.last.insert(channel, (game, no));
        // Bots send no commands.
        if !by.is_bot() {
            self.answered.remember(by, command);
        }
    }

    /// What a guest's request deletes; only [`Request::ClearTalk`] and [`Request::Unsay`] delete anything.
    pub fn deletes(room: &Room, guest: Uuid, request: &Request) -> Result<Unsaid, Refusal> {
        let by = room.sender(guest)?;
        match request {
            Request::ClearTalk => room.only_host(by).map(|()| Unsaid::All),
            Request::Unsay => Ok(Unsaid::By(by)),
            _ => Err(Refusal::WrongStage),
        }
    }

    /// Forgets what was deleted.
    pub fn unsay(&mut self, unsaid: Unsaid) {
        match unsaid {
            Unsaid::All => *self = Self { answered: std::mem::take(&mut self.answered), ..Self::default() },
            Unsaid::By(member) => self.sayings.retain(|saying| saying.line.by != member),
        }
    }

    /// The lines that a guest may read, oldest first.
    pub fn readable<'a>(&'a self, room: &'a Room, guest: Uuid) -> impl Iterator<Item = &'a Line> {
        self.sayings.iter().filter(move |saying| saying.readable(room, guest)).map(|saying| &saying.line)
    }

    /// What was said on a channel in the current game.
    pub(crate) fn lines<'a>(&'a self, room: &'a Room, channel: Channel) -> impl Iterator<Item = &'a Line> {
        self.all().filter(move |line| line.channel == channel && line.game == room.game_no())
    }

    /// All lines kept.
    pub(crate) fn all(&self) -> impl Iterator<Item = &Line> {
        self.sayings.iter().map(|saying| &saying.line)
    }

    fn check_body(&self, room: &Room, by: Member, channel: Channel, body: &Body) -> Result<(), Refusal> {
        match (body, channel) {
            // Players can't read the watchers' channel while a game is on.
            (Body::Phrase(phrase), Channel::Table | Channel::City(_)) if phrase.tells_plan() && room.plans_wait() => {
                Err(Refusal::PlansWait)
            }
            (Body::Phrase(phrase), _) if phrase.is_about_readers() => match channel {
                Channel::City(_) if room.stage() == Stage::Ended => Ok(()),
                Channel::City(_) => Err(Refusal::WrongStage),
                Channel::Table | Channel::Watchers => Err(Refusal::NotYourChannel),
            },
            (Body::Phrase(_), _) => Ok(()),
            (Body::Text(text), _) => {
                let fits = text.chars().count() <= MAX_TEXT.into() && !text.chars().any(char::is_control);
                let fits = fits && writing::is_visible(text);
                fits.then_some(()).ok_or(Refusal::BadText { limit: MAX_TEXT })
            }
            (Body::Proposal { .. }, _) => {
                let makes_sense = room.proposed(channel, body).is_some_and(|(cities, it)| cities.proposable(&it));
                makes_sense.then_some(()).ok_or(Refusal::BadProposal)
            }
            (Body::Answer { to, accept }, _) => {
                let proposal = self.sayings.iter().find(|saying| {
                    let line = &saying.line;
                    line.channel == channel && line.game == room.game_no() && line.no == *to
                });
                let proposal = proposal.filter(|saying| matches!(saying.line.body, Body::Proposal { .. }));
                // A player can take back their own proposal, but not accept it.
                let answerable = proposal.is_some_and(|saying| saying.line.by != by || !accept);
                answerable.then_some(()).ok_or(Refusal::NoSuchProposal)
            }
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
    /// Whether tiles are being chosen, so that plans have to wait for the reveal.
    fn plans_wait(&self) -> bool {
        let apart = self.game().is_some_and(|game| game.counsel() == Counsel::Apart);
        apart && !self.options().talk_while_choosing
    }

    /// What a line on this channel proposes, for the cities of the game.
    fn proposed(&self, channel: Channel, body: &Body) -> Option<(SharedCities<'_>, Proposal)> {
        let Channel::City(city) = channel else { return None };
        Some((self.game()?.shared_cities()?, body.proposal(city)?))
    }

    /// The case for a proposal. People whose room hides the score preview find it out by themselves.
    fn why(&self, by: Member, channel: Channel, body: &Body) -> Option<Argument> {
        let (cities, proposal) = self.proposed(channel, body)?;
        let preview = self.options().score_preview;
        cities.why(&proposal, preview).filter(|_| preview || by.is_bot())
    }

    /// Whether the host lets a member speak. What partners propose and answer is part of the game, and who may read
    /// their talk is theirs to say.
    fn may_speak(&self, member: Member, body: &Body) -> Result<(), Refusal> {
        let always = match body {
            Body::Proposal { .. } | Body::Answer { .. } => true,
            Body::Phrase(phrase) => phrase.is_about_readers(),
            Body::Text(_) => false,
        };
        if always || member == self.host {
            return Ok(());
        }
        if self.is_muted(member) {
            return Err(Refusal::Muted);
        }
        let may = !self.watchers_muted || self.seat_of(member).is_some();
        may.then_some(()).ok_or(Refusal::WatchersMuted)
    }

    /// Whether a member may write to a channel now; for a city's channel, also who shares it.
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
                let mut members = members.ok_or(Refusal::NotYourChannel)?;
                // A player who has left for good only watches, though the seat is in their name until somebody else has
                // it.
                members.retain(|member| !self.has_left(*member));
                Ok(Some(members))
            }
        }
    }
}
