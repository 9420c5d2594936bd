//! A shuffle waits for the browsers that are connected and, after a restart, for those on their way back.

use std::collections::BTreeSet;

use conurbation_room::{Member, Refusal, Room, Stage};

use super::connected::audience::Audience;
use super::log::{Log, Reload};

/// The players of a shuffle that was under way when the room was read. They may be on their way back, so they are
/// awaited until its time is up.
#[derive(Default)]
pub(super) struct Returning(BTreeSet<Member>);

impl Returning {
    /// The players whom a room that was just read waits for.
    pub fn new(room: &Room) -> Self {
        if room.stage() != Stage::Shuffling {
            return Self::default();
        }
        let members = room.guests().filter_map(|guest| room.member(guest));
        Self(members.filter(|member| room.seat_of(*member).is_some()).collect())
    }
}

/// Draws the seating once everyone who is awaited has contributed to its shuffle. Returns whether it did.
pub(super) async fn draw_seating(
    log: &mut Log,
    audience: &Audience,
    returning: &mut Returning,
    now: u64,
) -> Result<bool, Reload> {
    if log.room.stage() != Stage::Shuffling {
        returning.0.clear();
        return Ok(false);
    }
    let is_awaited = |room: &Room, member| audience.has_member(room, member) || returning.0.contains(&member);
    let drawn = |room: &Room| room.all_contributed(|member| is_awaited(room, member), now);
    let done = log.durably(|log| log.decide(|room| drawn(room).map(Some).ok_or(Refusal::WrongStage))).await?;
    Ok(done.is_ok())
}
