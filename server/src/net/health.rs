//! Health checks for monitoring and load balancers: `/healthz` and `/readyz`. Each answers with one line of plain text.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use axum::{
    Router,
    extract::State,
    http::StatusCode,
    response::{IntoResponse, Response},
    routing::get,
};
use tokio::sync::OnceCell;
use tokio::time::{Instant, timeout};

use super::site::Site;
use super::starting::not_ready;
use crate::rooms::Rooms;

/// How long the store may take for a tiny write. A commit takes milliseconds.
const PATIENCE: Duration = Duration::from_secs(2);
/// How long an answer counts, so that asking often does not load the store.
const CACHED: Duration = Duration::from_secs(1);

/// The latest check of the store.
#[derive(Clone)]
struct Health {
    rooms: Rooms,
    newest: Arc<Mutex<Check>>,
}

/// One check of the store. Everyone who asks while it runs waits for the same one.
#[derive(Clone)]
struct Check {
    begun: Instant,
    found: Arc<OnceCell<Result<(), String>>>,
}

impl Check {
    fn new() -> Self {
        Self { begun: Instant::now(), found: Arc::default() }
    }
}

impl Health {
    async fn check(&self) -> Result<(), String> {
        let check = {
            // Nobody panics while holding the lock.
            let mut newest = self.newest.lock().unwrap_or_else(PoisonError::into_inner);
            if newest.begun.elapsed() >= CACHED && newest.found.initialized() {
                *newest = Check::new();
            }
            newest.clone()
        };
        let found = check.found.get_or_init(async || match timeout(PATIENCE, self.rooms.check_store()).await {
            Ok(written) => written.map_err(|error| error.to_string()),
            Err(_) => Err(format!("the store did not answer within {} s", PATIENCE.as_secs())),
        });
        found.await.clone()
    }
}

/// The routes of the health checks.
pub fn routes(rooms: Rooms) -> Router<Site> {
    let health = Health { rooms, newest: Arc::new(Mutex::new(Check::new())) };
    Router::new().route("/healthz", get(healthy)).route("/readyz", get(ready)).with_state(health)
}

/// `GET /healthz`: whether the store accepts writes.
async fn healthy(State(health): State<Health>) -> Response {
    match health.check().await {
        Ok(()) => "ok\n".into_response(),
        Err(why) => (StatusCode::SERVICE_UNAVAILABLE, format!("{why}\n")).into_response(),
    }
}

/// `GET /readyz`: whether to send players here.
async fn ready(State(health): State<Health>) -> Response {
    if health.rooms.are_draining() {
        // Not 503: a balancer that hears this of a server sends nobody there, and leaves alone who is with it.
        return (StatusCode::NOT_FOUND, "the server sends everyone to the others\n").into_response();
    }
    if health.rooms.is_ending() {
        return not_ready("the server is shutting down\n");
    }
    if health.rooms.may_serve() { "ok\n".into_response() } else { not_ready("the server has lost its database\n") }
}

#[cfg(test)]
mod tests {
    use tokio::time::advance;
    use tokio_util::sync::CancellationToken;

    use super::*;
    use crate::{rooms::RoomsOptions, store::Store};

    #[tokio::test(start_paused = true)]
    async fn the_store_is_written_to_once_a_second_at_most() {
        let store = Store::open("memory:").await.expect("memory");
        let rooms = Rooms::new(store.clone(), RoomsOptions::default(), CancellationToken::new());
        let health = Health { rooms, newest: Arc::new(Mutex::new(Check::new())) };
        let written = async || store.shelf("checked", 9).await.expect("a shelf")[0].entry.rank;
        assert_eq!(health.check().await, Ok(()));
        let first = written().await;
        advance(CACHED / 2).await;
        assert_eq!(health.check().await, Ok(()));
        assert_eq!(written().await, first);
        advance(CACHED / 2).await;
        assert_eq!(health.check().await, Ok(()));
        assert!(written().await > first);
    }
}
