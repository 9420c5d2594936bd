//! The connection's end of a room.

use std::sync::Arc;

use conurbation_room::Command;
use tokio::sync::mpsc;

use super::connected::outbox::Outbox;
use super::connected::visitor::ConnectionId;
use super::links::link::Link;
use super::mail::Mail;

/// A connection to a room. Dropping it disconnects.
pub struct Connection {
    /// What is to be sent on it.
    pub outbox: Arc<Outbox>,
    pub(super) way: Way,
}

/// How to reach the room.
pub(super) enum Way {
    /// It is in memory here.
    Here { id: ConnectionId, mailbox: mpsc::Sender<Mail> },
    /// Another server has it.
    There { no: u64, link: Arc<Link> },
}

impl Connection {
    /// Hands a command to the room; answers come through the outbox. `false` if too many wait: then the command was
    /// dropped. If the room is leaving memory, whoever sent it is about to be told to come back, and sends it again.
    pub fn send(&self, command: Command) -> bool {
        match &self.way {
            Way::Here { id, mailbox } => {
                let sent = mailbox.try_send(Mail::Command { from: *id, command: Box::new(command) });
                !matches!(sent, Err(mpsc::error::TrySendError::Full(_)))
            }
            Way::There { no, link } => link.send(*no, command),
        }
    }
}

impl Drop for Connection {
    fn drop(&mut self) {
        match &self.way {
            Way::Here { id, mailbox } => match mailbox.try_send(Mail::Disconnect(*id)) {
                Err(mpsc::error::TrySendError::Full(mail)) => {
                    // A full mailbox soon has room again; only this message waits for it.
                    let mailbox = mailbox.clone();
                    tokio::spawn(async move { mailbox.send(mail).await });
                }
                Ok(()) | Err(mpsc::error::TrySendError::Closed(_)) => {}
            },
            Way::There { no, link } => link.disconnect(*no),
        }
    }
}
