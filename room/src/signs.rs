//! Passing signs: where players hold a piece, shown to those they play it with: the allies of their side, or the
//! partner of a shared city.
//!
//! They are neither in the log nor in the state that follows from it. The server keeps them beside the room and may
//! lose them at any time.

use conurbation_rules::common::Seat;
use conurbation_rules::games::Sign;
use serde::Serialize;
use uuid::Uuid;

use crate::refusal::Refusal;
use crate::state::{Moment, Room};

/// The current signs of a room's players: at most one per seat, or one for each of its shared cities.
#[derive(Debug, Clone, Default)]
pub struct Signs(Vec<Shown>);

#[derive(Debug, Clone)]
struct Shown {
    seat: Seat,
    guest: Uuid,
    /// The sign is valid as long as this is its seat's present moment.
    moment: Moment,
    sign: Sign,
}

/// A sign as others see it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SignView {
    /// Whose seat.
    pub seat: Seat,
    /// Which piece they hold, and where.
    pub sign: Sign,
}

impl Signs {
    /// Sets a guest's sign, which replaces their previous one for the same city or piece; `None` clears all of them.
    pub fn show(&mut self, room: &Room, guest: Uuid, sign: Option<Sign>) -> Result<(), Refusal> {
        let member = room.sender(guest)?;
        let game = room.game().ok_or(Refusal::WrongStage)?;
        let seat = room.seat_of(member).ok_or(Refusal::NotSeated)?;
        room.not_paused()?;
        if let Some(sign) = &sign {
            game.check_sign(seat, sign)?;
        }
        self.0.retain(|shown| shown.seat != seat || sign.is_some_and(|sign| !sign.replaces(&shown.sign)));
        if let Some((sign, moment)) = sign.zip(room.moment(seat)) {
            self.0.push(Shown { seat, guest, moment, sign });
        }
        Ok(())
    }

    /// Drops the signs of guests who are no longer here.
    pub fn keep(&mut self, here: impl Fn(Uuid) -> bool) {
        self.0.retain(|shown| here(shown.guest));
    }

    /// What a seat sees. A sign ends when its side acts, when the piece can't lie there any more, when the phase ends,
    /// and when somebody else takes its seat.
    pub(crate) fn seen_from(&self, room: &Room, own: Seat) -> Vec<SignView> {
        let Some(game) = room.game() else { return Vec::new() };
        let current = |shown: &&Shown| {
            shown.seat != own
                && game.sees_sign(own, shown.seat, &shown.sign)
                && game.check_sign(shown.seat, &shown.sign).is_ok()
                && room.moment(shown.seat) == Some(shown.moment)
                && room.member(shown.guest).is_some_and(|member| room.seat_of(member) == Some(shown.seat))
        };
        let mut seen: Vec<SignView> =
            self.0.iter().filter(current).map(|shown| SignView { seat: shown.seat, sign: shown.sign }).collect();
        // In the order of the seats, not of the messages.
        seen.sort_by_key(|sign| sign.seat);
        seen
    }
}
