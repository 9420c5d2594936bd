//! Wall-clock time that follows tokio's clock, so that a test that pauses or advances time moves both.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use governor::RateLimiter;
use governor::middleware::NoOpMiddleware;
use governor::state::keyed::DefaultKeyedStateStore;
use tokio::sync::watch;
use tokio::time::Instant;

/// How far the clock may be from the system's before it is set: people see deadlines by the second.
const TOLERANCE: u64 = 500;
/// A larger difference, in milliseconds, means that the machine was suspended or its time was set: nobody could play in
/// the time that was jumped over.
const JUMP: u64 = 5_000;

/// Tells the time in milliseconds since 1970-01-01 UTC. Clones share it.
#[derive(Debug, Clone)]
pub struct WallClock {
    began: Instant,
    shared: Arc<Setting>,
}

#[derive(Debug)]
struct Setting {
    /// What to add to the milliseconds since the clock began.
    ahead: AtomicU64,
    /// When it was started, or last jumped.
    started: AtomicU64,
    /// How often it has jumped. Sent whenever it was set.
    jumps: watch::Sender<u64>,
}

impl WallClock {
    /// A clock set to the system's time.
    pub fn start() -> Self {
        Self::starting_at(system_time())
    }

    /// A clock set to this time, in milliseconds since 1970-01-01 UTC.
    pub(in crate::rooms) fn starting_at(began_at: u64) -> Self {
        let [ahead, started] = [(); 2].map(|()| AtomicU64::new(began_at));
        Self { began: Instant::now(), shared: Arc::new(Setting { ahead, started, jumps: watch::Sender::new(0) }) }
    }

    /// Milliseconds since 1970-01-01 UTC.
    pub fn now(&self) -> u64 {
        self.shared.ahead.load(Relaxed).wrapping_add(millis(self.began.elapsed()))
    }

    /// When the clock was started, and the server with it, or when it last jumped, in milliseconds since 1970-01-01.
    pub fn started(&self) -> u64 {
        self.shared.started.load(Relaxed)
    }

    /// Sets the clock if it is far from the system's time, and tells the rooms.
    pub fn follow(&self, system_time: u64) {
        let off = self.now().abs_diff(system_time);
        if off < TOLERANCE {
            return;
        }
        self.shared.ahead.store(system_time.wrapping_sub(millis(self.began.elapsed())), Relaxed);
        if off > JUMP {
            self.shared.started.store(system_time, Relaxed);
        }
        self.shared.jumps.send_modify(|jumps| *jumps += u64::from(off > JUMP));
    }

    /// Tells a room whenever the clock was set, and how often it has jumped.
    pub(in crate::rooms) fn jumps(&self) -> watch::Receiver<u64> {
        self.shared.jumps.subscribe()
    }

    /// The instant of a time in milliseconds since 1970-01-01 UTC; now if it has passed.
    pub fn instant(&self, millis: u64) -> Instant {
        Instant::now() + Duration::from_millis(millis.saturating_sub(self.now()))
    }
}

/// The system's time, in milliseconds since 1970-01-01 UTC.
pub fn system_time() -> u64 {
    millis(SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default())
}

/// Tokio's clock for the limits of what people may do in a time.
#[derive(Debug, Clone, Copy, Default)]
pub struct LimitClock;

impl governor::clock::Clock for LimitClock {
    type Instant = std::time::Instant;

    fn now(&self) -> Self::Instant {
        Instant::now().into_std()
    }
}

/// Counts per key by tokio's clock.
pub(in crate::rooms) type KeyedLimiter<K> =
    RateLimiter<K, DefaultKeyedStateStore<K>, LimitClock, NoOpMiddleware<std::time::Instant>>;

/// A span in whole milliseconds.
pub(in crate::rooms) fn millis(span: Duration) -> u64 {
    span.as_millis().try_into().unwrap_or(u64::MAX)
}
