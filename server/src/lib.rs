//! The server: rooms alive in memory, the log of events, HTTP and WebSocket.

#![forbid(unsafe_code)]

pub mod store;
