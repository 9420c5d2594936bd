//! Games apart from their rooms: finished ones with their files, replays and records, those uploaded as files, twins.

pub mod archive;
pub mod branching;
pub mod days;
pub mod finished;
pub mod progress;
pub mod records;
pub mod said;
pub mod twins;
pub mod uploads;
