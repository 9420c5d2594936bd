//! Transient state of a room, kept beside its log.

use conurbation_room::{Knocks, Leading, Signs};

/// What a room keeps only in memory, and may lose at any time.
#[derive(Clone, Default)]
pub(in crate::rooms) struct Ephemeral {
    pub signs: Signs,
    pub knocks: Knocks,
    pub leading: Leading,
}
