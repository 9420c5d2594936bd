//! The only writer: a task that owns one connection and does all writes.

use std::collections::HashSet;
use std::time::Duration;

use sqlx::{Connection, SqliteConnection};
use tokio::sync::{mpsc, oneshot};
use tokio::time::Instant;
use tokio_util::sync::CancellationToken;

use super::lock::Lock;
use crate::store::{Entry, RoomId, StoreError, Stream};

/// Most jobs in the queue; whoever comes then waits for a place in it.
pub(super) const QUEUE: usize = 1024;

/// Most jobs in one transaction, so that the first of them does not wait long for the last.
const BATCH: usize = 256;
/// Most records that one statement inserts: each number of them needs a prepared statement of its own.
const GROUP: usize = 64;
/// Time between transactions while many rooms write: what arrives meanwhile is written and synced together.
const PACE: Duration = Duration::from_millis(10);

/// Something to write.
#[derive(Debug)]
pub(super) enum Work {
    Append(Append),
    DeleteTalk {
        room: RoomId,
    },
    Shelve {
        shelf: String,
        room: RoomId,
        entry: Option<Entry>,
    },
    /// Sets a secret that is not set.
    Secret {
        name: String,
        bytes: [u8; 64],
    },
}

/// Records for one stream, numbered on from `seq`: all of them or none.
#[derive(Debug)]
pub(super) struct Append {
    pub(super) room: RoomId,
    pub(super) stream: Stream,
    pub(super) seq: u64,
    pub(super) records: Vec<Vec<u8>>,
}

/// Something to write and who waits for it.
#[derive(Debug)]
pub(super) struct Job {
    pub(super) work: Work,
    pub(super) done: oneshot::Sender<Result<(), StoreError>>,
}

/// Writes until `stop`, then what is still queued, and closes the file.
pub(super) async fn run(
    mut jobs: mpsc::Receiver<Job>,
    stop: CancellationToken,
    mut database: SqliteConnection,
    lock: Lock,
) {
    let mut batch = Vec::with_capacity(BATCH);
    let mut next = Instant::now();
    loop {
        // While batches hold more than one job they are paced: for the rooms that wait it is one sync and one waking
        // instead of many, which is most of what an event costs the processor. A single player never waits.
        tokio::time::sleep_until(next).await;
        let count = tokio::select! {
            biased;
            () = stop.cancelled(), if !jobs.is_closed() => {
                jobs.close();
                continue;
            }
            count = jobs.recv_many(&mut batch, BATCH) => count,
        };
        let began = Instant::now();
        match count {
            0 => break,
            1 => next = began,
            _ => next = began + PACE,
        }
        write(&mut database, &mut batch).await;
    }
    if let Err(error) = database.close().await {
        tracing::warn!("closing the store: {error}");
    }
    drop(lock);
}

/// How far a batch came.
enum Stopped {
    /// It was not committed.
    Before(sqlx::Error),
    /// Not committed either: a record could not be inserted together with the others.
    Together,
    /// The commit itself failed: it may be on disk or not.
    AtCommit(sqlx::Error),
}

/// Writes a batch in one transaction and answers each job after the commit.
async fn write(database: &mut SqliteConnection, batch: &mut Vec<Job>) {
    let mut result = attempt(database, batch, GROUP).await;
    if let Err(Stopped::Together) = result {
        // A race was lost, which is rare. One by one, every job gets its own answer.
        result = attempt(database, batch, 1).await;
    }
    match result {
        Ok(results) => answer(batch, results),
        Err(Stopped::Before(error)) => answer(batch, std::iter::repeat(Err(StoreError::Failed(error.to_string())))),
        Err(Stopped::AtCommit(error)) => answer(batch, std::iter::repeat(Err(StoreError::Unknown(error.to_string())))),
        Err(Stopped::Together) => answer(batch, std::iter::repeat(Err(StoreError::Failed("inserted apart".into())))),
    }
}

fn answer(batch: &mut Vec<Job>, results: impl IntoIterator<Item = Result<(), StoreError>>) {
    for (job, result) in batch.drain(..).zip(results) {
        // Whoever asked may be gone.
        let _ = job.done.send(result);
    }
}

/// Tries to write a batch with at most `group` records to an insert, and leaves nothing of it if that fails.
async fn attempt(
    database: &mut SqliteConnection,
    batch: &[Job],
    group: usize,
) -> Result<Vec<Result<(), StoreError>>, Stopped> {
    let result = transact(database, batch, group).await;
    if result.is_err() {
        // Fails if SQLite has rolled back already. Should it fail otherwise, the next BEGIN does, too.
        let _ = sqlx::query("ROLLBACK").execute(database).await;
    }
    result
}

async fn transact(
    database: &mut SqliteConnection,
    batch: &[Job],
    group: usize,
) -> Result<Vec<Result<(), StoreError>>, Stopped> {
    let mut results = Vec::with_capacity(batch.len());
    sqlx::query("BEGIN IMMEDIATE").execute(&mut *database).await.map_err(Stopped::Before)?;
    while results.len() < batch.len() {
        let rest = &batch[results.len()..];
        let together = insertable(rest, group);
        if together.len() > 1 {
            let records = together.iter().map(|append| append.records.len() as u64).sum();
            if insert(database, &together).await.map_err(Stopped::Before)? < records {
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

/// Those of the first jobs that one statement can write: records of different streams, for it sees each stream as it
/// was before.
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

/// Adds the records of each append whose first number is the next one of its stream, and tells how many records that
/// are. A statement that finds a number taken changes nothing and is no error, so the transaction goes on.
async fn insert(database: &mut SqliteConnection, appends: &[&Append]) -> Result<u64, sqlx::Error> {
    let rows = appends.iter().map(|append| append.records.len()).sum();
    let values = vec!["(?, ?, ?, ?, ?)"; rows].join(", ");
    let statement = format!(
        "WITH new (room, stream, first, seq, bytes) AS (VALUES {values})
         INSERT OR FAIL INTO record (room, stream, seq, bytes) SELECT room, stream, seq, bytes FROM new
         WHERE first = 1 + (
             SELECT coalesce(max(seq), 0) FROM record WHERE record.room = new.room AND record.stream = new.stream
         )"
    );
    // OR FAIL spares a statement journal: should a record fail all the same, the whole transaction is rolled back.
    // Nothing but question marks goes into the text.
    let mut query = sqlx::query(sqlx::AssertSqlSafe(statement));
    for append in appends {
        let first = super::saturated(append.seq);
        for (after, bytes) in (0..).zip(&append.records) {
            let seq = append.seq.saturating_add(after);
            let stream = super::number(append.stream);
            query = query.bind(append.room.as_str()).bind(stream).bind(first);
            query = query.bind(super::saturated(seq)).bind(bytes.as_slice());
        }
    }
    Ok(query.execute(database).await?.rows_affected())
}

/// Does one job within the transaction. The inner result is the job's own and leaves the others alone.
async fn perform(database: &mut SqliteConnection, work: &Work) -> Result<Result<(), StoreError>, sqlx::Error> {
    match work {
        Work::Append(records) => return append(database, records).await,
        Work::DeleteTalk { room } => sqlx::query("DELETE FROM record WHERE room = ? AND stream = ?")
            .bind(room.as_str())
            .bind(super::number(Stream::Talk)),
        Work::Shelve { shelf, room, entry: Some(Entry { rank, bytes }) } => sqlx::query(
            "INSERT INTO shelved (shelf, room, rank, bytes) VALUES (?, ?, ?, ?)
             ON CONFLICT (shelf, room) DO UPDATE SET rank = excluded.rank, bytes = excluded.bytes",
        )
        .bind(shelf.as_str())
        .bind(room.as_str())
        .bind(super::saturated(*rank))
        .bind(bytes.as_slice()),
        Work::Shelve { shelf, room, entry: None } => {
            sqlx::query("DELETE FROM shelved WHERE shelf = ? AND room = ?").bind(shelf.as_str()).bind(room.as_str())
        }
        Work::Secret { name, bytes } => sqlx::query("INSERT OR IGNORE INTO secret (name, bytes) VALUES (?, ?)")
            .bind(name.as_str())
            .bind(bytes.as_slice()),
    }
    .execute(database)
    .await
    .map(|_| Ok(()))
}

/// One append by itself, with its own reason if its number is not the next one.
async fn append(database: &mut SqliteConnection, append: &Append) -> Result<Result<(), StoreError>, sqlx::Error> {
    if append.records.is_empty() || insert(database, &[append]).await? > 0 {
        return Ok(Ok(()));
    }
    let taken = sqlx::query_scalar("SELECT EXISTS (SELECT 1 FROM record WHERE room = ? AND stream = ? AND seq = ?)")
        .bind(append.room.as_str())
        .bind(super::number(append.stream))
        .bind(super::saturated(append.seq))
        .fetch_one(database)
        .await?;
    Ok(Err(if taken { StoreError::Taken(append.seq) } else { StoreError::Gap(append.seq) }))
}
