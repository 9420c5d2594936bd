//! What everyone sees of seats that are handed on: the links to them, and who agrees.

use conurbation_rules::common::Seat;
use serde::Serialize;

use crate::member::Member;
use crate::stage::Stage;
use crate::state::Room;

/// A seat that is being handed on, or was by others than its player.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct HandedView {
    /// Which seat.
    pub seat: Seat,
    /// Who made the link to it that works at the moment.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub link: Option<Member>,
    /// Whose seat it was: they may take it back.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub from: Option<Member>,
    /// The people at the table who agree that it may be handed on.
    pub agreed: Vec<Member>,
    /// How many it takes.
    pub needed: usize,
}

impl Room {
    pub(crate) fn handed_views(&self) -> Vec<HandedView> {
        let view = |seat: Seat| {
            let link = self.open_offers().find(|offer| offer.seat == seat).map(|offer| offer.by);
            let playing = self.table().filter(|_| self.stage() == Stage::Playing);
            let from = playing.and_then(|table| table.former[seat.index()]);
            let agreed = if playing.is_some() { self.agreed(seat) } else { Vec::new() };
            let idle = link.is_none() && from.is_none() && agreed.is_empty();
            (!idle).then(|| HandedView { seat, link, from, agreed, needed: self.agreement_needed(seat) })
        };
        self.all_seats().filter_map(view).collect()
    }
}
