//! The deals of a day: rooms in which they are played, and what came of it at all tables.

use conurbation_room::{Day, Event, Room};
use conurbation_rules::common::byte;
use conurbation_rules::draw::Secret;
use uuid::Uuid;

use crate::rooms::common::error::OpenError;
use crate::rooms::day_result::DayResult;
use crate::rooms::registry::Rooms;
use crate::rooms::shelves::Shelf;
use crate::store::{RoomId, StoreError};

/// The name of what the secrets of all days follow from.
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

/// What was made of the deals of a day so far.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Played {
    /// The tables that are through, those that ended last first.
    pub tables: Vec<DayTable>,
    /// Rooms in which the guest who asks has a seat for such a game that is not over, with their numbers of seats.
    pub open: Vec<(RoomId, u8)>,
}

impl Rooms {
    /// The day that it is, in UTC.
    pub fn today(&self) -> Day {
        Day::at(self.0.clock.now()).expect("a clock shows a time that calendars have")
    }

    /// The secret of a day. While games with its deals are played, nobody is to see it.
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

    /// What was made of a day's deals, as far as `guest` may know: results of all tables, and which of them are theirs.
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
