//! The last field of a file: the SHA-256 of everything before it, so that a check finds any byte that was changed
//! since. It says nothing of who wrote the file.

use conurbation_rules::draw::Hash;
use sha2::{Digest, Sha256};

/// A file's object with its digest.
pub(super) fn add(mut object: String) -> String {
    // Its brace comes after the digest.
    object.pop();
    let end = end(of(object.as_bytes()));
    object + &end
}

/// Whether a digest is that of a file's bytes.
pub(super) fn is_of(digest: Hash, bytes: &[u8]) -> bool {
    bytes.strip_suffix(end(digest).as_bytes()).is_some_and(|before| of(before) == digest)
}

fn of(before: &[u8]) -> Hash {
    Hash(Sha256::digest(before).into())
}

fn end(digest: Hash) -> String {
    format!(",\"digest\":\"{digest}\"}}\n")
}
