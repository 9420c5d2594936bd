//! Sends all clients to the other servers before this one ends, spread evenly over a few seconds so that they don't all
//! arrive there at once.

use std::ops::RangeInclusive;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::time::Duration;

use tokio::sync::Semaphore;
use tokio::time::interval;

/// The time between two groups.
const STEP: Duration = Duration::from_millis(50);
/// The preferred size of a group: two thousand clients have gone after five seconds.
const TOGETHER: usize = 20;
/// Bounds of the number of groups: they take at least two seconds, however few clients there are, and at most six.
const STEPS: RangeInclusive<usize> = 40..=120;

/// Gives connections their turn to go; none has it before [`SendOff::begin`].
pub struct SendOff {
    begun: AtomicBool,
    /// One permit for each who may go. Closed when all may.
    turns: Semaphore,
}

impl Default for SendOff {
    /// Everyone stays.
    fn default() -> Self {
        Self { begun: AtomicBool::new(false), turns: Semaphore::const_new(0) }
    }
}

impl SendOff {
    /// Sends this many clients away step by step, then everyone who is left.
    pub async fn begin(&self, people: usize) {
        self.begun.store(true, Relaxed);
        let mut pace = interval(STEP);
        let steps = people.div_ceil(TOGETHER).clamp(*STEPS.start(), *STEPS.end());
        let mut left = people;
        while left > 0 {
            pace.tick().await;
            let now = people.div_ceil(steps).min(left);
            self.turns.add_permits(now);
            left -= now;
        }
        self.turns.close();
    }

    /// Whether clients are already being sent away.
    pub fn has_begun(&self) -> bool {
        self.begun.load(Relaxed)
    }

    /// Waits until it is one's turn to go.
    pub async fn turn(&self) {
        if let Ok(turn) = self.turns.acquire().await {
            turn.forget();
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use tokio::task::JoinSet;
    use tokio::time::{Instant, timeout};

    use super::*;

    /// How many go in each tenth of a time.
    async fn tenths(people: usize, time: Duration) -> [usize; 10] {
        let send_off = Arc::new(SendOff::default());
        let mut here = JoinSet::new();
        // One who comes while it is under way is not counted, and goes in the end.
        for _ in 0..=people {
            let send_off = Arc::clone(&send_off);
            here.spawn(async move {
                send_off.turn().await;
                Instant::now()
            });
        }
        assert!(timeout(Duration::from_mins(1), here.join_next()).await.is_err(), "nobody goes by themselves");
        let began = Instant::now();
        send_off.begin(people).await;
        let mut tenths = [0; 10];
        while let Some(went) = here.join_next().await {
            let after = went.expect("no panic").duration_since(began);
            tenths[usize::try_from(after.as_nanos() * 10 / time.as_nanos()).expect("it is short")] += 1;
        }
        tenths
    }

    #[tokio::test(start_paused = true)]
    async fn people_go_evenly_over_a_time_that_grows_with_their_number_and_nobody_is_left() {
        for (people, seconds) in [(200, 2), (2000, 5), (6000, 6)] {
            let mut even = [people / 10; 10];
            even[9] += 1;
            assert_eq!(tenths(people, Duration::from_secs(seconds)).await, even, "{people}");
        }
    }

    #[tokio::test(start_paused = true)]
    async fn a_few_people_are_not_kept() {
        let (send_off, began) = (SendOff::default(), Instant::now());
        assert!(!send_off.has_begun());
        tokio::join!(send_off.begin(2), send_off.turn(), send_off.turn());
        assert!(send_off.has_begun() && began.elapsed() <= STEP);
    }
}
