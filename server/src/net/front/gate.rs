//! The limits of the server, and what extractors need to know of it.

use std::{convert::Infallible, fmt, num::NonZeroU32, sync::Arc};

use axum::{
    extract::{FromRef, FromRequestParts},
    http::request::Parts,
};
use axum_extra::extract::cookie::Key;
use tokio_util::task::TaskTracker;

use crate::metrics::NetMetrics;

use super::{
    address::ClientAddress, allowance::Allowance, options::GateOptions, places::Places, public_url::PublicUrl,
};

/// The limits of this server and what it knows of itself. Cheap to clone; clones share the limits.
#[derive(Clone)]
pub struct Gate(Arc<Inner>);

struct Inner {
    key: Key,
    public_url: Option<PublicUrl>,
    behind_proxy: bool,
    rooms: Allowance,
    requests: Allowance,
    sockets: Places,
    commands_per_second: NonZeroU32,
    tasks: TaskTracker,
    metrics: NetMetrics,
}

impl Gate {
    /// A gate with all its limits unused. `key` signs the cookies of guests: whoever has it can be any guest. It has to
    /// outlive restarts.
    pub fn new(key: [u8; 64], options: GateOptions) -> Self {
        Self(Arc::new(Inner {
            key: Key::from(&key),
            public_url: options.public_url,
            behind_proxy: options.behind_proxy,
            rooms: Allowance::per_minute(options.rooms_per_minute),
            requests: Allowance::per_minute(options.requests_per_minute),
            sockets: Places::new(options.sockets_per_address),
            commands_per_second: options.commands_per_second,
            tasks: TaskTracker::new(),
            metrics: NetMetrics::default(),
        }))
    }

    /// Where browsers reach the server, if that is set.
    pub fn public_url(&self) -> Option<&PublicUrl> {
        self.0.public_url.as_ref()
    }

    /// The limit for opening rooms.
    pub fn rooms(&self) -> &Allowance {
        &self.0.rooms
    }

    /// The limit for requests of any kind.
    pub fn requests(&self) -> &Allowance {
        &self.0.requests
    }

    /// The limit for open sockets.
    pub fn sockets(&self) -> &Places {
        &self.0.sockets
    }

    /// Commands that one socket may send per second.
    pub fn commands_per_second(&self) -> NonZeroU32 {
        self.0.commands_per_second
    }

    /// The tasks of open sockets, which the HTTP server does not wait for.
    pub fn tasks(&self) -> &TaskTracker {
        &self.0.tasks
    }

    /// What is counted of sockets and requests.
    pub fn metrics(&self) -> &NetMetrics {
        &self.0.metrics
    }

    pub(super) fn key(&self) -> Key {
        self.0.key.clone()
    }

    pub(super) fn behind_proxy(&self) -> bool {
        self.0.behind_proxy
    }
}

/// The state of handlers whose extractors need the gate.
pub trait HasGate: Send + Sync {
    /// The gate.
    fn gate(&self) -> Gate;
}

impl<S: Send + Sync> HasGate for S
where
    Gate: FromRef<S>,
{
    fn gate(&self) -> Gate {
        Gate::from_ref(self)
    }
}

impl<S: HasGate> FromRequestParts<S> for ClientAddress {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Infallible> {
        Ok(Self::of(parts, state.gate().behind_proxy()))
    }
}

impl fmt::Debug for Gate {
    /// Without the key: it must not end up in a log.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Gate")
            .field("public_url", &self.0.public_url)
            .field("behind_proxy", &self.0.behind_proxy)
            .finish_non_exhaustive()
    }
}
