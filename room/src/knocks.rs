//! The guests who knock at the door of a room.
//!
//! Like [`Signs`](crate::Signs), knocks are neither in the log nor in the state that follows from it. Letting somebody
//! in is an event.

use serde::Serialize;
use uuid::Uuid;

use crate::door::Door;
use crate::entry::Entry;
use crate::member::Member;
use crate::refusal::Refusal;
use crate::state::Room;

/// Most guests who knock at the same time.
pub const MAX_KNOCKS: u8 = 12;

/// Everyone who knocks at present, at most [`MAX_KNOCKS`].
#[derive(Debug, Clone, Default)]
pub struct Knocks(Vec<Knock>);

#[derive(Debug, Clone)]
pub(crate) struct Knock {
    /// The command that it came with.
    id: Uuid,
    pub guest: Uuid,
    pub name: String,
}

/// A knock, as shown to those who can answer it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct KnockView {
    /// Names the knock in an answer.
    pub id: Uuid,
    /// Who they say they are.
    pub name: String,
}

impl Knocks {
    /// Records a guest's knock, which replaces their previous one. Nothing in the answer depends on who is in the room.
    pub fn knock(&mut self, room: &Room, guest: Uuid, id: Uuid, name: &str) -> Result<(), Refusal> {
        match room.entry(guest, None) {
            Entry::Inside => return Err(Refusal::DoorOpen),
            Entry::Locked => return Err(Refusal::Locked),
            Entry::Refused if room.is_removed(guest) => return Err(Refusal::Removed),
            Entry::Refused => return Err(Refusal::NoWatchers),
            Entry::Outside => {}
        }
        let name = Room::readable_name(name)?;
        self.0.retain(|knock| knock.guest != guest);
        if self.0.len() >= MAX_KNOCKS.into() {
            return Err(Refusal::TooManyKnock { limit: MAX_KNOCKS });
        }
        self.0.push(Knock { id, guest, name });
        Ok(())
    }

    /// Turns somebody away who knocks, if they still do.
    pub fn turn_away(&mut self, room: &Room, guest: Uuid, id: Uuid, host_away: bool) -> Result<(), Refusal> {
        room.as_doorkeeper(room.sender(guest)?, host_away)?;
        self.remove(id);
        Ok(())
    }

    /// Drops a knock that was answered.
    pub fn remove(&mut self, id: Uuid) {
        self.0.retain(|knock| knock.id != id);
    }

    /// Drops the knocks of guests who are no longer outside.
    pub fn keep(&mut self, outside: impl Fn(Uuid) -> bool) {
        self.0.retain(|knock| outside(knock.guest));
    }

    /// Whether a guest knocks.
    pub fn is_from(&self, guest: Uuid) -> bool {
        self.0.iter().any(|knock| knock.guest == guest)
    }

    pub(crate) fn find(&self, id: Uuid) -> Option<&Knock> {
        self.0.iter().find(|knock| knock.id == id)
    }

    /// The knocks at a door at which people knock, oldest first.
    pub(crate) fn views(&self, room: &Room) -> Vec<KnockView> {
        let outside = |knock: &&Knock| room.door() == Door::Knock && !room.belongs(knock.guest);
        self.0.iter().filter(outside).map(|Knock { id, name, .. }| KnockView { id: *id, name: name.clone() }).collect()
    }
}

impl Room {
    /// Checks whether a member answers those who knock.
    pub(crate) fn as_doorkeeper(&self, by: Member, host_away: bool) -> Result<(), Refusal> {
        self.answers_door(by, host_away).then_some(()).ok_or(Refusal::NotHost)
    }
}
