//! The engine for City Square Off, as long as cards are turned and tiles stay on the grid.

mod bot;
mod duel;
mod opening;
mod places;
mod policy;
pub mod review;
mod search;
mod sight;
mod weights;

pub use bot::next;
pub use policy::tiles_laid;
pub use search::{Effort, Outlook, Valued, search};
pub use sight::Sight;
pub use weights::{SHAPES, WEIGHTS, Weights};
