//! Reads rooms from their logs, on threads beside those that serve everyone.

use std::sync::atomic::{AtomicU64, Ordering};

use conurbation_room::{Room, Talk};
use tokio::sync::{Semaphore, SemaphorePermit};

use super::streams::{Events, Fold, Reading};
use crate::jobs::blocking::run_blocking;
use crate::rooms::common::closed::CLOSED;
use crate::rooms::common::error::ConnectError;
use crate::store::{Opening, Record, RoomId, Snapshot, Store, Tail};

/// Most logs that are read at the same time: a long one needs memory as well as a core while it is read.
const READERS: usize = 4;
/// Most rooms for which a database is asked, or that wait to be read, at the same time: more than are read, since it
/// answers for many together.
const OPENINGS: usize = 32;
/// Records of a stream that a room is opened with: as many as there usually are after its snapshot.
const FIRST_PAGE: usize = 512;
/// Records of a stream that are in memory at once while it is read.
const PAGE: usize = 4096;

/// Reads the rooms of a store.
pub(in crate::rooms) struct Loader {
    store: Store,
    /// Whether it reads on threads of its own.
    threads: bool,
    /// After how many records of a stream its next snapshot is due.
    snapshot_every: u64,
    /// One permit for each room that may be in the store's hands or wait to be read.
    openings: Semaphore,
    /// One permit for each log that may be read at the same time.
    readers: Semaphore,
    /// How many logs were read.
    loads: AtomicU64,
    /// How many streams were read from a snapshot on.
    resumed: AtomicU64,
}

/// A room as its log tells it.
pub(in crate::rooms) struct Loaded {
    pub room: Room,
    pub talk: Talk,
    /// When the last event was decided, in milliseconds since 1970-01-01 UTC.
    pub changed: u64,
    pub events: Read,
    pub sayings: Read,
}

/// How far a stream was read.
pub(in crate::rooms) struct Read {
    /// The number of its last record.
    pub written: u64,
    /// How many records its newest snapshot includes.
    pub kept: u64,
    /// A snapshot for the store: newer than the one there.
    pub snapshot: Option<Snapshot>,
}

impl Loader {
    /// Nothing was read yet.
    pub fn new(store: Store, threads: bool, snapshot_every: u64) -> Self {
        let (loads, resumed) = (AtomicU64::new(0), AtomicU64::new(0));
        let openings = Semaphore::new(if matches!(store, Store::Postgres(_)) { OPENINGS } else { READERS });
        let readers = Semaphore::new(READERS);
        Self { store, threads, snapshot_every, openings, readers, loads, resumed }
    }

    /// How many logs were read since the start.
    pub fn loads(&self) -> u64 {
        self.loads.load(Ordering::Relaxed)
    }

    /// How many streams were read from a snapshot on since the start.
    pub fn resumed(&self) -> u64 {
        self.resumed.load(Ordering::Relaxed)
    }

    /// Reads a room, unless nobody can enter it.
    pub async fn open(&self, id: RoomId) -> Result<Loaded, ConnectError> {
        let _opening = permit(&self.openings).await;
        let opening = self.store.opening(id, Some(CLOSED), FIRST_PAGE).await?;
        if opening.entry.is_some() {
            return Err(ConnectError::Closed);
        }
        self.read(id, opening).await
    }

    /// Reads a room, even if nobody can enter it.
    pub async fn load(&self, id: RoomId) -> Result<Loaded, ConnectError> {
        let _opening = permit(&self.openings).await;
        self.read(id, self.store.opening(id, None, FIRST_PAGE).await?).await
    }

    async fn read(&self, id: RoomId, Opening { events, talk, .. }: Opening) -> Result<Loaded, ConnectError> {
        if events.snapshot.is_none() && events.records.is_empty() {
            return Err(ConnectError::NoSuchRoom);
        }
        let _reader = permit(&self.readers).await;
        let every = self.snapshot_every;
        let begin = move || Ok((begin::<Events>(id, events, every)?, begin::<Talk>(id, talk, every)?));
        let (events, talk) = run_blocking(self.threads, begin).await.map_err(ConnectError::Corrupt)?;
        let (Events(room), events) = self.to_end(id, events).await?.parts();
        let (room, changed) = room.ok_or(ConnectError::NoSuchRoom)?;
        self.loads.fetch_add(1, Ordering::Relaxed);
        let (talk, sayings) = self.to_end(id, talk).await?.parts();
        Ok(Loaded { room, talk, changed, events, sayings })
    }

    /// Reads the rest of a stream, unless its last page was not full.
    async fn to_end<F: Fold>(&self, id: RoomId, begun: Begun<F>) -> Result<Reading<F>, ConnectError> {
        let Begun { mut reading, mut more, resumed } = begun;
        if resumed {
            self.resumed.fetch_add(1, Ordering::Relaxed);
        }
        let every = self.snapshot_every;
        while more {
            let records: Vec<Record> = self.store.read_some(id, F::STREAM, reading.written + 1, PAGE).await?;
            more = records.len() == PAGE;
            if !records.is_empty() {
                let add = move || reading.add(id, &records, every);
                reading = run_blocking(self.threads, add).await.map_err(ConnectError::Corrupt)?;
            }
        }
        Ok(reading)
    }
}

async fn permit(semaphore: &Semaphore) -> SemaphorePermit<'_> {
    semaphore.acquire().await.expect("the semaphore is never closed")
}

/// A stream of which a page was read.
struct Begun<F> {
    reading: Reading<F>,
    /// Whether there may be more records.
    more: bool,
    /// Whether it was read from its snapshot on.
    resumed: bool,
}

/// Begins with a stream's snapshot or, if there is none that can be used, with its first record.
fn begin<F: Fold>(id: RoomId, Tail { snapshot, records }: Tail, every: u64) -> Result<Begun<F>, String> {
    let more = records.len() == FIRST_PAGE;
    let Some(snapshot) = snapshot else {
        return Ok(Begun { reading: Reading::default().add(id, &records, every)?, more, resumed: false });
    };
    match Reading::resume(id, &snapshot, &records, every) {
        Ok(reading) => Ok(Begun { reading, more, resumed: true }),
        Err(why) => {
            tracing::debug!(room = ?id, why, "threw away a snapshot");
            Ok(Begun { reading: Reading::default(), more: true, resumed: false })
        }
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
pub(in crate::rooms) fn fold(id: RoomId, events: &[Record], sayings: &[Record]) -> Result<(Room, u64), String> {
    Reading::<Talk>::default().add(id, sayings, u64::MAX)?;
    let Events(room) = Reading::default().add(id, events, u64::MAX)?.fold;
    room.ok_or_else(|| "there are no records".to_owned())
}
