//! A room as it stands on a shelf: what lists of rooms show of it.

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
    /// Who the guest is there whose room it is, if that is known.
    pub me: Option<Member>,
    /// Whether the guest whose room it is has a seat there, if that is known.
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
