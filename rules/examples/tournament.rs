//! tournament GAMES SEATS A B [threads offset]: one A against B's, seats rotated.
use conurbation_rules::games::Level;
use conurbation_rules::shuffle::Seed;
use conurbation_rules::two_cities::{Game, Phase, ResultView, Setup, bots};
use std::time::{Duration, Instant};

fn level(s: &str) -> Level {
    match s {
        "gentle" => Level::Gentle,
        "steady" => Level::Steady,
        "sharp" => Level::Sharp,
        _ => panic!(),
    }
}
fn main() {
    let a: Vec<String> = std::env::args().collect();
    let games: u64 = a[1].parse().unwrap();
    let seats: u8 = a[2].parse().unwrap();
    let (one, rest) = (level(&a[3]), level(&a[4]));
    let mut wins = 0.0;
    let (mut lowers, mut rival) = (0u64, 0u64);
    let mut time = Duration::ZERO;
    let mut moves = 0u32;
    let mut worst = Duration::ZERO;
    let start = Instant::now();
    let mut ties = 0;
    for g in 0..games {
        let mut seed = [0u8; 32];
        seed[..8].copy_from_slice(
            &(g / seats as u64 + 1_000_000 * a.get(5).map_or(0, |s| s.parse::<u64>().unwrap())).to_le_bytes(),
        );
        let values: Vec<u8> = (0..seats).collect();
        let mut game = Game::new(&Setup::new(&values).unwrap(), &Seed(seed));
        let hero = (g % seats as u64) as u8;
        while game.phase() != Phase::Ended {
            let p = game.phase_number();
            // by turns over seats
            for seat in 0..seats {
                while game.phase_number() == p {
                    let t = Instant::now();
                    let Some(act) = bots::next(&game, seat, if seat == hero { one } else { rest }) else { break };
                    if seat == hero {
                        let d = t.elapsed();
                        time += d;
                        moves += 1;
                        worst = worst.max(d);
                    }
                    game.play(seat, &act).unwrap();
                }
            }
        }
        let Some(ResultView { ranking }) = game.table_view(false).result else { panic!() };
        let firsts = ranking.iter().filter(|s| s.place == 1).count();
        for s in &ranking {
            if s.seat == hero {
                lowers += u64::from(s.lower);
                if s.place == 1 {
                    wins += 1.0 / firsts as f64;
                    if firsts > 1 {
                        ties += 1;
                    }
                }
            } else {
                rival += u64::from(s.lower);
            }
        }
    }
    let p = wins / games as f64;
    let e = 1.96 * (p * (1.0 - p) / games as f64).sqrt();
    println!(
        "{} vs {} x{seats}: {:.1}% ± {:.1} ({:.1}..{:.1}) lower {:.2} rivals {:.2} shared {ties}; {:.3} ms/move worst {:.1} ms; {:.1} games/s",
        a[3],
        a[4],
        100.0 * p,
        100.0 * e,
        100.0 * (p - e),
        100.0 * (p + e),
        lowers as f64 / games as f64,
        rival as f64 / games as f64 / (seats - 1) as f64,
        time.as_secs_f64() * 1000.0 / moves as f64,
        worst.as_secs_f64() * 1000.0,
        games as f64 / start.elapsed().as_secs_f64()
    );
}
