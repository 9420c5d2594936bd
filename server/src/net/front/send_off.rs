//! Sending everyone who is connected to the other servers, before this one ends: evenly over a little time, so that
//! they don't all come there in the same instant.

use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::time::Duration;

use tokio::sync::Semaphore;
use tokio::time::interval;

/// How often some of them go.
const STEP: Duration = Duration::from_millis(50);
/// In how many steps: all have gone after two seconds.
const STEPS: usize = 40;

/// Whose turn it is to go: nobody's before it has begun.
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
    /// Sends so many people away, and then whoever else is here.
    pub async fn begin(&self, people: usize) {
        self.begun.store(true, Relaxed);
        let mut pace = interval(STEP);
        let mut left = people;
        while left > 0 {
            pace.tick().await;
            let now = people.div_ceil(STEPS).min(left);
            self.turns.add_permits(now);
            left -= now;
        }
        self.turns.close();
    }

    /// Whether it is too late to come.
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

    #[tokio::test(start_paused = true)]
    async fn people_go_evenly_over_the_time_and_nobody_is_left() {
        const PEOPLE: usize = 1000;
        let send_off = Arc::new(SendOff::default());
        let mut here = JoinSet::new();
        // One who comes while it is under way is not counted, and goes in the end.
        for _ in 0..=PEOPLE {
            let send_off = Arc::clone(&send_off);
            here.spawn(async move {
                send_off.turn().await;
                Instant::now()
            });
        }
        assert!(timeout(Duration::from_mins(1), here.join_next()).await.is_err(), "nobody goes by themselves");
        let began = Instant::now();
        send_off.begin(PEOPLE).await;
        let mut tenths = [0; 10];
        while let Some(went) = here.join_next().await {
            let after = went.expect("no panic").duration_since(began);
            tenths[usize::try_from(after.as_millis() / 200).expect("it is short")] += 1;
        }
        assert_eq!(tenths, [100, 100, 100, 100, 100, 100, 100, 100, 100, 101]);
    }

    #[tokio::test(start_paused = true)]
    async fn a_few_people_are_not_kept() {
        let (send_off, began) = (SendOff::default(), Instant::now());
        assert!(!send_off.has_begun());
        tokio::join!(send_off.begin(2), send_off.turn(), send_off.turn());
        assert!(send_off.has_begun() && began.elapsed() <= STEP);
    }
}
