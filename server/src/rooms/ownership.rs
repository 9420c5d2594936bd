//! Which server has a room: claims rooms for this one, and releases them so that others can take them over.

use std::sync::Arc;

use futures_util::FutureExt;
use uuid::Uuid;

use super::common::error::ConnectError;
use super::links::lease::Tenure;
use super::shared::Shared;
use crate::store::RoomId;

impl Shared {
    /// Makes a room this server's own for as long as the tenure lasts. [`ConnectError::Elsewhere`] if another one has
    /// it.
    pub async fn claim(&self, room: RoomId) -> Result<Tenure, ConnectError> {
        match &self.membership {
            Some(membership) => membership.claim(&self.store, room).await,
            None => Ok(Tenure::new()),
        }
    }

    /// Releases a room that is no longer in memory, unless somebody is entering it again.
    pub async fn give_up(self: &Arc<Self>, room: RoomId) {
        if self.membership.is_none() || self.opening.has(room) {
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

    /// Transfers rooms to another live server. Nobody may be entering them here.
    pub async fn hand_on(&self, rooms: &[RoomId], to: Uuid) {
        let Some(membership) = &self.membership else { return };
        if let Err(error) = self.store.hand_on(rooms, membership.me(), to).await {
            // A server that needs them finds out who has them.
            for room in rooms {
                self.reports.report(*room, "could not hand a room on", &error);
            }
        }
    }

    /// Runs work that needs a claim on a room. If it is dropped before its end, the room is released.
    pub async fn or_give_up<T>(self: &Arc<Self>, room: RoomId, work: impl Future<Output = T>) -> T {
        let mut claim = Claim { shared: self, room, is_settled: false };
        let done = work.await;
        claim.is_settled = true;
        done
    }
}

/// Releases a claim on drop, unless it was settled before.
struct Claim<'a> {
    shared: &'a Arc<Shared>,
    room: RoomId,
    is_settled: bool,
}

impl Drop for Claim<'_> {
    fn drop(&mut self) {
        if !self.is_settled {
            let (shared, room) = (Arc::clone(self.shared), self.room);
            self.shared.tasks.spawn(async move { shared.give_up(room).await });
        }
    }
}
