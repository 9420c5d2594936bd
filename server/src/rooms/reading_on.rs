//! Finishes reading a room even when nobody waits for it any more. A client that comes through another server waits
//! only briefly for each attempt, so a long log would otherwise be read from the start each time.

use std::future::ready;
use std::sync::Arc;
use std::time::Duration;

use futures_util::FutureExt;
use tokio::time::timeout;

use super::common::error::ConnectError;
use super::shared::Shared;
use crate::store::RoomId;

/// How long reading goes on without a waiter.
const READS_ON: Duration = Duration::from_secs(30);
/// Most rooms read on like this. Others are read only while somebody waits.
pub(super) const KEPT: usize = 1024;

impl Shared {
    /// Waits for a room that is being read, in the place of everyone who wants it.
    pub fn read_on(self: &Arc<Self>, room: RoomId) {
        let Ok(place) = Arc::clone(&self.kept).try_acquire_owned() else { return };
        let shared = Arc::clone(self);
        self.tasks.spawn(async move {
            let nothing = || ready(Err(ConnectError::Changed)).boxed();
            let reading = timeout(READS_ON, shared.opening.join(room, nothing));
            // Callers that wait for the room get the result.
            let _ = shared.shutdown.run_until_cancelled(reading).await;
            drop(place);
        });
    }
}
