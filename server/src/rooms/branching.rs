//! Rooms in which a finished game goes on from one of its moments.

use std::sync::Arc;

use conurbation_room::{BranchError, Branching, Event, GameFile};
use conurbation_rules::draw::Hash;
use sha2::{Digest, Sha256};

use super::beside::beside;
use super::brought::BringError;
use super::error::OpenError;
use super::registry::Rooms;
use crate::store::RoomId;

/// Why a game does not go on.
#[derive(Debug, thiserror::Error)]
pub enum NoBranch {
    /// It can't go on in this way.
    #[error(transparent)]
    Refused(#[from] BranchError),
    /// The game that it comes from can't be kept.
    #[error(transparent)]
    NotKept(#[from] BringError),
    /// The room can't be opened.
    #[error(transparent)]
    NotOpened(#[from] OpenError),
    /// The file could not be read.
    #[error("{0}")]
    Unreadable(String),
}

impl Rooms {
    /// Opens a room in which the game of this file goes on. The file is brought for whoever asks: the room says where
    /// its game comes from, and that can be watched, without leading into the room where it was played; `played_in`, if
    /// that is here.
    pub async fn branch(
        &self,
        file: Arc<[u8]>,
        played_in: Option<RoomId>,
        asked: Branching,
    ) -> Result<RoomId, NoBranch> {
        let (guest, now) = (asked.guest, self.0.clock.now());
        let bytes = Arc::clone(&file);
        let turn = self.0.checkers.queue.turn().await.map_err(BringError::Busy)?;
        let branching = beside(self.0.chance.threads, move || {
            let game = GameFile::from_json(&bytes).map_err(|error| error.to_string())?;
            Ok((game.branch(&asked, Hash(Sha256::digest(&bytes).into()), now), turn))
        });
        let (branched, turn) = branching.await.map_err(NoBranch::Unreadable)?;
        let events = branched?;
        self.bring_from(guest, file.to_vec(), played_in, turn).await?;
        Ok(self.found(guest, events.iter().map(Event::to_record).collect(), RoomId::new).await?)
    }
}
