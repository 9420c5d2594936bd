//! What the pages say about a room's [`Summary`].

use conurbation_room::{Progress, Stage, Summary};
use conurbation_rules::{automas::Mode, games::Kind, square_off};

use super::layout::Layout;
use crate::rooms::{Listed, Live};

/// The message that names its stage.
pub const fn stage(room: &Summary) -> &'static str {
    match room.stage {
        Stage::Open | Stage::Shuffling => "stage-open",
        Stage::Seated => "stage-seated",
        Stage::Playing => "stage-playing",
        Stage::Ended => "stage-ended",
    }
}

/// Whether its game has not begun yet.
pub const fn waits(room: &Summary) -> bool {
    matches!(room.stage, Stage::Open | Stage::Shuffling | Stage::Seated)
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
    if let Kind::Automas { mode, level } = room.game { Some((self::mode(mode), level)) } else { None }
}

/// The message that names the game.
pub fn game(room: &Summary) -> String {
    format!("game-{}", room.game.name().replace('_', "-"))
}

/// The message that names the mode of City Square Off, if that is the game.
pub const fn sides(room: &Summary) -> Option<&'static str> {
    if let Kind::SquareOff(variant) = room.game { Some(sides_mode(variant.mode)) } else { None }
}

/// The message that names a mode of City Square Off.
pub const fn sides_mode(mode: square_off::Mode) -> &'static str {
    match mode {
        square_off::Mode::Base => "sides-base",
        square_off::Mode::Sprint => "sides-sprint",
        square_off::Mode::Sprawl => "sides-sprawl",
    }
}

/// A name within a sentence, so that neither turns the other around where they are written in different directions.
pub fn isolated(name: &str) -> String {
    format!("\u{2068}{name}\u{2069}")
}

/// The message that names a mode.
pub const fn mode(mode: Mode) -> &'static str {
    match mode {
        Mode::Simple => "rules-automas-simple",
        Mode::Full => "rules-automas-full",
    }
}

/// The running game, if the list shows it. What was read of it a moment ago may be closed to watchers by now.
pub fn live(listed: &Listed) -> Option<&Live> {
    let room = &listed.summary;
    let shown = room.stage == Stage::Playing && room.watchers && room.door.is_open();
    listed.live.as_ref().filter(|_| shown)
}

/// How far a game is; `None` in a race and while starters are taken.
pub fn turn(page: &Layout, progress: &Progress) -> Option<String> {
    let turn = progress.turn?;
    let text = match progress.turns {
        Some(turns) => page.msg("rooms-turn-of").with("turn", turn).with("turns", turns),
        None => page.msg("rooms-turn").with("turn", turn),
    };
    Some(text.to_string())
}

/// Whom a game waits for, or that it is paused, in words; nothing where everyone plays at once.
pub fn waits_for(page: &Layout, progress: &Progress) -> Option<String> {
    if progress.paused {
        return Some(page.msg("rooms-paused").to_string());
    }
    let names: Vec<String> = progress.waits_for.iter().map(|(_, name)| isolated(name)).collect();
    (!names.is_empty()).then(|| page.msg("rooms-waits").with("names", names.join(", ")).to_string())
}
