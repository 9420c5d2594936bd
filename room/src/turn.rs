//! Whose turn it is, for those who are not looking.

use conurbation_rules::games::Pace;
use serde::{Deserialize, Serialize};
use uuid::Uuid;

use crate::member::Member;
use crate::state::Room;

/// Which turn of which game: as long as it stays the same, the game waits for nobody anew.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TurnNumber {
    game_no: u32,
    phase: u32,
}

/// How far a running game is, and whom it waits for: nothing that is not public at its table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Progress {
    /// The turn, counted through all rounds from 1; `None` in a race and while starters are taken.
    pub turn: Option<u8>,
    /// How many turns the game has, if that is settled.
    pub turns: Option<u8>,
    /// Whether it is paused.
    pub paused: bool,
    /// The people whose turn it is, with their names.
    pub waits_for: Vec<(Member, String)>,
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
        self.people_on_turn().into_iter().map(|member| self.people[&member].guest).collect()
    }

    /// How far the game is; `None` unless one is on.
    pub fn progress(&self) -> Option<Progress> {
        let table = self.table().filter(|table| table.game.pace() != Pace::Over)?;
        let (turn, turns) = table.game.turn_of_all().unzip();
        let named = |member| Some((member, self.name(member)?.to_owned()));
        let waits_for = self.people_on_turn().into_iter().filter_map(named).collect();
        Some(Progress { turn, turns: turns.flatten(), paused: table.clock.is_paused(), waits_for })
    }

    fn people_on_turn(&self) -> Vec<Member> {
        if self.turn_on().is_none() {
            return Vec::new();
        }
        let awaited = self.awaited().into_iter().filter(|seat| !self.is_held(*seat));
        let members = awaited.filter_map(|seat| self.seats[seat.index()]);
        members.filter(|member| self.people.contains_key(member) && !self.is_gone(*member)).collect()
    }
}
