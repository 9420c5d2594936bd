//! HTTP and WebSocket: what stands in front of every handler, the pages, and the files they need.

pub mod address;
pub mod assets;
pub mod failure;
pub mod gate;
pub mod guest;
pub mod headers;
pub mod limits;
pub mod locale;
pub mod origin;
pub mod pages;
pub mod places;
pub mod public_url;
pub mod qr;
pub mod site;
pub mod socket;
pub mod texts;

pub use address::ClientAddress;
pub use failure::Failure;
pub use gate::{Gate, GateOptions};
pub use guest::Guest;
pub use locale::Locale;
pub use origin::{SameOrigin, ServedAt};
pub use public_url::PublicUrl;
pub use site::{Site, router};
