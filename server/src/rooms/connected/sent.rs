//! Commands together with their senders.

use std::net::IpAddr;
use std::sync::Arc;

use conurbation_room::Command;
use uuid::Uuid;

use super::outbox::Outbox;
use super::visitor::Visitor;
use super::wire::{ServerMessage, WireRefusal, close};
use crate::metrics::RoomMetrics;

/// A command and who sent it.
pub(in crate::rooms) struct Sent {
    pub guest: Uuid,
    pub network: IpAddr,
    pub command: Command,
    outbox: Arc<Outbox>,
}

impl Sent {
    /// A command that came from there.
    pub const fn new(Visitor { guest, network }: Visitor, outbox: Arc<Outbox>, command: Command) -> Self {
        Self { guest, network, command, outbox }
    }

    /// Who sent it, and from where.
    pub const fn visitor(&self) -> Visitor {
        Visitor { guest: self.guest, network: self.network }
    }

    /// Tells the sender to reconnect and resend the command, since its outcome is unknown.
    pub fn lose(&self) {
        self.outbox.close(close::RESTART);
    }

    /// Whether both are the same command.
    pub fn repeats(&self, other: &Self) -> bool {
        (self.guest, self.command.id) == (other.guest, other.command.id)
    }

    /// Whether both came over the same connection.
    pub fn came_with(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.outbox, &other.outbox)
    }

    /// Answers the sender: with the number of their accepted commands by now, or with a refusal.
    pub fn answer(&self, answer: Result<u32, WireRefusal>, metrics: &RoomMetrics) {
        metrics.answered(answer.as_ref().map_or_else(WireRefusal::code, |_| "accepted".to_owned()));
        let id = self.command.id;
        let answer = match answer {
            Ok(no) => ServerMessage::Ack { id, no },
            Err(why) => ServerMessage::Refused { id: Some(id), why },
        };
        self.outbox.frame(answer.frame());
    }
}
