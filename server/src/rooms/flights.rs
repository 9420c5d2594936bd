//! Work that several people wait for at once is done once, and all of them get what came of it.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use futures_util::FutureExt;
use futures_util::future::{BoxFuture, Shared, WeakShared};

use crate::store::RoomId;

type Work<T> = BoxFuture<'static, T>;

/// Work under way, at most one piece for each room. It ends early when nobody waits for it any more.
pub(super) struct Flights<T: Clone>(Mutex<HashMap<RoomId, WeakShared<Work<T>>>>);

impl<T: Clone> Default for Flights<T> {
    fn default() -> Self {
        Self(Mutex::default())
    }
}

impl<T: Clone> Flights<T> {
    /// Waits for the work on a room that is under way, or begins it.
    pub async fn join(&self, room: RoomId, begin: impl FnOnce() -> Work<T>) -> T {
        let work = {
            let mut under_way = self.under_way();
            under_way.get(&room).and_then(WeakShared::upgrade).unwrap_or_else(|| {
                let work = begin().shared();
                under_way.extend(work.downgrade().map(|work| (room, work)));
                work
            })
        };
        let mut waiting = Waiting { flights: self, room, work: Some(work) };
        let work = waiting.work.as_mut().expect("it is taken only when it is dropped");
        work.await
    }

    fn under_way(&self) -> MutexGuard<'_, HashMap<RoomId, WeakShared<Work<T>>>> {
        // Nobody panics while holding the lock.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Someone who waits. The last one to go takes the work away.
struct Waiting<'a, T: Clone> {
    flights: &'a Flights<T>,
    room: RoomId,
    work: Option<Shared<Work<T>>>,
}

impl<T: Clone> Drop for Waiting<'_, T> {
    fn drop(&mut self) {
        // What the work itself drops may lock other things, so it ends before the lock is taken.
        drop(self.work.take());
        let mut under_way = self.flights.under_way();
        if under_way.get(&self.room).is_some_and(|work| work.upgrade().is_none()) {
            under_way.remove(&self.room);
        }
    }
}
