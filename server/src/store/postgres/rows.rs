//! Parses rows that several statements return.

use sqlx::Row;
use sqlx::postgres::PgRow;

use crate::store::types::{Node, Snapshot};

pub(super) fn node(row: &PgRow) -> Result<Node, sqlx::Error> {
    let id = row.try_get::<&str, _>("id")?.parse().map_err(|error| sqlx::Error::Decode(Box::new(error)))?;
    Ok(Node { id, address: row.try_get("address")? })
}

pub(super) fn snapshot(row: &PgRow) -> Result<Snapshot, sqlx::Error> {
    let version = row.try_get::<i64, _>("version")?;
    let version = version.try_into().map_err(|error| sqlx::Error::Decode(Box::new(error)))?;
    Ok(Snapshot { seq: seq(row)?, version, bytes: row.try_get("bytes")? })
}

pub(super) fn seq(row: &PgRow) -> Result<u64, sqlx::Error> {
    row.try_get::<i64, _>("seq").map(i64::cast_unsigned)
}
