//! Operations that must run in the order of the requests: snapshots, and everything that changes or deletes the records
//! they are made from. One task runs them on a connection of its own, so that no snapshot outlives its records.

use std::time::Duration;

use futures_util::future::BoxFuture;
use sqlx::PgConnection;
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Instant, sleep, timeout};
use tokio_util::{sync::CancellationToken, task::TaskTracker};

use super::connection::{ANSWER, CONNECT, Connections, LONG_ANSWER, answered, is_well};
use crate::store::types::StoreError;

/// Most jobs that wait. Further snapshots are left out.
const QUEUE: usize = 64;
/// How long to wait between attempts to end a statement that did not answer.
const AGAIN: Duration = Duration::from_millis(100);

/// How long to wait for the own job and those before it.
const PATIENCE: Duration = Duration::from_secs(10);

type Work = Box<dyn for<'c> FnOnce(&'c mut PgConnection) -> BoxFuture<'c, Result<(), sqlx::Error>> + Send>;

/// Something to do, and who waits for it.
struct Job {
    work: Work,
    /// `None` for what may as well be left out.
    done: Option<oneshot::Sender<Result<(), StoreError>>>,
}

/// The way to the task.
#[derive(Debug, Clone)]
pub(super) struct InOrder {
    jobs: mpsc::Sender<Job>,
    stop: CancellationToken,
    /// Empty once the task has done what it had to.
    task: TaskTracker,
}

impl InOrder {
    pub fn start(connections: Connections) -> Self {
        let (jobs, queue) = mpsc::channel(QUEUE);
        let (stop, task) = (CancellationToken::new(), TaskTracker::new());
        task.spawn(Worker { connections, own: None, stop: stop.clone() }.run(queue));
        task.close();
        Self { jobs, stop, task }
    }

    /// Does something after everything that was asked for so far.
    pub async fn work(
        &self,
        work: impl for<'c> FnOnce(&'c mut PgConnection) -> BoxFuture<'c, Result<(), sqlx::Error>> + Send + 'static,
    ) -> Result<(), StoreError> {
        let (done, result) = oneshot::channel();
        let job = Job { work: Box::new(work), done: Some(done) };
        let sent = timeout(ANSWER, self.jobs.send(job)).await;
        sent.map_err(|_| StoreError::Failed("too much waits to be deleted".into()))?
            .map_err(|_| StoreError::Failed("the store is closed".into()))?;
        match timeout(PATIENCE, result).await {
            Ok(Ok(result)) => result,
            Ok(Err(_)) => Err(StoreError::Unknown("the task that asked has ended".into())),
            Err(_) => Err(StoreError::Unknown("the database does not answer".into())),
        }
    }

    /// The same for what nobody waits for; it is left out if too much waits.
    pub fn hint(
        &self,
        work: impl for<'c> FnOnce(&'c mut PgConnection) -> BoxFuture<'c, Result<(), sqlx::Error>> + Send + 'static,
    ) {
        let _ = self.jobs.try_send(Job { work: Box::new(work), done: None });
    }

    /// Does what somebody waits for, and ends.
    pub async fn close(&self) {
        self.stop.cancel();
        self.task.wait().await;
    }
}

struct Worker {
    connections: Connections,
    own: Option<Own>,
    stop: CancellationToken,
}

/// The connection of the task, while nothing is done on it.
struct Own {
    connection: PgConnection,
    backend: Backend,
    since: Instant,
}

/// What serves a connection in the database.
#[derive(Debug)]
struct Backend {
    pid: i32,
    /// Numbers are used again.
    since: String,
}

impl Worker {
    async fn run(mut self, mut queue: mpsc::Receiver<Job>) {
        loop {
            let job = tokio::select! {
                () = self.stop.cancelled(), if !queue.is_closed() => {
                    queue.close();
                    continue;
                }
                job = queue.recv() => job,
            };
            let Some(Job { work, done }) = job else { break };
            match done {
                None if queue.is_closed() => {}
                None => {
                    if let Err(error) = self.attempt(work).await {
                        tracing::warn!(%error, "a snapshot was not written");
                    }
                }
                Some(done) if done.is_closed() => {}
                // They may go meanwhile.
                Some(done) => drop(done.send(self.attempt(work).await)),
            }
        }
    }

    /// Does a job. If it is unknown what came of it, this waits until nothing can come of it any more: the next job may
    /// be to delete what this one wrote.
    async fn attempt(&mut self, work: Work) -> Result<(), StoreError> {
        let failed = |error: sqlx::Error| StoreError::Failed(error.to_string());
        let (mut connection, backend) = match self.take_own().await {
            Some(own) => own,
            None => self.connect().await.map_err(failed)?,
        };
        let result = answered(ANSWER, work(&mut connection)).await;
        match &result {
            Ok(()) => self.own = Some(Own { connection, backend, since: Instant::now() }),
            Err(StoreError::Unknown(_)) => {
                drop(connection);
                let stop = self.stop.clone();
                // Once the server stops, nothing else is asked for.
                stop.run_until_cancelled(self.end(&backend)).await;
            }
            // It was refused, and nothing of it happens any more.
            Err(_) => {}
        }
        result
    }

    /// The task's connection, if it still is one. Nothing was asked on it for which anybody waits.
    async fn take_own(&mut self) -> Option<(PgConnection, Backend)> {
        let Own { mut connection, backend, since } = self.own.take()?;
        is_well(&mut connection, since).await.then_some((connection, backend))
    }

    async fn connect(&self) -> Result<(PgConnection, Backend), sqlx::Error> {
        let mut connection = self.connections.open().await?;
        let backend =
            sqlx::query_as("SELECT pid, backend_start::text FROM pg_stat_activity WHERE pid = pg_backend_pid()");
        let known = timeout(CONNECT, backend.fetch_one(&mut connection)).await;
        let (pid, since) = known.unwrap_or(Err(sqlx::Error::PoolTimedOut))?;
        Ok((connection, Backend { pid, since }))
    }

    /// Ends what serves a connection that does not answer, however long it takes to reach the database.
    async fn end(&self, Backend { pid, since }: &Backend) {
        loop {
            let (pid, since) = (*pid, since.clone());
            let ended = self.connections.work(LONG_ANSWER, move |connection| {
                let end = sqlx::query_scalar(
                    "SELECT coalesce(bool_and(pg_terminate_backend(pid, 1000)), true)
                     FROM pg_stat_activity WHERE pid = $1 AND backend_start::text = $2",
                );
                Box::pin(async move { end.bind(pid).bind(since).fetch_one(connection).await })
            });
            if let Ok(true) = ended.await {
                return;
            }
            sleep(AGAIN).await;
        }
    }
}
