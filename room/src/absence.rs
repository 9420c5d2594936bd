//! Players who are away from the table, and how their seats are played.

use conurbation_rules::common::Seat;
use conurbation_rules::games::{Game, Pace};
use serde::Serialize;

use crate::event::{Event, EventKind};
use crate::member::Member;
use crate::options::{Absence, ClockRule};
use crate::stage::Stage;
use crate::state::Room;

/// What happens to the seat of someone who is away.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Meanwhile {
    /// The table waits.
    Wait,
    /// The house plays it.
    Held,
    /// The partners place for it.
    Partners,
    /// The players vote on whether the house is to play it.
    Ask,
    /// The others on its side play on.
    Side,
}

impl Room {
    /// The seats of people who can be declared away: during a game. The slow clock is for people who look in only now
    /// and then.
    pub fn can_be_away(&self) -> impl Iterator<Item = (Seat, Member)> {
        let watched = self.stage() == Stage::Playing && self.seats.len() > 1 && self.options.clock != ClockRule::Slow;
        self.sitters()
            .filter(move |(seat, member)| watched && self.bots.level(*member).is_none() && !self.is_away(*seat))
    }

    /// The seats of those who are away, with their members.
    pub fn away(&self) -> impl Iterator<Item = (Seat, Member)> {
        self.sitters().filter(|(seat, _)| self.is_away(*seat))
    }

    /// Everyone with a seat, including bots.
    fn sitters(&self) -> impl Iterator<Item = (Seat, Member)> {
        self.all_seats().zip(&self.seats).filter_map(|(seat, member)| Some((seat, (*member)?)))
    }

    /// The event that declares the player of a seat to be away.
    pub fn went_away(&self, seat: Seat, now: u64) -> Option<Event> {
        self.can_be_away().any(|(other, _)| other == seat).then_some(())?;
        Some(Event::of_room(now, EventKind::WentAway { seat }))
    }

    /// The same, of those who may come back.
    pub fn can_come_back(&self) -> impl Iterator<Item = (Seat, Member)> {
        self.away().filter(|(_, member)| !self.is_gone(*member))
    }

    /// The event that declares the player of a seat to be back.
    pub fn came_back(&self, seat: Seat, now: u64) -> Option<Event> {
        self.can_come_back().any(|(other, _)| other == seat).then_some(())?;
        Some(Event::of_room(now, EventKind::CameBack { seat }))
    }

    /// Whether the house plays for someone who is away.
    pub(crate) fn is_held(&self, seat: Seat) -> bool {
        self.is_away(seat) && self.meanwhile(seat) == Meanwhile::Held
    }

    /// What happens to the seat of someone who is away.
    pub(crate) fn meanwhile(&self, seat: Seat) -> Meanwhile {
        let (Some(table), Some(votes)) = (self.table(), self.votes(seat)) else { return Meanwhile::Wait };
        let team = table.game.team(seat);
        if team.iter().any(|ally| self.is_person_there(*ally)) {
            return Meanwhile::Side;
        }
        let (held, otherwise) = match self.options.absence {
            Absence::Wait => (false, Meanwhile::Wait),
            Absence::Bot => (true, Meanwhile::Wait),
            Absence::Vote => (self.cast(votes) >= self.votes_needed(), Meanwhile::Ask),
            Absence::Partner => {
                let held = table.game.pace() == Pace::Secret || !self.has_partner_there(&table.game, seat);
                (held, Meanwhile::Partners)
            }
        };
        // If everyone is away, the house waits for them.
        if held && self.at_table() > 0 {
            return Meanwhile::Held;
        }
        let bot_on_side = team.iter().any(|ally| self.bot_at(*ally).is_some());
        if bot_on_side { Meanwhile::Side } else { otherwise }
    }

    /// How many of these votes were cast by people at the table.
    pub(crate) fn cast(&self, votes: &[Member]) -> u8 {
        votes.iter().filter(|member| self.is_at_table(**member)).map(|_| 1).sum()
    }

    /// How many votes it takes for the house to play: more than half of the people at the table.
    pub(crate) fn votes_needed(&self) -> u8 {
        self.at_table() / 2 + 1
    }

    /// Whether anyone at the table may place what this seat still has to place.
    fn has_partner_there(&self, game: &Game, seat: Seat) -> bool {
        let Some(cities) = game.shared_cities() else { return false };
        let mut partners = cities.owed(seat).into_iter().flat_map(|city| game.partners(city));
        partners.any(|partner| partner != seat && self.is_person_there(partner))
    }

    /// Whether the seat belongs to a person who is not away.
    pub(crate) fn is_person_there(&self, seat: Seat) -> bool {
        self.seats[seat.index()].is_some_and(|member| self.is_at_table(member))
    }

    /// Whether a member is a person with a seat who is not away.
    fn is_at_table(&self, member: Member) -> bool {
        self.bots.level(member).is_none() && self.seat_of(member).is_some_and(|seat| !self.is_away(seat))
    }

    /// How many people with a seat are not away.
    pub(crate) fn at_table(&self) -> u8 {
        self.seats.iter().flatten().filter(|member| self.is_at_table(**member)).map(|_| 1).sum()
    }

    pub(crate) fn is_away(&self, seat: Seat) -> bool {
        self.votes(seat).is_some()
    }

    /// For the seat of someone who is away: the members who want the house to play it.
    pub(crate) fn votes(&self, seat: Seat) -> Option<&[Member]> {
        self.table()?.away.get(seat.index())?.as_deref()
    }
}
