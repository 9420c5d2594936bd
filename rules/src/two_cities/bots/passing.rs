//! What is passed on: a neighbour chooses next from the rest of a hand.

use super::plan::Plan;
use super::prospect::Prospect;
use crate::two_cities::phase::Phase;
use crate::two_cities::ring::Side;
use crate::two_cities::sight::Sight;

/// What a point that the neighbour wins for the shared city counts, in hundredths. It is low, since the neighbour will
/// find some tile in any case.
const SHARED: i32 = 20;
/// What a point that it wins for another city counts: with two or three players, as much as a point of the seat's own.
const RIVAL: i32 = -100;

/// What a neighbour can make of a hand.
pub(super) struct Passing {
    /// By tile of the hand and by city of the neighbour: by how much the tile improves the prospect.
    gains: Vec<[i32; 2]>,
    /// By city of the neighbour: what that counts, in hundredths.
    weights: [i32; 2],
}

impl Passing {
    /// `None` when this turn's hand is not passed on.
    pub fn new(sight: &Sight) -> Option<Self> {
        let round = sight.ring.kind(sight.round);
        let to = round.pass(sight.turn).filter(|_| sight.phase == Phase::Choose)?;
        let neighbour = sight.ring.neighbour(sight.seat, to);
        let cities = Side::BOTH.map(|side| sight.ring.city(neighbour, side));
        let own = Side::BOTH.map(|side| sight.city(side));
        // Among several rivals each one matters less.
        let rivals = (i32::from(sight.ring.seats()) - 2).max(1);
        let weights = cities.map(|city| if own.contains(&city) { SHARED } else { RIVAL / rivals });
        let gains = sight.tiles.iter().map(|(_, tile)| {
            cities.map(|index| {
                let (city, others) = (&sight.cities[index.index()], sight.other_factories(index));
                let worth = |city| Prospect::of(&city).worth(&others);
                let best = city.places(*tile).map(|cell| worth(city.with_unchecked(*tile, cell))).max();
                best.map_or(0, |best| best - worth(*city))
            })
        });
        Some(Self { gains: gains.collect(), weights })
    }

    /// The worth of passing on what a plan leaves, in hundredths of a point: the neighbour takes what is best for both
    /// of its cities.
    pub fn worth(&self, plan: &Plan) -> i32 {
        let rest = || (0..self.gains.len()).filter(|tile| plan.iter().all(|kept| usize::from(kept.tile) != *tile));
        let pairs = rest().flat_map(|left| rest().filter(move |right| *right != left).map(move |right| (left, right)));
        let taken = pairs.map(|(left, right)| [self.gains[left][0], self.gains[right][1]]);
        let [left, right] = taken.max_by_key(|[left, right]| left + right).unwrap_or_default();
        (left * self.weights[0] + right * self.weights[1]) / 100
    }
}
