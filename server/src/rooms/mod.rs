//! Rooms alive in memory: a `task` for each room, with its mailbox and its connections, and the `registry` of them
//! all.
//!
//! Memory is a cache of the log (law 1): a room that nobody is connected to leaves memory after a while, and is read
//! from the log again when someone opens it.

mod absence;
mod batch;
mod bots;
mod checkers;
mod cluster;
mod common;
mod connected;
mod connection;
mod day_result;
mod environment;
mod exclusive;
mod forgotten;
mod game_reader;
mod games;
mod in_memory;
mod links;
mod lists;
mod log;
mod mail;
mod notices;
mod options;
mod ownership;
mod played;
mod reading;
mod reading_on;
mod registry;
mod reports;
mod retention;
mod reviewer;
mod shared;
mod shelves;
mod shuffle;
mod tables;
mod talks;
mod task;
mod thinkers;
mod turn_begun;
mod turns;
mod upkeep;
mod writing;

pub use cluster::sharing::SHARE_EVERY;
pub(crate) use common::clock::LimitClock;
pub use common::clock::{WallClock, system_time};
pub use common::error::{ConnectError, OpenError};
pub use common::form::Form;
pub use connected::audience::{MAX_CONNECTIONS_PER_GUEST, MAX_STANDING, MAX_WATCHING};
pub use connected::crowd::TASKS_BETWEEN_EVENTS;
pub use connected::doorstep::{MAX_OUTSIDE, MAX_OUTSIDE_PER_ADDRESS};
pub use connected::frame::Frame;
pub use connected::listed::{Listed, Live};
pub use connected::outbox::{Outbox, Waiting};
pub use connected::visitor::{ConnectionId, Visitor};
pub use connected::wire::{self, close};
pub use connection::Connection;
pub use day_result::DayResult;
#[cfg(feature = "faults")]
pub use environment::Environment;
pub use games::branching::NoBranch;
pub use games::days::{DayTable, MAX_TABLES, Played};
pub use games::twins::Twin;
pub use games::uploads::{About, Upload, UploadError};
pub use in_memory::Levels;
pub use links::lease::{Lease, Tenure};
pub use links::membership::{ErrandHandler, Membership};
pub use links::peers::{Dial, Peers};
pub use links::pipe::Pipe;
pub use lists::{HighScore, MAX_LISTED, MAX_OF_GUEST};
pub use notices::{MAX_DEVICES, MAX_ROOMS, SubscribeError, Subscription};
pub use options::RoomsOptions;
pub use registry::{MAILBOX, Rooms};
pub use retention::Retention;
pub use shelves::{MAX_HIGH_SCORES, Player};
pub use turn_begun::{MAX_TURNS, TurnBegun};
pub use upkeep::admin::{GuestOut, NamedGuest, Overview};
pub use upkeep::sweep::{SWEEP_EVERY, Swept};
