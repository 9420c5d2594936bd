//! Back-off for rooms that could not be read, or whose task failed: each is tried again, but not at once.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use tokio::time::Instant;

use super::error::ConnectError;
use crate::store::RoomId;

/// Most rooms whose failures are remembered.
const MOST: usize = 1000;
/// How long to wait after a room's first failure. Every further one doubles it.
const FIRST: Duration = Duration::from_secs(1);
/// The longest wait for a room whose log is damaged, or whose task failed.
const LONGEST: Duration = Duration::from_mins(1);
/// The longest wait for a room that could not be read because the store failed.
const LONGEST_STORE: Duration = Duration::from_secs(1);

/// The rooms that failed lately.
#[derive(Default)]
pub(in crate::rooms) struct Failures(Mutex<HashMap<RoomId, Failure>>);

struct Failure {
    error: ConnectError,
    /// The wait before the room is tried again.
    wait: Duration,
    /// When it may be tried again.
    until: Instant,
}

impl Failure {
    /// Whether it is so long ago that the next failure counts as a first one.
    fn is_over(&self, now: Instant) -> bool {
        now.saturating_duration_since(self.until) > LONGEST
    }
}

impl Failures {
    /// The error of a room that may not be tried again yet.
    pub fn check(&self, room: RoomId) -> Result<(), ConnectError> {
        match self.0.lock().unwrap_or_else(PoisonError::into_inner).get(&room) {
            Some(failure) if Instant::now() < failure.until => Err(failure.error.clone()),
            _ => Ok(()),
        }
    }

    /// Remembers that a room failed.
    pub fn note(&self, room: RoomId, error: ConnectError) {
        let now = Instant::now();
        let longest = if matches!(error, ConnectError::Store(_)) { LONGEST_STORE } else { LONGEST };
        let mut rooms = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let before = rooms.remove(&room).filter(|failure| !failure.is_over(now));
        if rooms.len() >= MOST {
            rooms.retain(|_, failure| !failure.is_over(now));
        }
        if rooms.len() >= MOST {
            // Drop the one that may be tried again soonest anyway.
            let first = rooms.iter().min_by_key(|(_, failure)| failure.until).map(|(room, _)| *room);
            first.map(|room| rooms.remove(&room));
        }
        let wait = before.map_or(FIRST, |failure| failure.wait * 2).min(longest);
        rooms.insert(room, Failure { error, wait, until: now + wait });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test(start_paused = true)]
    async fn every_failure_doubles_the_wait_up_to_a_minute() {
        let (failures, room) = (Failures::default(), RoomId::new());
        for wait in [1, 2, 4, 8, 16, 32, 60, 60] {
            assert!(failures.check(room).is_ok());
            failures.note(room, ConnectError::Failing);
            tokio::time::advance(Duration::from_millis(wait * 1000 - 1)).await;
            assert!(matches!(failures.check(room), Err(ConnectError::Failing)), "{wait} s");
            tokio::time::advance(Duration::from_millis(1)).await;
        }
        tokio::time::advance(LONGEST + FIRST).await;
        failures.note(room, ConnectError::Failing);
        tokio::time::advance(FIRST).await;
        assert!(failures.check(room).is_ok(), "after a while a failure counts as the first");
    }

    #[tokio::test(start_paused = true)]
    async fn a_bounded_number_of_rooms_is_remembered() {
        let failures = Failures::default();
        for _ in 0..MOST + 10 {
            failures.note(RoomId::new(), ConnectError::Failing);
        }
        assert_eq!(failures.0.lock().unwrap().len(), MOST);
    }
}
