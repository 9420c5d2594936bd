//! Lets the engine play City Square Off against house bots and prints how often it won, by default
//! `--games 200 --against sharp --seed 1`. Each deck is played twice, once from each side.

use std::env;
use std::time::{Duration, Instant};

use conurbation_engine::square_off::{Effort, next};
use conurbation_rules::common::Seat;
use conurbation_rules::games::Level;
use conurbation_rules::shuffle::Seed;
use conurbation_rules::square_off::{Game, Phase, Setup, Variant, bots};

fn main() {
    let setting = |name: &str| env::args().skip_while(|argument| argument != name).nth(1);
    let number = |name: &str, usual: u64| setting(name).map_or(usual, |text| text.parse().expect("a number"));
    let games = number("--games", 200);
    let level = match setting("--against").as_deref() {
        Some("gentle") => Level::Gentle,
        Some("steady") => Level::Steady,
        Some("sharp") | None => Level::Sharp,
        Some(other) => panic!("no level to play against is called {other}"),
    };
    let usual = Effort::MASTER;
    let small = |name: &str, usual: u32| u32::try_from(number(name, usual.into())).expect("a small number");
    let effort = Effort {
        places: usize::try_from(number("--places", usual.places as u64)).expect("a small number"),
        samples: small("--samples", usual.samples),
        halvings: small("--halvings", usual.halvings),
        win: usual.win,
    };
    let (mut won, mut moves, mut time, mut slowest) = (0.0, 0, Duration::ZERO, Duration::ZERO);
    for game in 0..games {
        let mut seed = [0; 32];
        seed[..8].copy_from_slice(&number("--seed", 1).to_be_bytes());
        seed[8..16].copy_from_slice(&(game / 2).to_be_bytes());
        let engine = Seat::new(u8::from(game % 2 == 1));
        let mut played = Game::new(&Setup::new(Variant::default(), 2).expect("two seats"), &Seed(seed));
        while played.phase() != Phase::Ended {
            for seat in Seat::first(2) {
                let began = Instant::now();
                let own = if seat == engine { next(&played, seat, effort) } else { None };
                if own.is_some() {
                    moves += 1;
                    time += began.elapsed();
                    slowest = slowest.max(began.elapsed());
                }
                let Some(action) = own.or_else(|| bots::next(&played, seat, level)) else { continue };
                played.play(seat, &action).expect("bots play by the rules");
            }
        }
        won += match played.outcome().expect("the game is over").winner {
            Some(side) => f64::from(u8::from(side == engine.number())),
            None => 0.5,
        };
        if (game + 1) % (games / 10).max(1) == 0 {
            let count = f64::from(u32::try_from(game + 1).expect("not so many"));
            let share = won / count;
            println!(
                "{count} games: won {:.1} % ± {:.1}; {:.0?} a move, at most {slowest:.0?}",
                100.0 * share,
                196.0 * (share * (1.0 - share) / count).sqrt(),
                time / moves.max(1),
            );
        }
    }
}
