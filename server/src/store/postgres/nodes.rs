//! Servers on the same database. Every change is one statement: a transaction that a server leaves open when it is cut
//! off would keep all others waiting.

use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::Duration;

use sqlx::postgres::{PgArguments, PgRow};
use sqlx::query::Query;
use sqlx::{PgConnection, Row};
use tokio::sync::Mutex;
use uuid::Uuid;

use super::Postgres;
use super::claims::Claim;
use super::connection::{ANSWER, answered};
use super::errors::unread;
use super::rows::node;
use crate::store::types::{Node, Owner, RoomId, StoreError};

/// How often a claim is repeated if the owner before goes just then.
const TRIES: usize = 5;

/// A connection of its own, so that it never waits for those who use the store.
pub(super) type Heartbeat = Arc<Mutex<Option<PgConnection>>>;

impl Postgres {
    pub(crate) async fn register_node(&self, Node { id, address }: &Node, holds: Duration) -> Result<(), StoreError> {
        let register = sqlx::query(
            "INSERT INTO node (id, address, until)
             SELECT $1, $2, clock_timestamp() + make_interval(secs => $3)
             WHERE NOT EXISTS (SELECT 1 FROM reservation WHERE until > clock_timestamp())
             ON CONFLICT (id) DO UPDATE SET address = excluded.address, until = excluded.until",
        );
        self.me.get_or_init(|| *id);
        match self.beat(register.bind(id.to_string()).bind(address).bind(holds.as_secs_f64())).await? {
            0 => Err(StoreError::Failed("another server has the database for itself".into())),
            _ => Ok(()),
        }
    }

    pub(crate) async fn renew_node(&self, node: Uuid, holds: Duration) -> Result<bool, StoreError> {
        let renew = sqlx::query(
            "UPDATE node SET until = clock_timestamp() + make_interval(secs => $2)
             WHERE id = $1 AND until > clock_timestamp()",
        );
        Ok(self.beat(renew.bind(node.to_string()).bind(holds.as_secs_f64())).await? == 1)
    }

    /// Does what can't wait for those who use the store; returns the number of rows.
    async fn beat(&self, query: Query<'_, sqlx::Postgres, PgArguments>) -> Result<u64, StoreError> {
        let mut own = self.heartbeat.lock().await;
        // It is given up if anything goes wrong on it.
        let mut connection = match own.take() {
            Some(connection) => connection,
            None => self.connections.open_at_once().await.map_err(|error| StoreError::Failed(error.to_string()))?,
        };
        let done = answered(ANSWER, query.execute(&mut connection)).await?;
        *own = Some(connection);
        Ok(done.rows_affected())
    }

    pub(crate) async fn forget_nodes(&self) -> Result<(), StoreError> {
        self.ask(|connection| {
            let forget = sqlx::query(
                "WITH gone AS (
                     DELETE FROM node WHERE until < clock_timestamp() - interval '1 hour' RETURNING id
                 ),
                 locked AS (
                     SELECT room FROM room_owner WHERE node IN (SELECT id FROM gone) ORDER BY room FOR UPDATE
                 )
                 DELETE FROM room_owner
                 WHERE node IN (SELECT id FROM gone) AND room IN (SELECT room FROM locked)",
            );
            Box::pin(async move { forget.execute(connection).await.map(drop) })
        })
        .await
    }

    pub(crate) async fn remove_node(&self, node: Uuid) -> Result<(), StoreError> {
        self.ask(move |connection| {
            // In the order in which others claim them.
            let go = sqlx::query(
                "WITH gone AS (DELETE FROM node WHERE id = $1),
                 locked AS (SELECT room FROM room_owner WHERE node = $1 ORDER BY room FOR UPDATE)
                 DELETE FROM room_owner WHERE node = $1 AND room IN (SELECT room FROM locked)",
            );
            let bound = go.bind(node.to_string());
            Box::pin(async move { bound.execute(connection).await.map(drop) })
        })
        .await
    }

    pub(crate) async fn claim(&self, room: RoomId, node: Uuid) -> Result<Owner, StoreError> {
        for _ in 0..TRIES {
            let number = 1 + self.claims_made.fetch_add(1, Relaxed);
            match self.claims.ask(Claim { room, node, number }).await? {
                Some(owner) if owner.id == node => return Ok(Owner::Me),
                Some(owner) => return Ok(Owner::Other(owner)),
                // It was taken or given up while this was asked, later than what the statement sees.
                None => {}
            }
        }
        Err(StoreError::Failed("this server is not there for the others".into()))
    }

    /// The server that is there and has this room.
    pub(crate) async fn owner(&self, room: RoomId) -> Result<Option<Node>, StoreError> {
        self.ask(move |connection| {
            let owner = sqlx::query(
                "SELECT node.id, node.address FROM room_owner JOIN node ON node.id = room_owner.node
                 WHERE room_owner.room = $1 AND node.until > clock_timestamp()",
            );
            let bound = owner.bind(room.to_string()).try_map(|row: PgRow| node(&row));
            Box::pin(async move { bound.fetch_optional(connection).await })
        })
        .await
        .map_err(unread)
    }

    pub(crate) async fn release(&self, rooms: &[RoomId], node: Uuid) -> Result<(), StoreError> {
        let rooms: Vec<String> = rooms.iter().map(ToString::to_string).collect();
        // This may happen long after nobody waits for it any more, and by then a room may have been claimed again.
        let last = self.claims_made.load(Relaxed);
        // After their snapshots: whoever has a room next may delete what is in them.
        self.in_order
            .work(move |connection| {
                // In the order in which others claim them.
                let release = sqlx::query(
                    "WITH locked AS (
                         SELECT room FROM room_owner WHERE room = ANY ($1) AND node = $2 AND claim <= $3
                         ORDER BY room FOR UPDATE
                     )
                     DELETE FROM room_owner WHERE room IN (SELECT room FROM locked) AND node = $2 AND claim <= $3",
                );
                let bound = release.bind(rooms).bind(node.to_string()).bind(last);
                Box::pin(async move { bound.execute(connection).await.map(drop) })
            })
            .await
    }

    pub(crate) async fn hand_on(&self, rooms: &[RoomId], from: Uuid, to: Uuid) -> Result<(), StoreError> {
        let rooms: Vec<String> = rooms.iter().map(ToString::to_string).collect();
        let last = self.claims_made.load(Relaxed);
        // After their snapshots, and in the order in which others claim them, as in `release`.
        self.in_order
            .work(move |connection| {
                let hand_on = sqlx::query(
                    "WITH locked AS (
                         SELECT room FROM room_owner WHERE room = ANY ($1) AND node = $2 AND claim <= $3
                         ORDER BY room FOR UPDATE
                     )
                     UPDATE room_owner SET node = $4, claim = 0
                     WHERE room IN (SELECT room FROM locked) AND node = $2 AND claim <= $3
                     AND EXISTS (SELECT 1 FROM node WHERE id = $4 AND until > clock_timestamp())",
                );
                let bound = hand_on.bind(rooms).bind(from.to_string()).bind(last).bind(to.to_string());
                Box::pin(async move { bound.execute(connection).await.map(drop) })
            })
            .await
    }

    pub(crate) async fn loads(&self) -> Result<Vec<(Node, usize)>, StoreError> {
        self.ask(|connection| {
            let loads = sqlx::query(
                "SELECT id, address, count(room) AS rooms FROM node LEFT JOIN room_owner ON room_owner.node = node.id
                 WHERE until > clock_timestamp() GROUP BY id, address ORDER BY id",
            );
            let load = |row: PgRow| Ok((node(&row)?, usize::try_from(row.try_get::<i64, _>("rooms")?).unwrap_or(0)));
            Box::pin(async move { loads.try_map(load).fetch_all(connection).await })
        })
        .await
        .map_err(unread)
    }

    pub(crate) async fn nodes(&self) -> Result<Vec<Node>, StoreError> {
        self.ask(|connection| {
            let nodes = sqlx::query("SELECT id, address FROM node WHERE until > clock_timestamp() ORDER BY id");
            Box::pin(async move { nodes.try_map(|row: PgRow| node(&row)).fetch_all(connection).await })
        })
        .await
        .map_err(unread)
    }
}
