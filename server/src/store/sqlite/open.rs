//! Opening the file: settings that are read back, and errors in the words of a store.

use std::{
    fs::OpenOptions,
    io::{self, ErrorKind},
    path::{Path, PathBuf},
    time::Duration,
};

use sqlx::{
    ConnectOptions, Connection, Row, SqliteConnection, SqlitePool,
    error::DatabaseError,
    sqlite::{SqliteConnectOptions, SqlitePoolOptions},
};

use super::{
    inspect::{self, Found},
    schema,
};
use crate::store::OpenError;

/// Connections that read.
const READERS: u32 = 4;

/// How long a statement waits for another program's lock, such as that of a `sqlite3` shell.
pub(super) const BUSY: Duration = Duration::from_secs(2);

/// Older libraries can corrupt a write-ahead log: <https://www.sqlite.org/wal.html#walresetbug>.
const OLDEST_LIBRARY: [u32; 3] = [3, 51, 3];

/// Opens the file for the writer, creating or migrating it if need be, and for the readers.
pub(super) async fn connect(path: &Path) -> Result<(SqliteConnection, SqlitePool), OpenError> {
    if inspect::inspect(path).await? == Found::Nothing
        && let Err(error) = create_private(path)
        && error.kind() != ErrorKind::AlreadyExists
    {
        return Err(failed(path, error));
    }
    let options = SqliteConnectOptions::new().filename(path).busy_timeout(BUSY);
    let mut database = options.clone().connect().await.map_err(|error| refused(path, error))?;
    let readers = async {
        prepare(path, &mut database).await?;
        let readers = SqlitePoolOptions::new().max_connections(READERS).test_before_acquire(false);
        readers.connect_with(options.read_only(true)).await.map_err(|error| refused(path, error))
    };
    match readers.await {
        Ok(readers) => Ok((database, readers)),
        Err(error) => {
            // Not merely dropped: once this returns nothing of it is left beside the file.
            let _ = database.close().await;
            Err(error)
        }
    }
}

/// Migrates the file and sets how its writer works.
async fn prepare(path: &Path, database: &mut SqliteConnection) -> Result<(), OpenError> {
    // With a rollback journal if the file is new: what marks it as ours is then in the file itself, not in a log
    // beside it.
    schema::migrate(path, database).await?;
    let error = |error| refused(path, error);
    for (set, read, wanted) in [
        ("PRAGMA journal_mode = WAL", "PRAGMA journal_mode", "wal"),
        // Each commit is on disk when it returns; "normal" would lose the last ones with the power.
        ("PRAGMA synchronous = FULL", "PRAGMA synchronous", "2"),
        // Where the system's sync stops at the disk's own cache (macOS), go on; elsewhere this means nothing.
        ("PRAGMA fullfsync = ON", "PRAGMA fullfsync", "1"),
        // Talk that is deleted is gone from the file, not only from its index.
        ("PRAGMA secure_delete = ON", "PRAGMA secure_delete", "1"),
    ] {
        sqlx::query(set).execute(&mut *database).await.map_err(error)?;
        let row = sqlx::query(read).fetch_one(&mut *database).await.map_err(error)?;
        let found = row.try_get_unchecked::<String, _>(0).map_err(error)?;
        if found != wanted {
            return Err(failed(path, format!("{set} was answered with {found}")));
        }
    }
    // A newer format is then in the file's header, where an older program looks for it.
    sqlx::query("PRAGMA wal_checkpoint(TRUNCATE)").execute(database).await.map_err(error)?;
    Ok(())
}

/// Makes an empty file that only its owner may read: names of rooms are secrets.
pub(super) fn create_private(path: &Path) -> io::Result<()> {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path).map(drop)
}

/// The one name of a file, so that two names of it meet at the same lock.
pub(super) fn absolute(path: &Path) -> Result<PathBuf, OpenError> {
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
pub(super) async fn check_library() -> Result<(), OpenError> {
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
pub(super) fn refused(path: &Path, error: sqlx::Error) -> OpenError {
    // The low byte is the kind of the error: <https://www.sqlite.org/rescode.html>.
    let code = error.as_database_error().and_then(DatabaseError::code).and_then(|code| code.parse::<i32>().ok());
    match code.map(|code| code & 0xff) {
        Some(5 | 6) => OpenError::Locked(path.to_owned()),
        Some(11 | 26) => OpenError::Damaged { path: path.to_owned(), what: error.to_string() },
        _ => failed(path, error),
    }
}

#[expect(clippy::needless_pass_by_value, reason = "as `map_err` hands it over")]
pub(super) fn failed(path: &Path, what: impl ToString) -> OpenError {
    OpenError::Failed { path: path.to_owned(), what: what.to_string() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn the_writer_syncs_each_commit_and_readers_cannot_write() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("store.db");
        let (mut writer, readers) = connect(&path).await.unwrap();
        let synchronous: i64 = sqlx::query_scalar("PRAGMA synchronous").fetch_one(&mut writer).await.unwrap();
        let journal: String = sqlx::query_scalar("PRAGMA journal_mode").fetch_one(&mut writer).await.unwrap();
        assert_eq!((synchronous, journal.as_str()), (2, "wal"));
        assert!(sqlx::query("DELETE FROM record").execute(&readers).await.is_err());
    }

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
