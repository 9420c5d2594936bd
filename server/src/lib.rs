//! The server of Conurbation: rooms alive in memory, the log of events, HTTP and WebSocket.

#![forbid(unsafe_code)]

pub mod admin;
pub mod best;
pub mod cluster;
pub mod config;
mod defaults;
pub mod files;
pub mod game_file;
pub mod health;
mod jobs;
pub mod logging;
mod metrics;
pub mod net;
pub mod replay;
pub mod review;
pub mod rooms;
pub mod score;
pub mod scrape;
pub mod serve;
pub mod simulate;
pub mod store;
pub mod verify;
