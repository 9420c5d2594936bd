//! Since when players are not connected: after a while, they count as away.

use std::collections::HashMap;
use std::time::Duration;

use conurbation_rules::common::Seat;
use tokio::time::Instant;

/// The seats whose players are not connected, while somebody else is.
#[derive(Default)]
pub(super) struct Presence {
    since: HashMap<Seat, Instant>,
}

impl Presence {
    /// Takes note of the seats whose players are not connected now, and takes out those that have not been for so
    /// long.
    pub fn gone_for(&mut self, seats: Vec<Seat>, long: Duration) -> Vec<Seat> {
        let now = Instant::now();
        self.since.retain(|seat, _| seats.contains(seat));
        for seat in seats {
            self.since.entry(seat).or_insert(now);
        }
        let gone = self.since.extract_if(|_, since| now.duration_since(*since) >= long);
        gone.map(|(seat, _)| seat).collect()
    }

    /// Nobody is there for whom anyone could be away.
    pub fn forget(&mut self) {
        self.since.clear();
    }

    /// Since when the first one of them is gone.
    pub fn next(&self) -> Option<Instant> {
        self.since.values().min().copied()
    }
}
