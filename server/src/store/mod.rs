//! The log of events. Knows rooms by their id and events as bytes, nothing of games.
//!
//! One file per kind of store; one conformance suite (`tests/store.rs`) runs on every kind and says what they have in
//! common.

mod error;
mod memory;
mod room_id;
mod sqlite;

use std::path::Path;

pub use error::{BackupError, OpenError, StoreError};
pub use memory::Memory;
pub use room_id::{NotARoomId, RoomId};
pub use sqlite::Sqlite;

/// One record of a room's log, or one line of its talk.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Record {
    /// Number within the room, from 1, without gaps. Events and talk are numbered apart.
    pub seq: u64,
    /// What the room made of it.
    pub bytes: Vec<u8>,
}

/// Which of a room's two sequences.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Stream {
    /// The game's log: the truth, never changed.
    Events,
    /// Talk: beside the log, deletable.
    Talk,
}

/// What a room puts on a shelf.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entry {
    /// The highest stands first.
    pub rank: u64,
    /// What the room wants shown.
    pub bytes: Vec<u8>,
}

/// A room on a shelf.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Shelved {
    /// The room.
    pub room: RoomId,
    /// Its entry, as it was last set.
    pub entry: Entry,
}

/// Handle on a store, cheap to clone; clones share the store.
///
/// A future of any method may be dropped at any time: what was asked for then happens either wholly or not at all.
#[derive(Debug, Clone)]
pub enum Store {
    /// In memory: ends with the program.
    Memory(Memory),
    /// In one file.
    Sqlite(Sqlite),
}

impl Store {
    /// Opens `memory:` or `sqlite:PATH`. A file that is missing or empty becomes a new store; a file that this program
    /// can't use is left as it was, with nothing beside it.
    pub async fn open(url: &str) -> Result<Self, OpenError> {
        match Url::parse(url)? {
            Url::Memory => Ok(Self::Memory(Memory::default())),
            Url::Sqlite(path) => Sqlite::open(path).await.map(Self::Sqlite),
        }
    }

    /// Copies the store at `url`, in use by a server or not, to a new file that is a store itself.
    pub async fn backup(url: &str, target: &Path) -> Result<(), BackupError> {
        match Url::parse(url)? {
            Url::Memory => Err(BackupError::NoFile(url.to_owned())),
            Url::Sqlite(path) => sqlite::backup(path, target).await,
        }
    }

    /// Writes record `seq` of a stream; it is durable when this returns. `seq` must be the one after the last:
    /// [`StoreError::Taken`] if another writer was faster, [`StoreError::Gap`] if there is no `seq - 1` yet.
    pub async fn append(&self, room: RoomId, stream: Stream, seq: u64, bytes: Vec<u8>) -> Result<(), StoreError> {
        self.append_all(room, stream, seq, vec![bytes]).await
    }

    /// The same for several records, numbered on from `seq`: all of them are written or none.
    pub async fn append_all(
        &self,
        room: RoomId,
        stream: Stream,
        seq: u64,
        records: Vec<Vec<u8>>,
    ) -> Result<(), StoreError> {
        match self {
            Self::Memory(memory) => memory.append(room, stream, seq, records),
            Self::Sqlite(sqlite) => sqlite.append(room, stream, seq, records).await,
        }
    }

    /// The records of a stream numbered `from` and up, in order; none if the room is unknown.
    pub async fn read(&self, room: RoomId, stream: Stream, from: u64) -> Result<Vec<Record>, StoreError> {
        match self {
            Self::Memory(memory) => memory.read(room, stream, from),
            Self::Sqlite(sqlite) => sqlite.read(room, stream, from).await,
        }
    }

    /// Deletes all talk of a room. Its numbers begin again at 1, so whoever remembers the old ones must forget them:
    /// say so with an event.
    pub async fn delete_talk(&self, room: RoomId) -> Result<(), StoreError> {
        match self {
            Self::Memory(memory) => memory.delete_talk(room),
            Self::Sqlite(sqlite) => sqlite.delete_talk(room).await,
        }
    }

    /// Sets the room's entry on the shelf of this name, or takes it off. A shelf is a list of rooms, each once, known
    /// by its name alone: one that nobody has put anything on is empty.
    pub async fn shelve(&self, name: &str, room: RoomId, entry: Option<Entry>) -> Result<(), StoreError> {
        match self {
            Self::Memory(memory) => memory.shelve(name, room, entry),
            Self::Sqlite(sqlite) => sqlite.shelve(name, room, entry).await,
        }
    }

    /// The first entries of a shelf, by rank; of equal ranks the room that came to the shelf first.
    pub async fn shelf(&self, name: &str, limit: usize) -> Result<Vec<Shelved>, StoreError> {
        match self {
            Self::Memory(memory) => memory.shelf(name, limit),
            Self::Sqlite(sqlite) => sqlite.shelf(name, limit).await,
        }
    }

    /// The secret of that name: made from the randomness of the operating system on first use, then the same for as
    /// long as the store lives.
    pub async fn secret(&self, name: &str) -> Result<[u8; 64], StoreError> {
        match self {
            Self::Memory(memory) => memory.secret(name),
            Self::Sqlite(sqlite) => sqlite.secret(name).await,
        }
    }

    /// Finishes what was asked for and closes the store for all its handles; every later use fails.
    pub async fn close(&self) {
        match self {
            Self::Memory(memory) => memory.close(),
            Self::Sqlite(sqlite) => sqlite.close().await,
        }
    }
}

/// Where a store is.
#[derive(Debug, PartialEq, Eq)]
enum Url<'a> {
    Memory,
    Sqlite(&'a Path),
}

impl<'a> Url<'a> {
    fn parse(url: &'a str) -> Result<Self, OpenError> {
        match url.split_once(':') {
            Some(("memory", "")) => Ok(Self::Memory),
            // SQLite's own name for a database without a file: two connections would be two databases.
            Some(("sqlite", path)) if !path.is_empty() && path != ":memory:" => Ok(Self::Sqlite(Path::new(path))),
            // Of the rest only the scheme is repeated: an address can hold a password.
            _ => Err(OpenError::BadUrl(url.split(':').next().unwrap_or_default().to_owned())),
        }
    }
}

/// 64 bytes that nobody can guess.
fn new_secret() -> Result<[u8; 64], StoreError> {
    let mut secret = [0; 64];
    getrandom::fill(&mut secret).map_err(|error| StoreError::Failed(format!("no randomness: {error}")))?;
    Ok(secret)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn urls_name_a_kind_and_a_place() {
        assert_eq!(Url::parse("memory:"), Ok(Url::Memory));
        assert_eq!(Url::parse("sqlite:a b?c.db"), Ok(Url::Sqlite(Path::new("a b?c.db"))));
        assert_eq!(Url::parse("sqlite:/var/lib/x.db"), Ok(Url::Sqlite(Path::new("/var/lib/x.db"))));
        for wrong in ["", "memory", "memory:x", "sqlite:", "sqlite::memory:", "conurbation.db"] {
            assert!(matches!(Url::parse(wrong), Err(OpenError::BadUrl(_))), "{wrong:?}");
        }
    }

    #[test]
    fn a_refused_url_keeps_its_password() {
        let refused = Url::parse("mysql://me:hunter2@host/db").unwrap_err().to_string();
        assert_eq!(
            refused,
            r#"unknown store "mysql": use sqlite:PATH, or memory: for a store that ends with the program"#
        );
    }
}
