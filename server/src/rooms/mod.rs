//! Rooms alive in memory: a `task` for each room, with its mailbox and its connections, and the `registry` of them
//! all.
//!
//! Memory is a cache of the log (law 1): a room that nobody is connected to leaves memory after a while, and is read
//! from the log again when someone opens it.

mod absence;
mod admin;
mod archive;
mod audience;
mod batch;
mod beside;
mod bots;
mod budgets;
mod chance;
mod clock;
mod connection;
mod doorstep;
mod error;
mod exclusive;
mod failures;
mod flights;
mod forgetting;
mod forgotten;
mod game_reader;
mod games;
mod host;
mod in_memory;
mod listed;
mod lists;
mod loader;
mod log;
mod mail;
mod notices;
mod options;
mod outbox;
mod passing;
mod progress;
mod questions;
mod reading;
mod registry;
mod reports;
mod retention;
mod shared;
mod shelves;
mod shuffle;
mod snapshots;
mod sweep;
mod tables;
mod talk_limit;
mod task;
mod thinkers;
mod turn_begun;
mod turns;
mod visitor;
pub mod wire;
mod writing;

pub use admin::{GuestOut, NamedGuest, Overview};
pub use audience::{MAX_CONNECTIONS_PER_GUEST, MAX_STANDING, MAX_WATCHING};
#[cfg(feature = "faults")]
pub use chance::Chance;
pub(crate) use clock::LimitClock;
pub use clock::{WallClock, system_time};
pub use connection::Connection;
pub use doorstep::{MAX_OUTSIDE, MAX_OUTSIDE_PER_ADDRESS};
pub use error::{ConnectError, OpenError};
pub use in_memory::Levels;
pub use listed::{Listed, Live};
pub use lists::{HighScore, MAX_LISTED, MAX_OF_GUEST};
pub use notices::{MAX_DEVICES, MAX_ROOMS, SubscribeError, Subscription};
pub use options::HouseOptions;
pub use outbox::{Outbox, Waiting};
pub use registry::{MAILBOX, Rooms};
pub use retention::Retention;
pub use shelves::{MAX_HIGH_SCORES, Player};
pub use sweep::{SWEEP_EVERY, Swept};
pub use turn_begun::{MAX_TURNS, TurnBegun};
pub use visitor::{ConnectionId, Visitor};
pub use wire::close;
