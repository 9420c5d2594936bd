//! Errors of `PostgreSQL` and of the way to it, in the words of a store.

use sqlx::postgres::{PgDatabaseError, PgSeverity};

use crate::store::types::StoreError;

/// What an error means for a statement that may have written something.
#[expect(clippy::needless_pass_by_value, reason = "the signature that `map_err` needs")]
pub(super) fn written(error: sqlx::Error) -> StoreError {
    if is_refused(&error) { StoreError::Failed(error.to_string()) } else { StoreError::Unknown(error.to_string()) }
}

/// Whether the database has refused the statement, and taken back what it did. When it says more than that it is going
/// down, or the session is, and then the statement may have been committed before.
pub(super) fn is_refused(error: &sqlx::Error) -> bool {
    let refused = |error: &PgDatabaseError| error.severity() == PgSeverity::Error;
    error.as_database_error().is_some_and(|error| error.try_downcast_ref().is_some_and(refused))
}

/// What an error means for a statement that only reads: certainly nothing was written.
pub(super) fn unread(error: StoreError) -> StoreError {
    match error {
        StoreError::Unknown(what) => StoreError::Failed(what),
        other => other,
    }
}

/// Whether another writer's record has this number.
pub(super) fn is_taken(error: &sqlx::Error) -> bool {
    error.as_database_error().is_some_and(sqlx::error::DatabaseError::is_unique_violation)
}
