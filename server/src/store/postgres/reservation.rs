//! Reserves a database for one server at a time, which keeps renewing the reservation by the database's clock.
//!
//! This is for order alone: that two servers never write the same record is the key's doing.

use std::time::Duration;

use sqlx::PgConnection;
use tokio::time::{Instant, MissedTickBehavior, interval, sleep};
use tokio_util::sync::CancellationToken;
use uuid::Uuid;

use super::connection::{ANSWER, Connections, answered};
use crate::store::types::StoreError;

/// How long a reservation holds if it isn't renewed: how long the next server has to wait after a crash.
const HOLDS: Duration = Duration::from_secs(5);
/// How often it is renewed.
const RENEW_EVERY: Duration = Duration::from_secs(1);

/// The right of one server to use a database.
#[derive(Debug)]
pub(super) struct Reservation {
    connections: Connections,
    /// Its own, so that it never waits for those who use the store.
    own: Option<PgConnection>,
    node: Uuid,
}

impl Reservation {
    /// Waits until a server that was killed can't be there any more; `None` if another one is.
    pub async fn take(connections: Connections) -> Result<Option<Self>, StoreError> {
        let mut reservation = Self { connections, own: None, node: Uuid::new_v4() };
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
    pub async fn keep(mut self, closed: CancellationToken, taken: CancellationToken) {
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
    async fn hold(&mut self) -> Result<bool, StoreError> {
        let hold = sqlx::query(
            "INSERT INTO reservation (node, until) SELECT $1, clock_timestamp() + make_interval(secs => $2)
             WHERE NOT EXISTS (SELECT 1 FROM node WHERE until > clock_timestamp())
             ON CONFLICT (place) DO UPDATE SET node = excluded.node, until = excluded.until
             WHERE reservation.node = excluded.node OR reservation.until < clock_timestamp()",
        );
        let mut connection = self.connection().await?;
        let bound = hold.bind(self.node.to_string()).bind(HOLDS.as_secs_f64());
        let done = answered(ANSWER, bound.execute(&mut connection)).await?;
        self.own = Some(connection);
        Ok(done.rows_affected() == 1)
    }

    async fn give_back(mut self) -> Result<(), StoreError> {
        let delete = sqlx::query("DELETE FROM reservation WHERE node = $1").bind(self.node.to_string());
        let mut connection = self.connection().await?;
        answered(ANSWER, delete.execute(&mut connection)).await.map(drop)
    }

    /// The connection, which is given up if anything goes wrong on it.
    async fn connection(&mut self) -> Result<PgConnection, StoreError> {
        match self.own.take() {
            Some(connection) => Ok(connection),
            None => self.connections.open_at_once().await.map_err(|error| StoreError::Failed(error.to_string())),
        }
    }
}
