//! Metrics of the rooms.

use std::time::Duration;

use prometheus_client::metrics::{counter::Counter, family::Family, gauge::Gauge, histogram::Histogram};
use prometheus_client::registry::Registry;

use super::{Label, seconds};

/// Counters of all rooms. Clones count together.
#[derive(Debug, Clone)]
pub struct RoomMetrics {
    commands: Family<Label<String>, Counter>,
    repeated: Counter,
    loads: Histogram,
    thinking: Gauge,
    swept: Family<Label<&'static str>, Counter>,
}

/// A bot or a search that is at work or waits for its turn, until dropped.
#[derive(Debug)]
pub struct Thinking(Gauge);

impl Drop for Thinking {
    fn drop(&mut self) {
        self.0.dec();
    }
}

impl Default for RoomMetrics {
    fn default() -> Self {
        Self {
            commands: Family::default(),
            repeated: Counter::default(),
            loads: seconds(),
            thinking: Gauge::default(),
            swept: Family::default(),
        }
    }
}

impl RoomMetrics {
    /// A command was answered: `accepted`, or refused with this code.
    pub fn answered(&self, outcome: impl Into<String>) {
        self.commands.get_or_create(&[("outcome", outcome.into())]).inc();
    }

    /// Of the commands that were accepted, so many had been accepted before.
    pub fn repeated(&self, commands: usize) {
        self.repeated.inc_by(commands as u64);
    }

    /// A room was read from its log, which took this long.
    pub fn loaded(&self, took: Duration) {
        self.loads.observe(took.as_secs_f64());
    }

    /// So many rooms were deleted because of their age, and so many lost talk.
    pub fn swept(&self, rooms: usize, talk: usize) {
        for (what, count) in [("rooms", rooms), ("talk", talk)] {
            self.swept.get_or_create(&[("what", what)]).inc_by(count as u64);
        }
    }

    /// A bot is to think, or a search to be made.
    pub fn thinks(&self) -> Thinking {
        self.thinking.inc();
        Thinking(self.thinking.clone())
    }

    /// Adds everything to what is shown.
    pub fn register(&self, registry: &mut Registry) {
        registry.register(
            "commands",
            "Commands by outcome: accepted, or the code of the refusal",
            self.commands.clone(),
        );
        registry.register("commands_repeated", "Accepted commands that were repetitions", self.repeated.clone());
        registry.register("room_load_seconds", "Time to read a room from its log", self.loads.clone());
        registry.register("swept", "Rooms deleted for their age, and rooms whose talk was", self.swept.clone());
        registry.register("thinkers", "Bots and searches that are at work or wait to be", self.thinking.clone());
    }
}
