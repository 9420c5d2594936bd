//! Event → state. Applying the same events gives the same room on every machine.

use std::sync::Arc;

use conurbation_rules::common::Seat;
use conurbation_rules::games::{Action, Game, Level, Pace};
use uuid::Uuid;

use crate::MAX_MEMBERS;
use crate::answered::Answered;
use crate::campaign::Campaign;
use crate::clock::PhaseClock;
use crate::event::{Event, Happening};
use crate::house::House;
use crate::member::Member;
use crate::offers::Offered;
use crate::options::Options;
use crate::seating::same_members;
use crate::state::{Person, Place, Room, Seated, Table};
use crate::view::Stage;

/// The log does not fit together: an event that could not have happened in this state.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("the log of this room does not fit together: {0}")]
pub struct Corrupt(String);

impl Room {
    /// The room that an [`Happening::Opened`] event opens.
    pub fn opened(event: &Event) -> Result<Self, Corrupt> {
        let Happening::Opened { options, guest } = &event.what else {
            return Err(corrupt("it does not begin with the opening"));
        };
        check(options.valid(), "there are no such options")?;
        Ok(Self {
            options: *options,
            host: Member::OPENER,
            people: vec![Person { guest: *guest, name: None, removed: false }],
            seats: vec![None; options.seats.into()],
            house: House::default(),
            offers: Vec::new(),
            campaign: Campaign::default(),
            game_no: 0,
            place: Place::Open,
            answered: Answered::default(),
        })
    }

    /// Folds one event into the state. An error leaves the room unusable: its log is damaged.
    ///
    /// Who was allowed to ask for it is not asked again, but that it leaves the room in one piece is: views and
    /// decisions rely on it.
    pub fn apply(&mut self, event: &Event) -> Result<(), Corrupt> {
        match &event.what {
            Happening::Opened { .. } => return Err(corrupt("it is opened twice")),
            Happening::Joined { guest, name } => self.let_in(event.by, *guest, name)?,
            Happening::Renamed { name } => {
                let by = self.acting(event)?;
                self.people[by.index()].name = Some(name.clone());
            }
            Happening::Sat { seat } => {
                self.expect(Stage::Open)?;
                let by = self.acting(event)?;
                self.leave_seat(by);
                if self.bot_at(*seat).is_some() {
                    self.place_bot(*seat, None)?;
                }
                let seat = self.seats.get_mut(seat.index()).filter(|seat| seat.is_none());
                *seat.ok_or_else(|| corrupt("no free seat there"))? = Some(by);
            }
            Happening::Stood => {
                self.expect(Stage::Open)?;
                let by = self.acting(event)?;
                self.leave_seat(by);
            }
            Happening::OptionsSet(options) => self.set_options(options)?,
            Happening::BotSet { seat, level } => {
                self.expect(Stage::Open)?;
                self.place_bot(*seat, *level)?;
            }
            Happening::Arranged(seats) => {
                check(matches!(self.place, Place::Open | Place::Seated(_)), "seats change in mid-game")?;
                self.change_seats(seats.clone())?;
            }
            Happening::Seated { rules, seed, seats, values, card } => {
                self.expect(Stage::Open)?;
                self.change_seats(seats.iter().copied().map(Some).collect())?;
                let setup = self.options.game.setup(values).filter(|_| values.len() == seats.len());
                check(setup.is_some(), "bad seating values")?;
                check(*rules == conurbation_rules::VERSION, "a game of other rules")?;
                self.place = Place::Seated(Seated { seed: *seed, values: values.clone(), card: *card });
            }
            Happening::Unseated => {
                self.expect(Stage::Seated)?;
                self.place = Place::Open;
                self.offers.clear();
            }
            Happening::Started => self.start(event.at)?,
            Happening::Played { seat, action } => {
                self.play(event.at, &[(*seat, action.clone())])?;
                self.has_acted(*seat, event.at)?;
            }
            Happening::TimeUp { actions } => self.run_out(event.at, actions)?,
            Happening::ClockRestarted => self.table_mut()?.clock.restart(event.at),
            Happening::WentAway { seat } => {
                self.be_away(*seat, true)?;
                self.has_acted(*seat, event.at)?;
            }
            Happening::CameBack { seat } => self.be_away(*seat, false)?,
            Happening::Voted { seat, hold } => {
                let by = self.acting(event)?;
                self.vote(by, *seat, *hold)?;
                self.has_acted(*seat, event.at)?;
            }
            Happening::TimeGiven => {
                let by = self.acting(event)?;
                self.table_mut()?.clock.gave.push(by);
            }
            Happening::Paused => {
                self.expect(Stage::Playing)?;
                self.table_mut()?.clock.pause(event.at);
            }
            Happening::Resumed => self.table_mut()?.resume(event.at),
            Happening::SeatOffered { seat, key } => {
                let by = self.acting(event)?;
                check(matches!(self.stage(), Stage::Seated | Stage::Playing), "a link to a seat that is not fixed")?;
                check(seat.index() < self.seats.len(), "a link to a seat that is not there")?;
                self.offers.retain(|offer| offer.seat != *seat);
                self.offers.push(Offered { seat: *seat, key: *key, by });
            }
            Happening::SeatTaken { seat, guest, name } => self.hand_over(event.by, *seat, *guest, name.as_deref())?,
            Happening::BonusChosen(kind) => {
                check(self.bonus_due(), "a bonus that is not due")?;
                let outcome = self.outcome().ok_or_else(|| corrupt("a bonus without a game"))?;
                let game = self.campaign.bonus(&outcome, *kind).map_err(|refusal| Corrupt(refusal.to_string()))?;
                self.campaign.add(self.game_no, game);
            }
            Happening::Rematched => {
                self.expect(Stage::Ended)?;
                self.place = Place::Open;
                self.game_no += 1;
            }
            Happening::HostMade { member } => {
                check(self.is_present(*member), "an unknown host")?;
                self.host = *member;
            }
            Happening::Removed { member } => self.put_out(*member)?,
        }
        if let (Some(by), Some(command)) = (event.by, event.command) {
            self.answered.remember(by, command);
        }
        Ok(())
    }

    fn set_options(&mut self, options: &Options) -> Result<(), Corrupt> {
        self.expect(Stage::Open)?;
        check(options.valid(), "there are no such options")?;
        self.options = *options;
        let bots_stay = options.seats > 1;
        for seat in self.all_seats() {
            if self.bot_at(seat).is_some() && (seat.number() >= options.seats || !bots_stay) {
                self.place_bot(seat, None)?;
            }
        }
        self.seats.resize(options.seats.into(), None);
        Ok(())
    }

    /// A guest gets a number and a name: the opener the number kept for them, everyone else the next one.
    fn let_in(&mut self, by: Option<Member>, guest: Uuid, name: &str) -> Result<(), Corrupt> {
        let known = self.people.iter().position(|person| person.guest == guest);
        let number = known.unwrap_or(self.people.len());
        check(by.map(Member::index) == Some(number) && number < MAX_MEMBERS.into(), "a member with a wrong number")?;
        if known.is_none() {
            self.people.push(Person { guest, name: None, removed: false });
        }
        let person = &mut self.people[number];
        check(person.name.is_none(), "a member who joins twice")?;
        person.name = Some(name.to_owned());
        Ok(())
    }

    fn place_bot(&mut self, seat: Seat, level: Option<Level>) -> Result<(), Corrupt> {
        let sitting = *self.seats.get(seat.index()).ok_or_else(|| corrupt("a bot without a seat"))?;
        let member = match (sitting, level) {
            (Some(bot), level) if self.house.level(bot).is_some() => {
                self.house.set(bot, level);
                level.map(|_| bot)
            }
            (None, Some(level)) => Some(self.house.hire(level).ok_or_else(|| corrupt("too many bots"))?),
            _ => return Err(corrupt("a bot on a seat that is taken, or none to send away")),
        };
        self.seats[seat.index()] = member;
        Ok(())
    }

    fn be_away(&mut self, seat: Seat, away: bool) -> Result<(), Corrupt> {
        let seat = self.table_mut()?.away.get_mut(seat.index()).filter(|votes| votes.is_some() != away);
        *seat.ok_or_else(|| corrupt("someone goes away or comes back twice"))? = away.then(Vec::new);
        Ok(())
    }

    fn vote(&mut self, by: Member, seat: Seat, hold: bool) -> Result<(), Corrupt> {
        let away = self.table_mut()?.away.get_mut(seat.index()).and_then(Option::as_mut);
        let votes = away.ok_or_else(|| corrupt("a vote on someone who is there"))?;
        votes.retain(|vote| *vote != by);
        if hold {
            votes.push(by);
        }
        Ok(())
    }

    /// A seat is taken over; the host's seat takes that role along.
    fn hand_over(&mut self, by: Option<Member>, seat: Seat, guest: Uuid, name: Option<&str>) -> Result<(), Corrupt> {
        if let Some(name) = name {
            self.let_in(by, guest, name)?;
        }
        let by = by.filter(|by| self.member(guest) == Some(*by)).ok_or_else(|| corrupt("an unknown member"))?;
        check(self.seat_of(by).is_none() && self.bot_at(seat).is_none(), "a seat that can't be taken over")?;
        let owner = self.seats.get_mut(seat.index()).ok_or_else(|| corrupt("no such seat"))?;
        let before = owner.replace(by);
        if before == Some(self.host) {
            self.host = by;
        }
        self.offers.retain(|offer| offer.seat != seat);
        if let Place::Table(table) = &mut self.place {
            table.away[seat.index()] = None;
            // Who has no seat any more has no vote.
            for votes in table.away.iter_mut().flatten() {
                votes.retain(|vote| Some(*vote) != before);
            }
        }
        Ok(())
    }

    fn put_out(&mut self, member: Member) -> Result<(), Corrupt> {
        let plays = self.seat_of(member).is_some() && self.stage() != Stage::Open;
        check(self.is_present(member) && member != self.host && !plays, "a member who can't be removed")?;
        self.leave_seat(member);
        self.people[member.index()].removed = true;
        Ok(())
    }

    /// The same number of seats for the same members, whose links go along with them.
    fn change_seats(&mut self, seats: Vec<Option<Member>>) -> Result<(), Corrupt> {
        check(same_members(&seats, &self.seats), "seats for others than those who sit")?;
        for offer in &mut self.offers {
            let owner = self.seats[offer.seat.index()];
            let seat = seats.iter().position(|sitting| *sitting == owner);
            offer.seat = seat.map_or(offer.seat, Seat::at);
        }
        self.seats = seats;
        Ok(())
    }

    fn start(&mut self, at: u64) -> Result<(), Corrupt> {
        let Place::Seated(seated) = &self.place else {
            return Err(corrupt("a game starts that nobody sat down for"));
        };
        let setup = self.options.game.setup(&seated.values).ok_or_else(|| corrupt("bad seating values"))?;
        let game = Arc::new(Game::new(&setup, &seated.seed));
        let away = vec![None; self.seats.len()];
        let acted = vec![at; self.seats.len()];
        let moves = vec![0; self.seats.len()];
        self.place =
            Place::Table(Table { seated: seated.clone(), game, clock: PhaseClock::begin(at), acted, moves, away });
        Ok(())
    }

    fn play(&mut self, at: u64, actions: &[(Seat, Action)]) -> Result<(), Corrupt> {
        let table = self.table_mut()?;
        let phase = table.game.phase_number();
        let game = Arc::make_mut(&mut table.game);
        for (seat, action) in actions {
            game.play(*seat, action).map_err(|refusal| Corrupt(format!("seat {seat}: {refusal}")))?;
            for seat in game.team(*seat) {
                table.moves[seat.index()] += 1;
            }
        }
        if table.game.phase_number() != phase {
            table.clock = PhaseClock::begin(at);
        }
        if table.game.pace() == Pace::Over {
            self.offers.clear();
        }
        Ok(())
    }

    /// Time ran out for the sides that the stand-in acted for.
    fn run_out(&mut self, at: u64, actions: &[(Seat, Action)]) -> Result<(), Corrupt> {
        self.play(at, actions)?;
        let table = self.table_mut()?;
        let mut late: Vec<Seat> = actions.iter().flat_map(|(seat, _)| table.game.team(*seat)).collect();
        late.sort_unstable();
        late.dedup();
        table.clock.late = late;
        Ok(())
    }

    /// Takes note of when a side acted, or the house may have come to play for a seat of it.
    fn has_acted(&mut self, seat: Seat, at: u64) -> Result<(), Corrupt> {
        let table = self.table_mut()?;
        for seat in table.game.team(seat) {
            if let Some(acted) = table.acted.get_mut(seat.index()) {
                *acted = at;
            }
        }
        Ok(())
    }

    fn table_mut(&mut self) -> Result<&mut Table, Corrupt> {
        match &mut self.place {
            Place::Table(table) => Ok(table),
            Place::Open | Place::Seated(_) => Err(corrupt("an action without a game")),
        }
    }

    /// The member who asked for an event.
    fn acting(&self, event: &Event) -> Result<Member, Corrupt> {
        event.by.filter(|by| self.is_present(*by)).ok_or_else(|| corrupt("an unknown member"))
    }

    fn expect(&self, stage: Stage) -> Result<(), Corrupt> {
        check(self.stage() == stage, "an event of another stage")
    }

    fn leave_seat(&mut self, member: Member) {
        for seat in self.seats.iter_mut().filter(|seat| **seat == Some(member)) {
            *seat = None;
        }
    }
}

fn corrupt(why: &str) -> Corrupt {
    Corrupt(why.to_owned())
}

fn check(holds: bool, otherwise: &str) -> Result<(), Corrupt> {
    if holds { Ok(()) } else { Err(corrupt(otherwise)) }
}
