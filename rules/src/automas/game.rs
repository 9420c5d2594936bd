//! The whole game.

use arrayvec::ArrayVec;

use super::action::{Action, Refusal};
use super::setup::Setup;
use super::view::{Phase, SeatView, TableView};
use crate::shuffle::Seed;
use crate::two_cities::score::Sheet;

/// A solo game being played or over.
#[derive(Debug, Clone)]
pub struct Game {
    setup: Setup,
}

/// How a game ended for the player.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Outcome {
    /// Whether the player has the first place, alone or shared.
    pub won: bool,
    /// The score of the player's lower city; of both cities where their totals are equal, Leftville first.
    pub lower: ArrayVec<Sheet, 2>,
}

impl Game {
    pub fn new(setup: &Setup, _seed: &Seed) -> Self {
        Self { setup: *setup }
    }
    pub fn check(&self, _seat: u8, _action: &Action) -> Result<(), Refusal> {
        todo!()
    }
    pub fn play(&mut self, _seat: u8, _action: &Action) -> Result<(), Refusal> {
        todo!()
    }
    pub fn phase(&self) -> Phase {
        todo!()
    }
    pub fn phase_number(&self) -> u32 {
        todo!()
    }
    pub fn outcome(&self) -> Option<Outcome> {
        todo!()
    }
    pub fn table_view(&self, _preview: bool) -> TableView {
        todo!()
    }
    pub fn seat_view(&self, _seat: u8, _preview: bool) -> SeatView {
        todo!()
    }
}
