//! Picks a seat's next move from its view: the server sends every legal place, so no rules are needed.

use conurbation_rules::two_cities::{Move, Side};
pub use fastrand::Rng;
use serde::Deserialize;
use serde_json::Value;

/// A random move of the seat whose view this is; `None` while others are awaited.
pub fn next_move(view: &Value, random: &mut Rng) -> Option<Move> {
    let own = &view["me"]["game"]["two_cities"];
    let hand = u8::try_from(own["hand"].as_array()?.len()).ok()?;
    if hand >= 2 {
        let first = random.u8(..hand);
        let second = (first + random.u8(1..hand)) % hand;
        return Some(Move::Choose([first, second]));
    }
    let place = random.choice(own["places"].as_array()?)?;
    let spot = random.choice(place["spots"].as_array()?)?;
    Some(Move::Place {
        tile: u8::deserialize(&place["tile"]).ok()?,
        side: Side::deserialize(&place["side"]).ok()?,
        cell: [u8::deserialize(&spot[0]).ok()?, u8::deserialize(&spot[1]).ok()?],
    })
}
