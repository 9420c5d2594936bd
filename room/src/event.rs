//! What happened in a room: the entries of its log. A room is the fold of its events (law 1).

use conurbation_rules::common::Seat;
use conurbation_rules::games::{Action, LeftOver, Level};
use conurbation_rules::shuffle::Seed;
use conurbation_rules::two_cities::Type;
use uuid::Uuid;

use crate::member::Member;
use crate::options::Options;

/// One entry of a room's log.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Event {
    /// When it was decided, in milliseconds since 1970-01-01 UTC. Deadlines are measured from here.
    pub at: u64,
    /// The member who asked for it; nobody for the clock.
    pub by: Option<Member>,
    /// The command that asked for it.
    pub command: Option<Uuid>,
    /// What happened.
    pub what: Happening,
}

impl Event {
    /// What the room decides on by itself.
    pub(crate) const fn of_room(at: u64, what: Happening) -> Self {
        Self { at, by: None, command: None, what }
    }
}

/// Everything that can happen. Events that are in a log somewhere never change their meaning; new ones may be added.
/// How they are written down is a matter of `record`.
#[derive(Debug, Clone, PartialEq, Eq)]
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
        seat: Seat,
    },
    /// A member left their seat.
    Stood,
    /// The options changed.
    OptionsSet(Options),
    /// The members changed seats.
    Arranged(Vec<Option<Member>>),
    /// The order around the table and the shuffle are fixed.
    Seated {
        /// The version of the rules that the game is dealt under.
        rules: u16,
        /// The seed of the coming game, secret until it is over.
        seed: Seed,
        /// The member on each seat.
        seats: Vec<Member>,
        /// The seating value of each seat.
        values: Vec<u8>,
        /// The question card drawn.
        card: Option<u8>,
        /// The starters offered, where only those left over are.
        starters: Option<LeftOver>,
    },
    /// Back to choosing seats.
    Unseated,
    /// The game began.
    Started,
    /// A seat acted: its member, or who may act for that seat, or with nobody asking the house.
    Played {
        /// Which seat.
        seat: Seat,
        /// What it did.
        action: Action,
    },
    /// The clock ran out: the stand-in acted for those who had not.
    TimeUp {
        /// What it did, in this order.
        actions: Vec<(Seat, Action)>,
    },
    /// The clock of this phase began anew: nobody was there, or the server was down, and that time is nobody's.
    ClockRestarted,
    /// A house bot took a seat or changed its level, or left.
    BotSet {
        /// Which seat.
        seat: Seat,
        /// How well it plays; nothing when it left.
        level: Option<Level>,
    },
    /// The player of this seat has been away for a while.
    WentAway {
        /// Which seat.
        seat: Seat,
    },
    /// The player of this seat is back.
    CameBack {
        /// Which seat.
        seat: Seat,
    },
    /// A player wished that the house plays this seat, or does not any more.
    Voted {
        /// Whose seat.
        seat: Seat,
        /// Whether the house is to play it.
        hold: bool,
    },
    /// A player gave the table more time for this phase.
    TimeGiven,
    /// Clock and game were stopped.
    Paused,
    /// They go on.
    Resumed,
    /// A seat may be taken over by who has this key; the one before it is worth nothing any more.
    SeatOffered {
        /// Which seat.
        seat: Seat,
        /// Known to who asked for it, and to whom they tell it.
        key: Uuid,
    },
    /// A seat was taken over.
    SeatTaken {
        /// Which.
        seat: Seat,
        /// By whom.
        guest: Uuid,
        /// Under which name, if they were no member yet.
        name: Option<String>,
    },
    /// A type of building was chosen for the bonus of a campaign's game.
    BonusChosen(Type),
    /// After a game, back to the seats.
    Rematched,
    /// Another member became the host.
    HostMade {
        /// Their number.
        member: Member,
    },
    /// A member was sent away for good.
    Removed {
        /// Their number.
        member: Member,
    },
}
