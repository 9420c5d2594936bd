//! Snapshots in the database, and what else it takes to open a room.

use sqlx::Row;
use sqlx::postgres::PgRow;

use super::Postgres;
use super::errors::unread;
use crate::store::types::{Entry, Opening, Record, RoomId, Snapshot, StoreError, Stream, number, saturated};

/// `what` a row is: 0 for the entry, 1 for a snapshot, 2 for a record.
const OPENING: &str = "
    SELECT 0 AS what, 0::bigint AS stream, rank AS seq, 0::bigint AS version, bytes FROM shelved
    WHERE shelf = $2 AND room = $1
    UNION ALL SELECT 1, stream, seq, version, bytes FROM snapshot WHERE room = $1
    UNION ALL (
        SELECT 2, stream, seq, 0, bytes FROM record WHERE room = $1 AND stream = $3 AND seq >= coalesce(
            (SELECT seq FROM snapshot WHERE room = $1 AND stream = $3), 1
        ) ORDER BY seq LIMIT $5
    )
    UNION ALL (
        SELECT 2, stream, seq, 0, bytes FROM record WHERE room = $1 AND stream = $4 AND seq >= coalesce(
            (SELECT seq FROM snapshot WHERE room = $1 AND stream = $4), 1
        ) ORDER BY seq LIMIT $5
    )
    ORDER BY what, stream, seq";

impl Postgres {
    pub(crate) async fn snapshot(&self, room: RoomId, stream: Stream) -> Result<Option<Snapshot>, StoreError> {
        self.snapshots_are_written().await?;
        self.ask(move |connection| {
            let found = sqlx::query("SELECT seq, version, bytes FROM snapshot WHERE room = $1 AND stream = $2")
                .bind(room.to_string())
                .bind(number(stream))
                .try_map(|row| snapshot(&row));
            Box::pin(async move { found.fetch_optional(connection).await })
        })
        .await
        .map_err(unread)
    }

    pub(crate) fn keep_snapshot(&self, room: RoomId, stream: Stream, snapshot: Snapshot) {
        let Snapshot { seq, version, bytes } = snapshot;
        // One that comes so late that another server has the room would bring back what that one has deleted.
        let me = self.me.get().map(ToString::to_string);
        self.in_order.hint(move |connection| {
            let write = sqlx::query(
                "INSERT INTO snapshot (room, stream, seq, version, bytes)
                 SELECT room, stream, seq, $4, $5 FROM record WHERE room = $1 AND stream = $2 AND seq = $3
                 AND ($6 IS NULL OR EXISTS (SELECT 1 FROM room_owner WHERE room = $1 AND node = $6))
                 ON CONFLICT (room, stream)
                 DO UPDATE SET seq = excluded.seq, version = excluded.version, bytes = excluded.bytes",
            )
            .bind(room.to_string())
            .bind(number(stream))
            .bind(saturated(seq))
            .bind(i64::from(version))
            .bind(bytes)
            .bind(me);
            Box::pin(async move { write.execute(connection).await.map(drop) })
        });
    }

    pub(crate) async fn opening(&self, room: RoomId, name: Option<&str>, most: usize) -> Result<Opening, StoreError> {
        // Should that fail, older ones do as well.
        let _ = self.snapshots_are_written().await;
        let name = name.map(ToOwned::to_owned);
        let rows = self
            .ask_for(most, move |connection| {
                let rows = sqlx::query(OPENING)
                    .bind(room.to_string())
                    .bind(name)
                    .bind(number(Stream::Events))
                    .bind(number(Stream::Talk))
                    .bind(saturated(most));
                Box::pin(async move { rows.fetch_all(connection).await })
            })
            .await?;
        opening_of(&rows).map_err(|error| StoreError::Failed(error.to_string()))
    }

    /// Waits until those that were kept so far can be read.
    async fn snapshots_are_written(&self) -> Result<(), StoreError> {
        self.in_order.work(|_| Box::pin(async { Ok(()) })).await.map_err(unread)
    }
}

/// What the rows of [`OPENING`] say.
fn opening_of(rows: &[PgRow]) -> Result<Opening, sqlx::Error> {
    let mut opening = Opening::default();
    for row in rows {
        let tail = if row.try_get::<i64, _>("stream")? == number(Stream::Talk) {
            &mut opening.talk
        } else {
            &mut opening.events
        };
        match row.try_get("what")? {
            0 => opening.entry = Some(Entry { rank: seq(row)?, bytes: row.try_get("bytes")? }),
            1 => tail.snapshot = Some(snapshot(row)?),
            _ => tail.records.push(Record { seq: seq(row)?, bytes: row.try_get("bytes")? }),
        }
    }
    Ok(opening)
}

fn snapshot(row: &PgRow) -> Result<Snapshot, sqlx::Error> {
    let version = row.try_get::<i64, _>("version")?;
    let version = version.try_into().map_err(|error| sqlx::Error::Decode(Box::new(error)))?;
    Ok(Snapshot { seq: seq(row)?, version, bytes: row.try_get("bytes")? })
}

fn seq(row: &PgRow) -> Result<u64, sqlx::Error> {
    row.try_get::<i64, _>("seq").map(i64::cast_unsigned)
}
