//! One room and its log, kept together.
//!
//! Events are decided one after the other, each on the state that the ones before it lead to, and become durable
//! together: [`Log::decide`] goes ahead in memory, [`Log::commit`] writes. Nobody may be told anything in between. If
//! the commit fails, memory is ahead of the log: nothing may be shown or decided before [`Log::catch_up`] has read it
//! again.

use std::sync::Arc;

use conurbation_room::{Event, Refusal, Room, Saying, Talk};

use super::error::ConnectError;
use super::loader::Loaded;
use super::shared::Shared;
use super::wire::WireRefusal;
use crate::store::{RoomId, Store, StoreError, Stream};

/// How often a decision is repeated after losing a race against another writer on the same store.
const MAX_RACES: usize = 10;

/// A room as its log tells it, and what is to be written.
pub(super) struct Log {
    shared: Arc<Shared>,
    pub id: RoomId,
    pub room: Room,
    pub talk: Talk,
    /// When the last event was decided, in milliseconds since 1970-01-01 UTC.
    pub changed: u64,
    events: Pending,
    sayings: Pending,
    /// Memory is ahead of the log, or behind what another writer appended to it.
    stale: bool,
}

/// One of a room's streams: how far it is written, and what is to come.
#[derive(Default)]
struct Pending {
    /// The number of the last record in the store.
    written: u64,
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
    /// The room could not apply what it had decided: its state can't be trusted any more.
    Lost(String),
}

/// Why a commit failed.
#[derive(Debug)]
enum CommitError {
    /// Another writer on the same store was faster: read and decide again.
    Raced,
    /// Nothing was written.
    Failed(StoreError),
    /// It is unknown what was written, or memory is ahead of the log.
    Lost(String),
}

impl Log {
    /// The log of a room that was just read.
    pub fn new(shared: Arc<Shared>, id: RoomId, loaded: Loaded) -> Self {
        let Loaded { room, talk, changed, written } = loaded;
        let [events, sayings] = [written.0, written.1].map(|written| Pending { written, records: Vec::new() });
        Self { shared, id, room, talk, changed, events, sayings, stale: false }
    }

    /// Whether the state in memory is that of the log.
    pub const fn is_current(&self) -> bool {
        !self.stale
    }

    /// Forgets what was not written and reads what others wrote. Does nothing while memory is current.
    pub async fn catch_up(&mut self) -> Result<(), ConnectError> {
        if self.stale {
            let loaded = self.shared.loader.load(self.id).await?;
            *self = Self::new(Arc::clone(&self.shared), self.id, loaded);
        }
        Ok(())
    }

    /// Applies the event that `decide` returns, if any; returns whether there was one. It is not durable before the
    /// next commit.
    pub fn decide(
        &mut self,
        decide: impl FnOnce(&Room) -> Result<Option<Event>, Refusal>,
    ) -> Result<bool, DecideError> {
        let Some(event) = decide(&self.room).map_err(DecideError::Refused)? else { return Ok(false) };
        self.room.apply(&event).map_err(|corrupt| DecideError::Lost(corrupt.to_string()))?;
        self.changed = event.at;
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

    /// Decides, and makes durable what was decided. The inner error means that nothing was written and nothing has
    /// changed.
    pub async fn durably<T>(
        &mut self,
        mut decide: impl FnMut(&mut Self) -> Result<T, DecideError>,
    ) -> Result<Result<T, WireRefusal>, Reload> {
        for _ in 0..MAX_RACES {
            match self.catch_up().await {
                Ok(()) => {}
                Err(ConnectError::Store(error)) => {
                    tracing::error!(room = ?self.id, %error, "could not read the log");
                    return Ok(Err(WireRefusal::StoreFailed));
                }
                Err(error) => return Err(self.reload(&error.to_string())),
            }
            let decided = match decide(self) {
                Ok(decided) => decided,
                Err(DecideError::Refused(refusal)) => return Ok(Err(refusal.into())),
                Err(DecideError::Lost(why)) => return Err(self.reload(&why)),
            };
            match self.commit().await {
                Ok(()) => return Ok(Ok(decided)),
                Err(CommitError::Raced) => {}
                Err(CommitError::Failed(error)) => {
                    tracing::error!(room = ?self.id, %error, "could not write the log");
                    return Ok(Err(WireRefusal::StoreFailed));
                }
                Err(CommitError::Lost(why)) => return Err(self.reload(&why)),
            }
        }
        Err(self.reload("another writer on the same store was always faster"))
    }

    /// Gives up the room in memory.
    pub fn reload(&self, why: &str) -> Reload {
        tracing::error!(room = ?self.id, why, "the room leaves memory, to be read again from its log");
        Reload
    }

    /// Makes durable what was decided since the last commit.
    async fn commit(&mut self) -> Result<(), CommitError> {
        self.stale = true;
        let before = self.events.written;
        self.events.write(&self.shared.store, self.id, Stream::Events).await?;
        let half_way = self.events.written > before;
        match self.sayings.write(&self.shared.store, self.id, Stream::Talk).await {
            // Part of the batch is durable, so nobody may be told that nothing happened.
            Err(CommitError::Failed(error)) if half_way => return Err(CommitError::Lost(error.to_string())),
            written => written?,
        }
        self.stale = false;
        Ok(())
    }
}

impl Pending {
    async fn write(&mut self, store: &Store, room: RoomId, stream: Stream) -> Result<(), CommitError> {
        if self.records.is_empty() {
            return Ok(());
        }
        let records = std::mem::take(&mut self.records);
        let count = u64::try_from(records.len()).expect("a batch is small");
        match store.append_all(room, stream, self.written + 1, records).await {
            Ok(()) => self.written += count,
            Err(StoreError::Taken(_)) => return Err(CommitError::Raced),
            Err(error @ StoreError::Failed(_)) => return Err(CommitError::Failed(error)),
            Err(error @ (StoreError::Gap(_) | StoreError::Unknown(_))) => {
                return Err(CommitError::Lost(error.to_string()));
            }
        }
        Ok(())
    }
}
