//! Requests between servers that share a store.

pub mod answering;
pub mod others;
pub mod serving;
pub mod sharing;
