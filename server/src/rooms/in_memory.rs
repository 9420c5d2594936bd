//! The rooms in memory: how to reach each, and which of them leave when others need their place.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::{Notify, OwnedSemaphorePermit, Semaphore, mpsc};
use tokio::time::Instant;

use super::common::error::ConnectError;
use super::mail::Mail;
use crate::store::RoomId;

/// Idle rooms evicted together to make room for others: if they left one by one, every newcomer would have to wait.
const DISMISSED: usize = 64;
/// Idle rooms leave as soon as fewer than one in this many places is free, so that opening a room seldom waits.
const SPARE: usize = 16;

/// How full everything is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Levels {
    /// Rooms in memory.
    pub alive: usize,
    /// Messages in all mailboxes.
    pub waiting: usize,
    /// Messages in the fullest of them.
    pub fullest: usize,
}

/// The rooms in memory.
pub(super) struct InMemory {
    rooms: Mutex<BTreeMap<RoomId, Entry>>,
    /// How many rooms may be in memory.
    most: usize,
    /// One permit for each further room.
    places: Arc<Semaphore>,
    /// A place became free, or a room that was asked to leave stays.
    changed: Arc<Notify>,
}

/// How to reach a room.
struct Entry {
    mailbox: mpsc::Sender<Mail>,
    /// Since when nobody has been connected; `None` while somebody is.
    idle: Option<Instant>,
    /// Asks the room to leave if it is idle.
    dismissal: Arc<Notify>,
    dismissed: bool,
}

/// A room's place in memory, given back when it is dropped.
pub(super) struct Place {
    permit: Option<OwnedSemaphorePermit>,
    changed: Arc<Notify>,
}

impl Drop for Place {
    fn drop(&mut self) {
        drop(self.permit.take());
        self.changed.notify_waiters();
    }
}

impl InMemory {
    /// No rooms yet, and places for this many.
    pub fn new(most: usize) -> Self {
        let places = Arc::new(Semaphore::new(most));
        Self { rooms: Mutex::default(), most, places, changed: Arc::default() }
    }

    /// How many rooms are in memory.
    pub fn count(&self) -> usize {
        self.rooms().len()
    }

    /// How many rooms there are and how full their mailboxes are.
    pub fn levels(&self) -> Levels {
        let rooms = self.rooms();
        let waiting = rooms.values().map(|Entry { mailbox, .. }| mailbox.max_capacity() - mailbox.capacity());
        let (waiting, fullest) = waiting.fold((0, 0), |(sum, most), size| (sum + size, size.max(most)));
        Levels { alive: rooms.len(), waiting, fullest }
    }

    /// The mailboxes of all rooms.
    pub fn mailboxes(&self) -> Vec<mpsc::Sender<Mail>> {
        self.rooms().values().map(|entry| entry.mailbox.clone()).collect()
    }

    /// The mailboxes of so many rooms to which somebody is connected.
    pub fn in_use(&self, most: usize) -> Vec<mpsc::Sender<Mail>> {
        let rooms = self.rooms();
        let used = rooms.values().filter(|entry| entry.idle.is_none());
        used.take(most).map(|entry| entry.mailbox.clone()).collect()
    }

    /// The mailbox of a room.
    pub fn mailbox(&self, room: RoomId) -> Option<mpsc::Sender<Mail>> {
        self.rooms().get(&room).map(|entry| entry.mailbox.clone())
    }

    /// A place for another room, once there is one. Rooms without connections leave for it;
    /// [`ConnectError::Full`] if there are none.
    pub async fn place(&self) -> Result<Place, ConnectError> {
        loop {
            let changed = self.changed.notified();
            if let Ok(permit) = Arc::clone(&self.places).try_acquire_owned() {
                return Ok(Place { permit: Some(permit), changed: Arc::clone(&self.changed) });
            }
            if !self.dismiss() {
                return Err(ConnectError::Full);
            }
            changed.await;
        }
    }

    /// Enters a room whose task is about to start, as idle. Returns how the task learns that it should leave.
    pub fn enter(&self, room: RoomId, mailbox: mpsc::Sender<Mail>) -> Arc<Notify> {
        let dismissal = Arc::new(Notify::new());
        let idle = Some(Instant::now());
        let entry = Entry { mailbox, idle, dismissal: Arc::clone(&dismissal), dismissed: false };
        self.rooms().insert(room, entry);
        if self.places.available_permits() < self.most / SPARE {
            self.dismiss();
        }
        dismissal
    }

    /// Notes whether somebody is connected to a room.
    pub fn connected(&self, room: RoomId, connected: bool) {
        if let Some(entry) = self.rooms().get_mut(&room) {
            entry.idle = (!connected).then(Instant::now);
        }
    }

    /// Takes a room out unless mail has come for it meanwhile; returns whether it did. The lock keeps anybody from
    /// getting the mailbox of a task that has ended.
    pub fn leave(&self, room: RoomId, mail: &mut mpsc::Receiver<Mail>) -> bool {
        let mut rooms = self.rooms();
        let idle = mail.is_empty();
        if idle {
            rooms.remove(&room);
            mail.close();
        } else if let Some(entry) = rooms.get_mut(&room) {
            entry.dismissed = false;
            self.changed.notify_waiters();
        }
        idle
    }

    /// A room that was asked to leave stays, because somebody has connected.
    pub fn stays(&self, room: RoomId) {
        if let Some(entry) = self.rooms().get_mut(&room) {
            entry.dismissed = false;
        }
        self.changed.notify_waiters();
    }

    /// Takes out a room whose task has ended. Another task may have taken its place by now; its mailbox is open.
    pub fn forget(&self, room: RoomId) {
        let mut rooms = self.rooms();
        if rooms.get(&room).is_some_and(|entry| entry.mailbox.is_closed()) {
            rooms.remove(&room);
        }
    }

    /// Asks the rooms that have been idle for longest to leave, unless others are already leaving. Returns whether any
    /// are.
    fn dismiss(&self) -> bool {
        let mut rooms = self.rooms();
        if rooms.values().any(|entry| entry.dismissed) {
            return true;
        }
        let mut idle: Vec<(Instant, &mut Entry)> =
            rooms.values_mut().filter_map(|entry| Some((entry.idle?, entry))).collect();
        idle.sort_by_key(|(since, _)| *since);
        let leaving = (self.most / SPARE).clamp(1, DISMISSED);
        for (_, entry) in idle.iter_mut().take(leaving) {
            entry.dismissed = true;
            entry.dismissal.notify_one();
        }
        !idle.is_empty()
    }

    fn rooms(&self) -> MutexGuard<'_, BTreeMap<RoomId, Entry>> {
        // Nobody panics while holding the lock.
        self.rooms.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
