//! A seat's expected result and lead, given the expected scores of the cities.

use std::array;
use std::sync::LazyLock;

use arrayvec::ArrayVec;
use conurbation_rules::common::Seat;
use conurbation_rules::two_cities::ranking::Goal;
use conurbation_rules::two_cities::{MAX_SEATS, Ring, Side};
use serde::Serialize;

use super::table::Table;
use crate::common::Dice;

/// The number of combinations of luck that are averaged.
const CHANCES: usize = 64;
/// The lead up to which every point counts whole, in hundredths of a point. Tuned by letting the engine play.
const NEAR: i32 = 300;
/// The units of luck in a standard deviation.
const LUCK_UNIT: i32 = 256;

/// What a seat can expect.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Outlook {
    /// Its result in the end, in hundredths of a point: the lower of its cities, or with two players their sum.
    pub result: i32,
    /// By how much the seat is ahead of the best of the others, or behind, in hundredths of a point; the first tiebreak
    /// counts a hundredth of its points. A partner has the shared city too, so there the other cities of the two are
    /// compared. That is what wins games, so options are compared by it. Of a lead of more than three points, each
    /// further point counts a tenth.
    pub lead: i32,
}

/// The sum of many outlooks.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Outlooks {
    result: i64,
    lead: i64,
    count: i64,
}

/// Errors of the cities' expected points: sums of twelve throws, which are nearly normal. Each is followed by its
/// opposite, so that their mean is 0.
static LUCK: LazyLock<[[i32; MAX_SEATS]; CHANCES]> = LazyLock::new(|| {
    let mut dice = Dice::new(0, 0);
    let mut throw = || (0..12).map(|_| dice.around_zero(128)).sum();
    let mut luck: [i32; MAX_SEATS] = [0; MAX_SEATS];
    array::from_fn(|number| {
        luck = if number % 2 == 0 { array::from_fn(|_| throw()) } else { luck.map(|luck: i32| -luck) };
        luck
    })
});

impl Outlook {
    /// The outlook of a seat for a table as it stands.
    pub(super) fn of(table: &Table, seat: Seat) -> Self {
        let ring = table.ring;
        let (points, spread) = table.expected();
        let mut sum = Outlooks::default();
        for luck in LUCK.iter() {
            let scores: ArrayVec<i32, MAX_SEATS> =
                points.iter().zip(luck).map(|(points, luck)| points + luck * spread / LUCK_UNIT).collect();
            let others = Seat::first(ring.seats()).filter(|other| *other != seat);
            let least = others.map(|other| lead(ring, &scores, seat, other)).min().unwrap_or_default();
            sum.add(Self { result: strength(ring, &scores, seat).1, lead: counted(least) });
        }
        sum.mean()
    }
}

/// A lead as it counts: any lead wins, so each point beyond the first few counts a tenth.
fn counted(lead: i32) -> i32 {
    let near = lead.clamp(-NEAR, NEAR);
    near + (lead - near) / 10
}

/// By how much a seat is ahead of another one. The partner of a city wins exactly if its other city beats the seat's
/// other one, whichever is the lowest: by their results alone, a seat that is behind would gain by spoiling a city of
/// its own.
fn lead(ring: Ring, scores: &[i32], seat: Seat, other: Seat) -> i32 {
    let score = |seat, side| scores[ring.city(seat, side).index()];
    let shared = Side::BOTH.into_iter().find(|side| ring.city(seat, *side) == ring.city(other, side.other()));
    match shared {
        Some(side) => score(seat, side.other()) - score(other, side),
        None => strength(ring, scores, seat).0 - strength(ring, scores, other).0,
    }
}

/// What ranks a seat, with the first tiebreak, and its result, both in hundredths of a point.
fn strength(ring: Ring, scores: &[i32], seat: Seat) -> (i32, i32) {
    let [left, right] = Side::BOTH.map(|side| scores[ring.city(seat, side).index()]);
    match ring.goal() {
        Goal::Lower => (left.min(right) + left.max(right) / 100, left.min(right)),
        Goal::Sum => (left + right, left + right),
    }
}

impl Outlooks {
    pub fn add(&mut self, outlook: Outlook) {
        self.result += i64::from(outlook.result);
        self.lead += i64::from(outlook.lead);
        self.count += 1;
    }

    /// The mean, rounded.
    pub fn mean(&self) -> Outlook {
        let count = self.count.max(1);
        let mean = |sum: i64| i32::try_from((2 * sum + count).div_euclid(2 * count)).unwrap_or_default();
        Outlook { result: mean(self.result), lead: mean(self.lead) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The lead of the first of three seats, whose cities are the first and the last.
    fn least([left, other, right]: [i32; 3]) -> i32 {
        let (ring, seat) = (Ring::new(3), Seat::new(0));
        [1, 2].map(|rival| lead(ring, &[left, other, right], seat, Seat::new(rival))).into_iter().min().unwrap()
    }

    #[test]
    fn one_of_three_is_ahead_by_what_its_lower_city_is_above_the_one_that_it_has_no_part_in() {
        assert_eq!(least([6_000, 5_000, 5_500]), 500);
        assert_eq!(least([5_000, 5_500, 6_000]), -500);
        assert_eq!(least([5_000, 5_500, 5_200]), -500);
    }

    #[test]
    fn nobody_gains_by_spoiling_a_city_of_its_own() {
        for cities in [[6_000, 5_000, 5_500], [5_000, 6_000, 5_500], [5_000, 5_500, 6_000]] {
            for own in [0, 2] {
                let mut spoiled = cities;
                spoiled[own] -= 800;
                assert!(least(spoiled) <= least(cities), "{cities:?}");
            }
        }
    }
}
