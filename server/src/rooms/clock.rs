//! Wall-clock time that follows tokio's clock, so that a test which pauses or advances time moves both.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use tokio::time::Instant;

/// Tells the time in milliseconds since 1970-01-01 UTC.
#[derive(Debug, Clone, Copy)]
pub struct WallClock {
    began: Instant,
    began_at: u64,
}

impl WallClock {
    /// A clock that agrees with the system's at this moment.
    pub fn start() -> Self {
        let since_epoch = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        Self { began: Instant::now(), began_at: since_epoch.as_millis() as u64 }
    }

    /// Milliseconds since 1970-01-01 UTC.
    pub fn now(&self) -> u64 {
        self.began_at + self.began.elapsed().as_millis() as u64
    }

    /// When the clock was started, and the server with it, in milliseconds since 1970-01-01 UTC.
    pub const fn started(&self) -> u64 {
        self.began_at
    }

    /// The instant of a time in milliseconds since 1970-01-01 UTC; now, if it has passed.
    pub fn instant(&self, millis: u64) -> Instant {
        Instant::now() + Duration::from_millis(millis.saturating_sub(self.now()))
    }
}
