//! What stands in front of every handler: the key of the guests' cookies, the server's own address, and limits.

use std::{fmt, num::NonZeroU32, sync::Arc};

use axum_extra::extract::cookie::Key;
use clap::{Args, builder::BoolishValueParser};
use tokio_util::task::TaskTracker;

use super::{limits::PerAddress, places::Places, public_url::PublicUrl};
use crate::defaults::defaults;

/// What a [`Gate`] lets pass.
#[derive(Debug, Clone, PartialEq, Eq, Args)]
#[group(skip)]
pub struct GateOptions {
    /// Where players reach the server: scheme and host, without a path
    ///
    /// Invitations and QR codes begin with it, only its own pages may change anything, and with https cookies travel by
    /// https alone. Without it, the address is taken from the browser's Host header.
    #[arg(long, env = "CONURBATION_PUBLIC_URL", value_name = "https://HOST")]
    pub public_url: Option<PublicUrl>,

    /// Trust the X-Forwarded-For and X-Forwarded-Proto headers of the proxy in front of the server
    ///
    /// Set it if, and only if, all requests come through a proxy that sets them: limits then count by the last address
    /// in the former. Otherwise anyone could write these headers.
    #[arg(long, env = "CONURBATION_BEHIND_PROXY", value_parser = BoolishValueParser::new())]
    pub behind_proxy: bool,

    /// Rooms that one address may make per minute
    ///
    /// An address is an IPv4 address, or an IPv6 network of 64 bits.
    #[arg(long, env = "CONURBATION_ROOMS_PER_MINUTE", value_name = "NUMBER", default_value = "6")]
    pub rooms_per_minute: NonZeroU32,

    /// Requests that one address may make per minute
    ///
    /// A first visit to a room makes about ten, and a whole party may sit behind one address.
    #[arg(long, env = "CONURBATION_REQUESTS_PER_MINUTE", value_name = "NUMBER", default_value = "600")]
    pub requests_per_minute: NonZeroU32,

    /// Sockets that one address may hold open: one for each tab with a room
    #[arg(long, env = "CONURBATION_SOCKETS_PER_ADDRESS", value_name = "NUMBER", default_value = "64")]
    pub sockets_per_address: NonZeroU32,

    /// Commands that one socket may send per second
    #[arg(long, env = "CONURBATION_COMMANDS_PER_SECOND", value_name = "NUMBER", default_value = "20")]
    pub commands_per_second: NonZeroU32,
}

impl Default for GateOptions {
    fn default() -> Self {
        defaults()
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
    sockets: Places,
    commands_per_second: NonZeroU32,
    tasks: TaskTracker,
}

impl Gate {
    /// A gate with all its limits unused. `key` signs the cookies of guests: whoever has it can be any guest, and it
    /// has to outlive restarts.
    pub fn new(key: [u8; 64], options: GateOptions) -> Self {
        Self(Arc::new(Inner {
            key: Key::from(&key),
            public_url: options.public_url,
            behind_proxy: options.behind_proxy,
            rooms: PerAddress::per_minute(options.rooms_per_minute),
            requests: PerAddress::per_minute(options.requests_per_minute),
            sockets: Places::new(options.sockets_per_address),
            commands_per_second: options.commands_per_second,
            tasks: TaskTracker::new(),
        }))
    }

    /// Where browsers reach the server, if that is set.
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

    /// The limit for open sockets.
    pub fn sockets(&self) -> &Places {
        &self.0.sockets
    }

    /// Commands that one socket may send in a second.
    pub fn commands_per_second(&self) -> NonZeroU32 {
        self.0.commands_per_second
    }

    /// The tasks of open sockets: the HTTP server does not wait for them.
    pub fn tasks(&self) -> &TaskTracker {
        &self.0.tasks
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
