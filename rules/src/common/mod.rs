//! What all games share. Nothing here knows a game.

mod number;

pub use number::{City, Round, Seat, Turn};
