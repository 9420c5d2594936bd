//! Giving a room up to whichever server needs it next.

use std::sync::Arc;

use futures_util::FutureExt;

use super::error::ConnectError;
use super::shared::Shared;
use crate::store::RoomId;

impl Shared {
    /// Gives a room up that has just left memory, unless somebody is entering it again.
    pub async fn give_up(self: &Arc<Self>, room: RoomId) {
        if self.membership.is_none() {
            return;
        }
        let shared = Arc::clone(self);
        let work = async move {
            if let Some(mailbox) = shared.rooms.mailbox(room) {
                return Ok(mailbox);
            }
            shared.release(&[room]).await;
            Err(ConnectError::Changed)
        };
        let _ = self.opening.join(room, || work.boxed()).await;
    }

    /// The same for rooms that nobody can be entering.
    pub async fn release(&self, rooms: &[RoomId]) {
        let Some(membership) = &self.membership else { return };
        if let Err(error) = self.store.release(rooms, membership.me()).await {
            // The others ask here for them.
            for room in rooms {
                self.reports.report(*room, "could not give a room up", &error);
            }
        }
    }
}
