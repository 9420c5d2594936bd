//! Transient state of a room, kept beside its log.

use conurbation_room::{Answered, Knocks, Leading, Signs};

/// What a room keeps only in memory, and may lose at any time.
#[derive(Default)]
pub(in crate::rooms) struct Ephemeral {
    pub signs: Signs,
    pub knocks: Knocks,
    pub leading: Leading,
    /// Accepted commands that changed nothing, remembered because a resend might change something by then.
    pub answered: Answered,
}
