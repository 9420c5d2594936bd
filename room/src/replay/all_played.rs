//! All games of a log, as those of its players.

use std::collections::BTreeMap;

use uuid::Uuid;

use crate::apply::Corrupt;
use crate::event::Event;
use crate::played::PlayedGame;
use crate::stage::Stage;
use crate::state::Room;

/// All games of a log, for each of the guests who played them and are still known, the first one first.
pub fn all_played(events: &[Event]) -> Result<BTreeMap<Uuid, Vec<PlayedGame>>, Corrupt> {
    let mut all = BTreeMap::<Uuid, Vec<PlayedGame>>::new();
    let Some((opening, events)) = events.split_first() else { return Ok(all) };
    let mut room = Room::opened(opening)?;
    let mut stage = room.stage();
    for event in events {
        room.apply(event)?;
        let before = std::mem::replace(&mut stage, room.stage());
        if before != Stage::Ended && stage == Stage::Ended {
            for (guest, game) in room.ended_game() {
                all.entry(guest).or_default().push(game);
            }
        }
    }
    all.retain(|guest, _| room.number(*guest).is_some());
    Ok(all)
}
