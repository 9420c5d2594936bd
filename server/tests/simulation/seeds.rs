//! Running many seeds, and those first that failed before.

use std::any::Any;
use std::env;
use std::fs::OpenOptions;
use std::io::Write;
use std::num::NonZeroUsize;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::thread;

use tokio::runtime::Builder;

/// How many seeds are run unless the environment says otherwise.
const SEEDS: u64 = 200;

/// Runs a simulation on time that only passes when nothing else is left to do.
pub fn simulated<T>(run: impl Future<Output = T>) -> T {
    Builder::new_current_thread().enable_time().start_paused(true).build().expect("a runtime").block_on(run)
}

/// Runs a property for the seeds that failed before, then for the first seeds. One that fails is kept.
pub fn hold(property: &str, run: impl Fn(u64) + Sync) {
    if let Some(seed) = number("SEED") {
        return run(seed);
    }
    for seed in kept(property) {
        run(seed);
    }
    let (next, failed) = (AtomicU64::new(0), AtomicBool::new(false));
    let all = number("SEEDS").unwrap_or(SEEDS);
    let work = || {
        while !failed.load(Relaxed) {
            let seed = next.fetch_add(1, Relaxed);
            if seed >= all {
                return;
            }
            if let Err(why) = catch_unwind(AssertUnwindSafe(|| run(seed))) {
                failed.store(true, Relaxed);
                keep(property, seed);
                panic!("{property}: seed {seed} fails (SEED={seed} runs it again): {}", message(&*why));
            }
        }
    };
    thread::scope(|scope| {
        for _ in 0..thread::available_parallelism().map_or(1, NonZeroUsize::get) {
            scope.spawn(work);
        }
    });
}

fn number(variable: &str) -> Option<u64> {
    Some(env::var(variable).ok()?.parse().unwrap_or_else(|_| panic!("{variable} is a number")))
}

fn file() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/simulation/failed.txt")
}

/// The seeds of this property that failed at some time: one line each, the property and the seed.
fn kept(property: &str) -> Vec<u64> {
    let text = std::fs::read_to_string(file()).expect("the seeds that failed are in the repository");
    let seeds = text.lines().filter_map(|line| line.strip_prefix(property)?.trim().parse().ok());
    seeds.collect()
}

fn keep(property: &str, seed: u64) {
    let mut file = OpenOptions::new().append(true).open(file()).expect("the seeds that failed can be kept");
    writeln!(file, "{property} {seed}").expect("the seeds that failed can be kept");
}

fn message(panic: &(dyn Any + Send)) -> &str {
    let text = panic.downcast_ref::<String>().map(String::as_str);
    text.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or("a panic without a message")
}
