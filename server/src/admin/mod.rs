//! `conurbation admin`: looks after the rooms of a store. While a server is running on the store, the server does it,
//! asked through a socket beside the file; otherwise the program opens the store itself. `perform` does it either way.

mod errand;
mod export;
mod note;
mod order;
mod perform;
#[cfg(unix)]
mod socket;
mod text;

use std::io;
use std::path::{Path, PathBuf};

use clap::{Args, Subcommand};
use tokio_util::sync::CancellationToken;

use crate::net::Banned;
use crate::rooms::{Rooms, RoomsOptions};
use crate::store::{Store, StoreAddress, missing_file};
use order::{Answer, Order};
use perform::perform;

pub use errand::run_errand;
pub use export::{export, import};
pub use order::{AdminError, ImportError, Keeper};
#[cfg(unix)]
pub use socket::serve;

/// What to do to a store.
#[derive(Debug, Clone, PartialEq, Eq, Args)]
#[command(mut_arg("address", |store| store.global(true)))]
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
        /// The room's link, or the code in it
        code: String,
    },
    /// Close a room: whoever is connected is sent away, and nobody can enter until it is opened again
    Close {
        /// The room's link, or the code in it
        code: String,
    },
    /// Open a closed room again
    Open {
        /// The room's link, or the code in it
        code: String,
    },
    /// Delete a room with all its records and talk, for good
    Purge {
        /// The room's link, or the code in it
        code: String,
    },
    /// Print a room's records, one JSON object a line, for `import`
    Export {
        /// The room's link, or the code in it
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
    /// Turn away a guest or a network, now and in future
    Ban {
        /// The guest's id, as `show` prints it, or an address or network such as 203.0.113.0/24
        whom: Banned,
    },
    /// Undo a ban
    Unban {
        /// The guest or network, as `bans` prints it
        whom: Banned,
    },
    /// List all bans
    Bans,
    /// Add an exported room under its own code, or the file of a finished game
    Import {
        /// What `export` wrote, or a game that was downloaded, which is checked as `conurbation verify` does
        file: PathBuf,
    },
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
        Command::Ban { whom } => Order::Ban(whom),
        Command::Unban { whom } => Order::Unban(whom),
        Command::Bans => Order::Bans,
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

fn at(file: &Path, error: io::Error) -> AdminError {
    AdminError::File(file.display().to_string(), error)
}

/// Asks the server that runs on the store, or one of those that do, or does it here if there is none.
async fn ask(store: &StoreAddress, order: Order) -> Result<Answer, AdminError> {
    #[cfg(unix)]
    if let Some(answer) = socket::ask(store, &order).await? {
        return answer.map_err(AdminError::Refused);
    }
    let order = match errand::beside_servers(store, order).await {
        Ok(done) => return done,
        Err(order) => order,
    };
    // Only an import may begin one.
    if let Some(file) = missing_file(&store.address)
        && !matches!(order, Order::Import(_))
    {
        return Err(AdminError::NoStore(file.to_owned()));
    }
    let store = Store::open_alone(&store.address).await?;
    let shutdown = CancellationToken::new();
    let rooms = Rooms::new(store.clone(), RoomsOptions::default(), shutdown.clone());
    let keeper = Keeper { rooms, store: store.clone(), gate: None };
    let answer = perform(&keeper, order).await;
    shutdown.cancel();
    keeper.rooms.ended().await;
    store.close().await;
    answer
}
