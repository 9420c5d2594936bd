//! The pages that the server renders, and the files they load.

pub mod app;
pub mod assets;
pub mod branch;
pub mod brought;
pub mod carry;
pub mod daily;
pub mod data;
pub mod failure;
pub mod game;
pub mod high_scores;
pub mod home;
pub mod language;
pub mod layout;
pub mod manifest;
pub mod notices;
pub mod outcome;
pub mod pad;
pub mod parts;
pub mod profile;
pub mod qr;
pub mod ring;
pub mod room;
pub mod rules;
pub mod summary;
pub mod twins;
pub mod when;
