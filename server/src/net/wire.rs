//! The messages of the WebSocket protocol, `docs/protocol.md`. JSON texts, one message each.
//!
//! A client sends [`Command`](conurbation_room::Command)s and nothing else; the server sends [`ServerMessage`]s.

use conurbation_room::{Line, Refusal, View};
use serde::Serialize;
use uuid::Uuid;

/// What the server sends.
#[derive(Debug, Clone, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum ServerMessage {
    /// The first message on every connection.
    Hello {
        /// The server's clock, in milliseconds since 1970-01-01 UTC: what deadlines are measured by.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        now: u64,
    },
    /// The newest view. It replaces the one before it entirely (law 6). The second message on every connection.
    View(Box<View>),
    /// Lines of talk that this viewer may read, oldest first: after connecting everything still kept, in messages of
    /// bounded size, then each line as it comes. A line may come again after a reconnect: `(game, channel, no)` names it.
    Talk(Vec<Line>),
    /// The command was accepted, and what it changed is durable.
    Ack {
        /// The command's id.
        id: Uuid,
    },
    /// The command was refused and changed nothing.
    Refused {
        /// The command's id; absent when the message could not be read.
        id: Option<Uuid>,
        /// Why.
        why: WireRefusal,
    },
}

/// A refusal by the room or by the connection itself.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, thiserror::Error)]
#[serde(tag = "code", rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum WireRefusal {
    /// The message is no command: not JSON, an unknown kind, or a missing or unknown field.
    #[error("the message is no command")]
    Malformed,
    /// Too many commands in a short time.
    #[error("too many commands: wait {seconds} s")]
    TooFast {
        /// How long to wait.
        seconds: u32,
    },
    /// Too much talk in a short time.
    #[error("too much talk: wait {seconds} s")]
    TooMuchTalk {
        /// How long to wait.
        seconds: u32,
    },
    /// The room's mailbox is full.
    #[error("the room is busy: try again")]
    Busy,
    /// The log could not be written; nothing changed that anyone saw. The same command may be sent again.
    #[error("the log could not be written: try again")]
    StoreFailed,
    /// The room refused.
    #[error(transparent)]
    #[serde(untagged)]
    Room(#[from] Refusal),
}

/// Close codes of the protocol beyond those of RFC 6455.
pub mod close {
    /// The server is going down: come back in a moment.
    pub const RESTART: u16 = 1012;
    /// A message was larger than [`MAX_MESSAGE`](crate::net::MAX_MESSAGE).
    pub const TOO_BIG: u16 = 1009;
    /// There is no such room.
    pub const NO_SUCH_ROOM: u16 = 4404;
    /// This room admits no watchers, or the viewer was removed.
    pub const NOT_ADMITTED: u16 = 4403;
    /// Too many connections of this player, to this room or from this address.
    pub const TOO_MANY: u16 = 4429;
}
