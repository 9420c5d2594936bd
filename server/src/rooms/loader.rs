//! Reads rooms from their logs, on threads beside those that serve everyone.

use std::fmt::Display;
use std::sync::atomic::{AtomicU64, Ordering};

use conurbation_room::{Event, Room, Talk};
use tokio::sync::Semaphore;
use tokio::task::spawn_blocking;

use super::error::ConnectError;
use crate::store::{Record, RoomId, Store, Stream};

/// Most logs that are read at the same time: a long one needs memory as well as a core while it is read.
const READERS: usize = 2;

/// Reads the rooms of a store.
pub(super) struct Loader {
    store: Store,
    /// Whether it reads on threads of its own.
    threads: bool,
    /// One permit for each log that may be read at the same time.
    readers: Semaphore,
    /// How many logs were read.
    loads: AtomicU64,
}

/// A room as its log tells it.
pub(super) struct Loaded {
    pub room: Room,
    pub talk: Talk,
    /// When the last event was decided, in milliseconds since 1970-01-01 UTC.
    pub changed: u64,
    /// The number of the last event, and of the last line of talk.
    pub written: (u64, u64),
}

impl Loader {
    /// Nothing was read yet.
    pub fn new(store: Store, threads: bool) -> Self {
        Self { store, threads, readers: Semaphore::new(READERS), loads: AtomicU64::new(0) }
    }

    /// How many logs were read since the start.
    pub fn loads(&self) -> u64 {
        self.loads.load(Ordering::Relaxed)
    }

    /// Reads a room.
    pub async fn load(&self, id: RoomId) -> Result<Loaded, ConnectError> {
        let _reader = self.readers.acquire().await.expect("the semaphore is never closed");
        let events = self.store.read(id, Stream::Events, 1).await?;
        if events.is_empty() {
            return Err(ConnectError::NoSuchRoom);
        }
        self.loads.fetch_add(1, Ordering::Relaxed);
        let sayings = self.store.read(id, Stream::Talk, 1).await?;
        let folded = if self.threads {
            let folded = spawn_blocking(move || fold(id, &events, &sayings)).await;
            folded.unwrap_or_else(|error| Err(format!("reading the log failed: {error}")))
        } else {
            fold(id, &events, &sayings)
        };
        folded.map_err(ConnectError::Corrupt)
    }
}

/// The room and its talk as their records tell them.
pub(super) fn fold(id: RoomId, events: &[Record], sayings: &[Record]) -> Result<Loaded, String> {
    let mut folded: Option<(Room, u64)> = None;
    check_numbers("event", events)?;
    for (seq, record) in (1..).zip(events) {
        let damaged = |error: &dyn Display| format!("record {seq}: {error}");
        let event = Event::from_record(&record.bytes).map_err(|error| damaged(&error))?;
        match &mut folded {
            None => folded = Some((Room::opened(&event).map_err(|corrupt| damaged(&corrupt))?, event.at)),
            Some((room, changed)) => {
                room.apply(&event).map_err(|corrupt| damaged(&corrupt))?;
                *changed = event.at;
            }
        }
    }
    let (room, changed) = folded.ok_or("there are no records")?;
    check_numbers("line of talk", sayings)?;
    let mut talk = Talk::default();
    for (seq, record) in (1..).zip(sayings) {
        if let Err(error) = talk.apply_record(&record.bytes) {
            tracing::warn!(room = ?id, seq, %error, "left out a line of talk");
        }
    }
    let last = |records: &[Record]| records.last().map_or(0, |last| last.seq);
    Ok(Loaded { room, talk, changed, written: (last(events), last(sayings)) })
}

/// Records are numbered from 1 without gaps; one that is missing was lost.
pub(super) fn check_numbers(what: &str, records: &[Record]) -> Result<(), String> {
    match (1..).zip(records).find(|(seq, record)| record.seq != *seq) {
        Some((seq, record)) => Err(format!("{what} {seq} is missing: the next one is {}", record.seq)),
        None => Ok(()),
    }
}
