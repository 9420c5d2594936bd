//! The guests who had their data deleted since the server started.

use std::collections::{HashSet, VecDeque};
use std::sync::{Mutex, MutexGuard, PoisonError};

use uuid::Uuid;

/// Most guests remembered; beyond that the oldest are dropped.
const REMEMBERED: usize = 10_000;

/// Guests whose data was deleted: cookies with their ids are no longer valid, and what their open tabs still send is
/// ignored.
#[derive(Default)]
pub(super) struct Forgotten(Mutex<Guests>);

#[derive(Default)]
struct Guests {
    all: HashSet<Uuid>,
    /// The same, in the order in which they came.
    order: VecDeque<Uuid>,
}

impl Forgotten {
    /// Whether a guest is one of them.
    pub fn has(&self, guest: Uuid) -> bool {
        self.guests().all.contains(&guest)
    }

    pub fn insert(&self, guest: Uuid) {
        let mut guests = self.guests();
        if !guests.all.insert(guest) {
            return;
        }
        guests.order.push_back(guest);
        if guests.order.len() > REMEMBERED
            && let Some(first) = guests.order.pop_front()
        {
            guests.all.remove(&first);
        }
    }

    pub fn remove(&self, guest: Uuid) {
        let mut guests = self.guests();
        guests.all.remove(&guest);
        guests.order.retain(|other| *other != guest);
    }

    fn guests(&self) -> MutexGuard<'_, Guests> {
        // Nobody panics while holding the lock.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
