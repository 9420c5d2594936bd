//! The door of a room.

use serde::{Deserialize, Serialize};

/// How newcomers get into a room. The host can change it at any time. Members, and whoever has the link to a seat, come
/// in however it is set.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Door {
    /// By the room's link.
    #[default]
    Open,
    /// They knock, and somebody lets them in.
    Knock,
    /// Not at all.
    Locked,
}

impl Door {
    /// Whether everyone with the link may come in.
    pub const fn is_open(&self) -> bool {
        matches!(self, Self::Open)
    }
}
