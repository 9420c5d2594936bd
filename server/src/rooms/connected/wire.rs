//! The messages of the WebSocket protocol, `docs/protocol.md`: JSON texts, one message each.
//!
//! A client sends [`Command`](conurbation_room::Command)s and nothing else; the server sends [`ServerMessage`]s.

use conurbation_room::{Line, MyView, Refusal, Unsaid};
use serde::Serialize;
use uuid::Uuid;

use super::frame::Frame;

/// What the server sends.
#[derive(Debug, Clone, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum ServerMessage {
    /// The first message on every connection, and again every 20 seconds: a client that hears nothing for longer is not
    /// connected.
    Hello {
        /// The server's clock, in milliseconds since 1970-01-01 UTC: what deadlines are measured by.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        now: u64,
    },
    /// The newest view. It replaces the one before it completely (law 6). Written by [`view_frame`], which takes the
    /// part that is the same for all viewers already serialised.
    #[serde(skip_serializing)]
    View(Box<conurbation_room::View>),
    /// Lines of talk that this viewer may read, oldest first: after connecting everything still kept, in messages of at
    /// most [`MAX_TALK_LINES`] lines, then each line as it comes. A line may come again after a reconnect: `game`,
    /// `channel` and `no` together identify it.
    Talk(Vec<Line>),
    /// Whether the server can store anything at the moment: sent when that changes, and after `hello` while it can't.
    /// Until it can again, the room can be watched, and every command that changes something is refused.
    Storage {
        /// Whether it works.
        works: bool,
    },
    /// How one's knock stands: sent instead of views and talk to guests outside, first of all and when it changes. With
    /// the first view they are inside.
    Outside(OutsideView),
    /// Lines of talk that were deleted.
    Unsaid(Unsaid),
    /// Another server has taken the room over: what follows comes as on a new connection, from `hello` on, and commands
    /// that were not answered are to be sent again.
    Moved {},
    /// The command was accepted, and what it changed is durable.
    Ack {
        /// The command's id.
        id: Uuid,
        /// A view whose `me.no` is at least this shows what the command did.
        no: u32,
    },
    /// The command was refused and changed nothing.
    Refused {
        /// The command's id; absent when the message could not be read.
        id: Option<Uuid>,
        /// Why.
        why: WireRefusal,
    },
}

/// How the knock of a guest outside stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum OutsideView {
    /// They have not knocked.
    MayKnock,
    /// They have, and wait for an answer.
    Knocking,
    /// They were turned away, and may knock again.
    TurnedAway,
}

/// How every frame of [`ServerMessage::Talk`] begins.
pub(in crate::rooms) const TALK_FRAME: &str = "{\"talk\":";

/// Most lines in one message of talk.
pub const MAX_TALK_LINES: usize = 50;

/// A refusal by the room or by the connection itself.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, thiserror::Error)]
#[serde(tag = "code", rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum WireRefusal {
    /// The message is not a command: not JSON, an unknown kind, or a missing or unknown field.
    #[error("the message is not a command")]
    Malformed,
    /// Too many commands in a short time.
    #[error("too many commands: wait {seconds} s")]
    TooFast {
        /// How long to wait.
        seconds: u32,
    },
    /// Too many guests join this room in a short time.
    #[error("too many guests join: wait {seconds} s")]
    TooManyJoin {
        /// How long to wait.
        seconds: u32,
    },
    /// Too much talk in a short time.
    #[error("too much talk: wait {seconds} s")]
    TooMuchTalk {
        /// How long to wait.
        seconds: u32,
    },
    /// The room's log has as many records as a room may have.
    #[error("the room's log is full: open another room")]
    LogFull,
    /// The room's mailbox is full, or the room is searching for another command's answer.
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

impl WireRefusal {
    /// The code that names the refusal.
    pub fn code(&self) -> String {
        #[derive(Serialize, serde::Deserialize)]
        struct Coded {
            code: String,
        }
        serde_json::from_str::<Coded>(&to_json(self)).map(|coded| coded.code).unwrap_or_default()
    }
}

impl ServerMessage {
    /// The message as it is sent.
    pub fn frame(&self) -> Frame {
        to_json(self).into()
    }
}

/// The frame of a [`ServerMessage::View`], from the part that is the same for all viewers, serialised once, and this
/// viewer's own.
pub fn view_frame(room: &str, me: &str) -> Frame {
    ["{\"view\":{\"room\":", room, ",\"me\":", me, "}}"].concat().into()
}

/// The frames of a [`ServerMessage::Talk`], as many as these lines need.
pub(in crate::rooms) fn talk_frames<'a>(lines: impl Iterator<Item = &'a Line>) -> Vec<Frame> {
    let lines: Vec<Line> = lines.cloned().collect();
    lines.chunks(MAX_TALK_LINES).map(|lines| ServerMessage::Talk(lines.to_vec()).frame()).collect()
}

/// One viewer's own part of the view.
pub fn my_part(me: &MyView) -> String {
    to_json(me)
}

/// Any of the protocol's types as JSON.
pub fn to_json(value: &impl Serialize) -> String {
    // Room for most views: growing step by step would cost more. What is left over is given back.
    let mut json = Vec::with_capacity(2048);
    serde_json::to_writer(&mut json, value).expect("the protocol's types have text keys and no failing serializers");
    json.shrink_to_fit();
    String::from_utf8(json).expect("JSON is text")
}

/// Close codes that the server sends.
pub mod close {
    /// A message was binary.
    pub const BINARY: u16 = 1003;
    /// A message was not UTF-8.
    pub const NOT_TEXT: u16 = 1007;
    /// The room can't be read from its log; the operator has to look into it.
    pub const BROKEN: u16 = 1011;
    /// A message was larger than the limit.
    pub const TOO_BIG: u16 = 1009;
    /// Too many messages were no commands.
    pub const MALFORMED: u16 = 1008;
    /// The server is shutting down, or the room has to be read from its log again: come back in a moment.
    pub const RESTART: u16 = 1012;
    /// The room is locked, and the viewer does not belong to it.
    pub const LOCKED: u16 = 4423;
    /// The viewer was sent out by the host, and may come back like a newcomer.
    pub const SENT_OUT: u16 = 4410;
    /// Begins the reason of [`RESTART`] while the server shuts down; then comes the number of seconds to wait, 0 where
    /// others serve on.
    pub const RETRY_AFTER: &str = "retry-after=";
    /// The room admits no watchers, or the viewer was removed.
    pub const NOT_ADMITTED: u16 = 4403;
    /// There is no such room, or none any more.
    pub const NO_SUCH_ROOM: u16 = 4404;
    /// The operator has closed the room.
    pub const CLOSED: u16 = 4405;
    /// The operator has banned the guest from the whole server.
    pub const BANNED: u16 = 4406;
    /// The operator has banned the guest's network.
    pub const NETWORK_BANNED: u16 = 4407;
    /// Too much waited to be sent: reconnect for the newest view.
    pub const TOO_SLOW: u16 = 4408;
    /// Far too many messages in a short time: come back later.
    pub const TOO_FAST: u16 = 4420;
    /// The same guest has opened the room in too many other tabs: this one, the oldest, gave way.
    pub const ELSEWHERE: u16 = 4409;
    /// Too many connections of this player, to this room or from this address.
    pub const TOO_MANY: u16 = 4429;
}
