//! Checks one client's messages: not too many in a short time, and few that are not commands.

use std::{num::NonZeroU32, time::Duration};

use governor::middleware::NoOpMiddleware;
use governor::state::{InMemoryState, NotKeyed};
use governor::{Quota, RateLimiter};
use tokio::time::Instant;

use crate::rooms::LimitClock;

/// Messages that may be too fast within [`WINDOW`]. A page that comes back sends up to 40 commands at once, and hears
/// of each that was too fast.
pub const MAX_TOO_FAST: u32 = 100;
/// The time within which they count.
const WINDOW: Duration = Duration::from_secs(10);
/// Messages on one connection that may be no commands.
pub const MAX_MALFORMED: u32 = 16;

/// What one client has sent so far.
pub struct Conduct {
    pace: RateLimiter<NotKeyed, InMemoryState, LimitClock, NoOpMiddleware<std::time::Instant>>,
    too_fast: u32,
    since: Instant,
    malformed: u32,
}

/// Whether a message came in time.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Pace {
    /// It did.
    InTime,
    /// It is refused.
    TooFast,
    /// It is one of so many that the connection has to end.
    Flood,
}

impl Conduct {
    /// Nothing was sent yet. The client may send so many messages a second.
    pub fn new(per_second: NonZeroU32) -> Self {
        let pace = RateLimiter::direct_with_clock(Quota::per_second(per_second), LimitClock);
        Self { pace, too_fast: 0, since: Instant::now(), malformed: 0 }
    }

    /// Counts a message of any kind.
    pub fn message(&mut self) -> Pace {
        if self.pace.check().is_ok() {
            return Pace::InTime;
        }
        if self.since.elapsed() > WINDOW {
            (self.too_fast, self.since) = (0, Instant::now());
        }
        self.too_fast += 1;
        if self.too_fast > MAX_TOO_FAST { Pace::Flood } else { Pace::TooFast }
    }

    /// Counts a message that is no command; returns whether there were too many.
    pub fn malformed(&mut self) -> bool {
        self.malformed += 1;
        self.malformed > MAX_MALFORMED
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test(start_paused = true)]
    async fn a_flood_ends_the_connection_and_haste_now_and_then_does_not() {
        let mut client = Conduct::new(NonZeroU32::MIN);
        for _ in 0..3 {
            assert!((0..MAX_TOO_FAST).all(|_| client.message() != Pace::Flood));
            tokio::time::advance(2 * WINDOW).await;
        }
        assert!((0..10 * MAX_TOO_FAST).any(|_| client.message() == Pace::Flood));
    }
}
