//! Work on a room that is not in memory, during which nobody can enter it.

use std::sync::{Arc, Mutex, PoisonError};

use futures_util::FutureExt;
use futures_util::future::BoxFuture;

use super::error::ConnectError;
use super::registry::Rooms;
use super::shared::Shared;
use crate::store::RoomId;

impl Rooms {
    /// Does something with a room that is not in memory, and keeps everyone out meanwhile. `None` if it is in memory,
    /// or somebody else was just reading it: nothing was done then.
    pub(super) async fn exclusively<T: Send + 'static>(
        &self,
        room: RoomId,
        work: impl FnOnce(Arc<Shared>) -> BoxFuture<'static, T> + Send + 'static,
    ) -> Option<T> {
        let done = Arc::new(Mutex::new(None));
        let (shared, result) = (Arc::clone(&self.0), Arc::clone(&done));
        let work = async move {
            if let Some(mailbox) = shared.rooms.mailbox(room) {
                return Ok(mailbox);
            }
            let value = work(shared).await;
            *result.lock().unwrap_or_else(PoisonError::into_inner) = Some(value);
            // Whoever waited for the room reads it now.
            Err(ConnectError::Changed)
        };
        // What it answers is meant for those who want to enter.
        let _ = self.0.opening.join(room, || work.boxed()).await;
        done.lock().unwrap_or_else(PoisonError::into_inner).take()
    }
}
