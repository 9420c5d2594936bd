//! All rooms of the server: finds them in memory, or reads them from the log.

use std::sync::Arc;
use std::time::Instant;

use conurbation_room::{Options, Room, Summary};
use tokio::sync::{mpsc, oneshot};
use tokio_util::sync::CancellationToken;
use uuid::Uuid;

use super::chance::Chance;
use super::clock::WallClock;
use super::connection::Connection;
use super::error::{ConnectError, OpenError};
use super::log::Log;
use super::mail::Mail;
use super::options::HouseOptions;
use super::outbox::Outbox;
use super::shared::Shared;
use super::task::RoomTask;
use crate::metrics::RoomMetrics;
use crate::store::{RoomId, Store, StoreError, Stream};

/// Commands that can wait for a room's task.
pub const MAILBOX: usize = 256;
/// Most rooms in memory.
pub const MAX_ROOMS: usize = 10_000;

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

/// All rooms of this server. Cheap to clone.
#[derive(Clone)]
pub struct Rooms(pub(super) Arc<Shared>);

impl Rooms {
    /// No rooms in memory yet; `shutdown` ends those that come.
    pub fn new(store: Store, house: HouseOptions, shutdown: CancellationToken) -> Self {
        Self(Arc::new(Shared::new(store, house, shutdown, Chance::real())))
    }

    /// The same, with nothing left to chance.
    #[cfg(feature = "faults")]
    pub fn simulated(store: Store, house: HouseOptions, shutdown: CancellationToken, chance: Chance) -> Self {
        Self(Arc::new(Shared::new(store, house, shutdown, chance)))
    }

    /// The clock that rooms and their deadlines go by.
    pub fn clock(&self) -> WallClock {
        self.0.clock
    }

    /// Opens a new room for its host.
    pub async fn open(&self, host: Uuid, options: Options) -> Result<RoomId, OpenError> {
        let event = Room::open(host, options, self.0.clock.now())?;
        let room = RoomId::new();
        self.0.store.append(room, Stream::Events, 1, event.to_record()).await?;
        Ok(room)
    }

    /// Connects a guest to a room, with the key from a seat's link if they followed one.
    pub async fn connect(&self, room: RoomId, guest: Uuid, key: Option<Uuid>) -> Result<Connection, ConnectError> {
        let outbox = Arc::new(Outbox::default());
        let connect = |reply| Mail::Connect { guest, key, outbox: Arc::clone(&outbox), reply };
        let (id, mailbox) = self.ask(room, connect).await?;
        Ok(Connection { outbox, id: id?, mailbox })
    }

    /// What a room shows of itself to someone who has its link.
    pub async fn summary(&self, room: RoomId) -> Result<Summary, ConnectError> {
        self.ask(room, Mail::Summary).await?.0
    }

    /// Whether the server is shutting down.
    pub fn is_ending(&self) -> bool {
        self.0.shutdown.is_cancelled()
    }

    /// Finds out whether the store works, by a tiny durable write.
    pub async fn check_store(&self) -> Result<(), StoreError> {
        self.0.store.check(self.0.clock.now()).await
    }

    /// Waits until all rooms have ended after a shutdown.
    pub async fn ended(&self) {
        self.0.tasks.close();
        self.0.tasks.wait().await;
    }

    /// How many rooms are in memory.
    pub fn alive(&self) -> usize {
        self.0.alive().len()
    }

    /// What is counted of all rooms.
    pub fn metrics(&self) -> &RoomMetrics {
        &self.0.metrics
    }

    /// How full everything is at the moment.
    pub fn levels(&self) -> Levels {
        let alive = self.0.alive();
        let waiting = alive.values().map(|mailbox| mailbox.max_capacity() - mailbox.capacity());
        let (waiting, fullest) = waiting.fold((0, 0), |(sum, most), size| (sum + size, size.max(most)));
        Levels { alive: alive.len(), waiting, fullest }
    }

    /// Forgets unused limits. To be called now and then.
    pub fn tidy(&self) {
        self.0.talk_limit.tidy();
    }

    /// Asks a room's task, which is started if need be. If the room is just leaving memory, asks again.
    async fn ask<T>(
        &self,
        room: RoomId,
        mail: impl Fn(oneshot::Sender<T>) -> Mail,
    ) -> Result<(T, mpsc::Sender<Mail>), ConnectError> {
        while !self.0.shutdown.is_cancelled() {
            let mailbox = self.mailbox(room).await?;
            let (reply, answer) = oneshot::channel();
            if mailbox.send(mail(reply)).await.is_ok()
                && let Ok(answer) = answer.await
            {
                return Ok((answer, mailbox));
            }
        }
        Err(ConnectError::ShuttingDown)
    }

    /// The mailbox of a room, which is read from the log if it is not in memory.
    async fn mailbox(&self, room: RoomId) -> Result<mpsc::Sender<Mail>, ConnectError> {
        if let Some(mailbox) = self.0.alive().get(&room) {
            return Ok(mailbox.clone());
        }
        if self.alive() >= MAX_ROOMS {
            return Err(ConnectError::Full);
        }
        let began = Instant::now();
        let log = Log::read(self.0.store.clone(), room).await?.ok_or(ConnectError::NoSuchRoom)?;
        self.0.metrics.loaded(began.elapsed());
        let mut alive = self.0.alive();
        // Someone else may have started the room's task meanwhile. There can only be one.
        if let Some(mailbox) = alive.get(&room) {
            return Ok(mailbox.clone());
        }
        let (mailbox, mail) = mpsc::channel(MAILBOX);
        alive.insert(room, mailbox.clone());
        drop(alive);
        self.0.tasks.spawn(RoomTask::new(Arc::clone(&self.0), log, mail).run());
        Ok(mailbox)
    }
}
