//! The log of events. Knows rooms by their id and events as bytes, nothing of games.
//!
//! One conformance suite (`tests/store.rs`) runs on every kind of store.

use std::{fmt, str::FromStr};

use uuid::Uuid;

/// The name of a room: 16 characters of an alphabet without look-alikes, 80 random bits. It is the secret of a private
/// room's link.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct RoomId([u8; 16]);

/// One record of a room's log, or one line of its talk.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Record {
    /// Number within the room, from 1, without gaps. Events and talk are numbered apart.
    pub seq: u64,
    /// What the room made of it.
    pub bytes: Vec<u8>,
}

/// Which of a room's two sequences.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Stream {
    /// The game's log: the truth, never changed.
    Events,
    /// Talk: beside the log, deletable.
    Talk,
}

/// A room in the public list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Listing {
    /// The room.
    pub room: RoomId,
    /// When its entry was last set, in milliseconds since 1970-01-01 UTC.
    pub at: u64,
    /// What the room wants shown, as it gave it.
    pub bytes: Vec<u8>,
}

/// What can go wrong with a store.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// Another writer took this number: read on, decide again.
    #[error("record {0} is taken")]
    Taken(u64),
    /// It is unknown whether the record was written: drop the room from memory and ask the log.
    #[error("unknown whether the record was written: {0}")]
    Unknown(String),
    /// The store can't be used; certainly nothing was written.
    #[error("the store failed: {0}")]
    Failed(String),
}

#[cfg(any())]
mod _contract {
    /// Async fns of `Store` (enum over Memory | Sqlite, cheap to clone):
    /// append(room, stream, seq, bytes) -> Result<(), StoreError>      durable when it returns; PK (room, stream, seq)
    /// read(room, stream, from_seq) -> Result<Vec<Record>, StoreError>
    /// delete_talk(room) -> Result<(), StoreError>
    /// list(room, Some(at, bytes) | None) -> Result<(), StoreError>     set / clear the public listing
    /// listings(limit) -> Result<Vec<Listing>, StoreError>              newest first
    /// secret(name) -> Result<[u8; 64], StoreError>                     made from the OS on first use, then the same
    /// close() -> flush and close (clean shutdown)
    const _: () = ();
}
