//! Sources of nondeterminism: the start of the clock, new seeds, and the scheduling of threads. A simulation fixes all
//! of them, so that a run can be repeated.

use conurbation_rules::shuffle::Seed;

use super::common::clock::WallClock;
use super::reading::snapshots;

/// The nondeterministic inputs of a server's rooms.
pub struct Environment {
    pub(super) clock: WallClock,
    pub(super) seed: Box<dyn Fn() -> Seed + Send + Sync>,
    /// Whether long work (bots, reading logs) runs on other threads. If not, it runs in place, in a fixed order.
    pub(super) threads: bool,
    /// After how many records of a stream its next snapshot is due.
    pub(super) snapshot_every: u64,
}

impl Environment {
    /// The system's time and randomness, with threads.
    pub(super) fn real() -> Self {
        Self { clock: WallClock::start(), seed: Box::new(new_seed), threads: true, snapshot_every: snapshots::EVERY }
    }

    /// A clock that starts at this time, in milliseconds since 1970-01-01 UTC, these seeds, no threads, and snapshots
    /// of so short a log that a simulation needs them.
    #[cfg(feature = "faults")]
    pub fn fixed(began_at: u64, seed: impl Fn() -> Seed + Send + Sync + 'static) -> Self {
        Self { clock: WallClock::starting_at(began_at), seed: Box::new(seed), threads: false, snapshot_every: 7 }
    }
}

/// 32 bytes from the operating system.
fn new_seed() -> Seed {
    let mut seed = [0; 32];
    getrandom::fill(&mut seed).expect("the operating system gives randomness");
    Seed(seed)
}
