//! One room and its log, kept together: nothing changes in memory that is not durable.

use conurbation_room::{Event, Refusal, Room, Saying, Talk};
use serde::{Serialize, de::DeserializeOwned};

use super::ConnectError;
use crate::store::{Record, RoomId, Store, StoreError, Stream};

/// How often an append that lost its number to another node is decided anew before giving up.
const MAX_RACES: usize = 10;

/// A room as its log tells it.
pub(super) struct Log {
    store: Store,
    pub id: RoomId,
    pub room: Room,
    pub talk: Talk,
    events: u64,
    sayings: u64,
}

/// Why nothing was written.
#[derive(Debug)]
pub(super) enum WriteError {
    /// The room refused.
    Refused(Refusal),
    /// The store certainly wrote nothing.
    Failed(StoreError),
    /// The state in memory is not to be trusted any more: read the log anew.
    Lost(String),
}

impl Log {
    /// Reads a room from the store; `None` if there is no such room.
    pub async fn read(store: Store, id: RoomId) -> Result<Option<Self>, ConnectError> {
        let records = store.read(id, Stream::Events, 1).await?;
        let Some((first, rest)) = records.split_first() else { return Ok(None) };
        let room = parse(first).and_then(|event| Room::opened(&event).map_err(|corrupt| corrupt.to_string()));
        let room = room.map_err(ConnectError::Corrupt)?;
        let mut log = Self { store, id, room, talk: Talk::default(), events: 1, sayings: 0 };
        log.take_events(rest).map_err(ConnectError::Corrupt)?;
        let sayings = log.store.read(id, Stream::Talk, 1).await?;
        log.take_sayings(&sayings).map_err(ConnectError::Corrupt)?;
        Ok(Some(log))
    }

    /// Appends the event that `decide` makes of the room, and applies it once it is durable. If another node was
    /// faster, reads on and decides anew.
    pub async fn happen(&mut self, decide: impl Fn(&Room) -> Result<Event, Refusal>) -> Result<(), WriteError> {
        for _ in 0..MAX_RACES {
            let event = decide(&self.room).map_err(WriteError::Refused)?;
            let seq = self.events + 1;
            match self.store.append(self.id, Stream::Events, seq, to_bytes(&event)).await {
                Ok(()) => {
                    self.events = seq;
                    return self.room.apply(&event).map_err(|corrupt| WriteError::Lost(corrupt.to_string()));
                }
                Err(StoreError::Taken(_)) => self.read_on().await?,
                Err(error) => return Err(error.into()),
            }
        }
        Err(WriteError::Lost("other nodes were always faster".to_owned()))
    }

    /// The same for talk; gives back what was said.
    pub async fn say(
        &mut self,
        decide: impl Fn(&Room, &Talk) -> Result<Saying, Refusal>,
    ) -> Result<Saying, WriteError> {
        for _ in 0..MAX_RACES {
            let saying = decide(&self.room, &self.talk).map_err(WriteError::Refused)?;
            let seq = self.sayings + 1;
            match self.store.append(self.id, Stream::Talk, seq, to_bytes(&saying)).await {
                Ok(()) => {
                    self.sayings = seq;
                    self.talk.apply(saying.clone());
                    return Ok(saying);
                }
                Err(StoreError::Taken(_)) => self.read_on().await?,
                Err(error) => return Err(error.into()),
            }
        }
        Err(WriteError::Lost("other nodes were always faster".to_owned()))
    }

    /// Sets or clears the room's entry in the public list.
    pub async fn list(&self, entry: Option<(u64, Vec<u8>)>) -> Result<(), StoreError> {
        self.store.list(self.id, entry).await
    }

    async fn read_on(&mut self) -> Result<(), WriteError> {
        let events = self.store.read(self.id, Stream::Events, self.events + 1).await?;
        self.take_events(&events).map_err(WriteError::Lost)?;
        let sayings = self.store.read(self.id, Stream::Talk, self.sayings + 1).await?;
        self.take_sayings(&sayings).map_err(WriteError::Lost)
    }

    fn take_events(&mut self, records: &[Record]) -> Result<(), String> {
        for record in records {
            self.room.apply(&parse(record)?).map_err(|corrupt| corrupt.to_string())?;
            self.events = record.seq;
        }
        Ok(())
    }

    fn take_sayings(&mut self, records: &[Record]) -> Result<(), String> {
        for record in records {
            self.talk.apply(parse(record)?);
            self.sayings = record.seq;
        }
        Ok(())
    }
}

impl From<StoreError> for WriteError {
    fn from(error: StoreError) -> Self {
        match error {
            StoreError::Unknown(why) => Self::Lost(why),
            // The room remembers what the log does not hold.
            StoreError::Gap(_) => Self::Lost(error.to_string()),
            StoreError::Failed(_) | StoreError::Taken(_) => Self::Failed(error),
        }
    }
}

/// An event or a saying as the log keeps it: JSON, so that a log can be read by eye and by later versions.
pub(super) fn to_bytes(entry: &impl Serialize) -> Vec<u8> {
    super::wire::to_json(entry).into_bytes()
}

fn parse<T: DeserializeOwned>(record: &Record) -> Result<T, String> {
    serde_json::from_slice(&record.bytes).map_err(|error| format!("record {}: {error}", record.seq))
}
