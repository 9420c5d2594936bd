//! `/metrics` for Prometheus, on a listener of its own, so that a server on the internet does not show it to strangers.

use std::fmt;

use axum::{
    Router,
    extract::State,
    http::{StatusCode, header},
    response::{IntoResponse, Response},
    routing::get,
};
use prometheus_client::collector::Collector;
use prometheus_client::encoding::{DescriptorEncoder, text::encode};
use prometheus_client::metrics::{gauge::ConstGauge, info::Info};
use prometheus_client::registry::Registry;
use std::sync::Arc;
use tokio::net::TcpListener;
use tokio_util::sync::CancellationToken;

use crate::metrics::{Process, write};
use crate::net::{Gate, push::Push};
use crate::rooms::Rooms;
use crate::store::Store;

/// The format of `OpenMetrics`.
const CONTENT_TYPE: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";

/// How full everything is at the moment.
struct Levels {
    gate: Gate,
    rooms: Rooms,
    store: Store,
}

impl fmt::Debug for Levels {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Levels")
    }
}

impl Collector for Levels {
    fn encode(&self, mut encoder: DescriptorEncoder<'_>) -> Result<(), fmt::Error> {
        let rooms = self.rooms.levels();
        for (name, help, value) in [
            ("conurbation_rooms", "Rooms in memory", rooms.alive),
            ("conurbation_mailboxes", "Messages that wait in the mailboxes of rooms", rooms.waiting),
            ("conurbation_fullest_mailbox", "Messages that wait in the fullest mailbox", rooms.fullest),
            ("conurbation_sockets", "Open sockets", self.gate.tasks().len()),
            ("conurbation_write_queue", "Jobs that wait for the store's writer", self.store.waiting()),
        ] {
            write(&mut encoder, name, help, &ConstGauge::new(value as u64))?;
        }
        Ok(())
    }
}

/// Everything that is counted.
pub fn registry(gate: &Gate, rooms: &Rooms, store: &Store, push: &Push) -> Registry {
    let mut registry = Registry::default();
    let levels = Levels { gate: gate.clone(), rooms: rooms.clone(), store: store.clone() };
    registry.register_collector(Box::new(levels));
    registry.register_collector(Box::new(Process));
    let ours = registry.sub_registry_with_prefix("conurbation");
    ours.register("build", "The program", Info::new([("version", env!("CARGO_PKG_VERSION"))]));
    gate.metrics().register(ours);
    rooms.metrics().register(ours);
    if let Some(metrics) = push.metrics() {
        metrics.register(ours);
    }
    if let Some(metrics) = store.metrics() {
        metrics.register(ours);
    }
    registry
}

/// Answers whoever asks for `/metrics` until `shutdown`.
pub async fn serve(listener: TcpListener, registry: Registry, shutdown: CancellationToken) {
    let routes = Router::new().route("/metrics", get(answer)).with_state(Arc::new(registry));
    let serving = axum::serve(listener, routes).into_future();
    tokio::select! {
        ended = serving => if let Err(error) = ended {
            tracing::error!("nobody can ask for metrics any more: {error}");
        },
        () = shutdown.cancelled() => {}
    }
}

/// What is counted, as text.
pub fn show(registry: &Registry) -> Result<String, fmt::Error> {
    let mut text = String::new();
    encode(&mut text, registry).map(|()| text)
}

async fn answer(State(registry): State<Arc<Registry>>) -> Response {
    match show(&registry) {
        Ok(text) => ([(header::CONTENT_TYPE, CONTENT_TYPE)], text).into_response(),
        Err(_) => StatusCode::INTERNAL_SERVER_ERROR.into_response(),
    }
}
