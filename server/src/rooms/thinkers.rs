//! Runs long computations (bots, searches) outside the rooms' tasks, on as many threads as there are cores.

use std::sync::Arc;

use super::mail::Mail;
use super::shared::Shared;
use crate::store::RoomId;

/// Runs `work` and sends its result to a room, as the mail that `mail` makes of it, or of `None` if the work panicked.
/// Returns whether the room is in memory to receive it.
pub(super) fn think<T: Send + 'static>(
    shared: &Shared,
    room: RoomId,
    work: impl FnOnce() -> T + Send + 'static,
    mail: impl FnOnce(Option<T>) -> Mail + Send + 'static,
) -> bool {
    let Some(mailbox) = shared.rooms.mailbox(room).map(|mailbox| mailbox.downgrade()) else { return false };
    let (thinkers, threads) = (Arc::clone(&shared.thinkers), shared.environment.threads);
    let thinking = shared.metrics.thinks();
    shared.tasks.spawn(async move {
        let permit = thinkers.acquire_owned().await.expect("the semaphore is never closed");
        let done = if threads { tokio::task::spawn_blocking(work).await.ok() } else { Some(work()) };
        drop((permit, thinking));
        // The room may have left memory meanwhile.
        if let Some(mailbox) = mailbox.upgrade() {
            let _ = mailbox.send(mail(done)).await;
        }
    });
    true
}
