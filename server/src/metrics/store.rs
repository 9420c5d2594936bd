//! Metrics of the store.

use std::time::Duration;

use prometheus_client::metrics::{counter::Counter, histogram::Histogram};
use prometheus_client::registry::Registry;

use super::seconds;

/// Most jobs in a batch that the histogram tells apart.
const BATCH_SIZES: [f64; 9] = [1.0, 2.0, 4.0, 8.0, 16.0, 32.0, 64.0, 128.0, 256.0];

/// Counters of the store's writer. Clones count together.
#[derive(Debug, Clone)]
pub struct StoreMetrics {
    commits: Histogram,
    batches: Histogram,
    failed: Counter,
    refused: Histogram,
}

impl Default for StoreMetrics {
    fn default() -> Self {
        Self {
            commits: seconds(),
            batches: Histogram::new(BATCH_SIZES),
            failed: Counter::default(),
            refused: seconds(),
        }
    }
}

impl StoreMetrics {
    /// A batch of so many jobs was committed or failed, which took this long with the sync.
    #[expect(clippy::cast_precision_loss, reason = "a batch has at most a few hundred jobs")]
    pub fn committed(&self, jobs: usize, took: Duration, durable: bool) {
        self.batches.observe(jobs as f64);
        self.commits.observe(took.as_secs_f64());
        if !durable {
            self.failed.inc();
        }
    }

    /// A database refused a statement for several rooms, which took this long; each is written by itself after that.
    pub fn refused(&self, took: Duration) {
        self.refused.observe(took.as_secs_f64());
    }

    /// Adds everything to what is shown.
    pub fn register(&self, registry: &mut Registry) {
        registry.register("commit_seconds", "Time of a transaction with its sync", self.commits.clone());
        registry.register("batch_jobs", "Jobs written in one transaction", self.batches.clone());
        registry.register("commits_failed", "Transactions that failed", self.failed.clone());
        let help = "Time of a statement for several rooms that the database refused, before each was written by itself";
        registry.register("refused_seconds", help, self.refused.clone());
    }
}
