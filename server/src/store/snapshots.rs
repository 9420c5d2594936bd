//! Snapshots beside the records they were made from: shortcuts that may be missing.

use super::Store;
use super::types::{RoomId, Snapshot, StoreError, Stream};

impl Store {
    /// The snapshot of a stream, if there is one.
    pub async fn snapshot(&self, room: RoomId, stream: Stream) -> Result<Option<Snapshot>, StoreError> {
        match self {
            Self::Memory(memory) => memory.snapshot(room, stream),
            Self::Sqlite(sqlite) => sqlite.snapshot(room, stream).await,
            Self::Postgres(postgres) => postgres.snapshot(room, stream).await,
            #[cfg(feature = "faults")]
            Self::Faulty(faulty) => faulty.snapshot(room, stream).await,
        }
    }

    /// Puts a snapshot in place of the one before, after everything that was asked of the store so far and before
    /// everything that is asked from now on. Nobody waits for it, and it may fail: if its last record is not there, if
    /// too much else is to be written, or if the store can't write. Whatever changes or deletes records of the stream
    /// deletes it with them.
    pub fn keep_snapshot(&self, room: RoomId, stream: Stream, snapshot: Snapshot) {
        match self {
            Self::Memory(memory) => memory.keep_snapshot(room, stream, snapshot),
            Self::Sqlite(sqlite) => sqlite.keep_snapshot(room, stream, snapshot),
            Self::Postgres(postgres) => postgres.keep_snapshot(room, stream, snapshot),
            #[cfg(feature = "faults")]
            Self::Faulty(faulty) => faulty.keep_snapshot(room, stream, snapshot),
        }
    }
}
