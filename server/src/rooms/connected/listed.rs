//! A room's entry in a list of rooms, as read from a shelf.

use conurbation_room::{Glimpse, Member, Summary};
use serde::{Deserialize, Serialize};

use crate::store::RoomId;

/// A room on a shelf.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Listed {
    /// The room.
    pub room: RoomId,
    /// What it shows of itself.
    pub summary: Summary,
    /// When it last changed, in milliseconds since 1970-01-01 UTC.
    pub changed: u64,
    /// In a guest's own list: their member number in the room, if known.
    pub me: Option<Member>,
    /// In a guest's own list: whether they have a seat in the room, if known.
    pub sits: Option<bool>,
    /// Its running game, where the list shows that.
    pub live: Option<Live>,
}

/// A running game, and who is there.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Live {
    /// The game at a glance.
    pub glimpse: Glimpse,
    /// How many people watch it.
    pub watching: usize,
}
