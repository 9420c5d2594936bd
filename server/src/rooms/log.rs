//! One room and its log, kept together.
//!
//! Events are decided one after the other, each on the state that the ones before it lead to, and become durable
//! together: [`Log::decide`] goes ahead in memory, [`Log::commit`] writes. Nobody may be told anything in between. If
//! the commit fails, memory is ahead of the log: nothing may be shown or decided before [`Log::catch_up`] has read it
//! again.

use std::sync::Arc;
use std::time::Duration;

use conurbation_room::{Event, Member, Refusal, Room, Saying, Talk, Unsaid, without_text_of};
use tokio::time::Instant;

use super::common::error::ConnectError;
use super::connected::wire::WireRefusal;
use super::links::membership::Membership;
use super::reading::loader::{Loaded, Read};
use super::reading::snapshots::sealed;
use super::shared::Shared;
use crate::jobs::blocking::run_blocking;
use crate::store::{Record, RoomId, Store, StoreError, Stream};

/// How often a decision is repeated after losing a race against another writer on the same store.
const MAX_RACES: usize = 10;
/// How long to wait after a log could not be read, at first and at most. Each further wait is twice as long.
const FIRST: Duration = Duration::from_millis(100);
const LONGEST: Duration = Duration::from_millis(1600);

/// A room as its log tells it, and what is to be written.
pub(super) struct Log {
    pub shared: Arc<Shared>,
    pub id: RoomId,
    pub room: Room,
    pub talk: Talk,
    /// When the last event was decided, in milliseconds since 1970-01-01 UTC.
    pub changed: u64,
    /// Lines of talk may be in the log that nobody was told: it seemed that they could not be written.
    pub untold: bool,
    events: Pending,
    sayings: Pending,
    /// Memory is ahead of the log, or behind what another writer appended to it.
    stale: bool,
    /// While the log can't be read.
    unreadable: Option<Unreadable>,
}

/// The last attempt to read a log, which failed.
struct Unreadable {
    error: StoreError,
    /// How long to wait before the next one, and until when.
    wait: Duration,
    until: Instant,
}

/// One of a room's streams: how far it is written, and what is to come.
#[derive(Default)]
struct Pending {
    /// The number of the last record in the store.
    written: u64,
    /// How many records the newest snapshot includes; `None` if memory is not just what the records lead to.
    kept: Option<u64>,
    records: Vec<Vec<u8>>,
}

/// The room can't go on in memory: everyone connected is told to come back, and the log is read again.
#[derive(Debug)]
pub(super) struct Reload;

/// Why nothing was decided.
#[derive(Debug)]
pub(super) enum DecideError {
    /// The room refused.
    Refused(Refusal),
    /// The change would exceed somebody's budget.
    OverBudget(WireRefusal),
    /// The room could not apply what it had decided: its state can't be trusted any more.
    Lost(String),
}

/// Why a decision did not take effect.
#[derive(Debug)]
pub(super) enum CommitError {
    /// It was refused. Nothing has changed.
    Refused,
    /// It could not be written. Nothing has changed.
    NotWritten,
    /// It may have been written or not, and the log can't be read just now. Nobody may be told anything.
    Unknown,
}

impl Log {
    /// The log of a room that was just read.
    pub fn new(shared: Arc<Shared>, id: RoomId, loaded: Loaded) -> Self {
        let Loaded { room, talk, changed, events, sayings } = loaded;
        let streams = [(Stream::Events, events), (Stream::Talk, sayings)];
        let [events, sayings] = streams.map(|(stream, Read { written, kept, snapshot })| {
            if let Some(snapshot) = snapshot {
                shared.store.keep_snapshot(id, stream, snapshot);
            }
            Pending { written, kept: Some(kept), records: Vec::new() }
        });
        Self { shared, id, room, talk, changed, events, sayings, untold: false, stale: false, unreadable: None }
    }

    /// Whether the state in memory is that of the log.
    pub const fn is_current(&self) -> bool {
        !self.stale
    }

    /// How many events there are, with those that are not written yet.
    pub fn events(&self) -> u64 {
        self.events.count()
    }

    /// How many lines of talk there are, likewise.
    pub fn sayings(&self) -> u64 {
        self.sayings.count()
    }

    /// When the log may be read again after that failed.
    pub fn readable_again(&self) -> Option<Instant> {
        self.unreadable.as_ref().map(|unreadable| unreadable.until)
    }

    /// Forgets what was not written and reads what others wrote. Does nothing while memory is current, or if the log
    /// could not be read just before.
    pub async fn catch_up(&mut self) -> Result<(), ConnectError> {
        if !self.stale {
            return Ok(());
        }
        let now = Instant::now();
        if let Some(unreadable) = &self.unreadable
            && now < unreadable.until
        {
            return Err(unreadable.error.clone().into());
        }
        match self.shared.loader.load(self.id).await {
            Ok(loaded) if self.is_taken(&loaded.room) => return Err(ConnectError::Failing),
            Ok(loaded) => {
                let read = Self::new(Arc::clone(&self.shared), self.id, loaded);
                *self = Self { untold: self.untold, ..read };
            }
            Err(ConnectError::Store(error)) => {
                self.shared.reports.report(self.id, "could not read the log", &error);
                let wait = self.unreadable.as_ref().map_or(FIRST, |unreadable| LONGEST.min(unreadable.wait * 2));
                self.unreadable = Some(Unreadable { error: error.clone(), wait, until: now + wait });
                return Err(error.into());
            }
            Err(error) => return Err(error),
        }
        Ok(())
    }

    /// Whether another server has taken the room over since it was read.
    fn is_taken(&self, room: &Room) -> bool {
        let me = self.shared.membership.as_ref().map(Membership::me);
        me.is_some() && room.owner() != me && room.owner() != self.room.owner()
    }

    /// Applies the event that `decide` returns, if any; returns whether there was one. It is not durable before the
    /// next commit.
    pub fn decide(
        &mut self,
        decide: impl FnOnce(&Room) -> Result<Option<Event>, Refusal>,
    ) -> Result<bool, DecideError> {
        let Some(event) = decide(&self.room).map_err(DecideError::Refused)? else { return Ok(false) };
        self.room.apply(&event).map_err(|corrupt| DecideError::Lost(corrupt.to_string()))?;
        if event.changes_the_room() {
            self.changed = event.at;
        }
        self.events.records.push(event.to_record());
        Ok(true)
    }

    /// The same for talk; returns what was said.
    pub fn say(&mut self, decide: impl FnOnce(&Room, &Talk) -> Result<Saying, Refusal>) -> Result<Saying, DecideError> {
        let saying = decide(&self.room, &self.talk).map_err(DecideError::Refused)?;
        self.talk.apply(saying.clone());
        self.sayings.records.push(saying.to_record());
        Ok(saying)
    }

    /// Decides, and makes durable what was decided. After a failure the log is read, so that memory is current again
    /// if that is possible at all.
    pub async fn durably<T>(
        &mut self,
        mut decide: impl FnMut(&mut Self) -> Result<T, DecideError>,
    ) -> Result<Result<T, CommitError>, Reload> {
        let mut unsure = false;
        let mut last = None;
        for _ in 0..MAX_RACES {
            match self.catch_up().await {
                Ok(()) => {}
                Err(ConnectError::Store(_)) => {
                    return Ok(Err(if unsure { CommitError::Unknown } else { CommitError::NotWritten }));
                }
                Err(error) => return Err(self.reload(&error.to_string())),
            }
            // Without a hope of writing, the state before is kept: reading it from the log each time would cost more.
            let before = (!self.shared.writing.works()).then(|| (self.room.clone(), self.talk.clone(), self.changed));
            let decided = match decide(self) {
                Ok(decided) => decided,
                Err(DecideError::Refused(_) | DecideError::OverBudget(_)) => return Ok(Err(CommitError::Refused)),
                Err(DecideError::Lost(why)) => return Err(self.reload(&why)),
            };
            if let Some(before) = before
                && !(self.events.records.is_empty() && self.sayings.records.is_empty())
            {
                (self.room, self.talk, self.changed) = before;
                self.events.records.clear();
                self.sayings.records.clear();
                return Ok(Err(CommitError::NotWritten));
            }
            let written = self.events.written;
            match self.commit().await {
                Ok(()) => return Ok(Ok(decided)),
                Err(error @ StoreError::Taken(_)) => last = Some(error),
                Err(error) => {
                    unsure |= !matches!(error, StoreError::Failed(_)) || self.events.written > written;
                    self.untold |= unsure;
                    self.shared.reports.report(self.id, "could not write the log", &error);
                    if !matches!(error, StoreError::Gap(_)) {
                        self.shared.writing.failed();
                    }
                    last = Some(error);
                }
            }
        }
        let last = last.map(|error| error.to_string()).unwrap_or_default();
        Err(self.reload(&format!("could not write in {MAX_RACES} attempts, the last error: {last}")))
    }

    /// Deletes talk for good; returns whether there was any. If that fails, nothing was deleted.
    pub async fn unsay(&mut self, unsaid: Unsaid) -> Result<Result<bool, StoreError>, Reload> {
        let deleted = match unsaid {
            Unsaid::All => self.shared.store.delete_talk(self.id).await.map(|()| true),
            Unsaid::By(member) => self.unsay_by(member).await,
        };
        match &deleted {
            Ok(true) => {
                self.talk.unsay(unsaid);
                // Memory goes on as before, and the records of what was deleted tell less. Whoever reads them next
                // makes the next snapshot.
                self.sayings.kept = None;
                if unsaid == Unsaid::All {
                    self.sayings.written = 0;
                }
            }
            Ok(false) | Err(StoreError::Failed(_)) => {}
            Err(error) => return Err(self.reload(&error.to_string())),
        }
        Ok(deleted)
    }

    /// The same for what a member said.
    async fn unsay_by(&self, member: Member) -> Result<bool, StoreError> {
        let records = self.shared.store.read(self.id, Stream::Talk, 1).await?;
        let look = move || {
            let empty =
                |Record { seq, bytes }: &Record| Some(Record { seq: *seq, bytes: without_text_of(bytes, member)? });
            Ok(records.iter().filter_map(empty).collect::<Vec<_>>())
        };
        let said = run_blocking(self.shared.environment.threads, look).await.map_err(StoreError::Failed)?;
        let any = !said.is_empty();
        if any {
            self.shared.store.redact(self.id, Stream::Talk, said).await?;
        }
        Ok(any)
    }

    /// Marks memory as different from the log.
    pub const fn outdate(&mut self) {
        self.stale = true;
    }

    /// Gives up the room in memory.
    pub fn reload(&self, why: &str) -> Reload {
        self.shared.reports.report(self.id, "the room leaves memory, to be read again from its log", why);
        Reload
    }

    /// Makes durable what was decided since the last commit. If that fails, any part of it may have been written.
    async fn commit(&mut self) -> Result<(), StoreError> {
        self.stale = true;
        let (store, every) = (&self.shared.store, self.shared.environment.snapshot_every);
        let event = self.events.write(store, self.id, Stream::Events).await?;
        let line = self.sayings.write(store, self.id, Stream::Talk).await?;
        self.stale = false;
        self.events.keep(store, self.id, Stream::Events, event, every, || self.room.snapshot());
        self.sayings.keep(store, self.id, Stream::Talk, line, every, || Some(self.talk.snapshot()));
        Ok(())
    }
}

impl Pending {
    fn count(&self) -> u64 {
        self.written + u64::try_from(self.records.len()).expect("a batch is small")
    }

    /// Writes what is to come; returns the last record of it.
    async fn write(&mut self, store: &Store, room: RoomId, stream: Stream) -> Result<Option<Record>, StoreError> {
        let records = std::mem::take(&mut self.records);
        let Some(bytes) = records.last().cloned() else { return Ok(None) };
        let count = u64::try_from(records.len()).expect("a batch is small");
        store.append_all(room, stream, self.written + 1, records).await?;
        self.written += count;
        Ok(Some(Record { seq: self.written, bytes }))
    }

    /// Keeps a snapshot of what the records up to the `last` one lead to, if it is time for one.
    fn keep(
        &mut self,
        store: &Store,
        room: RoomId,
        stream: Stream,
        last: Option<Record>,
        every: u64,
        snapshot: impl FnOnce() -> Option<Vec<u8>>,
    ) {
        if let (Some(last), Some(kept)) = (last, self.kept)
            && last.seq.saturating_sub(kept) >= every
            && let Some(body) = snapshot()
        {
            self.kept = Some(last.seq);
            store.keep_snapshot(room, stream, sealed(room, stream, &last, &body));
        }
    }
}
