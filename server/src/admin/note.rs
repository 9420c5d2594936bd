//! Log lines of a running server for the orders that it carries out.

use super::order::Order;
use crate::net::{Banned, room_in};
use crate::store::RoomId;

/// What an order changes. No guest's id is in it, and of a room's code only the beginning is logged.
pub struct Note {
    what: &'static str,
    room: Option<RoomId>,
}

impl Note {
    /// Nothing of orders that only look.
    pub fn of(order: &Order) -> Option<Self> {
        let (what, code) = match order {
            Order::List | Order::Show(_) | Order::Export(_) | Order::Bans => return None,
            Order::Close(code) => ("closed a room", Some(code)),
            Order::Open(code) => ("opened a room again", Some(code)),
            Order::Purge(code) => ("deleted a room", Some(code)),
            Order::Import(_) => ("imported a room or a game", None),
            Order::RotateKeys => ("changed the key of cookies", None),
            Order::Ban(Banned::Guest(_)) => ("banned a guest", None),
            Order::Ban(Banned::Network(_)) => ("banned a network", None),
            Order::Unban(Banned::Guest(_)) => ("undid the ban of a guest", None),
            Order::Unban(Banned::Network(_)) => ("undid the ban of a network", None),
        };
        Some(Self { what, room: code.and_then(|code| room_in(code)) })
    }

    /// Once the order was carried out.
    pub fn log(&self) {
        tracing::info!(room = self.room.map(tracing::field::debug), "an operator {}", self.what);
    }
}
