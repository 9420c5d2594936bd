//! A sample of what a seat can't see: hidden hands and piles, dealt at random.

use arrayvec::ArrayVec;
use conurbation_rules::two_cities::{Hand, MAX_SEATS, RoundKind, Sight, Tile};

use crate::common::Dice;

/// All tiles that a seat can't see, given out at random.
pub(super) struct Sample {
    /// By seat, the hand at the moment of the sight.
    pub hands: ArrayVec<Hand, MAX_SEATS>,
    /// The tiles of the coming rounds: buildings and duplexes. The next one is the last.
    pub piles: [Vec<Tile>; 2],
}

impl Sample {
    /// The sample with this number.
    pub fn new(sight: &Sight, number: u64) -> Self {
        // A hand that is not known has as many tiles as its own, those that were chosen in secret included.
        let held = sight.hands[sight.seat.index()].as_ref().map_or(0, ArrayVec::len);
        Self::of_hands(sight, number, held)
    }

    /// The sample with this number, in which a hand that is not known has so many tiles.
    pub fn of_hands(sight: &Sight, number: u64, held: usize) -> Self {
        let mut dice = Dice::new(sight.number(), number);
        let mut piles = sight.unseen.clone();
        for pile in &mut piles {
            dice.shuffle(pile);
        }
        let kind = sight.ring.kind(sight.round);
        let pile = &mut piles[pile(kind)];
        let hands = sight.hands.iter().map(|known| known.clone().unwrap_or_else(|| draw(pile, held))).collect();
        Self { hands, piles }
    }
}

/// The index of the pile for a round.
pub(super) const fn pile(kind: RoundKind) -> usize {
    match kind {
        RoundKind::Buildings(_) => 0,
        RoundKind::Duplexes => 1,
    }
}

/// The next tiles of a pile.
fn draw(pile: &mut Vec<Tile>, count: usize) -> Hand {
    let from = pile.len().saturating_sub(count);
    pile.drain(from..).collect()
}
