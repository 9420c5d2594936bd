//! Deletes what is past its time: rooms that nobody came back to, and old talk.
//!
//! It reads shelves, which are sorted by time, and of logs only those of rooms that seem to be past their time: an
//! entry may be behind its room. Rooms in memory are left alone. Whoever wants to enter a room meanwhile waits.

use std::sync::Arc;
use std::time::Duration;

use conurbation_room::{Summary, when_said, without_text_before};
use futures_util::FutureExt;
use futures_util::future::BoxFuture;
use tokio::time::sleep;

use crate::jobs::blocking::run_blocking;
use crate::rooms::common::error::ConnectError;
use crate::rooms::registry::Rooms;
use crate::rooms::retention::{DAY, Limits};
use crate::rooms::shared::Shared;
use crate::rooms::shelves::{self, Glance, Shelf, Shelves};
use crate::store::{Entry, Record, RoomId, Shelved, StoreError, Stream};

/// How often to sweep.
pub const SWEEP_EVERY: Duration = Duration::from_hours(1);
/// Entries that are read at once.
const PAGE: usize = 100;
/// A pause after each of these pages, so that nobody feels it.
const PAUSE: Duration = Duration::from_millis(100);
/// Most rooms that one sweep looks into.
const MOST: usize = 2_000;
/// How far the time that a sweep goes by moves on in one sweep. If the system's clock is wrong by years, it takes weeks
/// until everything is deleted; after a month without a server, the sweep has caught up in thirty hours.
const STRIDE: u64 = DAY;
/// The shelf of the time that the last sweep went by.
const SWEPT: &str = "swept";

/// What a sweep has done.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Swept {
    /// Rooms that it deleted.
    pub rooms: usize,
    /// Rooms in which it deleted talk.
    pub talk: usize,
    /// Files of games that it deleted.
    pub games: usize,
    /// Rooms that it could not read or change.
    pub failed: usize,
    /// Rooms that it looked into.
    looked: usize,
}

impl Rooms {
    /// Deletes what is past its time. After an error the next sweep goes on.
    pub async fn sweep(&self) -> Result<Swept, StoreError> {
        let mut swept = Swept::default();
        if !self.0.writing.works() || !self.is_first().await? {
            return Ok(swept);
        }
        let today = self.sweeping_time().await?;
        let limits = self.0.options.retention.limits(today);
        self.shelve_unknown(&mut swept).await?;
        self.sweep_rooms(limits, &mut swept).await?;
        if let Some(limit) = limits.rooms {
            swept.games = self.sweep_uploads(limit).await?;
        }
        if let Some(limit) = limits.talk {
            self.sweep_talk(limit, &mut swept).await?;
        }
        let entry = Entry { rank: today, bytes: Vec::new() };
        self.0.store.shelve(SWEPT, RoomId::NONE, Some(entry)).await?;
        self.0.metrics.swept(swept.rooms, swept.talk);
        Ok(swept)
    }

    /// The time to go by: the clock's, unless that has run away from the last sweep or, before the first one, from the
    /// last change of any room.
    async fn sweeping_time(&self) -> Result<u64, StoreError> {
        let now = self.0.clock.now();
        let last = self.0.store.shelved(SWEPT, RoomId::NONE).await?.map(|entry| entry.rank);
        let last = if last.is_some() {
            last
        } else {
            let newest = self.0.store.shelf(&Shelf::Summaries.to_string(), 1).await?;
            newest.first().map(|shelved| shelved.entry.rank)
        };
        Ok(last.map_or(now, |last| now.min(last + STRIDE)))
    }

    /// Finds rooms without an entry: nobody has entered them yet, or the program was killed before it was written.
    async fn shelve_unknown(&self, swept: &mut Swept) -> Result<(), StoreError> {
        for room in self.0.store.unshelved(&Shelf::Summaries.to_string(), PAGE).await? {
            self.exclusively_counted(room, swept, move |shared| shelve(shared, room).boxed()).await;
        }
        Ok(())
    }

    async fn sweep_rooms(&self, limits: Limits, swept: &mut Swept) -> Result<(), StoreError> {
        let Some(latest) = limits.unbegun.max(limits.rooms) else { return Ok(()) };
        let mut after = None;
        while let Some(page) = self.page(Shelf::Summaries, latest, &mut after, swept).await? {
            for Shelved { room, entry } in page {
                let due = |begun| limits.of(begun).is_some_and(|limit| entry.rank < limit);
                let summary = serde_json::from_slice::<Summary>(&entry.bytes).ok();
                let begun = summary.and_then(|summary| summary.begun);
                if begun.map_or_else(|| due(true) || due(false), due) {
                    let deleted = self
                        .exclusively_counted(room, swept, move |shared| sweep_room(shared, room, limits).boxed())
                        .await;
                    swept.rooms += usize::from(deleted);
                }
            }
        }
        Ok(())
    }

    async fn sweep_talk(&self, limit: u64, swept: &mut Swept) -> Result<(), StoreError> {
        let mut after = None;
        while let Some(page) = self.page(Shelf::Talk, limit, &mut after, swept).await? {
            for Shelved { room, .. } in page {
                let deleted =
                    self.exclusively_counted(room, swept, move |shared| sweep_talk(shared, room, limit).boxed()).await;
                swept.talk += usize::from(deleted);
            }
        }
        Ok(())
    }

    /// The next entries of a shelf, oldest first, after a pause unless they are the first ones; `None` if there are no
    /// more, or if the sweep has done enough.
    async fn page(
        &self,
        which: Shelf,
        before: u64,
        after: &mut Option<(u64, RoomId)>,
        swept: &Swept,
    ) -> Result<Option<Vec<Shelved>>, StoreError> {
        if after.is_some() {
            sleep(PAUSE).await;
        }
        if swept.looked >= MOST {
            return Ok(None);
        }
        let page = self.0.store.oldest(&which.to_string(), before, *after, PAGE).await?;
        *after = page.last().map(|last| (last.entry.rank, last.room));
        Ok(after.is_some().then_some(page))
    }

    /// Does something with a room unless it is in memory; returns whether it deleted anything.
    async fn exclusively_counted(
        &self,
        room: RoomId,
        swept: &mut Swept,
        work: impl FnOnce(Arc<Shared>) -> BoxFuture<'static, Result<bool, ConnectError>> + Send + 'static,
    ) -> bool {
        swept.looked += 1;
        match self.exclusively(room, work).await {
            // In memory, or on the way there.
            Err(_) => false,
            Ok(Ok(deleted)) => deleted,
            Ok(Err(error)) => {
                self.0.reports.report(room, "could not sweep a room", error);
                swept.failed += 1;
                false
            }
        }
    }
}

/// Writes all entries of a room, also those by which its guests find it who want their data deleted.
async fn shelve(shared: Arc<Shared>, room: RoomId) -> Result<bool, ConnectError> {
    let loaded = shared.loader.load(room).await?;
    let mut shelves = Shelves::new(Arc::clone(&shared), room);
    shelves.update(&loaded.room, &loaded.talk, loaded.changed, shared.clock.now()).await;
    // Nobody is in it.
    shelves.leave_memory().await;
    // With how far its game is: while somebody could enter, that would soon be wrong.
    shelves::keep_glance(&shared, room, &Glance::at(&loaded.room), loaded.changed).await;
    Ok(false)
}

/// Deletes a room if it is past its time, else corrects its entry.
async fn sweep_room(shared: Arc<Shared>, room: RoomId, limits: Limits) -> Result<bool, ConnectError> {
    let loaded = match shared.loader.load(room).await {
        Ok(loaded) => loaded,
        Err(ConnectError::NoSuchRoom) => {
            // Only entries are left of it.
            shared.store.delete_room(room).await?;
            return Ok(false);
        }
        Err(error) => return Err(error),
    };
    if limits.of(loaded.room.has_begun()).is_some_and(|limit| loaded.changed < limit) {
        shared.store.delete_room(room).await?;
        return Ok(true);
    }
    shelves::keep_glance(&shared, room, &Glance::at(&loaded.room), loaded.changed).await;
    Ok(false)
}

/// Deletes the lines of a room that are past their time, and corrects its entry.
async fn sweep_talk(shared: Arc<Shared>, room: RoomId, limit: u64) -> Result<bool, ConnectError> {
    let records = shared.store.read(room, Stream::Talk, 1).await?;
    let (oldest, old) = run_blocking(shared.environment.threads, move || Ok(old_lines(&records, limit)))
        .await
        .map_err(ConnectError::Corrupt)?;
    let deleted = !old.is_empty();
    if oldest.is_none() {
        shared.store.delete_talk(room).await?;
    } else if deleted {
        shared.store.redact(room, Stream::Talk, old).await?;
    }
    let entry = oldest.map(|rank| Entry { rank, bytes: Vec::new() });
    shared.store.shelve(&Shelf::Talk.to_string(), room, entry).await?;
    Ok(deleted)
}

/// When the oldest line that stays was said, in milliseconds since 1970-01-01 UTC, and the records of older lines
/// without what was said.
fn old_lines(records: &[Record], limit: u64) -> (Option<u64>, Vec<Record>) {
    let oldest = records.iter().filter_map(|record| when_said(&record.bytes)).filter(|at| *at >= limit).min();
    let empty = |Record { seq, bytes }: &Record| Some(Record { seq: *seq, bytes: without_text_before(bytes, limit)? });
    (oldest, records.iter().filter_map(empty).collect())
}
