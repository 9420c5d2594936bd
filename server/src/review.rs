//! `conurbation review FILE`: reviews a game that was downloaded.

use conurbation_room::Played;

use crate::game_file::{FileError, GamePath, Report};

/// Reviews the game in words, if it is one that the engine knows.
pub fn review(path: &GamePath) -> Result<Report, FileError> {
    let played = path.read()?.played();
    Ok(match played.and_then(|played| lines(&played)) {
        Ok(lines) => Report { text: lines.join("\n").trim_start().to_owned(), good: true },
        Err(broken) => Report { text: format!("The game can't be reviewed: {broken}"), good: false },
    })
}

fn lines(Played { setup, seed, actions, names, .. }: &Played) -> Result<Vec<String>, String> {
    let review = conurbation_engine::review(setup, seed, actions).map_err(|refusal| refusal.to_string())?;
    let review = review.ok_or("the engine knows neither the solo game nor City Sprawl")?;
    Ok(review.lines(names))
}
