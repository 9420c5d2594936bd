//! Building blocks of all rooms: errors, clocks, shared response bodies, back-off, and single flight.

pub mod bodies;
pub mod clock;
pub mod closed;
pub mod error;
pub mod failures;
pub mod form;
pub mod single_flight;
