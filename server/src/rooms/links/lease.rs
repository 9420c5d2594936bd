//! The right of this server to serve rooms, where several share a store: it keeps saying that it is there, and stops
//! serving before the others may believe that it is not.

use std::time::Duration;

use tokio::sync::watch;
use tokio::time::{Instant, MissedTickBehavior, interval, sleep_until};
use tokio_util::sync::CancellationToken;

use crate::store::{Node, Store, StoreError};

/// How long the others believe it that a server is there: a killed one's rooms go on elsewhere no earlier.
const HOLDS: Duration = Duration::from_millis(2250);
/// How much earlier this server stops believing it, counted from when it asked: clocks differ in pace, and what it
/// does last takes time.
const MARGIN: Duration = Duration::from_millis(200);
/// How often it says that it is there. With the margin this leaves 1.8 s to a database that crashed: in less than that
/// it is mostly back.
const RENEW_EVERY: Duration = Duration::from_millis(250);
/// How soon it tries again if that failed: a database that has crashed may be back just before it is too late.
const AGAIN: Duration = Duration::from_millis(100);

/// A span of time in which this server may serve rooms. When it ends, all of them end with it.
pub type Tenure = CancellationToken;

/// This server among those that share the store.
#[derive(Debug)]
pub struct Lease {
    node: Node,
    store: Store,
    held: watch::Sender<Option<Held>>,
}

/// What it holds.
#[derive(Debug, Clone)]
struct Held {
    tenure: Tenure,
    began: Instant,
    until: Instant,
}

impl Lease {
    /// Serves nothing before [`Lease::begin`].
    pub fn new(store: Store, node: Node) -> Self {
        Self { node, store, held: watch::Sender::new(None) }
    }

    /// This server.
    pub const fn node(&self) -> &Node {
        &self.node
    }

    /// The span of time that is now; `None` while this server may serve nothing.
    pub fn tenure(&self) -> Option<Tenure> {
        // Looked at by the clock too: a process that slept wakes anywhere.
        self.held.borrow().as_ref().filter(|held| Instant::now() < held.until).map(|held| held.tenure.clone())
    }

    /// For how long this server has been able to serve without a break.
    pub fn lasts(&self) -> Duration {
        self.held.borrow().as_ref().map_or(Duration::ZERO, |held| held.began.elapsed())
    }

    /// Says that the server is there, or still is.
    pub async fn begin(&self) -> Result<(), StoreError> {
        let mut asked = Instant::now();
        let holds = self.tenure().is_some();
        if !(holds && self.store.renew(self.node.id, HOLDS).await?) {
            // Others may have the rooms: what has lapsed once stays so.
            self.end();
            asked = Instant::now();
            self.store.stay(&self.node, HOLDS).await?;
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

    /// Keeps saying that the server is there, until `going`; then that it has gone.
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
        if let Err(error) = self.store.go(self.node.id).await {
            tracing::warn!(%error, "its rooms go on elsewhere a little later");
        }
    }

    fn end(&self) {
        if let Some(held) = self.held.send_replace(None) {
            held.tenure.cancel();
        }
    }
}
