//! Work that takes long: a bounded queue for it, and threads to do it on.

pub mod blocking;
pub mod queue;
