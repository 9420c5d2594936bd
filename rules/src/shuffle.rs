//! The fair shuffle (law 10): everything random in a game follows from one 32-byte seed, so that anyone can check it
//! afterwards. See `docs/shuffle.md`.

use std::fmt;

use rand_chacha::{
    ChaCha8Rng, ChaCha20Rng,
    rand_core::{Rng, SeedableRng},
};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::draw::Hash;

/// The seed of one game, which follows from its [`Draw`](crate::draw::Draw). Secret until the game is over.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seed(#[serde(with = "hex")] pub [u8; 32]);

/// What random numbers are for. Each purpose has its own `ChaCha20` stream, numbered by the discriminant, so that one
/// never shifts another.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Purpose {
    /// The order of the building tiles.
    Buildings = 1,
    /// The order of the duplex tiles.
    Duplexes = 2,
    /// Who sits where.
    Seats = 3,
    /// The seating values dealt.
    Values = 4,
    /// The question card drawn.
    Card = 5,
    /// The order of the Automa cards.
    Automas = 6,
    /// The order of the shape cards.
    Shapes = 7,
    /// Which starters are left over in a first game.
    Starters = 8,
    /// How house bots open a game of City Square Off. It says nothing of the cards.
    Openings = 9,
}

impl Seed {
    /// SHA-256 of the seed. Games whose seed the server alone chose show it before the first deal.
    pub fn fingerprint(&self) -> Hash {
        Hash(Sha256::digest(self.0).into())
    }

    /// The seed in hex, for showing it once the game is over.
    pub fn reveal(&self) -> String {
        hex::encode(self.0)
    }

    /// Shuffles a slice: Fisher–Yates from the last element down, each partner drawn below its index plus one.
    pub fn shuffle<T>(&self, purpose: Purpose, items: &mut [T]) {
        let mut stream = self.stream(purpose);
        for last in (1..items.len()).rev() {
            items.swap(last, index_below(&mut stream, last + 1));
        }
    }

    /// One number from 0 to `bound - 1`, all equally likely.
    pub fn draw(&self, purpose: Purpose, bound: u32) -> u32 {
        below(&mut self.stream(purpose), bound)
    }

    fn stream(&self, purpose: Purpose) -> ChaCha20Rng {
        let mut stream = ChaCha20Rng::from_seed(self.0);
        stream.set_stream(purpose as u64);
        stream
    }
}

/// The random numbers of a bot: a `ChaCha8` stream whose seed is the SHA-256 of what the bot sees. Two bots that see
/// the same draw the same numbers on every machine.
pub(crate) fn draws(seen: impl IntoIterator<Item = u8>) -> ChaCha8Rng {
    ChaCha8Rng::from_seed(sight_seed(seen).0)
}

/// The seed derived from what a bot sees.
pub(crate) fn sight_seed(seen: impl IntoIterator<Item = u8>) -> Seed {
    Seed(Sha256::digest(seen.into_iter().collect::<Vec<u8>>()).into())
}

/// The next 32-bit word modulo `bound`; words of the incomplete last block of `bound` are skipped, so that no remainder
/// is favoured.
fn below(stream: &mut impl Rng, bound: u32) -> u32 {
    let whole = u32::MAX - (u32::MAX % bound + 1) % bound;
    loop {
        let word = stream.next_u32();
        if word <= whole {
            return word % bound;
        }
    }
}

/// One of the items, all equally likely.
pub(crate) fn pick<T: Copy>(stream: &mut impl Rng, items: &[T]) -> T {
    items[index_below(stream, items.len())]
}

fn index_below(stream: &mut impl Rng, bound: usize) -> usize {
    below(stream, u32::try_from(bound).expect("fewer than 2^32 items")) as usize
}

impl fmt::Debug for Seed {
    /// Never the bytes: a seed in a log file would reveal every hand.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Seed(sha256 {})", self.fingerprint())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::common::byte;

    /// Pins the shuffle: a changed crate or algorithm would change every recorded game.
    #[test]
    fn the_shuffle_of_a_seed_never_changes() {
        let mut cards: Vec<u32> = (0..10).collect();
        Seed([7; 32]).shuffle(Purpose::Buildings, &mut cards);
        assert_eq!(cards, PINNED);
        assert_eq!(
            Seed([0; 32]).fingerprint().to_string(),
            "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925",
            "SHA-256 of 32 zero bytes"
        );
    }
    const PINNED: [u32; 10] = [5, 2, 1, 3, 4, 6, 0, 8, 9, 7];

    #[test]
    fn a_seed_round_trips_through_text() {
        let seed = Seed(std::array::from_fn(|i| byte(i) * 7));
        let text = serde_json::to_string(&seed).unwrap();
        assert_eq!(serde_json::from_str::<Seed>(&text).unwrap(), seed);
        assert!(serde_json::from_str::<Seed>("\"abc\"").is_err());
    }

    #[test]
    fn all_remainders_are_equally_likely() {
        // 3 · 2^30 does not divide 2^32: a plain modulo would draw the first third twice as often.
        let bound = 3 << 30;
        let low = (0..2000u32)
            .filter(|n| {
                let mut seed = [0; 32];
                seed[..4].copy_from_slice(&n.to_le_bytes());
                Seed(seed).draw(Purpose::Card, bound) < bound / 3
            })
            .count();
        assert!((560..780).contains(&low), "about a third of 2000, was {low}");
    }
}
