//! Signs: where players hold tiles over the cities they share.

use serde::{Deserialize, Serialize};

use super::action::{Action, Move};
use super::city::Cell;
use super::game::Game;
use super::refusal::Refusal;
use super::ring::Side;
use crate::common::{City, Round, Seat, Turn};

/// Where a player is holding a revealed tile, shown to the partner of that city. It doesn't affect the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "TableSign"))]
pub struct Sign {
    /// The round it is meant for.
    pub round: Round,
    /// The turn it is meant for.
    pub turn: Turn,
    /// The shared city.
    pub city: City,
    /// Whose tile: the player's or the partner's.
    pub seat: Seat,
    /// Which of that seat's revealed tiles.
    pub tile: u8,
    /// The cell of its first half, where it can lie.
    pub cell: Cell,
}

impl Game {
    /// Whether a seat may show its partner where it is holding a tile.
    pub fn check_sign(&self, seat: Seat, sign: &Sign) -> Result<(), Refusal> {
        let &Sign { round, turn, city, seat: owner, tile, cell } = sign;
        let partners = self.ring().partners(city).filter(|partners| partners.contains(&seat));
        if !partners.ok_or(Refusal::NoPartner)?.contains(&owner) {
            return Err(Refusal::NoSuchTile);
        }
        let side = Side::BOTH.into_iter().find(|side| self.ring().city(owner, *side) == city);
        let what = Move::Place { tile, side: side.ok_or(Refusal::NoPartner)?, cell };
        self.check(owner, &Action { round, turn, what })
    }

    /// Whether a seat sees a sign that another one shows.
    pub fn sees_sign(&self, seat: Seat, sign: &Sign) -> bool {
        self.ring().partners(sign.city).is_some_and(|partners| partners.contains(&seat))
    }
}
