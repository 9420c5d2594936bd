//! Metrics of push messages.

use prometheus_client::metrics::{counter::Counter, family::Family};
use prometheus_client::registry::Registry;

use super::Label;

/// Counters of push messages. Clones count together.
#[derive(Debug, Clone, Default)]
pub struct PushMetrics {
    notices: Family<Label<&'static str>, Counter>,
}

impl PushMetrics {
    /// So many messages had this outcome, which comes from a fixed list.
    pub fn told(&self, outcome: &'static str, number: u64) {
        self.notices.get_or_create(&[("outcome", outcome)]).inc_by(number);
    }

    /// Adds everything to what is shown.
    pub fn register(&self, registry: &mut Registry) {
        registry.register("push_notices", "Push messages about turns by outcome", self.notices.clone());
    }
}
