//! Moving a store to another one of any kind.

use std::collections::HashSet;

use super::Store;
use super::types::{Census, CopyError, RoomId, Shelved, StoreError, Stream};

/// The mark of a store into which something is being copied. While it is there, something may be missing.
const COPYING: &str = "copying";
/// Most records that are read and written at once.
const CHUNK: usize = 500;

/// How far a copy is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Copied {
    /// Rooms that are copied.
    pub rooms: usize,
    /// Rooms that there are.
    pub of: usize,
}

impl Store {
    /// Copies everything from the store at `from` to the one at `to`, which is made if need be and has to be empty.
    /// Nobody else may be using either. Snapshots stay behind: they are made again. `progress` hears of every room.
    pub async fn copy(from: &str, to: &str, progress: impl Fn(Copied)) -> Result<Copied, CopyError> {
        if [from, to].contains(&"memory:") {
            return Err(CopyError::Memory);
        }
        let source = Self::open_alone(from).await?;
        let copied = async {
            let target = Self::open_alone(to).await?;
            let copied = copy(&source, &target, progress).await;
            target.close().await;
            copied
        }
        .await;
        source.close().await;
        copied
    }

    /// Whether this is a copy that was never finished.
    pub(super) async fn is_half_copied(&self) -> Result<bool, StoreError> {
        Ok(self.kept(COPYING).await?.is_some())
    }

    /// Whether nothing was ever put here.
    async fn is_empty(&self) -> Result<bool, StoreError> {
        Ok(self.census().await?.is_empty() && self.shelf_names().await?.is_empty() && self.secrets().await?.is_empty())
    }

    /// The names of all shelves that something is on.
    async fn shelf_names(&self) -> Result<HashSet<String>, StoreError> {
        match self {
            Self::Memory(memory) => memory.shelf_names(),
            Self::Sqlite(sqlite) => sqlite.shelf_names().await,
            Self::Postgres(postgres) => postgres.shelf_names().await,
            #[cfg(feature = "faults")]
            Self::Faulty(_) => Err(StoreError::Failed("no plan says how a store is copied".into())),
        }
    }
}

async fn copy(source: &Store, target: &Store, progress: impl Fn(Copied)) -> Result<Copied, CopyError> {
    if source.is_empty().await? {
        return Err(CopyError::Empty);
    }
    if !target.is_empty().await? {
        return Err(CopyError::NotEmpty);
    }
    target.keep(COPYING, Vec::new()).await?;
    for (name, secret) in source.secrets().await? {
        target.set_secret(&name, secret).await?;
    }
    for name in source.shelf_names().await? {
        // In this order, so that equal ranks keep theirs.
        for Shelved { room, entry } in source.shelf(&name, usize::MAX).await? {
            target.shelve(&name, room, Some(entry)).await?;
        }
    }
    let rooms = source.census().await?;
    for (done, Census { room, .. }) in (1..).zip(&rooms) {
        let room: RoomId = room.parse().map_err(|error| CopyError::NotARoom(room.clone(), error))?;
        for stream in [Stream::Events, Stream::Talk] {
            copy_stream(source, target, room, stream).await?;
        }
        progress(Copied { rooms: done, of: rooms.len() });
    }
    if target.census().await? != source.census().await? {
        return Err(CopyError::Changed);
    }
    target.shelve(COPYING, RoomId::NONE, None).await?;
    Ok(Copied { rooms: rooms.len(), of: rooms.len() })
}

async fn copy_stream(source: &Store, target: &Store, room: RoomId, stream: Stream) -> Result<(), StoreError> {
    let mut next = 1;
    loop {
        let records = source.read_some(room, stream, next, CHUNK).await?;
        let Some(last) = records.last().map(|record| record.seq) else { return Ok(()) };
        target.append_all(room, stream, next, records.into_iter().map(|record| record.bytes).collect()).await?;
        next = last + 1;
    }
}
