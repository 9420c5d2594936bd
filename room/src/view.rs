//! What a viewer gets of a room: a part that is the same for all, and a part for the viewer's own eyes.

use conurbation_rules::games::{PrivateView, PublicView};
use serde::Serialize;

use crate::options::Options;

/// The whole view of one viewer.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct View {
    /// The same for all viewers.
    pub room: RoomView,
    /// For this viewer alone.
    pub me: MyView,
}

/// What all may see.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RoomView {
    /// Where the room stands.
    pub stage: Stage,
    /// Its options.
    pub options: Options,
    /// The host's member number.
    pub host: u8,
    /// Everyone who ever joined and was not removed, by number.
    pub members: Vec<MemberView>,
    /// For each seat the member's number.
    pub seats: Vec<Option<u8>>,
    /// Number of the game in this room, from 0; a rematch adds one.
    pub game_no: u32,
    /// How the players were seated; present from `seated` on.
    pub seating: Option<SeatingView>,
    /// When the clock of this phase runs out, in milliseconds since 1970-01-01 UTC.
    #[cfg_attr(feature = "ts", ts(type = "number | null"))]
    pub deadline: Option<u64>,
    /// The game; present from `playing` on.
    pub game: Option<PublicView>,
}

/// Where a room stands: open → seated → playing → ended, and by a rematch open again.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Stage {
    /// People join and take seats.
    Open,
    /// The order around the table and the shuffle are fixed.
    Seated,
    /// The game is on.
    Playing,
    /// The game is over.
    Ended,
}

/// A member, as everyone sees them.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct MemberView {
    /// Number within the room.
    pub no: u8,
    /// Name.
    pub name: String,
    /// Whether a connection of theirs is open.
    pub here: bool,
}

/// How the players were seated.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeatingView {
    /// The question card, 0 to 14, for a seating by card.
    pub card: Option<u8>,
    /// Seating value of each seat.
    pub values: Vec<u8>,
    /// SHA-256 of the shuffle's seed in hex: fixed before the first deal (law 10).
    pub fingerprint: String,
    /// The seed in hex, once the game is over.
    pub seed: Option<String>,
}

/// What one viewer alone sees.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct MyView {
    /// My member number, once I have joined.
    pub member: Option<u8>,
    /// My seat.
    pub seat: Option<u8>,
    /// What my seat alone sees of the game.
    pub game: Option<PrivateView>,
}
