//! The log of events. It knows rooms by their id and events as bytes, and nothing of games.
//!
//! There are several kinds of store; one conformance suite (`tests/store`) runs on all of them and defines what they
//! have in common.

mod address;
mod copying;
#[cfg(feature = "faults")]
pub mod faulty;
mod forgetting;
mod memory;
mod nodes;
mod opening;
mod postgres;
mod secrets;
mod snapshots;
mod sqlite;
mod types;

use std::collections::{HashMap, HashSet};
use std::path::Path;

pub use address::{StoreAddress, missing_file};
pub use copying::Copied;
pub use memory::Memory;
pub use postgres::Postgres;
pub use sqlite::Sqlite;
pub use types::{
    BackupError, Census, CopyError, Entry, Node, NotARoomId, OpenError, Opening, Owner, Record, RoomId, Shelved,
    Snapshot, StoreError, StoreLost, Stream, Tail,
};

use crate::metrics::StoreMetrics;
use types::Append;

/// The shelf with the only entry that [`Store::check`] writes.
const CHECKED: &str = "checked";
/// The shelf of the entry that [`Store::probe`] writes.
const PROBED: &str = "probed";
/// The bytes of that entry: with less free space, rooms could hardly go on.
const PROBE_BYTES: usize = 64 * 1024;

/// Handle on a store, cheap to clone; clones share the store.
///
/// The future of any method may be dropped at any time: the operation then happens either completely or not at all.
#[derive(Debug, Clone)]
pub enum Store {
    /// In memory: gone when the program ends.
    Memory(Memory),
    /// In one file.
    Sqlite(Sqlite),
    /// In a database, for one server or for several.
    Postgres(Postgres),
    /// In memory, with planned faults.
    #[cfg(feature = "faults")]
    Faulty(faulty::Faulty),
}

impl Store {
    /// Opens `memory:`, `sqlite:FILE` or `postgres://…`. A file that is missing or empty becomes a new store, and so
    /// does an empty database; a file that this program can't use is left as it was, with nothing beside it.
    pub async fn open(url: &str) -> Result<Self, OpenError> {
        match Url::parse(url)? {
            Url::Memory => Ok(Self::Memory(Memory::default())),
            Url::Sqlite(path) => Sqlite::open(path).await.map(Self::Sqlite),
            Url::Postgres => Postgres::open(url).await.map(Self::Postgres),
        }
    }

    /// Opens a store for this program alone, as long as it is open. A file is nobody else's in any case; a database
    /// can be opened by several, and then harms nobody, but their rooms would not know of each other.
    pub async fn open_alone(url: &str) -> Result<Self, OpenError> {
        let store = Self::open(url).await?;
        let usable = store.make_sure_it_is_alone().await;
        if usable.is_err() {
            store.close().await;
        }
        usable.map(|()| store)
    }

    /// Opens a store for a server among others that share it.
    pub async fn open_shared(url: &str) -> Result<Self, OpenError> {
        let store = Self::open(url).await?;
        let usable = if store.is_shared() { store.make_sure_it_is_whole().await } else { Err(OpenError::NotShareable) };
        if usable.is_err() {
            store.close().await;
        }
        usable.map(|()| store)
    }

    async fn make_sure_it_is_alone(&self) -> Result<(), OpenError> {
        if let Self::Postgres(postgres) = self
            && !postgres.reserve().await.map_err(OpenError::Unusable)?
        {
            return Err(OpenError::InUse);
        }
        self.make_sure_it_is_whole().await
    }

    async fn make_sure_it_is_whole(&self) -> Result<(), OpenError> {
        let half = self.is_half_copied().await.map_err(OpenError::Unusable)?;
        if half { Err(OpenError::HalfCopied) } else { Ok(()) }
    }

    /// Copies the store at `url`, in use by a server or not, to a new file that is a store itself.
    pub async fn backup(url: &str, target: &Path) -> Result<(), BackupError> {
        match Url::parse(url)? {
            Url::Memory | Url::Postgres => Err(BackupError::NoFile),
            Url::Sqlite(path) => sqlite::backup(path, target).await,
        }
    }

    /// Writes record `seq` of a stream; it is durable when this returns. `seq` must follow the last record:
    /// [`StoreError::Taken`] if another writer was faster, [`StoreError::Gap`] if there is no `seq - 1` yet.
    pub async fn append(&self, room: RoomId, stream: Stream, seq: u64, bytes: Vec<u8>) -> Result<(), StoreError> {
        self.append_all(room, stream, seq, vec![bytes]).await
    }

    /// The same for several records, numbered from `seq`: all of them are written or none.
    pub async fn append_all(
        &self,
        room: RoomId,
        stream: Stream,
        seq: u64,
        records: Vec<Vec<u8>>,
    ) -> Result<(), StoreError> {
        let append = Append { room, stream, seq, records };
        match self {
            Self::Memory(memory) => memory.append(append),
            Self::Sqlite(sqlite) => sqlite.append(append).await,
            Self::Postgres(postgres) => postgres.append(append).await,
            #[cfg(feature = "faults")]
            Self::Faulty(faulty) => faulty.append(append).await,
        }
    }

    /// The records of a stream numbered `from` and up, in order; none if the room is unknown.
    pub async fn read(&self, room: RoomId, stream: Stream, from: u64) -> Result<Vec<Record>, StoreError> {
        self.read_some(room, stream, from, usize::MAX).await
    }

    /// The same for at most this many of them.
    pub async fn read_some(
        &self,
        room: RoomId,
        stream: Stream,
        from: u64,
        most: usize,
    ) -> Result<Vec<Record>, StoreError> {
        match self {
            Self::Memory(memory) => memory.read(room, stream, from, most),
            Self::Sqlite(sqlite) => sqlite.read(room, stream, from, most).await,
            Self::Postgres(postgres) => postgres.read(room, stream, from, most).await,
            #[cfg(feature = "faults")]
            Self::Faulty(faulty) => faulty.read(room, stream, from, most).await,
        }
    }

    /// Sets the room's entry on the shelf of this name, or removes it. A shelf lists each room at most once; one that
    /// nothing was put on is empty.
    pub async fn shelve(&self, name: &str, room: RoomId, entry: Option<Entry>) -> Result<(), StoreError> {
        match self {
            Self::Memory(memory) => memory.shelve(name, room, entry),
            Self::Sqlite(sqlite) => sqlite.shelve(name, room, entry).await,
            Self::Postgres(postgres) => postgres.shelve(name, room, entry).await,
            #[cfg(feature = "faults")]
            Self::Faulty(faulty) => faulty.shelve(name, room, entry).await,
        }
    }

    /// The first entries of a shelf, by rank; among equal ranks the room that was put there first.
    pub async fn shelf(&self, name: &str, limit: usize) -> Result<Vec<Shelved>, StoreError> {
        match self {
            Self::Memory(memory) => memory.shelf(name, limit),
            Self::Sqlite(sqlite) => sqlite.shelf(name, limit).await,
            Self::Postgres(postgres) => postgres.shelf(name, limit).await,
            #[cfg(feature = "faults")]
            Self::Faulty(faulty) => faulty.shelf(name, limit).await,
        }
    }

    /// The last entries of a shelf with ranks below `before`, the lowest first, among equals by room; from the one
    /// `after` which to go on.
    pub async fn oldest(
        &self,
        name: &str,
        before: u64,
        after: Option<(u64, RoomId)>,
        limit: usize,
    ) -> Result<Vec<Shelved>, StoreError> {
        match self {
            Self::Memory(memory) => memory.oldest(name, before, after, limit),
            Self::Sqlite(sqlite) => sqlite.oldest(name, before, after, limit).await,
            Self::Postgres(postgres) => postgres.oldest(name, before, after, limit).await,
            #[cfg(feature = "faults")]
            Self::Faulty(faulty) => faulty.oldest(name, before, after, limit).await,
        }
    }

    /// The entry of one room on a shelf.
    pub async fn shelved(&self, name: &str, room: RoomId) -> Result<Option<Entry>, StoreError> {
        match self {
            Self::Memory(memory) => memory.shelved(name, room),
            Self::Sqlite(sqlite) => sqlite.shelved(name, room).await,
            Self::Postgres(postgres) => postgres.shelved(name, room).await,
            #[cfg(feature = "faults")]
            Self::Faulty(faulty) => faulty.shelved(name, room).await,
        }
    }

    /// The entries of one room on these shelves, by their names.
    pub async fn shelved_on(&self, names: &[String], room: RoomId) -> Result<HashMap<String, Entry>, StoreError> {
        match self {
            Self::Memory(memory) => memory.shelved_on(names, room),
            Self::Sqlite(sqlite) => sqlite.shelved_on(names, room).await,
            Self::Postgres(postgres) => postgres.shelved_on(names, room).await,
            #[cfg(feature = "faults")]
            Self::Faulty(faulty) => faulty.shelved_on(names, room).await,
        }
    }

    /// The names of the shelves that a room is on.
    pub async fn shelves_of(&self, room: RoomId) -> Result<HashSet<String>, StoreError> {
        match self {
            Self::Memory(memory) => memory.shelves_of(room),
            Self::Sqlite(sqlite) => sqlite.shelves_of(room).await,
            Self::Postgres(postgres) => postgres.shelves_of(room).await,
            #[cfg(feature = "faults")]
            Self::Faulty(faulty) => faulty.shelves_of(room).await,
        }
    }

    /// Makes a tiny durable write, to find out whether the store works. `now` has to differ each time: writing what is
    /// already there would touch no disk.
    pub async fn check(&self, now: u64) -> Result<(), StoreError> {
        self.shelve(CHECKED, RoomId::NONE, Some(Entry { rank: now, bytes: Vec::new() })).await
    }

    /// Writes something as large as what fails first on a full disk, and removes it again.
    pub async fn probe(&self) -> Result<(), StoreError> {
        let room = RoomId::NONE;
        self.shelve(PROBED, room, Some(Entry { rank: 0, bytes: vec![0; PROBE_BYTES] })).await?;
        self.shelve(PROBED, room, None).await
    }

    /// What is kept under a name, apart from all rooms.
    pub async fn kept(&self, name: &str) -> Result<Option<Vec<u8>>, StoreError> {
        Ok(self.shelved(name, RoomId::NONE).await?.map(|entry| entry.bytes))
    }

    /// Keeps something under a name, in place of what was kept there.
    pub async fn keep(&self, name: &str, bytes: Vec<u8>) -> Result<(), StoreError> {
        self.shelve(name, RoomId::NONE, Some(Entry { rank: 0, bytes })).await
    }

    /// Waits until the store is gone for good, and says why. A full disk is not for good.
    pub async fn lost(&self) -> StoreLost {
        match self {
            Self::Sqlite(sqlite) => sqlite.lost().await,
            Self::Postgres(postgres) => {
                postgres.taken_over().await;
                StoreLost::TakenOver
            }
            Self::Memory(_) => std::future::pending().await,
            #[cfg(feature = "faults")]
            Self::Faulty(_) => std::future::pending().await,
        }
    }

    /// What is counted of it, if anything is.
    pub fn metrics(&self) -> Option<&StoreMetrics> {
        match self {
            Self::Sqlite(sqlite) => Some(sqlite.metrics()),
            Self::Postgres(postgres) => Some(postgres.metrics()),
            Self::Memory(_) => None,
            #[cfg(feature = "faults")]
            Self::Faulty(_) => None,
        }
    }

    /// Every room with records, and how much there is of it, in the order of their ids.
    pub async fn census(&self) -> Result<Vec<Census>, StoreError> {
        match self {
            Self::Memory(memory) => memory.census(),
            Self::Sqlite(sqlite) => sqlite.census().await,
            Self::Postgres(postgres) => postgres.census().await,
            #[cfg(feature = "faults")]
            Self::Faulty(_) => Err(StoreError::Failed("no plan says how rooms are counted".into())),
        }
    }

    /// The store's file, if it has one.
    pub fn file(&self) -> Option<&Path> {
        match self {
            Self::Sqlite(sqlite) => Some(sqlite.file()),
            _ => None,
        }
    }

    /// Jobs that wait to be written.
    pub fn waiting(&self) -> usize {
        match self {
            Self::Sqlite(sqlite) => sqlite.waiting(),
            Self::Postgres(postgres) => postgres.waiting(),
            Self::Memory(_) => 0,
            #[cfg(feature = "faults")]
            Self::Faulty(_) => 0,
        }
    }

    /// Finishes pending work and closes the store for all its handles; every later use fails.
    pub async fn close(&self) {
        match self {
            Self::Memory(memory) => memory.close(),
            Self::Sqlite(sqlite) => sqlite.close().await,
            Self::Postgres(postgres) => postgres.close().await,
            #[cfg(feature = "faults")]
            Self::Faulty(faulty) => faulty.close(),
        }
    }
}

/// Where a store is.
#[derive(Debug, PartialEq, Eq)]
enum Url<'a> {
    Memory,
    Sqlite(&'a Path),
    Postgres,
}

impl<'a> Url<'a> {
    fn parse(url: &'a str) -> Result<Self, OpenError> {
        match url.split_once(':') {
            Some(("memory", "")) => Ok(Self::Memory),
            // SQLite's own name for a database without a file: two connections would be two databases.
            Some(("sqlite", path)) if !path.is_empty() && path != ":memory:" => Ok(Self::Sqlite(Path::new(path))),
            Some(("postgres" | "postgresql", place)) if place.starts_with("//") => Ok(Self::Postgres),
            // Only the scheme is repeated: an address can contain a password.
            _ => Err(OpenError::BadUrl(url.split(':').next().unwrap_or_default().to_owned())),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn urls_name_a_kind_and_a_place() {
        assert_eq!(Url::parse("memory:"), Ok(Url::Memory));
        assert_eq!(Url::parse("postgres://me@host/db"), Ok(Url::Postgres));
        assert_eq!(Url::parse("sqlite:a b?c.db"), Ok(Url::Sqlite(Path::new("a b?c.db"))));
        assert_eq!(Url::parse("sqlite:/var/lib/x.db"), Ok(Url::Sqlite(Path::new("/var/lib/x.db"))));
        for wrong in ["", "memory", "memory:x", "sqlite:", "sqlite::memory:", "postgres:db", "conurbation.db"] {
            assert!(matches!(Url::parse(wrong), Err(OpenError::BadUrl(_))), "{wrong:?}");
        }
    }

    #[test]
    fn the_error_for_a_bad_url_does_not_repeat_a_password() {
        let refused = Url::parse("mysql://me:hunter2@host/db").unwrap_err().to_string();
        assert_eq!(
            refused,
            "unknown store \"mysql\": use sqlite:FILE, postgres://USER@HOST/DATABASE, or memory: for one that is gone \
             when the program ends"
        );
    }
}
