//! The id of a room.

use std::{fmt, str::FromStr};

/// Digits and letters without `i`, `l`, `o` and `u`, which look like `1`, `0` or `v`.
/// 32 symbols, so that five random bits pick one evenly.
const ALPHABET: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

/// Characters in the id of a private room, which is a secret: 80 random bits.
const SECRET: usize = 16;

/// Characters in the id of a room that is listed anyway, to be said aloud: 40 random bits, so that two are hardly ever
/// equal.
const SPOKEN: usize = 8;

/// What stands behind the last character of a short id.
const UNUSED: u8 = 0;

/// The id of a room: characters of an alphabet without look-alikes. It can be the secret in a private room's link, so
/// `Debug` shows only its beginning: enough to tell rooms apart in a log, too little to enter one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct RoomId([u8; SECRET]);

impl RoomId {
    /// The room of shelf entries that belong to no room.
    pub const NONE: Self = Self([b'0'; SECRET]);

    /// A new id that is too long to be guessed, from the randomness of the operating system.
    ///
    /// # Panics
    /// If the operating system has no randomness to give: a guessable secret would be worse.
    #[expect(clippy::new_without_default, reason = "a default that differs each time would surprise")]
    pub fn new() -> Self {
        let mut random = [0; SECRET];
        getrandom::fill(&mut random).expect("the operating system gives random bytes");
        Self(random.map(|byte| ALPHABET[usize::from(byte % 32)]))
    }

    /// A new id that is short enough to be said aloud. Another room may have it, if hardly ever.
    ///
    /// # Panics
    /// As [`new`](Self::new).
    pub fn spoken() -> Self {
        let mut id = Self::new();
        id.0[SPOKEN..].fill(UNUSED);
        id
    }

    /// The id of something that is found by a hash of it: 80 bits of that.
    pub fn of_hash(hash: [u8; 32]) -> Self {
        Self(std::array::from_fn(|at| ALPHABET[usize::from(hash[at] % 32)]))
    }

    /// The id that somebody has typed: capitals, spaces and hyphens don't matter, and look-alikes count as what they
    /// look like.
    pub fn typed(text: &str) -> Option<Self> {
        let meant = |symbol: char| match symbol.to_ascii_lowercase() {
            'o' => '0',
            'i' | 'l' => '1',
            'u' => 'v',
            other => other,
        };
        let is_mark =
            |symbol: &char| symbol.is_whitespace() || matches!(symbol, '-' | '\u{2010}'..='\u{2015}' | '_' | '.');
        text.chars().filter(|symbol| !is_mark(symbol)).map(meant).collect::<String>().parse().ok()
    }

    /// The id as it is written in a link.
    pub fn as_str(&self) -> &str {
        let symbols = self.0.split(|&symbol| symbol == UNUSED).next().unwrap_or_default();
        std::str::from_utf8(symbols).expect("the alphabet is ASCII")
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

/// Not the id of any room: an id is exactly 8 or 16 characters of the alphabet, in lower case.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("not the id of a room")]
pub struct NotARoomId;

impl FromStr for RoomId {
    type Err = NotARoomId;

    /// Strict: an id has one spelling, so that two spellings can't become two rooms or two cache entries.
    fn from_str(text: &str) -> Result<Self, NotARoomId> {
        let symbols = text.as_bytes();
        let known = symbols.iter().all(|symbol| ALPHABET.contains(symbol));
        if !known || !matches!(symbols.len(), SPOKEN | SECRET) {
            return Err(NotARoomId);
        }
        let mut id = [UNUSED; SECRET];
        id[..symbols.len()].copy_from_slice(symbols);
        Ok(Self(id))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_differ_and_can_be_parsed() {
        let ids: std::collections::HashSet<RoomId> =
            (0..1000).flat_map(|_| [RoomId::new(), RoomId::spoken()]).collect();
        assert_eq!(ids.len(), 2000);
        for id in ids {
            assert!(matches!(id.as_str().len(), 8 | 16));
            assert_eq!(id.to_string().parse(), Ok(id));
        }
    }

    #[test]
    fn what_is_found_by_its_hash_has_one_id() {
        let id = RoomId::of_hash(std::array::from_fn(|at| at.to_le_bytes()[0].wrapping_mul(9)));
        assert_eq!(id.as_str(), "09jv4dpz8ht3cny7");
        assert_eq!(id.to_string().parse(), Ok(id));
        assert_ne!(RoomId::of_hash([1; 32]), RoomId::of_hash([2; 32]));
    }

    #[test]
    fn entries_of_no_room_are_found_where_they_have_always_been() {
        assert_eq!("0000000000000000".parse(), Ok(RoomId::NONE));
    }

    #[test]
    fn every_symbol_of_the_alphabet_is_used() {
        let seen: std::collections::BTreeSet<u8> = (0..1000).flat_map(|_| RoomId::new().0).collect();
        assert_eq!(seen.into_iter().collect::<Vec<_>>(), ALPHABET);
    }

    #[test]
    fn only_one_spelling_is_accepted() {
        assert!("0123456789abcdef".parse::<RoomId>().is_ok());
        assert!("01234567".parse::<RoomId>().is_ok());
        for wrong in [
            "",
            "0123456",
            "012345678",
            "0123\0\0\0\0",
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
    fn what_is_typed_is_forgiven_much() {
        for typed in ["01234vwx", "0123-4VWX", " 0123 4vwx ", "oI23–4uwx", "0.1.2.3.4.v.w.x", "OL23_4UWX"] {
            assert_eq!(RoomId::typed(typed).unwrap().as_str(), "01234vwx", "{typed:?}");
        }
        assert_eq!(RoomId::typed("0123-4567-89AB-CDEF").unwrap().as_str(), "0123456789abcdef");
        for wrong in ["", "-", "0123-456", "0123-4567-8", "0123-456é", "0123/4567"] {
            assert_eq!(RoomId::typed(wrong), None, "{wrong:?}");
        }
    }

    #[test]
    fn debug_output_keeps_the_secret() {
        let id: RoomId = "0123456789abcdef".parse().unwrap();
        assert_eq!(format!("{id:?}"), "RoomId(0123…)");
    }
}
