//! What servers write to each other.

use std::net::IpAddr;

use conurbation_room::{Command, SeatKey};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use uuid::Uuid;

use crate::rooms::common::error::ConnectError;
use crate::rooms::connected::outbox::Waiting;

/// To the server that is asked. `no` is the number of a connection, or of a question, on this stream.
#[derive(Debug, Serialize, Deserialize)]
pub enum ToServer {
    /// Connects somebody to a room.
    Connect { no: u64, room: String, guest: Uuid, network: IpAddr, key: Option<SeatKey> },
    /// They command.
    Command { no: u64, command: Command },
    /// They are gone.
    Disconnect { no: u64 },
    /// Asks for something else.
    Ask { no: u64, question: Question },
}

/// From the server that is asked.
#[derive(Debug, Serialize, Deserialize)]
pub enum FromServer {
    /// They are connected, or why not.
    Connected { no: u64, refused: Option<Refused> },
    /// This is to be sent to them.
    Sent { no: u64, waiting: Waiting },
    /// The answer to a question.
    Answered { no: u64, answer: Value },
}

/// What a server asks of another one.
#[derive(Debug, Serialize, Deserialize)]
pub enum Question {
    /// To delete what is known of a guest in a room of its own. The answer is a [`Refused`], or null.
    Forget { room: String, guest: Uuid },
    /// To send everyone in a room of its own away with this code. The answer is a [`Refused`], or null.
    Close { room: String, code: u16 },
    /// How far the game in a room of its own is.
    Progress { room: String },
    /// What the public list shows of the game in a room of its own.
    Glimpse { room: String },
    /// To take nothing from a guest any more, or to do so again.
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
            // Whoever is told so asks again who has the room.
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
