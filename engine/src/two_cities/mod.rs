//! The engine for Between Two Cities.

mod bot;
mod features;
mod fitting;
mod judge;
mod outlook;
mod policy;
pub mod review;
mod sample;
mod search;
mod start;
mod table;
mod values;

pub use bot::{agrees, next, plan};
pub use fitting::{Fitted, fit};
pub use outlook::Outlook;
pub use search::{Effort, Valued, Way, search};
pub use values::Values;
