//! What differs from run to run: when the clock starts, new seeds, and which thread is faster. A simulation fixes all
//! of it, so that a run can be repeated.

use conurbation_rules::shuffle::Seed;

use super::common::clock::WallClock;
use super::reading::snapshots;

/// Where the rooms of a server get what they can't work out.
pub struct Chance {
    pub(super) clock: WallClock,
    pub(super) seed: Box<dyn Fn() -> Seed + Send + Sync>,
    /// Whether what takes long, bots and the reading of logs, runs on other threads, or in place and always in turn.
    pub(super) threads: bool,
    /// After how many records of a stream its next snapshot is due.
    pub(super) snapshot_every: u64,
}

impl Chance {
    /// The system's time and randomness, and threads.
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
