//! A room's inputs other than commands.

use conurbation_rules::draw::Hash;
use conurbation_rules::shuffle::Seed;
use uuid::Uuid;

use crate::knocks::Knocks;

/// What a decision may depend on besides the state and the command.
pub struct Context<'a> {
    /// Milliseconds since 1970-01-01 UTC.
    pub now: u64,
    /// Whether the host is away: then any player may become the host.
    pub host_away: bool,
    /// Whether a guest is connected: then they don't give way to a newcomer.
    pub here: &'a (dyn Fn(Uuid) -> bool + Sync),
    /// Those who knock at the door.
    pub knocks: &'a Knocks,
    /// The hash of the room's code.
    pub room: Hash,
    /// A new seed from the operating system.
    pub seed: &'a (dyn Fn() -> Seed + Sync),
}
