//! Copying a store, in use or not.

use std::{
    fs::{self, OpenOptions},
    io::ErrorKind,
    path::Path,
};

use sqlx::{ConnectOptions, Connection, SqliteConnection, sqlite::SqliteConnectOptions};

use super::{
    errors::{failed, refused},
    inspect::{self, Found},
    lock::Lock,
    open::{self, BUSY, create_private},
    schema,
};
use crate::store::types::{BackupError, OpenError};

/// The store may be in use: its server keeps writing meanwhile.
pub(crate) async fn backup(path: &Path, target: &Path) -> Result<(), BackupError> {
    open::check_library().await?;
    let path = &open::absolute(path)?;
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
        // A server has it open, so the file was inspected.
        Err(OpenError::Locked(_)) => {
            let options = SqliteConnectOptions::new().filename(path).read_only(true).busy_timeout(BUSY);
            copy(path, options.connect().await.map_err(|error| refused(path, error))?, target).await
        }
        Err(error) => Err(error.into()),
    }
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
    // SQLite would write into any empty file; creating it ourselves tells whether there was one.
    create_private(target).map_err(|error| match error.kind() {
        ErrorKind::AlreadyExists => BackupError::Exists(target.to_owned()),
        _ => failed(error.to_string()),
    })?;
    let result = async {
        // Absolute, since SQLite gives some names a special meaning: ":memory:", "file:…".
        let target = std::path::absolute(target).map_err(|error| error.to_string())?;
        sqlx::query("VACUUM INTO ?")
            .bind(target.to_str().ok_or("its name is not UTF-8")?)
            .execute(&mut database)
            .await
            .map_err(|error| error.to_string())?;
        OpenOptions::new().write(true).open(target).and_then(|file| file.sync_all()).map_err(|error| error.to_string())
    }
    .await;
    let _ = database.close().await;
    result.map_err(|what: String| {
        let _ = fs::remove_file(target);
        failed(what)
    })
}
