//! Why a command was refused.

use conurbation_rules::games;
use serde::{Deserialize, Serialize};

/// Why a command was refused. It changed nothing. On the wire: an object with `code` and the values of that code.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[serde(tag = "code", rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Refusal {
    /// The sender has to join the room first.
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
    /// The room does not allow watchers, and no seat is free.
    #[error("this room admits no watchers")]
    NoWatchers,
    /// The room is locked: nobody comes in who does not belong to it.
    #[error("the room is locked")]
    Locked,
    /// Newcomers have to knock.
    #[error("knock first")]
    KnockFirst,
    /// Nobody has to knock: the door is open, to this guest at least.
    #[error("the door is open")]
    DoorOpen,
    /// As many guests knock as can at the same time.
    #[error("{limit} guests knock already")]
    TooManyKnock {
        /// How many can.
        limit: u8,
    },
    /// Nobody knocks there any more.
    #[error("nobody knocks there any more")]
    NoSuchKnock,
    /// A name has 1 to `limit` characters.
    #[error("a name has 1 to {limit} characters")]
    BadName {
        /// Most characters.
        limit: u8,
    },
    /// A name has something to see, nothing that can't be seen, and no piles of marks.
    #[error("the name contains characters that can't be seen or read")]
    UnreadableName,
    /// Another member has this name.
    #[error("that name is taken")]
    NameTaken,
    /// The name could be mistaken for that of another member or of a bot, or for a word of the page.
    #[error("that name looks like {name}")]
    NameLooksLike {
        /// What it looks like.
        name: String,
    },
    /// Only the host may do this.
    #[error("only the host may do that")]
    NotHost,
    /// Players can become the host only while the host is away.
    #[error("the host is not away")]
    HostNotAway,
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
    /// People sit on every seat.
    #[error("no seat is free")]
    NoFreeSeat,
    /// Only players with a seat may do this.
    #[error("only players with a seat may do that")]
    NotSeated,
    /// Seats are still free.
    #[error("{free} seats are still free")]
    SeatsFree {
        /// How many.
        free: u8,
    },
    /// The number was made for a shuffle that is over or was given up.
    #[error("that shuffle is over")]
    OtherShuffle,
    /// Every player contributes to a shuffle once.
    #[error("you have already contributed to this shuffle")]
    HasContributed,
    /// The game is paused until the host resumes it.
    #[error("the game is paused")]
    Paused,
    /// The game is not paused.
    #[error("the game is not paused")]
    NotPaused,
    /// There is no clock to give time to.
    #[error("there is no clock")]
    NoClock,
    /// Every player may give time once a phase.
    #[error("you have already given time in this phase")]
    TimeGiven,
    /// The player of that seat is not away.
    #[error("the player of that seat is not away")]
    NotAway,
    /// The host can hand on somebody else's seat only while they are away, or if the table agrees.
    #[error("the player of that seat is here")]
    PlayerHere,
    /// The room has another rule for players who are away.
    #[error("this room has another rule for players who are away")]
    OtherRule,
    /// Members may place for others only in a city shared with them.
    #[error("that city is not shared with you")]
    NotYourCity,
    /// No house bot can sit there.
    #[error("no house bot can sit there")]
    NoBot,
    /// Members with a seat can't take over another one.
    #[error("you already have a seat")]
    HasSeat,
    /// The link to a seat was used or replaced, or never existed.
    #[error("this link to a seat is no longer valid")]
    NoSuchKey,
    /// The room plays no campaign, or it is over.
    #[error("no campaign is going on")]
    NoCampaign,
    /// A campaign is going on: its game, level, length and player are fixed.
    #[error("a campaign is going on")]
    InCampaign,
    /// The bonus of the last game has to be chosen first.
    #[error("choose the bonus of this game first")]
    BonusDue,
    /// The bonus of this game has been chosen already.
    #[error("the bonus of this game has been chosen already")]
    BonusChosen,
    /// A type gives a bonus only once in a campaign.
    #[error("that type has given a bonus before")]
    BonusUsed,
    /// The deal is others' too: what it was made for can't be changed.
    #[error("the deal was fixed for this game and this number of seats")]
    DealFixed,
    /// The day whose deal the game would have is over.
    #[error("the day of this deal is over")]
    DayOver,
    /// There is no such option, or the options don't go together.
    #[error("there are no such options")]
    BadOptions,
    /// The arrangement must list exactly the members who sit.
    #[error("an arrangement lists exactly the members who sit")]
    BadArrangement,
    /// There is no such member.
    #[error("there is no such member")]
    NoSuchMember,
    /// A member with a seat can't be removed during a game.
    #[error("a player can't be removed during a game")]
    InMidGame,
    /// The host can't be removed, nor can whoever the host stands in for.
    #[error("the host can't be removed")]
    HostStays,
    /// A text has 1 to `limit` characters.
    #[error("a text has 1 to {limit} characters")]
    BadText {
        /// Most characters.
        limit: u16,
    },
    /// The host lets this member say nothing.
    #[error("muted by the host")]
    Muted,
    /// The host lets nobody without a seat say anything.
    #[error("only players may talk")]
    WatchersMuted,
    /// The host can't be muted.
    #[error("the host can't be muted")]
    HostSpeaks,
    /// This member may not write to this channel.
    #[error("you may not write to that channel")]
    NotYourChannel,
    /// City talk is closed while tiles are being chosen.
    #[error("city talk is closed while tiles are being chosen")]
    TalkClosed,
    /// While tiles are being chosen, nobody may say what should be built.
    #[error("plans wait for the reveal")]
    PlansWait,
    /// The proposal does not name a revealed, unplaced tile of a partner and a legal place for it.
    #[error("that proposal can't be made")]
    BadProposal,
    /// There is no such proposal to answer.
    #[error("there is no such proposal to answer")]
    NoSuchProposal,
    /// The game refused the action.
    #[error(transparent)]
    #[serde(untagged)]
    Game(#[from] games::Refusal),
}
