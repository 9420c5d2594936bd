//! What the public list shows of a running game: only what every watcher may see.

use conurbation_rules::games::Pace;
use conurbation_rules::two_cities::Side;
use serde::{Deserialize, Serialize};

use crate::options::Access;
use crate::stage::Stage;
use crate::state::Room;
use crate::turn::Progress;

/// A running game at a glance.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Glimpse {
    /// How far it is.
    pub progress: Progress,
    /// Where hands go after this turn, if anywhere.
    pub pass: Option<Side>,
    /// Whether players choose in secret.
    pub secret: bool,
    /// The seats, clockwise.
    pub seats: Vec<SeatGlimpse>,
}

/// A seat of it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatGlimpse {
    /// Who sits there.
    pub name: String,
    /// Whether the game waits for them, or they play while all others do.
    pub awaited: bool,
}

impl Room {
    /// The running game at a glance, if everybody may come and watch it.
    pub fn glimpse(&self) -> Option<Glimpse> {
        let open = self.options.access == Access::Public && self.options.watchers && self.door.is_open();
        let game = self.game().filter(|_| open && self.stage() == Stage::Playing)?;
        let progress = self.progress()?;
        // Where nobody has turns, everyone plays at once.
        let awaited = if game.has_turns() { self.awaited() } else { self.all_seats().collect() };
        let seats = self.all_seats().zip(&self.seats).map(|(seat, member)| SeatGlimpse {
            name: member.and_then(|no| self.name(no)).unwrap_or_default().to_owned(),
            awaited: awaited.contains(&seat),
        });
        let (pass, secret) = (game.pass(), game.pace() == Pace::Secret);
        Some(Glimpse { progress, pass, secret, seats: seats.collect() })
    }
}
