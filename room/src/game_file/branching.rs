//! Playing on from a moment of a finished game: the log of a new room.

use conurbation_rules::common::{Level, Seat};
use conurbation_rules::draw::Hash;
use conurbation_rules::games::Action;
use uuid::Uuid;

use super::GameFile;
use crate::apply::Corrupt;
use crate::branch::Branch;
use crate::deal::Deal;
use crate::event::{Event, EventKind};
use crate::member::Member;
use crate::record::left_over;
use crate::refusal::Refusal;
use crate::stage::Stage;
use crate::state::Room;

/// Who plays on, and from where.
#[derive(Debug, Clone)]
pub struct Branching {
    /// The guest who asks for it. They are the host.
    pub guest: Uuid,
    /// Under which name.
    pub name: String,
    /// On which seat.
    pub seat: Seat,
    /// How well the bots play who take all the others.
    pub level: Level,
    /// After how many of the game's actions.
    pub actions: u32,
}

/// Most actions of a game before the moment from which it goes on. A store takes all of them at once, and a game with
/// much changing of minds has some hundreds.
const MAX_BEFORE: usize = 4_000;

/// Why a game can't be played on.
#[derive(Debug, thiserror::Error)]
pub enum BranchError {
    /// The name is no name for the room, or there is no such seat.
    #[error(transparent)]
    Refused(#[from] Refusal),
    /// The game has no such moment, or it is over by then.
    #[error("there is nothing to play from there on")]
    NoMoment,
    /// More happened before than a new room can begin with.
    #[error("too much happened before")]
    TooLong,
    /// The game is not in order.
    #[error("{0}")]
    Broken(String),
}

impl From<Corrupt> for BranchError {
    fn from(corrupt: Corrupt) -> Self {
        Self::Broken(corrupt.to_string())
    }
}

impl GameFile {
    /// The events of a room in which the game goes on. `from` is the SHA-256 of the file, `now` in milliseconds since
    /// 1970-01-01 UTC.
    pub fn branch(&self, asked: &Branching, from: Hash, now: u64) -> Result<Vec<Event>, BranchError> {
        let (options, _) = self.setup().map_err(BranchError::Broken)?;
        let before = usize::try_from(asked.actions).ok().and_then(|actions| self.actions.get(..actions));
        let before = before.ok_or(BranchError::NoMoment)?;
        if before.len() > MAX_BEFORE {
            return Err(BranchError::TooLong);
        }
        let mut log = Log::open(Room::open(asked.guest, options, now)?)?;
        let (guest, name) = (asked.guest, log.room.good_name(asked.guest, &asked.name)?);
        log.add(Some(Member::OPENER), EventKind::Joined { guest, name, instead_of: None })?;
        log.room.sitting(asked.seat)?;
        log.add(Some(Member::OPENER), EventKind::Sat { seat: asked.seat })?;
        let level = options.game.level(asked.level);
        for seat in log.room.all_seats().filter(|seat| *seat != asked.seat) {
            log.add(Some(Member::OPENER), EventKind::BotSet { seat, level: Some(level) })?;
        }
        let seats = log.room.seats.iter().copied().flatten().collect();
        let starters = self.starters.map(left_over).transpose();
        let starters = starters.map_err(|error| BranchError::Broken(error.to_string()))?;
        let (rules, seed, values, card) = (self.rules, self.seed, self.values.clone(), self.card);
        log.add(None, EventKind::Seated { rules, seed, seats, values, card, starters })?;
        log.add(None, EventKind::Branched(Branch { from, actions: asked.actions }))?;
        log.add(Some(Member::OPENER), EventKind::Started)?;
        for played in before {
            let action = Action::try_from(played.action.clone());
            let action = action.map_err(|error| BranchError::Broken(error.to_string()))?;
            log.add(None, EventKind::Played { seat: played.seat, action })?;
        }
        if log.room.stage() == Stage::Playing { Ok(log.events) } else { Err(BranchError::NoMoment) }
    }
}

impl GameFile {
    /// The events of a new room whose first game has the deal of this one, for people who play it without having seen
    /// it. `from` is the SHA-256 of the file, `now` in milliseconds since 1970-01-01 UTC.
    pub fn deal_again(&self, guest: Uuid, from: Hash, now: u64) -> Result<Vec<Event>, BranchError> {
        let (options, _) = self.setup().map_err(BranchError::Broken)?;
        let starters = self.starters.map(left_over).transpose();
        let starters = starters.map_err(|error| BranchError::Broken(error.to_string()))?;
        let deal = Deal::OfGame { from, rules: self.rules, seed: self.seed, starters };
        let mut log = Log::open(Room::open(guest, options, now)?)?;
        log.add(None, EventKind::DealFixed(deal))?;
        Ok(log.events)
    }
}

impl Room {
    /// Where the game comes from that has just ended, if it went on from another one.
    pub fn ended_branch(&self) -> Option<Branch> {
        self.table().filter(|_| self.stage() == Stage::Ended)?.seated.origin?.branch()
    }
}

/// A log that is being written, and the room that it leads to.
struct Log {
    room: Room,
    events: Vec<Event>,
}

impl Log {
    fn open(opening: Event) -> Result<Self, Corrupt> {
        Ok(Self { room: Room::opened(&opening)?, events: vec![opening] })
    }

    fn add(&mut self, by: Option<Member>, what: EventKind) -> Result<(), Corrupt> {
        let event = Event { by, ..Event::of_room(self.events[0].at, what) };
        self.room.apply(&event)?;
        self.events.push(event);
        Ok(())
    }
}
