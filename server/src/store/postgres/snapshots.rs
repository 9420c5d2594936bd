//! Snapshots in the database.

use super::Postgres;
use super::errors::unread;
use super::openings::Open;
use super::rows::snapshot;
use crate::store::types::{Opening, RoomId, Snapshot, StoreError, Stream, number, saturated};

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

    /// What it takes to open a room, its snapshots included.
    pub(crate) async fn opening(&self, room: RoomId, list: Option<&str>, most: usize) -> Result<Opening, StoreError> {
        // Should that fail, older ones do as well.
        let _ = self.snapshots_are_written().await;
        let open = Open { room, shelf: list.map(ToOwned::to_owned), most: saturated(most) };
        self.openings.ask(open).await.map_err(unread)
    }

    /// Waits until those that were kept so far can be read.
    async fn snapshots_are_written(&self) -> Result<(), StoreError> {
        self.in_order.work(|_| Box::pin(async { Ok(()) })).await.map_err(unread)
    }
}
