//! What the pages need to know of the rooms, and how they ask for a new one.

use std::fmt::Display;

use serde::Deserialize;

use super::guest::Guest;

/// The rooms, as the pages see them.
pub trait Lobby: Clone + Send + Sync + 'static {
    /// Why the rooms could not be asked. It goes to the log; the reader is told that the server failed.
    type Error: Display;

    /// Makes a room with this guest as its host. Returns its code, letters and digits, once the room is durable.
    fn create(&self, host: Guest, wish: NewRoom) -> impl Future<Output = Result<String, Self::Error>> + Send;

    /// What someone with the link may see before they join. `None`: the code names no room. The code is whatever stood
    /// in the address, at most [`MAX_CODE`](super::limits::MAX_CODE) ASCII letters and digits.
    fn preview(&self, code: &str) -> impl Future<Output = Result<Option<RoomPreview>, Self::Error>> + Send;

    /// Public rooms, at most `limit`, those first that are best shown first.
    fn public_rooms(&self, limit: usize) -> impl Future<Output = Result<Vec<RoomListing>, Self::Error>> + Send;
}

/// What the form for a new room asks for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NewRoom {
    /// Number of seats, one that the game has.
    pub seats: u8,
    /// Who may find the room.
    pub access: Access,
}

impl NewRoom {
    /// The numbers of seats that the game has.
    pub const SEATS: std::ops::RangeInclusive<u8> = 3..=7;
}

/// Who may find a room.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Access {
    /// Only who has its link.
    Private,
    /// It stands in the public list.
    Public,
}

/// Where a room stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Stage {
    /// People join and take seats.
    Open,
    /// The order around the table is fixed; the game is about to begin.
    Seated,
    /// The game is on.
    Playing,
    /// The game is over.
    Ended,
}

impl Stage {
    /// All four, in order.
    pub const ALL: [Self; 4] = [Self::Open, Self::Seated, Self::Playing, Self::Ended];

    /// The message that names it.
    pub const fn message(self) -> &'static str {
        match self {
            Self::Open => "stage-open",
            Self::Seated => "stage-seated",
            Self::Playing => "stage-playing",
            Self::Ended => "stage-ended",
        }
    }
}

/// A room, for someone who has its link.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RoomPreview {
    /// The host's name; `None` until the host has joined under one.
    pub host: Option<String>,
    /// For each seat, clockwise, who sits there.
    pub seats: Vec<Option<String>>,
    /// Where it stands.
    pub stage: Stage,
    /// Who may find it.
    pub access: Access,
    /// Whether people without a seat may watch.
    pub watchers: bool,
}

impl RoomPreview {
    /// How many seats are taken.
    pub fn taken(&self) -> usize {
        self.seats.iter().flatten().count()
    }

    /// How many seats nobody has taken.
    pub fn free(&self) -> usize {
        self.seats.len() - self.taken()
    }
}

/// A public room in the list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RoomListing {
    /// Its code.
    pub code: String,
    /// The host's name; `None` until the host has joined under one.
    pub host: Option<String>,
    /// How many seats it has.
    pub seats: usize,
    /// How many of them are taken.
    pub taken: usize,
    /// Where it stands.
    pub stage: Stage,
}

impl RoomListing {
    /// How many seats nobody has taken.
    pub fn free(&self) -> usize {
        self.seats.saturating_sub(self.taken)
    }
}
