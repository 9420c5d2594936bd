//! Rooms alive in memory: a task per room ([`task`]), its mailbox, its connections, and the registry of all of them.
//!
//! Memory is a cache of the log (law 1): a room that nobody is connected to leaves memory after a while, and comes back
//! from the log when someone opens it.

mod absence;
mod audience;
mod batch;
mod bots;
mod clock;
mod log;
mod options;
mod outbox;
mod shelves;
mod task;
pub mod wire;

use std::collections::HashMap;
use std::num::{NonZeroU32, NonZeroUsize};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::available_parallelism;
use std::time::Duration;

use conurbation_room::{Options, Refusal, Room, Summary};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use tokio::sync::{Semaphore, mpsc, oneshot};
use tokio_util::{sync::CancellationToken, task::TaskTracker};
use uuid::Uuid;

use crate::store::{RoomId, Store, StoreError, Stream};
use task::{Mail, RoomTask};

pub use audience::ConnectionId;
pub use clock::WallClock;
pub use options::HouseOptions;
pub use outbox::{Outbox, Waiting};
pub use shelves::{HighScore, Listed, MAX_HIGH_SCORES, MAX_LISTED, MAX_OF_GUEST, Player};
pub use wire::close;

/// Commands that wait for a room's task.
pub const MAILBOX: usize = 256;
/// Most connections to one room.
pub const MAX_CONNECTIONS: usize = 100;
/// Most connections of one guest to one room.
pub const MAX_CONNECTIONS_PER_GUEST: usize = 8;
/// Most rooms in memory.
pub const MAX_ROOMS: usize = 10_000;
/// How long a room stays in memory after its last connection.
const IDLE: Duration = Duration::from_secs(300);
/// Lines of talk that a guest may say at once; they come back one by one over [`TALK_WINDOW`].
const TALK_BURST: NonZeroU32 = NonZeroU32::new(5).expect("5 is not 0");
const TALK_WINDOW: Duration = Duration::from_secs(10);

/// All rooms of this server. Cheap to clone.
#[derive(Clone)]
pub struct Rooms(Arc<Shared>);

struct Shared {
    store: Store,
    clock: WallClock,
    alive: Mutex<HashMap<RoomId, mpsc::Sender<Mail>>>,
    house: HouseOptions,
    /// One permit for each bot that may think at the same time.
    thinkers: Arc<Semaphore>,
    talk_limit: DefaultKeyedRateLimiter<Uuid>,
    tasks: TaskTracker,
    shutdown: CancellationToken,
}

/// A connection to a room. Dropping it disconnects.
pub struct Connection {
    /// What is to be sent on it.
    pub outbox: Arc<Outbox>,
    id: ConnectionId,
    mailbox: mpsc::Sender<Mail>,
}

/// Why a guest can't be connected, or a room not be shown.
#[derive(Debug, thiserror::Error)]
pub enum ConnectError {
    /// There is no such room.
    #[error("there is no such room")]
    NoSuchRoom,
    /// The room admits no watchers, or the guest was removed.
    #[error("not admitted to this room")]
    NotAdmitted,
    /// Too many connections to this room or of this guest.
    #[error("too many connections")]
    TooMany,
    /// Too many rooms in memory just now.
    #[error("too many rooms at once")]
    Full,
    /// The log of the room is damaged.
    #[error("{0}")]
    Corrupt(String),
    /// The store failed.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The server is going down.
    #[error("the server is going down")]
    ShuttingDown,
}

/// Why a room can't be opened.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// The game does not have these options.
    #[error(transparent)]
    Refused(#[from] Refusal),
    /// The store failed.
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl Rooms {
    /// No rooms in memory yet; `shutdown` ends those that come.
    pub fn new(store: Store, house: HouseOptions, shutdown: CancellationToken) -> Self {
        let each = TALK_WINDOW / TALK_BURST.get();
        let quota = Quota::with_period(each).expect("the window is not empty").allow_burst(TALK_BURST);
        Self(Arc::new(Shared {
            store,
            clock: WallClock::start(),
            alive: Mutex::default(),
            house,
            thinkers: Arc::new(Semaphore::new(available_parallelism().map_or(1, NonZeroUsize::get))),
            talk_limit: RateLimiter::keyed(quota),
            tasks: TaskTracker::new(),
            shutdown,
        }))
    }

    /// The clock that rooms and their deadlines go by.
    pub fn clock(&self) -> WallClock {
        self.0.clock
    }

    /// Opens a new room for its host.
    pub async fn open(&self, host: Uuid, options: Options) -> Result<RoomId, OpenError> {
        let event = Room::open(host, options, self.0.clock.now())?;
        let room = RoomId::new();
        self.0.store.append(room, Stream::Events, 1, log::to_bytes(&event)).await?;
        Ok(room)
    }

    /// Connects a guest to a room, with the key of a seat's link if they followed one.
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

    /// Waits until all rooms have ended after a shutdown.
    pub async fn ended(&self) {
        self.0.tasks.close();
        self.0.tasks.wait().await;
    }

    /// How many rooms are in memory.
    pub fn alive(&self) -> usize {
        self.lock().len()
    }

    /// Forgets unused limits. To be called now and then.
    pub fn tidy(&self) {
        self.0.talk_limit.retain_recent();
    }

    /// Asks a room's task, which is started if need be. A room that leaves memory just then is asked anew.
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

    /// The mailbox of a room, read from the log if it is not in memory.
    async fn mailbox(&self, room: RoomId) -> Result<mpsc::Sender<Mail>, ConnectError> {
        if let Some(mailbox) = self.lock().get(&room) {
            return Ok(mailbox.clone());
        }
        if self.alive() >= MAX_ROOMS {
            return Err(ConnectError::Full);
        }
        let log = log::Log::read(self.0.store.clone(), room).await?.ok_or(ConnectError::NoSuchRoom)?;
        let mut alive = self.lock();
        // Someone else may have read it meanwhile; then their task is the one.
        if let Some(mailbox) = alive.get(&room) {
            return Ok(mailbox.clone());
        }
        let (mailbox, mail) = mpsc::channel(MAILBOX);
        alive.insert(room, mailbox.clone());
        drop(alive);
        self.0.tasks.spawn(RoomTask::new(self.clone(), log, mail).run());
        Ok(mailbox)
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, HashMap<RoomId, mpsc::Sender<Mail>>> {
        // Nobody panics while holding the lock.
        self.0.alive.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Connection {
    /// Hands a command to the room; answers come through the outbox. `false` if its mailbox is full or the room is
    /// leaving memory: nothing was taken.
    pub fn send(&self, command: conurbation_room::Command) -> bool {
        self.mailbox.try_send(Mail::Command { from: self.id, command }).is_ok()
    }
}

impl Drop for Connection {
    fn drop(&mut self) {
        let (mailbox, id) = (self.mailbox.clone(), self.id);
        match mailbox.try_send(Mail::Disconnect(id)) {
            Err(mpsc::error::TrySendError::Full(mail)) => {
                // A full mailbox empties soon; only this message waits for it.
                tokio::spawn(async move { mailbox.send(mail).await });
            }
            Ok(()) | Err(mpsc::error::TrySendError::Closed(_)) => {}
        }
    }
}
