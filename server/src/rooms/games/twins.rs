//! Other games with the same deal: those that went on from a game or were dealt like it, the game that one comes from,
//! and those with the same deal of a day.

use std::sync::Arc;

use conurbation_room::{Day, GameFile};
use conurbation_rules::draw::Secret;
use sha2::{Digest, Sha256};
use uuid::Uuid;

use super::days::MAX_TABLES;
use crate::jobs::blocking::run_blocking;
use crate::rooms::common::closed::is_closed;
use crate::rooms::common::error::ConnectError;
use crate::rooms::common::form::Form;
use crate::rooms::day_result::DayResult;
use crate::rooms::lists::MAX_OF_GUEST;
use crate::rooms::registry::Rooms;
use crate::rooms::shelves::{Shelf, glance};
use crate::store::{RoomId, Shelved};

/// Most games with one deal, or of one day, among which a guest's own are found.
const MAX_READ: usize = MAX_TABLES;
/// Most of the others that are looked through for those that everyone may see.
const MAX_OTHERS: usize = 50;

/// A game with the same deal as another one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Twin {
    /// The one that it goes on from, by the id of its file.
    Origin {
        /// Its id, as a game that was uploaded.
        id: RoomId,
        /// The people who played it.
        people: Vec<String>,
    },
    /// The first game of a room that was opened to play on, or to play the same deal.
    Table {
        /// The room.
        room: RoomId,
        /// Who sits there now: names can change, and so can the company.
        people: Vec<String>,
        /// When it ended, in milliseconds since 1970-01-01 UTC.
        ended: u64,
    },
}

/// Ids of the files of a game and of the one that it goes on from.
struct Ids {
    own: RoomId,
    origin: Option<RoomId>,
    /// The day whose deal it has, with so many seats, and the secret of the deal.
    day: Option<(Day, u8, Secret)>,
}

impl Rooms {
    /// The other games with the deal of a room's game, as far as the guest may see them; `None` if they may not see
    /// this one, or it is not over.
    pub async fn twins(&self, room: RoomId, number: u32, guest: Uuid) -> Result<Option<Vec<Twin>>, ConnectError> {
        let Some(file) = self.game(room, number, Form::File, guest).await? else { return Ok(None) };
        let mut twins = self.twins_of(file, guest).await?;
        twins.retain(|twin| !matches!(twin, Twin::Table { room: other, .. } if *other == room));
        Ok(Some(twins))
    }

    /// The same of a game that was uploaded.
    pub async fn twins_of_upload(&self, id: RoomId, guest: Uuid) -> Result<Option<Vec<Twin>>, ConnectError> {
        match self.uploaded_game(id, Form::File).await? {
            Some(file) => self.twins_of(file, guest).await.map(Some),
            None => Ok(None),
        }
    }

    async fn twins_of(&self, file: Arc<[u8]>, guest: Uuid) -> Result<Vec<Twin>, ConnectError> {
        let ids = self.read_beside(file, |game, bytes| Ids {
            own: RoomId::of_hash(Sha256::digest(bytes).into()),
            origin: game.branched().map(|branch| RoomId::of_hash(branch.from.0)),
            day: game.day(),
        });
        let Ids { own, origin, day } = ids.await?;
        let mut twins = Vec::new();
        if let Some(id) = origin
            && let Some(file) = self.uploaded_game(id, Form::File).await?
        {
            let people = self.read_beside(file, |game, _| game.people()).await?;
            twins.push(Twin::Origin { id, people });
        }
        let mine = self.0.store.shelf(&Shelf::Guest(guest).to_string(), MAX_OF_GUEST).await?;
        let is_mine = |room: RoomId| mine.iter().any(|joined| joined.room == room);
        let mut tables = Vec::new();
        for id in [Some(own), origin].into_iter().flatten() {
            let branched = self.0.store.shelf(&Shelf::Twins(id).to_string(), MAX_READ).await?;
            tables.push(branched.into_iter().map(|Shelved { room, entry }| (room, entry.rank)).collect());
        }
        // On another server the same day has other deals.
        if let Some((day, seats, secret)) = day
            && self.secret_of(day).await?.of_deal(seats) == secret
        {
            let of_day = self.shelf(Shelf::Day(day), MAX_READ).await?;
            let same = of_day.filter(|(_, _, result): &(_, _, DayResult)| result.seats == seats);
            tables.push(same.map(|(room, ended, _)| (room, ended)).collect::<Vec<_>>());
        }
        for tables in tables {
            let (of_mine, others): (Vec<_>, Vec<_>) = tables.into_iter().partition(|(room, _)| is_mine(*room));
            for (room, ended) in of_mine.into_iter().chain(others.into_iter().take(MAX_OTHERS)) {
                if let Some(people) = self.seated(room, is_mine(room)).await? {
                    twins.push(Twin::Table { room, people, ended });
                }
            }
        }
        Ok(twins)
    }

    /// Who sits in a room, if its guest may know that it is there: its members do, and everyone if it is public.
    async fn seated(&self, room: RoomId, member: bool) -> Result<Option<Vec<String>>, ConnectError> {
        if is_closed(&self.0.store, room).await? {
            return Ok(None);
        }
        let Some(glance) = glance(&self.0, room).await? else { return Ok(None) };
        let summary = glance.summary;
        let open = summary.public && summary.watchers && summary.door.is_open();
        Ok((member || open).then(|| summary.seats.into_iter().flatten().collect()))
    }

    async fn read_beside<T: Send + 'static>(
        &self,
        file: Arc<[u8]>,
        read: impl FnOnce(&GameFile, &[u8]) -> T + Send + 'static,
    ) -> Result<T, ConnectError> {
        let turn = self.0.checkers.queue.turn().await?;
        let work = move || {
            let _turn = turn;
            let game = GameFile::from_json(&file).map_err(|error| error.to_string())?;
            Ok(read(&game, &file))
        };
        run_blocking(self.0.environment.threads, work).await.map_err(ConnectError::Corrupt)
    }
}
