//! Reads in progress of the talk of finished games.

use std::sync::Arc;

use conurbation_room::{Room, Saying, ShownTalk};

use super::common::error::ConnectError;
use super::common::single_flight::SingleFlight;
use crate::store::RoomId;

/// By room and the game's number from 0.
pub(super) type Talks = SingleFlight<Result<Arc<Said>, ConnectError>, (RoomId, u32)>;

/// A room as it is now, and what was said in one of its games.
pub(super) struct Said {
    pub room: Room,
    /// Oldest first; `None` unless the game is over.
    pub sayings: Option<Vec<Saying>>,
    /// What others than the partners may read, too.
    pub shown: ShownTalk,
}
