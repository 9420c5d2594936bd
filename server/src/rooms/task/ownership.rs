//! Beginning to serve a room, and ending.

use std::sync::Arc;

use tokio::sync::oneshot;
use tokio::time::Instant;

use super::RoomTask;
use crate::rooms::links::membership::Membership;
use crate::rooms::log::Reload;
use crate::rooms::mail::Leaving;

impl RoomTask {
    /// Puts into the log that this server serves the room, if several could.
    pub(super) async fn take_over(&mut self) -> Result<(), Reload> {
        let Some(me) = self.shared.membership.as_ref().map(Membership::me) else { return Ok(()) };
        let now = self.shared.clock.now();
        self.decide_unasked(|room| room.owned_by(me, now)).await?;
        // Memory may be ahead of a log that could neither be written nor read.
        let owns = self.log.is_current() && self.log.room.owner() == Some(me);
        if owns { Ok(()) } else { Err(self.log.reload("it could not be taken over")) }
    }

    /// Leaves memory unless mail has come meanwhile.
    pub(super) async fn leave_memory(&mut self) -> bool {
        self.shelves.leave_memory().await;
        let left = self.shared.rooms.leave(self.log.id, &mut self.mail);
        if left {
            // Not here: whoever is entering it again may wait for this one's place.
            let (shared, room) = (Arc::clone(&self.shared), self.log.id);
            self.shared.tasks.spawn(async move { shared.give_up(room).await });
        }
        if !left {
            self.idle = Some(Instant::now());
            self.shelve().await;
        }
        left
    }

    /// Ends once the room is given up to another server, which whoever asks does together with others.
    pub(super) async fn hand_over(&mut self, reply: oneshot::Sender<Leaving>) -> Result<(), Reload> {
        // The next server puts it on the list again.
        self.shelves.leave_memory().await;
        self.gone = true;
        let (given_up, done) = oneshot::channel();
        // From now on it writes nothing, so it may be another one's before everyone here is gone.
        if reply.send(Leaving { room: self.log.id, given_up }).is_ok() {
            // Fails if there is no time left for it.
            let _ = done.await;
        }
        Ok(())
    }

    /// Sends everyone away with this code, and ends.
    pub(super) fn close(&mut self, code: u16, reply: oneshot::Sender<()>) {
        self.audience.close(code);
        self.gone = true;
        let _ = reply.send(());
    }
}
