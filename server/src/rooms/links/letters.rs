//! The messages that servers send to each other.

use std::net::IpAddr;

use conurbation_room::{Command, SeatKey};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use uuid::Uuid;

use crate::rooms::common::error::ConnectError;
use crate::rooms::connected::outbox::Waiting;

/// To the server that has the rooms. `no` is the number of a connection, or of a question, on this stream.
#[derive(Debug, Serialize, Deserialize)]
pub enum ToServer {
    /// Connects somebody to a room.
    Connect { no: u64, room: String, guest: Uuid, network: IpAddr, key: Option<SeatKey> },
    /// A command of somebody who is connected.
    Command { no: u64, command: Command },
    /// Somebody has disconnected.
    Disconnect { no: u64 },
    /// Asks for something else.
    Ask { no: u64, question: Question },
}

/// From the server that has the rooms.
#[derive(Debug, Serialize, Deserialize)]
pub enum FromServer {
    /// Somebody is connected, or why not.
    Connected { no: u64, refused: Option<Refused> },
    /// What to send to somebody who is connected.
    Sent { no: u64, waiting: Waiting },
    /// The answer to a question.
    Answered { no: u64, answer: Value },
}

/// A request from one server to another.
#[derive(Debug, Serialize, Deserialize)]
pub enum Question {
    /// Delete what is known of a guest in one of its rooms. The answer is a [`Refused`], or null.
    Forget { room: String, guest: Uuid },
    /// Send everyone in one of its rooms away with this close code. The answer is a [`Refused`], or null.
    Close { room: String, code: u16 },
    /// Return the progress of the game in one of its rooms.
    Progress { room: String },
    /// Return what the public list shows of the game in one of its rooms.
    Glimpse { room: String },
    /// Ignore what a guest sends, or accept it again.
    Ignore { guest: Uuid, on: bool },
    /// Anything else. A server that does not know it, since it is of an older version, answers with null.
    Errand(Value),
}

/// Why somebody was not connected, or something not done.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Refused {
    /// The room is served by yet another server now.
    Elsewhere,
    NoSuchRoom,
    Closed,
    NotAdmitted,
    Locked,
    TooMany,
    Full,
    Failing,
    Corrupt,
    ShuttingDown,
}

impl From<&ConnectError> for Refused {
    fn from(error: &ConnectError) -> Self {
        match error {
            ConnectError::Elsewhere(_) => Self::Elsewhere,
            ConnectError::NoSuchRoom => Self::NoSuchRoom,
            ConnectError::Closed => Self::Closed,
            ConnectError::NotAdmitted => Self::NotAdmitted,
            ConnectError::Locked => Self::Locked,
            ConnectError::TooMany => Self::TooMany,
            ConnectError::Full => Self::Full,
            ConnectError::Failing | ConnectError::Store(_) | ConnectError::Changed | ConnectError::Busy(_) => {
                Self::Failing
            }
            ConnectError::Corrupt(_) => Self::Corrupt,
            ConnectError::ShuttingDown => Self::ShuttingDown,
        }
    }
}

impl From<Refused> for ConnectError {
    fn from(refused: Refused) -> Self {
        match refused {
            // The server that is told so asks again which one has the room.
            Refused::Elsewhere => Self::Changed,
            Refused::NoSuchRoom => Self::NoSuchRoom,
            Refused::Closed => Self::Closed,
            Refused::NotAdmitted => Self::NotAdmitted,
            Refused::Locked => Self::Locked,
            Refused::TooMany => Self::TooMany,
            Refused::Full => Self::Full,
            Refused::Failing => Self::Failing,
            Refused::Corrupt => Self::Corrupt("another server could not read it".to_owned()),
            Refused::ShuttingDown => Self::ShuttingDown,
        }
    }
}
