//! The outcome of a solo game.

use arrayvec::ArrayVec;

use super::PLAYER;
use super::game::{Game, SEATS};
use super::view::Phase;
use crate::common::Seat;
use crate::two_cities::ranking::{Standing, order};
use crate::two_cities::score::Sheet;
use crate::two_cities::{Building, MAX_SEATS, Ring, Side, Type, gain};

/// How a game ended for the player: what a campaign counts.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Outcome {
    /// Whether the player has the first place, alone or shared.
    pub won: bool,
    /// The score of the player's lower city; of both cities if their totals are equal, Leftville first.
    pub lower: ArrayVec<Sheet, 2>,
}

impl Outcome {
    /// The player's lower city.
    pub fn total(&self) -> u8 {
        self.lower.first().map_or(0, |sheet| sheet.total)
    }

    /// What a type of building scored in the lower city; in the better of both cities if their totals are equal.
    pub fn points(&self, kind: Type) -> u8 {
        self.lower.iter().map(|sheet| sheet.of(kind)).max().unwrap_or(0)
    }
}

/// The current scores of all three cities, before the level's change.
#[derive(Debug, Clone, Copy)]
pub(super) struct Sheets {
    /// Leftville and Righttown.
    pub own: [Sheet; 2],
    pub automacity: Sheet,
}

impl Game {
    /// How the game ended; `None` while it is running.
    pub fn outcome(&self) -> Option<Outcome> {
        if self.phase != Phase::Ended {
            return None;
        }
        let sheets = self.sheets();
        let lowest = sheets.own.map(|sheet| sheet.total).into_iter().min();
        Some(Outcome {
            won: self.ranking(&sheets).iter().any(|standing| standing.seat == PLAYER && standing.place == 1),
            lower: sheets.own.into_iter().filter(|sheet| Some(sheet.total) == lowest).collect(),
        })
    }

    pub(super) fn sheets(&self) -> Sheets {
        Sheets {
            own: Side::BOTH.map(|side| gain::sheet(&self.cities[side.index()], &self.other_factories(side))),
            automacity: self.automacity.sheet(&self.cities.map(|city| city.count(Building::Factory))),
        }
    }

    /// What counts for the Automas: Automacity's total with the level's change, never below zero.
    pub(super) fn automacity_total(&self, sheets: &Sheets) -> u8 {
        sheets.automacity.total.saturating_add_signed(self.setup.change())
    }

    /// All three seats, best first, by the rules for three players.
    pub(super) fn ranking(&self, sheets: &Sheets) -> ArrayVec<Standing, MAX_SEATS> {
        let ring = Ring::new(SEATS);
        let [leftville, righttown] = &self.cities;
        // By the ring: the city between the player and Autommaso, then Automacity, then Righttown.
        let cities = [
            (sheets.own[0].total, Type::ALL.map(|kind| leftville.count_of(kind))),
            (self.automacity_total(sheets), Type::ALL.map(|kind| self.automacity.count_of(kind))),
            (sheets.own[1].total, Type::ALL.map(|kind| righttown.count_of(kind))),
        ];
        let standing = |seat: Seat| {
            let [(left, left_counts), (right, right_counts)] =
                Side::BOTH.map(|side| cities[ring.city(seat, side).index()]);
            Standing {
                seat,
                place: 1,
                result: ring.goal().result([left, right]),
                lower: left.min(right),
                higher: left.max(right),
                counts: std::array::from_fn(|kind| left_counts[kind] + right_counts[kind]),
                decided: None,
            }
        };
        order(ring.goal(), Seat::first(SEATS).map(standing).collect())
    }
}
