//! Admin orders on a store's rooms, with their answers and errors.

use conurbation_room::Summary;
use serde::{Deserialize, Serialize};

use crate::net::{Banned, Bans, Gate, MAX_BANS};
use crate::rooms::{ConnectError, GuestOut, NamedGuest, Overview, Rooms, UploadError};
use crate::store::{OpenError, RoomId, Store, StoreError};

/// Everything that orders act on.
#[derive(Clone)]
pub struct Keeper {
    /// The rooms.
    pub rooms: Rooms,
    /// Their store.
    pub store: Store,
    /// The gate of the server, if one is running.
    pub gate: Option<Gate>,
}

/// An order of the operator.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Order {
    List,
    Show(String),
    Close(String),
    Open(String),
    Purge(String),
    Export(String),
    Import(String),
    RotateKeys,
    Ban(Banned),
    Unban(Banned),
    Bans,
}

/// The answer to an order.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Answer {
    Rooms(Vec<Overview>),
    Room(Box<Shown>),
    Exported(String),
    Bans(Bans),
    Done(String),
}

/// A running server's reply: the answer, or why the order was not carried out.
pub(crate) type Reply = Result<Answer, String>;

/// A room.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct Shown {
    pub room: String,
    pub in_memory: bool,
    pub closed: bool,
    pub summary: Summary,
    /// Who has joined and was not removed, with the ids that they can be banned by.
    pub guests: Vec<NamedGuest>,
    /// Whom the host banned or sent out, with the same ids.
    pub put_out: Vec<GuestOut>,
}

/// Why an order was not carried out.
#[derive(Debug, thiserror::Error)]
pub enum AdminError {
    /// The server said so.
    #[error("{0}")]
    Refused(String),
    /// Not a code, or no room has it.
    #[error("there is no room {0}")]
    NoSuchRoom(String),
    /// There is no such ban.
    #[error("{0} is not banned")]
    NotBanned(Banned),
    /// The list of bans is full.
    #[error("there are {MAX_BANS} bans already: ban a network, or undo some")]
    TooManyBans,
    /// The room can't be read, or the store fails.
    #[error(transparent)]
    Room(#[from] ConnectError),
    /// The store fails.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The file can't be imported.
    #[error(transparent)]
    Import(#[from] ImportError),
    /// The file of a game is not taken.
    #[error(transparent)]
    Game(#[from] UploadError),
    /// The store's file is missing.
    #[error("there is no store {0}: say with --store where it is")]
    NoStore(String),
    /// None of the servers on the database answers.
    #[error("the server at {0} does not answer: try again, perhaps it has just stopped")]
    Unreachable(String),
    /// The store can't be opened.
    #[error(transparent)]
    Open(#[from] OpenError),
    /// A file or the server's socket can't be read or written.
    #[error("{0}: {1}")]
    File(String, std::io::Error),
}

/// Why a file can't be imported. Nothing was.
#[derive(Debug, thiserror::Error)]
pub enum ImportError {
    /// It does not begin with the header of an exported room, nor as the file of a game does.
    #[error("the file is neither an exported room nor a game")]
    NotOurs,
    /// A newer program wrote it.
    #[error("the file has version {found}, newer than this program's {known}: update the program")]
    TooNew {
        /// The version that it has.
        found: u32,
        /// The newest that this program reads.
        known: u32,
    },
    /// A line can't be read, or the records are not those of a room.
    #[error("the file is damaged: {0}")]
    Damaged(String),
    /// There is such a room already.
    #[error("there is already a room {0}")]
    Exists(RoomId),
}
