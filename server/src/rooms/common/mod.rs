//! Building blocks of all rooms: errors, clocks, queues, and work outside the async runtime.

pub mod bodies;
pub mod clock;
pub mod closed;
pub mod error;
pub mod failures;
pub mod form;
pub mod single_flight;
