//! What stands before every handler: which guest asks, from which address, how often, and at which door.

use std::{fmt, num::NonZeroU32, sync::Arc};

use axum_extra::extract::cookie::Key;

use super::{
    limits::{self, PerAddress},
    public_url::PublicUrl,
};

/// What a [`Gate`] is made from.
#[derive(Clone)]
pub struct GateOptions {
    /// Signs the cookies of guests. Whoever has it can be any guest; it is to outlive restarts.
    pub key: [u8; 64],
    /// Where browsers reach the server; without it they are taken at their word (the `Host` header).
    pub public_url: Option<PublicUrl>,
    /// Whether the peer is a proxy whose `X-Forwarded-…` headers can be trusted.
    pub behind_proxy: bool,
    /// Rooms that one address may make in a minute.
    pub rooms_per_minute: NonZeroU32,
    /// Requests that one address may make in a minute.
    pub requests_per_minute: NonZeroU32,
}

impl GateOptions {
    /// A server without a proxy before it and with the usual limits.
    pub fn new(key: [u8; 64]) -> Self {
        Self {
            key,
            public_url: None,
            behind_proxy: false,
            rooms_per_minute: limits::ROOMS_PER_MINUTE,
            requests_per_minute: limits::REQUESTS_PER_MINUTE,
        }
    }
}

/// Shared by all handlers; cheap to clone.
#[derive(Clone)]
pub struct Gate(Arc<Inner>);

struct Inner {
    key: Key,
    public_url: Option<PublicUrl>,
    behind_proxy: bool,
    rooms: PerAddress,
    requests: PerAddress,
}

impl Gate {
    /// A gate with all its limits unused.
    pub fn new(options: GateOptions) -> Self {
        Self(Arc::new(Inner {
            key: Key::from(&options.key),
            public_url: options.public_url,
            behind_proxy: options.behind_proxy,
            rooms: PerAddress::per_minute(options.rooms_per_minute),
            requests: PerAddress::per_minute(options.requests_per_minute),
        }))
    }

    /// Where browsers reach the server, if the host said so.
    pub fn public_url(&self) -> Option<&PublicUrl> {
        self.0.public_url.as_ref()
    }

    /// The limit for making rooms.
    pub fn rooms(&self) -> &PerAddress {
        &self.0.rooms
    }

    /// The limit for requests of any kind.
    pub fn requests(&self) -> &PerAddress {
        &self.0.requests
    }

    pub(super) fn key(&self) -> Key {
        self.0.key.clone()
    }

    pub(super) fn behind_proxy(&self) -> bool {
        self.0.behind_proxy
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
