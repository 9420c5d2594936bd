//! Result of a table that played the deal of the day.

use conurbation_room::{Day, Room};
use serde::{Deserialize, Serialize};

/// The result of a game with a deal of the day. It contains no names, so anyone may see it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct DayResult {
    /// Number of seats; each number of seats has its own deal.
    pub seats: u8,
    /// The best result of the people at the table.
    pub best: u16,
}

impl DayResult {
    /// The day and result of the game that just ended in a room; `None` unless it was a deal of the day.
    pub(super) fn of(room: &Room) -> Option<(Day, Self)> {
        let (day, seats) = room.ended_day()?;
        let result = room.summary().result;
        let people = result.iter().filter(|placed| !placed.placing.member.is_bot());
        let best = people.filter_map(|placed| placed.placing.points).max()?;
        Some((day, Self { seats, best }))
    }
}
