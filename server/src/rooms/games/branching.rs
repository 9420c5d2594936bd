//! Rooms in which a finished game goes on from one of its moments, or is dealt again.

use std::sync::Arc;

use conurbation_room::{BranchError, Branching, Event, GameFile};
use conurbation_rules::draw::Hash;
use sha2::{Digest, Sha256};
use uuid::Uuid;

use super::uploads::UploadError;
use crate::jobs::blocking::run_blocking;
use crate::rooms::common::error::OpenError;
use crate::rooms::registry::Rooms;
use crate::store::RoomId;

/// Why a game does not go on.
#[derive(Debug, thiserror::Error)]
pub enum NoBranch {
    /// It can't go on in this way.
    #[error(transparent)]
    Refused(#[from] BranchError),
    /// The game that it comes from can't be kept.
    #[error(transparent)]
    NotKept(#[from] UploadError),
    /// The room can't be opened.
    #[error(transparent)]
    NotOpened(#[from] OpenError),
    /// The file could not be read.
    #[error("{0}")]
    Unreadable(String),
}

impl Rooms {
    /// Opens a room in which the game of this file goes on. The file becomes an upload of whoever asks: the room says
    /// where its game comes from, and that can be watched, without leading into the room where it was played;
    /// `played_in`, if that is here.
    pub async fn branch(
        &self,
        file: Arc<[u8]>,
        played_in: Option<RoomId>,
        asked: Branching,
    ) -> Result<RoomId, NoBranch> {
        let (guest, now) = (asked.guest, self.0.clock.now());
        self.open_from(file, played_in, guest, move |game, from| game.branch(&asked, from, now)).await
    }

    /// Opens a room whose first game has the deal of this file's game; the file becomes an upload of theirs, too.
    pub async fn deal_again(
        &self,
        file: Arc<[u8]>,
        played_in: Option<RoomId>,
        guest: Uuid,
    ) -> Result<RoomId, NoBranch> {
        let now = self.0.clock.now();
        self.open_from(file, played_in, guest, move |game, from| game.deal_again(guest, from, now)).await
    }

    /// Opens a room with the events that are made from a file and its SHA-256.
    async fn open_from(
        &self,
        file: Arc<[u8]>,
        played_in: Option<RoomId>,
        guest: Uuid,
        events: impl FnOnce(&GameFile, Hash) -> Result<Vec<Event>, BranchError> + Send + 'static,
    ) -> Result<RoomId, NoBranch> {
        let bytes = Arc::clone(&file);
        let turn = self.0.checkers.queue.turn().await.map_err(UploadError::Busy)?;
        let opening = run_blocking(self.0.environment.threads, move || {
            let game = GameFile::from_json(&bytes).map_err(|error| error.to_string())?;
            Ok((events(&game, Hash(Sha256::digest(&bytes).into())), turn))
        });
        let (events, turn) = opening.await.map_err(NoBranch::Unreadable)?;
        let events = events?;
        self.upload_from(guest, file.to_vec(), played_in, turn).await?;
        Ok(self.open_with(guest, events.iter().map(Event::to_record).collect(), RoomId::new).await?)
    }
}
