//! What a member of a room can ask for.

use conurbation_rules::games::Action;
use serde::{Deserialize, Serialize};
use uuid::Uuid;

use crate::options::Options;
use crate::talk::{Body, Channel};

/// A command as it comes from a client.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Command {
    /// Made by the client. The same id sent twice is applied once and answered the same (law 3).
    pub id: Uuid,
    /// What is asked for.
    #[serde(rename = "do")]
    pub deed: Deed,
}

/// Everything that can be asked for in a room.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Deed {
    /// Become a member of the room under a name, or change one's name.
    Join {
        /// 1 to [`MAX_NAME`](crate::MAX_NAME) characters, no control characters.
        name: String,
    },
    /// Take a free seat, or move to it.
    Sit {
        /// Seat number, from 0, clockwise.
        seat: u8,
    },
    /// Leave one's seat.
    Stand,
    /// Host: change the options. Members on seats that are no longer there stand up.
    SetOptions(Options),
    /// Host: who sits where. For each seat the member's number or nobody; exactly those who sit now. For a seating by
    /// card also allowed while seated, then with every seat taken.
    Arrange(Vec<Option<u8>>),
    /// Host: shuffle those who sit.
    Shuffle,
    /// Host: all seats are taken; draw the card or deal the values, fix the shuffle and show its fingerprint.
    Seat,
    /// Host: back to choosing seats.
    Unseat,
    /// Host: begin the game.
    Start,
    /// Act in the game, from one's seat.
    Play(Action),
    /// Host: after a game, back to the seats for another one.
    Rematch,
    /// Host: make another member the host.
    MakeHost {
        /// The member's number.
        member: u8,
    },
    /// Host: send a member away from the room; not in mid-game if that member has a seat.
    Remove {
        /// The member's number.
        member: u8,
    },
    /// Say something.
    Say {
        /// Where.
        channel: Channel,
        /// What.
        body: Body,
    },
}
