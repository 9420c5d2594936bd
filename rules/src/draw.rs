//! How the seed of a game is drawn, by the server and all players together (law 10). See `docs/shuffle.md`.
//!
//! The server commits to a secret before it knows any player's number, and the players give their numbers before they
//! know the secret: as long as one of them is chosen at random, nobody knows or chooses the seed in advance.

use std::fmt;

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::shuffle::Seed;

/// What keeps one use of SHA-256 apart from the others; the number changes with the encoding.
const COMMITMENT: &[u8] = b"conurbation commitment 1";
const ROOM: &[u8] = b"conurbation room 1";
const SEED: &[u8] = b"conurbation seed 1";
const DAY: &[u8] = b"conurbation day 1";
const SECRET_OF_DAY: &[u8] = b"conurbation secret of a day 1";
const SECRET_OF_DEAL: &[u8] = b"conurbation secret of a deal 1";

/// The server's part: 32 random bytes, secret until the game is over.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Secret(#[serde(with = "hex")] pub [u8; 32]);

/// A player's part: 32 random bytes from their browser.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Contribution(#[serde(with = "hex")] pub [u8; 32]);

/// A SHA-256.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Hash(#[serde(with = "hex")] pub [u8; 32]);

/// Everything that the seed of a game follows from.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Draw {
    /// The server's part.
    pub secret: Secret,
    /// The hash of the room's code, from [`Hash::of_room`]; for a deal of a day that of the day, from [`Hash::of_day`].
    pub room: Hash,
    /// The number of the game in its room, from 0.
    pub game: u32,
    /// The version of the rules that the game is dealt under.
    pub rules: u16,
    /// The players' parts, in the order of the seats before the seating is drawn; `None` for bots and for players who
    /// gave none.
    pub contributions: Vec<Option<Contribution>>,
}

impl Draw {
    /// The seed of the game.
    pub fn seed(&self) -> Seed {
        let seats = u8::try_from(self.contributions.len()).expect("a table has few seats");
        let mut hash = Fields::of(SEED)
            .and(&self.secret.0)
            .and(&self.room.0)
            .and(&self.game.to_be_bytes())
            .and(&self.rules.to_be_bytes())
            .and(&[seats]);
        for contribution in &self.contributions {
            hash = hash.and(contribution.as_ref().map_or(&[], |contribution| &contribution.0));
        }
        Seed(hash.hash().0)
    }
}

impl Secret {
    /// The hash that the server shows before anyone contributes. It fixes the secret and gives nothing away.
    pub fn commitment(&self) -> Hash {
        Fields::of(COMMITMENT).and(&self.0).hash()
    }

    /// The secret of a day, as in `2026-11-26`. The key stays the server's, and other days' secrets tell nothing of it.
    pub fn of_day(key: &[u8], day: &str) -> Self {
        Self(Fields::of(SECRET_OF_DAY).and(key).and(day.as_bytes()).hash().0)
    }

    /// The secret of the deal for so many seats, on the day whose secret this is.
    #[must_use]
    pub fn of_deal(&self, seats: u8) -> Self {
        Self(Fields::of(SECRET_OF_DEAL).and(&self.0).and(&[seats]).hash().0)
    }

    /// The secret in hex, for showing it once the game is over.
    pub fn reveal(&self) -> String {
        hex::encode(self.0)
    }
}

impl Hash {
    /// The hash of a room's code. The code itself lets people in, so it stands in no proof.
    pub fn of_room(code: &str) -> Self {
        Fields::of(ROOM).and(code.as_bytes()).hash()
    }

    /// The hash of a day, as in `2026-11-26`: what stands in place of a room's in the deals of that day.
    pub fn of_day(day: &str) -> Self {
        Fields::of(DAY).and(day.as_bytes()).hash()
    }
}

/// A SHA-256 of fields, each preceded by its length in two bytes, the high one first: no two lists of fields give the
/// same bytes.
struct Fields(Sha256);

impl Fields {
    fn of(purpose: &[u8]) -> Self {
        Self(Sha256::new()).and(purpose)
    }

    fn and(mut self, field: &[u8]) -> Self {
        self.0.update(u16::try_from(field.len()).expect("fields are short").to_be_bytes());
        self.0.update(field);
        self
    }

    fn hash(self) -> Hash {
        Hash(self.0.finalize().into())
    }
}

impl fmt::Debug for Secret {
    /// Never the bytes: a secret in a log file would reveal every hand.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Secret(commitment {})", self.commitment())
    }
}

impl fmt::Display for Hash {
    /// In lower-case hexadecimal digits.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex::encode(self.0))
    }
}

impl fmt::Display for Contribution {
    /// In lower-case hexadecimal digits.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex::encode(self.0))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Three seats; a bot or an absent player has the one in the middle.
    fn example() -> Draw {
        Draw {
            secret: Secret([7; 32]),
            room: Hash::of_room("0123456789abcdef"),
            game: 0,
            rules: 1,
            contributions: vec![Some(Contribution([1; 32])), None, Some(Contribution([3; 32]))],
        }
    }

    /// Computed independently by the program in `docs/shuffle.md`.
    #[test]
    fn the_seed_of_a_draw_never_changes() {
        let draw = example();
        let commitment = "589b4a863ef41879f09431fdf5e3888ef9f0d37e893375526b0828542052db3c";
        assert_eq!(draw.secret.commitment().to_string(), commitment);
        let room = "200cf6566980318f32127d6fd4968f12f86fca679ac812a3c5edbe3c5c508678";
        assert_eq!(draw.room.to_string(), room);
        let seed = "d9d47abfeffd462871a6458f7171de3b1bd5b87676971238a66b65dd0121ce53";
        assert_eq!(draw.seed().reveal(), seed);
        let page = include_str!("../../docs/shuffle.md");
        for (name, value) in [("commitment", commitment), ("room", room), ("seed", seed)] {
            assert!(page.contains(&format!("| {name} | `{value}` |")), "the page names the {name}");
        }
    }

    /// Computed independently, too.
    #[test]
    fn the_deals_of_a_day_never_change() {
        let day = "2026-11-26";
        let of_day = Secret::of_day(&[9; 64], day).reveal();
        assert_eq!(of_day, "a334d45f98ffc368e88436625bb4743c4029bda1fa56c9bfe5868109d45348fa");
        let deal = Secret([7; 32]).of_deal(3);
        let draw =
            Draw { secret: deal, room: Hash::of_day(day), game: 0, rules: 1, contributions: vec![None, None, None] };
        let page = include_str!("../../docs/shuffle.md");
        for (name, value) in [
            ("secret of the deal", deal.reveal()),
            ("hash of the day", draw.room.to_string()),
            ("seed of the deal", draw.seed().reveal()),
        ] {
            assert!(page.contains(&format!("| {name} | `{value}` |")), "the page names the {name}: {value}");
        }
    }

    #[test]
    fn everything_it_follows_from_changes_the_seed() {
        let change: [fn(&mut Draw); 9] = [
            |draw| draw.secret.0[31] ^= 1,
            |draw| draw.room.0[0] ^= 1,
            |draw| draw.game = 1,
            |draw| draw.rules = 2,
            |draw| draw.contributions.reverse(),
            |draw| draw.contributions[0] = None,
            |draw| draw.contributions[1] = Some(Contribution([0; 32])),
            |draw| draw.contributions.swap(1, 2),
            |draw| draw.contributions.push(None),
        ];
        let mut seeds = vec![example().seed()];
        for (number, change) in change.iter().enumerate() {
            let mut draw = example();
            change(&mut draw);
            assert!(!seeds.contains(&draw.seed()), "change {number}");
            seeds.push(draw.seed());
        }
    }

    #[test]
    fn a_printed_secret_stays_secret() {
        let printed = format!("{:?}", example());
        assert!(!printed.contains(&example().secret.reveal()) && !printed.contains("7, 7"), "{printed}");
    }
}
