//! Work that several people wait for at once is done once, and all of them get what came of it.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Mutex, MutexGuard, PoisonError};

use futures_util::FutureExt;
use futures_util::future::{BoxFuture, Shared, WeakShared};

type Work<T> = BoxFuture<'static, T>;

/// Work under way, at most one piece for each key. It ends early when nobody waits for it any more.
pub(super) struct Flights<K: Copy + Eq + Hash, T: Clone>(Mutex<HashMap<K, WeakShared<Work<T>>>>);

impl<K: Copy + Eq + Hash, T: Clone> Default for Flights<K, T> {
    fn default() -> Self {
        Self(Mutex::default())
    }
}

impl<K: Copy + Eq + Hash, T: Clone> Flights<K, T> {
    /// Waits for the work with this key that is under way, or begins it.
    pub async fn join(&self, key: K, begin: impl FnOnce() -> Work<T>) -> T {
        let work = {
            let mut under_way = self.under_way();
            under_way.get(&key).and_then(WeakShared::upgrade).unwrap_or_else(|| {
                let work = begin().shared();
                under_way.extend(work.downgrade().map(|work| (key, work)));
                work
            })
        };
        let mut waiting = Waiting { flights: self, key, work: Some(work) };
        let work = waiting.work.as_mut().expect("it is taken only when it is dropped");
        work.await
    }

    fn under_way(&self) -> MutexGuard<'_, HashMap<K, WeakShared<Work<T>>>> {
        // Nobody panics while holding the lock.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Someone who waits. The last one to go takes the work away.
struct Waiting<'a, K: Copy + Eq + Hash, T: Clone> {
    flights: &'a Flights<K, T>,
    key: K,
    work: Option<Shared<Work<T>>>,
}

impl<K: Copy + Eq + Hash, T: Clone> Drop for Waiting<'_, K, T> {
    fn drop(&mut self) {
        // What the work itself drops may lock other things, so it ends before the lock is taken.
        drop(self.work.take());
        let mut under_way = self.flights.under_way();
        if under_way.get(&self.key).is_some_and(|work| work.upgrade().is_none()) {
            under_way.remove(&self.key);
        }
    }
}
