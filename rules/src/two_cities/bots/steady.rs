//! *Steady* looks at the scores as they stand: it takes the pair of tiles that raises its two cities most, and a point for
//! the lower one weighs double.

use arrayvec::ArrayVec;

use super::super::MAX_SEATS;
use super::super::building::Building;
use super::super::city::City;
use super::super::score::{factory_worth, score_city};
use super::plan::{Appraised, Placement, combine, ways};
use super::sight::Sight;

/// What it keeps of a city: the points without factories, and the factories, whose worth depends on all cities.
#[derive(Debug, Clone, Copy)]
struct Found {
    points: i32,
    factories: u8,
}

impl Found {
    fn of(city: &City) -> Self {
        Self { points: score_city(city, 0).total.into(), factories: city.count(Building::Factory) }
    }
}

/// The best plan, among those with the wished placement if there is one.
pub(super) fn best(sight: &Sight, wish: Option<Placement>) -> Option<Appraised> {
    // Which place in its city is best for a tile does not depend on what factories are worth.
    let ways = ways(sight, wish, |_, _, outcomes| {
        outcomes.map(|(cell, city)| (cell, Found::of(&city))).max_by_key(|(_, found)| found.points)
    });
    let now: ArrayVec<Found, MAX_SEATS> = sight.cities.iter().map(Found::of).collect();
    let plans = combine(sight, &ways).into_iter().map(|plan| {
        let mut after = now.clone();
        for way in &plan {
            after[sight.city(way.placement.side)] = way.found;
        }
        Appraised { worth: worth(sight, &after), plan: plan.iter().map(|way| way.placement).collect() }
    });
    plans.max_by_key(|plan| plan.worth)
}

fn worth(sight: &Sight, cities: &[Found]) -> i32 {
    let factories: ArrayVec<u8, MAX_SEATS> = cities.iter().map(|city| city.factories).collect();
    let [left, right] = super::super::Side::BOTH.map(|side| {
        let Found { points, factories: count } = cities[sight.city(side)];
        points + i32::from(count * factory_worth(count, &factories))
    });
    100 * (left + right + left.min(right))
}
