//! `conurbation replay FILE`: tells a game that was downloaded.

use crate::game_file::{FileError, GamePath, Report};

/// Tells the game in words, as far as it can be played again.
pub fn replay(path: &GamePath) -> Result<Report, FileError> {
    let told = path.read()?.tell();
    let good = told.broken.is_none();
    let mut lines = told.lines;
    lines.extend(told.broken.map(|broken| format!("The rest can't be told: {broken}")));
    Ok(Report { text: lines.join("\n"), good })
}
