//! Whether the store takes writes. When one has failed, nothing else is written until a small one succeeds: however
//! many rooms there are, a full disk costs one attempt now and then.

use std::sync::atomic::{AtomicBool, Ordering::SeqCst};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use tokio::sync::broadcast;
use tokio::time::{Instant, sleep};
use tokio_util::{sync::CancellationToken, task::TaskTracker};

use crate::store::Store;

/// How long to wait before the first attempt after a failure. Every further wait is twice as long.
const FIRST: Duration = Duration::from_millis(100);
/// The longest wait between two attempts.
const LONGEST: Duration = Duration::from_millis(1600);
/// A failure so soon after the last one was over continues it: the wait begins at the longest.
const STEADY: Duration = Duration::from_secs(10);

/// Whether the store takes writes, for all rooms.
pub(super) struct Writing {
    works: AtomicBool,
    /// Wakes the rooms in the order in which they began to wait, so that a simulation can be repeated.
    changes: broadcast::Sender<()>,
    /// When writing last began to work again.
    recovered: Mutex<Option<Instant>>,
    store: Store,
    tasks: TaskTracker,
    shutdown: CancellationToken,
}

impl Writing {
    /// It works until a write fails.
    pub fn new(store: Store, tasks: TaskTracker, shutdown: CancellationToken) -> Self {
        let (works, changes) = (AtomicBool::new(true), broadcast::Sender::new(1));
        Self { works, changes, recovered: Mutex::default(), store, tasks, shutdown }
    }

    /// Whether writes are worth an attempt.
    pub fn works(&self) -> bool {
        self.works.load(SeqCst)
    }

    /// Tells a room whenever this changes. As long as a room listens, a store that fails is tried again.
    pub fn listen(&self) -> broadcast::Receiver<()> {
        self.changes.subscribe()
    }

    /// A write has failed: tells all rooms, and tries again until one succeeds or no room listens.
    pub fn failed(self: &Arc<Self>) {
        if self.works.swap(false, SeqCst) {
            // Nobody may listen.
            let _ = self.changes.send(());
            let recovered = *self.recovered.lock().unwrap_or_else(PoisonError::into_inner);
            let again = recovered.is_some_and(|recovered| recovered.elapsed() < STEADY);
            self.tasks.spawn(Arc::clone(self).recover(if again { LONGEST } else { FIRST }));
        }
    }

    async fn recover(self: Arc<Self>, mut wait: Duration) {
        loop {
            tokio::select! {
                () = self.shutdown.cancelled() => return,
                () = sleep(wait) => {}
            }
            if self.changes.receiver_count() == 0 || self.store.probe().await.is_ok() {
                break;
            }
            wait = LONGEST.min(wait * 2);
        }
        *self.recovered.lock().unwrap_or_else(PoisonError::into_inner) = Some(Instant::now());
        self.works.store(true, SeqCst);
        let _ = self.changes.send(());
    }
}
