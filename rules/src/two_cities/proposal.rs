//! What partners propose to each other.

use super::city::Cell;
use crate::common::{City, Round, Seat, Turn};

/// A revealed tile and the place proposed for it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Proposal {
    /// The round and turn that it is meant for.
    pub turn: (Round, Turn),
    /// The shared city.
    pub city: City,
    /// Whose tile.
    pub seat: Seat,
    /// Which of that seat's revealed tiles.
    pub tile: u8,
    /// The cell of its first half.
    pub cell: Cell,
}
