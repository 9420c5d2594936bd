//! Code shared by all games. Nothing here depends on a particular game.

mod cell_set;
mod layout;
mod level;
mod names;
mod number;
mod pace;
mod refusal;

pub(crate) use cell_set::hex;
pub use layout::Layout;
pub use level::Level;
pub use names::name_of;
pub use number::{City, Round, Seat, Turn, byte};
pub use pace::{Counsel, Pace};
pub use refusal::Refusal;
