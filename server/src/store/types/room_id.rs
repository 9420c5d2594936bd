//! The id of a room.

use std::{fmt, str::FromStr};

/// Digits and letters without `i`, `l`, `o` and `u`, which look like `1`, `0` or `v`.
/// 32 symbols, so that five random bits pick one evenly.
const ALPHABET: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

/// Characters in an id.
const LENGTH: usize = 16;

/// The id of a room: 16 characters of an alphabet without look-alikes, 80 random bits. It is the secret in a private
/// room's link, so `Debug` shows only its beginning: enough to tell rooms apart in a log, too little to enter one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct RoomId([u8; LENGTH]);

impl RoomId {
    /// A new id from the randomness of the operating system.
    ///
    /// # Panics
    /// If the operating system has no randomness to give: a guessable secret would be worse.
    #[expect(clippy::new_without_default, reason = "a default that differs each time would surprise")]
    pub fn new() -> Self {
        let mut random = [0; LENGTH];
        getrandom::fill(&mut random).expect("the operating system gives random bytes");
        Self(random.map(|byte| ALPHABET[usize::from(byte % 32)]))
    }

    /// The id as it is written in a link.
    pub fn as_str(&self) -> &str {
        std::str::from_utf8(&self.0).expect("the alphabet is ASCII")
    }
}

impl fmt::Display for RoomId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl fmt::Debug for RoomId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "RoomId({}…)", &self.as_str()[..4])
    }
}

/// Not the id of any room: an id is exactly 16 characters of the alphabet, in lower case.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("not the id of a room")]
pub struct NotARoomId;

impl FromStr for RoomId {
    type Err = NotARoomId;

    /// Strict: an id has one spelling, so that two spellings can't become two rooms or two cache entries.
    fn from_str(text: &str) -> Result<Self, NotARoomId> {
        let id: [u8; LENGTH] = text.as_bytes().try_into().map_err(|_| NotARoomId)?;
        if id.iter().all(|symbol| ALPHABET.contains(symbol)) { Ok(Self(id)) } else { Err(NotARoomId) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_differ_and_can_be_parsed() {
        let ids: std::collections::HashSet<RoomId> = (0..1000).map(|_| RoomId::new()).collect();
        assert_eq!(ids.len(), 1000);
        for id in ids {
            assert_eq!(id.to_string().parse(), Ok(id));
        }
    }

    #[test]
    fn every_symbol_of_the_alphabet_is_used() {
        let seen: std::collections::BTreeSet<u8> = (0..1000).flat_map(|_| RoomId::new().0).collect();
        assert_eq!(seen.into_iter().collect::<Vec<_>>(), ALPHABET);
    }

    #[test]
    fn only_one_spelling_is_accepted() {
        assert!("0123456789abcdef".parse::<RoomId>().is_ok());
        for wrong in [
            "",
            "0123456789abcde",
            "0123456789abcdef0",
            "0123456789ABCDEF",
            "0123456789abcdei",
            "0123456789abcdel",
            "0123456789abcdeo",
            "0123456789abcdeu",
            " 123456789abcdef",
            "0123456789abcd-f",
            "0123456789abcdé",
        ] {
            assert_eq!(wrong.parse::<RoomId>(), Err(NotARoomId), "{wrong:?}");
        }
    }

    #[test]
    fn debug_output_keeps_the_secret() {
        let id: RoomId = "0123456789abcdef".parse().unwrap();
        assert_eq!(format!("{id:?}"), "RoomId(0123…)");
    }
}
