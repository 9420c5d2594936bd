//! Exclusive work on a room that is not in memory: nobody can enter it meanwhile.

use std::sync::{Arc, Mutex, PoisonError};

use futures_util::FutureExt;
use futures_util::future::BoxFuture;

use super::common::error::ConnectError;
use super::registry::Rooms;
use super::shared::Shared;
use crate::store::{Node, RoomId};

/// Why the work was not done.
pub(super) enum Occupied {
    /// The room is in memory, or somebody else was just reading it.
    Here,
    /// It is another server's.
    There(Node),
    /// Exclusive access could not be obtained.
    Unknown(ConnectError),
}

impl Rooms {
    /// Does something with a room that is not in memory, and keeps everyone out meanwhile.
    pub(super) async fn exclusively<T: Send + 'static>(
        &self,
        room: RoomId,
        work: impl FnOnce(Arc<Shared>) -> BoxFuture<'static, T> + Send + 'static,
    ) -> Result<T, Occupied> {
        let done = Arc::new(Mutex::new(None));
        let (shared, result) = (Arc::clone(&self.0), Arc::clone(&done));
        let work = async move {
            if let Some(mailbox) = shared.rooms.mailbox(room) {
                return Ok(mailbox);
            }
            let claimed = async {
                let tenure = shared.claim(room).await?;
                // Another server may have the room from then on.
                let value = tenure.run_until_cancelled(work(Arc::clone(&shared))).await.ok_or(ConnectError::Failing)?;
                *result.lock().unwrap_or_else(PoisonError::into_inner) = Some(value);
                shared.release(&[room]).await;
                Ok::<_, ConnectError>(())
            };
            shared.or_give_up(room, claimed).await?;
            // Callers that waited for the room read it now.
            Err(ConnectError::Changed)
        };
        let ended = self.0.opening.join(room, || work.boxed()).await;
        let done = done.lock().unwrap_or_else(PoisonError::into_inner).take();
        done.ok_or(match ended {
            Ok(_) | Err(ConnectError::Changed) => Occupied::Here,
            Err(ConnectError::Elsewhere(node)) => Occupied::There(node),
            Err(error) => Occupied::Unknown(error),
        })
    }
}
