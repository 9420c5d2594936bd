//! Deduplicates concurrent work ("single flight"): all callers waiting for the same key share one run and its result.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Mutex, MutexGuard, PoisonError};

use futures_util::FutureExt;
use futures_util::future::{BoxFuture, Shared, WeakShared};

use crate::store::RoomId;

type Work<T> = BoxFuture<'static, T>;

/// Work in progress, at most one piece per key. It is cancelled when nobody waits for it any more.
pub(in crate::rooms) struct SingleFlight<T: Clone, K: Copy + Eq + Hash = RoomId>(
    Mutex<HashMap<K, WeakShared<Work<T>>>>,
);

impl<T: Clone, K: Copy + Eq + Hash> Default for SingleFlight<T, K> {
    fn default() -> Self {
        Self(Mutex::default())
    }
}

impl<T: Clone, K: Copy + Eq + Hash> SingleFlight<T, K> {
    /// Whether work for this key is in progress.
    pub fn has(&self, key: K) -> bool {
        under_way(&self.works(), &key).is_some()
    }

    /// Waits for the work in progress for this key, or starts it.
    pub async fn join(&self, key: K, begin: impl FnOnce() -> Work<T>) -> T {
        let work = {
            let mut works = self.works();
            under_way(&works, &key).unwrap_or_else(|| {
                let work = begin().shared();
                works.extend(work.downgrade().map(|work| (key, work)));
                work
            })
        };
        let mut waiting = Waiting { all: self, key, work: Some(work) };
        let work = waiting.work.as_mut().expect("it is taken only when it is dropped");
        work.await
    }

    fn works(&self) -> MutexGuard<'_, HashMap<K, WeakShared<Work<T>>>> {
        // Nobody panics while holding the lock.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The work for this key, unless it is done: its result may be out of date for a new caller.
fn under_way<T: Clone, K: Eq + Hash>(works: &HashMap<K, WeakShared<Work<T>>>, key: &K) -> Option<Shared<Work<T>>> {
    works.get(key).and_then(WeakShared::upgrade).filter(|work| work.peek().is_none())
}

/// A waiting caller. Dropping the last one removes the work.
struct Waiting<'a, T: Clone, K: Copy + Eq + Hash> {
    all: &'a SingleFlight<T, K>,
    key: K,
    work: Option<Shared<Work<T>>>,
}

impl<T: Clone, K: Copy + Eq + Hash> Drop for Waiting<'_, T, K> {
    fn drop(&mut self) {
        // What the work itself drops may lock other things, so it ends before the lock is taken.
        drop(self.work.take());
        let mut works = self.all.works();
        if works.get(&self.key).is_some_and(|work| work.upgrade().is_none()) {
            works.remove(&self.key);
        }
    }
}
