//! The ranking of the players: who won, and what decided it.

use std::cmp::Ordering;

use arrayvec::ArrayVec;
use serde::Serialize;

use super::MAX_SEATS;
use super::building::Type;
use super::city::CityBoard;
use super::ring::{Ring, Side};
use super::score::Sheet;
use crate::common::{Seat, byte, name_of};

/// How a seat's two cities make its result.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Goal {
    /// The score of the lower one; the higher one is the first tiebreak.
    Lower,
    /// The sum of both, for two players.
    Sum,
}

impl Goal {
    /// The result of a seat whose cities have these scores.
    pub fn result(self, [left, right]: [u8; 2]) -> u16 {
        match self {
            Self::Lower => left.min(right).into(),
            Self::Sum => u16::from(left) + u16::from(right),
        }
    }
}

/// One seat in the final ranking.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Standing {
    /// The seat.
    pub seat: Seat,
    /// Its place, from 1; tied seats share a place.
    pub place: u8,
    /// What counts in the end, by the game's goal.
    pub result: u16,
    /// The lower score of its two cities.
    pub lower: u8,
    /// The higher score of its two cities: the first tiebreak, unless the goal is the sum.
    pub higher: u8,
    /// Buildings in both cities together, by type in the order of the reference card: the further tiebreaks.
    pub counts: [u8; 6],
    /// What sets it apart from the next seat in the ranking; not set for the last one.
    pub decided: Option<Tiebreak>,
}

impl Standing {
    /// In words: place, name, result and both cities.
    pub(crate) fn told(&self, names: &[String]) -> String {
        let Self { seat, place, result, lower, higher, .. } = self;
        format!("{place}. {}: {result}, from cities of {lower} and {higher} points", name_of(names, *seat))
    }
}

/// What decides between two seats.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Tiebreak {
    /// The result: the lower city, or for two players the sum of both.
    Result,
    /// The higher city; never for two players.
    Higher,
    /// Nothing: all are equal, and they share the place.
    Shared,
    /// The number of buildings of this type; on the wire the name of the type.
    #[serde(untagged)]
    Count(Type),
}

/// The seats with the best result so far; none if all seats have the same. `sheets` are the scores of all cities.
pub(super) fn leaders(ring: Ring, sheets: &[Sheet]) -> ArrayVec<Seat, MAX_SEATS> {
    let result = |seat: &Seat| ring.goal().result(Side::BOTH.map(|side| sheets[ring.city(*seat, side).index()].total));
    let best = Seat::first(ring.seats()).map(|seat| result(&seat)).max();
    let leaders: ArrayVec<Seat, MAX_SEATS> =
        Seat::first(ring.seats()).filter(|seat| Some(result(seat)) == best).collect();
    if leaders.len() < usize::from(ring.seats()) { leaders } else { ArrayVec::new() }
}

/// Ranks the seats of a game, best first. `sheets` are the scores of `cities`, which are all cities of the table.
pub fn rank(ring: Ring, cities: &[CityBoard], sheets: &[Sheet]) -> ArrayVec<Standing, MAX_SEATS> {
    let standings = Seat::first(ring.seats())
        .map(|seat| {
            let [left, right] = Side::BOTH.map(|side| ring.city(seat, side).index());
            let totals = [sheets[left].total, sheets[right].total];
            Standing {
                seat,
                place: 1,
                result: ring.goal().result(totals),
                lower: totals[0].min(totals[1]),
                higher: totals[0].max(totals[1]),
                counts: Type::ALL.map(|kind| cities[left].count_of(kind) + cities[right].count_of(kind)),
                decided: None,
            }
        })
        .collect();
    order(ring.goal(), standings)
}

/// Sorts seats, best first, and fills in their places and what decided them.
pub(crate) fn order(goal: Goal, mut ranking: ArrayVec<Standing, MAX_SEATS>) -> ArrayVec<Standing, MAX_SEATS> {
    // Stable, so that tied seats stay in seat order.
    ranking.sort_by(|a, b| compare(goal, b, a).0);
    for next in 1..ranking.len() {
        let (_, tiebreak) = compare(goal, &ranking[next - 1], &ranking[next]);
        ranking[next - 1].decided = Some(tiebreak);
        ranking[next].place = if tiebreak == Tiebreak::Shared { ranking[next - 1].place } else { byte(next) + 1 };
    }
    ranking
}

/// Which of two seats is ahead, and what decides it: the result, then (if cities are shared) the higher city, then the
/// buildings type by type.
fn compare(goal: Goal, a: &Standing, b: &Standing) -> (Ordering, Tiebreak) {
    let higher = match goal {
        Goal::Lower => a.higher.cmp(&b.higher),
        Goal::Sum => Ordering::Equal,
    };
    let scores = [(a.result.cmp(&b.result), Tiebreak::Result), (higher, Tiebreak::Higher)];
    let counts = Type::ALL
        .into_iter()
        .enumerate()
        .map(|(index, kind)| (a.counts[index].cmp(&b.counts[index]), Tiebreak::Count(kind)));
    scores
        .into_iter()
        .chain(counts)
        .find(|(ordering, _)| ordering.is_ne())
        .unwrap_or((Ordering::Equal, Tiebreak::Shared))
}
