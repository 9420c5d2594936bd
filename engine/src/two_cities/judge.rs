//! Finds the best place of a tile, by the values.

use std::cell::RefCell;

use conurbation_rules::two_cities::{Cell, CityBoard, Tile};
use rustc_hash::FxHashMap;

use super::features::Rivals;
use super::values::Values;

/// How many places are remembered, a hundred bytes each.
const REMEMBERED: usize = 30_000;

/// The best place of a tile, and by how much the city's worth rises.
#[derive(Clone, Copy)]
pub(super) struct Best {
    pub gain: i32,
    pub tile: Tile,
    pub cell: Cell,
}

/// What the best place of a tile depends on.
type Question = (CityBoard, Tile, Rivals);

/// Judges places by the values. It remembers them: samples of one search ask for the same ones again and again. Nobody
/// chooses what is remembered, so that the hashes need not withstand anyone.
pub(super) struct Judge<'a> {
    pub values: &'a Values,
    answers: RefCell<FxHashMap<Question, Option<Best>>>,
}

impl<'a> Judge<'a> {
    pub fn new(values: &'a Values) -> Self {
        Self { values, answers: RefCell::default() }
    }

    /// The best place of a tile in a city, given the factories of the others; `None` if it fits nowhere.
    pub fn best(&self, city: &CityBoard, tile: Tile, rivals: Rivals) -> Option<Best> {
        let mut answers = self.answers.borrow_mut();
        if answers.len() >= REMEMBERED {
            answers.clear();
        }
        *answers.entry((*city, tile, rivals)).or_insert_with(|| {
            let now = self.values.worth(city, rivals);
            let mut best: Option<Best> = None;
            for cell in city.places(tile) {
                let gain = self.values.worth(&city.with_unchecked(tile, cell), rivals) - now;
                if best.is_none_or(|best| gain > best.gain) {
                    best = Some(Best { gain, tile, cell });
                }
            }
            best
        })
    }
}
