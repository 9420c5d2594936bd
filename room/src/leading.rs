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

/// Who leads through which game, if anyone does, and who follows.
#[derive(Debug, Clone, Default)]
pub struct Leading(Option<Lead>);

#[derive(Debug, Clone)]
struct Lead {
    guest: Uuid,
    to: LeadStep,
    followers: Vec<Uuid>,
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
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LeadView {
    /// Who leads.
    pub by: Member,
    /// To where.
    pub to: LeadStep,
    /// Who follows, in the order in which they began to; left out if nobody does.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "Option<Vec<Member>>", optional))]
    pub followers: Vec<Member>,
}

impl Leading {
    /// A member leads to a step of a finished game, replacing the previous leader, whose followers stay if the game is
    /// the same; `None` if they stop leading.
    pub fn lead(&mut self, room: &Room, guest: Uuid, to: Option<LeadStep>) -> Result<(), Refusal> {
        room.sender(guest)?;
        match to {
            Some(to) if room.is_over(to.game) => {
                let before = self.0.take().filter(|lead| lead.to.game == to.game);
                let mut followers = before.map(|lead| lead.followers).unwrap_or_default();
                followers.retain(|follower| *follower != guest);
                self.0 = Some(Lead { guest, to, followers });
            }
            Some(_) => return Err(Refusal::WrongStage),
            None => self.0 = self.0.take().filter(|lead| lead.guest != guest),
        }
        Ok(())
    }

    /// A member follows whoever leads, or no longer. If nobody leads any more, it changes nothing.
    pub fn follow(&mut self, room: &Room, guest: Uuid, on: bool) -> Result<(), Refusal> {
        room.sender(guest)?;
        if let Some(lead) = &mut self.0 {
            lead.followers.retain(|follower| *follower != guest);
            if on && lead.guest != guest {
                lead.followers.push(guest);
            }
        }
        Ok(())
    }

    /// Drops those who are no longer here.
    pub fn keep(&mut self, here: impl Fn(Uuid) -> bool) {
        self.0 = self.0.take().filter(|lead| here(lead.guest));
        if let Some(lead) = &mut self.0 {
            lead.followers.retain(|follower| here(*follower));
        }
    }

    pub(crate) fn view(&self, room: &Room) -> Option<LeadView> {
        let Lead { guest, to, followers } = self.0.as_ref()?;
        let followers = followers.iter().filter_map(|follower| room.member(*follower)).collect();
        Some(LeadView { by: room.member(*guest)?, to: *to, followers })
    }
}

impl Room {
    /// Whether the game with this number was played to its end.
    fn is_over(&self, game: u32) -> bool {
        game < self.game_no() || game == self.game_no() && self.stage() == Stage::Ended
    }
}
