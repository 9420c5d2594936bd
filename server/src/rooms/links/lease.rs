//! This server's lease: its right to serve rooms where several servers share a store. It keeps renewing the lease, and
//! stops serving before the others may take it for expired.

use std::time::Duration;

use tokio::sync::watch;
use tokio::time::{Instant, MissedTickBehavior, interval, sleep_until};
use tokio_util::sync::CancellationToken;

use crate::store::{Node, Store, StoreError};

/// The length of a lease. The rooms of a server that was killed can be taken over once it has expired.
const HOLDS: Duration = Duration::from_millis(2250);
/// How much earlier the server takes its own lease for expired, counted from when it asked: clocks run at different
/// rates, and what it does last takes time.
const MARGIN: Duration = Duration::from_millis(200);
/// How often the lease is renewed. With the margin this leaves a crashed database 1.8 s to come back, which is mostly
/// enough.
const RENEW_EVERY: Duration = Duration::from_millis(250);
/// The wait after a failed renewal: a crashed database may be back just before it is too late.
const AGAIN: Duration = Duration::from_millis(100);

/// An unbroken period in which this server holds a lease. Cancelled when it ends, and all rooms end with it.
pub type Tenure = CancellationToken;

/// Holds and renews this server's lease.
#[derive(Debug)]
pub struct Lease {
    node: Node,
    store: Store,
    held: watch::Sender<Option<Held>>,
}

/// The current tenure: when it began, and until when it lasts unless renewed.
#[derive(Debug, Clone)]
struct Held {
    tenure: Tenure,
    began: Instant,
    until: Instant,
}

impl Lease {
    /// No lease is held before [`Lease::begin`].
    pub fn new(store: Store, node: Node) -> Self {
        Self { node, store, held: watch::Sender::new(None) }
    }

    /// This server.
    pub const fn node(&self) -> &Node {
        &self.node
    }

    /// The current tenure; `None` while this server may serve nothing.
    pub fn tenure(&self) -> Option<Tenure> {
        // The clock is checked too: a process that was suspended may wake up anywhere.
        self.held.borrow().as_ref().filter(|held| Instant::now() < held.until).map(|held| held.tenure.clone())
    }

    /// For how long this server has been able to serve without a break.
    pub fn lasts(&self) -> Duration {
        self.held.borrow().as_ref().map_or(Duration::ZERO, |held| held.began.elapsed())
    }

    /// Acquires the lease, or renews it.
    pub async fn begin(&self) -> Result<(), StoreError> {
        let mut asked = Instant::now();
        let holds = self.tenure().is_some();
        if !(holds && self.store.renew_node(self.node.id, HOLDS).await?) {
            // Others may have the rooms by now, so a tenure that has lapsed is never extended.
            self.end();
            asked = Instant::now();
            self.store.register_node(&self.node, HOLDS).await?;
        }
        let until = asked + HOLDS - MARGIN;
        let now = Instant::now();
        if now < until {
            self.held.send_modify(|held| {
                let lapsed = held.take_if(|held| held.until <= now);
                lapsed.inspect(|held| held.tenure.cancel());
                held.get_or_insert_with(|| Held { tenure: Tenure::new(), began: now, until }).until = until;
            });
        }
        Ok(())
    }

    /// Keeps renewing the lease until `going` is cancelled, then gives it up.
    pub async fn keep(&self, going: CancellationToken) {
        let mut pace = interval(RENEW_EVERY);
        pace.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            let until = self.held.borrow().as_ref().map(|held| held.until);
            let renewing = async {
                pace.tick().await;
                self.begin().await
            };
            tokio::select! {
                biased;
                () = going.cancelled() => break,
                () = sleep_until(until.unwrap_or_else(Instant::now)), if until.is_some() => self.end(),
                renewed = renewing => if let Err(error) = renewed {
                    tracing::warn!(%error, "could not say that this server is there");
                    if self.tenure().is_some() {
                        pace.reset_after(AGAIN);
                    }
                },
            }
        }
        self.end();
        if let Err(error) = self.store.remove_node(self.node.id).await {
            tracing::warn!(%error, "its rooms go on elsewhere a little later");
        }
    }

    fn end(&self) {
        if let Some(held) = self.held.send_replace(None) {
            held.tenure.cancel();
        }
    }
}
