//! What examples that write cases for the client's tests have in common.

use conurbation_rules::two_cities::Building;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use serde_json::Value;

/// The letters of all buildings.
pub const ALL: &str = "SFMDEBOPH";
/// Letters of cities: of all buildings, and of those that matter to each other.
const LETTERS: [&str; 9] = [ALL, "SFMDEBOPH.", "S.", "OOMD", "FHS", "PP.", "SSSF", "MDEB", "H."];

/// Random choices, always the same ones.
pub struct Chance(ChaCha8Rng);

impl Chance {
    pub fn begin() -> Self {
        Self(ChaCha8Rng::seed_from_u64(1))
    }

    pub fn below(&mut self, bound: usize) -> usize {
        self.0.next_u32() as usize % bound
    }

    pub fn letters(&mut self) -> &'static str {
        LETTERS[self.below(LETTERS.len())]
    }

    pub fn letter(&mut self, of: &str) -> char {
        char::from(of.as_bytes()[self.below(of.len())])
    }

    /// Up to sixteen buildings of Automacity.
    pub fn row(&mut self) -> Vec<Building> {
        let letters = self.letters();
        let count = self.below(17);
        (0..count).filter_map(|_| Building::from_letter(self.letter(letters))).collect()
    }
}

/// One value a line.
pub fn lines(values: impl Iterator<Item = Value>) -> String {
    values.map(|value| value.to_string()).collect::<Vec<_>>().join(",\n")
}
