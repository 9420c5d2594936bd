//! The connections to a room: visitors, the watching crowd, their outboxes, and the protocol's messages.

pub mod audience;
pub mod budgets;
pub mod crowd;
pub mod doorstep;
pub mod ephemeral;
pub mod frame;
pub mod host;
pub mod listed;
pub mod outbox;
pub mod questions;
pub mod sent;
pub mod talk_limit;
pub mod visitor;
pub mod watching;
pub mod wire;
