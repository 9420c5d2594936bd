//! The connections of a store, and how long to wait for them.
//!
//! Not the library's pool: after every use, that one asks the database whether the connection is still well, which is a
//! round trip for each move, and waits for the answer without end, so that a cut cable takes all its places.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use futures_util::future::BoxFuture;
use sqlx::postgres::PgConnectOptions;
use sqlx::{ConnectOptions, Connection, PgConnection};
use tokio::sync::Semaphore;
use tokio::time::{Instant, timeout};

use super::errors::written;
use crate::store::types::StoreError;

/// Most connections at once: what rooms append takes few of them, and claims, lists and logs that are read the others.
const CONNECTIONS: usize = 16;
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
}

impl Connections {
    pub fn new(options: PgConnectOptions) -> Self {
        Self { options: Arc::new(options), places: Arc::new(Semaphore::new(CONNECTIONS)), idle: Arc::default() }
    }

    /// A new connection, apart from all others.
    pub async fn open(&self) -> Result<PgConnection, sqlx::Error> {
        open(&self.options).await
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
        let mut connection = match self.take_idle().await {
            Some(connection) => connection,
            None => self.open().await.map_err(|error| failed(error.to_string()))?,
        };
        let answer = answered(limit, work(&mut connection)).await?;
        self.idle().push((connection, Instant::now()));
        Ok(answer)
    }

    /// Closes those that are idle. Nobody may be using another one, and nobody gets one any more.
    pub async fn close(&self) {
        self.places.close();
        let idle = std::mem::take(&mut *self.idle());
        for (connection, _) in idle {
            let _ = timeout(TRUSTED, connection.close()).await;
        }
    }

    /// A connection that nobody uses and that still is one.
    async fn take_idle(&self) -> Option<PgConnection> {
        loop {
            let (mut connection, since) = self.idle().pop()?;
            if since.elapsed() < TRUSTED || matches!(timeout(TRUSTED, connection.ping()).await, Ok(Ok(()))) {
                return Some(connection);
            }
            // The others were idle for even longer, and probably went the same way.
            self.idle().clear();
        }
    }

    fn idle(&self) -> std::sync::MutexGuard<'_, Vec<(PgConnection, Instant)>> {
        // Nobody panics while holding the lock.
        self.idle.lock().unwrap_or_else(PoisonError::into_inner)
    }
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

/// What comes of work on a connection, if anything comes in time. Every change is one statement that commits by itself,
/// so that a connection that is given up leaves no transaction open.
pub(super) async fn answered<T>(
    limit: Duration,
    work: impl Future<Output = Result<T, sqlx::Error>>,
) -> Result<T, StoreError> {
    match timeout(limit, work).await {
        Ok(answer) => answer.map_err(written),
        Err(_) => Err(StoreError::Unknown("the database does not answer".into())),
    }
}
