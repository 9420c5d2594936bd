//! The only writer: a task that owns one connection and does all writes.

use std::collections::HashSet;

use sqlx::{Connection, SqliteConnection};
use tokio::sync::{mpsc, oneshot};
use tokio::time::Instant;
use tokio_util::sync::CancellationToken;

use super::appends::{Within, append, insert, misplaced};
use super::errors::{is_constraint, is_locked};
use super::lock::Lock;
use super::pace::Pace;
use crate::metrics::StoreMetrics;
use crate::store::types::{
    Append, Entry, Record, RoomId, Snapshot, StoreError, Stream, number, previous_name, saturated,
};

/// Most jobs in the queue; further ones wait for a place in it.
pub(super) const QUEUE: usize = 1024;

/// Most jobs in one transaction, so that the first does not wait long for the last.
const BATCH: usize = 256;
/// Most records that one statement inserts: every number of records needs its own prepared statement.
const GROUP: usize = 64;

/// Something to write.
#[derive(Debug)]
pub(super) enum Work {
    Append(Append),
    DeleteTalk {
        room: RoomId,
    },
    DeleteRoom {
        room: RoomId,
    },
    Unshelve {
        room: RoomId,
        /// A JSON array.
        but: String,
    },
    Redact {
        room: RoomId,
        stream: Stream,
        records: Vec<Record>,
    },
    /// Nobody waits for it.
    Snapshot {
        room: RoomId,
        stream: Stream,
        snapshot: Snapshot,
    },
    Shelve {
        shelf: String,
        room: RoomId,
        entry: Option<Entry>,
    },
    /// Sets a secret that is not set yet.
    Secret {
        name: String,
        bytes: [u8; 64],
    },
    /// Sets a secret, and keeps the one before as the previous one.
    RotateSecret {
        name: String,
        bytes: [u8; 64],
    },
}

/// Something to write and who waits for it.
#[derive(Debug)]
pub(super) struct Job {
    pub(super) work: Work,
    pub(super) done: oneshot::Sender<Result<(), StoreError>>,
}

impl Job {
    const fn is_snapshot(&self) -> bool {
        matches!(self.work, Work::Snapshot { .. })
    }
}

/// Writes until `stop`, then what is still queued, and closes the file.
pub(super) async fn run(
    mut jobs: mpsc::Receiver<Job>,
    stop: CancellationToken,
    mut database: SqliteConnection,
    (lock, metrics): (Lock, StoreMetrics),
) {
    let mut batch = Vec::with_capacity(BATCH);
    let mut pace = Pace::new();
    loop {
        pace.keep().await;
        let count = tokio::select! {
            biased;
            () = stop.cancelled(), if !jobs.is_closed() => {
                jobs.close();
                continue;
            }
            count = jobs.recv_many(&mut batch, BATCH) => count,
        };
        let began = Instant::now();
        if count == 0 {
            break;
        }
        pace.begin(began, count);
        let durable = write(&mut database, &mut batch).await;
        metrics.committed(count, began.elapsed(), durable);
    }
    if let Err(error) = database.close().await {
        tracing::warn!("closing the store: {error}");
    }
    drop(lock);
}

/// How far a failed batch got.
enum Stopped {
    /// It was not committed.
    Before(sqlx::Error),
    /// Not committed either: a record could not be inserted along with the others.
    Together,
    /// The commit itself failed: it may be on disk or not.
    AtCommit(sqlx::Error),
}

impl From<Stopped> for StoreError {
    fn from(stopped: Stopped) -> Self {
        match stopped {
            Stopped::Before(error) => Self::Failed(error.to_string()),
            Stopped::Together => Self::Failed("records could not be inserted together".into()),
            Stopped::AtCommit(error) => Self::Unknown(error.to_string()),
        }
    }
}

/// Writes a batch in one transaction and answers each job after the commit; returns whether there was one.
async fn write(database: &mut SqliteConnection, batch: &mut Vec<Job>) -> bool {
    let mut result = attempt(database, batch, GROUP).await;
    if let Err(Stopped::Together) = result {
        // A race was lost, which is rare. Inserted one by one, every job gets its own answer.
        result = attempt(database, batch, 1).await;
    }
    if let Err(Stopped::Before(_)) = result
        && batch.iter().any(Job::is_snapshot)
    {
        // Nothing fails because of a snapshot.
        batch.retain(|job| !job.is_snapshot());
        result = attempt(database, batch, 1).await;
    }
    let durable = result.is_ok() && !batch.is_empty();
    match result {
        Ok(results) => answer(batch, results),
        Err(stopped) => answer(batch, std::iter::repeat(Err(stopped.into()))),
    }
    durable
}

fn answer(batch: &mut Vec<Job>, results: impl IntoIterator<Item = Result<(), StoreError>>) {
    for (job, result) in batch.drain(..).zip(results) {
        // The sender may be gone.
        let _ = job.done.send(result);
    }
}

/// Tries to write a batch with at most `group` records per statement, and leaves nothing of it if that fails.
async fn attempt(
    database: &mut SqliteConnection,
    batch: &[Job],
    group: usize,
) -> Result<Vec<Result<(), StoreError>>, Stopped> {
    let result = transact(database, batch, group).await;
    if result.is_err() {
        // Fails if SQLite has already rolled back. If it fails for another reason, so does the next BEGIN.
        let _ = sqlx::query("ROLLBACK").execute(database).await;
    }
    result
}

async fn transact(
    database: &mut SqliteConnection,
    batch: &[Job],
    group: usize,
) -> Result<Vec<Result<(), StoreError>>, Stopped> {
    let together = insertable(batch, group);
    if together.len() == batch.len() {
        return insert_alone(database, &together).await;
    }
    let mut results = Vec::with_capacity(batch.len());
    sqlx::query("BEGIN IMMEDIATE").execute(&mut *database).await.map_err(Stopped::Before)?;
    while results.len() < batch.len() {
        let rest = &batch[results.len()..];
        let together = insertable(rest, group);
        if together.len() > 1 {
            if !insert(database, &together, Within::Transaction).await.map_err(Stopped::Before)? {
                return Err(Stopped::Together);
            }
            results.extend(together.iter().map(|_| Ok(())));
        } else {
            results.push(perform(database, &rest[0].work).await.map_err(Stopped::Before)?);
        }
    }
    sqlx::query("COMMIT").execute(&mut *database).await.map_err(Stopped::AtCommit)?;
    Ok(results)
}

/// Writes a batch with one statement, which is a transaction by itself: one trip to SQLite's thread instead of three.
async fn insert_alone(
    database: &mut SqliteConnection,
    appends: &[&Append],
) -> Result<Vec<Result<(), StoreError>>, Stopped> {
    let inserted = insert(database, appends, Within::Nothing).await;
    let stopped = |error| {
        if is_locked(&error) || is_constraint(&error) { Stopped::Before(error) } else { Stopped::AtCommit(error) }
    };
    match (inserted.map_err(stopped)?, appends) {
        (true, _) => Ok(appends.iter().map(|_| Ok(())).collect()),
        (false, [append]) => Ok(vec![Err(misplaced(database, append).await.map_err(Stopped::Before)?)]),
        (false, _) => Err(Stopped::Together),
    }
}

/// The first jobs that one statement can write: records of different streams, since the statement sees each stream as
/// it was before.
fn insertable(jobs: &[Job], most: usize) -> Vec<&Append> {
    let mut streams = HashSet::new();
    let mut records = 0;
    let appends = jobs.iter().map_while(|job| match &job.work {
        Work::Append(append) => Some(append),
        _ => None,
    });
    appends
        .take_while(|append| {
            records += append.records.len();
            records <= most && streams.insert((append.room, append.stream))
        })
        .collect()
}

/// Does one job within the transaction. The inner result is the job's own and does not affect the others.
async fn perform(database: &mut SqliteConnection, work: &Work) -> Result<Result<(), StoreError>, sqlx::Error> {
    match work {
        Work::Append(records) => return append(database, records).await,
        Work::Redact { room, stream, records } => return redact(database, *room, *stream, records).await,
        Work::DeleteRoom { room } => {
            for statement in ["DELETE FROM record WHERE room = ?", "DELETE FROM snapshot WHERE room = ?"] {
                sqlx::query(statement).bind(room.as_str()).execute(&mut *database).await?;
            }
            sqlx::query("DELETE FROM shelved WHERE room = ?").bind(room.as_str())
        }
        Work::Unshelve { room, but } => {
            sqlx::query("DELETE FROM shelved WHERE room = ? AND shelf NOT IN (SELECT value FROM json_each(?))")
                .bind(room.as_str())
                .bind(but.as_str())
        }
        Work::DeleteTalk { room } => {
            forget_snapshot(database, *room, Stream::Talk).await?;
            sqlx::query("DELETE FROM record WHERE room = ? AND stream = ?")
                .bind(room.as_str())
                .bind(number(Stream::Talk))
        }
        Work::Snapshot { room, stream, snapshot: Snapshot { seq, version, bytes } } => sqlx::query(
            "INSERT OR REPLACE INTO snapshot (room, stream, seq, version, bytes) \
                SELECT room, stream, seq, ?, ? FROM record WHERE room = ? AND stream = ? AND seq = ?",
        )
        .bind(*version)
        .bind(bytes.as_slice())
        .bind(room.as_str())
        .bind(number(*stream))
        .bind(saturated(*seq)),
        Work::Shelve { shelf, room, entry: Some(Entry { rank, bytes }) } => sqlx::query(
            "INSERT INTO shelved (shelf, room, rank, bytes) VALUES (?, ?, ?, ?)
             ON CONFLICT (shelf, room) DO UPDATE SET rank = excluded.rank, bytes = excluded.bytes",
        )
        .bind(shelf.as_str())
        .bind(room.as_str())
        .bind(saturated(*rank))
        .bind(bytes.as_slice()),
        Work::Shelve { shelf, room, entry: None } => {
            sqlx::query("DELETE FROM shelved WHERE shelf = ? AND room = ?").bind(shelf.as_str()).bind(room.as_str())
        }
        Work::Secret { name, bytes } => sqlx::query("INSERT OR IGNORE INTO secret (name, bytes) VALUES (?, ?)")
            .bind(name.as_str())
            .bind(bytes.as_slice()),
        Work::RotateSecret { name, bytes } => sqlx::query(
            "INSERT OR REPLACE INTO secret (name, bytes) \
                SELECT ?, bytes FROM secret WHERE name = ? UNION ALL SELECT ?, ?",
        )
        .bind(previous_name(name))
        .bind(name.as_str())
        .bind(name.as_str())
        .bind(bytes.as_slice()),
    }
    .execute(database)
    .await
    .map(|_| Ok(()))
}

/// Replaces records that are all there, or none.
async fn redact(
    database: &mut SqliteConnection,
    room: RoomId,
    stream: Stream,
    records: &[Record],
) -> Result<Result<(), StoreError>, sqlx::Error> {
    let last: i64 = sqlx::query_scalar("SELECT coalesce(max(seq), 0) FROM record WHERE room = ? AND stream = ?")
        .bind(room.as_str())
        .bind(number(stream))
        .fetch_one(&mut *database)
        .await?;
    // Records are numbered without gaps.
    if let Some(missing) = records.iter().find(|record| !(1..=last).contains(&saturated(record.seq))) {
        return Ok(Err(StoreError::Gap(missing.seq)));
    }
    forget_snapshot(database, room, stream).await?;
    for record in records {
        sqlx::query("UPDATE record SET bytes = ? WHERE room = ? AND stream = ? AND seq = ?")
            .bind(record.bytes.as_slice())
            .bind(room.as_str())
            .bind(number(stream))
            .bind(saturated(record.seq))
            .execute(&mut *database)
            .await?;
    }
    Ok(Ok(()))
}

/// Deletes the snapshot of a stream whose records change.
async fn forget_snapshot(database: &mut SqliteConnection, room: RoomId, stream: Stream) -> Result<(), sqlx::Error> {
    let delete = sqlx::query("DELETE FROM snapshot WHERE room = ? AND stream = ?");
    delete.bind(room.as_str()).bind(number(stream)).execute(database).await.map(drop)
}
