//! What all of the rooms use: errors, clocks, queues, and work beside the runtime.

pub mod beside;
pub mod bodies;
pub mod clock;
pub mod closed;
pub mod error;
pub mod failures;
pub mod flights;
pub mod form;
pub mod queue;
