//! Plays whole games, several at the same time.

use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

use conurbation_engine::bot;
use conurbation_rules::common::Seat;
use conurbation_rules::games::{Game, Level, Pace, Setup};
use conurbation_rules::shuffle::Seed;

use super::settings::Simulate;

/// What is counted while games are played. The order must not matter.
pub trait Tally: Clone + Send + Sync {
    /// Counts how a game ended. `entrant_on` returns who had a seat.
    fn count(&mut self, game: &Game, entrant_on: impl Fn(usize) -> usize);

    /// Adds what another one has counted.
    fn add(&mut self, other: Self);
}

/// Plays all games on several threads; each takes the next game that nobody has taken.
pub fn play_all<T: Tally>(settings: &Simulate, setup: &Setup, empty: &T) -> T {
    let next = AtomicU64::new(0);
    let (games, seats) = (u64::from(settings.games.get()), settings.seats.len());
    let play = || {
        let mut tally = empty.clone();
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= games {
                return tally;
            }
            let turns = usize::try_from(number).expect("at most 2³² games");
            let shift = if settings.rotate { turns % seats } else { 0 };
            let mut levels = settings.seats.clone();
            levels.rotate_right(shift);
            let game = play(setup, &game_seed(settings.seed, number), &levels);
            // The Automas come after the seats and do not rotate.
            tally.count(&game, |seat| if seat < seats { (seat + seats - shift) % seats } else { seat });
        }
    };
    let processors = || thread::available_parallelism().map_or(1, NonZeroUsize::get);
    let threads = settings.threads.map_or_else(processors, usize::from);
    thread::scope(|scope| {
        let playing: Vec<_> = (0..threads).map(|_| scope.spawn(play)).collect();
        let mut all = empty.clone();
        for thread in playing {
            all.add(thread.join().expect("every game ends"));
        }
        all
    })
}

/// The seed of a game: the base seed, then the game's number from 0, 64 bits each in big-endian order; the rest is
/// zero.
fn game_seed(base: u64, number: u64) -> Seed {
    let mut seed = [0; 32];
    seed[..8].copy_from_slice(&base.to_be_bytes());
    seed[8..16].copy_from_slice(&number.to_be_bytes());
    Seed(seed)
}

/// When a bot makes its next move at the earliest, in milliseconds after the start of the phase.
fn due(game: &Game, seat: Seat, level: Level) -> u64 {
    game.race().map_or(0, |race| race.bot_due(seat, level))
}

/// Plays one game to its end: awaited seats act in turn around the table, one action each; in a race only those that
/// are due first.
fn play(setup: &Setup, seed: &Seed, levels: &[Level]) -> Game {
    let mut game = Game::new(setup, seed);
    let seats = || (0..levels.len()).map(Seat::at).zip(levels);
    while game.pace() != Pace::Over {
        let before = game.phase_number();
        let awaited = seats().filter(|(seat, _)| game.is_awaited(*seat));
        let first = awaited.map(|(seat, level)| due(&game, seat, *level)).min().unwrap_or(0);
        let mut acted = false;
        for (seat, level) in seats() {
            if due(&game, seat, *level) <= first
                && let Some(action) = bot(&game, seat, *level)
            {
                game.play(seat, &action).expect("bots play by the rules");
                acted = true;
            }
        }
        assert!(acted, "nobody acts in phase {before}");
    }
    game
}
