//! What stands in front of every handler: where a request comes from and which address it was sent to, which guest sent
//! it, how much each client may ask for, and why a request is refused.

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
pub use carry::{CARRY_MINUTES, Carries, MAX_CARRIES, NoKey};
pub use failure::{Failure, RESTART_SECONDS};
pub use gate::{Gate, HasGate};
pub use guest::{Becomes, Guest, Known};
pub use keys::CookieKeys;
pub use options::GateOptions;
pub use origin::{SameOrigin, ServedAt};
pub use places::{Place, Places};
pub use public_url::{BadPublicUrl, PublicUrl};
pub use send_off::SendOff;
