//! What the pages say of a room's [`Summary`].

use conurbation_room::{Stage, Summary};
use conurbation_rules::automas::Mode;

/// The message that names its stage.
pub const fn stage(room: &Summary) -> &'static str {
    match room.stage {
        Stage::Open => "stage-open",
        Stage::Seated => "stage-seated",
        Stage::Playing => "stage-playing",
        Stage::Ended => "stage-ended",
    }
}

/// How many seats are taken.
pub fn taken(room: &Summary) -> usize {
    room.seats.iter().flatten().count()
}

/// How many seats nobody has taken.
pub fn free(room: &Summary) -> usize {
    room.seats.len() - taken(room)
}

/// The message that names a mode.
pub const fn mode(mode: Mode) -> &'static str {
    match mode {
        Mode::Simple => "rules-automas-simple",
        Mode::Full => "rules-automas-full",
    }
}
