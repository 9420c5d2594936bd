//! The connection's end of a room.

use std::sync::Arc;

use conurbation_room::Command;
use tokio::sync::mpsc;

use super::mail::Mail;
use super::outbox::Outbox;
use super::visitor::ConnectionId;

/// A connection to a room. Dropping it disconnects.
pub struct Connection {
    /// What is to be sent on it.
    pub outbox: Arc<Outbox>,
    pub(super) id: ConnectionId,
    pub(super) mailbox: mpsc::Sender<Mail>,
}

impl Connection {
    /// Hands a command to the room; answers come through the outbox. `false` if the mailbox is full or the room is
    /// leaving memory: then the command was dropped.
    pub fn send(&self, command: Command) -> bool {
        self.mailbox.try_send(Mail::Command { from: self.id, command }).is_ok()
    }
}

impl Drop for Connection {
    fn drop(&mut self) {
        let (mailbox, id) = (self.mailbox.clone(), self.id);
        match mailbox.try_send(Mail::Disconnect(id)) {
            Err(mpsc::error::TrySendError::Full(mail)) => {
                // A full mailbox soon has room again; only this message waits for it.
                tokio::spawn(async move { mailbox.send(mail).await });
            }
            Ok(()) | Err(mpsc::error::TrySendError::Closed(_)) => {}
        }
    }
}
