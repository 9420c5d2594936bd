//! A shuffle waits for the browsers that are connected.

use conurbation_room::{Refusal, Room, Stage};

use super::audience::Audience;
use super::log::{Log, Reload};

/// Draws the seating once everyone who is connected has contributed to its shuffle. Returns whether it did.
pub(super) async fn draw_seating(log: &mut Log, audience: &Audience, now: u64) -> Result<bool, Reload> {
    if log.room.stage() != Stage::Shuffling {
        return Ok(false);
    }
    let drawn = |room: &Room| room.all_contributed(|member| audience.has_member(room, member), now);
    let done = log.durably(|log| log.decide(|room| drawn(room).map(Some).ok_or(Refusal::WrongStage))).await?;
    Ok(done.is_ok())
}
