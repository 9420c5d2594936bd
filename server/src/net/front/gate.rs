//! The limits of the server, and what extractors need to know of it.

use std::{
    convert::Infallible,
    fmt,
    num::NonZeroU32,
    sync::{Arc, PoisonError, RwLock},
    time::Duration,
};

use axum::{
    extract::{FromRef, FromRequestParts},
    http::request::Parts,
};
use tokio::sync::watch;
use tokio_util::task::TaskTracker;

use crate::metrics::NetMetrics;

use super::{
    address::ClientAddress,
    allowance::Allowance,
    bans::Bans,
    keys::CookieKeys,
    options::GateOptions,
    places::{Place, Places},
    public_url::PublicUrl,
    send_off::SendOff,
};

/// How long a proxy may keep a connection unused. Longer than proxies keep them (nginx 60 s, Caddy 120 s), so that none
/// sends a request into a connection that is just being closed.
const PROXY_IDLE: Duration = Duration::from_secs(150);

/// The time in which an address may open as many connections as it may hold open, or [`ARRIVALS`] if that is more: 50 a
/// second by default.
const ARRIVAL: Duration = Duration::from_secs(5);
/// Connections that any address may open in that time.
const ARRIVALS: NonZeroU32 = NonZeroU32::new(256).expect("not zero");

/// Game files that an address may upload within [`UPLOAD_PERIOD`], and in a day.
const UPLOADS: NonZeroU32 = NonZeroU32::new(30).expect("not zero");
const UPLOADS_A_DAY: NonZeroU32 = NonZeroU32::new(150).expect("not zero");
const UPLOAD_PERIOD: Duration = Duration::from_mins(10);

/// The limits of this server and what it knows of itself. Cheap to clone; clones share the limits.
#[derive(Clone)]
pub struct Gate(Arc<Inner>);

struct Inner {
    keys: RwLock<CookieKeys>,
    bans: watch::Sender<Bans>,
    reloading: tokio::sync::Mutex<()>,
    public_url: Option<PublicUrl>,
    hops: u8,
    request_timeout: Duration,
    rooms: Allowance,
    requests: Allowance,
    uploads: Allowance,
    connections: Places,
    arrivals: Allowance,
    sockets: Places,
    commands_per_second: NonZeroU32,
    tasks: TaskTracker,
    send_off: SendOff,
    metrics: NetMetrics,
}

impl Gate {
    /// A gate with all its limits unused. The keys sign the cookies of guests.
    pub fn new(keys: impl Into<CookieKeys>, options: GateOptions) -> Self {
        let hops = options.hops();
        let in_all = options.connections;
        // Behind a proxy, all connections come from its address.
        let each = if hops > 0 { in_all } else { options.connections_per_address };
        Self(Arc::new(Inner {
            keys: RwLock::new(keys.into()),
            bans: watch::Sender::default(),
            reloading: tokio::sync::Mutex::default(),
            public_url: options.public_url,
            hops,
            request_timeout: options.request_timeout,
            rooms: Allowance::per_minute(options.rooms_per_minute).and_per_day(options.rooms_per_day),
            requests: Allowance::per_minute(options.requests_per_minute),
            uploads: Allowance::within(UPLOAD_PERIOD, UPLOADS).and_per_day(UPLOADS_A_DAY),
            connections: Places::new(each.get(), in_all.get()),
            arrivals: Allowance::within(ARRIVAL, ARRIVALS.max(each)),
            sockets: Places::new(options.sockets_per_address.get(), in_all.get()),
            commands_per_second: options.commands_per_second,
            tasks: TaskTracker::new(),
            send_off: SendOff::default(),
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

    /// The limit for files of games.
    pub fn uploads(&self) -> &Allowance {
        &self.0.uploads
    }

    /// A place for a connection that has just come, unless its address holds too many or opens them too fast.
    pub fn admit(&self, client: ClientAddress) -> Option<Place> {
        let place = self.0.connections.take(client)?;
        self.0.arrivals.check(client).ok()?;
        Some(place)
    }

    /// The limits for connections of any kind.
    pub fn connections(&self) -> &Places {
        &self.0.connections
    }

    /// How long a connection may take to send the headers of its next request.
    pub fn header_timeout(&self) -> Duration {
        if self.0.hops > 0 { self.0.request_timeout.max(PROXY_IDLE) } else { self.0.request_timeout }
    }

    /// How long a client may take to send the body of a request.
    pub fn body_timeout(&self) -> Duration {
        self.0.request_timeout
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

    /// How open sockets are sent to the other servers.
    pub fn send_off(&self) -> &SendOff {
        &self.0.send_off
    }

    /// What is counted of sockets and requests.
    pub fn metrics(&self) -> &NetMetrics {
        &self.0.metrics
    }

    /// The keys that sign the cookies of guests.
    pub(super) fn keys(&self) -> CookieKeys {
        // Nobody panics while holding the lock.
        self.0.keys.read().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Held by whoever gives the gate what the store has.
    pub(in crate::net) fn reloading(&self) -> &tokio::sync::Mutex<()> {
        &self.0.reloading
    }

    /// Signs with other keys from now on, on all clones.
    pub fn set_keys(&self, keys: CookieKeys) {
        *self.0.keys.write().unwrap_or_else(PoisonError::into_inner) = keys;
    }

    /// Bans these and nobody else from now on, on all clones; whoever is connected is sent away.
    pub fn set_bans(&self, bans: Bans) {
        self.0.bans.send_if_modified(|known| {
            let changed = *known != bans;
            *known = bans;
            changed
        });
    }

    /// Who is banned, with word of every change.
    pub fn bans(&self) -> watch::Receiver<Bans> {
        self.0.bans.subscribe()
    }

    /// How many trusted proxies a request has passed.
    pub(super) fn hops(&self) -> u8 {
        self.0.hops
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
        Ok(Self::of(parts, state.gate().hops()))
    }
}

impl fmt::Debug for Gate {
    /// Without the keys: they must not end up in a log.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Gate")
            .field("public_url", &self.0.public_url)
            .field("hops", &self.0.hops)
            .finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_comes_and_goes_too_fast_is_turned_away() {
        let gate = Gate::new([7; 64], GateOptions::default());
        let [me, other] =
            ["192.0.2.1", "192.0.2.2"].map(|address| ClientAddress::new(address.parse().expect("an address")));
        let admitted = (0..100_000).filter(|_| gate.admit(me).is_some()).count();
        // More would take over a minute.
        assert!((256..5_000).contains(&admitted), "{admitted}");
        assert!(gate.admit(other).is_some());
    }
}
