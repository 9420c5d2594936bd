//! Players' names, in what games tell.

use super::number::Seat;

/// The name of who sits on a seat, of all names by seat.
pub fn name_of(names: &[String], seat: Seat) -> &str {
    names.get(seat.index()).map_or("somebody", String::as_str)
}
