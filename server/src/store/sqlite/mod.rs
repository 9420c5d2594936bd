//! The store in one file.
//!
//! Durable means: in the write-ahead log and synced to disk (`synchronous=FULL`). One task writes, in group commits;
//! a few connections read beside it and never wait for it.

mod inspect;
mod lock;
mod schema;
mod writer;

use std::{
    fs::{self, OpenOptions},
    io::{self, ErrorKind},
    path::{Path, PathBuf},
    time::Duration,
};

use sqlx::{
    ConnectOptions, Connection, Row, SqliteConnection, SqlitePool,
    sqlite::{SqliteConnectOptions, SqlitePoolOptions, SqliteRow},
};
use tokio::sync::{mpsc, oneshot};
use tokio_util::{sync::CancellationToken, task::TaskTracker};

use super::{BackupError, Listing, OpenError, Record, RoomId, StoreError, Stream};
use inspect::Found;
use lock::Lock;
use writer::{Job, Work};

/// Connections that read.
const READERS: u32 = 4;

/// How long a statement waits for another program's lock, such as that of a `sqlite3` shell.
const BUSY: Duration = Duration::from_secs(2);

/// Older libraries can corrupt a write-ahead log: <https://www.sqlite.org/wal.html#walresetbug>.
const OLDEST_LIBRARY: [u32; 3] = [3, 51, 3];

/// Handle on a store in a file; clones share it.
#[derive(Debug, Clone)]
pub struct Sqlite {
    jobs: mpsc::Sender<Job>,
    readers: SqlitePool,
    stop: CancellationToken,
    /// Empty once the writer has closed the file.
    writer: TaskTracker,
}

impl Sqlite {
    pub(super) async fn open(path: &Path) -> Result<Self, OpenError> {
        check_library().await?;
        let path = &absolute(path)?;
        let lock = Lock::take(path)?;
        match connect(path).await {
            Ok((database, readers)) => Ok(Self::start(database, readers, lock)),
            Err(error) => {
                lock.discard();
                Err(error)
            }
        }
    }

    fn start(database: SqliteConnection, readers: SqlitePool, lock: Lock) -> Self {
        let (jobs, queue) = mpsc::channel(writer::QUEUE);
        let stop = CancellationToken::new();
        let writer = TaskTracker::new();
        writer.spawn(writer::run(queue, stop.clone(), database, lock));
        writer.close();
        Self { jobs, readers, stop, writer }
    }

    /// A live store is read beside its server, whose writer goes on.
    pub(super) async fn backup(path: &Path, target: &Path) -> Result<(), BackupError> {
        check_library().await?;
        let path = &absolute(path)?;
        match Lock::take(path) {
            Ok(lock) => match inspect::inspect(path).await {
                Ok(Found::Store) => copy(path, inspect::connect_read_only(path).await?, target).await,
                Ok(Found::Nothing) => {
                    lock.discard();
                    Err(failed(path, "there is no store").into())
                }
                Err(error) => {
                    lock.discard();
                    Err(error.into())
                }
            },
            // Its server has inspected it.
            Err(OpenError::Locked(_)) => {
                let options = SqliteConnectOptions::new().filename(path).read_only(true).busy_timeout(BUSY);
                copy(path, options.connect().await.map_err(|error| refused(path, error))?, target).await
            }
            Err(error) => Err(error.into()),
        }
    }

    /// Has the writer do something and waits for the commit.
    async fn write(&self, work: Work) -> Result<(), StoreError> {
        let (done, result) = oneshot::channel();
        if self.jobs.send(Job { work, done }).await.is_err() {
            return Err(StoreError::Failed("the store is closed".into()));
        }
        result.await.unwrap_or_else(|_| Err(StoreError::Unknown("the writer is gone".into())))
    }

    pub(super) async fn append(
        &self,
        room: RoomId,
        stream: Stream,
        seq: u64,
        bytes: Vec<u8>,
    ) -> Result<(), StoreError> {
        self.write(Work::Append { room, stream, seq, bytes }).await
    }

    pub(super) async fn read(&self, room: RoomId, stream: Stream, from: u64) -> Result<Vec<Record>, StoreError> {
        sqlx::query("SELECT seq, bytes FROM record WHERE room = ? AND stream = ? AND seq >= ? ORDER BY seq")
            .bind(room.as_str())
            .bind(number(stream))
            .bind(saturated(from))
            .try_map(|row: SqliteRow| Ok(Record { seq: row.try_get("seq")?, bytes: row.try_get("bytes")? }))
            .fetch_all(&self.readers)
            .await
            .map_err(unread)
    }

    pub(super) async fn delete_talk(&self, room: RoomId) -> Result<(), StoreError> {
        self.write(Work::DeleteTalk { room }).await
    }

    pub(super) async fn list(&self, room: RoomId, entry: Option<(u64, Vec<u8>)>) -> Result<(), StoreError> {
        self.write(match entry {
            Some((at, bytes)) => Work::List { room, at, bytes },
            None => Work::Unlist { room },
        })
        .await
    }

    pub(super) async fn listings(&self, limit: usize) -> Result<Vec<Listing>, StoreError> {
        sqlx::query("SELECT room, at, bytes FROM listing ORDER BY at DESC, room LIMIT ?")
            .bind(saturated(limit as u64))
            .try_map(|row: SqliteRow| {
                let room =
                    row.try_get::<&str, _>("room")?.parse().map_err(|error| sqlx::Error::Decode(Box::new(error)))?;
                Ok(Listing { room, at: row.try_get("at")?, bytes: row.try_get("bytes")? })
            })
            .fetch_all(&self.readers)
            .await
            .map_err(unread)
    }

    pub(super) async fn secret(&self, name: &str) -> Result<[u8; 64], StoreError> {
        if let Some(secret) = self.stored_secret(name).await? {
            return Ok(secret);
        }
        // Of two that come here at once the first sets it, and both read what is set.
        self.write(Work::Secret { name: name.to_owned(), bytes: super::new_secret()? }).await?;
        let secret = self.stored_secret(name).await?;
        secret.ok_or_else(|| StoreError::Failed("a secret was written and is not there".into()))
    }

    async fn stored_secret(&self, name: &str) -> Result<Option<[u8; 64]>, StoreError> {
        let bytes: Option<Vec<u8>> = sqlx::query_scalar("SELECT bytes FROM secret WHERE name = ?")
            .bind(name)
            .fetch_optional(&self.readers)
            .await
            .map_err(unread)?;
        let whole =
            |bytes: Vec<u8>| bytes.try_into().map_err(|_| StoreError::Failed("a secret is not 64 bytes long".into()));
        bytes.map(whole).transpose()
    }

    pub(super) async fn close(&self) {
        // The readers first: the last to close the file folds the log into it.
        self.readers.close().await;
        self.stop.cancel();
        self.writer.wait().await;
    }
}

/// Opens the file for the writer, creating or migrating it if need be, and for the readers.
async fn connect(path: &Path) -> Result<(SqliteConnection, SqlitePool), OpenError> {
    if inspect::inspect(path).await? == Found::Nothing
        && let Err(error) = create_private(path)
        && error.kind() != ErrorKind::AlreadyExists
    {
        return Err(failed(path, error));
    }
    let error = |error| refused(path, error);
    let options = SqliteConnectOptions::new().filename(path).busy_timeout(BUSY);
    // With a rollback journal at first: what marks the file as ours is then in the file itself, not in a log beside it.
    let mut database = options.clone().connect().await.map_err(error)?;
    schema::migrate(path, &mut database).await?;
    for (set, read, wanted) in [
        ("PRAGMA journal_mode = WAL", "PRAGMA journal_mode", "wal"),
        // Each commit is on disk when it returns; "normal" would lose the last ones with the power.
        ("PRAGMA synchronous = FULL", "PRAGMA synchronous", "2"),
        // Where the system's sync stops at the disk's own cache (macOS), go on; elsewhere this means nothing.
        ("PRAGMA fullfsync = ON", "PRAGMA fullfsync", "1"),
        // Talk that is deleted is gone from the file, not only from its index.
        ("PRAGMA secure_delete = ON", "PRAGMA secure_delete", "1"),
    ] {
        sqlx::query(set).execute(&mut database).await.map_err(error)?;
        let row = sqlx::query(read).fetch_one(&mut database).await.map_err(error)?;
        let found = row.try_get_unchecked::<String, _>(0).map_err(error)?;
        if found != wanted {
            return Err(failed(path, format!("{set} was answered with {found}")));
        }
    }
    // A newer format is then in the file's header, where an older program looks for it.
    sqlx::query("PRAGMA wal_checkpoint(TRUNCATE)").execute(&mut database).await.map_err(error)?;
    let readers = SqlitePoolOptions::new()
        .max_connections(READERS)
        .test_before_acquire(false)
        .connect_with(options.read_only(true))
        .await
        .map_err(error)?;
    Ok((database, readers))
}

/// Writes a copy of a database as it is at this moment.
async fn copy(path: &Path, mut database: SqliteConnection, target: &Path) -> Result<(), BackupError> {
    let failed = |what: String| BackupError::Failed { path: target.to_owned(), what };
    let mark: u32 = sqlx::query_scalar("PRAGMA application_id")
        .fetch_one(&mut database)
        .await
        .map_err(|error| refused(path, error))?;
    if mark != schema::APPLICATION_ID {
        return Err(OpenError::Foreign { path: path.to_owned(), application_id: mark }.into());
    }
    // SQLite writes into a file if it is empty; making it ourselves decides whether there was one.
    create_private(target).map_err(|error| match error.kind() {
        ErrorKind::AlreadyExists => BackupError::Exists(target.to_owned()),
        _ => failed(error.to_string()),
    })?;
    let result = async {
        let name = target.to_str().ok_or("its name is not UTF-8")?;
        sqlx::query("VACUUM INTO ?").bind(name).execute(&mut database).await.map_err(|error| error.to_string())?;
        OpenOptions::new().write(true).open(target).and_then(|file| file.sync_all()).map_err(|error| error.to_string())
    }
    .await;
    let _ = database.close().await;
    result.map_err(|what: String| {
        let _ = fs::remove_file(target);
        failed(what)
    })
}

/// Makes an empty file that only its owner may read: names of rooms are secrets.
fn create_private(path: &Path) -> io::Result<()> {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path).map(drop)
}

/// The one name of a file, so that two names of it meet at the same lock.
fn absolute(path: &Path) -> Result<PathBuf, OpenError> {
    let error = |error| failed(path, error);
    match path.canonicalize() {
        Err(missing) if missing.kind() == ErrorKind::NotFound => {}
        found => return found.map_err(error),
    }
    let name = path.file_name().ok_or_else(|| failed(path, "it names no file"))?;
    let folder = match path.parent() {
        Some(folder) if folder != Path::new("") => folder,
        _ => Path::new("."),
    };
    Ok(folder.canonicalize().map_err(error)?.join(name))
}

/// Asks the library that is linked, whatever was meant to be.
async fn check_library() -> Result<(), OpenError> {
    let unknown = |error: sqlx::Error| OpenError::OldLibrary(format!("of unknown version ({error})"));
    let mut database = SqliteConnectOptions::new().in_memory(true).connect().await.map_err(unknown)?;
    let version: String =
        sqlx::query_scalar("SELECT sqlite_version()").fetch_one(&mut database).await.map_err(unknown)?;
    if is_new_enough(&version) { Ok(()) } else { Err(OpenError::OldLibrary(version)) }
}

fn is_new_enough(version: &str) -> bool {
    let parts: Option<Vec<u32>> = version.split('.').map(|part| part.parse().ok()).collect();
    parts.is_some_and(|parts| parts.as_slice() >= &OLDEST_LIBRARY[..])
}

/// What an error of `SQLite` says about a file that is being opened.
fn refused(path: &Path, error: sqlx::Error) -> OpenError {
    // The low byte is the kind of the error: <https://www.sqlite.org/rescode.html>.
    let code = error.as_database_error().and_then(|error| error.code()).and_then(|code| code.parse::<i32>().ok());
    match code.map(|code| code & 0xff) {
        Some(5 | 6) => OpenError::Locked(path.to_owned()),
        Some(11 | 26) => OpenError::Damaged { path: path.to_owned(), what: error.to_string() },
        _ => failed(path, error),
    }
}

fn failed(path: &Path, what: impl ToString) -> OpenError {
    OpenError::Failed { path: path.to_owned(), what: what.to_string() }
}

/// A read that failed; there was nothing to write.
fn unread(error: sqlx::Error) -> StoreError {
    StoreError::Failed(error.to_string())
}

/// A stream as the file names it.
fn number(stream: Stream) -> i64 {
    match stream {
        Stream::Events => 0,
        Stream::Talk => 1,
    }
}

/// `SQLite`'s numbers end at 2⁶³ − 1; nothing is beyond.
fn saturated(number: u64) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn libraries_that_corrupt_a_log_are_too_old() {
        for (version, enough) in [("3.51.3", true), ("3.51.10", true), ("3.52.0", true), ("4.0.0", true)] {
            assert_eq!(is_new_enough(version), enough, "{version}");
        }
        for version in ["3.51.2", "3.9.9", "2.99.99", "", "new"] {
            assert!(!is_new_enough(version), "{version}");
        }
    }
}
