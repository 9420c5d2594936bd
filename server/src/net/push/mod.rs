//! Tells people by Web Push (RFC 8030) that it is their turn while none of their pages is open.
//!
//! `notifier` hears of turns from the rooms and looks up whom to tell; `service` sends one message. What is sent is
//! encrypted for the browser (RFC 8291) and signed by this server (RFC 8292, `vapid`). The addresses come from clients,
//! so that nothing on this machine or in its network may be reached by them (`endpoint`, `public_address`).

mod endpoint;
mod message;
mod notifier;
mod options;
mod public_address;
mod service;
mod subscription;
mod vapid;

pub use notifier::tell_of_turns;
pub use options::PushOptions;
pub use subscription::{BadSubscription, Keys, Offered};

use std::sync::Arc;

use crate::metrics::PushMetrics;
use crate::store::{Store, StoreError};
use vapid::VapidKey;

/// The name of the secret that the key is made from.
const SECRET: &str = "push";

/// What is needed to tell people of turns. Cheap to clone.
#[derive(Debug, Clone)]
pub struct Push(Option<Arc<Inner>>);

#[derive(Debug)]
struct Inner {
    key: VapidKey,
    /// Whom a push service can ask about the messages.
    contact: Option<String>,
    anywhere: bool,
    metrics: PushMetrics,
}

impl Push {
    /// Nobody is told.
    pub const fn off() -> Self {
        Self(None)
    }

    /// With the key that the store keeps; it is made on first use. `here` is where browsers reach the server.
    pub async fn open(store: &Store, options: &PushOptions, here: Option<&str>) -> Result<Self, StoreError> {
        if !options.push {
            return Ok(Self::off());
        }
        let here = here.filter(|here| here.starts_with("https:")).map(str::to_owned);
        Ok(Self(Some(Arc::new(Inner {
            key: VapidKey::from_secret(store.secret(SECRET).await?),
            contact: options.push_contact.clone().or(here),
            anywhere: options.push_anywhere,
            metrics: PushMetrics::default(),
        }))))
    }

    /// The key that browsers have to name when they subscribe; `None` if nobody is told of turns.
    pub fn public_key(&self) -> Option<String> {
        Some(self.0.as_ref()?.key.public())
    }

    /// Whether addresses may lead anywhere.
    pub(super) fn anywhere(&self) -> bool {
        self.0.as_ref().is_some_and(|push| push.anywhere)
    }

    /// What is counted, if anybody is told of turns.
    pub fn metrics(&self) -> Option<&PushMetrics> {
        Some(&self.0.as_ref()?.metrics)
    }
}
