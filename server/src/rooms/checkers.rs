//! What is under way with the files of games that guests have brought.

use std::sync::Arc;

use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use super::error::ConnectError;
use super::flights::Flights;

/// Files that are checked or played again at the same time. Others wait.
const CHECKERS: usize = 1;

/// A game as JSON, if there is one.
pub(super) type Found = Result<Option<Arc<[u8]>>, ConnectError>;

/// A permit for each file that is being read, and the replays that are being made.
pub(super) struct Checkers {
    permits: Arc<Semaphore>,
    pub replays: Flights<Found>,
}

impl Default for Checkers {
    fn default() -> Self {
        Self { permits: Arc::new(Semaphore::new(CHECKERS)), replays: Flights::default() }
    }
}

impl Checkers {
    /// Waits for a turn. It goes with the work, as whoever asked for that may be gone before it is done.
    pub async fn turn(&self) -> OwnedSemaphorePermit {
        Arc::clone(&self.permits).acquire_owned().await.expect("the semaphore is never closed")
    }
}
