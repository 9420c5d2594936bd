//! The one writer: a task that owns one connection and writes what everybody asks for.

use std::collections::HashSet;
use std::time::Duration;

use sqlx::{Connection, SqliteConnection};
use tokio::sync::{mpsc, oneshot};
use tokio::time::Instant;
use tokio_util::sync::CancellationToken;

use super::lock::Lock;
use crate::store::{RoomId, StoreError, Stream};

/// Jobs that wait at most; who comes then waits to ask.
pub(super) const QUEUE: usize = 1024;

/// Jobs in one transaction at most, so that the first of them does not wait long for the last.
const BATCH: usize = 256;
/// Records that one statement inserts at most: each number of them is a statement of its own to prepare.
const GROUP: usize = 64;
/// How far apart transactions begin while many rooms write: what comes meanwhile is written and synced together.
const PACE: Duration = Duration::from_millis(2);

/// Something to write.
#[derive(Debug)]
pub(super) enum Work {
    Append {
        room: RoomId,
        stream: Stream,
        seq: u64,
        bytes: Vec<u8>,
    },
    DeleteTalk {
        room: RoomId,
    },
    List {
        room: RoomId,
        at: u64,
        bytes: Vec<u8>,
    },
    Unlist {
        room: RoomId,
    },
    /// Sets a secret that is not set.
    Secret {
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
        // instead of many, which is most of what an event costs the processor. Who plays alone never waits.
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
        // Somebody lost a race. It is rare, and one by one everybody gets an answer of their own.
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
        // Who asked may have gone.
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
        if together > 1 {
            if insert(database, &rest[..together]).await.map_err(Stopped::Before)? < together as u64 {
                return Err(Stopped::Together);
            }
            results.extend(std::iter::repeat_n(Ok(()), together));
        } else {
            results.push(perform(database, &rest[0].work).await.map_err(Stopped::Before)?);
        }
    }
    sqlx::query("COMMIT").execute(&mut *database).await.map_err(Stopped::AtCommit)?;
    Ok(results)
}

/// How many of the first jobs are records of different streams, which one statement can insert: it sees each stream as
/// it was before.
fn insertable(jobs: &[Job], most: usize) -> usize {
    let mut streams = HashSet::new();
    let different = |job: &&Job| match &job.work {
        Work::Append { room, stream, .. } => streams.insert((*room, *stream)),
        _ => false,
    };
    jobs.iter().take(most).take_while(different).count()
}

/// Inserts the records whose number is the next one of their stream, and tells how many that are.
async fn insert(database: &mut SqliteConnection, jobs: &[Job]) -> Result<u64, sqlx::Error> {
    let values = vec!["(?, ?, ?, ?)"; jobs.len()].join(", ");
    let statement = format!(
        "WITH new (room, stream, seq, bytes) AS (VALUES {values})
         INSERT INTO record (room, stream, seq, bytes) SELECT room, stream, seq, bytes FROM new
         WHERE seq = 1 + (
             SELECT coalesce(max(seq), 0) FROM record WHERE record.room = new.room AND record.stream = new.stream
         )"
    );
    // Nothing but question marks goes into the text.
    let mut query = sqlx::query(sqlx::AssertSqlSafe(statement));
    for job in jobs {
        if let Work::Append { room, stream, seq, bytes } = &job.work {
            // A number that SQLite can't hold is not the next one either.
            let number = i64::try_from(*seq).unwrap_or(i64::MAX);
            query = query.bind(room.as_str()).bind(super::number(*stream)).bind(number).bind(bytes.as_slice());
        }
    }
    Ok(query.execute(database).await?.rows_affected())
}

/// Does one job within the transaction. The inner result is the job's own and leaves the others alone.
async fn perform(database: &mut SqliteConnection, work: &Work) -> Result<Result<(), StoreError>, sqlx::Error> {
    match work {
        Work::Append { room, stream, seq, bytes } => return append(database, *room, *stream, *seq, bytes).await,
        Work::DeleteTalk { room } => sqlx::query("DELETE FROM record WHERE room = ? AND stream = ?")
            .bind(room.as_str())
            .bind(super::number(Stream::Talk)),
        Work::List { room, at, bytes } => {
            sqlx::query("INSERT OR REPLACE INTO listing (room, at, bytes) VALUES (?, ?, ?)")
                .bind(room.as_str())
                .bind(super::saturated(*at))
                .bind(bytes.as_slice())
        }
        Work::Unlist { room } => sqlx::query("DELETE FROM listing WHERE room = ?").bind(room.as_str()),
        Work::Secret { name, bytes } => sqlx::query("INSERT OR IGNORE INTO secret (name, bytes) VALUES (?, ?)")
            .bind(name.as_str())
            .bind(bytes.as_slice()),
    }
    .execute(database)
    .await
    .map(|_| Ok(()))
}

/// Adds a record if its number is the next one. A statement that finds it is not changes nothing and is no error, so the
/// transaction goes on.
async fn append(
    database: &mut SqliteConnection,
    room: RoomId,
    stream: Stream,
    seq: u64,
    bytes: &[u8],
) -> Result<Result<(), StoreError>, sqlx::Error> {
    let Ok(number) = i64::try_from(seq) else {
        return Ok(Err(StoreError::Gap(seq)));
    };
    let stream = super::number(stream);
    let added = sqlx::query(
        "INSERT INTO record (room, stream, seq, bytes) SELECT ?1, ?2, ?3, ?4
         WHERE ?3 = 1 + (SELECT coalesce(max(seq), 0) FROM record WHERE room = ?1 AND stream = ?2)",
    )
    .bind(room.as_str())
    .bind(stream)
    .bind(number)
    .bind(bytes)
    .execute(&mut *database)
    .await?
    .rows_affected();
    if added == 1 {
        return Ok(Ok(()));
    }
    let taken = sqlx::query_scalar("SELECT EXISTS (SELECT 1 FROM record WHERE room = ? AND stream = ? AND seq = ?)")
        .bind(room.as_str())
        .bind(stream)
        .bind(number)
        .fetch_one(database)
        .await?;
    Ok(Err(if taken { StoreError::Taken(seq) } else { StoreError::Gap(seq) }))
}
