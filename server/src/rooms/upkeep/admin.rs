//! What the operator can do to rooms.

use std::collections::BTreeSet;
use std::future::ready;

use conurbation_room::Summary;
use futures_util::FutureExt;
use serde::{Deserialize, Serialize};
use tokio::sync::oneshot;
use tokio::task::yield_now;
use uuid::Uuid;

use crate::rooms::common::closed::{CLOSED, is_closed};
use crate::rooms::common::error::ConnectError;
use crate::rooms::connected::wire::close;
use crate::rooms::exclusive::Occupied;
use crate::rooms::links::letters::Question;
use crate::rooms::mail::Mail;
use crate::rooms::reading::loader::fold;
use crate::rooms::registry::Rooms;
use crate::store::{Census, Entry, Record, RoomId, StoreError, Stream};

/// Records that are added in one transaction: fewer than one statement of `SQLite` can take.
const TOGETHER: usize = 5_000;

/// A member of a room, as only the operator sees them.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct NamedGuest {
    /// Their name in the room.
    pub name: String,
    /// The browser's id.
    pub guest: Uuid,
}

/// Somebody whom the host put out of a room and who has not come back.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct GuestOut {
    /// The name they had; whoever was only sent out has none any more.
    pub name: Option<String>,
    /// The browser's id.
    pub guest: Uuid,
    /// Whether they were banned from the room; otherwise they were sent out, and may join again.
    pub banned: bool,
}

/// A room and its size, as the operator sees them.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Overview {
    /// How much there is of it.
    #[serde(flatten)]
    pub census: Census,
    /// What it shows of itself, unless its entry can't be read.
    pub summary: Option<Summary>,
    /// Whether nobody can enter it.
    pub closed: bool,
}

impl Rooms {
    /// Every room in the store. None is loaded for it.
    pub async fn all(&self) -> Result<Vec<Overview>, StoreError> {
        let (all, closed) = (self.0.store.census().await?, self.closed().await?);
        let mut summaries = self.summaries().await?;
        let kept = all.into_iter().map(|census| {
            let room = census.room.parse().ok();
            let summary = room.and_then(|room| summaries.remove(&room));
            Overview { summary, closed: room.is_some_and(|room| closed.contains(&room)), census }
        });
        Ok(kept.collect())
    }

    /// The rooms that nobody can enter: few, since each was closed by hand.
    pub async fn closed(&self) -> Result<BTreeSet<RoomId>, StoreError> {
        let shelved = self.0.store.shelf(CLOSED, usize::MAX).await?;
        Ok(shelved.into_iter().map(|closed| closed.room).collect())
    }

    /// Whether a room is in memory.
    pub fn is_alive(&self, room: RoomId) -> bool {
        self.0.rooms.mailbox(room).is_some()
    }

    /// Whether nobody can enter a room.
    pub async fn is_closed(&self, room: RoomId) -> Result<bool, StoreError> {
        is_closed(&self.0.store, room).await
    }

    /// What a room shows of itself, even while it is closed, who its members are, and whom its host put out.
    pub async fn look_at(&self, room: RoomId) -> Result<(Summary, Vec<NamedGuest>, Vec<GuestOut>), ConnectError> {
        let room = self.0.loader.load(room).await?.room;
        let name = |guest| Some(room.name(room.member(guest)?)?.to_owned());
        let named = |guest| Some(NamedGuest { name: name(guest)?, guest });
        let out =
            |(guest, name, banned): (Uuid, Option<&str>, bool)| GuestOut { name: name.map(Into::into), guest, banned };
        Ok((room.summary(), room.guests().filter_map(named).collect(), room.guests_out().map(out).collect()))
    }

    /// Disconnects everyone from a room, and lets nobody in any more.
    pub async fn close(&self, room: RoomId) -> Result<(), ConnectError> {
        self.close_with(room, close::CLOSED).await
    }

    async fn close_with(&self, room: RoomId, code: u16) -> Result<(), ConnectError> {
        if self.0.store.read_some(room, Stream::Events, 1, 1).await?.is_empty() {
            return Err(ConnectError::NoSuchRoom);
        }
        self.0.store.shelve(CLOSED, room, Some(Entry { rank: self.0.clock.now(), bytes: Vec::new() })).await?;
        self.send_away(room, code).await
    }

    /// Sends away whoever is connected to a closed room, whichever server has it.
    async fn send_away(&self, room: RoomId, code: u16) -> Result<(), ConnectError> {
        let question = || Question::Close { room: room.to_string(), code };
        self.at_owner(|| self.send_away_here(room, code), question).await
    }

    /// The same for a room that no other server has; [`ConnectError::Elsewhere`] if one does.
    pub(in crate::rooms) async fn send_away_here(&self, room: RoomId, code: u16) -> Result<(), ConnectError> {
        // It may be on its way into memory just now, or out of it.
        loop {
            match self.exclusively(room, |_| ready(()).boxed()).await {
                Ok(()) => return Ok(()),
                Err(Occupied::Unknown(ConnectError::Closed)) => {}
                Err(Occupied::Unknown(error)) => return Err(error),
                Err(Occupied::There(node)) => return Err(ConnectError::Elsewhere(node)),
                Err(Occupied::Here) => {
                    if let Some(mailbox) = self.0.rooms.mailbox(room) {
                        let (reply, closed) = oneshot::channel();
                        if mailbox.send(Mail::Close { code, reply }).await.is_ok() {
                            // Fails if the room was leaving memory, which is as good.
                            let _ = closed.await;
                        }
                    }
                }
            }
            yield_now().await;
        }
    }

    /// Lets people into a closed room again.
    pub async fn reopen(&self, room: RoomId) -> Result<(), ConnectError> {
        Ok(self.0.store.shelve(CLOSED, room, None).await?)
    }

    /// Closes a room and deletes everything that there is of it; or a game that was uploaded, by its id.
    pub async fn purge(&self, room: RoomId) -> Result<(), ConnectError> {
        if self.drop_upload(room).await? {
            return Ok(());
        }
        self.close_with(room, close::NO_SUCH_ROOM).await?;
        Ok(self.0.store.delete_room(room).await?)
    }

    /// The records of a room: its events and its talk.
    pub async fn records(&self, room: RoomId) -> Result<(Vec<Record>, Vec<Record>), StoreError> {
        let events = self.0.store.read(room, Stream::Events, 1).await?;
        Ok((events, self.0.store.read(room, Stream::Talk, 1).await?))
    }

    /// Checks that records are those of a room; otherwise says what is wrong with them.
    pub fn check_records(room: RoomId, events: &[Record], talk: &[Record]) -> Result<(), String> {
        fold(room, events, talk).map(drop)
    }

    /// Adds the first records of a stream.
    pub async fn add(&self, room: RoomId, stream: Stream, records: Vec<Record>) -> Result<(), StoreError> {
        let mut next = 1;
        let mut rest = records.into_iter().map(|record| record.bytes).peekable();
        while rest.peek().is_some() {
            let part: Vec<Vec<u8>> = rest.by_ref().take(TOGETHER).collect();
            let count = part.len() as u64;
            self.0.store.append_all(room, stream, next, part).await?;
            next += count;
        }
        Ok(())
    }
}
