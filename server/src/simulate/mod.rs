//! `conurbation simulate`: whole games between house bots, and how they ended.

mod figures;
mod tally;

use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;
use std::time::Instant;

use conurbation_rules::automas::{self, Mode};
use conurbation_rules::games::{Game, Level, Pace, PublicView, Setup};
use conurbation_rules::shuffle::Seed;
use conurbation_rules::two_cities::ranking::{Goal, Standing};
use conurbation_rules::two_cities::{self, MAX_SEATS, Ring};
use serde::Serialize;

use self::figures::{Distribution, rounded};
use self::tally::{Entrant, Tally};
use crate::config::Simulate;

/// Played against when no other level is asked for: the one that changes nothing in Automacity's score.
const USUAL_LEVEL: u8 = 4;

/// Why there is nothing to simulate.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum SimulateError {
    /// More seats than any game has.
    #[error("a game has at most {MAX_SEATS} seats")]
    TooManySeats,
    /// A setting of the solo game, and several seats.
    #[error("--mode and --level are for one seat, which plays against the Automas")]
    NotSolo,
    /// One seat has nobody to change places with.
    #[error("--rotate is for two or more seats")]
    NothingToRotate,
    /// The solo game has other levels of difficulty.
    #[error("--level is 1 to {}", automas::LEVEL_CHANGES.len())]
    NoSuchLevel,
}

/// What is played, as the output says it.
#[derive(Debug, Serialize)]
#[serde(tag = "game", rename_all = "snake_case")]
enum Playing<'a> {
    /// Two or more seats.
    TwoCities { seats: &'a [Level], rotate: bool, seed: u64 },
    /// One seat.
    Automas { seats: &'a [Level], mode: Mode, level: u8, seed: u64 },
}

/// What the command prints.
#[derive(Debug, Serialize)]
struct Report<'a> {
    setup: Playing<'a>,
    games: u32,
    /// As listed, and in the solo game both Automas after the player.
    entrants: Vec<Entrant>,
    /// Automacity with what the level changes; in the solo game only.
    #[serde(skip_serializing_if = "Option::is_none")]
    automacity: Option<Distribution>,
    seconds: f64,
    games_per_second: f64,
}

/// How one game ended.
struct Ended {
    /// In any order.
    ranking: Vec<Standing>,
    goal: Goal,
    /// Automacity's total, in the solo game.
    automacity: Option<u8>,
}

/// Plays the games and reports them as JSON. All but the seconds depends on the settings alone, never on how many threads
/// play or how fast.
pub fn simulate(settings: &Simulate) -> Result<String, SimulateError> {
    let (setup, playing) = set_up(settings)?;
    let names = names(&setup, &settings.seats);
    let began = Instant::now();
    let tally = play_all(settings, &setup, names.len());
    let seconds = began.elapsed().as_secs_f64();
    let games = settings.games.get();
    let report = Report {
        setup: playing,
        games,
        entrants: tally.entrants(&names),
        automacity: tally.automacity(),
        seconds: rounded(seconds),
        games_per_second: rounded(f64::from(games) / seconds),
    };
    Ok(serde_json::to_string_pretty(&report).expect("numbers and texts have a JSON form"))
}

/// The game that as many seats play; one arm per game.
fn set_up(settings: &Simulate) -> Result<(Setup, Playing<'_>), SimulateError> {
    let Simulate { ref seats, seed, rotate, mode, level, .. } = *settings;
    if seats.len() == 1 {
        if rotate {
            return Err(SimulateError::NothingToRotate);
        }
        let (mode, level) = (mode.unwrap_or(Mode::Full), level.unwrap_or(USUAL_LEVEL));
        let setup = automas::Setup::new(mode, level).ok_or(SimulateError::NoSuchLevel)?;
        return Ok((Setup::Automas(setup), Playing::Automas { seats, mode, level, seed }));
    }
    if mode.is_some() || level.is_some() {
        return Err(SimulateError::NotSolo);
    }
    // The seating values rise clockwise. They matter to people who wait for each other; bots don't.
    let values: Vec<u8> = (1..=MAX_SEATS as u8).take(seats.len()).collect();
    let setup =
        two_cities::Setup::new(&values).filter(|_| values.len() == seats.len()).ok_or(SimulateError::TooManySeats)?;
    Ok((Setup::TwoCities(setup), Playing::TwoCities { seats, rotate, seed }))
}

/// How everyone in the ranking is called.
fn names(setup: &Setup, seats: &[Level]) -> Vec<String> {
    let word = |level: &Level| match level {
        Level::Gentle => "gentle",
        Level::Steady => "steady",
        Level::Sharp => "sharp",
    };
    let automas: &[&str] = match setup {
        Setup::TwoCities(_) | Setup::SquareOff(_) => &[],
        Setup::Automas(_) => &["autommaso", "automarta"],
    };
    seats.iter().map(word).chain(automas.iter().copied()).map(str::to_owned).collect()
}

/// Plays all games, on several threads, each of which takes the next game that nobody plays yet.
fn play_all(settings: &Simulate, setup: &Setup, entrants: usize) -> Tally {
    let next = AtomicU64::new(0);
    let games = u64::from(settings.games.get());
    let play = || {
        let mut tally = Tally::new(entrants);
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= games {
                return tally;
            }
            let shift = if settings.rotate { (number % entrants as u64) as usize } else { 0 };
            let mut seats = settings.seats.clone();
            seats.rotate_right(shift);
            let ended = play(setup, &game_seed(settings.seed, number), &seats);
            tally.count(&ended, |seat| (seat + entrants - shift) % entrants);
        }
    };
    let processors = || thread::available_parallelism().map_or(1, NonZeroUsize::get);
    let threads = settings.threads.map_or_else(processors, usize::from);
    thread::scope(|scope| {
        let playing: Vec<_> = (0..threads).map(|_| scope.spawn(play)).collect();
        let mut all = Tally::new(entrants);
        for thread in playing {
            all.add(thread.join().expect("a game comes to its end"));
        }
        all
    })
}

/// The seed of a game: the base seed, then the game's number from 0, 64 bits each, high byte first; the rest is zero.
fn game_seed(base: u64, number: u64) -> Seed {
    let mut seed = [0; 32];
    seed[..8].copy_from_slice(&base.to_be_bytes());
    seed[8..16].copy_from_slice(&number.to_be_bytes());
    Seed(seed)
}

/// Plays one game to its end: whoever owes something does one thing after the other, in turn around the table.
fn play(setup: &Setup, seed: &Seed, seats: &[Level]) -> Ended {
    let mut game = Game::new(setup, seed);
    while game.pace() != Pace::Over {
        let before = game.phase_number();
        let mut acted = false;
        for (seat, level) in (0..).zip(seats) {
            if let Some(action) = game.bot(seat, *level) {
                game.play(seat, &action).expect("bots play by the rules");
                acted = true;
            }
        }
        assert!(acted, "somebody owes something in phase {before}");
    }
    ended(&game).expect("a game that is over has a result")
}

/// The result, which everyone sees at the end.
fn ended(game: &Game) -> Option<Ended> {
    match game.public_view(false) {
        PublicView::TwoCities(view) => {
            let goal = Ring::new(view.seats.len() as u8).goal();
            Some(Ended { ranking: view.result?.ranking.to_vec(), goal, automacity: None })
        }
        PublicView::Automas(view) => {
            let result = view.result?;
            let automacity = Some(result.automacity_total);
            Some(Ended { ranking: result.ranking.to_vec(), goal: Goal::Lower, automacity })
        }
        PublicView::SquareOff(_) => None,
    }
}
