//! The shelves that a room can be found on: the list of public rooms, for each guest a list of the rooms that they are
//! a member of, and the boards of high scores.
//!
//! Shelves are an index of the log. Rooms write their own entries when these change, and again after they were read
//! from the log. So an entry may be behind its room, but nobody else can make one.

use std::{collections::HashMap, fmt};

use conurbation_room::{Board, FinishedCampaign, Room, Summary};
use futures_util::future::join_all;
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use uuid::Uuid;

use super::{Rooms, wire};
use crate::store::{Entry, RoomId, Shelved, Store, StoreError};

/// Most rooms shown in the public list.
pub const MAX_LISTED: usize = 50;
/// Most rooms of one guest that are shown.
pub const MAX_OF_GUEST: usize = 200;
/// Most high scores shown of a board.
pub const MAX_HIGH_SCORES: usize = 20;
/// How old an entry of the public list may be, in milliseconds: a server that was killed leaves its entries there.
const LISTED_FOR: u64 = 6 * 60 * 60 * 1000;

/// A room on a shelf.
#[derive(Debug, Clone)]
pub struct Listed {
    /// The room.
    pub room: RoomId,
    /// What it shows of itself.
    pub summary: Summary,
}

/// A finished campaign on its board.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct HighScore {
    /// Its points.
    pub points: u64,
    /// Whose it is, and since when.
    pub by: Player,
}

/// Who reached a high score, and when.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Player {
    /// The player's name.
    pub name: String,
    /// When the campaign was finished, in milliseconds since 1970-01-01 UTC.
    pub at: u64,
}

/// A shelf, written as its name in the store.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
enum Shelf {
    /// The rooms that anyone may join, by the time of their entry, for as long as they are in memory.
    Public,
    /// The rooms of a guest, by the time of their last change.
    Guest(Uuid),
    /// The best campaign of each room, by its points.
    HighScores(Board),
}

impl fmt::Display for Shelf {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Public => f.write_str("public"),
            Self::Guest(guest) => write!(f, "guest/{guest}"),
            Self::HighScores(board) => write!(f, "records/{board}"),
        }
    }
}

/// The entries of one room. Only what changes is written.
pub(super) struct Shelves {
    store: Store,
    room: RoomId,
    /// What the entries were made of. `None` while some are not known or could not be written: the program may have
    /// been killed between an event and its entries.
    shown: Option<(Summary, Vec<Uuid>)>,
    /// The entry on each shelf, as far as it is known.
    written: HashMap<Shelf, Option<Vec<u8>>>,
}

impl Shelves {
    /// Its entries are not known yet.
    pub fn new(store: Store, room: RoomId) -> Self {
        Self { store, room, shown: None, written: HashMap::new() }
    }

    /// Makes the entries agree with the room. `now` and `changed`, the time of its last change, are in milliseconds
    /// since 1970-01-01 UTC. What can't be written is tried again the next time.
    pub async fn update(&mut self, room: &Room, changed: u64, now: u64) {
        let (summary, guests) = (room.summary(), room.guests().collect::<Vec<Uuid>>());
        if self.shown.as_ref().is_some_and(|(shown, shown_to)| *shown == summary && *shown_to == guests) {
            return;
        }
        let bytes = wire::to_json(&summary).into_bytes();
        let removed = room.removed_guests().map(Shelf::Guest);
        let mut wanted: HashMap<Shelf, Option<Entry>> =
            self.written.keys().copied().chain(removed).map(|shelf| (shelf, None)).collect();
        let listed = summary.public && summary.host.is_some();
        wanted.insert(Shelf::Public, listed.then(|| Entry { rank: now, bytes: bytes.clone() }));
        for guest in &guests {
            wanted.insert(Shelf::Guest(*guest), Some(Entry { rank: changed, bytes: bytes.clone() }));
        }
        let whole = self.write(wanted).await && self.enter(&summary, changed).await;
        self.shown = whole.then_some((summary, guests));
    }

    /// Enters a finished campaign on its board for good; tells whether that succeeded. Of several campaigns in a room
    /// the best one counts.
    async fn enter(&self, summary: &Summary, finished: u64) -> bool {
        let Some(FinishedCampaign { board, points, name }) = summary.finished_campaign() else { return true };
        let points = u64::from(points);
        let board = Shelf::HighScores(board).to_string();
        let put = async {
            // A better one that is too far down to be shown is replaced as well: nobody sees the difference.
            let shown = self.store.shelf(&board, MAX_HIGH_SCORES).await?;
            if shown.iter().any(|shelved| shelved.room == self.room && shelved.entry.rank >= points) {
                return Ok(());
            }
            let bytes = wire::to_json(&Player { name, at: finished }).into_bytes();
            self.store.shelve(&board, self.room, Some(Entry { rank: points, bytes })).await
        };
        let result: Result<(), StoreError> = put.await;
        if let Err(error) = &result {
            tracing::warn!(room = ?self.room, board, %error, "could not enter a high score");
        }
        result.is_ok()
    }

    /// Takes the room off the public list: it is leaving memory.
    pub async fn leave_memory(&mut self) {
        self.shown = None;
        self.write(HashMap::from([(Shelf::Public, None)])).await;
    }

    /// Writes what is not there yet, all at once, so that it takes one commit; tells whether everything was written.
    async fn write(&mut self, mut wanted: HashMap<Shelf, Option<Entry>>) -> bool {
        wanted.retain(|shelf, entry| {
            let bytes = entry.as_ref().map(|entry| &entry.bytes);
            self.written.get(shelf).is_none_or(|written| written.as_ref() != bytes)
        });
        let (store, room) = (&self.store, self.room);
        let writes = wanted.into_iter().map(async |(shelf, entry)| {
            let bytes = entry.as_ref().map(|entry| entry.bytes.clone());
            (shelf, bytes, store.shelve(&shelf.to_string(), room, entry).await)
        });
        let mut whole = true;
        for (shelf, bytes, result) in join_all(writes).await {
            if let Err(error) = result {
                tracing::warn!(?room, %shelf, %error, "could not write an entry");
                self.written.remove(&shelf);
                whole = false;
            } else {
                self.written.insert(shelf, bytes);
            }
        }
        whole
    }
}

impl Rooms {
    /// The rooms of the public list, newest first.
    pub async fn listed(&self) -> Result<Vec<Listed>, StoreError> {
        let oldest = self.0.clock.now().saturating_sub(LISTED_FOR);
        let shelved = self.shelf(Shelf::Public, MAX_LISTED).await?;
        Ok(shelved.filter(|(_, rank, _)| *rank >= oldest).map(|(room, _, summary)| Listed { room, summary }).collect())
    }

    /// The rooms that a guest is a member of, the one that changed last first.
    pub async fn of_guest(&self, guest: Uuid) -> Result<Vec<Listed>, StoreError> {
        let shelved = self.shelf(Shelf::Guest(guest), MAX_OF_GUEST).await?;
        Ok(shelved.map(|(room, _, summary)| Listed { room, summary }).collect())
    }

    /// The high scores of a board, the best first; of equal ones the older one.
    pub async fn high_scores(&self, board: Board) -> Result<Vec<HighScore>, StoreError> {
        let shelved = self.shelf(Shelf::HighScores(board), MAX_HIGH_SCORES).await?;
        Ok(shelved.map(|(_, points, by)| HighScore { points, by }).collect())
    }

    /// The entries of a shelf, with their rooms and ranks. Entries that this version of the program can't read are left
    /// out until their rooms are opened again.
    async fn shelf<T: DeserializeOwned>(
        &self,
        which: Shelf,
        limit: usize,
    ) -> Result<impl Iterator<Item = (RoomId, u64, T)>, StoreError> {
        let shelved = self.0.store.shelf(&which.to_string(), limit).await?;
        Ok(shelved.into_iter().filter_map(|Shelved { room, entry }| {
            let shown = serde_json::from_slice(&entry.bytes).ok()?;
            Some((room, entry.rank, shown))
        }))
    }
}
