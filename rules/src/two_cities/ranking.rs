//! Who won, and by what.

use std::cmp::Ordering;

use arrayvec::ArrayVec;
use serde::Serialize;

use super::MAX_SEATS;
use super::building::Type;
use super::city::City;
use super::ring::{Ring, Side};
use super::score::Sheet;

/// One seat in the final ranking.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Standing {
    /// The seat.
    pub seat: u8,
    /// Its place, from 1; those who share a win share the place.
    pub place: u8,
    /// The lower score of its two cities: the result.
    pub lower: u8,
    /// The higher score of its two cities: the first tiebreak.
    pub higher: u8,
    /// Buildings in both cities together, by type in the order of the reference card: the further tiebreaks.
    pub counts: [u8; 6],
    /// What sets it apart from the next seat in the ranking; nothing for the last one.
    pub decided: Option<Tiebreak>,
}

/// What decides between two seats.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Tiebreak {
    /// The lower city.
    Result,
    /// The higher city.
    Higher,
    /// Nothing: all are equal, and they share the place.
    Shared,
    /// The number of buildings of this type; on the wire the name of the type.
    #[serde(untagged)]
    Count(Type),
}

/// Ranks the seats of a game, best first. City `i` lies between seat `i` and seat `i + 1`; `sheets` are the scores of
/// `cities`, at least one of each.
pub fn rank(cities: &[City], sheets: &[Sheet]) -> ArrayVec<Standing, MAX_SEATS> {
    let ring = Ring::new(cities.len() as u8);
    let standings = (0..cities.len())
        .map(|seat| {
            let [left, right] = Side::BOTH.map(|side| ring.city(seat, side));
            let totals = [sheets[left].total, sheets[right].total];
            Standing {
                seat: seat as u8,
                place: 1,
                lower: totals[0].min(totals[1]),
                higher: totals[0].max(totals[1]),
                counts: Type::ALL.map(|kind| cities[left].count_of(kind) + cities[right].count_of(kind)),
                decided: None,
            }
        })
        .collect();
    order(standings)
}

/// Puts seats in order, best first, and gives them their places and what decided.
pub(crate) fn order(mut ranking: ArrayVec<Standing, MAX_SEATS>) -> ArrayVec<Standing, MAX_SEATS> {
    // Stable, so that those who share a place stay in order of their seats.
    ranking.sort_by(|a, b| compare(b, a).0);
    for next in 1..ranking.len() {
        let (_, tiebreak) = compare(&ranking[next - 1], &ranking[next]);
        ranking[next - 1].decided = Some(tiebreak);
        ranking[next].place = if tiebreak == Tiebreak::Shared { ranking[next - 1].place } else { next as u8 + 1 };
    }
    ranking
}

/// Who of two seats is ahead, and what decides it: the result, the higher city, then the buildings type by type.
fn compare(a: &Standing, b: &Standing) -> (Ordering, Tiebreak) {
    let scores = [(a.lower.cmp(&b.lower), Tiebreak::Result), (a.higher.cmp(&b.higher), Tiebreak::Higher)];
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
