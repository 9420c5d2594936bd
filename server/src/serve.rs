//! The running server: the listener, the site, the rooms, and how they shut down.

use std::io::{self, Write};
use std::net::SocketAddr;
use std::time::Duration;

use axum::serve::ListenerExt;
use tokio::net::TcpListener;
use tokio::time::{interval, sleep};
use tokio_util::sync::CancellationToken;

use crate::net::{Gate, Site, router};
use crate::rooms::{HouseOptions, Rooms};
use crate::scrape;
use crate::store::{Store, StoreLost};

/// How long requests, connections and rooms may take to end after a shutdown.
const GRACE: Duration = Duration::from_secs(5);
/// How often unused limits are dropped.
const TIDY_EVERY: Duration = Duration::from_secs(600);

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
    let site = site.into_make_service_with_connect_info::<SocketAddr>();
    // A view is one small write, which must not wait until the other side has acknowledged the one before.
    let listener = listener.tap_io(|socket| {
        if let Err(error) = socket.set_nodelay(true) {
            tracing::debug!(%error, "could not set TCP_NODELAY");
        }
    });
    let serving = axum::serve(listener, site).with_graceful_shutdown(shutdown.clone().cancelled_owned());
    if let Some(listener) = metrics {
        let registry = scrape::registry(&gate, &rooms, &store);
        tokio::spawn(scrape::serve(listener, registry, shutdown.clone()));
    }
    let tidying = tokio::spawn(tidy(rooms.clone()));
    let watching = tokio::spawn(stop_when_lost(store.clone(), shutdown.clone()));
    let ending = async {
        serving.await?;
        // The HTTP server does not wait for upgraded sockets.
        let sockets = gate.tasks();
        sockets.close();
        tokio::join!(rooms.ended(), sockets.wait());
        Ok(())
    };
    let grace = async {
        shutdown.cancelled().await;
        sleep(GRACE).await;
    };
    let ended = tokio::select! {
        ended = ending => ended,
        () = grace => {
            tracing::warn!("some connections did not end in time");
            Ok(())
        }
    };
    tidying.abort();
    store.close().await;
    if watching.is_finished() {
        return Err(io::Error::other(watching.await?));
    }
    watching.abort();
    ended
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
