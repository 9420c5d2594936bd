//! Transient state of a room, kept beside its log.

use conurbation_room::{Knocks, Leading, Signs};
use uuid::Uuid;

/// What a room keeps only in memory, and may lose at any time.
#[derive(Clone, Default)]
pub(in crate::rooms) struct Ephemeral {
    pub signs: Signs,
    pub knocks: Knocks,
    pub leading: Leading,
}

impl Ephemeral {
    /// Drops what those have left who are no longer in the room, or at its door.
    pub fn keep(&mut self, inside: impl Fn(Uuid) -> bool, at_door: impl Fn(Uuid) -> bool) {
        self.signs.keep(&inside);
        self.leading.keep(&inside);
        self.knocks.keep(at_door);
    }
}
