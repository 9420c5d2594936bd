//! What is under way with the files of games that guests have brought.

use std::sync::Arc;

use tokio::sync::Semaphore;

use super::error::ConnectError;
use super::flights::Flights;

/// Files that are checked or played again at the same time. Others wait.
const CHECKERS: usize = 1;

/// A game as JSON, if there is one.
pub(super) type Found = Result<Option<Arc<[u8]>>, ConnectError>;

/// A permit for each file that is being checked, and the replays that are being made.
pub(super) struct Checkers {
    pub permits: Semaphore,
    pub replays: Flights<Found>,
}

impl Default for Checkers {
    fn default() -> Self {
        Self { permits: Semaphore::new(CHECKERS), replays: Flights::default() }
    }
}
