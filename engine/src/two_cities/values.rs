//! The value function: the expected final score of a city, from its features.

use std::sync::LazyLock;

use conurbation_rules::two_cities::CityBoard;

use super::features::{FEATURES, Rivals, features};

/// How many sizes a city can have: 0 to 16 squares.
pub(super) const SIZES: usize = 17;

/// The weights of the features, fitted to games that the engine's policy played against itself: see
/// [`fit`](super::fitting).
#[derive(Debug, Clone)]
pub struct Values {
    /// By size of the city, in thousandths of a point.
    pub(super) weights: Vec<[i32; FEATURES]>,
    /// By size, the standard deviation of the points that are not foreseen, in hundredths.
    pub(super) spread: [i32; SIZES],
}

/// The values that the engine plays by.
pub(super) static VALUES: LazyLock<Values> =
    LazyLock::new(|| Values::parse(include_str!("values.txt")).expect("the file has a line for each size"));

impl Values {
    /// Where fitting begins: points as they are.
    pub fn plain() -> Self {
        let mut weights = vec![[0; FEATURES]; SIZES];
        for weights in &mut weights {
            weights[1..7].fill(1000);
        }
        Self { weights, spread: [0; SIZES] }
    }

    /// Reads values: for each size a line with the spread and the weights.
    pub fn parse(text: &str) -> Option<Self> {
        let numbers: Option<Vec<i32>> = text.split_ascii_whitespace().map(|word| word.parse().ok()).collect();
        let numbers = numbers.filter(|numbers| numbers.len() == SIZES * (FEATURES + 1))?;
        let mut values = Self::plain();
        for (size, line) in numbers.chunks(FEATURES + 1).enumerate() {
            values.spread[size] = line[0];
            values.weights[size].copy_from_slice(&line[1..]);
        }
        Some(values)
    }

    /// As [`parse`](Self::parse) reads them, in lines that an editor can show.
    pub fn to_text(&self) -> String {
        let lines = self.weights.iter().zip(&self.spread).map(|(weights, spread)| {
            let numbers: Vec<String> = [spread].into_iter().chain(weights).map(ToString::to_string).collect();
            numbers.chunks(16).map(|some| some.join(" ")).collect::<Vec<_>>().join("\n  ")
        });
        lines.collect::<Vec<_>>().join("\n") + "\n"
    }

    /// What the city can be expected to score, in hundredths of a point, given the factories of the other cities.
    pub(super) fn worth(&self, city: &CityBoard, rivals: Rivals) -> i32 {
        let weights = &self.weights[usize::from(city.size())];
        let mut sum = 0;
        features(city, rivals, |feature, amount| sum += weights[feature] * amount);
        sum / 10
    }
}
