//! The public tables as the front page shows them: read once for all who look, every few seconds at most.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use tokio::time::Instant;

use super::common::single_flight::SingleFlight;
use super::connected::listed::Listed;
use crate::store::StoreError;

/// How long what was read is shown to everyone.
const FRESH: Duration = Duration::from_secs(5);

/// The result of reading them.
pub(super) type Read = Result<Arc<[Listed]>, StoreError>;

/// What was read last, and when.
#[derive(Default)]
pub(super) struct Tables {
    last: Mutex<Option<(Instant, Arc<[Listed]>)>>,
    pub reading: SingleFlight<Read, ()>,
}

impl Tables {
    /// What was read last, if that was a moment ago.
    pub fn fresh(&self) -> Option<Arc<[Listed]>> {
        let last = self.last.lock().unwrap_or_else(PoisonError::into_inner).clone();
        last.filter(|(read, _)| read.elapsed() < FRESH).map(|(_, tables)| tables)
    }

    /// Keeps what was just read.
    pub fn keep(&self, tables: &Arc<[Listed]>) {
        let read = Some((Instant::now(), Arc::clone(tables)));
        *self.last.lock().unwrap_or_else(PoisonError::into_inner) = read;
    }
}
