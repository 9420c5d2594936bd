//! The running server: the listener, the site, the rooms, and how they shut down.

use std::io::{self, Write};
use std::sync::Arc;
use std::time::Duration;

use tokio::net::TcpListener;
use tokio::time::{Instant, interval, interval_at, sleep};
use tokio_util::sync::CancellationToken;

#[cfg(unix)]
use crate::admin::{self, Keeper};
use crate::net::front::PublicUrl;
use crate::net::push::{Push, PushOptions, tell_of_turns};
use crate::net::{Gate, Site, bans, connections, router};
use crate::rooms::{HouseOptions, Rooms, SWEEP_EVERY, Swept, system_time};
use crate::scrape;
use crate::store::{Store, StoreLost};

/// How long requests, connections and rooms may take to end after a shutdown.
const GRACE: Duration = Duration::from_secs(5);
/// How often unused limits are dropped.
const TIDY_EVERY: Duration = Duration::from_mins(10);
/// When the first sweep begins.
const FIRST_SWEEP: Duration = Duration::from_mins(1);
/// How often the clock is compared with the system's.
const FOLLOW_EVERY: Duration = Duration::from_millis(500);

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
    push: PushOptions,
    store: Store,
    shutdown: CancellationToken,
) -> io::Result<()> {
    let Listeners { public: listener, metrics } = listeners.into();
    gate.set_bans(bans(&store).await.map_err(io::Error::other)?);
    let rooms = Rooms::new(store.clone(), house, shutdown.clone());
    let here = gate.public_url().map(PublicUrl::origin);
    let push = Push::open(&store, &push, here).await.map_err(io::Error::other)?;
    let site = router(Site { gate: gate.clone(), rooms: rooms.clone(), push: push.clone(), carries: Arc::default() });
    if let Some(listener) = metrics {
        let registry = scrape::registry(&gate, &rooms, &store, &push);
        tokio::spawn(scrape::serve(listener, registry, shutdown.clone()));
    }
    let serving = connections::run(listener, site, gate.clone(), shutdown.clone());
    #[cfg(unix)]
    if let Some(file) = store.file() {
        let keeper = Keeper { rooms: rooms.clone(), store: store.clone(), gate: Some(gate.clone()) };
        tokio::spawn(admin::serve(file.to_owned(), keeper, shutdown.clone()));
    }
    let tidying = tokio::spawn(tidy(rooms.clone()));
    let following = tokio::spawn(follow_time(rooms.clone()));
    let sweeping = tokio::spawn(sweep(rooms.clone()));
    let telling = tokio::spawn(tell_of_turns(push, rooms.clone(), shutdown.clone()));
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
    following.abort();
    sweeping.abort();
    telling.abort();
    store.close().await;
    tracing::info!("stopped: the store is closed");
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

/// Keeps the rooms' clock near the system's, which may be set, or go on while the machine is suspended.
async fn follow_time(rooms: Rooms) {
    let mut pace = interval(FOLLOW_EVERY);
    loop {
        pace.tick().await;
        rooms.clock().follow(system_time());
    }
}

async fn tidy(rooms: Rooms) {
    let mut pace = interval(TIDY_EVERY);
    loop {
        pace.tick().await;
        rooms.tidy();
    }
}

/// Deletes what is past its time, now and then.
async fn sweep(rooms: Rooms) {
    let mut pace = interval_at(Instant::now() + FIRST_SWEEP, SWEEP_EVERY);
    loop {
        pace.tick().await;
        match rooms.sweep().await {
            Ok(Swept { rooms, talk, failed, .. }) => {
                tracing::info!(rooms, talk, failed, "swept what was past its time");
            }
            Err(error) => tracing::warn!(%error, "the sweep failed; the next one will continue"),
        }
    }
}

/// Prints the server's address, with a QR code for phones.
pub fn greet(out: &mut impl Write, url: &str, qr: &str) -> io::Result<()> {
    writeln!(out, "Conurbation is open at {url}\n\n{qr}")?;
    out.flush()
}
