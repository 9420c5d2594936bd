//! Errors of `SQLite` and of the file system in the words of a store.

use std::path::Path;

use sqlx::error::DatabaseError;

use crate::store::types::{OpenError, StoreError};

/// The code of an error: <https://www.sqlite.org/rescode.html>.
fn code(error: &sqlx::Error) -> Option<i32> {
    error.as_database_error().and_then(DatabaseError::code)?.parse().ok()
}

/// The kind of an error, which is the low byte of its code.
fn kind(error: &sqlx::Error) -> Option<i32> {
    code(error).map(|code| code & 0xff)
}

/// Whether another program holds the lock that a statement needs, so that it did nothing.
pub(super) fn is_locked(error: &sqlx::Error) -> bool {
    matches!(kind(error), Some(5 | 6))
}

/// Whether a statement failed because a value was null that may not be.
pub(super) fn is_null(error: &sqlx::Error) -> bool {
    code(error) == Some(1299)
}

/// Whether a statement failed because the tables do not allow what it would have written. Foreign keys are looked at
/// no earlier than with the commit.
pub(super) fn is_constraint(error: &sqlx::Error) -> bool {
    kind(error) == Some(19) && code(error) != Some(787)
}

/// What an error means for a file that is being opened.
pub(super) fn refused(path: &Path, error: sqlx::Error) -> OpenError {
    match kind(&error) {
        Some(5 | 6) => OpenError::Locked(path.to_owned()),
        Some(11 | 26) => OpenError::Damaged { path: path.to_owned(), what: error.to_string() },
        _ => failed(path, error),
    }
}

#[expect(clippy::needless_pass_by_value, reason = "the signature that `map_err` needs")]
pub(super) fn failed(path: &Path, what: impl ToString) -> OpenError {
    OpenError::Failed { path: path.to_owned(), what: what.to_string() }
}

/// A failed read, which has certainly written nothing.
#[expect(clippy::needless_pass_by_value, reason = "the signature that `map_err` needs")]
pub(super) fn unread(error: sqlx::Error) -> StoreError {
    StoreError::Failed(error.to_string())
}
