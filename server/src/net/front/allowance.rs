//! Rate limits per address.

use std::{
    fmt,
    net::IpAddr,
    num::NonZeroU32,
    sync::atomic::{AtomicU32, Ordering},
    time::Duration,
};

use governor::{DefaultKeyedRateLimiter, Quota, clock::Clock};

use super::address::ClientAddress;

/// Checks between two sweeps of addresses that were not seen recently.
const CHECKS_PER_SWEEP: u32 = 4096;

/// A day, for whoever may do something only so often.
const DAY: Duration = Duration::from_hours(24);

/// A rate limit that counts each address separately. It recovers within its time, and the one for a day within a day.
pub struct Allowance {
    limiter: DefaultKeyedRateLimiter<IpAddr>,
    daily: Option<DefaultKeyedRateLimiter<IpAddr>>,
    checks: AtomicU32,
}

impl Allowance {
    /// At most `number` per minute, and at once.
    pub fn per_minute(number: NonZeroU32) -> Self {
        Self::within(Duration::from_mins(1), number)
    }

    /// At most `number` in this time, and at once.
    pub fn within(time: Duration, number: NonZeroU32) -> Self {
        Self { limiter: limiter(time, number), daily: None, checks: AtomicU32::new(0) }
    }

    /// And at most `number` per day.
    #[must_use]
    pub fn and_per_day(self, number: NonZeroU32) -> Self {
        Self { daily: Some(limiter(DAY, number)), ..self }
    }

    /// Counts one more. `Err` has the whole seconds, at least 1, after which the next one will pass.
    pub fn check(&self, client: ClientAddress) -> Result<(), u64> {
        if self.checks.fetch_add(1, Ordering::Relaxed) % CHECKS_PER_SWEEP == CHECKS_PER_SWEEP - 1 {
            self.limits().for_each(DefaultKeyedRateLimiter::retain_recent);
        }
        let network = client.network();
        for limit in self.limits() {
            limit.check_key(&network).map_err(|refused| whole_seconds(refused.wait_time_from(limit.clock().now())))?;
        }
        Ok(())
    }

    fn limits(&self) -> impl Iterator<Item = &DefaultKeyedRateLimiter<IpAddr>> {
        [&self.limiter].into_iter().chain(&self.daily)
    }
}

fn limiter(time: Duration, number: NonZeroU32) -> DefaultKeyedRateLimiter<IpAddr> {
    let quota = Quota::with_period(time / number.get()).expect("no number is so high that nothing is left of the time");
    DefaultKeyedRateLimiter::keyed(quota.allow_burst(number))
}

impl fmt::Debug for Allowance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Allowance").field("addresses", &self.limiter.len()).finish_non_exhaustive()
    }
}

/// Rounded up: a client that comes back too early has to wait again.
fn whole_seconds(wait: Duration) -> u64 {
    (wait.as_secs() + u64::from(wait.subsec_nanos() > 0)).max(1)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn client(address: &str) -> ClientAddress {
        ClientAddress::new(address.parse().expect("an address"))
    }

    #[test]
    fn each_address_has_its_own_allowance() {
        let limit = Allowance::per_minute(NonZeroU32::new(2).expect("not zero"));
        assert_eq!(limit.check(client("192.0.2.1")), Ok(()));
        assert_eq!(limit.check(client("192.0.2.1")), Ok(()));
        let wait = limit.check(client("192.0.2.1")).expect_err("a third within the minute");
        assert!((1..=30).contains(&wait), "one of two a minute comes back within 30 s, not {wait} s");
        assert_eq!(limit.check(client("192.0.2.2")), Ok(()));
    }

    #[test]
    fn a_day_has_an_allowance_of_its_own() {
        let (many, two) = (NonZeroU32::new(100).expect("not zero"), NonZeroU32::new(2).expect("not zero"));
        let limit = Allowance::per_minute(many).and_per_day(two);
        assert_eq!((limit.check(client("192.0.2.1")), limit.check(client("192.0.2.1"))), (Ok(()), Ok(())));
        let wait = limit.check(client("192.0.2.1")).expect_err("a third within the day");
        assert!((43_000..=43_200).contains(&wait), "one of two a day comes back within 12 hours, not {wait} s");
        assert_eq!(limit.check(client("192.0.2.2")), Ok(()));
    }

    #[test]
    fn a_network_shares_an_allowance() {
        let limit = Allowance::per_minute(NonZeroU32::MIN);
        assert_eq!(limit.check(client("2001:db8:1:2::1")), Ok(()));
        assert!(limit.check(client("2001:db8:1:2:ffff::9")).is_err(), "the same /64");
        assert_eq!(limit.check(client("2001:db8:1:3::1")), Ok(()));
    }

    #[test]
    fn sweeping_keeps_recent_addresses() {
        let limit = Allowance::per_minute(NonZeroU32::MIN);
        for _ in 0..=CHECKS_PER_SWEEP {
            let _ = limit.check(client("192.0.2.1"));
        }
        assert!(limit.check(client("192.0.2.1")).is_err());
    }

    #[test]
    fn waits_are_rounded_up() {
        assert_eq!(whole_seconds(Duration::ZERO), 1);
        assert_eq!(whole_seconds(Duration::from_secs(2)), 2);
        assert_eq!(whole_seconds(Duration::from_millis(2001)), 3);
    }
}
