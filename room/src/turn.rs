//! Whose turn it is, for those who are not looking.

use uuid::Uuid;

use crate::state::Room;

/// Which turn of which game: as long as it stays the same, the game waits for nobody anew.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TurnNumber {
    game_no: u32,
    phase: u32,
}

impl Room {
    /// The turn that is on; `None` while the game waits for nobody: before and after it, while it is paused, in a race
    /// and in a solo game.
    pub fn turn_on(&self) -> Option<TurnNumber> {
        let table = self.table().filter(|table| !table.clock.is_paused())?;
        let on = !self.awaited().is_empty();
        on.then(|| TurnNumber { game_no: self.game_no, phase: table.game.phase_number() })
    }

    /// The people whose turn it is: neither bots, nor those whom the house plays for, nor those who won't be back.
    pub fn guests_on_turn(&self) -> Vec<Uuid> {
        if self.turn_on().is_none() {
            return Vec::new();
        }
        let awaited = self.awaited().into_iter().filter(|seat| !self.is_held(*seat));
        let members = awaited.filter_map(|seat| self.seats[seat.index()]).filter(|member| !self.is_gone(*member));
        members.filter_map(|member| Some(self.people.get(&member)?.guest)).collect()
    }
}
