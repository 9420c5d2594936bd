//! Everything that runs ahead of the handlers: the client's address and the address it used for the server, the guest,
//! rate limits, and refusals.

mod address;
mod allowance;
mod bans;
mod carry;
mod failure;
mod gate;
pub mod guest;
mod host;
mod keys;
mod options;
mod origin;
mod places;
mod proxies;
mod public_url;
pub mod request_id;
mod send_off;

pub use address::ClientAddress;
pub use allowance::Allowance;
pub use bans::{Banned, Bans, MAX_BANS, NotBannable};
pub use carry::{CARRY_MINUTES, CarryKeys, MAX_CARRY_KEYS, NoKey};
pub use failure::{Failure, RESTART_SECONDS};
pub use gate::{Gate, HasGate};
pub use guest::{Becomes, Guest, Known};
pub use keys::CookieKeys;
pub use options::GateOptions;
pub use origin::{SameOrigin, ServedAt};
pub use places::{Place, Places};
pub use public_url::{BadPublicUrl, PublicUrl};
pub use send_off::SendOff;
