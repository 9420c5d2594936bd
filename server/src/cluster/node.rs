//! This server as one of several on a database.

use std::collections::HashSet;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use futures_util::FutureExt;
use futures_util::future::join_all;
use tokio::net::TcpListener;
use tokio::sync::Semaphore;
use tokio::time::{Instant, sleep};
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;
use uuid::Uuid;

use super::key::ClusterKey;
use super::stream::{Stream, StreamError};
use crate::rooms::{Dial, Lease, Membership, Peers, Pipe, Rooms};
use crate::store::{Node, Store, StoreError};

/// How often a server is called again that is said to be there.
const CALL_EVERY: Duration = Duration::from_millis(250);
/// For how long: one that was killed is believed to be there for less than this.
const CALLED_FOR: Duration = Duration::from_secs(5);
/// A pause after a call could not be accepted.
const PAUSE: Duration = Duration::from_millis(100);
/// Most callers at once that have not proved yet who they are.
const STRANGERS: usize = 64;
/// How often the log says at most that a server can't be reached.
const TELL_EVERY: Duration = Duration::from_secs(1);

/// Why a server can't be one of several.
#[derive(Debug, thiserror::Error)]
pub enum JoinError {
    /// The database fails.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// A server that is there can't be reached.
    #[error("the server at {0}, which this database lists, can't be used: {1}")]
    Unreachable(String, StreamError),
}

/// A server that the others know of.
pub struct Member {
    listener: TcpListener,
    store: Store,
    key: ClusterKey,
    lease: Arc<Lease>,
    keeping: TaskTracker,
    /// Cancelled when it goes.
    going: CancellationToken,
}

impl Member {
    /// Joins the others on a store, which reach this server by `listener` at `address`. It makes sure that it can reach
    /// all of them, and says that it is there only then.
    pub async fn join(store: &Store, listener: TcpListener, address: String) -> Result<Self, JoinError> {
        store.forget_nodes().await?;
        let key = ClusterKey::of(store).await?;
        let node = Node { id: Uuid::new_v4(), address };
        make_sure_of(store, &key, node.id).await?;
        let lease = Arc::new(Lease::new(store.clone(), node));
        lease.begin().await?;
        let (keeping, going) = (TaskTracker::new(), CancellationToken::new());
        let (kept, gone) = (Arc::clone(&lease), going.clone());
        keeping.spawn(async move { kept.keep(gone).await });
        Ok(Self { listener, store: store.clone(), key, lease, keeping, going })
    }

    /// What its rooms need to know of it.
    pub fn membership(&self) -> Membership {
        let ended = frees_the_rooms(self.store.clone());
        let dial = dial(self.key.clone(), self.lease.node().id, self.going.clone(), ended);
        Membership::new(Arc::clone(&self.lease), Peers::new(dial, self.keeping.clone()))
    }

    /// Answers the others, until [`Member::go`].
    pub async fn answer(self: Arc<Self>, rooms: Rooms) {
        let strangers = Arc::new(Semaphore::new(STRANGERS));
        while let Some(accepted) = self.going.run_until_cancelled(self.listener.accept()).await {
            let Ok((tcp, peer)) = accepted else {
                sleep(PAUSE).await;
                continue;
            };
            let Ok(place) = Arc::clone(&strangers).try_acquire_owned() else { continue };
            let (key, me, going, rooms) = (self.key.clone(), self.lease.node().id, self.going.clone(), rooms.clone());
            self.keeping.spawn(async move {
                match Stream::accept(tcp, me, &key).await {
                    Ok(stream) => {
                        drop(place);
                        let (near, far) = Pipe::pair();
                        tokio::join!(stream.carry(far, going), rooms.serve_peer(near));
                    }
                    Err(error) => tracing::debug!(%peer, "a call was not answered: {error}"),
                }
            });
        }
    }

    /// Says to the others that this server is gone. Its rooms have to have ended.
    pub async fn go(&self) {
        self.going.cancel();
        self.keeping.close();
        self.keeping.wait().await;
    }
}

/// How to call other servers. The streams end with `going`; `ended` hears of each call to a server that has ended.
pub fn dial(key: ClusterKey, me: Uuid, going: CancellationToken, ended: impl Fn(Uuid) + Send + Sync + 'static) -> Dial {
    let told = Arc::new(Mutex::new(None));
    let ended = Arc::new(ended);
    Arc::new(move |node: Node| {
        let (key, going, told, ended) = (key.clone(), going.clone(), Arc::clone(&told), Arc::clone(&ended));
        async move {
            match Stream::dial(&node, me, &key).await {
                Ok(stream) => {
                    let (near, far) = Pipe::pair();
                    tokio::spawn(stream.carry(far, going));
                    Some(near)
                }
                Err(error) => {
                    if error.means_its_end() {
                        ended(node.id);
                    }
                    let now = Instant::now();
                    let mut told = told.lock().unwrap_or_else(PoisonError::into_inner);
                    if told.is_none_or(|told| now.duration_since(told) >= TELL_EVERY) {
                        *told = Some(now);
                        tracing::warn!(address = node.address, "another server can't be reached: {error}");
                    }
                    None
                }
            }
        }
        .boxed()
    })
}

/// Frees the rooms of servers that have ended, so that nobody waits until the store no longer believes in them. Only
/// once each: one that is there after all, behind a firewall that answers for it, finds out when it renews its lease,
/// and has lost its rooms for nothing.
fn frees_the_rooms(store: Store) -> impl Fn(Uuid) + Send + Sync + 'static {
    let freed = Arc::new(Mutex::new(HashSet::new()));
    move |node| {
        let (store, freed) = (store.clone(), Arc::clone(&freed));
        if freed.lock().unwrap_or_else(PoisonError::into_inner).insert(node) {
            tokio::spawn(async move {
                if let Err(error) = store.remove_node(node).await {
                    tracing::warn!(%error, "the rooms of a server that has ended go on a little later");
                    freed.lock().unwrap_or_else(PoisonError::into_inner).remove(&node);
                }
            });
        }
    }
}

/// Calls every server that is there: if two can't reach each other, people in the same room could not either.
async fn make_sure_of(store: &Store, key: &ClusterKey, me: Uuid) -> Result<(), JoinError> {
    let mut reached = Vec::new();
    let end = Instant::now() + CALLED_FOR;
    loop {
        let mut nodes = store.nodes().await?;
        nodes.retain(|node| !reached.contains(&node.id));
        let answers = join_all(nodes.iter().map(|node| Stream::dial(node, me, key))).await;
        let mut failed = None;
        for (node, answer) in nodes.into_iter().zip(answers) {
            match answer {
                Ok(_) => reached.push(node.id),
                Err(error) => failed = Some(JoinError::Unreachable(node.address, error)),
            }
        }
        let Some(failed) = failed else { return Ok(()) };
        if Instant::now() >= end {
            return Err(failed);
        }
        sleep(CALL_EVERY).await;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Waits until nobody is there any more.
    async fn until_gone(store: &Store) {
        while !store.nodes().await.expect("a store").is_empty() {
            tokio::task::yield_now().await;
        }
    }

    #[tokio::test]
    async fn a_server_that_has_ended_is_gone_at_once_but_only_once() {
        let store = Store::open("memory:").await.expect("memory");
        let key = ClusterKey::of(&store).await.expect("a key");
        let closed = TcpListener::bind("127.0.0.1:0").await.expect("a port").local_addr().expect("an address");
        let node = Node { id: Uuid::new_v4(), address: closed.to_string() };
        let dial = dial(key, Uuid::new_v4(), CancellationToken::new(), frees_the_rooms(store.clone()));
        store.register_node(&node, Duration::from_mins(1)).await.expect("a store");
        assert!(dial(node.clone()).await.is_none());
        until_gone(&store).await;
        // It is there after all.
        store.register_node(&node, Duration::from_mins(1)).await.expect("a store");
        assert!(dial(node.clone()).await.is_none());
        tokio::task::yield_now().await;
        assert_eq!(store.nodes().await, Ok(vec![node]));
    }
}
