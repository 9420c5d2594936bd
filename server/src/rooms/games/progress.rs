//! The progress of a guest's running games. It is not stored as games go on, but determined on request: a room in
//! memory is asked, and any other one is read once and its entry keeps the answer.

use std::sync::Arc;
use std::time::Duration;

use conurbation_room::Progress;
use futures_util::FutureExt;
use futures_util::future::join_all;
use tokio::sync::oneshot;
use tokio::time::timeout;

use crate::rooms::exclusive::Occupied;
use crate::rooms::mail::Mail;
use crate::rooms::registry::{Rooms, read_and_keep};
use crate::rooms::shared::Shared;
use crate::rooms::shelves;
use crate::store::RoomId;

/// Most games of a guest that are asked for at once.
pub const MAX_ASKED: usize = 40;
/// Longest wait for the answer. Games that were read by then are not read again the next time.
const ASKING: Duration = Duration::from_secs(1);

impl Rooms {
    /// How far the games of these rooms are, one by one; `None` if no game is on, or it could not be found out in time.
    /// Only the first [`MAX_ASKED`] are asked for.
    pub async fn progress(&self, rooms: impl Iterator<Item = RoomId>) -> Vec<Option<Progress>> {
        let asked = rooms.take(MAX_ASKED).map(async |room| {
            let found = timeout(ASKING, self.progress_in(room)).await;
            found.ok().flatten()
        });
        join_all(asked).await
    }

    /// How far the game of a room in memory is.
    pub(in crate::rooms) async fn progress_here(&self, room: RoomId) -> Option<Option<Progress>> {
        let mailbox = self.0.rooms.mailbox(room)?;
        let (reply, answer) = oneshot::channel();
        mailbox.send(Mail::Progress(reply)).await.ok()?;
        answer.await.ok()
    }

    async fn progress_in(&self, room: RoomId) -> Option<Progress> {
        if let Some(progress) = self.progress_here(room).await {
            return progress;
        }
        let entry = shelves::glance(&self.0, room).await.ok().flatten();
        if let Some(progress) = entry.and_then(|glance| glance.progress) {
            return Some(progress);
        }
        let permit = Arc::clone(&self.0.asking).acquire_owned().await.ok()?;
        let read = move |shared: Arc<Shared>| {
            let reading = async move {
                // Held to the end of the reading, also if nobody waits for it any more.
                let _permit = permit;
                read_and_keep(&shared, room).await.ok()?.progress
            };
            reading.boxed()
        };
        // Nobody enters it meanwhile, so what is written then is true until somebody does.
        match self.exclusively(room, read).await {
            Ok(progress) => progress,
            Err(Occupied::There(node)) => self.progress_there(node, room).await,
            Err(Occupied::Here | Occupied::Unknown(_)) => None,
        }
    }
}
