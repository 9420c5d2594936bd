//! Metrics of the sockets and of the gate.

use prometheus_client::metrics::{counter::Counter, family::Family};
use prometheus_client::registry::Registry;

use super::Label;

/// Counters of sockets and requests. Clones count together.
#[derive(Debug, Clone, Default)]
pub struct NetMetrics {
    requests: Family<Label<&'static str>, Counter>,
    refused: Family<Label<&'static str>, Counter>,
    opened: Counter,
    views: Counter,
    frames: Counter,
    bytes: Counter,
}

impl NetMetrics {
    /// A request was answered with this status.
    pub fn answered(&self, status: u16) {
        let class = match status {
            100..200 => "1xx",
            200..300 => "2xx",
            300..400 => "3xx",
            400..500 => "4xx",
            _ => "5xx",
        };
        self.requests.get_or_create(&[("status", class)]).inc();
    }

    /// Someone was refused at the gate; `kind` comes from a fixed list.
    pub fn refused(&self, kind: &'static str) {
        self.refused.get_or_create(&[("kind", kind)]).inc();
    }

    /// A socket was connected to a room.
    pub fn socket_opened(&self) {
        self.opened.inc();
    }

    /// Messages were written to a socket: `frames` of them, of which at most one is a view, with so many `bytes`.
    pub fn sent(&self, frames: usize, view: bool, bytes: usize) {
        self.frames.inc_by(frames as u64);
        self.views.inc_by(view.into());
        self.bytes.inc_by(bytes as u64);
    }

    /// Adds everything to what is shown.
    pub fn register(&self, registry: &mut Registry) {
        registry.register("http_answers", "Answers to HTTP requests by status", self.requests.clone());
        registry.register("refused", "Connections and requests refused at the gate by kind", self.refused.clone());
        registry.register("sockets_opened", "Sockets connected to a room", self.opened.clone());
        registry.register("messages_sent", "Messages written to sockets, views among them", self.frames.clone());
        registry.register("views_sent", "Views written to sockets", self.views.clone());
        registry.register("socket_bytes_sent", "Bytes of messages written to sockets", self.bytes.clone());
    }
}
