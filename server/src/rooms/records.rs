//! What guests have played: their records, read from their shelves.

use conurbation_room::PlayedGame;
use uuid::Uuid;

use super::lists::MAX_OF_GUEST;
use super::registry::Rooms;
use super::shelves::Shelf;
use crate::store::{RoomId, StoreError};

impl Rooms {
    /// The finished games of a guest, each with its room, the last one first.
    pub async fn record(&self, guest: Uuid) -> Result<Vec<(RoomId, PlayedGame)>, StoreError> {
        let rooms = self.shelf(Shelf::Record(guest), MAX_OF_GUEST).await?;
        let of_room =
            |(room, _, games): (RoomId, u64, Vec<PlayedGame>)| games.into_iter().map(move |game| (room, game));
        let mut all: Vec<(RoomId, PlayedGame)> = rooms.flat_map(of_room).collect();
        all.sort_by_key(|(_, game)| std::cmp::Reverse(game.ended));
        Ok(all)
    }
}
