//! Command → event or refusal. Changes nothing.

use conurbation_rules::common::Seat;
use conurbation_rules::games::Level;
use conurbation_rules::shuffle::Seed;
use conurbation_rules::two_cities::Type;
use uuid::Uuid;

use crate::choices::{ChoiceName, Value};
use crate::command::Request;
use crate::event::{Event, Happening};
use crate::member::Member;
use crate::options::{Absence, Length, Seating};
use crate::refusal::Refusal;
use crate::state::{Place, Room};
use crate::view::Stage;
use crate::{MAX_MEMBERS, MAX_NAME, house, seating};

/// What a decision may depend on besides the state and the command.
pub struct Context<'a> {
    /// Milliseconds since 1970-01-01 UTC.
    pub now: u64,
    /// Whether the host is connected. While the host is away, any player may take over.
    pub host_here: bool,
    /// A new seed from the operating system.
    pub seed: &'a (dyn Fn() -> Seed + Sync),
}

impl Room {
    /// The event that opens a room.
    pub fn open(guest: Uuid, options: crate::Options, now: u64) -> Result<Event, Refusal> {
        if !options.valid() {
            return Err(Refusal::BadOptions);
        }
        Ok(Event { at: now, by: None, command: None, what: Happening::Opened { options, guest } })
    }

    /// Whether this command of this guest was accepted before: then it is acknowledged again and nothing else happens.
    pub fn was_accepted(&self, guest: Uuid, command: Uuid) -> bool {
        self.member(guest).is_some_and(|member| self.answered.contains(member, command))
    }

    /// How many commands of this guest the room has accepted, talk aside; 0 for who is no member. Whatever the guest
    /// asked for is in every view whose [`MyView::no`](crate::MyView::no) is at least what this was then.
    pub fn commands_of(&self, guest: Uuid) -> u32 {
        self.member(guest).map_or(0, |member| self.answered.count(member))
    }

    /// What the request of a guest leads to; nothing if it is fine and all is so already. Talk is decided by
    /// [`Talk`](crate::Talk) instead, and signs by [`Signs`](crate::Signs).
    pub fn decide(
        &self,
        guest: Uuid,
        command: Uuid,
        request: &Request,
        context: &Context<'_>,
    ) -> Result<Option<Event>, Refusal> {
        let (by, what) = match request {
            Request::Join { name } => self.join(guest, name)?,
            Request::TakeSeat { key, name } => self.take_seat(guest, *key, name.as_deref())?,
            request => {
                let by = self.sender(guest)?;
                (by, self.of_member(by, request, context)?)
            }
        };
        let event = Event { at: context.now, by: Some(by), command: Some(command), what };
        Ok((!self.is_so_already(by, &event.what)).then_some(event))
    }

    /// Whether what a member would make happen would leave everything as it is.
    fn is_so_already(&self, by: Member, what: &Happening) -> bool {
        match what {
            Happening::Renamed { name } => self.name(by) == Some(name),
            Happening::OptionsSet(options) => *options == self.options,
            Happening::Arranged(seats) => *seats == self.seats,
            Happening::BotSet { seat, level } => level.is_some() && self.bot_at(*seat) == *level,
            Happening::Voted { seat, hold } => self.has_voted(by, *seat) == *hold,
            Happening::HostMade { member } => *member == self.host,
            Happening::Played { seat, action } => self.game().is_some_and(|game| game.changes_nothing(*seat, action)),
            _ => false,
        }
    }

    /// Whether a member wants the house to play this seat.
    fn has_voted(&self, member: Member, seat: Seat) -> bool {
        let Place::Table(table) = &self.place else { return false };
        table.away.get(seat.index()).and_then(Option::as_ref).is_some_and(|votes| votes.contains(&member))
    }

    /// What the request of a member leads to.
    fn of_member(&self, by: Member, request: &Request, context: &Context<'_>) -> Result<Happening, Refusal> {
        Ok(match request {
            Request::Join { .. } | Request::TakeSeat { .. } | Request::Show(_) | Request::Say { .. } => {
                return Err(Refusal::WrongStage);
            }
            Request::Sit { seat } => self.sit(*seat)?,
            Request::Stand => {
                self.at_stage(Stage::Open)?;
                self.free_of_campaign()?;
                self.seat_of(by).ok_or(Refusal::NotSeated)?;
                Happening::Stood
            }
            Request::SetOption { name, value } => self.set_option(by, *name, value)?,
            Request::SetBot { seat, level } => self.set_bot(by, *seat, *level)?,
            Request::Arrange(seats) => self.arrange(by, seats)?,
            Request::Shuffle => {
                self.as_host(by, Stage::Open)?;
                seating::shuffled(self.seats.clone(), (context.seed)())
            }
            Request::Seat => {
                self.as_host(by, Stage::Open)?;
                let seats: Vec<Member> = self.seats.iter().copied().flatten().collect();
                let free = self.seats.len() - seats.len();
                if free > 0 {
                    return Err(Refusal::SeatsFree { free: free as u8 });
                }
                seating::draw(self.options.seating, seats, (context.seed)())
            }
            Request::Unseat => {
                self.as_host(by, Stage::Seated)?;
                Happening::Unseated
            }
            Request::Start => {
                self.as_host(by, Stage::Seated)?;
                Happening::Started
            }
            Request::Play(action) => {
                let game = self.game().ok_or(Refusal::WrongStage)?;
                let seat = self.seat_of(by).ok_or(Refusal::NotSeated)?;
                self.not_paused()?;
                game.check(seat, action)?;
                Happening::Played { seat, action: action.clone() }
            }
            Request::PlayFor { seat, action } => {
                let game = self.game().ok_or(Refusal::WrongStage)?;
                let own = self.seat_of(by).ok_or(Refusal::NotSeated)?;
                self.not_paused()?;
                self.absent(*seat, Absence::Partner)?;
                let placed = game.shared_cities().and_then(|cities| cities.placed_into(*seat, action));
                let city = placed.ok_or(Refusal::NotYourCity)?;
                if !game.partners(city).contains(&own) {
                    return Err(Refusal::NotYourCity);
                }
                game.check(*seat, action)?;
                Happening::Played { seat: *seat, action: action.clone() }
            }
            Request::Vote { seat, hold } => {
                self.at_stage(Stage::Playing)?;
                self.seat_of(by).ok_or(Refusal::NotSeated)?;
                self.absent(*seat, Absence::Vote)?;
                Happening::Voted { seat: *seat, hold: *hold }
            }
            Request::GiveTime => self.give_time(by)?,
            Request::Pause => self.pause(by)?,
            Request::Resume => {
                self.as_host(by, Stage::Playing)?;
                if self.not_paused().is_ok() {
                    return Err(Refusal::NotPaused);
                }
                Happening::Resumed
            }
            Request::OfferSeat { seat } => self.offer_seat(by, *seat, context)?,
            Request::ChooseBonus(kind) => self.choose_bonus(by, *kind)?,
            Request::Rematch => {
                self.as_host(by, Stage::Ended)?;
                if self.bonus_due() {
                    return Err(Refusal::BonusDue);
                }
                if self.options.campaign != Length::None && self.campaign.played() >= self.options.campaign.games() {
                    return Err(Refusal::NoCampaign);
                }
                Happening::Rematched
            }
            Request::MakeHost { member } => self.make_host(by, *member, context.host_here)?,
            Request::Remove { member } => self.remove(by, *member)?,
        })
    }

    /// What the clock leads to: the stand-in acts for all who have not. Nothing if it has not run out.
    pub fn time_up(&self, now: u64) -> Option<Event> {
        let actions = self.deadline().filter(|deadline| *deadline <= now).and(self.game())?.stand_in();
        Some(Event { at: now, by: None, command: None, what: Happening::TimeUp { actions } })
    }

    /// The event that gives a running phase its whole time again, after nobody was there or the server was down.
    pub fn restart_clock(&self, now: u64) -> Option<Event> {
        self.deadline()?;
        Some(Event { at: now, by: None, command: None, what: Happening::ClockRestarted })
    }

    /// The member who a command of this guest comes from.
    pub(crate) fn sender(&self, guest: Uuid) -> Result<Member, Refusal> {
        if self.is_removed(guest) { Err(Refusal::Removed) } else { self.member(guest).ok_or(Refusal::NotAMember) }
    }

    fn join(&self, guest: Uuid, name: &str) -> Result<(Member, Happening), Refusal> {
        if self.is_removed(guest) {
            return Err(Refusal::Removed);
        }
        let name = self.good_name(guest, name)?;
        if let Some(member) = self.member(guest) {
            return Ok((member, Happening::Renamed { name }));
        }
        // A bot makes room for people.
        let by_person = |sitting: &Option<Member>| sitting.is_some_and(|member| self.house.level(member).is_none());
        let full = !matches!(self.place, Place::Open) || self.seats.iter().all(by_person);
        if full && !self.is_opener(guest) && !self.options.watchers {
            return Err(Refusal::NoWatchers);
        }
        Ok((self.next_number(guest)?, Happening::Joined { guest, name }))
    }

    /// A name that nobody else has, without the blanks around it.
    pub(crate) fn good_name(&self, guest: Uuid, name: &str) -> Result<String, Refusal> {
        let name = name.trim();
        let length = name.chars().count();
        if length == 0 || length > MAX_NAME.into() || name.chars().any(deceptive) {
            return Err(Refusal::BadName { limit: MAX_NAME });
        }
        let others = self.people.iter().filter(|person| person.guest != guest && !person.removed);
        let mut taken = others.filter_map(|person| person.name.as_deref()).chain(house::NAMES);
        if taken.any(|taken| same(taken, name)) {
            return Err(Refusal::NameTaken);
        }
        Ok(name.to_owned())
    }

    /// The number of a guest who becomes a member: the opener's is kept for them, the others are counted on.
    pub(crate) fn next_number(&self, guest: Uuid) -> Result<Member, Refusal> {
        let number = self.people.iter().position(|person| person.guest == guest).unwrap_or(self.people.len());
        if number >= MAX_MEMBERS.into() {
            return Err(Refusal::RoomFull { limit: MAX_MEMBERS });
        }
        Ok(Member::at(number))
    }

    /// Whether this guest made the room.
    fn is_opener(&self, guest: Uuid) -> bool {
        self.people[0].guest == guest
    }

    fn sit(&self, seat: Seat) -> Result<Happening, Refusal> {
        self.at_stage(Stage::Open)?;
        self.free_of_campaign()?;
        match self.seats.get(seat.index()) {
            None => Err(self.no_such_seat()),
            // A bot makes room for people.
            Some(Some(_)) if self.bot_at(seat).is_none() => Err(Refusal::SeatTaken),
            Some(_) => Ok(Happening::Sat { seat }),
        }
    }

    fn set_option(&self, by: Member, name: ChoiceName, value: &Value) -> Result<Happening, Refusal> {
        self.as_host(by, Stage::Open)?;
        let options = self.options.with(name, value).ok_or(Refusal::BadOptions)?;
        let same_campaign = (options.game, options.campaign) == (self.options.game, self.options.campaign);
        if self.campaign.has_begun() && !same_campaign {
            return Err(Refusal::InCampaign);
        }
        Ok(Happening::OptionsSet(options))
    }

    fn set_bot(&self, by: Member, seat: Seat, level: Option<Level>) -> Result<Happening, Refusal> {
        self.as_host(by, Stage::Open)?;
        let sitting = *self.seats.get(seat.index()).ok_or_else(|| self.no_such_seat())?;
        let bot = self.bot_at(seat).is_some();
        if sitting.is_some() && !bot {
            return Err(Refusal::SeatTaken);
        }
        // The player against the Automas is a person; and nobody can be sent away who is not there.
        if self.seats.len() < 2 || (level.is_none() && !bot) {
            return Err(Refusal::NoBot);
        }
        Ok(Happening::BotSet { seat, level })
    }

    fn pause(&self, by: Member) -> Result<Happening, Refusal> {
        self.as_host(by, Stage::Playing)?;
        self.not_paused()?;
        // Who plays alone keeps nobody waiting.
        if self.seats.len() == 1 {
            return Err(Refusal::NoClock);
        }
        Ok(Happening::Paused)
    }

    fn give_time(&self, by: Member) -> Result<Happening, Refusal> {
        self.seat_of(by).ok_or(Refusal::NotSeated)?;
        let Place::Table(table) = &self.place else { return Err(Refusal::WrongStage) };
        self.at_stage(Stage::Playing)?;
        self.not_paused()?;
        self.deadline().ok_or(Refusal::NoClock)?;
        if table.clock.gave.contains(&by) {
            return Err(Refusal::TimeGiven);
        }
        Ok(Happening::TimeGiven)
    }

    /// Whether the player of a seat is away and this is the room's rule for that.
    fn absent(&self, seat: Seat, rule: Absence) -> Result<(), Refusal> {
        if self.options.absence != rule {
            return Err(Refusal::OtherRule);
        }
        if !self.is_away(seat) {
            return Err(Refusal::NotAway);
        }
        Ok(())
    }

    fn choose_bonus(&self, by: Member, kind: Type) -> Result<Happening, Refusal> {
        if self.options.campaign == Length::None {
            return Err(Refusal::NoCampaign);
        }
        self.seat_of(by).ok_or(Refusal::NotSeated)?;
        self.at_stage(Stage::Ended)?;
        if !self.bonus_due() {
            return Err(Refusal::BonusChosen);
        }
        let outcome = self.outcome().ok_or(Refusal::WrongStage)?;
        self.campaign.bonus(&outcome, kind)?;
        Ok(Happening::BonusChosen(kind))
    }

    /// A campaign is played by one person from its first game to its last.
    fn free_of_campaign(&self) -> Result<(), Refusal> {
        if self.campaign.has_begun() { Err(Refusal::InCampaign) } else { Ok(()) }
    }

    fn no_such_seat(&self) -> Refusal {
        Refusal::NoSuchSeat { last: self.options.seats - 1 }
    }

    fn arrange(&self, by: Member, seats: &[Option<Member>]) -> Result<Happening, Refusal> {
        let by_card = matches!(&self.place, Place::Seated(_)) && self.options.seating == Seating::Card;
        if !by_card {
            self.as_host(by, Stage::Open)?;
        } else if self.seat_of(by).is_none() {
            self.only_host(by)?;
        }
        if !seating::same_members(seats, &self.seats) {
            return Err(Refusal::BadArrangement);
        }
        Ok(Happening::Arranged(seats.to_vec()))
    }

    fn make_host(&self, by: Member, member: Member, host_here: bool) -> Result<Happening, Refusal> {
        let takes_over = !host_here && by == member && self.seat_of(by).is_some();
        if !takes_over {
            self.only_host(by)?;
        }
        self.present_member(member)?;
        Ok(Happening::HostMade { member })
    }

    fn remove(&self, by: Member, member: Member) -> Result<Happening, Refusal> {
        self.only_host(by)?;
        self.present_member(member)?;
        if member == self.host {
            return Err(Refusal::HostStays);
        }
        let in_game = !matches!(self.stage(), Stage::Open);
        if in_game && self.seat_of(member).is_some() {
            return Err(Refusal::InMidGame);
        }
        if self.seat_of(member).is_some() {
            self.free_of_campaign()?;
        }
        Ok(Happening::Removed { member })
    }

    fn present_member(&self, member: Member) -> Result<(), Refusal> {
        self.is_present(member).then_some(()).ok_or(Refusal::NoSuchMember)
    }

    pub(crate) fn only_host(&self, by: Member) -> Result<(), Refusal> {
        if by == self.host { Ok(()) } else { Err(Refusal::NotHost) }
    }

    fn at_stage(&self, stage: Stage) -> Result<(), Refusal> {
        if self.stage() == stage { Ok(()) } else { Err(Refusal::WrongStage) }
    }

    fn as_host(&self, by: Member, stage: Stage) -> Result<(), Refusal> {
        self.only_host(by)?;
        self.at_stage(stage)
    }
}

/// Whether two names would be confused: alike but for upper and lower case.
fn same(a: &str, b: &str) -> bool {
    a.to_lowercase() == b.to_lowercase()
}

/// Characters that can't be seen and change how a name looks: two names would look alike, or one like another's.
/// Joiners are not among them, for pictures are made of them.
fn deceptive(character: char) -> bool {
    let marks = ['\u{ad}', '\u{61c}', '\u{200b}', '\u{200e}', '\u{200f}', '\u{feff}'];
    let separators_overrides_isolates = '\u{2028}'..='\u{202e}';
    let invisible_operators = '\u{2060}'..='\u{206f}';
    character.is_control()
        || marks.contains(&character)
        || separators_overrides_isolates.contains(&character)
        || invisible_operators.contains(&character)
}
