//! The notification that a turn has begun.

use conurbation_rules::games::Kind;
use uuid::Uuid;

use crate::store::RoomId;

/// Notifications buffered for their receiver; beyond that the oldest are lost.
pub const MAX_TURNS: usize = 1024;

/// A turn that has begun for somebody who is not connected to the room. Says nothing of the table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TurnBegun {
    /// The room.
    pub room: RoomId,
    /// The guest whose turn it is.
    pub guest: Uuid,
    /// What is played.
    pub game: Kind,
    /// The name of the host, unless that is the guest.
    pub host: Option<String>,
    /// When the turn ends, in milliseconds since 1970-01-01 UTC; `None` without a clock.
    pub deadline: Option<u64>,
}
