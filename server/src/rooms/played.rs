//! Adding games to the records of those who played them.

use conurbation_room::PlayedGame;

use super::connected::wire::to_json;
use crate::store::{Entry, RoomId, Store, StoreError};

/// Most games of one room in a guest's record: the latest.
const MAX_PLAYED: usize = 100;

/// Adds games of a room to the record on this shelf. Those that are there already stay as they are.
pub(super) async fn add_played(
    store: &Store,
    record: &str,
    room: RoomId,
    games: Vec<PlayedGame>,
) -> Result<(), StoreError> {
    let entry = store.shelved(record, room).await?;
    let mut played: Vec<PlayedGame> =
        entry.and_then(|entry| serde_json::from_slice(&entry.bytes).ok()).unwrap_or_default();
    let known = played.len();
    for game in games {
        if played.iter().all(|known| known.number != game.number) {
            played.push(game);
        }
    }
    if played.len() == known {
        return Ok(());
    }
    played.drain(..played.len().saturating_sub(MAX_PLAYED));
    let rank = played.last().map_or(0, |last| last.ended);
    store.shelve(record, room, Some(Entry { rank, bytes: to_json(&played).into_bytes() })).await
}
