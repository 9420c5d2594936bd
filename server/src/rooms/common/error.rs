//! What can go wrong with a room as a whole.

use conurbation_room::Refusal;

use super::queue::Busy;
use crate::store::{Node, StoreError};

/// Why a guest can't be connected, or a room can't be shown.
#[derive(Debug, Clone, thiserror::Error)]
pub enum ConnectError {
    /// There is no such room.
    #[error("there is no such room")]
    NoSuchRoom,
    /// Whoever runs the server has closed the room.
    #[error("the room is closed")]
    Closed,
    /// The room admits no watchers, or the guest was removed.
    #[error("not admitted to this room")]
    NotAdmitted,
    /// The room is locked, and the guest does not belong to it.
    #[error("the room is locked")]
    Locked,
    /// Too many connections to this room or of this guest.
    #[error("too many connections")]
    TooMany,
    /// Somebody is connected to each of the rooms in memory, and there may not be more of them.
    #[error("too many rooms at once")]
    Full,
    /// Too many wait for the same kind of work.
    #[error(transparent)]
    Busy(#[from] Busy),
    /// The room has just failed. It is read again in a moment.
    #[error("the room has just failed")]
    Failing,
    /// The log of the room is damaged.
    #[error("{0}")]
    Corrupt(String),
    /// The store failed.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The room's log was just changed by someone other than its task. It can be read again.
    #[error("the room's log was just changed")]
    Changed,
    /// Another server serves the room.
    #[error("another server serves the room")]
    Elsewhere(Node),
    /// The server is shutting down.
    #[error("the server is shutting down")]
    ShuttingDown,
}

/// Why a room can't be opened.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// The game does not have these options.
    #[error(transparent)]
    Refused(#[from] Refusal),
    /// The guest's data were just deleted: they are somebody new from now on.
    #[error("the guest's data were just deleted")]
    Forgotten,
    /// The store failed.
    #[error(transparent)]
    Store(#[from] StoreError),
}
