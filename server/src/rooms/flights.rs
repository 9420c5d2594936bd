//! Work that several people wait for at once is done once, and all of them get what came of it.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Mutex, MutexGuard, PoisonError};

use futures_util::FutureExt;
use futures_util::future::{BoxFuture, Shared, WeakShared};

use crate::store::RoomId;

type Work<T> = BoxFuture<'static, T>;

/// Work under way, at most one piece for each room or whatever it is about. It ends early when nobody waits for it any
/// more.
pub(super) struct Flights<T: Clone, K: Copy + Eq + Hash = RoomId>(Mutex<HashMap<K, WeakShared<Work<T>>>>);

impl<T: Clone, K: Copy + Eq + Hash> Default for Flights<T, K> {
    fn default() -> Self {
        Self(Mutex::default())
    }
}

impl<T: Clone, K: Copy + Eq + Hash> Flights<T, K> {
    /// Whether there is work under way about this.
    pub fn has(&self, key: K) -> bool {
        self.under_way().contains_key(&key)
    }

    /// Waits for the work about this that is under way, or begins it.
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
struct Waiting<'a, T: Clone, K: Copy + Eq + Hash> {
    flights: &'a Flights<T, K>,
    key: K,
    work: Option<Shared<Work<T>>>,
}

impl<T: Clone, K: Copy + Eq + Hash> Drop for Waiting<'_, T, K> {
    fn drop(&mut self) {
        // What the work itself drops may lock other things, so it ends before the lock is taken.
        drop(self.work.take());
        let mut under_way = self.flights.under_way();
        if under_way.get(&self.key).is_some_and(|work| work.upgrade().is_none()) {
            under_way.remove(&self.key);
        }
    }
}
