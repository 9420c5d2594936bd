//! Why a command was refused.

use conurbation_rules::games;
use serde::{Deserialize, Serialize};

/// Why a command was refused. It changed nothing. On the wire: an object with `code` and the values of that code.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[serde(tag = "code", rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Refusal {
    /// One has to join the room first.
    #[error("join the room first")]
    NotAMember,
    /// This member was removed by the host.
    #[error("removed from this room by its host")]
    Removed,
    /// The room has as many members as it can hold.
    #[error("the room holds {limit} members at most")]
    RoomFull {
        /// Most members a room can hold.
        limit: u8,
    },
    /// The room does not admit watchers, and no seat is free.
    #[error("this room admits no watchers")]
    NoWatchers,
    /// A name has 1 to `limit` characters.
    #[error("a name has 1 to {limit} characters")]
    BadName {
        /// Most characters.
        limit: u8,
    },
    /// Another member has this name.
    #[error("that name is taken")]
    NameTaken,
    /// Only the host may do this.
    #[error("only the host may do that")]
    NotHost,
    /// This can't be done at this stage of the room.
    #[error("not at this stage of the room")]
    WrongStage,
    /// There is no such seat.
    #[error("seats are 0 to {last}")]
    NoSuchSeat {
        /// The last seat's number.
        last: u8,
    },
    /// Someone else sits there.
    #[error("that seat is taken")]
    SeatTaken,
    /// Only who has a seat may do this.
    #[error("only who has a seat may do that")]
    NotSeated,
    /// Seats are still free.
    #[error("{free} seats are still free")]
    SeatsFree {
        /// How many.
        free: u8,
    },
    /// The game is stopped until the host lets it go on.
    #[error("the game is paused")]
    Paused,
    /// The game is not stopped.
    #[error("the game is not paused")]
    NotPaused,
    /// There is no clock that could be given time.
    #[error("there is no clock")]
    NoClock,
    /// Every player may give time once a phase.
    #[error("you have given time in this phase")]
    TimeGiven,
    /// Whose seat it is is there.
    #[error("whose seat it is is there")]
    NotAway,
    /// The room has another rule for those who are away.
    #[error("that is not this room's rule for those who are away")]
    OtherRule,
    /// Only into a city that is shared with them one may place for others.
    #[error("that city is not shared with you")]
    NotYourCity,
    /// No house bot can sit there.
    #[error("no house bot can sit there")]
    NoBot,
    /// Who has a seat can't take another one over.
    #[error("you have a seat")]
    HasSeat,
    /// The link to a seat was used, or replaced by another one, or never was.
    #[error("this link to a seat is not good any more")]
    NoSuchKey,
    /// The room plays no campaign, or it is over.
    #[error("there is no campaign going on")]
    NoCampaign,
    /// A campaign is going on: its game, level, length and player stay as they are.
    #[error("a campaign is going on")]
    InCampaign,
    /// The bonus of the last game has to be chosen first.
    #[error("choose the bonus of this game first")]
    BonusDue,
    /// The bonus of this game was chosen.
    #[error("the bonus of this game was chosen")]
    BonusChosen,
    /// A type gives a bonus once in a campaign.
    #[error("that type gave a bonus before")]
    BonusUsed,
    /// The options are not ones that the game has.
    #[error("there are no such options")]
    BadOptions,
    /// The arrangement does not hold exactly those who sit.
    #[error("an arrangement holds exactly those who sit")]
    BadArrangement,
    /// There is no such member.
    #[error("there is no such member")]
    NoSuchMember,
    /// A member with a seat can't be removed in mid-game.
    #[error("a player can't be removed in mid-game")]
    InMidGame,
    /// The host can't be removed; make someone else the host first.
    #[error("the host can't be removed")]
    HostStays,
    /// A text has 1 to `limit` characters.
    #[error("a text has 1 to {limit} characters")]
    BadText {
        /// Most characters.
        limit: u16,
    },
    /// This channel is not this member's to write to.
    #[error("that channel is not yours")]
    NotYourChannel,
    /// City talk is closed while tiles are being chosen.
    #[error("city talk is closed while tiles are being chosen")]
    TalkClosed,
    /// While tiles are being chosen nobody says what should be built.
    #[error("plans wait for the reveal")]
    PlansWait,
    /// The proposal names no revealed, unplaced tile of a partner and legal place.
    #[error("there is no such proposal to make")]
    BadProposal,
    /// There is no such proposal to answer.
    #[error("there is no such proposal to answer")]
    NoSuchProposal,
    /// The game refused the action.
    #[error(transparent)]
    #[serde(untagged)]
    Game(#[from] games::Refusal),
}
