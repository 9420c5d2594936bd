//! The solo game: a player at the table with the Automas.

#[path = "../common/mod.rs"]
mod common;

mod automacity;
mod choosing;
mod full_game;
mod listed;
mod player;
mod random_play;
mod refusals;
mod simple_game;
