//! The records of guests: the games they have played, read from their shelves.

use std::collections::HashMap;

use conurbation_room::PlayedGame;
use futures_util::future::try_join_all;
use uuid::Uuid;

use crate::rooms::lists::MAX_OF_GUEST;
use crate::rooms::registry::Rooms;
use crate::rooms::shelves::Shelf;
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

    /// How well the guest decided in these games of theirs, in tenths of a percent; `None` for those that were not
    /// reviewed, or left nothing to decide.
    pub async fn accuracies(&self, games: &[(RoomId, PlayedGame)]) -> Result<Vec<Option<u32>>, StoreError> {
        let kept_on = |game: &PlayedGame| Shelf::Accuracy(game.number).to_string();
        let mut of_rooms = HashMap::<RoomId, Vec<String>>::new();
        for (room, game) in games {
            of_rooms.entry(*room).or_default().push(kept_on(game));
        }
        let entries = of_rooms.into_iter().map(async |(room, shelves)| {
            let entries = self.0.store.shelved_on(&shelves, room).await?;
            Ok::<_, StoreError>((room, entries))
        });
        let entries: HashMap<_, _> = try_join_all(entries).await?.into_iter().collect();
        let accuracy = |(room, game): &(RoomId, PlayedGame)| {
            let entry = entries.get(room)?.get(&kept_on(game))?;
            let seats: Vec<Option<u32>> = serde_json::from_slice(&entry.bytes).ok()?;
            *seats.get(game.seat?.index())?
        };
        Ok(games.iter().map(accuracy).collect())
    }
}
