//! The interface for extracting one game from the log of its room.

use crate::apply::Corrupt;
use crate::event::Event;
use crate::state::Room;

/// Folds a log, and keeps what it needs of one game in it.
pub trait Recorder: Sized {
    /// Begins with the event that opens the room. The games of a room are numbered from 0.
    fn new(opening: &Event, number: u32) -> Result<Self, Corrupt>;

    /// Takes the next event.
    fn apply(&mut self, event: &Event) -> Result<(), Corrupt>;

    /// The room as it is now, and the game as JSON; `None` if it isn't over, or takes more bytes than it may.
    fn finish(self) -> (Room, Option<String>);
}
