//! When the next transaction begins.

use std::time::Duration;

use tokio::time::Instant;

/// Time between transactions while several rooms write, for each job of the last one: what arrives meanwhile is written
/// and synced together. The sum is rounded up to whole milliseconds.
const EACH: Duration = Duration::from_micros(500);
/// The same, at most.
const MOST: Duration = Duration::from_millis(10);

/// Batches of more than one job are paced, the larger the slower: the rooms that wait then cost one sync and one
/// wake-up instead of many, which is most of an event's CPU time. A room that writes alone never waits, and where few
/// write none waits for long.
#[derive(Debug)]
pub(super) struct Pace {
    /// When the next batch may begin.
    next: Instant,
}

impl Pace {
    pub(super) fn new() -> Self {
        Self { next: Instant::now() }
    }

    /// A batch of so many jobs has begun.
    pub(super) fn begin(&mut self, began: Instant, jobs: usize) {
        let several = if jobs > 1 { u32::try_from(jobs).unwrap_or(u32::MAX) } else { 0 };
        self.next = began + MOST.min(EACH.saturating_mul(several));
    }

    /// Waits until the next batch may begin.
    pub(super) async fn keep(&self) {
        // Tokio's timers go by whole milliseconds, rounded up: one for a moment that is just past waits for the next.
        if self.next > Instant::now() {
            tokio::time::sleep_until(self.next).await;
        }
    }
}

#[cfg(test)]
mod tests {
    use futures_util::FutureExt;

    use super::*;

    #[tokio::test]
    async fn a_room_that_writes_alone_never_waits() {
        let mut pace = Pace::new();
        for _ in 0..100 {
            pace.begin(Instant::now(), 1);
            assert_eq!(pace.keep().now_or_never(), Some(()));
        }
    }

    #[tokio::test(start_paused = true)]
    async fn the_more_rooms_write_the_longer_the_next_batch_is_collected() {
        let mut pace = Pace::new();
        for (jobs, millis) in [(1, 0), (2, 1), (3, 2), (10, 5), (20, 10), (256, 10)] {
            let began = Instant::now();
            pace.begin(began, jobs);
            pace.keep().await;
            assert_eq!(began.elapsed(), Duration::from_millis(millis), "{jobs} jobs");
        }
    }
}
