//! The running server: the listener, the site, the rooms, and how it ends.

use std::io::{self, Write};
use std::time::Duration;

use tokio::net::TcpListener;
use tokio::time::{interval, timeout};
use tokio_util::sync::CancellationToken;

use crate::net::{Gate, Site, router};
use crate::rooms::Rooms;
use crate::store::Store;

/// How long connections and rooms may take to end.
const GRACE: Duration = Duration::from_secs(5);
/// How often limits that nobody is near are forgotten.
const TIDY_EVERY: Duration = Duration::from_secs(600);

/// Serves until `shutdown`; then everyone is told to come back, and what was accepted is in the store.
pub async fn serve(listener: TcpListener, gate: Gate, store: Store, shutdown: CancellationToken) -> io::Result<()> {
    let rooms = Rooms::new(store.clone(), shutdown.clone());
    let site = router(Site { gate: gate.clone(), rooms: rooms.clone() });
    let tidying = tokio::spawn(tidy(rooms.clone()));
    let site = site.into_make_service_with_connect_info::<std::net::SocketAddr>();
    axum::serve(listener, site).with_graceful_shutdown(shutdown.cancelled_owned()).await?;
    tidying.abort();
    // Upgraded sockets are not the HTTP server's any more: they are waited for here.
    let sockets = gate.tasks();
    sockets.close();
    if timeout(GRACE, async { tokio::join!(rooms.ended(), sockets.wait()) }).await.is_err() {
        tracing::warn!("some connections did not end in time");
    }
    store.close().await;
    Ok(())
}

async fn tidy(rooms: Rooms) {
    let mut pace = interval(TIDY_EVERY);
    loop {
        pace.tick().await;
        rooms.tidy();
    }
}

/// Prints where to go, with a QR code for telephones.
pub fn greet(out: &mut impl Write, url: &str, qr: &str) -> io::Result<()> {
    writeln!(out, "Conurbation is open at {url}\n\n{qr}")?;
    out.flush()
}
