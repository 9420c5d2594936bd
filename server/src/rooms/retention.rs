//! The retention periods of rooms and talk.

use clap::Args;

/// Milliseconds of a day.
pub(super) const DAY: u64 = 24 * 60 * 60 * 1000;

/// How many days rooms and talk are kept; 0 keeps them for good.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Args)]
#[group(skip)]
pub struct Retention {
    /// Days until a room whose first game never began is deleted; 0 keeps it
    ///
    /// Counted, as for all rooms, from its last change.
    #[arg(
        id = "keep-unbegun",
        long = "keep-unbegun",
        env = "CONURBATION_KEEP_UNBEGUN",
        value_name = "DAYS",
        default_value = "7"
    )]
    pub unbegun: u32,

    /// Days until any other room is deleted, whether its game is finished or not; 0 keeps it
    #[arg(
        id = "keep-rooms",
        long = "keep-rooms",
        env = "CONURBATION_KEEP_ROOMS",
        value_name = "DAYS",
        default_value = "365"
    )]
    pub rooms: u32,

    /// Days after which a line of talk is deleted; 0 keeps it for as long as its room
    #[arg(
        id = "keep-talk",
        long = "keep-talk",
        env = "CONURBATION_KEEP_TALK",
        value_name = "DAYS",
        default_value = "30"
    )]
    pub talk: u32,
}

/// What is older than these times, in milliseconds since 1970-01-01 UTC, is past its time. `None` keeps everything.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Limits {
    pub unbegun: Option<u64>,
    pub rooms: Option<u64>,
    pub talk: Option<u64>,
}

impl Retention {
    /// The limits at this time.
    pub(super) fn limits(&self, now: u64) -> Limits {
        let limit = |days: u32| (days > 0).then(|| now.saturating_sub(u64::from(days) * DAY));
        Limits { unbegun: limit(self.unbegun), rooms: limit(self.rooms), talk: limit(self.talk) }
    }
}

impl Limits {
    /// The limit of a room's last change.
    pub const fn of(&self, begun: bool) -> Option<u64> {
        if begun { self.rooms } else { self.unbegun }
    }
}
