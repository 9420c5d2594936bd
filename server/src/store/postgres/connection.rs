//! Work on one connection of the pool, and how long to wait for it.

use std::time::Duration;

use futures_util::future::BoxFuture;
use sqlx::{PgConnection, PgPool};
use tokio::time::timeout;

use super::errors::written;
use crate::store::types::StoreError;

/// How long to wait for an answer before the connection is given up. Longer than the database waits for anything itself
/// (see `open`), so that this is a connection that nobody answers on.
pub(super) const ANSWER: Duration = Duration::from_secs(4);
/// The same for what goes through whole tables.
pub(super) const LONG_ANSWER: Duration = Duration::from_mins(1);

/// Does some work on a connection of the pool. One that doesn't answer in time is dropped: what was asked on it may
/// still happen.
pub(super) async fn on_connection<T>(
    pool: PgPool,
    limit: Duration,
    work: impl for<'c> FnOnce(&'c mut PgConnection) -> BoxFuture<'c, Result<T, sqlx::Error>>,
) -> Result<T, StoreError> {
    let mut connection = pool.acquire().await.map_err(|error| StoreError::Failed(error.to_string()))?;
    if let Ok(answer) = timeout(limit, work(&mut connection)).await {
        return answer.map_err(written);
    }
    drop(connection.detach());
    Err(StoreError::Unknown("the database doesn't answer".into()))
}
