//! Command → event or refusal. Changes nothing.

use conurbation_rules::shuffle::Seed;
use uuid::Uuid;

use crate::command::Deed;
use crate::event::{Event, Happening};
use crate::options::Seating;
use crate::refusal::Refusal;
use crate::state::{Place, Room};
use crate::view::Stage;
use crate::{MAX_MEMBERS, MAX_NAME, seating};

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

    /// What the deed of a guest leads to. Talk is decided by [`Talk`](crate::Talk) instead.
    pub fn decide(&self, guest: Uuid, command: Uuid, deed: &Deed, context: &Context<'_>) -> Result<Event, Refusal> {
        if let Deed::Join { name } = deed {
            let (by, what) = self.join(guest, name)?;
            return Ok(Event { at: context.now, by: Some(by), command: Some(command), what });
        }
        let by = self.sender(guest)?;
        let what = match deed {
            Deed::Join { .. } | Deed::Say { .. } => return Err(Refusal::WrongStage),
            Deed::Sit { seat } => self.sit(*seat)?,
            Deed::Stand => {
                self.at_stage(Stage::Open)?;
                self.seat_of(by).ok_or(Refusal::NotSeated)?;
                Happening::Stood
            }
            Deed::SetOptions(options) => {
                self.as_host(by, Stage::Open)?;
                if !options.valid() {
                    return Err(Refusal::BadOptions);
                }
                Happening::OptionsSet(*options)
            }
            Deed::Arrange(seats) => self.arrange(by, seats)?,
            Deed::Shuffle => {
                self.as_host(by, Stage::Open)?;
                seating::shuffled(self.seats.clone(), (context.seed)())
            }
            Deed::Seat => {
                self.as_host(by, Stage::Open)?;
                let seats: Vec<u8> = self.seats.iter().copied().flatten().collect();
                let free = self.seats.len() - seats.len();
                if free > 0 {
                    return Err(Refusal::SeatsFree { free: free as u8 });
                }
                seating::draw(self.options.seating, seats, (context.seed)())
            }
            Deed::Unseat => {
                self.as_host(by, Stage::Seated)?;
                Happening::Unseated
            }
            Deed::Start => {
                self.as_host(by, Stage::Seated)?;
                Happening::Started
            }
            Deed::Play(action) => {
                let game = self.game().ok_or(Refusal::WrongStage)?;
                let seat = self.seat_of(by).ok_or(Refusal::NotSeated)?;
                game.check(seat, action)?;
                Happening::Played { seat, action: action.clone() }
            }
            Deed::Rematch => {
                self.as_host(by, Stage::Ended)?;
                Happening::Rematched
            }
            Deed::MakeHost { member } => self.make_host(by, *member, context.host_here)?,
            Deed::Remove { member } => self.remove(by, *member)?,
        };
        Ok(Event { at: context.now, by: Some(by), command: Some(command), what })
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
    pub(crate) fn sender(&self, guest: Uuid) -> Result<u8, Refusal> {
        if self.is_removed(guest) { Err(Refusal::Removed) } else { self.member(guest).ok_or(Refusal::NotAMember) }
    }

    fn join(&self, guest: Uuid, name: &str) -> Result<(u8, Happening), Refusal> {
        if self.is_removed(guest) {
            return Err(Refusal::Removed);
        }
        let name = name.trim();
        let length = name.chars().count();
        if length == 0 || length > MAX_NAME.into() || name.chars().any(deceptive) {
            return Err(Refusal::BadName { limit: MAX_NAME });
        }
        let number = self.members.iter().position(|member| member.guest == guest);
        let taken = self.members.iter().enumerate().any(|(other, member)| {
            Some(other) != number && !member.removed && member.name.as_deref().is_some_and(|taken| same(taken, name))
        });
        if taken {
            return Err(Refusal::NameTaken);
        }
        let name = name.to_owned();
        if let Some(member) = self.member(guest) {
            return Ok((member, Happening::Renamed { name }));
        }
        let full = !matches!(self.place, Place::Open) || self.seats.iter().all(Option::is_some);
        // The opener's number 0 is kept for them; the others are counted on.
        if full && number.is_none() && !self.options.watchers {
            return Err(Refusal::NoWatchers);
        }
        let number = number.unwrap_or(self.members.len());
        if number >= MAX_MEMBERS.into() {
            return Err(Refusal::RoomFull { limit: MAX_MEMBERS });
        }
        Ok((number as u8, Happening::Joined { guest, name }))
    }

    fn sit(&self, seat: u8) -> Result<Happening, Refusal> {
        self.at_stage(Stage::Open)?;
        match self.seats.get(seat as usize) {
            None => Err(Refusal::NoSuchSeat { last: self.options.seats - 1 }),
            Some(Some(_)) => Err(Refusal::SeatTaken),
            Some(None) => Ok(Happening::Sat { seat }),
        }
    }

    fn arrange(&self, by: u8, seats: &[Option<u8>]) -> Result<Happening, Refusal> {
        self.only_host(by)?;
        let by_card = matches!(&self.place, Place::Seated(_)) && self.options.seating == Seating::Card;
        if !by_card {
            self.at_stage(Stage::Open)?;
        }
        if !seating::same_members(seats, &self.seats) {
            return Err(Refusal::BadArrangement);
        }
        Ok(Happening::Arranged(seats.to_vec()))
    }

    fn make_host(&self, by: u8, member: u8, host_here: bool) -> Result<Happening, Refusal> {
        let takes_over = !host_here && by == member && self.seat_of(by).is_some();
        if !takes_over {
            self.only_host(by)?;
        }
        self.present_member(member)?;
        Ok(Happening::HostMade { member })
    }

    fn remove(&self, by: u8, member: u8) -> Result<Happening, Refusal> {
        self.only_host(by)?;
        self.present_member(member)?;
        if member == self.host {
            return Err(Refusal::HostStays);
        }
        let in_game = !matches!(self.stage(), Stage::Open);
        if in_game && self.seat_of(member).is_some() {
            return Err(Refusal::InMidGame);
        }
        Ok(Happening::Removed { member })
    }

    fn present_member(&self, member: u8) -> Result<(), Refusal> {
        self.is_present(member).then_some(()).ok_or(Refusal::NoSuchMember)
    }

    fn only_host(&self, by: u8) -> Result<(), Refusal> {
        if by == self.host { Ok(()) } else { Err(Refusal::NotHost) }
    }

    fn at_stage(&self, stage: Stage) -> Result<(), Refusal> {
        if self.stage() == stage { Ok(()) } else { Err(Refusal::WrongStage) }
    }

    fn as_host(&self, by: u8, stage: Stage) -> Result<(), Refusal> {
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
