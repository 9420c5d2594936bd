//! One server at a time: it keeps saying that it is there, by the database's clock.
//!
//! This is for order alone: that two servers never write the same record is the key's doing.

use std::time::Duration;

use sqlx::PgPool;
use tokio::time::{Instant, MissedTickBehavior, interval, sleep};
use tokio_util::sync::CancellationToken;
use uuid::Uuid;

use super::connection::{ANSWER, on_connection};
use crate::store::types::StoreError;

/// How long a reservation holds if it isn't renewed: after a crash, the next server starts no later than this.
const HOLDS: Duration = Duration::from_secs(5);
/// How often it is renewed.
const RENEW_EVERY: Duration = Duration::from_secs(1);

/// The right of one server to use a database.
#[derive(Debug, Clone)]
pub(super) struct Reservation {
    pool: PgPool,
    node: Uuid,
}

impl Reservation {
    /// Waits until a server that was killed can't be there any more; `None` if another one is.
    pub async fn take(pool: PgPool) -> Result<Option<Self>, StoreError> {
        let reservation = Self { pool, node: Uuid::new_v4() };
        let patience = Instant::now() + HOLDS + RENEW_EVERY;
        while !reservation.hold().await? {
            if Instant::now() > patience {
                return Ok(None);
            }
            sleep(RENEW_EVERY).await;
        }
        Ok(Some(reservation))
    }

    /// Renews it until `closed`, then gives it back; ends early, with `taken`, if another server has taken it
    /// meanwhile. While the database doesn't answer, nobody can take it.
    pub async fn keep(self, closed: CancellationToken, taken: CancellationToken) {
        let mut pace = interval(RENEW_EVERY);
        pace.set_missed_tick_behavior(MissedTickBehavior::Delay);
        while closed.run_until_cancelled(pace.tick()).await.is_some() {
            match self.hold().await {
                Ok(true) => {}
                Ok(false) => {
                    taken.cancel();
                    return;
                }
                Err(error) => tracing::warn!(%error, "the database does not answer"),
            }
        }
        if let Err(error) = self.give_back().await {
            tracing::warn!(%error, "the next server has to wait for a few seconds");
        }
    }

    /// Takes or renews it, unless another server has it. In one statement: a transaction that a server leaves open when
    /// it is cut off would keep all others waiting.
    async fn hold(&self) -> Result<bool, StoreError> {
        let node = self.node.to_string();
        on_connection(self.pool.clone(), ANSWER, |connection| {
            let hold = sqlx::query(
                "INSERT INTO reservation (node, until) VALUES ($1, clock_timestamp() + make_interval(secs => $2))
                 ON CONFLICT (place) DO UPDATE SET node = excluded.node, until = excluded.until
                 WHERE reservation.node = excluded.node OR reservation.until < clock_timestamp()",
            );
            let bound = hold.bind(node).bind(HOLDS.as_secs_f64());
            Box::pin(async move { Ok(bound.execute(connection).await?.rows_affected() == 1) })
        })
        .await
    }

    async fn give_back(self) -> Result<(), StoreError> {
        on_connection(self.pool, ANSWER, move |connection| {
            let delete = sqlx::query("DELETE FROM reservation WHERE node = $1").bind(self.node.to_string());
            Box::pin(async move { delete.execute(connection).await.map(drop) })
        })
        .await
    }
}
