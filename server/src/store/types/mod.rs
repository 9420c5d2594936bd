//! The types of the interface of all stores.

mod error;
mod migrations;
mod room_id;

use serde::{Deserialize, Serialize};
use uuid::Uuid;

pub use error::{BackupError, CopyError, OpenError, StoreError, StoreLost};
pub(crate) use migrations::numbered;
pub use room_id::{NotARoomId, RoomId};

/// One record of a room's log, or one line of its talk.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Record {
    /// Number within its stream, from 1, without gaps.
    pub seq: u64,
    /// The content. Only the room can read it.
    pub bytes: Vec<u8>,
}

/// What the first records of a stream lead to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Snapshot {
    /// The number of the last of these records.
    pub seq: u64,
    /// The version of its form.
    pub version: u32,
    /// The content. Only the room can read it.
    pub bytes: Vec<u8>,
}

/// The end of a stream.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Tail {
    /// The stream's snapshot.
    pub snapshot: Option<Snapshot>,
    /// Its records: from the snapshot's last one on, or from the first.
    pub records: Vec<Record>,
}

/// What it takes to open a room.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Opening {
    /// Its entry on the shelf that was asked for.
    pub entry: Option<Entry>,
    /// The end of its log.
    pub events: Tail,
    /// The end of its talk.
    pub talk: Tail,
}

/// Which of a room's two sequences of records.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Stream {
    /// The game's log: the truth, only added to, except that a guest who wants that is forgotten in it.
    Events,
    /// Talk: beside the log, deletable.
    Talk,
}

/// Records to add to a stream, numbered from `seq`: all of them or none.
#[derive(Debug)]
pub(super) struct Append {
    pub room: RoomId,
    pub stream: Stream,
    pub seq: u64,
    pub records: Vec<Vec<u8>>,
}

/// A room and how much there is of it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Census {
    /// The room's id.
    pub room: String,
    /// Events in its log.
    pub events: u64,
    /// Lines of its talk.
    pub talk: u64,
    /// Bytes of both.
    pub bytes: u64,
}

/// A server that shares the store with others.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Node {
    /// New each time it starts.
    pub id: Uuid,
    /// Where the others reach it.
    pub address: String,
}

/// Who serves a room.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Owner {
    /// The server that asks.
    Me,
    /// Another one, which is there.
    Other(Node),
}

/// What a room puts on a shelf.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entry {
    /// The highest comes first.
    pub rank: u64,
    /// What the room wants shown.
    pub bytes: Vec<u8>,
}

/// A room on a shelf.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Shelved {
    /// The room.
    pub room: RoomId,
    /// Its entry, as it was last set.
    pub entry: Entry,
}

/// 64 bytes that nobody can guess.
pub(super) fn new_secret() -> Result<[u8; 64], StoreError> {
    let mut secret = [0; 64];
    getrandom::fill(&mut secret).map_err(|error| StoreError::Failed(format!("no randomness: {error}")))?;
    Ok(secret)
}

/// A secret as it was read.
pub(super) fn whole_secret(bytes: Vec<u8>) -> Result<[u8; 64], StoreError> {
    bytes.try_into().map_err(|_| StoreError::Failed("a secret is not 64 bytes long".into()))
}

/// The name under which a secret is kept after it was replaced.
pub(super) fn previous_name(name: &str) -> String {
    format!("{name}/previous")
}

/// A stream as databases store it.
pub(super) fn number(stream: Stream) -> i64 {
    match stream {
        Stream::Events => 0,
        Stream::Talk => 1,
    }
}

/// Integers of databases end at 2⁶³ − 1; nothing is stored beyond.
pub(super) fn saturated(number: impl TryInto<i64>) -> i64 {
    number.try_into().unwrap_or(i64::MAX)
}
