//! The pages that the server draws.

pub mod high_scores;
pub mod home;
pub mod language;
pub mod layout;
pub mod picture;
pub mod profile;
pub mod room;
pub mod rules;
pub mod summary;
