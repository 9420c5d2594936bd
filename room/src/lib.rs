//! One room as a pure state machine: command → event → state → the view of each viewer.
//!
//! [`Room::decide`] turns a [`Command`] into an [`Event`] or a [`Refusal`], [`Room::apply`] folds an event into the
//! state, [`Room::public_view`] and [`Room::my_view`] build what goes onto the wire. No I/O, no clock: the time comes
//! in with [`Context`], and everything random or timed is inside the event (law 1).
#![forbid(unsafe_code)]

mod absence;
mod aftermath;
mod answered;
mod apply;
mod bots;
mod branch;
mod campaign;
mod choices;
mod clock;
mod command;
mod context;
mod day;
mod deal;
mod deal_of_day;
mod decide;
mod deeds;
mod door;
mod entry;
mod event;
mod game_file;
mod glimpse;
mod guards;
mod high_score;
mod house;
mod house_talk;
mod knocks;
mod leading;
mod line;
mod member;
mod options;
mod origin;
mod ownership;
mod played;
mod question;
mod record;
mod redaction;
mod refusal;
mod replay;
mod results;
mod seat_key;
mod seating;
mod shown_result;
mod shown_talk;
mod signs;
mod stage;
mod state;
mod summary;
mod talk;
mod turn;
mod view;
mod view_of_hand_over;
mod view_of_shuffle;
mod writing;

pub use absence::Meanwhile;
pub use aftermath::{LastResultView, ResultTable};
pub use answered::Answered;
pub use apply::Corrupt;
pub use branch::Branch;
pub use campaign::{CampaignGame, CampaignView, Due};
pub use choices::{Choice, ChoiceName, Value};
pub use command::{Command, Request};
pub use context::Context;
pub use day::{Day, NoDay};
pub use deal::{Deal, DealView};
pub use deeds::deeds;
pub use door::Door;
pub use entry::Entry;
pub use event::{Event, EventKind, PassedOn};
pub use game_file::{
    About, BranchError, Branching, Finding, GameFile, GameFileError, GameRecorder, Kept, MAX_GAME_FILE,
    NamedGameRecorder, Played, Told, Verdict,
};
pub use glimpse::{Glimpse, SeatGlimpse};
pub use high_score::{Board, FinishedCampaign, mode_name};
pub use house::HouseTurn;
pub use house_talk::Step;
pub use knocks::{KnockView, Knocks, MAX_KNOCKS};
pub use leading::{LeadStep, LeadView, Leading};
pub use line::{Body, Channel, Line, Phrase};
pub use member::{FIRST_BOT, Member};
pub use options::{Absence, Access, ClockRule, Length, Options, Seating};
pub use played::{Companion, Other, PlayedCity, PlayedGame};
pub use question::Question;
pub use record::{FORMAT, RecordError, SNAPSHOT_VERSION, when_said, without_text_before, without_text_of};
pub use redaction::{Trace, redacted, trace};
pub use refusal::Refusal;
pub use replay::{MAX_REPLAY, Recorder, Replay, ReplayRecorder, all_played};
pub use results::{Placing, TallyView, WinsView};
pub use seat_key::{KeyHash, SeatKey};
pub use shown_result::Json;
pub use shown_talk::ShownTalk;
pub use signs::{SignView, Signs};
pub use stage::Stage;
pub use state::Room;
pub use summary::{Placed, Summary};
pub use talk::{Saying, Talk, Unsaid};
pub use turn::{Progress, TurnNumber};
pub use view::{AwayView, ForAway, MemberView, MyView, PausedView, RemovedView, RoomView, View, VoteView};
pub use view_of_hand_over::HandedView;
pub use view_of_shuffle::{ContributionView, DrawView, SeatingView, ShufflingView};

/// Most members of a room, with and without a seat.
pub const MAX_MEMBERS: u8 = 40;
/// No person's number is this or larger. A number stays that of its guest, even if they gave way to a newcomer.
pub const MAX_NUMBERS: u16 = 10_000;
/// Most characters of a name.
pub const MAX_NAME: u8 = 24;
/// Most characters of a line of talk.
pub const MAX_TEXT: u16 = 500;
/// Most bytes of an event's record (`tests/record_sizes.rs`). The longest has the solution of a grid; others take at
/// most a third of that, and most take 200 bytes.
pub const MAX_EVENT_BYTES: usize = 2048;
/// Most bytes of the record of a line of talk: a text of [`MAX_TEXT`] characters, and what else belongs to the line.
pub const MAX_LINE_BYTES: usize = 2560;
/// How many accepted commands of each member a room remembers, to answer repeated ones the same way.
pub const MAX_ANSWERED: usize = 64;
/// How many lines of each channel a room keeps for people who connect later.
pub const MAX_LINES: usize = 200;
/// How many seating cards there are.
pub const SEATING_CARDS: u8 = 15;
