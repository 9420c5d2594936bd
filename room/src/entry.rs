//! Admission: who may enter a room, and who may answer knocks.

use uuid::Uuid;

use crate::door::Door;
use crate::member::Member;
use crate::seat_key::SeatKey;
use crate::state::{Place, Room};

/// Where a guest may be.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Entry {
    /// In the room.
    Inside,
    /// At its door, to knock.
    Outside,
    /// Nowhere: the room is locked.
    Locked,
    /// Nowhere: the guest was removed, or the room admits no watchers and its seats are fixed.
    Refused,
}

impl Room {
    /// How newcomers get in.
    pub const fn door(&self) -> Door {
        self.door
    }

    /// Where a guest may be, by themselves or with the key of a seat link.
    pub fn entry(&self, guest: Uuid, key: Option<SeatKey>) -> Entry {
        if self.is_removed(guest) {
            return Entry::Refused;
        }
        let seated = self.member(guest).is_some_and(|member| self.seat_of(member).is_some());
        if seated || key.is_some_and(|key| self.is_offered(key)) {
            return Entry::Inside;
        }
        if !self.options.watchers && !matches!(self.place, Place::Open) {
            return Entry::Refused;
        }
        match self.door {
            _ if self.belongs(guest) => Entry::Inside,
            Door::Open => Entry::Inside,
            Door::Knock => Entry::Outside,
            Door::Locked => Entry::Locked,
        }
    }

    /// Whether a guest comes in however the door is set: the opener, even before they have a name, members, and those
    /// who were let back in.
    pub(crate) fn belongs(&self, guest: Uuid) -> bool {
        self.people.values().any(|person| person.guest == guest && !person.removed && !person.kicked)
    }

    /// Whether a member may answer knocks: the host or, while the host is away, every player.
    pub(crate) fn answers_door(&self, member: Member, host_away: bool) -> bool {
        member == self.host || (self.is_host_gone(host_away) && self.seat_of(member).is_some())
    }

    /// Whether the host is away or, having deleted their data, gone for good.
    pub(crate) fn is_host_gone(&self, host_away: bool) -> bool {
        host_away || self.is_forgotten(self.host)
    }
}
