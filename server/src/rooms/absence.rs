//! How long players have not been connected. After a while they count as away.

use std::collections::BTreeMap;
use std::time::Duration;

use conurbation_rules::common::Seat;
use tokio::time::Instant;

/// Since when the players of these seats have been gone, while somebody else was connected.
#[derive(Default)]
pub(super) struct Absences {
    since: BTreeMap<Seat, Instant>,
}

impl Absences {
    /// Takes the seats whose players are not connected now. Removes and returns those for whom that has lasted `long`.
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

    /// When the first of them was found gone.
    pub fn first(&self) -> Option<Instant> {
        self.since.values().min().copied()
    }
}
