//! All rooms of the server: finds them in memory, or reads them from the log.

use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use conurbation_room::{Access, Options, Room, SeatKey, Summary};
use futures_util::FutureExt;
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Instant, sleep, timeout};
use tokio_util::sync::CancellationToken;
use uuid::Uuid;

use super::common::clock::WallClock;
use super::common::closed::is_closed;
use super::common::error::{ConnectError, OpenError};
use super::connected::outbox::Outbox;
use super::connected::visitor::Visitor;
use super::connection::{Connection, Way};
use super::environment::Environment;
use super::in_memory::{Levels, Place};
use super::links::lease::Tenure;
use super::links::membership::Membership;
use super::log::Log;
use super::mail::{Mail, Newcomer};
use super::options::RoomsOptions;
use super::reading::loader::Loaded;
use super::retention::Retention;
use super::shared::Shared;
use super::shelves::{self, Glance};
use super::task::RoomTask;
use crate::metrics::RoomMetrics;
use crate::store::{Node, RoomId, Store, StoreError, Stream};

/// Commands that can wait for a room's task.
pub const MAILBOX: usize = 256;
/// How long a client waits for a room whose server is gone before it is told to reconnect. Longer than the lease of a
/// server that was killed.
const PATIENCE: Duration = Duration::from_millis(3500);
/// How long to wait before asking again who has such a room.
const PAUSE: Duration = Duration::from_millis(50);
/// How long to wait for the server that has a room before asking again which one has it: it may be in trouble itself.
/// If it only has to read a long log, it reads on meanwhile.
const HEARS: Duration = Duration::from_secs(1);
/// How long to wait for the end of a server that could not serve a room before it is asked again: it may be well by
/// then.
const WELL_AGAIN: Duration = Duration::from_millis(500);

/// All rooms of this server. Cheap to clone.
#[derive(Clone)]
pub struct Rooms(pub(super) Arc<Shared>);

impl Rooms {
    /// No rooms in memory yet; `shutdown` ends those that come.
    pub fn new(store: Store, options: RoomsOptions, shutdown: CancellationToken) -> Self {
        Self(Arc::new(Shared::new(store, options, shutdown, Environment::real(), None)))
    }

    /// The same for a server that shares the store with others.
    pub fn shared(store: Store, options: RoomsOptions, shutdown: CancellationToken, membership: Membership) -> Self {
        Self(Arc::new(Shared::new(store, options, shutdown, Environment::real(), Some(membership))))
    }

    /// A server of either kind whose nondeterminism is fixed, for simulations.
    #[cfg(feature = "faults")]
    pub fn simulated(
        store: Store,
        options: RoomsOptions,
        shutdown: CancellationToken,
        environment: Environment,
        membership: Option<Membership>,
    ) -> Self {
        Self(Arc::new(Shared::new(store, options, shutdown, environment, membership)))
    }

    /// The clock that rooms and their deadlines go by.
    pub fn clock(&self) -> WallClock {
        self.0.clock.clone()
    }

    /// Opens a new room for its host.
    pub async fn open(&self, host: Uuid, options: Options) -> Result<RoomId, OpenError> {
        let event = Room::open(host, options, self.0.clock.now())?;
        // A listed room can be entered by anyone, so its code need not be a secret.
        let new = if options.access == Access::Public { RoomId::spoken } else { RoomId::new };
        self.open_with(host, vec![event.to_record()], new).await
    }

    /// Opens a room that begins with these records of events.
    pub(super) async fn open_with(
        &self,
        host: Uuid,
        records: Vec<Vec<u8>>,
        new: impl Fn() -> RoomId,
    ) -> Result<RoomId, OpenError> {
        if !self.0.writing.works() {
            return Err(StoreError::Failed("the last write failed".into()).into());
        }
        let room = loop {
            let room = new();
            match self.0.store.append_all(room, Stream::Events, 1, records.clone()).await {
                Ok(()) => break room,
                // Another room has this id.
                Err(StoreError::Taken(_)) => {}
                Err(error) => {
                    self.0.writing.failed();
                    return Err(error.into());
                }
            }
        };
        shelves::keep_opener(&self.0, room, host).await;
        if self.0.forgotten.has(host) {
            // Their data were deleted meanwhile, and that may have been too early to find this room.
            self.0.store.delete_room(room).await?;
            return Err(OpenError::Forgotten);
        }
        Ok(room)
    }

    /// Connects a guest to a room, with the key from a seat's link if they followed one.
    pub async fn connect(
        &self,
        room: RoomId,
        visitor: impl Into<Visitor>,
        key: Option<SeatKey>,
    ) -> Result<Connection, ConnectError> {
        let visitor = visitor.into();
        let Some(membership) = &self.0.membership else { return self.connect_here(room, visitor, key).await };
        let _on_their_way = membership.connecting.one();
        let began = Instant::now();
        loop {
            let connected = match self.connect_here(room, visitor, key).await {
                _ if !self.0.writing.works() => Err(ConnectError::Failing),
                Err(ConnectError::Elsewhere(owner)) => self.connect_there(membership, owner, room, visitor, key).await,
                connected => connected,
            };
            match connected {
                // Its server has just gone, or is releasing it: it is free once the lease has expired. Or the database
                // does not answer just now.
                Err(
                    ConnectError::Changed
                    | ConnectError::Failing
                    | ConnectError::ShuttingDown
                    | ConnectError::Store(_)
                    | ConnectError::Elsewhere(_),
                ) if self.may_serve() && !self.is_ending() && began.elapsed() < PATIENCE => sleep(PAUSE).await,
                connected => return connected,
            }
        }
    }

    async fn connect_there(
        &self,
        membership: &Membership,
        owner: Node,
        room: RoomId,
        visitor: Visitor,
        key: Option<SeatKey>,
    ) -> Result<Connection, ConnectError> {
        let (id, outbox) = (owner.id, Arc::new(Outbox::default()));
        let connecting = async {
            let link = membership.peers.to(owner).await?;
            let no = link.connect(room, visitor, key, Arc::clone(&outbox)).await?;
            Ok((no, link))
        };
        let mut gone = pin!(membership.gone(&self.0.store, id));
        let connected = tokio::select! {
            biased;
            connected = timeout(HEARS, connecting) => connected,
            () = &mut gone => return Err(ConnectError::Failing),
        };
        if matches!(connected, Ok(Err(ConnectError::Failing))) {
            let _ = timeout(WELL_AGAIN, gone).await;
        }
        let (no, link) = connected.unwrap_or(Err(ConnectError::Failing))?;
        Ok(Connection { outbox, way: Way::There { no, link } })
    }

    /// The same for a room that this server serves, or takes over. [`ConnectError::Elsewhere`] if another one does.
    pub(super) async fn connect_here(
        &self,
        room: RoomId,
        visitor: Visitor,
        key: Option<SeatKey>,
    ) -> Result<Connection, ConnectError> {
        let outbox = Arc::new(Outbox::default());
        let connect = |reply| Mail::Connect(Box::new(Newcomer { visitor, key, outbox: Arc::clone(&outbox), reply }));
        let (id, mailbox) = self.ask(room, connect).await?;
        Ok(Connection { outbox, way: Way::Here { id: id?, mailbox } })
    }

    /// What a room shows of itself to someone who has its link. A room that is not in memory stays out of it.
    pub async fn summary(&self, room: RoomId) -> Result<Summary, ConnectError> {
        if let Some(mailbox) = self.0.rooms.mailbox(room) {
            let (reply, answer) = oneshot::channel();
            if mailbox.send(Mail::Summary(reply)).await.is_ok()
                && let Ok(answer) = answer.await
            {
                return answer;
            }
        }
        if is_closed(&self.0.store, room).await? {
            return Err(ConnectError::Closed);
        }
        if let Some(glance) = shelves::glance(&self.0, room).await? {
            return Ok(glance.summary);
        }
        let rooms = self.clone();
        self.0.glances.join(room, || rooms.summarise(room).boxed()).await
    }

    /// Reads a room for its summary, and keeps that for the next one who asks.
    async fn summarise(self, room: RoomId) -> Result<Summary, ConnectError> {
        // A link that leads nowhere claims nothing.
        if self.0.store.read_some(room, Stream::Events, 1, 1).await?.is_empty() {
            return Err(ConnectError::NoSuchRoom);
        }
        let keep = move |shared: Arc<Shared>| async move { read_and_keep(&shared, room).await }.boxed();
        match self.exclusively(room, keep).await {
            Ok(glance) => glance.map(|glance| glance.summary),
            // Somebody is there, and what they do is newer.
            Err(_) => load(&self.0, room).await.map(|loaded| loaded.room.summary()),
        }
    }

    /// How long rooms and talk are kept.
    pub fn retention(&self) -> Retention {
        self.0.options.retention
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
        if let Some(membership) = &self.0.membership {
            membership.peers.end();
        }
        self.0.tasks.close();
        self.0.tasks.wait().await;
    }

    /// How many rooms are in memory.
    pub fn alive(&self) -> usize {
        self.0.rooms.count()
    }

    /// How many logs were read since the start.
    pub fn loads(&self) -> u64 {
        self.0.loader.loads()
    }

    /// How many logs, and how many rooms' talk, were read from a snapshot on since the start.
    pub fn resumed(&self) -> u64 {
        self.0.loader.resumed()
    }

    /// What is counted of all rooms.
    pub fn metrics(&self) -> &RoomMetrics {
        &self.0.metrics
    }

    /// How full everything is at the moment.
    pub fn levels(&self) -> Levels {
        self.0.rooms.levels()
    }

    /// Forgets unused limits. To be called now and then.
    pub fn tidy(&self) {
        self.0.talk_limit.tidy();
        self.0.budgets.tidy();
    }

    /// Asks a room's task, which is started if need be. If the room is just leaving memory, asks again.
    pub(super) async fn ask<T>(
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
        if let Some(mailbox) = self.0.rooms.mailbox(room) {
            return Ok(mailbox);
        }
        loop {
            let shared = Arc::clone(&self.0);
            let begin = || {
                shared.read_on(room);
                open(shared, room).boxed()
            };
            match self.0.opening.join(room, begin).await {
                // The exclusive work that changed it has yet to let go of it.
                Err(ConnectError::Changed) => tokio::task::yield_now().await,
                opened => return opened,
            }
        }
    }
}

/// Reads a room from its log and starts its task.
async fn open(shared: Arc<Shared>, room: RoomId) -> Result<mpsc::Sender<Mail>, ConnectError> {
    // It may have been opened just before this began. There can only be one task.
    if let Some(mailbox) = shared.rooms.mailbox(room) {
        return Ok(mailbox);
    }
    if let Err(error) = shared.failures.check(room) {
        // Another server may be able to read it, so it is not claimed.
        let owner = shared.store.owner(room).await?;
        let other = owner.filter(|owner| shared.membership.as_ref().is_some_and(|all| all.me() != owner.id));
        return Err(other.map_or(error, ConnectError::Elsewhere));
    }
    let (loaded, place, tenure) = shared.or_give_up(room, claim(&shared, room)).await?;
    let (mailbox, mail) = mpsc::channel(MAILBOX);
    let dismissal = shared.rooms.enter(room, mailbox.clone());
    let log = Log::new(Arc::clone(&shared), room, loaded);
    let task = Box::new(RoomTask::new(Arc::clone(&shared), log, mail, place, dismissal, tenure));
    shared.tasks.spawn(task.run());
    Ok(mailbox)
}

/// Makes a room this server's own, and reads it.
async fn claim(shared: &Shared, room: RoomId) -> Result<(Loaded, Place, Tenure), ConnectError> {
    let tenure = shared.claim(room).await?;
    // Boxed: what is read is large, and every connection would have room for it in its own future.
    let reading = tenure.run_until_cancelled(Box::pin(read(shared, room)));
    match reading.await.unwrap_or(Err(ConnectError::Failing)) {
        Ok((loaded, place)) => Ok((loaded, place, tenure)),
        // Giving it up would fail as well. Whoever needs the room asks here again, until this server's time is over.
        Err(error @ (ConnectError::Store(_) | ConnectError::Failing)) => Err(error),
        Err(error) => {
            shared.release(&[room]).await;
            Err(error)
        }
    }
}

/// Reads a room for which there is a place in memory.
async fn read(shared: &Shared, room: RoomId) -> Result<(Loaded, Place), ConnectError> {
    let loaded = load(shared, room).await?;
    Ok((loaded, shared.rooms.place().await?))
}

/// Reads a room for its entry, and writes that. Nobody can enter the room meanwhile.
pub(super) async fn read_and_keep(shared: &Shared, room: RoomId) -> Result<Glance, ConnectError> {
    let Loaded { room: state, changed, .. } = load(shared, room).await?;
    let glance = Glance::at(&state);
    shelves::keep_members(shared, room, &state, changed).await;
    shelves::keep_glance(shared, room, &glance, changed).await;
    Ok(glance)
}

/// Reads a room, unless it has failed so lately that it would fail again.
pub(super) async fn load(shared: &Shared, room: RoomId) -> Result<Loaded, ConnectError> {
    shared.failures.check(room)?;
    let began = Instant::now();
    let loaded = shared.loader.open(room).await;
    if !matches!(loaded, Err(ConnectError::Closed)) {
        shared.metrics.loaded(began.elapsed());
    }
    if let Err(error @ (ConnectError::Corrupt(_) | ConnectError::Store(_))) = &loaded {
        shared.reports.report(room, "could not read a room", error);
        shared.failures.note(room, error.clone());
    }
    loaded
}
