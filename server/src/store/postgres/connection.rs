//! The connections of a store, and how long to wait for them.
//!
//! Not the library's pool: after every use, that one asks the database whether the connection is still well, which is a
//! round trip for each move, and waits for the answer without end, so that a cut cable takes all its places.

use std::pin::pin;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use futures_util::future::BoxFuture;
use sqlx::postgres::PgConnectOptions;
use sqlx::{ConnectOptions, Connection, PgConnection};
use tokio::sync::{Notify, OwnedSemaphorePermit, Semaphore};
use tokio::time::{Instant, sleep, timeout, timeout_at};

use super::errors::written;
use crate::store::types::StoreError;

/// Most connections at once: what rooms append takes few of them, and claims, lists and logs that are read the others.
const CONNECTIONS: usize = 16;
/// Most connections that are opened at once, as long as the database answers soon. One that comes back after a crash
/// reads its log, and if all servers asked for all their connections meanwhile, and again as soon as it is there, they
/// would keep it and each other's heartbeats waiting.
const OPENING: usize = 2;
/// How long the turn of one that was refused stays taken.
const REST: Duration = Duration::from_millis(100);
/// How long one that gets no answer keeps its turn: a database that is silent is not kept from anything by others.
const SILENT: Duration = Duration::from_millis(500);
/// How long to wait for a connection, a new one or one that becomes free.
pub(super) const CONNECT: Duration = Duration::from_secs(3);
/// How long to wait for an answer before the connection is given up. Longer than the database waits for anything
/// itself, so that this is a connection that nobody answers on.
pub(super) const ANSWER: Duration = Duration::from_secs(4);
/// The same for what goes through whole tables.
pub(super) const LONG_ANSWER: Duration = Duration::from_mins(1);
/// A connection that was idle for longer is asked whether it still is one before it is used.
const TRUSTED: Duration = Duration::from_secs(1);

/// Whatever the role or the database prefer: durable means committed and synced, a statement waits no longer than this,
/// and only warnings are worth a line in the log.
const SETTINGS: &str = "SET synchronous_commit = on; SET lock_timeout = '1s'; SET statement_timeout = '2s'; \
                        SET client_min_messages = warning";

/// Connections to a database, opened when they are needed. Clones share them.
#[derive(Debug, Clone)]
pub(super) struct Connections {
    options: Arc<PgConnectOptions>,
    places: Arc<Semaphore>,
    /// Those that nobody uses, and since when.
    idle: Arc<Mutex<Vec<(PgConnection, Instant)>>>,
    /// Told of every one that becomes idle.
    freed: Arc<Notify>,
    /// Turns to open one.
    turns: Arc<Semaphore>,
}

impl Connections {
    pub fn new(options: PgConnectOptions) -> Self {
        Self {
            options: Arc::new(options),
            places: Arc::new(Semaphore::new(CONNECTIONS)),
            idle: Arc::default(),
            freed: Arc::default(),
            turns: Arc::new(Semaphore::new(OPENING)),
        }
    }

    /// A new connection for what can't wait for its turn.
    pub async fn open_at_once(&self) -> Result<PgConnection, sqlx::Error> {
        open(&self.options).await
    }

    /// A new connection, apart from all others.
    pub async fn open(&self) -> Result<PgConnection, sqlx::Error> {
        let turn = timeout(CONNECT, self.turn()).await.map_err(|_| sqlx::Error::PoolTimedOut)??;
        self.open_in(turn).await
    }

    /// Does some work on a connection, to the end even if whoever asked has gone: this has to run in a task of its own.
    /// A connection on which anything went wrong is given up, and what was asked on it may still happen.
    pub async fn work<T>(
        &self,
        limit: Duration,
        work: impl for<'c> FnOnce(&'c mut PgConnection) -> BoxFuture<'c, Result<T, sqlx::Error>>,
    ) -> Result<T, StoreError> {
        let failed = |what: String| StoreError::Failed(what);
        let place =
            timeout(CONNECT, self.places.acquire()).await.map_err(|_| failed("no connection is free".into()))?;
        let _place = place.map_err(|_| failed("the store is closed".into()))?;
        let mut connection = self.idle_or_new().await.map_err(|error| failed(error.to_string()))?;
        let answer = answered(limit, work(&mut connection)).await?;
        lock(&self.idle).push((connection, Instant::now()));
        self.freed.notify_one();
        Ok(answer)
    }

    /// One that is idle, or else a new one.
    async fn idle_or_new(&self) -> Result<PgConnection, sqlx::Error> {
        let patience = Instant::now() + CONNECT;
        loop {
            // Before it is looked for one: none becomes idle unnoticed in between.
            let mut freed = pin!(self.freed.notified());
            freed.as_mut().enable();
            if let Some(connection) = self.take_idle().await {
                return Ok(connection);
            }
            tokio::select! {
                turn = timeout_at(patience, self.turn()) => {
                    return self.open_in(turn.map_err(|_| sqlx::Error::PoolTimedOut)??).await;
                }
                () = freed => {}
            }
        }
    }

    async fn turn(&self) -> Result<OwnedSemaphorePermit, sqlx::Error> {
        Arc::clone(&self.turns).acquire_owned().await.map_err(|_| sqlx::Error::PoolClosed)
    }

    /// Opens a connection in its turn.
    async fn open_in(&self, turn: OwnedSemaphorePermit) -> Result<PgConnection, sqlx::Error> {
        let mut opening = pin!(self.open_at_once());
        let Ok(opened) = timeout(SILENT, &mut opening).await else {
            drop(turn);
            return opening.await;
        };
        if opened.is_err() {
            tokio::spawn(async move {
                sleep(REST).await;
                drop(turn);
            });
        }
        opened
    }

    /// Closes those that are idle. Nobody may be using another one, and nobody gets one any more.
    pub async fn close(&self) {
        self.places.close();
        let idle = std::mem::take(&mut *lock(&self.idle));
        for (connection, _) in idle {
            let _ = timeout(TRUSTED, connection.close()).await;
        }
    }

    /// A connection that nobody uses and that still is one.
    async fn take_idle(&self) -> Option<PgConnection> {
        loop {
            let (mut connection, since) = lock(&self.idle).pop()?;
            if is_well(&mut connection, since).await {
                return Some(connection);
            }
            // The others were idle for even longer, and probably went the same way.
            lock(&self.idle).clear();
        }
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    // Nobody panics while holding the lock.
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Whether a connection that was idle since then can be used.
pub(super) async fn is_well(connection: &mut PgConnection, idle_since: Instant) -> bool {
    idle_since.elapsed() < TRUSTED || matches!(timeout(TRUSTED, connection.ping()).await, Ok(Ok(())))
}

/// Connects, with settings that hold for every statement.
pub(super) async fn open(options: &PgConnectOptions) -> Result<PgConnection, sqlx::Error> {
    let opening = async {
        let mut connection = options.connect().await?;
        sqlx::raw_sql(SETTINGS).execute(&mut connection).await?;
        Ok(connection)
    };
    timeout(CONNECT, opening).await.unwrap_or_else(|_| Err(sqlx::Error::PoolTimedOut))
}

/// The result of work on a connection, if it comes in time. Every change is one statement that commits by itself, so
/// that a connection that is given up leaves no transaction open.
pub(super) async fn answered<T>(
    limit: Duration,
    work: impl Future<Output = Result<T, sqlx::Error>>,
) -> Result<T, StoreError> {
    match timeout(limit, work).await {
        Ok(answer) => answer.map_err(written),
        Err(_) => Err(StoreError::Unknown("the database does not answer".into())),
    }
}
