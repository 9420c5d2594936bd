//! Errors of opening a room or connecting to it.

use conurbation_room::Refusal;

use crate::jobs::queue::Busy;
use crate::store::{Node, StoreError};

/// Why a guest can't be connected, or a room can't be shown.
#[derive(Debug, Clone, thiserror::Error)]
pub enum ConnectError {
    /// There is no such room.
    #[error("there is no such room")]
    NoSuchRoom,
    /// The operator has closed the room.
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
    /// As many rooms as allowed are in memory, and all of them are in use.
    #[error("too many rooms at once")]
    Full,
    /// The queue for this kind of work is full.
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
    /// The guest's data was just deleted: their next request makes them a new guest.
    #[error("the guest's data were just deleted")]
    Forgotten,
    /// The store failed.
    #[error(transparent)]
    Store(#[from] StoreError),
}
