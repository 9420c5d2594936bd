//! The engine for City Square Off, as long as cards are turned and tiles stay on the grid.

mod bot;
mod course;
pub mod review;
mod search;
mod sight;
mod taste;

pub use bot::next;
pub use course::Course;
pub use search::{Effort, Outlook, Valued, search};
pub use sight::Sight;
pub use taste::{SHAPES, TASTE, Taste};
