//! The commands that clients can send to a room.

use conurbation_rules::common::Seat;
use conurbation_rules::draw::{Contribution, Hash};
use conurbation_rules::games::{Action, Level, Sign};
use conurbation_rules::two_cities::Type;
use serde::{Deserialize, Serialize};
use uuid::Uuid;

use crate::choices::{ChoiceName, Value};
use crate::door::Door;
use crate::leading::LeadStep;
use crate::line::{Body, Channel};
use crate::member::Member;
use crate::seat_key::SeatKey;

/// A command as it comes from a client.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Command {
    /// Made by the client. The same id sent twice is applied once and answered the same (law 3).
    pub id: Uuid,
    /// What is asked of the room.
    #[serde(rename = "do")]
    pub request: Request,
}

impl Request {
    /// Whether it deletes talk, which is not logged.
    pub const fn deletes_talk(&self) -> bool {
        matches!(self, Self::ClearTalk | Self::Unsay)
    }

    /// The knock of the guest it lets in, if it answers one.
    pub const fn admits(&self) -> Option<Uuid> {
        if let Self::AnswerKnock { knock, admit: true } = self { Some(*knock) } else { None }
    }
}

/// Everything that can be asked of a room.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Request {
    /// Become a member of the room under this name, or change one's name.
    Join {
        /// 1 to [`MAX_NAME`](crate::MAX_NAME) characters, all of them legible, and not to be mistaken for another name.
        name: String,
    },
    /// Take a free seat or one that a house bot keeps, or move to it.
    Sit {
        /// Seat number, from 0, clockwise.
        seat: Seat,
    },
    /// Take any seat: the first free one, else one that a house bot keeps. Whoever has a seat keeps it.
    SitDown,
    /// Leave one's seat.
    Stand,
    /// Host: set an option to one of the values that the view offers. Options that do not go with it change too, and
    /// members whose seats are gone stand up.
    SetOption {
        /// What is chosen.
        name: ChoiceName,
        /// Which value.
        value: Value,
    },
    /// Host: who sits where, as a member number for each seat; exactly those who sit now. With a seating by card, every
    /// player may also do this while seated: they order themselves by the card's question.
    Arrange(Vec<Option<Member>>),
    /// Host: put a house bot on a free seat, change its level, or send it away.
    SetBot {
        /// Seat number.
        seat: Seat,
        /// How well it plays; `null` to send it away.
        level: Option<Level>,
    },
    /// Host: shuffle those who sit.
    Shuffle,
    /// Host: when all seats are taken, draw the card or deal the values and fix the shuffle. The server shows its
    /// commitment first; the seating follows as soon as everyone who is connected has contributed.
    Seat,
    /// Add one's part to the shuffle, once. Browsers do this by themselves.
    Contribute {
        /// The commitment that it answers: a number made for one shuffle never counts in another.
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        to: Hash,
        /// 32 random bytes, in hex.
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        number: Contribution,
    },
    /// Host: back to choosing seats.
    Unseat,
    /// Host: begin the game.
    Start,
    /// Act in the game, from one's seat.
    Play(Action),
    /// Place for someone who is away, in the city shared with them, if that is the room's rule.
    PlayFor {
        /// Whose seat.
        seat: Seat,
        /// What that seat does.
        action: Action,
    },
    /// Vote on whether the house should play for someone who is away, if that is the room's rule.
    Vote {
        /// Whose seat.
        seat: Seat,
        /// Whether the house should play it.
        hold: bool,
    },
    /// Players: leave the running game for good. What follows is the room's rule for those who are away, and the host
    /// can hand on the seat; a seat's link also brings its player back.
    LeaveGame,
    /// Give the table more time for this phase; every player may do so once a phase.
    GiveTime,
    /// Host: stop the clock and the game.
    Pause,
    /// Host: go on after a pause.
    Resume,
    /// Make a link with which somebody else, or the same person on another device, can take over one's own seat; the
    /// host can make one for the seat of someone who is away, or if the table agrees. It replaces the seat's previous
    /// link.
    OfferSeat {
        /// Whose seat.
        seat: Seat,
        /// The key in the link: random, made by the client. The room keeps its hash alone.
        key: SeatKey,
    },
    /// Players: agree, or no longer, that the host hands on somebody else's seat.
    AgreeHandOn {
        /// Whose seat.
        seat: Seat,
        /// Whether one agrees.
        agree: bool,
    },
    /// Take back one's seat, which others have handed on during this game.
    TakeBack {
        /// Which seat.
        seat: Seat,
    },
    /// Take over a seat with its link, joining the room if necessary.
    TakeSeat {
        /// The key in the link.
        key: SeatKey,
        /// A name, from guests who are not members yet; members keep theirs.
        name: Option<String>,
    },
    /// In a campaign, after a game: choose the type whose points in the lower city are scored once more.
    ChooseBonus(#[cfg_attr(feature = "ts", ts(as = "Type"))] Type),
    /// Host: after a game, back to the seats for another one. The others look at the result until they leave it.
    Rematch,
    /// Leave the result of the game before.
    LeaveResult,
    /// Host: make another member the host. Players make themselves the host while the host is away; whoever the host
    /// stands in for, at any time.
    MakeHost {
        /// The member's number.
        member: Member,
    },
    /// Host: set how newcomers get in.
    SetDoor {
        /// How.
        door: Door,
    },
    /// Guests outside: ask to be let in.
    Knock {
        /// Who one is, like the name of [`Join`](Self::Join).
        name: String,
    },
    /// Host, or players while the host is away: let somebody in who knocks, or turn them away.
    AnswerKnock {
        /// Which knock, by its id in the view.
        knock: Uuid,
        /// Whether they may come in.
        admit: bool,
    },
    /// Host: send a member out, who may come back like a newcomer; not during a game if that member has a seat.
    Kick {
        /// The member's number.
        member: Member,
    },
    /// Host: remove a member from the room until they are let back in; not during a game if that member has a seat.
    Remove {
        /// The member's number.
        member: Member,
    },
    /// Host: let someone who was removed join again.
    Readmit {
        /// The number they had.
        member: Member,
    },
    /// Host: let a member say nothing any more, or speak again. Proposals and answers are part of the game, and stay.
    Mute {
        /// The member's number.
        member: Member,
        /// Whether they are muted.
        on: bool,
    },
    /// Host: let nobody without a seat say anything any more, or speak again; the host always can.
    MuteWatchers {
        /// Whether they are muted.
        on: bool,
    },
    /// Host: delete all talk of the room.
    ClearTalk,
    /// Delete everything that one has said in the room.
    Unsay,
    /// Show one's allies where one holds a piece; `null` to stop. It is not logged.
    Show(Option<Sign>),
    /// Lead others through the replay of a finished game; `null` to stop. It is not logged.
    Lead(Option<LeadStep>),
    /// Let it be known whether one follows whoever leads. It is not logged.
    Follow(bool),
    /// Say something.
    Say {
        /// Where.
        channel: Channel,
        /// What.
        body: Body,
    },
}

impl Request {
    /// Whether its answer takes a search; see [`Room::question`](crate::Room::question).
    pub const fn needs_search(&self) -> bool {
        matches!(self, Self::Play(action) if action.needs_search())
    }
}
