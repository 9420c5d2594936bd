//! Compares what the engine expects of games between sharp bots with what they reach, turn by turn: by default
//! `--games 1000 --seats 3`. The slope is that of reached results over expected ones: 1 is perfect.

use std::env;

use conurbation_engine::two_cities::{Effort, search};
use conurbation_rules::common::Seat;
use conurbation_rules::games::Level;
use conurbation_rules::shuffle::Seed;
use conurbation_rules::two_cities::{Game, Phase, Setup, Sight, bots};

/// Enough for a mean: no option is compared with another.
const EFFORT: Effort = Effort { samples: 8, halvings: 2, turns: 1 };

/// Pairs of an expected and a reached result, in points.
#[derive(Default, Clone)]
struct Pairs(Vec<[f64; 2]>);

fn main() {
    let setting = |name: &str| env::args().skip_while(|argument| argument != name).nth(1);
    let number = |name: &str, usual: u64| setting(name).map_or(usual, |text| text.parse().expect("a number"));
    let seats = u8::try_from(number("--seats", 3)).expect("few seats");
    let values: Vec<u8> = (0..seats).collect();
    let mut turns: Vec<Pairs> = Vec::new();
    for number in 0..number("--games", 1000) {
        let mut seed = [2; 32];
        seed[..8].copy_from_slice(&number.to_be_bytes());
        let mut game = Game::new(&Setup::new(&values).expect("two to seven seats"), &Seed(seed));
        // One seat of each game: those of one game have much in common.
        let seat = Seat::new(u8::try_from(number % u64::from(seats)).expect("few seats"));
        let mut expected = Vec::new();
        while game.phase() != Phase::Ended {
            if game.phase() == Phase::Choose && usize::from(game.turn_of_all().0) > expected.len() {
                let sight = Sight::new(&game, seat).expect("it has to choose");
                expected.push(f64::from(search(&sight, EFFORT, None)[0].outlook.result) / 100.0);
            }
            for seat in Seat::first(seats) {
                if let Some(action) = bots::next(&game, seat, Level::Sharp) {
                    game.play(seat, &action).expect("bots play by the rules");
                }
            }
        }
        let ranking = game.table_view(true).result.expect("the game is over").ranking;
        let own = ranking.iter().find(|standing| standing.seat == seat).expect("everyone is ranked");
        turns.resize(expected.len().max(turns.len()), Pairs::default());
        for (pairs, expected) in turns.iter_mut().zip(expected) {
            pairs.0.push([expected, own.result.into()]);
        }
    }
    for (turn, pairs) in (1..).zip(&turns) {
        println!("turn {turn}: {pairs}");
    }
    println!("all turns: {}", Pairs(turns.into_iter().flat_map(|pairs| pairs.0).collect()));
}

impl std::fmt::Display for Pairs {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let count = f64::from(u32::try_from(self.0.len()).expect("not so many"));
        let mean = |value: &dyn Fn(&[f64; 2]) -> f64| self.0.iter().map(value).sum::<f64>() / count;
        let [expected, reached] = [0, 1].map(|side| mean(&|pair| pair[side]));
        let together = mean(&|pair| (pair[0] - expected) * (pair[1] - reached));
        let slope = together / mean(&|pair| (pair[0] - expected).powi(2));
        let error = mean(&|pair| (pair[0] - pair[1]).powi(2)).sqrt();
        write!(f, "expected {expected:.2}, reached {reached:.2}; slope {slope:.2}; typical error {error:.2}")
    }
}
