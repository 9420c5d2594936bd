//! The store in a database of `PostgreSQL`.
//!
//! A change is one statement that commits by itself: it happens completely or not at all, whatever becomes of the
//! connection, and leaves no transaction open. Of two servers that write the same record, its key lets one through.

mod appends;
mod claims;
mod connection;
mod errors;
mod in_order;
mod nodes;
mod open;
mod openings;
mod reservation;
mod rows;
mod shelves;
mod snapshots;
mod together;

use std::sync::atomic::AtomicI64;
use std::sync::{Arc, OnceLock};
use std::time::Duration;

use futures_util::future::BoxFuture;
use sqlx::postgres::PgRow;
use sqlx::{PgConnection, Row};
use tokio_util::sync::{CancellationToken, DropGuard};
use tokio_util::task::TaskTracker;
use uuid::Uuid;

use super::types::{
    Append, Census, OpenError, Record, RoomId, StoreError, Stream, number, previous_name, saturated, whole_secret,
};
use crate::metrics::StoreMetrics;
use claims::Claim;
use connection::{ANSWER, Connections, LONG_ANSWER};
use errors::unread;
use in_order::InOrder;
use nodes::Heartbeat;
use openings::Open;
use reservation::Reservation;
use together::Together;

/// How many rows may take longer than a statement usually may.
const MANY: usize = 10_000;

/// Handle on a store in a database; clones share it.
#[derive(Debug, Clone)]
pub struct Postgres {
    connections: Connections,
    /// Everything that is under way: what was begun ends, whoever has stopped waiting for it.
    tasks: TaskTracker,
    appends: Together<Append>,
    claims: Together<Claim>,
    openings: Together<Open>,
    in_order: InOrder,
    /// For saying that this server is there.
    heartbeat: Heartbeat,
    /// Which of several servers this is, once it has said so.
    me: Arc<OnceLock<Uuid>>,
    /// How many claims it has made.
    claims_made: Arc<AtomicI64>,
    /// What keeps the reservation, if there is one.
    keeping: TaskTracker,
    /// Cancelled by `close`, or when the last handle is dropped.
    closed: Arc<DropGuard>,
    /// Cancelled when another server uses the database instead.
    taken: CancellationToken,
    /// Appends under way.
    appending: TaskTracker,
    metrics: StoreMetrics,
}

impl Postgres {
    pub(super) async fn open(url: &str) -> Result<Self, OpenError> {
        let connections = open::connect(url).await?;
        let (tasks, metrics) = (TaskTracker::new(), StoreMetrics::default());
        Ok(Self {
            appends: Together::new(connections.clone(), tasks.clone(), Some(metrics.clone())),
            claims: Together::new(connections.clone(), tasks.clone(), None),
            openings: Together::new(connections.clone(), tasks.clone(), None),
            in_order: InOrder::start(connections.clone()),
            heartbeat: Heartbeat::default(),
            me: Arc::default(),
            claims_made: Arc::default(),
            connections,
            tasks,
            keeping: TaskTracker::new(),
            closed: Arc::new(CancellationToken::new().drop_guard()),
            taken: CancellationToken::new(),
            appending: TaskTracker::new(),
            metrics,
        })
    }

    /// Makes this the only server on the database; `false` if there is another one.
    pub(super) async fn reserve(&self) -> Result<bool, StoreError> {
        let Some(reservation) = Reservation::take(self.connections.clone()).await? else { return Ok(false) };
        self.keeping.spawn(reservation.keep(self.closed.token().clone(), self.taken.clone()));
        Ok(true)
    }

    /// Waits until another server uses the database instead.
    pub(super) async fn taken_over(&self) {
        self.taken.cancelled().await;
    }

    /// Does some work on a connection, to the end even if nobody waits for it any more.
    async fn ask<T: Send + 'static>(
        &self,
        work: impl for<'c> FnOnce(&'c mut PgConnection) -> BoxFuture<'c, Result<T, sqlx::Error>> + Send + 'static,
    ) -> Result<T, StoreError> {
        self.ask_within(ANSWER, work).await
    }

    /// The same for reading whole tables, or as much as there may be.
    async fn ask_patiently<T: Send + 'static>(
        &self,
        work: impl for<'c> FnOnce(&'c mut PgConnection) -> BoxFuture<'c, Result<T, sqlx::Error>> + Send + 'static,
    ) -> Result<T, StoreError> {
        let asked = self.ask_within(LONG_ANSWER, |connection| {
            Box::pin(async move {
                let mut patient = open::patient(connection, LONG_ANSWER).await?;
                let answer = work(&mut patient).await?;
                patient.commit().await?;
                Ok(answer)
            })
        });
        asked.await.map_err(unread)
    }

    /// Reads at most so many rows.
    async fn ask_for<T: Send + 'static>(
        &self,
        most: usize,
        work: impl for<'c> FnOnce(&'c mut PgConnection) -> BoxFuture<'c, Result<T, sqlx::Error>> + Send + 'static,
    ) -> Result<T, StoreError> {
        if most > MANY { self.ask_patiently(work).await } else { self.ask(work).await.map_err(unread) }
    }

    async fn ask_within<T: Send + 'static>(
        &self,
        limit: Duration,
        work: impl for<'c> FnOnce(&'c mut PgConnection) -> BoxFuture<'c, Result<T, sqlx::Error>> + Send + 'static,
    ) -> Result<T, StoreError> {
        let connections = self.connections.clone();
        let asked = self.tasks.spawn(async move { connections.work(limit, work).await });
        asked.await.unwrap_or_else(|_| Err(StoreError::Unknown("the task that asked has ended".into())))
    }

    pub(super) async fn append(&self, Append { room, stream, seq, records }: Append) -> Result<(), StoreError> {
        if records.is_empty() {
            return Ok(());
        }
        let appending = self.appending.token();
        let written = self.appends.ask(Append { room, stream, seq, records }).await;
        drop(appending);
        if written? {
            Ok(())
        } else if (1..=self.last(room, stream).await?).contains(&saturated(seq)) {
            Err(StoreError::Taken(seq))
        } else {
            Err(StoreError::Gap(seq))
        }
    }

    /// The number of the last record of a stream, 0 if there is none.
    async fn last(&self, room: RoomId, stream: Stream) -> Result<i64, StoreError> {
        self.ask(move |connection| {
            let last = sqlx::query_scalar("SELECT coalesce(max(seq), 0) FROM record WHERE room = $1 AND stream = $2");
            Box::pin(async move { last.bind(room.as_str()).bind(number(stream)).fetch_one(connection).await })
        })
        .await
        .map_err(unread)
    }

    pub(super) async fn read(
        &self,
        room: RoomId,
        stream: Stream,
        from: u64,
        most: usize,
    ) -> Result<Vec<Record>, StoreError> {
        let record = |row: PgRow| {
            let seq = row.try_get::<i64, _>("seq")?.cast_unsigned();
            Ok(Record { seq, bytes: row.try_get("bytes")? })
        };
        self.ask_for(most, move |connection| {
            let records = sqlx::query(
                "SELECT seq, bytes FROM record WHERE room = $1 AND stream = $2 AND seq >= $3 ORDER BY seq LIMIT $4",
            )
            .bind(room.to_string())
            .bind(number(stream))
            .bind(saturated(from))
            .bind(saturated(most))
            .try_map(record);
            Box::pin(async move { records.fetch_all(connection).await })
        })
        .await
    }

    pub(super) async fn redact(&self, room: RoomId, stream: Stream, records: Vec<Record>) -> Result<(), StoreError> {
        // Records are numbered without gaps, and none goes but with its whole stream.
        let last = self.last(room, stream).await?;
        if let Some(missing) = records.iter().find(|record| !(1..=last).contains(&saturated(record.seq))) {
            return Err(StoreError::Gap(missing.seq));
        }
        let (numbers, contents): (Vec<i64>, Vec<Vec<u8>>) =
            records.into_iter().map(|record| (saturated(record.seq), record.bytes)).unzip();
        self.in_order
            .work(move |connection| {
                Box::pin(async move {
                    sqlx::query(
                        "WITH forgotten AS (DELETE FROM snapshot WHERE room = $1 AND stream = $2)
                     UPDATE record SET bytes = new.bytes FROM unnest($3::bigint[], $4::bytea[]) AS new (seq, bytes)
                     WHERE room = $1 AND stream = $2 AND record.seq = new.seq",
                    )
                    .bind(room.as_str())
                    .bind(number(stream))
                    .bind(numbers)
                    .bind(contents)
                    .execute(connection)
                    .await
                    .map(drop)
                })
            })
            .await
    }

    pub(super) async fn delete_talk(&self, room: RoomId) -> Result<(), StoreError> {
        self.in_order
            .work(move |connection| {
                let delete = sqlx::query(
                    "WITH forgotten AS (DELETE FROM snapshot WHERE room = $1 AND stream = $2)
                 DELETE FROM record WHERE room = $1 AND stream = $2",
                );
                let bound = delete.bind(room.to_string()).bind(number(Stream::Talk));
                Box::pin(async move { bound.execute(connection).await.map(drop) })
            })
            .await
    }

    pub(super) async fn delete_room(&self, room: RoomId) -> Result<(), StoreError> {
        self.in_order
            .work(move |connection| {
                let delete = sqlx::query(
                    "WITH forgotten AS (DELETE FROM snapshot WHERE room = $1),
                 unshelved AS (DELETE FROM shelved WHERE room = $1)
                 DELETE FROM record WHERE room = $1",
                );
                Box::pin(async move { delete.bind(room.as_str()).execute(connection).await.map(drop) })
            })
            .await
    }

    pub(super) async fn census(&self) -> Result<Vec<Census>, StoreError> {
        let counted = |row: PgRow| {
            let number = |column: &str| row.try_get::<i64, _>(column).map(i64::cast_unsigned);
            let (events, talk, bytes) = (number("events")?, number("talk")?, number("bytes")?);
            Ok(Census { room: row.try_get("room")?, events, talk, bytes })
        };
        self.ask_patiently(move |connection| {
            let census = sqlx::query(
                "SELECT room, count(*) FILTER (WHERE stream = $1) AS events,
                     count(*) FILTER (WHERE stream = $2) AS talk, sum(length(bytes)) AS bytes
                 FROM record GROUP BY room ORDER BY room",
            )
            .bind(number(Stream::Events))
            .bind(number(Stream::Talk))
            .try_map(counted);
            Box::pin(async move { census.fetch_all(connection).await })
        })
        .await
    }

    pub(super) async fn set_secret(&self, name: &str, bytes: [u8; 64]) -> Result<(), StoreError> {
        let name = name.to_owned();
        self.ask(move |connection| {
            let set = sqlx::query("INSERT INTO secret (name, bytes) VALUES ($1, $2) ON CONFLICT DO NOTHING");
            Box::pin(async move { set.bind(name).bind(bytes.as_slice()).execute(connection).await.map(drop) })
        })
        .await
    }

    pub(super) async fn secrets(&self) -> Result<Vec<(String, [u8; 64])>, StoreError> {
        let rows: Vec<(String, Vec<u8>)> = self
            .ask(|connection| Box::pin(sqlx::query_as("SELECT name, bytes FROM secret").fetch_all(connection)))
            .await
            .map_err(unread)?;
        rows.into_iter().map(|(name, bytes)| Ok((name, whole_secret(bytes)?))).collect()
    }

    pub(super) async fn rotate_secret(&self, name: &str, bytes: [u8; 64]) -> Result<(), StoreError> {
        let (name, previous) = (name.to_owned(), previous_name(name));
        self.ask(move |connection| {
            // Each part sees the table as it was before.
            let rotate = sqlx::query(
                "WITH kept AS (
                     INSERT INTO secret (name, bytes) SELECT $2, bytes FROM secret WHERE name = $1
                     ON CONFLICT (name) DO UPDATE SET bytes = excluded.bytes
                 )
                 INSERT INTO secret (name, bytes) VALUES ($1, $3)
                 ON CONFLICT (name) DO UPDATE SET bytes = excluded.bytes",
            );
            let bound = rotate.bind(name).bind(previous).bind(bytes.to_vec());
            Box::pin(async move { bound.execute(connection).await.map(drop) })
        })
        .await
    }

    pub(super) async fn stored_secret(&self, name: &str) -> Result<Option<[u8; 64]>, StoreError> {
        let name = name.to_owned();
        let bytes: Option<Vec<u8>> = self
            .ask(move |connection| {
                let read = sqlx::query_scalar("SELECT bytes FROM secret WHERE name = $1").bind(name);
                Box::pin(async move { read.fetch_optional(connection).await })
            })
            .await
            .map_err(unread)?;
        bytes.map(whole_secret).transpose()
    }

    pub(super) fn metrics(&self) -> &StoreMetrics {
        &self.metrics
    }

    pub(super) fn waiting(&self) -> usize {
        self.appending.len()
    }

    pub(super) async fn close(&self) {
        self.tasks.close();
        tokio::join!(self.tasks.wait(), self.in_order.close());
        // Only now may another server begin.
        self.closed.token().cancel();
        self.keeping.close();
        self.keeping.wait().await;
        self.connections.close().await;
    }
}
