//! Keys of links to seats. A room keeps their hashes alone, so nobody who reads its log or its state can use them.

use std::fmt;

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use subtle::ConstantTimeEq;
use uuid::Uuid;

/// The secret in the link to a seat, made by the client that asks for the link.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeatKey(pub Uuid);

/// SHA-256 of a key's 16 bytes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct KeyHash(pub [u8; 32]);

impl SeatKey {
    /// What the room keeps of it.
    pub fn hash(self) -> KeyHash {
        KeyHash(Sha256::digest(self.0.as_bytes()).into())
    }
}

/// Never the key itself: requests may be printed.
impl fmt::Debug for SeatKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("SeatKey(..)")
    }
}

impl KeyHash {
    /// Whether this is the hash of a key, in a time that does not depend on how much of it is right.
    pub(crate) fn is_of(&self, key: SeatKey) -> bool {
        self.0.ct_eq(&key.hash().0).into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Links in logs that were written before stay valid.
    #[test]
    fn a_key_is_kept_as_its_sha_256() {
        let of_nothing = "374708fff7719dd5979ec875d56cd2286f6d3cf7ec317a3b25632aab28ec37bb";
        let KeyHash(hash) = SeatKey(Uuid::nil()).hash();
        assert_eq!(hash.map(|byte| format!("{byte:02x}")).concat(), of_nothing);
    }
}
