//! The pages that the server draws.

pub mod home;
pub mod language;
pub mod layout;
pub mod picture;
pub mod profile;
pub mod records;
pub mod room;
pub mod rules;
pub mod summary;
