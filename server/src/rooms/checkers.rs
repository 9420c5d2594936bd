//! What is under way with the files of games that guests have brought.

use std::sync::Arc;

use super::common::bodies::Bodies;
use super::common::error::ConnectError;
use super::common::flights::Flights;
use super::common::form::Form;
use super::common::queue::Queue;
use crate::store::RoomId;

/// Files that are checked or played again at the same time.
const AT_ONCE: usize = 1;
/// Most that wait for it, each with a file in memory.
const LINE: usize = 20;

/// A game as JSON, if there is one.
pub(super) type Found = Result<Option<Arc<[u8]>>, ConnectError>;

/// The files that are being read, the replays that are being made, and both as they are sent.
pub(super) struct Checkers {
    pub queue: Queue,
    pub replays: Flights<Found>,
    pub sent: Bodies<(RoomId, Form)>,
}

impl Default for Checkers {
    fn default() -> Self {
        Self { queue: Queue::new(AT_ONCE, LINE), replays: Flights::default(), sent: Bodies::default() }
    }
}
