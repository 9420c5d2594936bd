//! What the tasks of all rooms share.

use std::collections::HashMap;
use std::num::NonZeroUsize;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread::available_parallelism;

use tokio::sync::{Semaphore, mpsc};
use tokio_util::{sync::CancellationToken, task::TaskTracker};

use super::chance::Chance;
use super::clock::WallClock;
use super::mail::Mail;
use super::options::HouseOptions;
use super::talk_limit::TalkLimit;
use crate::metrics::RoomMetrics;
use crate::store::{RoomId, Store};

pub(super) struct Shared {
    pub store: Store,
    pub chance: Chance,
    pub clock: WallClock,
    pub house: HouseOptions,
    /// One permit for each bot that may think at the same time.
    pub thinkers: Arc<Semaphore>,
    pub talk_limit: TalkLimit,
    pub tasks: TaskTracker,
    pub shutdown: CancellationToken,
    pub metrics: RoomMetrics,
    alive: Mutex<HashMap<RoomId, mpsc::Sender<Mail>>>,
}

impl Shared {
    /// No room is in memory yet.
    pub fn new(store: Store, house: HouseOptions, shutdown: CancellationToken, chance: Chance) -> Self {
        Self {
            store,
            clock: chance.clock,
            chance,
            house,
            thinkers: Arc::new(Semaphore::new(available_parallelism().map_or(1, NonZeroUsize::get))),
            talk_limit: TalkLimit::new(),
            tasks: TaskTracker::new(),
            shutdown,
            metrics: RoomMetrics::default(),
            alive: Mutex::default(),
        }
    }

    /// The mailboxes of the rooms in memory.
    pub fn alive(&self) -> MutexGuard<'_, HashMap<RoomId, mpsc::Sender<Mail>>> {
        // Nobody panics while holding the lock.
        self.alive.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
