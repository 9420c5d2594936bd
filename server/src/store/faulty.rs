//! A store in memory that goes wrong as a plan says: for tests, and only in programs built with the feature `faults`.

use std::collections::{HashMap, HashSet};
use std::{fmt, sync::Arc, time::Duration};

use uuid::Uuid;

use super::memory::Memory;
use super::types::{Append, Entry, Node, Owner, Record, RoomId, Shelved, Snapshot, StoreError, Stream};

/// What is asked of the store.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Operation<'a> {
    /// Records are appended to a stream, numbered from `seq`.
    Append {
        /// Whose.
        room: RoomId,
        /// Which of its streams.
        stream: Stream,
        /// The number of the first record.
        seq: u64,
        /// All of them.
        records: &'a [Vec<u8>],
    },
    /// A stream is read.
    Read {
        /// Whose.
        room: RoomId,
        /// Which of its streams.
        stream: Stream,
    },
    /// A snapshot is written. Nobody waits for it, so it takes no time.
    Snapshot {
        /// Whose.
        room: RoomId,
    },
    /// A snapshot is read.
    ReadSnapshot {
        /// Whose.
        room: RoomId,
    },
    /// Anything else: talk is deleted, a shelf is read or written, a secret is asked for.
    Other {
        /// Whose entry or talk it is, if it is about one room.
        room: Option<RoomId>,
    },
}

/// The outcome of an operation.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Outcome {
    /// It works.
    Done,
    /// [`StoreError::Failed`], and nothing is written.
    Failed,
    /// [`StoreError::Unknown`]. Whoever only reads is told [`StoreError::Failed`].
    Unknown {
        /// Whether it was written all the same.
        written: bool,
    },
    /// Another writer's records get in first, if this is an append.
    Raced(Vec<Vec<u8>>),
}

/// What a plan has in store for an operation.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fate {
    /// How long it takes, in tokio's time.
    pub takes: Duration,
    /// Its outcome after that.
    pub outcome: Outcome,
}

impl Fate {
    /// It works at once.
    pub const FINE: Self = Self { takes: Duration::ZERO, outcome: Outcome::Done };
    /// It fails at once.
    pub const FAILED: Self = Self { takes: Duration::ZERO, outcome: Outcome::Failed };
}

type Plan = dyn Fn(Operation<'_>) -> Fate + Send + Sync;

/// Handle on a store in memory that follows a plan; clones share both.
#[derive(Clone)]
pub struct Faulty {
    memory: Memory,
    plan: Arc<Plan>,
}

impl fmt::Debug for Faulty {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Faulty").field(&self.memory).finish()
    }
}

impl Faulty {
    /// Asks the plan before each operation on this memory. Other handles on the memory are not affected: with them a
    /// test sees what was really written.
    pub fn new(memory: Memory, plan: impl Fn(Operation<'_>) -> Fate + Send + Sync + 'static) -> Self {
        Self { memory, plan: Arc::new(plan) }
    }

    async fn fate(&self, operation: Operation<'_>) -> Outcome {
        let Fate { takes, outcome } = (self.plan)(operation);
        if !takes.is_zero() {
            tokio::time::sleep(takes).await;
        }
        outcome
    }

    pub(super) async fn append(&self, append: Append) -> Result<(), StoreError> {
        let Append { room, stream, seq, ref records } = append;
        let outcome = self.fate(Operation::Append { room, stream, seq, records }).await;
        if let Outcome::Raced(records) = outcome {
            self.memory.append(Append { room, stream, seq, records })?;
            return self.memory.append(append);
        }
        written(&outcome, || self.memory.append(append))
    }

    pub(super) async fn read(
        &self,
        room: RoomId,
        stream: Stream,
        from: u64,
        most: usize,
    ) -> Result<Vec<Record>, StoreError> {
        let outcome = self.fate(Operation::Read { room, stream }).await;
        read(&outcome, || self.memory.read(room, stream, from, most))
    }

    pub(super) async fn snapshot(&self, room: RoomId, stream: Stream) -> Result<Option<Snapshot>, StoreError> {
        read(&self.fate(Operation::ReadSnapshot { room }).await, || self.memory.snapshot(room, stream))
    }

    pub(super) fn keep_snapshot(&self, room: RoomId, stream: Stream, snapshot: Snapshot) {
        // Whether it worked interests nobody.
        let _ = written(&(self.plan)(Operation::Snapshot { room }).outcome, || {
            self.memory.keep_snapshot(room, stream, snapshot);
            Ok(())
        });
    }

    pub(super) async fn delete_talk(&self, room: RoomId) -> Result<(), StoreError> {
        written(&self.fate(Operation::Other { room: Some(room) }).await, || self.memory.delete_talk(room))
    }

    pub(super) async fn redact(&self, room: RoomId, stream: Stream, records: Vec<Record>) -> Result<(), StoreError> {
        written(&self.fate(Operation::Other { room: Some(room) }).await, || self.memory.redact(room, stream, records))
    }

    pub(super) async fn unshelve(&self, room: RoomId, but: &[String]) -> Result<(), StoreError> {
        written(&self.fate(Operation::Other { room: Some(room) }).await, || self.memory.unshelve(room, but))
    }

    pub(super) async fn delete_room(&self, room: RoomId) -> Result<(), StoreError> {
        written(&self.fate(Operation::Other { room: Some(room) }).await, || self.memory.delete_room(room))
    }

    pub(super) async fn unshelved(&self, name: &str, limit: usize) -> Result<Vec<RoomId>, StoreError> {
        read(&self.fate(Operation::Other { room: None }).await, || self.memory.unshelved(name, limit))
    }

    pub(super) async fn shelve(&self, name: &str, room: RoomId, entry: Option<Entry>) -> Result<(), StoreError> {
        written(&self.fate(Operation::Other { room: Some(room) }).await, || self.memory.shelve(name, room, entry))
    }

    pub(super) async fn shelf(&self, name: &str, limit: usize) -> Result<Vec<Shelved>, StoreError> {
        read(&self.fate(Operation::Other { room: None }).await, || self.memory.shelf(name, limit))
    }

    pub(super) async fn oldest(
        &self,
        name: &str,
        before: u64,
        after: Option<(u64, RoomId)>,
        limit: usize,
    ) -> Result<Vec<Shelved>, StoreError> {
        let outcome = self.fate(Operation::Other { room: None }).await;
        read(&outcome, || self.memory.oldest(name, before, after, limit))
    }

    pub(super) async fn shelved(&self, name: &str, room: RoomId) -> Result<Option<Entry>, StoreError> {
        read(&self.fate(Operation::Other { room: Some(room) }).await, || self.memory.shelved(name, room))
    }

    pub(super) async fn shelved_on(
        &self,
        names: &[String],
        room: RoomId,
    ) -> Result<HashMap<String, Entry>, StoreError> {
        read(&self.fate(Operation::Other { room: Some(room) }).await, || self.memory.shelved_on(names, room))
    }

    pub(super) async fn shelves_of(&self, room: RoomId) -> Result<HashSet<String>, StoreError> {
        read(&self.fate(Operation::Other { room: Some(room) }).await, || self.memory.shelves_of(room))
    }

    pub(super) async fn set_secret(&self, name: &str, secret: [u8; 64]) -> Result<(), StoreError> {
        written(&self.fate(Operation::Other { room: None }).await, || self.memory.set_secret(name, secret))
    }

    pub(super) async fn stored_secret(&self, name: &str) -> Result<Option<[u8; 64]>, StoreError> {
        read(&self.fate(Operation::Other { room: None }).await, || self.memory.stored_secret(name))
    }

    pub(super) async fn rotate_secret(&self, name: &str, secret: [u8; 64]) -> Result<(), StoreError> {
        read(&self.fate(Operation::Other { room: None }).await, || self.memory.rotate_secret(name, secret))
    }

    pub(super) async fn register_node(&self, node: &Node, holds: Duration) -> Result<(), StoreError> {
        written(&self.fate(Operation::Other { room: None }).await, || self.memory.register_node(node, holds))
    }

    pub(super) async fn renew_node(&self, node: Uuid, holds: Duration) -> Result<bool, StoreError> {
        written(&self.fate(Operation::Other { room: None }).await, || self.memory.renew_node(node, holds))
    }

    pub(super) async fn remove_node(&self, node: Uuid) -> Result<(), StoreError> {
        written(&self.fate(Operation::Other { room: None }).await, || self.memory.remove_node(node))
    }

    pub(super) async fn claim(&self, room: RoomId, node: Uuid) -> Result<Owner, StoreError> {
        read(&self.fate(Operation::Other { room: Some(room) }).await, || self.memory.claim(room, node))
    }

    pub(super) async fn owner(&self, room: RoomId) -> Result<Option<Node>, StoreError> {
        read(&self.fate(Operation::Other { room: Some(room) }).await, || self.memory.owner(room))
    }

    pub(super) async fn release(&self, rooms: &[RoomId], node: Uuid) -> Result<(), StoreError> {
        let room = if let [room] = rooms { Some(*room) } else { None };
        written(&self.fate(Operation::Other { room }).await, || self.memory.release(rooms, node))
    }

    pub(super) async fn hand_on(&self, rooms: &[RoomId], from: Uuid, to: Uuid) -> Result<(), StoreError> {
        written(&self.fate(Operation::Other { room: None }).await, || self.memory.hand_on(rooms, from, to))
    }

    pub(super) async fn loads(&self) -> Result<Vec<(Node, usize)>, StoreError> {
        read(&self.fate(Operation::Other { room: None }).await, || self.memory.loads())
    }

    pub(super) async fn nodes(&self) -> Result<Vec<Node>, StoreError> {
        read(&self.fate(Operation::Other { room: None }).await, || self.memory.nodes())
    }

    pub(super) fn close(&self) {
        self.memory.close();
    }
}

fn failed() -> StoreError {
    StoreError::Failed("as planned".to_owned())
}

fn written<T>(outcome: &Outcome, write: impl FnOnce() -> Result<T, StoreError>) -> Result<T, StoreError> {
    let unknown = || StoreError::Unknown("as planned".to_owned());
    match outcome {
        Outcome::Done | Outcome::Raced(_) => write(),
        Outcome::Failed => Err(failed()),
        Outcome::Unknown { written: false } => Err(unknown()),
        Outcome::Unknown { written: true } => write().and_then(|_| Err(unknown())),
    }
}

fn read<T>(outcome: &Outcome, read: impl FnOnce() -> Result<T, StoreError>) -> Result<T, StoreError> {
    match outcome {
        Outcome::Done | Outcome::Raced(_) => read(),
        Outcome::Failed | Outcome::Unknown { .. } => Err(failed()),
    }
}
