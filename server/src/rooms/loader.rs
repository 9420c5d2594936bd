//! Reads rooms from their logs, on threads beside those that serve everyone.

use std::sync::atomic::{AtomicU64, Ordering};

use conurbation_room::{Room, Talk};
use tokio::sync::Semaphore;

use super::beside::beside;
use super::error::ConnectError;
use super::reading::{Events, Fold, Reading};
use crate::store::{Record, RoomId, Snapshot, Store, StoreError};

/// Most logs that are read at the same time: a long one needs memory as well as a core while it is read.
const READERS: usize = 4;
/// Records that are in memory at once while a stream is read.
const PAGE: usize = 4096;

/// Reads the rooms of a store.
pub(super) struct Loader {
    store: Store,
    /// Whether it reads on threads of its own.
    threads: bool,
    /// After how many records of a stream its next snapshot is due.
    snapshot_every: u64,
    /// One permit for each log that may be read at the same time.
    readers: Semaphore,
    /// How many logs were read.
    loads: AtomicU64,
    /// How many streams were read from a snapshot on.
    resumed: AtomicU64,
}

/// A room as its log tells it.
pub(super) struct Loaded {
    pub room: Room,
    pub talk: Talk,
    /// When the last event was decided, in milliseconds since 1970-01-01 UTC.
    pub changed: u64,
    pub events: Read,
    pub sayings: Read,
}

/// How far a stream was read.
pub(super) struct Read {
    /// The number of its last record.
    pub written: u64,
    /// How many records its newest snapshot includes.
    pub kept: u64,
    /// A snapshot for the store: newer than the one there.
    pub snapshot: Option<Snapshot>,
}

/// Why a stream was not read from a snapshot on.
enum Unread {
    Store(StoreError),
    Corrupt(String),
}

impl From<StoreError> for Unread {
    fn from(error: StoreError) -> Self {
        Self::Store(error)
    }
}

impl From<Unread> for ConnectError {
    fn from(unread: Unread) -> Self {
        match unread {
            Unread::Store(error) => error.into(),
            Unread::Corrupt(why) => Self::Corrupt(why),
        }
    }
}

impl Loader {
    /// Nothing was read yet.
    pub fn new(store: Store, threads: bool, snapshot_every: u64) -> Self {
        let (loads, resumed) = (AtomicU64::new(0), AtomicU64::new(0));
        Self { store, threads, snapshot_every, readers: Semaphore::new(READERS), loads, resumed }
    }

    /// How many logs were read since the start.
    pub fn loads(&self) -> u64 {
        self.loads.load(Ordering::Relaxed)
    }

    /// How many streams were read from a snapshot on since the start.
    pub fn resumed(&self) -> u64 {
        self.resumed.load(Ordering::Relaxed)
    }

    /// Reads a room.
    pub async fn load(&self, id: RoomId) -> Result<Loaded, ConnectError> {
        let _reader = self.readers.acquire().await.expect("the semaphore is never closed");
        let events: Reading<Events> = self.read(id).await?;
        let (Events(Some((room, changed))), events) = events.parts() else { return Err(ConnectError::NoSuchRoom) };
        self.loads.fetch_add(1, Ordering::Relaxed);
        let (talk, sayings) = self.read(id).await?.parts();
        Ok(Loaded { room, talk, changed, events, sayings })
    }

    /// Reads a stream: from its snapshot on or, if there is none that can be used, from its first record.
    async fn read<F: Fold>(&self, id: RoomId) -> Result<Reading<F>, Unread> {
        if let Ok(Some(snapshot)) = self.store.snapshot(id, F::STREAM).await {
            match self.resume(id, snapshot).await {
                Ok(reading) => {
                    self.resumed.fetch_add(1, Ordering::Relaxed);
                    return Ok(reading);
                }
                Err(Unread::Corrupt(why)) => tracing::debug!(room = ?id, why, "threw away a snapshot"),
                Err(error) => return Err(error),
            }
        }
        self.to_end(id, Reading::default(), PAGE).await
    }

    async fn resume<F: Fold>(&self, id: RoomId, snapshot: Snapshot) -> Result<Reading<F>, Unread> {
        let records = self.store.read_some(id, F::STREAM, snapshot.seq, PAGE).await?;
        let (count, every) = (records.len(), self.snapshot_every);
        let resume = move || Reading::resume(id, &snapshot, &records, every);
        let reading = beside(self.threads, resume).await.map_err(Unread::Corrupt)?;
        self.to_end(id, reading, count).await
    }

    /// Reads the rest of a stream, unless its last page was not full.
    async fn to_end<F: Fold>(&self, id: RoomId, mut reading: Reading<F>, last: usize) -> Result<Reading<F>, Unread> {
        let (mut count, every) = (last, self.snapshot_every);
        while count == PAGE {
            let records: Vec<Record> = self.store.read_some(id, F::STREAM, reading.written + 1, PAGE).await?;
            count = records.len();
            if count > 0 {
                let add = move || reading.add(id, &records, every);
                reading = beside(self.threads, add).await.map_err(Unread::Corrupt)?;
            }
        }
        Ok(reading)
    }
}

impl<F> Reading<F> {
    /// What was read, and how far.
    fn parts(self) -> (F, Read) {
        let Self { fold, written, kept, snapshot } = self;
        (fold, Read { written, kept, snapshot })
    }
}

/// The room of these records, and when its last event was decided, in milliseconds since 1970-01-01 UTC; or what is
/// wrong with the records.
pub(super) fn fold(id: RoomId, events: &[Record], sayings: &[Record]) -> Result<(Room, u64), String> {
    Reading::<Talk>::default().add(id, sayings, u64::MAX)?;
    let Events(room) = Reading::default().add(id, events, u64::MAX)?.fold;
    room.ok_or_else(|| "there are no records".to_owned())
}
