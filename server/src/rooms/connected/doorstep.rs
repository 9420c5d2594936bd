//! Guests who wait at the door of a room. They are told the state of their knock, and nothing that depends on the room.

use std::net::IpAddr;
use std::sync::Arc;

use conurbation_room::{Entry, Knocks, Room, SeatKey};
use uuid::Uuid;

use super::outbox::Outbox;
use super::visitor::{ConnectionId, Visitor};
use super::wire::{OutsideView, ServerMessage, close};

/// Most connections to one room of guests outside.
pub const MAX_OUTSIDE: usize = 40;
/// Most of them from one address, so that nobody takes the places of everyone who knocks.
pub const MAX_OUTSIDE_PER_ADDRESS: usize = 4;

/// The close code for a connection that may not stay where it is, but only at `entry`.
pub(in crate::rooms) const fn way_out(entry: Entry) -> u16 {
    match entry {
        Entry::Refused => close::NOT_ADMITTED,
        Entry::Locked => close::LOCKED,
        // They come back to the door.
        Entry::Inside | Entry::Outside => close::RESTART,
    }
}

/// The connections of guests outside.
#[derive(Default)]
pub(in crate::rooms) struct Doorstep(pub Vec<Outsider>);

pub(in crate::rooms) struct Outsider {
    pub id: ConnectionId,
    pub guest: Uuid,
    pub key: Option<SeatKey>,
    pub network: IpAddr,
    pub outbox: Arc<Outbox>,
    /// What they were told last.
    told: Option<OutsideView>,
}

impl Doorstep {
    /// Makes room for another connection: if all places are taken, a guest's own oldest one gives way. `false` if they
    /// have none.
    pub fn make_room_for(&mut self, Visitor { guest, network }: Visitor) -> bool {
        let near = self.0.iter().filter(|other| other.network == network).count();
        if self.0.len() < MAX_OUTSIDE && near < MAX_OUTSIDE_PER_ADDRESS {
            return true;
        }
        let oldest = self.0.iter().position(|other| other.guest == guest);
        oldest.map(|oldest| self.0.remove(oldest).outbox.close(close::ELSEWHERE)).is_some()
    }

    /// Adds a connection. It is told how its knock stands by the next [`Doorstep::tell`].
    pub fn add(
        &mut self,
        id: ConnectionId,
        Visitor { guest, network }: Visitor,
        key: Option<SeatKey>,
        outbox: Arc<Outbox>,
    ) {
        self.0.push(Outsider { id, guest, key, network, outbox, told: None });
    }

    /// Whether a guest has a connection here.
    pub fn has_guest(&self, guest: Uuid) -> bool {
        self.0.iter().any(|outsider| outsider.guest == guest)
    }

    /// Closes the connections of those who may not even be outside any more.
    pub fn send_out(&mut self, room: &Room) {
        self.0.retain(|Outsider { guest, key, outbox, .. }| {
            let entry = room.entry(*guest, *key);
            let stays = matches!(entry, Entry::Inside | Entry::Outside);
            if !stays {
                outbox.close(way_out(entry));
            }
            stays
        });
    }

    /// Tells everyone how their knock stands, if that has changed.
    pub fn tell(&mut self, knocks: &Knocks) {
        for Outsider { guest, outbox, told, .. } in &mut self.0 {
            let now = match told {
                _ if knocks.is_from(*guest) => OutsideView::Knocking,
                // A knock that was not answered lasts as long as its connection.
                Some(OutsideView::Knocking | OutsideView::TurnedAway) => OutsideView::TurnedAway,
                Some(OutsideView::MayKnock) | None => OutsideView::MayKnock,
            };
            if told.replace(now) != Some(now) {
                outbox.frame(ServerMessage::Outside(now).frame());
            }
        }
    }
}
