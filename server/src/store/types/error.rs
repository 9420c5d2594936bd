//! The errors of stores.

use std::path::PathBuf;

use super::room_id::NotARoomId;

/// What can go wrong while using a store.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum StoreError {
    /// Another writer on the same store took this number: read the new records, then decide again.
    #[error("record {0} is taken")]
    Taken(u64),
    /// The record before this one is missing, so the writer's memory is ahead of the log (talk was deleted by someone
    /// else, or there is a bug): drop the room from memory and read the log. Nothing was written.
    #[error("record {0} would leave a gap")]
    Gap(u64),
    /// It is unknown whether the record was written: drop the room from memory and read the log.
    #[error("unknown whether the record was written: {0}")]
    Unknown(String),
    /// The store can't be used. Nothing was written.
    #[error("the store failed: {0}")]
    Failed(String),
}

/// Why a store can't be used again in this process.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum StoreLost {
    /// The task that writes has ended, which it does only after a bug.
    #[error("the store's writer has ended")]
    WriterEnded,
    /// The file was removed or replaced: what is written now would vanish with the program.
    #[error("{} was removed or replaced", .0.display())]
    FileGone(PathBuf),
    /// Another server uses the database: this one was away for longer than it may be.
    #[error("another server uses the database now")]
    TakenOver,
}

/// Why a store was not opened. Its file was left unchanged.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum OpenError {
    /// The address names no kind of store that this program knows.
    #[error(
        "unknown store {0:?}: use sqlite:FILE, postgres://USER@HOST/DATABASE, or memory: for one that is gone when the \
         program ends"
    )]
    BadUrl(String),
    /// The address of a database can't be read. It isn't repeated: it can contain a password.
    #[error("the database's address can't be read: use postgres://USER:PASSWORD@HOST:PORT/DATABASE")]
    BadDatabaseUrl,
    /// The address of a database says something that this program does not know.
    #[error("the database's address has a parameter {0:?}, which this program does not know")]
    UnknownParameter(String),
    /// The database can't be used as it is, or not be reached.
    #[error("the database {place} can't be used: {what}")]
    Database {
        /// Its server and name.
        place: String,
        /// What is wrong.
        what: String,
    },
    /// Only a database can be shared by several servers.
    #[error("several servers can only share a database: say with --store postgres://… which one")]
    NotShareable,
    /// Another server uses the database.
    #[error("the database is in use: is another server running on it?")]
    InUse,
    /// What is there is only a part of the store that was to be copied there.
    #[error("a copy into this store was not finished: delete the file, or the database, and copy again")]
    HalfCopied,
    /// It was opened, and can't be used.
    #[error("the store can't be used: {0}")]
    Unusable(StoreError),
    /// The database was last used by a newer version of this program.
    #[error("the database {place} has format {found}, which is newer than this program's: update the program")]
    NewerDatabase {
        /// Its server and name.
        place: String,
        /// The format it has.
        found: i64,
    },
    /// The file is not a database.
    #[error("{} is not a database; it was left untouched", .0.display())]
    NotADatabase(PathBuf),
    /// The file is a database of another program.
    #[error("{} belongs to another program; it was left untouched", .path.display())]
    Foreign {
        /// The file.
        path: PathBuf,
        /// The application id in its header, 0 if there is none.
        application_id: u32,
    },
    /// The file is a damaged database of this program.
    #[error("{} is damaged ({what}); it was left untouched: restore a backup", .path.display())]
    Damaged {
        /// The file.
        path: PathBuf,
        /// What is wrong.
        what: String,
    },
    /// The file was last used by a newer version of this program.
    #[error(
        "{} has format {found}, newer than this program's {known}: update the program; the file was left untouched",
        .path.display()
    )]
    TooNew {
        /// The file.
        path: PathBuf,
        /// The format it has.
        found: u32,
        /// The newest format this program knows.
        known: u32,
    },
    /// Another program has the file open.
    #[error("{} is in use: is another server running on it?", .0.display())]
    Locked(PathBuf),
    /// The `SQLite` library is too old to be trusted.
    #[error("SQLite {0} can corrupt a write-ahead log; 3.51.3 or newer is needed")]
    OldLibrary(String),
    /// Anything else, usually an error of the file system.
    #[error("{} can't be opened: {what}", .path.display())]
    Failed {
        /// The file.
        path: PathBuf,
        /// What is wrong.
        what: String,
    },
}

/// Why a store was not copied to another one.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum CopyError {
    /// One of them can't be opened.
    #[error(transparent)]
    Unopened(#[from] OpenError),
    /// One of them is in memory.
    #[error("memory: is gone when the program ends: there is nothing to copy from it, and no use in copying to it")]
    Memory,
    /// Nothing is in the source.
    #[error("the source is empty: is its address right?")]
    Empty,
    /// Something is in the target.
    #[error("the target is not empty: a copy never mixes two stores")]
    NotEmpty,
    /// The source has records of something that is no room.
    #[error("the source has records of {0:?}, which is {1}")]
    NotARoom(String, NotARoomId),
    /// The source was changed meanwhile, by something else than this program.
    #[error("the source has changed meanwhile: delete what is in the target and copy again")]
    Changed,
    /// One of them failed on the way.
    #[error("the copy was not finished: delete what is in the target and copy again: {0}")]
    Failed(#[from] StoreError),
}

/// Why a backup failed.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum BackupError {
    /// The store to copy can't be read.
    #[error(transparent)]
    Source(#[from] OpenError),
    /// This kind of store has no file.
    #[error("this store has no file to copy; a database is backed up with its own tools: see docs/operations.md")]
    NoFile,
    /// The file exists. A backup never replaces one.
    #[error("{} already exists", .0.display())]
    Exists(PathBuf),
    /// The copy could not be written, and was removed.
    #[error("{} can't be written: {what}", .path.display())]
    Failed {
        /// The copy.
        path: PathBuf,
        /// What is wrong.
        what: String,
    },
}
