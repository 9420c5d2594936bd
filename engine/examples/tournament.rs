//! Lets the engine play Between Two Cities against house bots and prints how often it won, by default
//! `--games 200 --seats 3 --against sharp --seed 1`. The seats rotate: each deal is played once from every seat.

use std::env;
use std::time::{Duration, Instant};

use conurbation_engine::two_cities::{Effort, next};
use conurbation_rules::common::Seat;
use conurbation_rules::games::Level;
use conurbation_rules::shuffle::Seed;
use conurbation_rules::two_cities::ranking::Standing;
use conurbation_rules::two_cities::{Game, Phase, Setup, bots};

/// What the games amount to.
#[derive(Default)]
struct Tally {
    games: f64,
    won: f64,
    result: f64,
    others: f64,
    lead: f64,
    moves: u32,
    time: Duration,
    slowest: Duration,
}

fn main() {
    let setting = |name: &str| env::args().skip_while(|argument| argument != name).nth(1);
    let number = |name: &str, usual: u64| setting(name).map_or(usual, |text| text.parse().expect("a number"));
    let (games, seats) = (number("--games", 200), number("--seats", 3));
    let level = match setting("--against").as_deref() {
        Some("gentle") => Level::Gentle,
        Some("steady") => Level::Steady,
        Some("sharp") | None => Level::Sharp,
        Some(other) => panic!("no level to play against is called {other}"),
    };
    let usual = Effort::MASTER;
    let effort = Effort {
        samples: u32::try_from(number("--samples", usual.samples.into())).expect("a small number"),
        halvings: u32::try_from(number("--halvings", usual.halvings.into())).expect("a small number"),
        turns: u32::try_from(number("--turns", usual.turns.into())).expect("a small number"),
    };
    let mut tally = Tally::default();
    for game in 0..games {
        let mut seed = [0; 32];
        seed[..8].copy_from_slice(&number("--seed", 1).to_be_bytes());
        seed[8..16].copy_from_slice(&(game / seats).to_be_bytes());
        tally.play(
            &Seed(seed),
            u8::try_from(seats).expect("few seats"),
            Seat::new(u8::try_from(game % seats).expect("few seats")),
            level,
            effort,
        );
        if (game + 1) % (games / 10).max(1) == 0 {
            tally.print();
        }
    }
}

impl Tally {
    fn play(&mut self, seed: &Seed, seats: u8, engine: Seat, level: Level, effort: Effort) {
        let values: Vec<u8> = (0..seats).collect();
        let mut game = Game::new(&Setup::new(&values).expect("two to seven seats"), seed);
        while game.phase() != Phase::Ended {
            for seat in Seat::first(seats) {
                let began = Instant::now();
                let action = if seat == engine && effort.samples > 0 {
                    next(&game, seat, effort)
                } else {
                    bots::next(&game, seat, level)
                };
                let Some(action) = action else { continue };
                if seat == engine {
                    self.moves += 1;
                    self.time += began.elapsed();
                    self.slowest = self.slowest.max(began.elapsed());
                }
                game.play(seat, &action).expect("bots play by the rules");
            }
        }
        let ranking = game.table_view(true).result.expect("the game is over").ranking;
        let winners = ranking.iter().filter(|standing| standing.place == 1);
        let shared = f64::from(u32::try_from(winners.clone().count()).expect("few seats"));
        self.games += 1.0;
        self.won += winners.filter(|standing| standing.seat == engine).map(|_| 1.0 / shared).sum::<f64>();
        let strength = |standing: &&Standing| f64::from(standing.lower) + f64::from(standing.higher) / 100.0;
        let (own, rivals): (Vec<_>, Vec<_>) = ranking.iter().partition(|standing| standing.seat == engine);
        self.lead += own.iter().map(strength).sum::<f64>() - rivals.iter().map(strength).fold(0.0, f64::max);
        for standing in &ranking {
            let result = f64::from(standing.result);
            if standing.seat == engine { self.result += result } else { self.others += result / f64::from(seats - 1) }
        }
    }

    fn print(&self) {
        let Self { games, won, result, others, lead, moves, time, slowest } = self;
        let share = won / games;
        let reach = 1.96 * (share * (1.0 - share) / games).sqrt();
        println!(
            "{games} games: won {:.1} % ± {:.1}; results {:.2}, the others {:.2}, lead {:.2}; {:.0?} a move, at most \
             {:.0?}",
            100.0 * share,
            100.0 * reach,
            result / games,
            others / games,
            lead / games,
            *time / (*moves).max(1),
            slowest,
        );
    }
}
