//! Checks that a file is ours and intact, without changing a byte of it or leaving a file beside it.

use std::{
    ffi::OsString,
    fs::{self, File},
    io::{ErrorKind, Read},
    path::Path,
};

use sqlx::{ConnectOptions, Connection, SqliteConnection, sqlite::SqliteConnectOptions};

use super::{
    errors::{failed, refused},
    schema,
};
use crate::store::types::OpenError;

/// Files of up to this many bytes are checked completely before use: 1 GiB takes about a second if the system has it
/// cached. Of a larger one only the schema is checked; a room on a broken page then fails when it is read.
const CHECKED_WHOLE: u64 = 1 << 30;

/// Bytes of a database's header.
const HEADER: u8 = 100;

/// The first bytes of a database.
const MAGIC: &[u8; 16] = b"SQLite format 3\0";

/// What there is at a path where a store can be opened.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Found {
    /// No file, or an empty one.
    Nothing,
    /// A store.
    Store,
}

/// Looks at what is at `path`. Nobody else may be using it.
pub(super) async fn inspect(path: &Path) -> Result<Found, OpenError> {
    let mut header = Vec::with_capacity(HEADER.into());
    match File::open(path).and_then(|file| file.take(HEADER.into()).read_to_end(&mut header)) {
        Ok(0) => return Ok(Found::Nothing),
        Ok(_) => {}
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(Found::Nothing),
        Err(error) => return Err(failed(path, error)),
    }
    check_header(path, &header)?;
    // A journal is left if the program ended while creating the file. SQLite rolls it back, by writing.
    if !has_content(path, "-journal") {
        let mut database = connect_read_only(path).await?;
        let result = check_content(path, &mut database).await;
        let closed = database.close().await;
        result?;
        closed.map_err(|error| refused(path, error))?;
    }
    Ok(Found::Store)
}

/// Opens a database that nobody else has open, for reading, without leaving a trace.
pub(super) async fn connect_read_only(path: &Path) -> Result<SqliteConnection, OpenError> {
    // If the program did not close the store, a log with records is left. Without one, `immutable` keeps SQLite from
    // creating an empty one.
    let immutable = !has_content(path, "-wal");
    let options = SqliteConnectOptions::new().filename(path).read_only(true).immutable(immutable);
    options.connect().await.map_err(|error| refused(path, error))
}

fn has_content(path: &Path, suffix: &str) -> bool {
    let mut name = OsString::from(path);
    name.push(suffix);
    fs::metadata(name).is_ok_and(|file| file.len() > 0)
}

/// The layout is in <https://www.sqlite.org/fileformat2.html#the_database_header>.
fn check_header(path: &Path, header: &[u8]) -> Result<(), OpenError> {
    let path = path.to_owned();
    if !header.starts_with(MAGIC) {
        return Err(OpenError::NotADatabase(path));
    }
    if header.len() < HEADER.into() {
        return Err(OpenError::Damaged { path, what: "cut off within the header".into() });
    }
    let number = |at: usize| u32::from_be_bytes([header[at], header[at + 1], header[at + 2], header[at + 3]]);
    let (user_version, application_id) = (number(60), number(68));
    if application_id != schema::APPLICATION_ID {
        return Err(OpenError::Foreign { path, application_id });
    }
    check_version(&path, user_version)
}

fn check_version(path: &Path, found: u32) -> Result<(), OpenError> {
    if found > schema::VERSION {
        return Err(OpenError::TooNew { path: path.to_owned(), found, known: schema::VERSION });
    }
    Ok(())
}

/// Checks what only `SQLite` can read: pages, tables, and what a left-over log adds to the header.
async fn check_content(path: &Path, database: &mut SqliteConnection) -> Result<(), OpenError> {
    let error = |error| refused(path, error);
    let version: u32 = sqlx::query_scalar("PRAGMA user_version").fetch_one(&mut *database).await.map_err(error)?;
    check_version(path, version)?;
    let damaged = |what: String| OpenError::Damaged { path: path.to_owned(), what };
    let page: u64 = sqlx::query_scalar("PRAGMA page_size").fetch_one(&mut *database).await.map_err(error)?;
    let length = fs::metadata(path).map_err(|error| failed(path, error))?.len();
    // SQLite reads what is missing as zeros, which a record may contain. If there is a log, it has the whole page.
    if length % page != 0 && !has_content(path, "-wal") {
        return Err(damaged("cut off within a page".into()));
    }
    if length <= CHECKED_WHOLE {
        let found: String =
            sqlx::query_scalar("PRAGMA quick_check(1)").fetch_one(&mut *database).await.map_err(error)?;
        if found != "ok" {
            return Err(damaged(found));
        }
    }
    schema::check(path, version, database).await
}
