//! What a room knows beside its log.

use conurbation_room::{Answered, Knocks, Leading, Signs};

/// What a room keeps only in memory, and may lose at any time.
#[derive(Default)]
pub(in crate::rooms) struct Passing {
    pub signs: Signs,
    pub knocks: Knocks,
    pub leading: Leading,
    /// The accepted commands that changed nothing. Sent again, they might by then.
    pub answered: Answered,
}
