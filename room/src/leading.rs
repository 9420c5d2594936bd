//! Watching a finished game together: one member leads through it, and whoever likes follows on their own page.
//!
//! Like a sign, it is neither in the log nor in the state that follows from it. The server keeps it beside the room and
//! may lose it at any time.

use serde::{Deserialize, Serialize};
use uuid::Uuid;

use crate::member::Member;
use crate::refusal::Refusal;
use crate::stage::Stage;
use crate::state::Room;

/// Who leads through which game, if anyone does.
#[derive(Debug, Clone, Default)]
pub struct Leading(Option<Led>);

#[derive(Debug, Clone, Copy)]
struct Led {
    guest: Uuid,
    to: LeadStep,
}

/// Where somebody stands in the replay of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LeadStep {
    /// The number of the game in its room, from 0.
    pub game: u32,
    /// Where its replay stands: what the client makes of it. The room only passes it on.
    pub at: u32,
}

/// Somebody who leads, as everyone sees them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LeadView {
    /// Who leads.
    pub by: Member,
    /// To where.
    pub to: LeadStep,
}

impl Leading {
    /// A member leads to a step of a finished game, replacing the previous leader; `None` if they stop leading.
    pub fn lead(&mut self, room: &Room, guest: Uuid, to: Option<LeadStep>) -> Result<(), Refusal> {
        room.sender(guest)?;
        match to {
            Some(to) if room.is_over(to.game) => self.0 = Some(Led { guest, to }),
            Some(_) => return Err(Refusal::WrongStage),
            None => self.0 = self.0.take().filter(|led| led.guest != guest),
        }
        Ok(())
    }

    /// Stops a leader who is no longer here.
    pub fn keep(&mut self, here: impl Fn(Uuid) -> bool) {
        self.0 = self.0.take().filter(|led| here(led.guest));
    }

    pub(crate) fn view(&self, room: &Room) -> Option<LeadView> {
        let Led { guest, to } = self.0?;
        Some(LeadView { by: room.member(guest)?, to })
    }
}

impl Room {
    /// Whether the game with this number was played to its end.
    fn is_over(&self, game: u32) -> bool {
        game < self.game_no() || game == self.game_no() && self.stage() == Stage::Ended
    }
}
