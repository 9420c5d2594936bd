//! What happened in a room: the entries of its log. A room is the fold of its events (law 1).

use conurbation_rules::games::Action;
use conurbation_rules::shuffle::Seed;
use serde::{Deserialize, Serialize};
use uuid::Uuid;

use crate::options::Options;

/// One entry of a room's log.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Event {
    /// When it was decided, in milliseconds since 1970-01-01 UTC. Deadlines are measured from here.
    pub at: u64,
    /// The member who asked for it; nobody for the clock.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<u8>,
    /// The command that asked for it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub command: Option<Uuid>,
    /// What happened.
    #[serde(flatten)]
    pub what: Happening,
}

/// Everything that can happen. Events that are in a log somewhere never change their meaning; new ones may be added.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Happening {
    /// A guest made the room. They are its host, and member 0 as soon as they have a name. Always the first event.
    Opened {
        /// The options it was made with.
        options: Options,
        /// Who made it.
        guest: Uuid,
    },
    /// A guest became a member: the opener number 0, everyone else the next number.
    Joined {
        /// Who.
        guest: Uuid,
        /// Under which name.
        name: String,
    },
    /// A member changed their name.
    Renamed {
        /// The new name.
        name: String,
    },
    /// A member took a seat, leaving the one they had.
    Sat {
        /// Which.
        seat: u8,
    },
    /// A member left their seat.
    Stood,
    /// The options changed.
    OptionsSet(Options),
    /// The members changed seats.
    Arranged(Vec<Option<u8>>),
    /// The order around the table and the shuffle are fixed.
    Seated {
        /// The seed of the coming game, secret until it is over.
        seed: Seed,
        /// The member on each seat.
        seats: Vec<u8>,
        /// The seating value of each seat.
        values: Vec<u8>,
        /// The question card drawn.
        card: Option<u8>,
    },
    /// Back to choosing seats.
    Unseated,
    /// The game began.
    Started,
    /// A seat acted.
    Played {
        /// Which seat.
        seat: u8,
        /// What it did.
        action: Action,
    },
    /// The clock ran out: the stand-in acted for those who had not.
    TimeUp {
        /// What it did, in this order.
        actions: Vec<(u8, Action)>,
    },
    /// The clock of this phase began anew: nobody was there, or the server was down, and that time is nobody's.
    ClockRestarted,
    /// After a game, back to the seats.
    Rematched,
    /// Another member became the host.
    HostMade {
        /// Their number.
        member: u8,
    },
    /// A member was sent away for good.
    Removed {
        /// Their number.
        member: u8,
    },
}
