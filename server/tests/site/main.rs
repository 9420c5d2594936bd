//! The site with real rooms, as a browser sees it.

#[path = "../common/mod.rs"]
#[allow(dead_code, reason = "the tests of the rooms use the rest")]
mod common;

mod assets;
mod branch;
mod browser;
mod carry;
mod daily;
mod data;
mod deletion;
mod forms;
mod games;
mod guests;
mod headers;
mod high_scores;
mod languages;
mod limits;
mod my_games;
mod notices;
mod pages;
mod parties;
mod parts;
mod profile;
mod records;
mod said;
mod tables;
mod twins;
mod uploads;
