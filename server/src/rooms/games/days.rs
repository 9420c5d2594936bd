//! The deals of the day: opens rooms for them, and reads the results of all tables.

use conurbation_room::{Day, Event, Room};
use conurbation_rules::common::byte;
use conurbation_rules::draw::Secret;
use uuid::Uuid;

use crate::rooms::common::error::OpenError;
use crate::rooms::day_result::DayResult;
use crate::rooms::registry::Rooms;
use crate::rooms::shelves::Shelf;
use crate::store::{RoomId, StoreError};

/// Name of the stored secret that the secrets of all days are derived from.
const KEY: &str = "days";
/// Most tables of one day that are read, those that ended last.
pub const MAX_TABLES: usize = 1000;

/// A table at which a deal of a day was played.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DayTable {
    /// The room.
    pub room: RoomId,
    /// How the game ended there.
    pub result: DayResult,
    /// Whether the guest who asks played there.
    pub mine: bool,
}

/// The results of a day's deals so far.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Played {
    /// Finished tables, the last to finish first.
    pub tables: Vec<DayTable>,
    /// Rooms in which the asking guest has a seat in an unfinished game of the day, each with its number of seats.
    pub open: Vec<(RoomId, u8)>,
}

impl Rooms {
    /// The day that it is, in UTC.
    pub fn today(&self) -> Day {
        Day::at(self.0.clock.now()).expect("a clock shows a time that calendars have")
    }

    /// The secret of a day. It must not be shown to anyone while games with its deals are being played.
    pub async fn secret_of(&self, day: Day) -> Result<Secret, StoreError> {
        Ok(Secret::of_day(&self.0.store.secret(KEY).await?, &day.to_string()))
    }

    /// Opens a room for today's deal with so many seats.
    pub async fn open_today(&self, host: Uuid, seats: u8) -> Result<RoomId, OpenError> {
        let day = self.today();
        let secret = self.secret_of(day).await?;
        let events = Room::open_on(host, (day, secret), seats, self.0.clock.now())?;
        self.open_with(host, events.iter().map(Event::to_record).collect(), RoomId::new).await
    }

    /// The results of a day's deals at all tables, and which of those tables `guest` played at.
    pub async fn played_on(&self, day: Day, guest: Option<Uuid>) -> Result<Played, StoreError> {
        // First: a room notes its result here once it stands in the records of its players.
        let tables = self.shelf(Shelf::Day(day), MAX_TABLES).await?;
        let (record, joined) = match guest {
            Some(guest) => (self.record(guest).await?, self.of_guest(guest).await?),
            None => (Vec::new(), Vec::new()),
        };
        // A deal of a day is that of a room's first game.
        let mine = |room| record.iter().any(|(own, game)| *own == room && game.number == 0);
        let tables = tables.map(|(room, _, result)| DayTable { room, result, mine: mine(room) });
        let tables: Vec<DayTable> = tables.collect();
        let is_through = |room: RoomId| tables.iter().any(|table| table.room == room);
        let open = joined
            .iter()
            .filter(|listed| listed.summary.day == Some(day) && listed.sits != Some(false) && !is_through(listed.room));
        let open = open.map(|listed| (listed.room, byte(listed.summary.seats.len()))).collect();
        Ok(Played { tables, open })
    }
}
