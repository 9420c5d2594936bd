//! What it takes to open a room, asked for at once: after a server has failed, others open hundreds of its rooms, and
//! each question is a statement.

use super::Store;
use super::types::{Opening, RoomId, StoreError, Stream, Tail};

impl Store {
    /// What it takes to open a room: its entry on a shelf, and of each stream the snapshot with at most so many of the
    /// records from its last one on.
    pub async fn opening(&self, room: RoomId, shelf: &str, most: usize) -> Result<Opening, StoreError> {
        if let Self::Postgres(postgres) = self {
            return postgres.opening(room, shelf, most).await;
        }
        Ok(Opening {
            entry: self.shelved(shelf, room).await?,
            events: self.tail(room, Stream::Events, most).await?,
            talk: self.tail(room, Stream::Talk, most).await?,
        })
    }

    async fn tail(&self, room: RoomId, stream: Stream, most: usize) -> Result<Tail, StoreError> {
        let snapshot = self.snapshot(room, stream).await?;
        let from = snapshot.as_ref().map_or(1, |snapshot| snapshot.seq);
        Ok(Tail { records: self.read_some(room, stream, from, most).await?, snapshot })
    }
}
