//! Work in progress on the game files that guests have uploaded.

use std::sync::Arc;

use super::common::bodies::Bodies;
use super::common::error::ConnectError;
use super::common::form::Form;
use super::common::single_flight::SingleFlight;
use crate::jobs::queue::Queue;
use crate::store::RoomId;

/// Most files that are checked or replayed at the same time.
const AT_ONCE: usize = 1;
/// Most requests queued for that, each with a file in memory.
const LINE: usize = 20;

/// A game as JSON, if there is one.
pub(super) type Found = Result<Option<Arc<[u8]>>, ConnectError>;

/// The queue for checking files, the replays being made, and the response bodies being sent.
pub(super) struct Checkers {
    pub queue: Queue,
    pub replays: SingleFlight<Found>,
    pub sent: Bodies<(RoomId, Form)>,
}

impl Default for Checkers {
    fn default() -> Self {
        Self { queue: Queue::new(AT_ONCE, LINE), replays: SingleFlight::default(), sent: Bodies::default() }
    }
}
