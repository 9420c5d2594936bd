//! *Steady* looks at the cities as they stand: it takes the pair of tiles that raises its two cities most. Where the
//! lower one counts, a point for it weighs double.

use arrayvec::ArrayVec;

use super::pair;
use super::plan::{Appraised, Placement, combine, ways};
use super::prospect::Prospect;
use crate::two_cities::MAX_SEATS;
use crate::two_cities::ring::Side;
use crate::two_cities::sight::Sight;

/// The best plan, among those with the wished placement if there is one.
pub(super) fn best(sight: &Sight, wish: Option<Placement>) -> Option<Appraised> {
    // The best place for a tile within a city does not depend on what factories are worth.
    let ways = ways(sight, wish, |_, outcomes| {
        outcomes.map(|(cell, city)| (cell, Prospect::of(&city))).max_by_key(|(_, prospect)| prospect.worth(&[]))
    });
    let now: ArrayVec<Prospect, MAX_SEATS> = sight.cities.iter().map(Prospect::of).collect();
    let plans = combine(sight, &ways).into_iter().map(|plan| {
        let mut after = now.clone();
        for way in &plan {
            after[sight.city(way.placement.side).index()] = way.found;
        }
        Appraised { worth: worth(sight, &after), plan: plan.iter().map(|way| way.placement).collect() }
    });
    plans.max_by_key(|plan| plan.worth)
}

fn worth(sight: &Sight, cities: &[Prospect]) -> i32 {
    let factories: ArrayVec<u8, MAX_SEATS> = cities.iter().map(|city| city.factories()).collect();
    let [left, right] = Side::BOTH.map(|side| cities[sight.city(side).index()].worth(&factories));
    pair::worth(sight.ring.goal(), &[left], &[right])
}
