//! A day's deals: one for each number of seats, the same for everyone who plays it.

use conurbation_rules::automas::Mode;
use conurbation_rules::common::byte;
use conurbation_rules::draw::Secret;
use conurbation_rules::games::Kind;
use uuid::Uuid;

use crate::day::Day;
use crate::deal::Deal;
use crate::event::{Event, EventKind};
use crate::options::Options;
use crate::refusal::Refusal;
use crate::stage::Stage;
use crate::state::{Place, Room};

impl Options {
    /// What is played with so many seats on a day: alone it is a game against the Automas, at the first level on
    /// Mondays and at the seventh on Sundays. `None` if nothing is.
    pub fn of_day(day: Day, seats: u8) -> Option<Self> {
        let game = match seats {
            1 => Kind::Automas { mode: Mode::Full, level: day.of_week() },
            _ => Kind::TwoCities,
        };
        Some(Self { seats, ..Self::first(game) }).filter(Self::valid)
    }
}

impl Room {
    /// The events of a new room whose first game is dealt like everyone's with so many seats on that day. `secret` is
    /// the day's, `now` in milliseconds since 1970-01-01 UTC.
    pub fn open_on(guest: Uuid, (day, secret): (Day, Secret), seats: u8, now: u64) -> Result<Vec<Event>, Refusal> {
        let options = Options::of_day(day, seats).ok_or(Refusal::BadOptions)?;
        let deal = Deal::OfDay { day, secret: secret.of_deal(seats) };
        Ok(vec![Self::open(guest, options, now)?, Event::of_room(now, EventKind::DealFixed(deal))])
    }

    /// The day whose deal the current game has, or the first game will have.
    pub(crate) fn day(&self) -> Option<Day> {
        let seated = match &self.place {
            Place::Seated(seated) => Some(seated),
            Place::Table(table) => Some(&table.seated),
            Place::Open | Place::Shuffling(_) => None,
        };
        seated.map_or_else(|| self.deal.as_ref().map(Deal::origin), |seated| seated.origin)?.day()
    }

    /// For a game that has just ended: the day whose deal it had, if any, and its number of seats.
    pub fn ended_day(&self) -> Option<(Day, u8)> {
        let table = self.table().filter(|_| self.stage() == Stage::Ended)?;
        Some((table.seated.origin?.day()?, byte(self.seats.len())))
    }
}
