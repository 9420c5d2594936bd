//! Maintenance: sweeps, deletions of a guest's data, and the operator's requests.

pub mod admin;
pub mod forgetting;
pub mod sweep;
