//! What a seat can do next, read from its view: the server sends every legal place, so no rules are needed.

use conurbation_rules::two_cities::{Move, Side};
use serde_json::Value;

/// The next move of the seat whose view this is; `None` while others are awaited. `pick(n)` chooses a number below `n`.
pub fn next_move(view: &Value, mut pick: impl FnMut(usize) -> usize) -> Option<Move> {
    let own = &view["me"]["game"]["two_cities"];
    let hand = own["hand"].as_array()?.len();
    if hand >= 2 {
        let first = pick(hand);
        let second = (first + 1 + pick(hand - 1)) % hand;
        return Some(Move::Choose([first as u8, second as u8]));
    }
    let places = own["places"].as_array()?;
    if places.is_empty() {
        return None;
    }
    let place = &places[pick(places.len())];
    let spots = place["spots"].as_array()?;
    let spot = &spots[pick(spots.len())];
    let number = |value: &Value| value.as_u64().map(|number| number as u8);
    Some(Move::Place {
        tile: number(&place["tile"])?,
        side: if place["side"] == "left" { Side::Left } else { Side::Right },
        cell: [number(&spot[0])?, number(&spot[1])?],
    })
}

/// Small pseudo-random numbers, the same on every run (xorshift).
#[derive(Debug, Clone)]
pub struct Dice(u64);

impl Dice {
    /// The same seed gives the same numbers.
    pub const fn new(seed: u64) -> Self {
        Self(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    /// A number below `bound`.
    pub const fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % bound as u64) as usize
    }
}
