//! Reading the shelves: the list of public rooms, a guest's own rooms, and the boards of high scores.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use conurbation_room::{Board, Summary};
use futures_util::FutureExt;
use futures_util::future::join_all;
use serde::de::DeserializeOwned;
use tokio::sync::oneshot;
use tokio::time::timeout;
use uuid::Uuid;

use super::connected::listed::{Listed, Live};
use super::mail::Mail;
use super::registry::Rooms;
use super::shelves::{Joined, MAX_HIGH_SCORES, Player, Public, Shelf};
use super::tables::Read;
use crate::store::{RoomId, Shelved, StoreError};

/// Most rooms shown in the public list.
pub const MAX_LISTED: usize = 50;
/// Most rooms of one host in the public list, so that nobody pushes all others off it.
pub const MAX_LISTED_OF_HOST: usize = 3;
/// Most entries of the public list that are read to find enough of them.
const MAX_READ: usize = 1000;
/// How long a room has to answer: one with much to do is shown without its game.
const PATIENCE: Duration = Duration::from_millis(500);
/// Most rooms of one guest that are shown.
pub const MAX_OF_GUEST: usize = 200;
/// How old an entry of the public list may be, in milliseconds: a server that was killed leaves its entries there.
const LISTED_FOR: u64 = 6 * 60 * 60 * 1000;

/// A finished campaign on its board.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct HighScore {
    /// Its points.
    pub points: u64,
    /// Who reached it, and when.
    pub by: Player,
}

impl Rooms {
    /// The rooms of the public list, newest first; of each host only the newest few.
    pub async fn listed(&self) -> Result<Vec<Listed>, StoreError> {
        let oldest = self.0.clock.now().saturating_sub(LISTED_FOR);
        let shelved = self.shelf(Shelf::Public, MAX_READ).await?;
        let mut of_host = HashMap::<Uuid, usize>::new();
        let mut fits = |Public { by, .. }: &Public| {
            let number = by.map(|host| of_host.entry(host).or_default());
            number.is_none_or(|number| {
                *number += 1;
                *number <= MAX_LISTED_OF_HOST
            })
        };
        let recent = shelved.take_while(|(_, rank, _)| *rank >= oldest);
        let listed = recent.filter(|(_, _, entry)| fits(entry)).take(MAX_LISTED);
        let of_all = |(room, changed, Public { summary, .. })| Listed {
            room,
            summary,
            changed,
            me: None,
            sits: None,
            live: None,
        };
        Ok(listed.map(of_all).collect())
    }

    /// The rooms of the public list with their running games, at most a few seconds old.
    pub async fn tables(&self) -> Read {
        if let Some(tables) = self.0.tables.fresh() {
            return Ok(tables);
        }
        let rooms = self.clone();
        self.0.tables.reading.join((), || async move { rooms.read_tables().await }.boxed()).await
    }

    /// The same with all rooms that were opened meanwhile, for somebody who has just come.
    pub async fn listed_with_tables(&self) -> Result<Vec<Listed>, StoreError> {
        let tables = self.tables().await?;
        let mut listed = self.listed().await?;
        for Listed { room, live, .. } in &mut listed {
            *live = tables.iter().find(|known| known.room == *room).and_then(|known| known.live.clone());
        }
        Ok(listed)
    }

    async fn read_tables(&self) -> Read {
        let listed = self.listed().await?.into_iter();
        let with_games = listed.map(async |listed| Listed { live: self.live(listed.room).await, ..listed });
        let tables: Arc<[Listed]> = join_all(with_games).await.into();
        self.0.tables.keep(&tables);
        Ok(tables)
    }

    /// The running game of a room in any server's memory; a room that is busy isn't waited for.
    async fn live(&self, room: RoomId) -> Option<Live> {
        if self.is_alive(room) || self.0.membership.is_none() {
            return self.live_here(room).await;
        }
        let node = self.0.store.owner(room).await.ok().flatten()?;
        timeout(PATIENCE, self.live_there(node, room)).await.ok().flatten()
    }

    /// The same for this server's memory.
    pub(super) async fn live_here(&self, room: RoomId) -> Option<Live> {
        let (reply, answer) = oneshot::channel();
        self.0.rooms.mailbox(room)?.try_send(Mail::Glimpse(reply)).ok()?;
        timeout(PATIENCE, answer).await.ok()?.ok()?
    }

    /// The rooms that a guest is a member of, the latest change first.
    pub async fn of_guest(&self, guest: Uuid) -> Result<Vec<Listed>, StoreError> {
        let shelved = self.shelf(Shelf::Guest(guest), MAX_OF_GUEST).await?;
        let own =
            |(room, changed, Joined { me, sits, summary })| Listed { room, summary, changed, me, sits, live: None };
        Ok(shelved.map(own).collect())
    }

    /// The rooms that know a guest who is not a member of them, the latest change first.
    pub async fn of_outsider(&self, guest: Uuid) -> Result<Vec<RoomId>, StoreError> {
        let shelved = self.0.store.shelf(&Shelf::Known(guest).to_string(), MAX_OF_GUEST).await?;
        Ok(shelved.into_iter().map(|Shelved { room, .. }| room).collect())
    }

    /// What every room shows of itself.
    pub(super) async fn summaries(&self) -> Result<HashMap<RoomId, Summary>, StoreError> {
        let shelved = self.shelf(Shelf::Summaries, usize::MAX).await?;
        Ok(shelved.map(|(room, _, summary)| (room, summary)).collect())
    }

    /// The high scores of a board, the best first, and the older one first among equals.
    pub async fn high_scores(&self, board: Board) -> Result<Vec<HighScore>, StoreError> {
        let shelved = self.shelf(Shelf::HighScores(board), MAX_HIGH_SCORES).await?;
        Ok(shelved.map(|(_, points, by)| HighScore { points, by }).collect())
    }

    /// The entries of a shelf, with their rooms and ranks. Entries that this version of the program can't read are left
    /// out until their rooms write them again.
    pub(super) async fn shelf<T: DeserializeOwned>(
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
