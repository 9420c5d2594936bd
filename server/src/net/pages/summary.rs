//! What the pages say about a room's [`Summary`].

use conurbation_room::{Stage, Summary};
use conurbation_rules::{automas::Mode, games::Kind, square_off};

/// The message that names its stage.
pub const fn stage(room: &Summary) -> &'static str {
    match room.stage {
        Stage::Open => "stage-open",
        Stage::Seated => "stage-seated",
        Stage::Playing => "stage-playing",
        Stage::Ended => "stage-ended",
    }
}

/// Whether its game has not begun yet.
pub const fn waits(room: &Summary) -> bool {
    matches!(room.stage, Stage::Open | Stage::Seated)
}

/// How many seats are taken.
pub fn taken(room: &Summary) -> usize {
    room.seats.iter().flatten().count()
}

/// How many seats are free.
pub fn free(room: &Summary) -> usize {
    room.seats.len() - taken(room)
}

/// The message that names the mode of a game against the Automas, and its level.
pub const fn solo(room: &Summary) -> Option<(&'static str, u8)> {
    match room.game {
        Kind::Automas { mode, level } => Some((self::mode(mode), level)),
        Kind::TwoCities | Kind::SquareOff(_) => None,
    }
}

/// The message that names the game.
pub const fn game(room: &Summary) -> &'static str {
    match room.game {
        Kind::TwoCities | Kind::Automas { .. } => "game-two-cities",
        Kind::SquareOff(_) => "game-square-off",
    }
}

/// The message that names the mode of City Square Off, if that is the game.
pub const fn sides(room: &Summary) -> Option<&'static str> {
    match room.game {
        Kind::TwoCities | Kind::Automas { .. } => None,
        Kind::SquareOff(variant) => Some(match variant.mode {
            square_off::Mode::Base => "sides-base",
            square_off::Mode::Sprint => "sides-sprint",
            square_off::Mode::Sprawl => "sides-sprawl",
        }),
    }
}

/// The message that names a mode.
pub const fn mode(mode: Mode) -> &'static str {
    match mode {
        Mode::Simple => "rules-automas-simple",
        Mode::Full => "rules-automas-full",
    }
}
