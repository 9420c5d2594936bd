//! The links between servers, and which servers are there.

pub mod connecting;
pub mod lease;
pub mod letters;
pub mod link;
pub mod membership;
pub mod peers;
pub mod pipe;
