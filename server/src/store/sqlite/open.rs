//! Opening the file, with settings that are read back.

use std::{
    fs::OpenOptions,
    io::{self, ErrorKind},
    path::{Path, PathBuf},
    time::Duration,
};

use sqlx::{
    ConnectOptions, Connection, Row, SqliteConnection, SqlitePool,
    sqlite::{SqliteConnectOptions, SqlitePoolOptions},
};

use super::{
    errors::{failed, refused},
    inspect::{self, Found},
    schema,
};
use crate::store::types::OpenError;

/// Connections that read.
const READERS: u32 = 4;

/// How long a statement waits for another program's lock, such as that of a `sqlite3` shell.
pub(super) const BUSY: Duration = Duration::from_secs(2);

/// Older libraries can corrupt a write-ahead log: <https://www.sqlite.org/wal.html#walresetbug>.
const OLDEST_LIBRARY: [u32; 3] = [3, 51, 3];

/// Opens the file for the writer and the readers, creating or migrating it if need be.
pub(super) async fn connect(path: &Path) -> Result<(SqliteConnection, SqlitePool), OpenError> {
    if inspect::inspect(path).await? == Found::Nothing
        && let Err(error) = create_private(path)
        && error.kind() != ErrorKind::AlreadyExists
    {
        return Err(failed(path, error));
    }
    let options = SqliteConnectOptions::new().filename(path).busy_timeout(BUSY).disable_statement_logging();
    let mut database = options.clone().connect().await.map_err(|error| refused(path, error))?;
    let readers = async {
        prepare(path, &mut database).await?;
        let readers = SqlitePoolOptions::new().max_connections(READERS).test_before_acquire(false);
        readers.connect_with(options.read_only(true)).await.map_err(|error| refused(path, error))
    };
    match readers.await {
        Ok(readers) => Ok((database, readers)),
        Err(error) => {
            // Dropping it would close it later; once this returns, nothing of it is left beside the file.
            let _ = database.close().await;
            Err(error)
        }
    }
}

/// Migrates the file and configures the writer's connection.
async fn prepare(path: &Path, database: &mut SqliteConnection) -> Result<(), OpenError> {
    // If the file is new, this uses a rollback journal: what marks it as ours is then in the file itself, not in a
    // log beside it.
    schema::migrate(path, database).await?;
    let error = |error| refused(path, error);
    for (set, read, wanted) in [
        ("PRAGMA journal_mode = WAL", "PRAGMA journal_mode", "wal"),
        // Each commit is on disk when it returns; with NORMAL a power cut would lose the last ones.
        ("PRAGMA synchronous = FULL", "PRAGMA synchronous", "2"),
        // On macOS a plain sync stops at the disk's cache; elsewhere this has no effect.
        ("PRAGMA fullfsync = ON", "PRAGMA fullfsync", "1"),
        // Deleted talk is overwritten, not merely unlinked.
        ("PRAGMA secure_delete = ON", "PRAGMA secure_delete", "1"),
    ] {
        sqlx::query(set).execute(&mut *database).await.map_err(error)?;
        let row = sqlx::query(read).fetch_one(&mut *database).await.map_err(error)?;
        let found = row.try_get_unchecked::<String, _>(0).map_err(error)?;
        if found != wanted {
            return Err(failed(path, format!("{set} was answered with {found}")));
        }
    }
    // Puts a new format into the file's header, where an older program looks for it.
    sqlx::query("PRAGMA wal_checkpoint(TRUNCATE)").execute(database).await.map_err(error)?;
    Ok(())
}

/// Creates an empty file that only its owner may read: ids of rooms are secrets.
pub(super) fn create_private(path: &Path) -> io::Result<()> {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path).map(drop)
}

/// The canonical name of a file, so that two names of it lead to the same lock.
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

/// Checks the library that is actually linked.
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

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn the_writer_syncs_every_commit_and_readers_cannot_write() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("store.db");
        let (mut writer, readers) = connect(&path).await.unwrap();
        let synchronous: i64 = sqlx::query_scalar("PRAGMA synchronous").fetch_one(&mut writer).await.unwrap();
        let journal: String = sqlx::query_scalar("PRAGMA journal_mode").fetch_one(&mut writer).await.unwrap();
        assert_eq!((synchronous, journal.as_str()), (2, "wal"));
        assert!(sqlx::query("DELETE FROM record").execute(&readers).await.is_err());
    }

    #[test]
    fn libraries_that_can_corrupt_the_log_are_too_old() {
        for (version, enough) in [("3.51.3", true), ("3.51.10", true), ("3.52.0", true), ("4.0.0", true)] {
            assert_eq!(is_new_enough(version), enough, "{version}");
        }
        for version in ["3.51.2", "3.9.9", "2.99.99", "", "new"] {
            assert!(!is_new_enough(version), "{version}");
        }
    }
}
