//! This server's membership in the group of servers that share a store.

use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::{Arc, OnceLock};
use std::time::Duration;

use futures_util::FutureExt;
use futures_util::future::BoxFuture;
use serde_json::Value;
use tokio::time::sleep;
use tokio_util::task::AbortOnDropHandle;
use uuid::Uuid;

use super::connecting::Connecting;
use super::lease::{Lease, Tenure};
use super::peers::Peers;
use crate::rooms::common::error::ConnectError;
use crate::rooms::common::single_flight::SingleFlight;
use crate::store::{Node, Owner, RoomId, Store, StoreError};

/// How often somebody asks whether a server in trouble is still there.
const ASKS_EVERY: Duration = Duration::from_millis(50);

/// Runs the errands of other servers.
pub type ErrandHandler = Box<dyn Fn(Value) -> BoxFuture<'static, Value> + Send + Sync>;

/// This server's lease, and its way to the other servers.
pub struct Membership {
    /// Its right to serve rooms.
    pub lease: Arc<Lease>,
    /// The way to the others.
    pub peers: Peers,
    /// Set once the server can run errands.
    pub(in crate::rooms) handler: OnceLock<ErrandHandler>,
    /// Whether it takes no more rooms.
    pub(in crate::rooms) draining: AtomicBool,
    /// Those who are here and not yet with their room.
    pub(in crate::rooms) connecting: Connecting,
    /// The servers in trouble whose end is waited for.
    ends: SingleFlight<(), Uuid>,
}

impl Membership {
    /// A server that runs no errands yet.
    pub fn new(lease: Arc<Lease>, peers: Peers) -> Self {
        Self {
            lease,
            peers,
            handler: OnceLock::new(),
            draining: AtomicBool::new(false),
            connecting: Connecting::default(),
            ends: SingleFlight::default(),
        }
    }

    /// This server.
    pub(in crate::rooms) fn me(&self) -> Uuid {
        self.lease.node().id
    }

    /// Makes a room this server's own, for as long as the returned span of time lasts; [`ConnectError::Elsewhere`] if
    /// it is another one's.
    pub(in crate::rooms) async fn claim(&self, store: &Store, room: RoomId) -> Result<Tenure, ConnectError> {
        if self.draining.load(Relaxed)
            && let Some(other) = self.successor(store, room).await?
        {
            return Err(ConnectError::Elsewhere(other));
        }
        // Before it asks: a claim that outlasts its span counts for nothing.
        let tenure = self.lease.tenure().ok_or(ConnectError::Failing)?;
        let claim = tenure.run_until_cancelled(store.claim(room, self.me())).await;
        match claim.ok_or(ConnectError::Failing)?? {
            Owner::Me if tenure.is_cancelled() => Err(ConnectError::Failing),
            Owner::Me => Ok(tenure),
            Owner::Other(owner) => Err(ConnectError::Elsewhere(owner)),
        }
    }

    /// Waits until a server's lease has expired. One task polls for all who wait, and they wake once: there may be
    /// thousands, and anything done for each of them would take the time that opening their rooms needs.
    pub(in crate::rooms) async fn gone(&self, store: &Store, node: Uuid) {
        let store = store.clone();
        let asking = || {
            let asking = async move {
                let mut is_there = true;
                while is_there {
                    sleep(ASKS_EVERY).await;
                    // While the store does not answer, nobody can claim anything.
                    let nodes = store.nodes().await;
                    is_there = nodes.map_or(true, |nodes| nodes.iter().any(|other| other.id == node));
                }
            };
            AbortOnDropHandle::new(tokio::spawn(asking)).map(drop).boxed()
        };
        self.ends.join(node, asking).await;
    }

    /// The server that has a room, or is to have it when this one goes; `None` if there is no other.
    async fn successor(&self, store: &Store, room: RoomId) -> Result<Option<Node>, StoreError> {
        match store.owner(room).await? {
            // It is not in memory here, and so nobody's.
            Some(owner) if owner.id == self.me() => store.release(&[room], self.me()).await?,
            Some(owner) => return Ok(Some(owner)),
            None => {}
        }
        let mut others = store.nodes().await?;
        others.retain(|node| node.id != self.me());
        // All of them share the rooms, and everyone who looks for one goes to the same server.
        let share = room.as_str().bytes().map(usize::from).sum::<usize>().checked_rem(others.len());
        Ok(share.map(|share| others.swap_remove(share)))
    }
}
