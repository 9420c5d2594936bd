//! What everyone sees of a shuffle and of the seating that follows from it.

use conurbation_rules::draw::{Contribution, Hash, Secret};
use serde::Serialize;

use crate::branch::Branch;
use crate::day::Day;
use crate::member::Member;
use crate::origin::Origin;
use crate::state::{Drawn, Place, Room, Seated, Shuffling};

/// How the players were seated.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeatingView {
    /// The question card, 0 to 14, for a seating by card.
    pub card: Option<u8>,
    /// Seating value of each seat.
    pub values: Vec<u8>,
    /// What the server committed to before anyone contributed (law 10). In games that were seated before players
    /// contributed, SHA-256 of the seed.
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    pub commitment: Hash,
    /// The seed in hex, once the game is over.
    pub seed: Option<String>,
    /// What the seed was drawn from, once the game is over; left out for games seated before players contributed.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub draw: Option<DrawView>,
    /// Where the game comes from; left out unless it goes on from another one or, once it is
    /// over, has its deal.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub branch: Option<Branch>,
    /// The day whose deal it has; left out unless it has one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, type = "string"))]
    pub day: Option<Day>,
}

/// A shuffle that is under way.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ShufflingView {
    /// The hash of the server's part.
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    pub commitment: Hash,
    /// The players who have contributed.
    pub contributed: Vec<Member>,
}

/// What a seed was drawn from.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DrawView {
    /// The server's part, in hex.
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    pub secret: Secret,
    /// The hash of the room's code.
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    pub room: Hash,
    /// The version of the rules.
    pub rules: u16,
    /// The players' parts, in the order of the seats before the seating was drawn.
    pub contributions: Vec<ContributionView>,
}

/// A player's part of a shuffle.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ContributionView {
    /// Who sat there.
    pub by: Member,
    /// Their part, in hex; `null` for bots and for players who gave none.
    #[cfg_attr(feature = "ts", ts(type = "string | null"))]
    pub number: Option<Contribution>,
}

impl Room {
    pub(crate) fn shuffling_view(&self) -> Option<ShufflingView> {
        let Place::Shuffling(Shuffling { secret, contributions, .. }) = &self.place else { return None };
        let parts = self.seats.iter().zip(contributions).filter(|(_, part)| part.is_some());
        let contributed = parts.filter_map(|(member, _)| *member).collect();
        Some(ShufflingView { commitment: secret.commitment(), contributed })
    }
}

/// The seating, with everything it was drawn from once the game is over.
pub(crate) fn seating_view(seated: &Seated, over: bool) -> SeatingView {
    SeatingView {
        card: seated.card,
        values: seated.values.clone(),
        commitment: match &seated.drawn {
            Some(drawn) => drawn.draw.secret.commitment(),
            None => seated.seed.fingerprint(),
        },
        seed: over.then(|| seated.seed.reveal()),
        draw: seated.drawn.as_ref().filter(|_| over).map(draw_view),
        branch: seated.origin.and_then(|origin| origin.shown_branch(over)),
        day: seated.origin.and_then(Origin::day),
    }
}

fn draw_view(Drawn { draw, seats }: &Drawn) -> DrawView {
    let parts = seats.iter().zip(&draw.contributions);
    DrawView {
        secret: draw.secret,
        room: draw.room,
        rules: draw.rules,
        contributions: parts.map(|(by, number)| ContributionView { by: *by, number: *number }).collect(),
    }
}
