//! The state of a room, and what can be asked of it. Only [`apply`](crate::Room::apply) changes it.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use conurbation_rules::automas::Outcome;
use conurbation_rules::common::Seat;
use conurbation_rules::draw::{Contribution, Draw, Hash, Secret};
use conurbation_rules::games::{Game, LeftOver, Level, Pace};
use conurbation_rules::shuffle::Seed;
use uuid::Uuid;

use crate::answered::Answered;
use crate::bots::{self, Bots};
use crate::campaign::Campaign;
use crate::clock::{PhaseClock, RaceTime};
use crate::deal::Deal;
use crate::door::Door;
use crate::member::Member;
use crate::options::{ClockRule, Options};
use crate::origin::Origin;
use crate::results::Results;
use crate::seat_key::KeyHash;
use crate::seating::SHUFFLING_MILLIS;
use crate::shown_result::ShownResult;
use crate::stage::Stage;

/// With the slow clock: how long the host may do nothing before they count as away, in milliseconds: two days, the time
/// for a phase.
const SLOW_HOST_AWAY: u64 = 2 * 24 * 60 * 60 * 1000;

/// One room: the fold of its events.
#[derive(Debug, Clone)]
pub struct Room {
    pub(crate) options: Options,
    pub(crate) host: Member,
    /// The member to whom the role of host belongs: the opener, or the one it was given to since. They may take it back
    /// from a stand-in.
    pub(crate) rightful_host: Member,
    /// When the host last did something that is in the log, in milliseconds since 1970-01-01 UTC.
    pub(crate) host_acted: u64,
    pub(crate) people: BTreeMap<Member, Person>,
    /// The number of the next newcomer.
    pub(crate) next_number: Member,
    /// The guests who gave way to newcomers, each with their number, which stays theirs.
    pub(crate) former: BTreeMap<Uuid, Member>,
    /// The people who ever had a seat in a game.
    pub(crate) players: BTreeSet<Member>,
    /// Who sits on each seat.
    pub(crate) seats: Vec<Option<Member>>,
    pub(crate) bots: Bots,
    /// The links to seats that nobody has used, at most one per seat.
    pub(crate) offers: Vec<Offered>,
    pub(crate) campaign: Campaign,
    /// The starters that were not used in the last game with starters.
    pub(crate) unused: Option<LeftOver>,
    pub(crate) game_no: u32,
    /// Where the deal of the first game comes from, until that begins, if it was fixed before.
    pub(crate) deal: Option<Deal>,
    pub(crate) results: Results,
    /// The result of the game before, while somebody still looks at it.
    pub(crate) shown_result: Option<ShownResult>,
    pub(crate) place: Place,
    /// The players who left the game on the table for good. Their seats are still in their names.
    pub(crate) left: BTreeSet<Member>,
    pub(crate) answered: Answered,
    /// Whether nobody without a seat may say anything.
    pub(crate) watchers_muted: bool,
    pub(crate) door: Door,
    /// The server that serves the room, where several share a store.
    pub(crate) owner: Option<Uuid>,
}

/// The stage of a room, with the state that exists only then.
#[derive(Debug, Clone)]
pub(crate) enum Place {
    Open,
    Shuffling(Shuffling),
    Seated(Seated),
    /// Being played, or over.
    Table(Table),
}

/// The server has committed to its part of the shuffle, and waits for the players'.
#[derive(Debug, Clone)]
pub(crate) struct Shuffling {
    pub secret: Secret,
    /// The hash of the room's code.
    pub room: Hash,
    /// When the wait began, in milliseconds since 1970-01-01 UTC.
    pub began: u64,
    /// By seat.
    pub contributions: Vec<Option<Contribution>>,
}

/// What the seed of a game was drawn from.
#[derive(Debug, Clone)]
pub(crate) struct Drawn {
    pub draw: Draw,
    /// Who sat on each seat before the seating was drawn: whose contributions those of the draw are.
    pub seats: Vec<Member>,
}

/// What is fixed when the players are seated.
#[derive(Debug, Clone)]
pub(crate) struct Seated {
    pub seed: Seed,
    /// `None` in logs of format 1, in which the server alone chose the seed.
    pub drawn: Option<Drawn>,
    pub values: Vec<u8>,
    pub card: Option<u8>,
    pub starters: Option<LeftOver>,
    /// Where the game comes from, if others have its deal too.
    pub origin: Option<Origin>,
}

impl Seated {
    /// Whether the game counts for anything.
    pub fn counts(&self) -> bool {
        self.origin.is_none_or(Origin::counts)
    }
}

#[derive(Debug, Clone)]
pub(crate) struct Table {
    pub seated: Seated,
    /// Shared with the house, which works out its moves elsewhere.
    pub game: Arc<Game>,
    pub clock: PhaseClock,
    /// For each seat, when its side last acted or the house may have started to play for it, in milliseconds since
    /// 1970-01-01 UTC; pauses do not count.
    pub acted: Vec<u64>,
    /// For each seat, how often its side has acted in this game.
    pub moves: Vec<u32>,
    /// For each seat whose player is away, the members who want the house to play it.
    pub away: Vec<Option<Vec<Member>>>,
    /// For each seat, the members who agree that it may be handed on.
    pub agreed: Vec<Vec<Member>>,
    /// For each seat that was handed on without its player's link: who that player was. They may take it back.
    pub former: Vec<Option<Member>>,
}

/// A stretch of a game in which the phase does not change and a seat's side does not act.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Moment {
    game_no: u32,
    phase: u32,
    moves: u32,
}

impl Table {
    /// The time of the race; `None` if the game is none.
    pub fn race_time(&self) -> Option<RaceTime> {
        (self.clock.has_raced() || self.game.race().is_some()).then(|| self.clock.race_time())
    }

    /// Ends a pause as if it had taken no time.
    pub fn resume(&mut self, at: u64) {
        let before = self.clock.began();
        self.clock.resume(at);
        let stopped = self.clock.began().saturating_sub(before);
        for acted in &mut self.acted {
            *acted = acted.saturating_add(stopped);
        }
    }
}

/// A link to a seat, and who made it.
#[derive(Debug, Clone)]
pub(crate) struct Offered {
    pub seat: Seat,
    pub key: KeyHash,
    pub by: Member,
}

/// A guest with a number in this room.
#[derive(Debug, Clone)]
pub(crate) struct Person {
    pub guest: Uuid,
    /// Missing until the opener joins, and from someone who was kicked or let back in until they join again.
    pub name: Option<String>,
    pub removed: bool,
    /// Whether the host sent them out, and they have not joined again.
    pub kicked: bool,
    /// Whether the host lets them say nothing.
    pub muted: bool,
}

impl Person {
    /// A guest who has not joined yet.
    pub const fn new(guest: Uuid) -> Self {
        Self { guest, name: None, removed: false, kicked: false, muted: false }
    }

    /// Whether they have joined and were not removed.
    pub fn is_present(&self) -> bool {
        self.name.is_some() && !self.removed
    }
}

impl Room {
    /// Its options.
    pub const fn options(&self) -> &Options {
        &self.options
    }

    /// The host.
    pub const fn host(&self) -> Member {
        self.host
    }

    /// Until when a host who is not connected does not count as away yet, if that is still to come; in milliseconds
    /// since 1970-01-01 UTC. With the slow clock people look in only now and then, and so does their host.
    pub fn host_patience(&self, now: u64) -> Option<u64> {
        let until = self.host_acted.saturating_add(SLOW_HOST_AWAY);
        (self.options.clock == ClockRule::Slow && now < until).then_some(until)
    }

    /// The guest who is the host, even before they have a name.
    pub fn host_guest(&self) -> Uuid {
        self.people[&self.host].guest
    }

    /// A guest's member number, unless they were removed.
    pub fn member(&self, guest: Uuid) -> Option<Member> {
        self.number(guest).filter(|member| self.is_present(*member))
    }

    /// The seat that a member plays.
    pub fn seat_of(&self, member: Member) -> Option<Seat> {
        self.held_seat(member).filter(|_| !self.has_left(member))
    }

    /// The seat in a member's name, which they may have left for good.
    pub(crate) fn held_seat(&self, member: Member) -> Option<Seat> {
        self.seats.iter().position(|sitting| *sitting == Some(member)).map(Seat::at)
    }

    /// All seats, taken or not.
    pub(crate) fn all_seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.seats.len()).map(Seat::at)
    }

    /// The stage of the room.
    pub fn stage(&self) -> Stage {
        match &self.place {
            Place::Open => Stage::Open,
            Place::Shuffling(_) => Stage::Shuffling,
            Place::Seated(_) => Stage::Seated,
            Place::Table(table) if table.game.pace() == Pace::Over => Stage::Ended,
            Place::Table(_) => Stage::Playing,
        }
    }

    /// When the clock of this phase runs out, or the wait for the players' parts of the shuffle ends, in milliseconds
    /// since 1970-01-01 UTC.
    pub fn deadline(&self) -> Option<u64> {
        match &self.place {
            Place::Open | Place::Seated(_) => None,
            Place::Shuffling(shuffling) => Some(shuffling.began.saturating_add(SHUFFLING_MILLIS)),
            Place::Table(table) => table.clock.deadline(self.options.clock, table.game.pace()),
        }
    }

    /// When the current phase began, in milliseconds since 1970-01-01 UTC.
    pub fn phase_began(&self) -> Option<u64> {
        match &self.place {
            Place::Open | Place::Seated(_) => None,
            Place::Shuffling(shuffling) => Some(shuffling.began),
            Place::Table(table) => Some(table.clock.began()),
        }
    }

    /// The number that a guest has in the room, as a member or not.
    pub fn number(&self, guest: Uuid) -> Option<Member> {
        let person = self.people.iter().find(|(_, person)| person.guest == guest).map(|(number, _)| *number);
        person.or_else(|| self.former.get(&guest).copied())
    }

    /// The guests of all members who were not removed or forgotten.
    pub fn guests(&self) -> impl Iterator<Item = Uuid> {
        self.people.values().filter(|person| person.is_present() && !person.guest.is_nil()).map(|person| person.guest)
    }

    /// The guests whom the room knows although they are no members: removed ones, those who gave way to newcomers, and
    /// an opener who has not joined.
    pub fn known_guests(&self) -> impl Iterator<Item = Uuid> {
        let absent = self.people.values().filter(|person| !person.is_present() && !person.guest.is_nil());
        absent.map(|person| person.guest).chain(self.former.keys().copied())
    }

    /// The guests whom the host put out and who have not come back, with the name they had, if it is known, and whether
    /// they are banned.
    pub fn guests_out(&self) -> impl Iterator<Item = (Uuid, Option<&str>, bool)> {
        let out = self.people.values().filter(|person| (person.removed || person.kicked) && !person.guest.is_nil());
        out.map(|person| (person.guest, person.name.as_deref(), person.removed))
    }

    /// Whether a member ever had a seat in a game.
    pub fn has_played(&self, member: Member) -> bool {
        self.players.contains(&member)
    }

    /// Whether a game was ever begun.
    pub fn has_begun(&self) -> bool {
        self.game_no > 0 || matches!(self.place, Place::Table(_))
    }

    /// The number of the game in this room, from 0; a rematch adds one.
    pub const fn game_no(&self) -> u32 {
        self.game_no
    }

    /// The name of a person or a bot; `None` for an opener who has not joined.
    pub fn name(&self, member: Member) -> Option<&str> {
        bots::name(member).or_else(|| self.people.get(&member)?.name.as_deref())
    }

    /// The level of the bot on a seat; `None` if a person or nobody sits there.
    pub fn bot_at(&self, seat: Seat) -> Option<Level> {
        self.bots.level((*self.seats.get(seat.index())?)?)
    }

    /// Whether a game of the campaign is over and its bonus is still to be chosen.
    pub(crate) fn bonus_due(&self) -> bool {
        let games = self.options.campaign.games();
        games > 0 && self.stage() == Stage::Ended && !self.campaign.counts(self.game_no)
    }

    /// Whether the host lets a member say nothing.
    pub(crate) fn is_muted(&self, member: Member) -> bool {
        self.people.get(&member).is_some_and(|person| person.muted)
    }

    /// Whether this person left the game on the table for good.
    pub(crate) fn has_left(&self, member: Member) -> bool {
        self.left.contains(&member)
    }

    /// Whether this person won't be back at the table: they left it for good, or deleted their data.
    pub(crate) fn is_gone(&self, member: Member) -> bool {
        self.has_left(member) || self.is_forgotten(member)
    }

    /// Whether this person has deleted their data.
    pub(crate) fn is_forgotten(&self, member: Member) -> bool {
        self.people.get(&member).is_some_and(|person| person.guest.is_nil())
    }

    /// Whether this person has joined and was not removed.
    pub(crate) fn is_present(&self, member: Member) -> bool {
        self.people.get(&member).is_some_and(Person::is_present)
    }

    /// Whether somebody can give way to a newcomer while they are disconnected: they never played, are not the host,
    /// and are neither muted nor removed, which giving way must not undo. One who was kicked gets in like a newcomer as
    /// before.
    pub(crate) fn can_give_way(&self, member: Member) -> bool {
        let kept =
            [Member::OPENER, self.host, self.rightful_host].contains(&member) || self.held_seat(member).is_some();
        let free = |person: &Person| !(person.removed || person.muted || self.players.contains(&member));
        !kept && self.people.get(&member).is_some_and(free)
    }

    pub(crate) fn is_removed(&self, guest: Uuid) -> bool {
        self.people.values().any(|person| person.guest == guest && person.removed)
    }

    /// The present moment for a seat.
    pub(crate) fn moment(&self, seat: Seat) -> Option<Moment> {
        let table = self.table()?;
        let moves = *table.moves.get(seat.index())?;
        Some(Moment { game_no: self.game_no, phase: table.game.phase_number(), moves })
    }

    pub(crate) fn table(&self) -> Option<&Table> {
        match &self.place {
            Place::Table(table) => Some(table),
            Place::Open | Place::Shuffling(_) | Place::Seated(_) => None,
        }
    }

    /// How a solo game ended; nothing while it is being played.
    pub(crate) fn outcome(&self) -> Option<Outcome> {
        self.game()?.solo()?.outcome()
    }

    pub(crate) fn game(&self) -> Option<&Game> {
        self.table().map(|table| &*table.game)
    }

    /// How many seats are taken.
    pub(crate) fn taken_seats(&self) -> u8 {
        self.seats.iter().flatten().map(|_| 1).sum()
    }
}
