//! What the house does in a room: its bots at the table, and the seats that it plays for those who are away.
//!
//! The room says which seats are the house's and takes its moves as events; thinking them up is
//! [`Game::bot`](conurbation_rules::games::Game::bot), which the server runs beside the room.

use std::sync::Arc;

use conurbation_rules::common::Seat;
use conurbation_rules::games::{Action, Game, Level, Pace};

use crate::event::{Event, Happening};
use crate::member::Member;
use crate::options::{Absence, ClockRule};
use crate::refusal::Refusal;
use crate::state::{Place, Room};
use crate::view::{Meanwhile, Stage};

/// Members from this number on are house bots; each has a name of its own, by its number.
pub const FIRST_BOT: Member = Member::new(200);
/// The names of the bots: people who planned cities.
pub(crate) const NAMES: [&str; 7] = ["Cerdà", "Haussmann", "Olmsted", "Sitte", "Wren", "Ledoux", "Lindhagen"];
/// The level that the house plays at for people who are away.
const STEWARD: Level = Level::Steady;

/// The bots of a room.
#[derive(Debug, Clone, Default)]
pub(crate) struct House {
    /// By number, from [`FIRST_BOT`].
    levels: [Option<Level>; NAMES.len()],
}

impl House {
    /// The number of a bot that has no seat, which plays at this level from now on.
    pub fn hire(&mut self, level: Level) -> Option<Member> {
        let free = self.levels.iter().position(Option::is_none)?;
        self.levels[free] = Some(level);
        Some(Member::at(FIRST_BOT.index() + free))
    }

    /// Changes the level of a bot, or sends it home.
    pub fn set(&mut self, member: Member, level: Option<Level>) {
        if let Some(at) = index(member).and_then(|index| self.levels.get_mut(index)) {
            *at = level;
        }
    }

    /// The level of a bot that sits at the table; nothing for people.
    pub fn level(&self, member: Member) -> Option<Level> {
        self.levels.get(index(member)?).copied().flatten()
    }

    /// The bots at the table with their levels, by number.
    pub fn bots(&self) -> impl Iterator<Item = (Member, Level)> {
        (FIRST_BOT.index()..).zip(self.levels).filter_map(|(no, level)| Some((Member::at(no), level?)))
    }
}

/// The name of a bot; nothing for the numbers of people.
pub(crate) fn name(member: Member) -> Option<&'static str> {
    NAMES.get(index(member)?).copied()
}

fn index(member: Member) -> Option<usize> {
    member.index().checked_sub(FIRST_BOT.index())
}

/// A seat that the house plays, and the state that it thinks about.
#[derive(Debug, Clone)]
pub struct HouseTurn {
    /// Which seat.
    pub seat: Seat,
    /// How well it plays there.
    pub level: Level,
    /// Whether a bot sits there, rather than the house playing for someone who is away.
    pub bot: bool,
    /// Milliseconds since 1970-01-01 UTC: when this phase began.
    pub since: u64,
    /// Milliseconds since 1970-01-01 UTC: when its side acted last in this phase, or the house came to play for it.
    pub acted: u64,
    /// The game as it stands.
    pub game: Arc<Game>,
}

impl Room {
    /// The seats of the house that the game waits for, with the game to think about; none while it is stopped.
    pub fn house_turns(&self) -> Vec<HouseTurn> {
        let Place::Table(table) = &self.place else { return Vec::new() };
        if table.clock.is_paused() || self.stage() != Stage::Playing {
            return Vec::new();
        }
        let seats = self.all_seats();
        let turn = |seat| {
            let level = self.house_level(seat).filter(|_| table.game.is_awaited(seat))?;
            let bot = self.bot_at(seat).is_some();
            let since = table.clock.began();
            let acted = since.max(table.acted[seat.index()]);
            Some(HouseTurn { seat, level, bot, since, acted, game: Arc::clone(&table.game) })
        };
        seats.filter_map(turn).collect()
    }

    /// The event of a move that the house thought up for a seat that is still its own.
    pub fn house_plays(&self, seat: Seat, action: &Action, now: u64) -> Result<Event, Refusal> {
        let game = self.game().ok_or(Refusal::WrongStage)?;
        self.not_paused()?;
        self.house_level(seat).ok_or(Refusal::NotAway)?;
        game.check(seat, action)?;
        Ok(Event { at: now, by: None, command: None, what: Happening::Played { seat, action: action.clone() } })
    }

    /// The seats of people who can be declared away: in a game, unless its clock is for people who are seldom there.
    pub fn can_be_away(&self) -> impl Iterator<Item = (Seat, Member)> {
        let watched = self.stage() == Stage::Playing && self.options.clock != ClockRule::Slow && self.seats.len() > 1;
        let people = self.all_seats().zip(&self.seats).filter_map(|(seat, member)| Some((seat, (*member)?)));
        people.filter(move |(seat, member)| watched && self.house.level(*member).is_none() && !self.is_away(*seat))
    }

    /// The seats of those who were declared away, with their members.
    pub fn away(&self) -> impl Iterator<Item = (Seat, Member)> {
        let people = self.all_seats().zip(&self.seats).filter_map(|(seat, member)| Some((seat, (*member)?)));
        people.filter(|(seat, _)| self.is_away(*seat))
    }

    /// The event that declares the player of a seat to be away.
    pub fn went_away(&self, seat: Seat, now: u64) -> Option<Event> {
        self.can_be_away().any(|(other, _)| other == seat).then_some(())?;
        Some(Event { at: now, by: None, command: None, what: Happening::WentAway { seat } })
    }

    /// The event that declares the player of a seat to be back.
    pub fn came_back(&self, seat: Seat, now: u64) -> Option<Event> {
        self.is_away(seat).then_some(())?;
        Some(Event { at: now, by: None, command: None, what: Happening::CameBack { seat } })
    }

    /// The level of the bot on a seat; nothing if a person or nobody sits there.
    pub fn bot_at(&self, seat: Seat) -> Option<Level> {
        self.house.level((*self.seats.get(seat.index())?)?)
    }

    /// The level at which the house plays a seat just now. It plays for no side that has a person who is there, and of its
    /// own seats on a side the first one acts.
    fn house_level(&self, seat: Seat) -> Option<Level> {
        let level = self.level_at(seat)?;
        let team = self.game()?.team(seat);
        let left_to_it = !team.iter().any(|ally| self.is_person_there(*ally));
        let first = !team.iter().any(|ally| *ally < seat && self.level_at(*ally).is_some());
        (left_to_it && first).then_some(level)
    }

    /// The level of a bot, or of the house for someone who is away.
    fn level_at(&self, seat: Seat) -> Option<Level> {
        self.bot_at(seat).or_else(|| self.is_held(seat).then_some(STEWARD))
    }

    /// Whether the house plays for someone who is away.
    pub(crate) fn is_held(&self, seat: Seat) -> bool {
        self.is_away(seat) && self.meanwhile(seat) == Meanwhile::Held
    }

    /// What becomes of the seat of someone who is away.
    pub(crate) fn meanwhile(&self, seat: Seat) -> Meanwhile {
        let Place::Table(table) = &self.place else { return Meanwhile::Wait };
        let Some(votes) = table.away.get(seat.index()).and_then(Option::as_ref) else { return Meanwhile::Wait };
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
        // Where all are away, the house waits with them.
        if held && self.at_table() > 0 {
            return Meanwhile::Held;
        }
        let bot_on_side = team.iter().any(|ally| self.bot_at(*ally).is_some());
        if bot_on_side { Meanwhile::Side } else { otherwise }
    }

    /// How many of these votes are cast by people who are there.
    pub(crate) fn cast(&self, votes: &[Member]) -> u8 {
        votes.iter().filter(|member| self.is_at_table(**member)).count() as u8
    }

    /// How many votes it takes until the house plays: those of more than half of the people who are there.
    pub(crate) fn votes_needed(&self) -> u8 {
        self.at_table() as u8 / 2 + 1
    }

    /// Whether a person is at the table who may place what this seat still has to place.
    fn has_partner_there(&self, game: &Game, seat: Seat) -> bool {
        let Some(cities) = game.shared_cities() else { return false };
        let mut partners = cities.owed(seat).into_iter().flat_map(|city| game.partners(city));
        partners.any(|partner| partner != seat && self.is_person_there(partner))
    }

    /// Whether a person sits there who is not away.
    pub(crate) fn is_person_there(&self, seat: Seat) -> bool {
        self.seats[seat.index()].is_some_and(|member| self.is_at_table(member))
    }

    /// Whether a member is a person with a seat who is not away.
    fn is_at_table(&self, member: Member) -> bool {
        self.house.level(member).is_none() && self.seat_of(member).is_some_and(|seat| !self.is_away(seat))
    }

    /// How many people with a seat are not away.
    fn at_table(&self) -> usize {
        self.seats.iter().flatten().filter(|member| self.is_at_table(**member)).count()
    }

    pub(crate) fn is_away(&self, seat: Seat) -> bool {
        let Place::Table(table) = &self.place else { return false };
        table.away.get(seat.index()).is_some_and(Option::is_some)
    }

    pub(crate) fn not_paused(&self) -> Result<(), Refusal> {
        match &self.place {
            Place::Table(table) if table.clock.is_paused() => Err(Refusal::Paused),
            _ => Ok(()),
        }
    }
}
