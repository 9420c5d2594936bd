//! The tables of a store's file and the marks that identify it.

use std::path::Path;

use sqlx::SqliteConnection;
use sqlx::migrate::{MigrateError, Migrator};

use super::errors::{failed, refused};
use crate::store::types::{OpenError, numbered};

/// In the header of every file of ours: "Cnrb".
pub(super) const APPLICATION_ID: u32 = u32::from_be_bytes(*b"Cnrb");

/// The format that this program writes, `user_version` in the header: the number of the last migration.
pub(super) const VERSION: u32 = 4;

/// Every migration up to [`VERSION`]. Released ones are never edited.
fn migrations() -> Migrator {
    let files = [
        ("log", include_str!("../../../../migrations/sqlite/0001_log.sql")),
        ("shelves", include_str!("../../../../migrations/sqlite/0002_shelves.sql")),
        ("snapshots", include_str!("../../../../migrations/sqlite/0003_snapshots.sql")),
        ("retention", include_str!("../../../../migrations/sqlite/0004_retention.sql")),
    ];
    numbered(files)
}

/// Brings the file to [`VERSION`].
pub(super) async fn migrate(path: &Path, database: &mut SqliteConnection) -> Result<(), OpenError> {
    let error = |error| refused(path, error);
    let mark: u32 = sqlx::query_scalar("PRAGMA application_id").fetch_one(&mut *database).await.map_err(error)?;
    if mark != APPLICATION_ID {
        // Before the first table, so that an unfinished file is recognised as ours.
        let set = sqlx::AssertSqlSafe(format!("PRAGMA application_id = {APPLICATION_ID}"));
        sqlx::raw_sql(set).execute(&mut *database).await.map_err(error)?;
    }
    migrations().run(database).await.map_err(|error| match error {
        MigrateError::Execute(error) | MigrateError::ExecuteMigration(error, _) => refused(path, error),
        MigrateError::VersionMismatch(_) | MigrateError::Dirty(_) => {
            OpenError::Damaged { path: path.to_owned(), what: error.to_string() }
        }
        _ => failed(path, error),
    })
}

/// Checks that a file of format `version` has its tables.
pub(super) async fn check(path: &Path, version: u32, database: &mut SqliteConnection) -> Result<(), OpenError> {
    let tables: Vec<String> = sqlx::query_scalar("SELECT name FROM sqlite_schema WHERE type = 'table'")
        .fetch_all(database)
        .await
        .map_err(|error| refused(path, error))?;
    let has = |table: &str| tables.iter().any(|name| name == table);
    if version == 0 {
        // Ours if it is unfinished: then its only table is the one that counts migrations.
        return if tables.iter().all(|name| name == "_sqlx_migrations") {
            Ok(())
        } else {
            Err(OpenError::Foreign { path: path.to_owned(), application_id: APPLICATION_ID })
        };
    }
    let rooms = if version == 1 { "listing" } else { "shelved" };
    match ["record", rooms, "secret"].into_iter().find(|table| !has(table)) {
        Some(missing) => Err(OpenError::Damaged { path: path.to_owned(), what: format!("table {missing} is missing") }),
        None => Ok(()),
    }
}
