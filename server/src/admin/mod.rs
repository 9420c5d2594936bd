//! `conurbation admin`: looks after the rooms of a store. While a server is running on the store, the server does it,
//! asked through a socket beside the file; otherwise the program opens the store itself. Either way [`perform`] does it.

mod export;
#[cfg(unix)]
mod socket;
mod text;

use std::path::PathBuf;

use clap::{Args, Subcommand};
use conurbation_room::Summary;
use serde::{Deserialize, Serialize};
use tokio_util::sync::CancellationToken;

use crate::config::StoreAddress;
use crate::net::Gate;
use crate::rooms::{ConnectError, HouseOptions, Rooms};
use crate::serve::rotate_keys;
use crate::store::{Census, OpenError, RoomId, Store, StoreError};

pub use export::ImportError;
#[cfg(unix)]
pub use socket::serve;

/// What to do to a store.
#[derive(Debug, Clone, PartialEq, Eq, Args)]
pub struct Admin {
    #[command(subcommand)]
    command: Command,
    /// Where the rooms are kept.
    #[command(flatten)]
    store: StoreAddress,
    /// Print JSON instead of text
    #[arg(long, global = true)]
    json: bool,
}

#[derive(Debug, Clone, PartialEq, Eq, Subcommand)]
enum Command {
    /// List all rooms
    List,
    /// Show a room
    Show {
        /// The code in the room's link
        code: String,
    },
    /// Close a room: whoever is connected is sent away, and nobody can enter until it is opened again
    Close {
        /// The code in the room's link
        code: String,
    },
    /// Open a closed room again
    Open {
        /// The code in the room's link
        code: String,
    },
    /// Delete a room with all its records and talk, for good
    Purge {
        /// The code in the room's link
        code: String,
    },
    /// Print a room's records, one JSON object a line, for `import`
    Export {
        /// The code in the room's link
        code: String,
        /// File to create instead; it must not exist yet
        #[arg(long, value_name = "FILE")]
        to: Option<PathBuf>,
    },
    /// Sign guests' cookies with a new key
    ///
    /// Cookies of the key before are still taken, and renewed with the next page. Doing it twice makes everyone whose
    /// cookie was not renewed in between a new guest.
    RotateKeys,
    /// Add an exported room under its own code
    Import {
        /// What `export` wrote
        file: PathBuf,
    },
}

/// What orders are carried out on.
#[derive(Clone)]
pub struct Keeper {
    /// The rooms.
    pub rooms: Rooms,
    /// Their store.
    pub store: Store,
    /// The gate of the server, if one is running.
    pub gate: Option<Gate>,
}

/// What is asked of the server.
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
}

/// What came of it.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Answer {
    Rooms(Vec<Census>),
    Room(Box<Shown>),
    Exported(String),
    Done(String),
}

/// A room.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct Shown {
    room: String,
    in_memory: bool,
    closed: bool,
    summary: Summary,
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
    /// The room can't be read, or the store fails.
    #[error(transparent)]
    Room(#[from] ConnectError),
    /// The store fails.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The file can't be imported.
    #[error(transparent)]
    Import(#[from] ImportError),
    /// The store can't be opened.
    #[error(transparent)]
    Open(#[from] OpenError),
    /// A file or the server's socket can't be read or written.
    #[error("{0}: {1}")]
    File(String, std::io::Error),
}

/// Carries out a command; returns what to print.
pub async fn run(Admin { command, store, json }: Admin) -> Result<String, AdminError> {
    let mut to = None;
    let order = match command {
        Command::List => Order::List,
        Command::Show { code } => Order::Show(code),
        Command::Close { code } => Order::Close(code),
        Command::Open { code } => Order::Open(code),
        Command::Purge { code } => Order::Purge(code),
        Command::Export { code, to: file } => {
            to = file;
            Order::Export(code)
        }
        Command::RotateKeys => Order::RotateKeys,
        Command::Import { file } => {
            let text = std::fs::read_to_string(&file).map_err(|error| at(&file, error))?;
            Order::Import(text)
        }
    };
    let answer = ask(&store, order).await?;
    if let (Some(file), Answer::Exported(lines)) = (&to, &answer) {
        text::write_new(file, lines).map_err(|error| at(file, error))?;
        return Ok(file.display().to_string());
    }
    Ok(if json { text::json(&answer) } else { text::plain(&answer) })
}

fn at(file: &std::path::Path, error: std::io::Error) -> AdminError {
    AdminError::File(file.display().to_string(), error)
}

/// Asks the server that runs on the store, or does it here if there is none.
async fn ask(store: &StoreAddress, order: Order) -> Result<Answer, AdminError> {
    #[cfg(unix)]
    if let Some(answer) = socket::ask(store, &order).await? {
        return answer.map_err(AdminError::Refused);
    }
    let store = Store::open(&store.address).await?;
    let shutdown = CancellationToken::new();
    let rooms = Rooms::new(store.clone(), HouseOptions::default(), shutdown.clone());
    let keeper = Keeper { rooms, store: store.clone(), gate: None };
    let answer = perform(&keeper, order).await;
    shutdown.cancel();
    keeper.rooms.ended().await;
    store.close().await;
    answer
}

/// Carries out an order.
pub(crate) async fn perform(Keeper { rooms, store, gate }: &Keeper, order: Order) -> Result<Answer, AdminError> {
    let known = |code: String| match code.parse::<RoomId>() {
        Ok(room) => Ok(room),
        Err(_) => Err(AdminError::NoSuchRoom(code)),
    };
    Ok(match order {
        Order::List => Answer::Rooms(rooms.census().await?),
        Order::Show(code) => {
            let room = known(code)?;
            let closed = rooms.is_closed(room).await?;
            let (in_memory, summary) = (rooms.is_alive(room), rooms.look_at(room).await?);
            Answer::Room(Box::new(Shown { room: room.to_string(), in_memory, closed, summary }))
        }
        Order::Close(code) => {
            let room = known(code)?;
            rooms.close(room).await?;
            Answer::Done(format!("{room} is closed"))
        }
        Order::Open(code) => {
            let room = known(code)?;
            rooms.reopen(room).await?;
            Answer::Done(format!("{room} is open"))
        }
        Order::Purge(code) => {
            let room = known(code)?;
            rooms.purge(room).await?;
            Answer::Done(format!("{room} is deleted"))
        }
        Order::Export(code) => Answer::Exported(export::export(rooms, known(code)?).await?),
        Order::Import(text) => {
            let room = export::import(rooms, &text).await?;
            Answer::Done(format!("{room} is here"))
        }
        Order::RotateKeys => {
            rotate_keys(store, gate.as_ref()).await?;
            Answer::Done("cookies are signed with a new key".to_owned())
        }
    })
}
