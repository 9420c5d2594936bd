//! Taking out of a store what is not to be kept: the only operations that change or delete records.

use super::Store;
use super::types::{Record, RoomId, StoreError, Stream};

impl Store {
    /// Puts other contents in place of existing records, all of them or none; [`StoreError::Gap`] names one that is not
    /// there. Nobody can read the old contents any more; `docs/security.md` says what the medium may keep.
    pub async fn redact(&self, room: RoomId, stream: Stream, records: Vec<Record>) -> Result<(), StoreError> {
        match self {
            Self::Memory(memory) => memory.redact(room, stream, records),
            Self::Sqlite(sqlite) => sqlite.redact(room, stream, records).await,
            Self::Postgres(postgres) => postgres.redact(room, stream, records).await,
            #[cfg(feature = "faults")]
            Self::Faulty(faulty) => faulty.redact(room, stream, records).await,
        }
    }

    /// Deletes all talk of a room. Its numbers begin again at 1, so tell whoever remembers the old ones.
    pub async fn delete_talk(&self, room: RoomId) -> Result<(), StoreError> {
        match self {
            Self::Memory(memory) => memory.delete_talk(room),
            Self::Sqlite(sqlite) => sqlite.delete_talk(room).await,
            Self::Postgres(postgres) => postgres.delete_talk(room).await,
            #[cfg(feature = "faults")]
            Self::Faulty(faulty) => faulty.delete_talk(room).await,
        }
    }

    /// Takes a room off all shelves but these.
    pub async fn unshelve(&self, room: RoomId, but: Vec<String>) -> Result<(), StoreError> {
        match self {
            Self::Memory(memory) => memory.unshelve(room, &but),
            Self::Sqlite(sqlite) => sqlite.unshelve(room, but).await,
            Self::Postgres(postgres) => postgres.unshelve(room, but).await,
            #[cfg(feature = "faults")]
            Self::Faulty(faulty) => faulty.unshelve(room, &but).await,
        }
    }

    /// Deletes all that there is of a room: its events, its talk, and its entries on shelves.
    pub async fn delete_room(&self, room: RoomId) -> Result<(), StoreError> {
        match self {
            Self::Memory(memory) => memory.delete_room(room),
            Self::Sqlite(sqlite) => sqlite.delete_room(room).await,
            Self::Postgres(postgres) => postgres.delete_room(room).await,
            #[cfg(feature = "faults")]
            Self::Faulty(faulty) => faulty.delete_room(room).await,
        }
    }

    /// Rooms that have records and are not on this shelf, in no particular order.
    pub async fn unshelved(&self, name: &str, limit: usize) -> Result<Vec<RoomId>, StoreError> {
        match self {
            Self::Memory(memory) => memory.unshelved(name, limit),
            Self::Sqlite(sqlite) => sqlite.unshelved(name, limit).await,
            Self::Postgres(postgres) => postgres.unshelved(name, limit).await,
            #[cfg(feature = "faults")]
            Self::Faulty(faulty) => faulty.unshelved(name, limit).await,
        }
    }
}
