//! Snapshots in the database. One task writes them, in the order in which they came, and whoever changes or deletes
//! records waits for it first: a snapshot never outlives the records that it was made from.

use sqlx::PgPool;
use tokio::sync::{mpsc, oneshot};
use tokio_util::{sync::CancellationToken, task::TaskTracker};

use super::connection::{ANSWER, on_connection};
use crate::store::types::{RoomId, Snapshot, StoreError, Stream, number, saturated};

/// Most snapshots that wait; more are left out.
const QUEUE: usize = 64;

/// What the task does.
#[derive(Debug)]
enum Job {
    Write {
        room: RoomId,
        stream: Stream,
        snapshot: Snapshot,
    },
    /// Says that everything before it is written.
    Tell(oneshot::Sender<()>),
}

/// The way to the task that writes snapshots.
#[derive(Debug, Clone)]
pub(super) struct Snapshots {
    jobs: mpsc::Sender<Job>,
    stop: CancellationToken,
    /// Empty once the task has written what it had to.
    writer: TaskTracker,
}

impl Snapshots {
    pub(super) fn start(pool: PgPool) -> Self {
        let (jobs, mut queue) = mpsc::channel(QUEUE);
        let (stop, writer) = (CancellationToken::new(), TaskTracker::new());
        let stopped = stop.clone();
        writer.spawn(async move {
            loop {
                let job = tokio::select! {
                    () = stopped.cancelled(), if !queue.is_closed() => {
                        queue.close();
                        continue;
                    }
                    job = queue.recv() => job,
                };
                match job {
                    Some(Job::Write { room, stream, snapshot }) => {
                        if let Err(error) = write(pool.clone(), room, stream, snapshot).await {
                            tracing::warn!(%error, "a snapshot was not written");
                        }
                    }
                    // Nobody may be waiting any more.
                    Some(Job::Tell(done)) => drop(done.send(())),
                    None => break,
                }
            }
        });
        writer.close();
        Self { jobs, stop, writer }
    }

    /// Hands a snapshot over. It is left out if too many wait.
    pub(super) fn keep(&self, room: RoomId, stream: Stream, snapshot: Snapshot) {
        let _ = self.jobs.try_send(Job::Write { room, stream, snapshot });
    }

    /// Waits until every snapshot that was handed over so far is written or left out.
    pub(super) async fn written(&self) {
        let (done, told) = oneshot::channel();
        // Both fail only once the task has ended, when nothing is left to wait for.
        if self.jobs.send(Job::Tell(done)).await.is_ok() {
            let _ = told.await;
        }
    }

    pub(super) async fn close(&self) {
        self.stop.cancel();
        self.writer.wait().await;
    }
}

async fn write(pool: PgPool, room: RoomId, stream: Stream, snapshot: Snapshot) -> Result<(), StoreError> {
    let Snapshot { seq, version, bytes } = snapshot;
    on_connection(pool, ANSWER, move |connection| {
        let write = sqlx::query(
            "INSERT INTO snapshot (room, stream, seq, version, bytes)
             SELECT room, stream, seq, $4, $5 FROM record WHERE room = $1 AND stream = $2 AND seq = $3
             ON CONFLICT (room, stream)
             DO UPDATE SET seq = excluded.seq, version = excluded.version, bytes = excluded.bytes",
        )
        .bind(room.to_string())
        .bind(number(stream))
        .bind(saturated(seq))
        .bind(i64::from(version))
        .bind(bytes);
        Box::pin(async move { write.execute(connection).await.map(drop) })
    })
    .await
}
