//! Reading the shelves: the list of public rooms, a guest's own rooms, and the boards of high scores.

use std::collections::HashMap;

use conurbation_room::{Board, Member, Summary};
use serde::de::DeserializeOwned;
use uuid::Uuid;

use super::registry::Rooms;
use super::shelves::{Joined, MAX_HIGH_SCORES, Player, Public, Shelf};
use crate::store::{RoomId, Shelved, StoreError};

/// Most rooms shown in the public list.
pub const MAX_LISTED: usize = 50;
/// Most rooms of one host in the public list, so that nobody pushes all others off it.
pub const MAX_LISTED_OF_HOST: usize = 3;
/// Most entries of the public list that are read to find enough of them.
const MAX_READ: usize = 1000;
/// Most rooms of one guest that are shown.
pub const MAX_OF_GUEST: usize = 200;
/// How old an entry of the public list may be, in milliseconds: a server that was killed leaves its entries there.
const LISTED_FOR: u64 = 6 * 60 * 60 * 1000;

/// A room on a shelf.
#[derive(Debug, Clone)]
pub struct Listed {
    /// The room.
    pub room: RoomId,
    /// What it shows of itself.
    pub summary: Summary,
    /// When it last changed, in milliseconds since 1970-01-01 UTC.
    pub changed: u64,
    /// Who the guest is there whose room it is, if that is known.
    pub me: Option<Member>,
}

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
        let of_all = |(room, changed, Public { summary, .. })| Listed { room, summary, changed, me: None };
        Ok(listed.map(of_all).collect())
    }

    /// The rooms that a guest is a member of, the latest change first.
    pub async fn of_guest(&self, guest: Uuid) -> Result<Vec<Listed>, StoreError> {
        let shelved = self.shelf(Shelf::Guest(guest), MAX_OF_GUEST).await?;
        let own = |(room, changed, Joined { me, summary })| Listed { room, summary, changed, me };
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
