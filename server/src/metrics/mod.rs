//! What the server counts of itself. Each part has its own counters, with a method for everything that can happen to
//! it; `scrape.rs` shows them all. No label names a room, a guest or an address: labels are taken from fixed lists.

mod net;
mod process;
mod push;
mod rooms;
mod store;

pub use net::NetMetrics;
pub use process::Process;
pub use push::PushMetrics;
pub use rooms::RoomMetrics;
pub use store::StoreMetrics;

use std::fmt;

use prometheus_client::encoding::{DescriptorEncoder, EncodeMetric};
use prometheus_client::metrics::histogram::{Histogram, exponential_buckets};

/// From 0.25 ms to 8 s, doubling.
fn seconds() -> Histogram {
    Histogram::new(exponential_buckets(0.000_25, 2.0, 16))
}

/// One label with its value.
type Label<V> = [(&'static str, V); 1];

/// Writes a value that is looked up when it is asked for.
pub fn write(
    encoder: &mut DescriptorEncoder<'_>,
    name: &str,
    help: &str,
    value: &impl EncodeMetric,
) -> Result<(), fmt::Error> {
    value.encode(encoder.encode_descriptor(name, help, None, value.metric_type())?)
}
