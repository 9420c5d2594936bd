//! Reading a room from its log and its snapshot.

pub mod loader;
pub mod snapshots;
pub mod streams;
