//! The rate limit of talk.

use std::num::NonZeroU32;
use std::time::Duration;

use governor::state::keyed::DefaultKeyedStateStore;
use governor::{Quota, RateLimiter};
use uuid::Uuid;

use crate::rooms::common::clock::{KeyedLimiter, LimitClock};

/// Lines of talk that a guest may say at once; they come back one by one over [`WINDOW_SECONDS`].
const BURST: NonZeroU32 = NonZeroU32::new(5).expect("5 is not 0");
/// How long it takes until all of [`BURST`] is back, in seconds.
pub(in crate::rooms) const WINDOW_SECONDS: u32 = 10;

/// The allowances of all guests, across rooms.
pub(in crate::rooms) struct TalkLimit(KeyedLimiter<Uuid>);

impl TalkLimit {
    pub fn new() -> Self {
        let each = Duration::from_secs(WINDOW_SECONDS.into()) / BURST.get();
        let quota = Quota::with_period(each).expect("the window is not empty").allow_burst(BURST);
        Self(RateLimiter::new(quota, DefaultKeyedStateStore::default(), LimitClock))
    }

    /// Whether a guest may say one more line now; if so, it counts.
    pub fn allows(&self, guest: Uuid) -> bool {
        self.0.check_key(&guest).is_ok()
    }

    /// Forgets guests whose allowance is complete again.
    pub fn tidy(&self) {
        self.0.retain_recent();
    }
}
