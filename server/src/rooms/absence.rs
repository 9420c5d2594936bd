//! Tracks how long players have been disconnected. After a while they count as away.

use std::collections::BTreeMap;
use std::time::Duration;

use conurbation_rules::common::Seat;
use tokio::time::Instant;

/// When the player of each seat was first seen disconnected while somebody else was connected.
#[derive(Default)]
pub(super) struct Absences {
    since: BTreeMap<Seat, Instant>,
}

impl Absences {
    /// Updates with the seats whose players are disconnected now. Removes and returns those that have been so for
    /// `long`.
    pub fn gone_for(&mut self, seats: &[Seat], long: Duration) -> Vec<Seat> {
        let now = Instant::now();
        self.since.retain(|seat, _| seats.contains(seat));
        for seat in seats {
            self.since.entry(*seat).or_insert(now);
        }
        let lasted = |since: &Instant| now.duration_since(*since) >= long;
        let gone = self.since.iter().filter(|(_, since)| lasted(since)).map(|(seat, _)| *seat).collect();
        self.since.retain(|_, since| !lasted(since));
        gone
    }

    /// Starts over: while nobody is connected, nobody counts as away.
    pub fn clear(&mut self) {
        self.since.clear();
    }

    /// When the earliest of them was first seen disconnected.
    pub fn first(&self) -> Option<Instant> {
        self.since.values().min().copied()
    }
}
