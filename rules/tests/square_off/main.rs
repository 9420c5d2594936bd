//! City Square Off.

#[path = "../common/mod.rs"]
mod common;

mod base_game;
mod outcomes;
mod pieces;
mod places;
mod player;
mod refusals;
mod replay;
mod secrets;
mod sprawl;
mod sprint;
mod start;
mod teams;
