//! The messages that a room's task can receive.

use std::sync::Arc;

use conurbation_room::{Body, Command, Progress, Request, SeatKey, Summary};
use conurbation_rules::common::{City, Seat};
use conurbation_rules::games::Action;
use tokio::sync::oneshot;
use uuid::Uuid;

use super::common::error::ConnectError;
use super::connected::listed::Live;
use super::connected::outbox::Outbox;
use super::connected::visitor::{ConnectionId, Visitor};
use crate::store::RoomId;

/// What is large is boxed: an empty mailbox has room for 32 of these.
pub(super) enum Mail {
    Connect(Box<Newcomer>),
    Disconnect(ConnectionId),
    Command {
        from: ConnectionId,
        command: Box<Command>,
    },
    /// Deletes what is known of a guest.
    Forget {
        guest: Uuid,
        reply: oneshot::Sender<Result<(), ConnectError>>,
    },
    Summary(oneshot::Sender<Result<Summary, ConnectError>>),
    /// How far the game is; `None` unless one is on.
    Progress(oneshot::Sender<Option<Progress>>),
    /// Asks what the public list shows of the running game.
    Glimpse(oneshot::Sender<Option<Live>>),
    Thought(Thought),
    /// The request that holds the answer to a question; `None` if the search failed.
    Answer(Option<Box<Request>>),
    /// Writes nothing more, and ends the task once the room is given up to another server.
    HandOver(oneshot::Sender<Leaving>),
    /// Sends everyone away with this code and ends the task.
    Close {
        code: u16,
        reply: oneshot::Sender<()>,
    },
}

/// Somebody who wants to be connected.
pub(super) struct Newcomer {
    pub visitor: Visitor,
    pub key: Option<SeatKey>,
    pub outbox: Arc<Outbox>,
    pub reply: oneshot::Sender<Result<ConnectionId, ConnectError>>,
}

/// A room that is ready to be given up.
pub(super) struct Leaving {
    pub room: RoomId,
    /// Told once it is.
    pub given_up: oneshot::Sender<()>,
}

/// The result of computing a move for a house seat.
pub(super) struct Thought {
    pub seat: Seat,
    /// `None` if the computation failed.
    pub idea: Option<Idea>,
}

pub(super) enum Idea {
    /// Do this.
    Act(Action),
    /// Say this on the channels of these cities.
    Say(Vec<(City, Body)>),
}
