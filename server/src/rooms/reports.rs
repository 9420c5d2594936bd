//! Logs the failures of rooms: a few lines a second, however many rooms fail at once.

use std::fmt::Display;
use std::num::NonZeroU32;
use std::sync::atomic::{AtomicU64, Ordering};

use governor::{DefaultDirectRateLimiter, Quota, RateLimiter};

use crate::store::RoomId;

/// Most lines that all rooms together write in a second.
const LINES_PER_SECOND: NonZeroU32 = NonZeroU32::new(5).expect("5 is not 0");

/// The lines of all rooms.
pub(super) struct Reports {
    limit: DefaultDirectRateLimiter,
    /// Lines left out since the last one.
    left_out: AtomicU64,
}

impl Default for Reports {
    fn default() -> Self {
        Self { limit: RateLimiter::direct(Quota::per_second(LINES_PER_SECOND)), left_out: AtomicU64::new(0) }
    }
}

impl Reports {
    /// Reports that something failed in a room, or counts the line for the next report.
    pub fn report(&self, room: RoomId, what: &str, why: impl Display) {
        if let Some(left_out) = self.allow() {
            tracing::error!(?room, left_out, "{what}: {why}");
        }
    }

    /// How many lines were left out, if there may be another one now.
    fn allow(&self) -> Option<u64> {
        if self.limit.check().is_ok() {
            return Some(self.left_out.swap(0, Ordering::Relaxed));
        }
        self.left_out.fetch_add(1, Ordering::Relaxed);
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_flood_of_failures_is_a_few_lines() {
        let reports = Reports::default();
        let lines = (0..10_000).filter(|_| reports.allow().is_some()).count();
        // A new line comes every 200 ms, should this take that long.
        assert!((5..100).contains(&lines), "{lines} lines");
        assert_eq!(reports.left_out.load(Ordering::Relaxed), 10_000 - u64::try_from(lines).unwrap());
    }
}
