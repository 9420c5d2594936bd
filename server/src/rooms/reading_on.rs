//! Reading a room on although nobody waits for it any more. Whoever comes by way of another server waits only for a
//! moment at a time, and a log that takes longer would be begun again each time.

use std::future::ready;
use std::sync::Arc;
use std::time::Duration;

use futures_util::FutureExt;
use tokio::time::timeout;

use super::common::error::ConnectError;
use super::shared::Shared;
use crate::store::RoomId;

/// For how long.
const READS_ON: Duration = Duration::from_secs(30);
/// Most rooms of which that is so. Others are read for as long as somebody waits.
pub(super) const KEPT: usize = 1024;

impl Shared {
    /// Waits for a room that is being read, in the place of everyone who wants it.
    pub fn read_on(self: &Arc<Self>, room: RoomId) {
        let Ok(place) = Arc::clone(&self.kept).try_acquire_owned() else { return };
        let shared = Arc::clone(self);
        self.tasks.spawn(async move {
            let nothing = || ready(Err(ConnectError::Changed)).boxed();
            let reading = timeout(READS_ON, shared.opening.join(room, nothing));
            // Whoever wants it hears what comes of it.
            let _ = shared.shutdown.run_until_cancelled(reading).await;
            drop(place);
        });
    }
}
