//! Wall-clock time that follows tokio's clock, so that a test that pauses or advances time moves both.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use governor::RateLimiter;
use governor::middleware::NoOpMiddleware;
use governor::state::keyed::DefaultKeyedStateStore;
use tokio::time::Instant;

/// Tells the time in milliseconds since 1970-01-01 UTC.
#[derive(Debug, Clone, Copy)]
pub struct WallClock {
    began: Instant,
    began_at: u64,
}

impl WallClock {
    /// A clock set to the system's time.
    pub fn start() -> Self {
        let since_epoch = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        Self::starting_at(millis(since_epoch))
    }

    /// A clock set to this time, in milliseconds since 1970-01-01 UTC.
    pub(super) fn starting_at(began_at: u64) -> Self {
        Self { began: Instant::now(), began_at }
    }

    /// Milliseconds since 1970-01-01 UTC.
    pub fn now(&self) -> u64 {
        self.began_at + millis(self.began.elapsed())
    }

    /// When the clock was started, and the server with it, in milliseconds since 1970-01-01 UTC.
    pub const fn started(&self) -> u64 {
        self.began_at
    }

    /// The instant of a time in milliseconds since 1970-01-01 UTC; now if it has passed.
    pub fn instant(&self, millis: u64) -> Instant {
        Instant::now() + Duration::from_millis(millis.saturating_sub(self.now()))
    }
}

/// Tokio's clock for the limits of what people may do in a time.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct LimitClock;

impl governor::clock::Clock for LimitClock {
    type Instant = std::time::Instant;

    fn now(&self) -> Self::Instant {
        Instant::now().into_std()
    }
}

/// Counts per key by tokio's clock.
pub(super) type KeyedLimiter<K> =
    RateLimiter<K, DefaultKeyedStateStore<K>, LimitClock, NoOpMiddleware<std::time::Instant>>;

/// A span in whole milliseconds.
pub(super) fn millis(span: Duration) -> u64 {
    span.as_millis().try_into().unwrap_or(u64::MAX)
}
