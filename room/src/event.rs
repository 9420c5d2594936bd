//! The events of a room: the entries of its log. A room is the fold of its events (law 1).

use conurbation_rules::common::Seat;
use conurbation_rules::draw::{Contribution, Hash, Secret};
use conurbation_rules::games::{Action, LeftOver, Level};
use conurbation_rules::shuffle::Seed;
use conurbation_rules::two_cities::Type;
use uuid::Uuid;

use crate::branch::Branch;
use crate::deal::Deal;
use crate::door::Door;
use crate::member::Member;
use crate::options::Options;
use crate::seat_key::KeyHash;

/// One entry of a room's log.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Event {
    /// When it was decided, in milliseconds since 1970-01-01 UTC. Deadlines are measured from here.
    pub at: u64,
    /// The member who asked for it; `None` if the room decided on it by itself.
    pub by: Option<Member>,
    /// The command that asked for it.
    pub command: Option<Uuid>,
    /// What happened.
    pub what: EventKind,
}

impl Event {
    /// Whether it is about the room, and not about the servers that serve it.
    pub const fn changes_the_room(&self) -> bool {
        !matches!(self.what, EventKind::Owned { .. })
    }

    /// What the room decides on by itself.
    pub(crate) const fn of_room(at: u64, what: EventKind) -> Self {
        Self { at, by: None, command: None, what }
    }
}

/// Everything that can happen. Events may be added, but none may change its meaning, since existing logs contain it.
/// `record` defines how they are written.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum EventKind {
    /// A guest opened the room. They are its host, and member 0 as soon as they have a name. Always the first event.
    Opened {
        /// The options it was opened with.
        options: Options,
        /// Who opened it.
        guest: Uuid,
    },
    /// A guest became a member: the opener number 0, somebody who was here before their own number again, everyone else
    /// the next one.
    Joined {
        /// Who.
        guest: Uuid,
        /// Under which name.
        name: String,
        /// Who gave way to them because the room was full.
        instead_of: Option<Member>,
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
    /// The deal of the first game is not left to a shuffle: others have it too.
    DealFixed(Deal),
    /// The server committed to its part of the next shuffle.
    Committed {
        /// Its part, secret until the game is over.
        secret: Secret,
        /// The hash of the room's code.
        room: Hash,
    },
    /// A player's browser added its part.
    Contributed(Contribution),
    /// The order around the table and the shuffle are fixed. In logs of format 1 the server alone chose the seed;
    /// since then it follows from the events [`Committed`](Self::Committed) and [`Contributed`](Self::Contributed), or
    /// from [`DealFixed`](Self::DealFixed).
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
        /// The starters offered, if only left-over ones are.
        starters: Option<LeftOver>,
    },
    /// The seed was not drawn for this game: it goes on from a moment of another one, which is over.
    Branched(Branch),
    /// Back to choosing seats.
    Unseated,
    /// The game began.
    Started,
    /// A seat acted: its member, a partner on its behalf or, if no member asked for it, the house.
    Played {
        /// Which seat.
        seat: Seat,
        /// What it did.
        action: Action,
    },
    /// The clock ran out, and the stand-in acted for those who had not.
    TimeUp {
        /// What it did, in this order.
        actions: Vec<(Seat, Action)>,
    },
    /// The clock of this phase restarted because nobody was connected or the server was down, so no one loses time.
    ClockRestarted,
    /// A house bot took a seat or changed its level, or left.
    BotSet {
        /// Which seat.
        seat: Seat,
        /// How well it plays; `None` if it left.
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
    /// A player left the running game for good. Their seat is away from now on.
    GameLeft,
    /// A player voted on whether the house should play this seat.
    Voted {
        /// Whose seat.
        seat: Seat,
        /// Whether the house should play it.
        hold: bool,
    },
    /// A player gave the table more time for this phase.
    TimeGiven,
    /// The game was paused, and its clock with it.
    Paused,
    /// The game goes on.
    Resumed,
    /// A link was made: anyone with this key may take over the seat. It replaces the seat's previous key.
    SeatOffered {
        /// Which seat.
        seat: Seat,
        /// The hash of the key, which only those know who were given the link.
        key: KeyHash,
    },
    /// A player voted on whether somebody else's seat may be handed on.
    HandOnVoted {
        /// Which seat.
        seat: Seat,
        /// Whether they agree.
        agree: bool,
    },
    /// A member took back their seat, which others had handed on.
    SeatReturned {
        /// Which.
        seat: Seat,
    },
    /// A seat was taken over.
    SeatTaken {
        /// Which.
        seat: Seat,
        /// By whom.
        guest: Uuid,
        /// Under which name, if they were not a member yet.
        name: Option<String>,
        /// Who gave way to them because the room was full.
        instead_of: Option<Member>,
    },
    /// A type of building was chosen for the bonus of a game in a campaign.
    BonusChosen(Type),
    /// After a game, back to the seats.
    Rematched {
        /// The others who had a seat or were connected: they look at the result until they leave it.
        readers: Vec<Member>,
    },
    /// A member looks at the result of the game before no longer.
    ResultLeft,
    /// Another member became the host.
    HostMade {
        /// Their number.
        member: Member,
        /// How the role was passed on.
        how: PassedOn,
    },
    /// A member was muted, or may speak again.
    Muted {
        /// Their number.
        member: Member,
        /// Whether they are muted.
        on: bool,
    },
    /// Everyone without a seat was muted, or may speak again.
    WatchersMuted {
        /// Whether they are muted.
        on: bool,
    },
    /// A member had their data deleted: they are nobody's guest any more, and have a name that says nothing.
    Forgotten {
        /// Their number.
        member: Member,
        /// The name from now on.
        name: String,
    },
    /// The host opened the door, closed it to those who don't knock, or locked it.
    DoorSet {
        /// How newcomers get in from now on.
        door: Door,
    },
    /// Somebody who had knocked was let in, and is a member.
    Admitted {
        /// Their number.
        member: Member,
        /// Who.
        guest: Uuid,
        /// Under which name.
        name: String,
        /// Who gave way to them because the room was full.
        instead_of: Option<Member>,
    },
    /// A member was sent out. They may come back like a newcomer.
    Kicked {
        /// Their number.
        member: Member,
    },
    /// A member was removed until the host lets them back in.
    Removed {
        /// Their number.
        member: Member,
    },
    /// Someone who was removed may join again.
    Readmitted {
        /// Their number.
        member: Member,
    },
    /// A server took the room over. The server that had it before finds this in place of its own next write, and
    /// leaves.
    Owned {
        /// The server.
        node: Uuid,
    },
}

/// How the role of host was passed on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PassedOn {
    /// The host gave it to somebody else.
    Given,
    /// Somebody took it: a player while the host was away, or whoever's role it is from their stand-in.
    Taken,
}
