//! Paces the acceptance of connections, so that a crowd of newcomers doesn't hold up those who are here.

use std::time::Duration;

use tokio::time::{Interval, MissedTickBehavior, interval};

/// Connections that are taken at once. The rest of a crowd waits in the operating system for the next [`TURN`]: 2,000 a
/// second, with which moves took no longer while 10,000 sockets came back (`make siege`).
const AT_ONCE: u32 = 10;
/// How often so many are taken.
const TURN: Duration = Duration::from_millis(5);

/// Counts the connections that may still be taken in the current interval.
pub struct AcceptPacer {
    next: Interval,
    left: u32,
}

impl AcceptPacer {
    pub fn new() -> Self {
        let mut next = interval(TURN);
        next.set_missed_tick_behavior(MissedTickBehavior::Delay);
        Self { next, left: AT_ONCE }
    }

    /// Waits until another connection may be taken.
    pub async fn wait(&mut self) {
        if self.left == 0 {
            self.next.tick().await;
            self.left = AT_ONCE;
        }
    }

    /// Counts a connection that was taken. One that is refused costs next to nothing, and nobody has to wait for it.
    pub const fn take(&mut self) {
        self.left = self.left.saturating_sub(1);
    }
}

#[cfg(test)]
mod tests {
    use tokio::time::Instant;

    use super::*;

    #[tokio::test(start_paused = true)]
    async fn a_crowd_comes_in_turns() {
        let (mut pacer, began) = (AcceptPacer::new(), Instant::now());
        for _ in 0..100 * AT_ONCE {
            pacer.wait().await;
            pacer.take();
        }
        // The first two turns begin at once.
        assert_eq!(began.elapsed(), 98 * TURN);
    }

    #[tokio::test(start_paused = true)]
    async fn whoever_is_refused_takes_no_turn() {
        let (mut pacer, began) = (AcceptPacer::new(), Instant::now());
        for _ in 0..100 * AT_ONCE {
            pacer.wait().await;
        }
        assert_eq!(began.elapsed(), Duration::ZERO);
    }
}
