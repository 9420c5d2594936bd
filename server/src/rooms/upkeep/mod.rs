//! What keeps the server tidy: sweeps, deletions of a guest's data, and what an admin asks.

pub mod admin;
pub mod forgetting;
pub mod sweep;
