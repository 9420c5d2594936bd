//! What came of a deal of a day at one table.

use conurbation_room::{Day, Room};
use serde::{Deserialize, Serialize};

/// How a game with a deal of the day ended. It names nobody, so that everyone may see it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct DayResult {
    /// How many seats it had: the deal is another one for each number.
    pub seats: u8,
    /// The best result of the people at the table.
    pub best: u16,
}

impl DayResult {
    /// That of the game that has just ended in a room.
    pub(super) fn of(room: &Room) -> Option<(Day, Self)> {
        let (day, seats) = room.ended_day()?;
        let result = room.summary().result;
        let people = result.iter().filter(|placed| !placed.placing.member.is_bot());
        let best = people.filter_map(|placed| placed.placing.points).max()?;
        Some((day, Self { seats, best }))
    }
}
