//! Seats and cities around the table: who sits next to whom, which city lies where, and who owns it.

use serde::{Deserialize, Serialize};

use super::ranking::Goal;
use super::round_kind::RoundKind;
use crate::common::{City, Layout, Round, Seat, byte};

/// A direction around the table, as seen from a seat. **Left** is the next seat clockwise.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Side {
    /// Towards the next seat clockwise.
    Left,
    /// Towards the next seat counter-clockwise.
    Right,
}

impl Side {
    /// Both sides, left first.
    pub const BOTH: [Self; 2] = [Self::Left, Self::Right];

    /// The other side.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Left => Self::Right,
            Self::Right => Self::Left,
        }
    }

    /// 0 for left, 1 for right.
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// A table: its seats in a ring, who builds which cities, and what follows from that for the course of the game.
///
/// From three seats on, a city lies between every two neighbours, who share it. Two players share nothing: each owns
/// both of their cities. Only this type depends on the number of players.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Ring(u8);

/// The rounds of three or more players.
const ROUNDS: [RoundKind; 3] =
    [RoundKind::Buildings(Side::Left), RoundKind::Duplexes, RoundKind::Buildings(Side::Right)];
/// The rounds of two players: each of the three twice, dealt anew (rulebook, "Two players": 1a, 1b, 2a, 2b, 3a, 3b).
const DUEL_ROUNDS: [RoundKind; 6] = [ROUNDS[0], ROUNDS[0], ROUNDS[1], ROUNDS[1], ROUNDS[2], ROUNDS[2]];

impl Ring {
    /// A ring of `n` seats; `n` is at least 2.
    pub const fn new(n: u8) -> Self {
        assert!(n >= 2, "nobody sits alone at a table");
        Self(n)
    }

    /// How many seats there are.
    pub const fn seats(self) -> u8 {
        self.0
    }

    /// Whether the two neighbours of a city share it.
    const fn shared(self) -> bool {
        self.0 > 2
    }

    /// The neighbour of a seat.
    pub const fn neighbour(self, seat: Seat, side: Side) -> Seat {
        let steps = match side {
            Side::Left => 1,
            Side::Right => self.0 - 1,
        };
        Seat::new((seat.number() + steps) % self.0)
    }

    /// How many cities are built.
    pub const fn cities(self) -> u8 {
        if self.shared() { self.0 } else { 2 * self.0 }
    }

    /// The city on a side of a seat. City `i` lies between seat `i` and seat `i + 1`; with two players, who share none,
    /// seat `s` has the cities `2s` on its left and `2s + 1` on its right.
    pub const fn city(self, seat: Seat, side: Side) -> City {
        City::new(match side {
            _ if !self.shared() => 2 * seat.number() + side as u8,
            Side::Left => seat.number(),
            Side::Right => self.neighbour(seat, Side::Right).number(),
        })
    }

    /// The seats that give tiles to a city, each with the side on which it has the city.
    pub fn givers(self, city: City) -> impl Iterator<Item = (Seat, Side)> {
        let all = Seat::first(self.seats()).flat_map(|seat| Side::BOTH.map(|side| (seat, side)));
        all.filter(move |(seat, side)| self.city(*seat, *side) == city)
    }

    /// The seat that shares a seat's city on this side.
    pub const fn partner(self, seat: Seat, side: Side) -> Option<Seat> {
        if self.shared() { Some(self.neighbour(seat, side)) } else { None }
    }

    /// The two partners of a city: the seat whose left city it is, then the seat whose right city it is. `None` for a
    /// city that has one owner or doesn't exist.
    pub const fn partners(self, city: City) -> Option<[Seat; 2]> {
        let seat = Seat::new(city.number());
        if self.shared() && city.number() < self.cities() {
            Some([seat, self.neighbour(seat, Side::Left)])
        } else {
            None
        }
    }

    /// The cities and who owns them.
    pub fn layout(self) -> Layout {
        let owner = |city, side| self.givers(city).find(|(_, on)| *on == side).map(|(seat, _)| seat);
        Layout::Cities(City::first(self.cities()).map(|city| Side::BOTH.map(|side| owner(city, side))).collect())
    }

    /// The name of a round of two players, who play each of the three twice: 1a, 1b, 2a and so on.
    pub(super) fn round_name(self, round: Round) -> Option<String> {
        let number = round.number();
        let half = if number % 2 == 1 { 'a' } else { 'b' };
        (!self.shared()).then(|| format!("{}{half}", number.div_ceil(2)))
    }

    /// How many rounds a game has.
    pub fn rounds(self) -> u8 {
        byte(if self.shared() { ROUNDS.len() } else { DUEL_ROUNDS.len() })
    }

    /// The kind of a round, which must be one of the game's.
    pub const fn kind(self, round: Round) -> RoundKind {
        let index = round.number() as usize - 1;
        if self.shared() { ROUNDS[index] } else { DUEL_ROUNDS[index] }
    }

    /// What of a seat's two cities is its result.
    pub const fn goal(self) -> Goal {
        if self.shared() { Goal::Lower } else { Goal::Sum }
    }
}
