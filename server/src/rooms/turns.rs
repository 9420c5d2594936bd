//! Tells of turns that have begun for people who are not connected.

use conurbation_room::{Room, TurnNumber};

use super::connected::audience::Audience;
use super::log::Log;
use super::turn_begun::TurnBegun;

/// What a room has told of its turns.
pub(super) struct Turns(Option<TurnNumber>);

impl Turns {
    /// The turn that is on was told of before the room was read.
    pub fn new(room: &Room) -> Self {
        Self(room.turn_on())
    }

    /// Tells of the turn that is on, once, to all who take part in it and are not connected.
    pub fn tell(&mut self, log: &Log, audience: &Audience) {
        let room = &log.room;
        let Some(turn) = room.turn_on().filter(|turn| self.0 != Some(*turn)) else { return };
        self.0 = Some(turn);
        for guest in room.guests_on_turn().into_iter().filter(|guest| !audience.has_guest(*guest)) {
            let host = room.name(room.host()).filter(|_| room.host_guest() != guest).map(str::to_owned);
            let (game, deadline) = (room.options().game, room.deadline());
            // An error says that nobody listens.
            let _ = log.shared.turns.send(TurnBegun { room: log.id, guest, game, host, deadline });
        }
    }
}
