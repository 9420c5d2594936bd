//! The store in one file.
//!
//! Durable means written to the write-ahead log and synced to disk (`synchronous=FULL`). One task does all writing, in
//! group commits; a few connections read at the same time and never wait for it.

mod appends;
mod backup;
mod errors;
mod inspect;
mod lock;
mod lost;
mod open;
mod pace;
mod schema;
mod writer;

use std::collections::{HashMap, HashSet};
use std::{path::Path, sync::Arc};

use serde_json::Value;
use sqlx::{Row, SqliteConnection, SqlitePool, sqlite::SqliteRow};
use tokio::sync::{mpsc, oneshot};
use tokio_util::{sync::CancellationToken, task::TaskTracker};

use super::types::{
    Append, Census, Entry, OpenError, Record, RoomId, Shelved, Snapshot, StoreError, StoreLost, Stream, number,
    saturated, whole_secret,
};
use crate::metrics::StoreMetrics;
pub(super) use backup::backup;
use errors::unread;
use lock::Lock;
use lost::Original;
use writer::{Job, Work};

/// Handle on a store in a file; clones share it.
#[derive(Debug, Clone)]
pub struct Sqlite {
    jobs: mpsc::Sender<Job>,
    readers: SqlitePool,
    stop: CancellationToken,
    /// Empty once the writer has closed the file.
    writer: TaskTracker,
    file: Arc<Original>,
    metrics: StoreMetrics,
}

impl Sqlite {
    pub(super) async fn open(path: &Path) -> Result<Self, OpenError> {
        open::check_library().await?;
        let path = &open::absolute(path)?;
        let lock = Lock::take(path)?;
        match open::connect(path).await {
            Ok((database, readers)) => Ok(Self::start(database, readers, lock, Original::new(path)?)),
            Err(error) => {
                lock.discard();
                Err(error)
            }
        }
    }

    fn start(database: SqliteConnection, readers: SqlitePool, lock: Lock, file: Original) -> Self {
        let (jobs, queue) = mpsc::channel(writer::QUEUE);
        let stop = CancellationToken::new();
        let writer = TaskTracker::new();
        let metrics = StoreMetrics::default();
        writer.spawn(writer::run(queue, stop.clone(), database, (lock, metrics.clone())));
        writer.close();
        Self { jobs, readers, stop, writer, file: Arc::new(file), metrics }
    }

    /// Passes work to the writer and waits for the commit.
    async fn write(&self, work: Work) -> Result<(), StoreError> {
        let (done, result) = oneshot::channel();
        if self.jobs.send(Job { work, done }).await.is_err() {
            return Err(StoreError::Failed("the store is closed".into()));
        }
        result.await.unwrap_or_else(|_| Err(StoreError::Unknown("the writer is gone".into())))
    }

    pub(super) async fn append(&self, append: Append) -> Result<(), StoreError> {
        self.write(Work::Append(append)).await
    }

    pub(super) async fn read(
        &self,
        room: RoomId,
        stream: Stream,
        from: u64,
        most: usize,
    ) -> Result<Vec<Record>, StoreError> {
        sqlx::query("SELECT seq, bytes FROM record WHERE room = ? AND stream = ? AND seq >= ? ORDER BY seq LIMIT ?")
            .bind(room.as_str())
            .bind(number(stream))
            .bind(saturated(from))
            .bind(saturated(most))
            .try_map(|row: SqliteRow| Ok(Record { seq: row.try_get("seq")?, bytes: row.try_get("bytes")? }))
            .fetch_all(&self.readers)
            .await
            .map_err(unread)
    }

    pub(super) async fn snapshot(&self, room: RoomId, stream: Stream) -> Result<Option<Snapshot>, StoreError> {
        sqlx::query("SELECT seq, version, bytes FROM snapshot WHERE room = ? AND stream = ?")
            .bind(room.as_str())
            .bind(number(stream))
            .try_map(|row: SqliteRow| {
                let (seq, version, bytes) = (row.try_get("seq")?, row.try_get("version")?, row.try_get("bytes")?);
                Ok(Snapshot { seq, version, bytes })
            })
            .fetch_optional(&self.readers)
            .await
            .map_err(unread)
    }

    pub(super) fn keep_snapshot(&self, room: RoomId, stream: Stream, snapshot: Snapshot) {
        let (done, _) = oneshot::channel();
        // It is left out if the queue is full or closed.
        let _ = self.jobs.try_send(Job { work: Work::Snapshot { room, stream, snapshot }, done });
    }

    pub(super) async fn delete_talk(&self, room: RoomId) -> Result<(), StoreError> {
        self.write(Work::DeleteTalk { room }).await
    }

    pub(super) async fn redact(&self, room: RoomId, stream: Stream, records: Vec<Record>) -> Result<(), StoreError> {
        self.write(Work::Redact { room, stream, records }).await
    }

    pub(super) async fn unshelve(&self, room: RoomId, but: Vec<String>) -> Result<(), StoreError> {
        self.write(Work::Unshelve { room, but: Value::from(but).to_string() }).await
    }

    pub(super) async fn delete_room(&self, room: RoomId) -> Result<(), StoreError> {
        self.write(Work::DeleteRoom { room }).await
    }

    pub(super) async fn unshelved(&self, name: &str, limit: usize) -> Result<Vec<RoomId>, StoreError> {
        sqlx::query(
            "SELECT room FROM record WHERE stream = 0 AND seq = 1
             AND NOT EXISTS (SELECT 1 FROM shelved WHERE shelf = ? AND shelved.room = record.room) LIMIT ?",
        )
        .bind(name)
        .bind(saturated(limit))
        .try_map(|row: SqliteRow| room_id(&row))
        .fetch_all(&self.readers)
        .await
        .map_err(unread)
    }

    pub(super) async fn shelve(&self, name: &str, room: RoomId, entry: Option<Entry>) -> Result<(), StoreError> {
        self.write(Work::Shelve { shelf: name.to_owned(), room, entry }).await
    }

    pub(super) async fn oldest(
        &self,
        name: &str,
        before: u64,
        after: Option<(u64, RoomId)>,
        limit: usize,
    ) -> Result<Vec<Shelved>, StoreError> {
        // The first condition on ranks is the one that the index is used for.
        let (rank, room) = after.map_or((0, String::new()), |(rank, room)| (saturated(rank), room.to_string()));
        sqlx::query(
            "SELECT room, rank, bytes FROM shelved
             WHERE shelf = ? AND rank BETWEEN ? AND ? AND (rank, room) > (?, ?) ORDER BY rank, room LIMIT ?",
        )
        .bind(name)
        .bind(rank)
        .bind(saturated(before) - 1)
        .bind(rank)
        .bind(room)
        .bind(saturated(limit))
        .try_map(|row: SqliteRow| shelved(&row))
        .fetch_all(&self.readers)
        .await
        .map_err(unread)
    }

    pub(super) async fn shelf(&self, name: &str, limit: usize) -> Result<Vec<Shelved>, StoreError> {
        sqlx::query("SELECT room, rank, bytes FROM shelved WHERE shelf = ? ORDER BY rank DESC, no LIMIT ?")
            .bind(name)
            .bind(saturated(limit))
            .try_map(|row: SqliteRow| shelved(&row))
            .fetch_all(&self.readers)
            .await
            .map_err(unread)
    }

    pub(super) async fn shelved(&self, name: &str, room: RoomId) -> Result<Option<Entry>, StoreError> {
        sqlx::query("SELECT rank, bytes FROM shelved WHERE shelf = ? AND room = ?")
            .bind(name)
            .bind(room.as_str())
            .try_map(|row: SqliteRow| entry(&row))
            .fetch_optional(&self.readers)
            .await
            .map_err(unread)
    }

    pub(super) async fn shelved_on(
        &self,
        names: &[String],
        room: RoomId,
    ) -> Result<HashMap<String, Entry>, StoreError> {
        let names = serde_json::to_string(names).expect("a list of names");
        let entries = sqlx::query(
            "SELECT shelf, rank, bytes FROM shelved WHERE room = ? AND shelf IN (SELECT value FROM json_each(?))",
        )
        .bind(room.as_str())
        .bind(names)
        .try_map(|row: SqliteRow| Ok((row.try_get("shelf")?, entry(&row)?)));
        Ok(entries.fetch_all(&self.readers).await.map_err(unread)?.into_iter().collect())
    }

    pub(super) async fn shelves_of(&self, room: RoomId) -> Result<HashSet<String>, StoreError> {
        let names = sqlx::query_scalar("SELECT shelf FROM shelved WHERE room = ?").bind(room.as_str());
        Ok(names.fetch_all(&self.readers).await.map_err(unread)?.into_iter().collect())
    }

    pub(super) async fn census(&self) -> Result<Vec<Census>, StoreError> {
        sqlx::query(
            "SELECT room, sum(stream = ?) AS events, sum(stream = ?) AS talk, sum(length(bytes)) AS bytes
             FROM record GROUP BY room ORDER BY room",
        )
        .bind(number(Stream::Events))
        .bind(number(Stream::Talk))
        .try_map(|row: SqliteRow| {
            let (events, talk, bytes) = (row.try_get("events")?, row.try_get("talk")?, row.try_get("bytes")?);
            Ok(Census { room: row.try_get("room")?, events, talk, bytes })
        })
        .fetch_all(&self.readers)
        .await
        .map_err(unread)
    }

    pub(super) fn file(&self) -> &Path {
        self.file.path()
    }

    pub(super) async fn set_secret(&self, name: &str, bytes: [u8; 64]) -> Result<(), StoreError> {
        self.write(Work::Secret { name: name.to_owned(), bytes }).await
    }

    pub(super) async fn secrets(&self) -> Result<Vec<(String, [u8; 64])>, StoreError> {
        let rows: Vec<(String, Vec<u8>)> =
            sqlx::query_as("SELECT name, bytes FROM secret").fetch_all(&self.readers).await.map_err(unread)?;
        rows.into_iter().map(|(name, bytes)| Ok((name, whole_secret(bytes)?))).collect()
    }

    pub(super) async fn shelf_names(&self) -> Result<HashSet<String>, StoreError> {
        let names = sqlx::query_scalar("SELECT DISTINCT shelf FROM shelved");
        Ok(names.fetch_all(&self.readers).await.map_err(unread)?.into_iter().collect())
    }

    pub(super) async fn rotate_secret(&self, name: &str, bytes: [u8; 64]) -> Result<(), StoreError> {
        self.write(Work::RotateSecret { name: name.to_owned(), bytes }).await
    }

    pub(super) async fn stored_secret(&self, name: &str) -> Result<Option<[u8; 64]>, StoreError> {
        let bytes: Option<Vec<u8>> = sqlx::query_scalar("SELECT bytes FROM secret WHERE name = ?")
            .bind(name)
            .fetch_optional(&self.readers)
            .await
            .map_err(unread)?;
        bytes.map(whole_secret).transpose()
    }

    pub(super) fn metrics(&self) -> &StoreMetrics {
        &self.metrics
    }

    pub(super) fn waiting(&self) -> usize {
        self.jobs.max_capacity() - self.jobs.capacity()
    }

    pub(super) async fn lost(&self) -> StoreLost {
        lost::lost(&self.file, &self.writer, &self.stop).await
    }

    pub(super) async fn close(&self) {
        // The readers first: whoever closes the file last folds the log into it.
        self.readers.close().await;
        self.stop.cancel();
        self.writer.wait().await;
    }
}

fn entry(row: &SqliteRow) -> Result<Entry, sqlx::Error> {
    Ok(Entry { rank: row.try_get("rank")?, bytes: row.try_get("bytes")? })
}

fn shelved(row: &SqliteRow) -> Result<Shelved, sqlx::Error> {
    Ok(Shelved { room: room_id(row)?, entry: entry(row)? })
}

fn room_id(row: &SqliteRow) -> Result<RoomId, sqlx::Error> {
    row.try_get::<&str, _>("room")?.parse().map_err(|error| sqlx::Error::Decode(Box::new(error)))
}
