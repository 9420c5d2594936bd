//! Inserts records: with one statement for as many as possible, and only where they are next.

use sqlx::SqliteConnection;

use super::errors::is_null;
use crate::store::types::{Append, StoreError, number, saturated};

/// What a statement is part of.
#[derive(Clone, Copy)]
pub(super) enum Within {
    Transaction,
    /// It is a transaction itself.
    Nothing,
}

/// Inserts the records of all appends, if the first number of each is the next one of its stream; returns whether it
/// is. If not, a transaction goes on: nothing of a single append is inserted, and some of several may be.
pub(super) async fn insert(
    database: &mut SqliteConnection,
    appends: &[&Append],
    within: Within,
) -> Result<bool, sqlx::Error> {
    let rows = appends.iter().map(|append| append.records.len()).sum();
    if rows == 0 {
        return Ok(true);
    }
    let values = vec!["(?, ?, ?, ?, ?)"; rows].join(", ");
    // OR FAIL saves a statement journal. By itself a statement needs none to leave nothing behind.
    let or_fail = match within {
        Within::Transaction => "OR FAIL",
        Within::Nothing => "",
    };
    // Bytes may not be null: the statement fails at a record that isn't next.
    let statement = format!(
        "WITH new (room, stream, first, seq, bytes) AS (VALUES {values})
         INSERT {or_fail} INTO record (room, stream, seq, bytes) SELECT room, stream, seq, CASE first WHEN 1 + (
             SELECT coalesce(max(seq), 0) FROM record WHERE record.room = new.room AND record.stream = new.stream
         ) THEN bytes END FROM new"
    );
    // Only question marks and the two words go into the text.
    let mut query = sqlx::query(sqlx::AssertSqlSafe(statement));
    for append in appends {
        let first = saturated(append.seq);
        for (after, bytes) in (0..).zip(&append.records) {
            let seq = append.seq.saturating_add(after);
            let stream = number(append.stream);
            query = query.bind(append.room.as_str()).bind(stream).bind(first);
            query = query.bind(saturated(seq)).bind(bytes.as_slice());
        }
    }
    match query.execute(database).await {
        Ok(_) => Ok(true),
        Err(error) if is_null(&error) => Ok(false),
        Err(error) => Err(error),
    }
}

/// A single append; fails with the reason if its number is not the next one.
pub(super) async fn append(
    database: &mut SqliteConnection,
    append: &Append,
) -> Result<Result<(), StoreError>, sqlx::Error> {
    if insert(database, &[append], Within::Transaction).await? {
        return Ok(Ok(()));
    }
    misplaced(database, append).await.map(Err)
}

/// Why the number of an append is not the next one of its stream.
pub(super) async fn misplaced(database: &mut SqliteConnection, append: &Append) -> Result<StoreError, sqlx::Error> {
    let taken = sqlx::query_scalar("SELECT EXISTS (SELECT 1 FROM record WHERE room = ? AND stream = ? AND seq = ?)")
        .bind(append.room.as_str())
        .bind(number(append.stream))
        .bind(saturated(append.seq))
        .fetch_one(database)
        .await?;
    Ok(if taken { StoreError::Taken(append.seq) } else { StoreError::Gap(append.seq) })
}
