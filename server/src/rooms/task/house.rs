//! Applies the moves that bots have computed.

use super::RoomTask;
use crate::rooms::bots;
use crate::rooms::log::Reload;
use crate::rooms::mail::{Idea, Thought};

impl RoomTask {
    /// Plays or says what a bot has computed, if it is still possible. If not, the bot starts again.
    pub(super) async fn take_thought(&mut self, Thought { seat, idea }: Thought) -> Result<(), Reload> {
        let now = self.shared.clock.now();
        self.bots.finished(seat);
        match idea {
            None => return Err(self.log.reload("a bot could not think")),
            Some(Idea::Act(action)) => {
                self.decide_unasked(|room| room.house_plays(seat, &action, now).ok()).await?;
            }
            Some(Idea::Say(bodies)) => {
                let said = self.log.durably(|log| bots::say(log, seat, &bodies, now)).await?;
                for saying in said.iter().flatten() {
                    self.audience.tell(&self.log.room, saying);
                }
            }
        }
        self.show().await;
        Ok(())
    }
}
