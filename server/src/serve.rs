//! The running server: the listener, the site, the rooms, and how they shut down.

use std::io::{self, Write};
use std::time::Duration;

use tokio::net::TcpListener;
use tokio::time::{interval, sleep};
use tokio_util::sync::CancellationToken;

use crate::net::{CookieKeys, Gate, Site, connections, router};
use crate::rooms::{HouseOptions, Rooms};
use crate::scrape;
use crate::store::{Store, StoreError, StoreLost};

/// How long requests, connections and rooms may take to end after a shutdown.
const GRACE: Duration = Duration::from_secs(5);
/// How often unused limits are dropped.
const TIDY_EVERY: Duration = Duration::from_secs(600);

/// The name of the secret that signs cookies.
const COOKIES: &str = "cookies";

/// The keys that sign cookies, as the store has them now.
pub async fn cookie_keys(store: &Store) -> Result<CookieKeys, StoreError> {
    Ok(CookieKeys::new(store.secret(COOKIES).await?, store.previous_secret(COOKIES).await?))
}

/// Makes a new key for cookies. Those signed with the one before stay valid, those before that don't. A running server
/// has to be given the new keys with [`Gate::set_keys`].
pub async fn rotate_cookie_keys(store: &Store) -> Result<CookieKeys, StoreError> {
    store.rotate_secret(COOKIES).await?;
    cookie_keys(store).await
}

/// Where the server is reached.
pub struct Listeners {
    /// By players.
    pub public: TcpListener,
    /// By Prometheus.
    pub metrics: Option<TcpListener>,
}

impl From<TcpListener> for Listeners {
    /// For players only.
    fn from(public: TcpListener) -> Self {
        Self { public, metrics: None }
    }
}

/// Serves until `shutdown`, or until the store is gone for good, which is an error. When it returns, everyone was told
/// to come back, and everything accepted is in the store.
pub async fn serve(
    listeners: impl Into<Listeners>,
    gate: Gate,
    house: HouseOptions,
    store: Store,
    shutdown: CancellationToken,
) -> io::Result<()> {
    let Listeners { public: listener, metrics } = listeners.into();
    let rooms = Rooms::new(store.clone(), house, shutdown.clone());
    let site = router(Site { gate: gate.clone(), rooms: rooms.clone() });
    if let Some(listener) = metrics {
        let registry = scrape::registry(&gate, &rooms, &store);
        tokio::spawn(scrape::serve(listener, registry, shutdown.clone()));
    }
    let serving = connections::run(listener, site, gate.clone(), shutdown.clone());
    let tidying = tokio::spawn(tidy(rooms.clone()));
    let watching = tokio::spawn(stop_when_lost(store.clone(), shutdown.clone()));
    let ending = async {
        serving.await;
        // That does not wait for upgraded sockets.
        let sockets = gate.tasks();
        sockets.close();
        tokio::join!(rooms.ended(), sockets.wait());
    };
    let grace = async {
        shutdown.cancelled().await;
        sleep(GRACE).await;
    };
    tokio::select! {
        () = ending => {}
        () = grace => tracing::warn!("some connections did not end in time"),
    }
    tidying.abort();
    store.close().await;
    if watching.is_finished() {
        return Err(io::Error::other(watching.await?));
    }
    watching.abort();
    Ok(())
}

/// Stops the server when the store is gone for good: what is accepted from then on would be lost.
async fn stop_when_lost(store: Store, shutdown: CancellationToken) -> StoreLost {
    let why = store.lost().await;
    tracing::error!("the server stops, since its store is gone: {why}");
    shutdown.cancel();
    why
}

async fn tidy(rooms: Rooms) {
    let mut pace = interval(TIDY_EVERY);
    loop {
        pace.tick().await;
        rooms.tidy();
    }
}

/// Prints the server's address, with a QR code for phones.
pub fn greet(out: &mut impl Write, url: &str, qr: &str) -> io::Result<()> {
    writeln!(out, "Conurbation is open at {url}\n\n{qr}")?;
    out.flush()
}
