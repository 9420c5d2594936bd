//! Reading one of a room's streams: what its records lead to, from the first one or from a snapshot on.

use std::mem;

use conurbation_room::{Event, Room, Saying, Talk};

use super::snapshots::{sealed, unsealed};
use crate::store::{Record, RoomId, Snapshot, Stream};

/// What the records of a stream lead to.
pub(in crate::rooms) trait Fold: Default + Send + 'static {
    const STREAM: Stream;
    /// What its records are called.
    const RECORD: &str;

    /// Adds the next record.
    fn add(&mut self, room: RoomId, record: &Record) -> Result<(), String>;
    /// The snapshot of the present state, if there is one of it.
    fn snapshot(&self) -> Option<Vec<u8>>;
    /// Goes on from the snapshot that was made after this record.
    fn from_snapshot(bytes: &[u8], last: &Record) -> Result<Self, String>;
}

/// A stream that is being read.
#[derive(Default)]
pub(in crate::rooms) struct Reading<F> {
    pub fold: F,
    /// The number of the last record.
    pub written: u64,
    /// How many records the newest snapshot includes.
    pub kept: u64,
    /// A newer snapshot than the one in the store.
    pub snapshot: Option<Snapshot>,
}

impl<F: Fold> Reading<F> {
    /// Goes on from a snapshot; its last record is the first of these.
    pub fn resume(room: RoomId, snapshot: &Snapshot, records: &[Record], every: u64) -> Result<Self, String> {
        let (last, rest) = records.split_first().ok_or("the snapshot is ahead of its log")?;
        let body = unsealed(room, F::STREAM, last, snapshot).ok_or("the snapshot doesn't fit its log")?;
        let fold = F::from_snapshot(body, last)?;
        Self { fold, written: last.seq, kept: last.seq, snapshot: None }.add(room, rest, every)
    }

    /// Adds the next records, and makes a snapshot when one is due: after `every` records.
    pub fn add(mut self, room: RoomId, records: &[Record], every: u64) -> Result<Self, String> {
        check_numbers(F::RECORD, self.written + 1, records)?;
        for record in records {
            self.fold.add(room, record).map_err(|error| format!("record {}: {error}", record.seq))?;
            self.written = record.seq;
            if record.seq - self.kept >= every
                && let Some(body) = self.fold.snapshot()
            {
                self.snapshot = Some(sealed(room, F::STREAM, record, &body));
                self.kept = record.seq;
            }
        }
        Ok(self)
    }
}

/// Records are numbered from `first` without gaps; one that is missing was lost.
pub(in crate::rooms) fn check_numbers(what: &str, first: u64, records: &[Record]) -> Result<(), String> {
    match (first..).zip(records).find(|(seq, record)| record.seq != *seq) {
        Some((seq, record)) => Err(format!("{what} {seq} is missing: the next one is {}", record.seq)),
        None => Ok(()),
    }
}

/// A room, once its first event was read, and when its last event was decided, in milliseconds since 1970-01-01 UTC.
#[derive(Default)]
pub(in crate::rooms) struct Events(pub Option<(Room, u64)>);

impl Fold for Events {
    const STREAM: Stream = Stream::Events;
    const RECORD: &str = "event";

    fn add(&mut self, _: RoomId, record: &Record) -> Result<(), String> {
        let event = Event::from_record(&record.bytes).map_err(|error| error.to_string())?;
        let (room, changed) = match mem::take(&mut self.0) {
            None => (Room::opened(&event), event.at),
            Some((mut room, changed)) => {
                let changed = if event.changes_the_room() { event.at } else { changed };
                (room.apply(&event).map(|()| room), changed)
            }
        };
        self.0 = Some((room.map_err(|corrupt| corrupt.to_string())?, changed));
        Ok(())
    }

    fn snapshot(&self) -> Option<Vec<u8>> {
        self.0.as_ref()?.0.snapshot()
    }

    fn from_snapshot(bytes: &[u8], last: &Record) -> Result<Self, String> {
        let event = Event::from_record(&last.bytes).map_err(|error| error.to_string())?;
        let room = Room::from_snapshot(bytes).map_err(|error| error.to_string())?;
        Ok(Self(Some((room, event.at))))
    }
}

/// The line of talk in a record. One that can't be read is left out, as it is in the room, which says so in the log.
pub(in crate::rooms) fn readable_saying(record: &Record) -> Option<Saying> {
    Saying::from_record(&record.bytes).ok().flatten()
}

impl Fold for Talk {
    const STREAM: Stream = Stream::Talk;
    const RECORD: &str = "line of talk";

    fn add(&mut self, room: RoomId, record: &Record) -> Result<(), String> {
        if let Err(error) = self.apply_record(&record.bytes) {
            tracing::warn!(?room, seq = record.seq, %error, "left out a line of talk");
        }
        Ok(())
    }

    fn snapshot(&self) -> Option<Vec<u8>> {
        Some(Self::snapshot(self))
    }

    fn from_snapshot(bytes: &[u8], _: &Record) -> Result<Self, String> {
        Self::from_snapshot(bytes).map_err(|error| error.to_string())
    }
}
