//! The server that owns the room, where several share a store.

use uuid::Uuid;

use crate::event::{Event, EventKind};
use crate::state::Room;

impl Room {
    /// The server that took the room over last; `None` if none ever did.
    pub const fn owner(&self) -> Option<Uuid> {
        self.owner
    }

    /// The event by which a server takes the room over. `None` if the room is its own already.
    pub fn owned_by(&self, node: Uuid, now: u64) -> Option<Event> {
        (self.owner != Some(node)).then(|| Event::of_room(now, EventKind::Owned { node }))
    }
}
