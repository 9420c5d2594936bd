//! Migrations of the tables of a database.

use sqlx::SqlSafeStr;
use sqlx::migrate::{Migration, MigrationType, Migrator};

/// Migrations, each with its name and its statements, numbered from 1.
pub(crate) fn numbered(files: impl IntoIterator<Item = (&'static str, &'static str)>) -> Migrator {
    let numbered = (1..).zip(files).map(|(version, (name, statements))| {
        Migration::new(version, name.into(), MigrationType::Simple, statements.into_sql_str(), false)
    });
    Migrator::with_migrations(numbered.collect())
}
