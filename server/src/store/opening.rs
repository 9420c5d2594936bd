//! What it takes to open a room, asked for at once: after a server has failed, others open hundreds of its rooms.

use super::Store;
use super::types::{Opening, RoomId, StoreError, Stream, Tail};

impl Store {
    /// What it takes to open a room: its entry on the shelf of this name, if one is given, and of each stream the
    /// snapshot with the records from its last one on, or from the first, at most this many of them.
    pub async fn opening(&self, room: RoomId, name: Option<&str>, most: usize) -> Result<Opening, StoreError> {
        if let Self::Postgres(postgres) = self {
            return postgres.opening(room, name, most).await;
        }
        Ok(Opening {
            entry: match name {
                Some(name) => self.shelved(name, room).await?,
                None => None,
            },
            events: self.tail(room, Stream::Events, most).await?,
            talk: self.tail(room, Stream::Talk, most).await?,
        })
    }

    async fn tail(&self, room: RoomId, stream: Stream, most: usize) -> Result<Tail, StoreError> {
        // A shortcut: one that can't be read is as good as none.
        let snapshot = self.snapshot(room, stream).await.unwrap_or_default();
        let from = snapshot.as_ref().map_or(1, |snapshot| snapshot.seq);
        Ok(Tail { records: self.read_some(room, stream, from, most).await?, snapshot })
    }
}
