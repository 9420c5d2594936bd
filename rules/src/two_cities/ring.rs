//! Seats and cities around the table: who is whose neighbour, which city lies where.

use serde::{Deserialize, Serialize};

/// A direction around the table, seen by who sits there. **Left** is the next seat clockwise.
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

/// A table of `n` seats in a ring, and the `n` cities between them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Ring(u8);

impl Ring {
    /// A ring of `n` seats; `n` is at least 1.
    pub const fn new(n: u8) -> Self {
        assert!(n > 0, "a table has seats");
        Self(n)
    }

    /// The neighbour of a seat.
    pub const fn neighbour(self, seat: usize, side: Side) -> usize {
        let n = self.0 as usize;
        match side {
            Side::Left => (seat + 1) % n,
            Side::Right => (seat + n - 1) % n,
        }
    }

    /// The city on a side of a seat: city `i` lies between seat `i` and seat `i + 1`.
    pub const fn city(self, seat: usize, side: Side) -> usize {
        match side {
            Side::Left => seat,
            Side::Right => self.neighbour(seat, Side::Right),
        }
    }

    /// The two partners of a city: the seat whose left city it is, then the seat whose right city it is.
    pub const fn partners(self, city: usize) -> [usize; 2] {
        [city, self.neighbour(city, Side::Left)]
    }
}
