//! The files of finished games, read from the log beside the room itself.

use std::sync::Arc;

use conurbation_room::Entry;
use futures_util::FutureExt;
use uuid::Uuid;

use super::admin::is_closed;
use super::error::ConnectError;
use super::game_reader::{Folded, Key};
use super::registry::Rooms;
use super::shared::Shared;
use crate::store::RoomId;

impl Rooms {
    /// The file of a room's game, by its number from 0, for a guest who is admitted to the room; `None` unless the game
    /// is over. A game of more than [`MAX_GAME_FILE`](conurbation_room::MAX_GAME_FILE) bytes has none.
    pub async fn game_file(&self, room: RoomId, number: u32, guest: Uuid) -> Result<Option<Arc<[u8]>>, ConnectError> {
        let shared = Arc::clone(&self.0);
        let work = || read(shared, (room, number)).boxed();
        let folded = self.0.game_reader.under_way.join((room, number), work).await?;
        if folded.room.entry(guest, None) != Entry::Inside {
            return Err(ConnectError::NotAdmitted);
        }
        Ok(folded.file.clone())
    }
}

async fn read(shared: Arc<Shared>, key: Key) -> Result<Arc<Folded>, ConnectError> {
    let (room, _) = key;
    shared.failures.check(room)?;
    if is_closed(&shared.store, room).await? {
        return Err(ConnectError::Closed);
    }
    let folded = shared.game_reader.read(&shared, key).await;
    if let Err(error @ (ConnectError::Corrupt(_) | ConnectError::Store(_))) = &folded {
        // The room itself may be read all the same: its failures are noted when it is.
        shared.reports.report(room, "could not read a game", error);
    }
    folded.map(Arc::new)
}
