//! The reconnection schedule of a client, the same as the browser's, so that what players see can be counted.

use std::mem;
use std::time::Duration;

use tokio::time::Instant;

use crate::moves::Rng;

/// A client that is back within this time has shown nothing of it: `UNNOTICED_MS` in `web/src/shell/Connection.svelte`.
pub const UNNOTICED: Duration = Duration::from_millis(500);

/// A client that has lost its connection first tries again within this time: `SPREAD_MS` in `web/src/net/backoff.ts`.
pub const SPREAD: Duration = Duration::from_millis(600);
/// `WAITS_MS` there.
const WAITS: [Duration; 3] = [Duration::from_millis(250), Duration::from_millis(500), Duration::from_millis(800)];

/// The reason with which a server sends its people to the others.
pub const SENT_OFF: &str = "retry-after=0";

/// The state of a reconnection.
#[derive(Default)]
pub struct Comeback {
    /// When the connection was lost.
    lost: Option<Instant>,
    failures: usize,
}

impl Comeback {
    /// The connection is lost, or an attempt has failed: how long to wait before the next one. `goodbye` is what the
    /// server gave as its reason.
    pub fn waits(&mut self, goodbye: &str, random: &mut Rng) -> Duration {
        self.lost.get_or_insert_with(Instant::now);
        let failures = self.failures;
        self.failures += 1;
        let told = goodbye.strip_prefix("retry-after=").and_then(|seconds| seconds.parse().ok());
        match (told, failures) {
            (Some(seconds @ 1..), _) => Duration::from_secs(seconds).mul_f64(1.0 + 0.5 * random.f64()),
            (Some(0), 0) => Duration::ZERO,
            (_, 0) => SPREAD.mul_f64(random.f64()),
            (_, failures) => WAITS[failures.min(WAITS.len()) - 1].mul_f64(1.0 - 0.3 * random.f64()),
        }
    }

    /// They are back; returns how long that took.
    pub fn succeeds(&mut self) -> Duration {
        mem::take(self).lost.map_or(Duration::ZERO, |lost| lost.elapsed())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_browser_waits_as_long() {
        let backoff = include_str!("../../web/src/net/backoff.ts");
        assert!(backoff.contains("const SPREAD_MS = 600;") && SPREAD.as_millis() == 600);
        assert!(backoff.contains("const WAITS_MS = [250, 500, 800];"));
        assert_eq!(WAITS.map(|wait| wait.as_millis()), [250, 500, 800]);
        let banner = include_str!("../../web/src/shell/Connection.svelte");
        assert!(banner.contains("const UNNOTICED_MS = 500;") && UNNOTICED.as_millis() == 500);
    }

    #[test]
    fn who_is_sent_to_another_server_goes_at_once_but_only_once() {
        let (mut comeback, mut random) = (Comeback::default(), Rng::with_seed(1));
        assert_eq!(comeback.waits(SENT_OFF, &mut random), Duration::ZERO);
        assert!(comeback.waits(SENT_OFF, &mut random) > Duration::ZERO);
        comeback.succeeds();
        assert!(comeback.waits("", &mut random) > Duration::ZERO);
        assert!(comeback.waits("retry-after=3", &mut random) >= Duration::from_secs(3));
    }
}
