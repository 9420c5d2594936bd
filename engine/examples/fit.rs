//! Fits the values of cities anew: `cargo run --release --package conurbation-engine --example fit > values.txt`. It
//! takes a few minutes, and says on the way how well the policy plays.

use conurbation_engine::two_cities::{Values, fit};

/// Games and noise of each step: at first many moves are random.
const STEPS: [(u64, usize); 8] =
    [(8_000, 12), (8_000, 12), (8_000, 12), (8_000, 12), (25_000, 25), (25_000, 25), (60_000, 40), (60_000, 40)];

fn main() {
    let mut values = Values::plain();
    for (step, (games, noise)) in (0..).zip(STEPS) {
        let fitted = fit(&values, games, noise, step);
        eprintln!("step {step}: cities of {:.2} points with the values before", fitted.mean);
        values = fitted.values;
    }
    print!("{}", values.to_text());
}
