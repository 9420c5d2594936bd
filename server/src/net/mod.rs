//! HTTP and WebSocket. `connections` accepts them; `front` stands before every handler; `pages` and `socket` are the
//! handlers; `site` routes requests to them.

mod conduct;
pub(crate) mod connections;
mod counted;
pub mod front;
mod headers;
mod health;
mod keys;
pub mod pages;
pub mod site;
mod socket;
pub mod texts;

pub use front::{CookieKeys, Failure, Gate, GateOptions};
pub use keys::{cookie_keys, rotate_cookie_keys};
pub use site::{Site, router};
pub use texts::Locale;
