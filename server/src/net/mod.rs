//! HTTP and WebSocket. `connections` accepts them; `front` stands before every handler; `pages` and `socket` are the
//! handlers; `site` routes requests to them.

mod accept_pacer;
mod bans;
mod conduct;
pub(crate) mod connections;
mod counted;
pub mod front;
mod headers;
mod health;
mod keys;
pub mod pages;
pub mod pictures;
pub mod push;
mod reload;
pub mod site;
mod socket;
pub mod starting;
pub mod texts;

pub use bans::{ban, bans, unban};
pub use front::{Banned, Bans, CookieKeys, Failure, Gate, GateOptions, MAX_BANS};
pub use keys::{cookie_keys, rotate_cookie_keys};
pub(crate) use pages::home::room_in;
pub use reload::reload;
pub use site::{Site, router};
pub use texts::Locale;
