//! Snapshots of a room's log and of its talk: what their first records lead to, so that opening a room costs only what
//! has happened since. The log remains the truth; a snapshot that doesn't fit it is thrown away.

use conurbation_room::SNAPSHOT_VERSION;
use sha2::{Digest, Sha256};

use crate::store::{Record, RoomId, Snapshot, Stream};

/// After how many records of a stream the next snapshot is due. Reading this many takes about half a millisecond,
/// and the snapshot is one commit more for as many records (`cargo bench --bench snapshots`).
pub(in crate::rooms) const EVERY: u64 = 250;

/// Bytes of a SHA-256.
const HASH: usize = 32;

/// A snapshot as the store keeps it: bound to its room and to the last record that it includes.
pub(in crate::rooms) fn sealed(room: RoomId, stream: Stream, last: &Record, body: &[u8]) -> Snapshot {
    let mut bytes = seal(room, stream, last, body).to_vec();
    bytes.extend(body);
    Snapshot { seq: last.seq, version: SNAPSHOT_VERSION, bytes }
}

/// What is in a snapshot, if it has this program's version, is intact, and was made from this record and those before.
pub(in crate::rooms) fn unsealed<'a>(
    room: RoomId,
    stream: Stream,
    last: &Record,
    snapshot: &'a Snapshot,
) -> Option<&'a [u8]> {
    let (hash, body) = snapshot.bytes.split_at_checked(HASH)?;
    let fits = snapshot.version == SNAPSHOT_VERSION && snapshot.seq == last.seq;
    (fits && *hash == seal(room, stream, last, body)).then_some(body)
}

fn seal(room: RoomId, stream: Stream, last: &Record, body: &[u8]) -> [u8; HASH] {
    let mut hash = Sha256::new();
    for part in [room.as_str().as_bytes(), &[u8::from(stream == Stream::Talk)], &last.seq.to_be_bytes(), &last.bytes] {
        hash.update(Sha256::digest(part));
    }
    hash.update(body);
    hash.finalize().into()
}
