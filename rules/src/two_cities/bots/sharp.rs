//! *Sharp* looks ahead: it plays both cities out to the end with tiles that may still come, takes what does best on
//! average, and considers what it passes on.

use super::completion::complete;
use super::future::{Future, Futures};
use super::pair;
use super::passing::Passing;
use super::plan::{Appraised, Placement, combine, ways};
use super::prospect::Prospect;
use crate::common::City;
use crate::two_cities::city::{Cell, CityBoard};
use crate::two_cities::ring::Side;
use crate::two_cities::sight::Sight;

/// Futures in which every place of a tile is tried.
const GLANCES: usize = 8;
/// Further futures in which the best places of a tile are tried.
const LOOKS: usize = 24;
/// How many places of a tile get these looks.
const FINALISTS: usize = 2;

/// What a city scores in the end, by future, in hundredths of a point.
type Scores = Vec<i32>;

/// The best plan, among those with the wished placement if there is one.
pub(super) fn best(sight: &Sight, wish: Option<Placement>) -> Option<Appraised> {
    let futures: Vec<Future> = Futures::new(sight).take(GLANCES + LOOKS).collect();
    let scores = |side: Side, city: CityBoard, futures: &[Future]| -> Scores {
        futures.iter().map(|future| score(sight.city(side), city, future)).collect()
    };
    let ways = ways(sight, wish, |side, outcomes| {
        let mut finalists: Vec<(Cell, CityBoard, Scores)> =
            outcomes.map(|(cell, city)| (cell, city, scores(side, city, &futures[..GLANCES]))).collect();
        finalists.sort_by_key(|(_, _, scores)| -sum(scores));
        finalists.truncate(FINALISTS);
        let looks = finalists.into_iter().map(|(cell, city, mut all)| {
            all.extend(scores(side, city, &futures[GLANCES..]));
            (cell, all)
        });
        looks.max_by_key(|(_, scores)| sum(scores))
    });
    let served = Side::BOTH.into_iter().find(|side| !sight.owed.contains(side));
    let served = served.map(|side| scores(side, sight.cities[sight.city(side).index()], &futures));
    let passing = Passing::new(sight);
    let plans = combine(sight, &ways).into_iter().filter_map(|plan| {
        let mut cities = plan.iter().map(|way| &way.found).chain(&served);
        let result = pair::worth(sight.ring.goal(), cities.next()?, cities.next()?);
        let plan = plan.iter().map(|way| way.placement).collect();
        Some(Appraised { worth: result + passing.as_ref().map_or(0, |passing| passing.worth(&plan)), plan })
    });
    plans.max_by_key(|plan| plan.worth)
}

/// What a city will score in a future.
fn score(city: City, board: CityBoard, future: &Future) -> i32 {
    let others = &future.other_factories[city.index()];
    Prospect::of(&complete(board, &future.offers[city.index()], others)).worth(others)
}

fn sum(scores: &[i32]) -> i32 {
    scores.iter().sum()
}
