//! `conurbation simulate`: plays whole games between bots and reports how they ended.

mod figures;
mod play;
mod ranked;
mod settings;
mod sides;

use std::time::Instant;

use conurbation_rules::games::{Kind, Level, Setup};
use conurbation_rules::two_cities::{self, MAX_SEATS};
use conurbation_rules::{automas, square_off};
use serde::Serialize;

use self::figures::rounded;
use self::play::play_all;
use self::ranked::Ranked;
pub use self::settings::{Mode, Simulate, Title};
use self::sides::Sides;

/// The level that leaves Automacity's score unchanged.
const DEFAULT_LEVEL: u8 = 4;

/// Why the settings can't be simulated.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum SimulateError {
    /// More seats than any game has.
    #[error("a game has at most {MAX_SEATS} seats")]
    TooManySeats,
    /// City Square Off with one seat.
    #[error("City Square Off is for two sides: list two or more seats")]
    NoOtherSide,
    /// A mode of City Square Off for another game.
    #[error("--mode base, sprint or sprawl is for City Square Off: add --game square-off")]
    NotSquareOff,
    /// A setting of the solo game for several seats.
    #[error("--mode and --level are for one seat, which plays against the Automas")]
    NotSolo,
    /// A mode of another game.
    #[error("--mode is simple or full for one seat, and base, sprint or sprawl with --game square-off")]
    OtherMode,
    /// A level of difficulty without Automas.
    #[error("--level is for the game against the Automas")]
    NoAutomas,
    /// One seat can't change places with anyone.
    #[error("--rotate is for two or more seats")]
    NothingToRotate,
    /// A level that bots have in another game only.
    #[error("only Between Two Cities with two or more seats and City Square Off in the mode base have a master")]
    NoMaster,
    /// The solo game has no such level of difficulty.
    #[error("--level is 1 to {}", automas::LEVEL_CHANGES.len())]
    NoSuchLevel,
}

/// What is played, as shown in the output.
#[derive(Debug, Serialize)]
#[serde(tag = "game", rename_all = "snake_case")]
enum Playing<'a> {
    /// Two or more seats.
    TwoCities { seats: &'a [Level], rotate: bool, seed: u64 },
    /// One seat.
    Automas { seats: &'a [Level], mode: automas::Mode, level: u8, seed: u64 },
    /// Even seats against odd ones.
    SquareOff { seats: &'a [Level], mode: square_off::Mode, rotate: bool, seed: u64 },
}

/// What the command prints.
#[derive(Debug, Serialize)]
struct Report<'a> {
    setup: Playing<'a>,
    games: u32,
    #[serde(flatten)]
    results: Results,
    seconds: f64,
    games_per_second: f64,
}

/// The results of the games.
#[derive(Debug, Serialize)]
#[serde(untagged)]
enum Results {
    Ranked(ranked::Results),
    Sides(Option<sides::Results>),
}

/// Plays the games and reports them as JSON. Except for the time, the report depends only on the settings, not on the
/// number of threads.
pub fn simulate(settings: &Simulate) -> Result<String, SimulateError> {
    let (setup, playing) = set_up(settings)?;
    let names = names(&playing);
    let began = Instant::now();
    let results = match playing {
        Playing::TwoCities { .. } | Playing::Automas { .. } => {
            Results::Ranked(play_all(settings, &setup, &Ranked::new(names.len())).results(&names))
        }
        Playing::SquareOff { .. } => {
            Results::Sides(play_all(settings, &setup, &Sides::new(names.len())).results(&names))
        }
    };
    let seconds = began.elapsed().as_secs_f64();
    let games = settings.games.get();
    let report = Report {
        setup: playing,
        games,
        results,
        seconds: rounded(seconds),
        games_per_second: rounded(f64::from(games) / seconds),
    };
    Ok(serde_json::to_string_pretty(&report).expect("numbers and texts have a JSON form"))
}

/// The game for these seats and settings.
fn set_up(settings: &Simulate) -> Result<(Setup, Playing<'_>), SimulateError> {
    let Simulate { ref seats, seed, rotate, mode, level, .. } = *settings;
    let check_levels = |game: Kind| {
        if seats.contains(&Level::Master) && !game.has_master() {
            return Err(SimulateError::NoMaster);
        }
        Ok(())
    };
    match (settings.game, seats.len()) {
        (Title::SquareOff, _) => {
            let mode = match mode {
                None | Some(Mode::Base) => square_off::Mode::Base,
                Some(Mode::Sprint) => square_off::Mode::Sprint,
                Some(Mode::Sprawl) => square_off::Mode::Sprawl,
                Some(Mode::Simple | Mode::Full) => return Err(SimulateError::OtherMode),
            };
            if level.is_some() {
                return Err(SimulateError::NoAutomas);
            }
            let variant = square_off::Variant { mode, ..Default::default() };
            check_levels(Kind::SquareOff(variant))?;
            let too = if seats.len() < 2 { SimulateError::NoOtherSide } else { SimulateError::TooManySeats };
            let setup = square_off::Setup::new(variant, seats.len()).ok_or(too)?;
            Ok((Setup::SquareOff(setup), Playing::SquareOff { seats, mode, rotate, seed }))
        }
        (Title::TwoCities, 1) => {
            if rotate {
                return Err(SimulateError::NothingToRotate);
            }
            let mode = match mode {
                None | Some(Mode::Full) => automas::Mode::Full,
                Some(Mode::Simple) => automas::Mode::Simple,
                Some(Mode::Base | Mode::Sprint | Mode::Sprawl) => return Err(SimulateError::OtherMode),
            };
            let level = level.unwrap_or(DEFAULT_LEVEL);
            check_levels(Kind::Automas { mode, level })?;
            let setup = automas::Setup::new(mode, level).ok_or(SimulateError::NoSuchLevel)?;
            Ok((Setup::Automas(setup), Playing::Automas { seats, mode, level, seed }))
        }
        (Title::TwoCities, _) => {
            if matches!(mode, Some(Mode::Base | Mode::Sprint | Mode::Sprawl)) {
                return Err(SimulateError::NotSquareOff);
            }
            if mode.is_some() || level.is_some() {
                return Err(SimulateError::NotSolo);
            }
            check_levels(Kind::TwoCities)?;
            // The seating values ascend clockwise. They only matter to people, who wait for each other.
            let values: Vec<u8> = (1..=u8::MAX).take(seats.len()).collect();
            let setup = two_cities::Setup::new(&values).ok_or(SimulateError::TooManySeats)?;
            Ok((Setup::TwoCities(setup), Playing::TwoCities { seats, rotate, seed }))
        }
    }
}

/// The names of the entrants.
fn names(playing: &Playing<'_>) -> Vec<String> {
    let word = |level: &Level| match level {
        Level::Gentle => "gentle",
        Level::Steady => "steady",
        Level::Sharp => "sharp",
        Level::Master => "master",
    };
    let (seats, automas): (_, &[&str]) = match playing {
        Playing::TwoCities { seats, .. } | Playing::SquareOff { seats, .. } => (seats, &[]),
        Playing::Automas { seats, .. } => (seats, &["autommaso", "automarta"]),
    };
    seats.iter().map(word).chain(automas.iter().copied()).map(str::to_owned).collect()
}
