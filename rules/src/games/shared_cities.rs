//! Operations that only games with shared cities have: partners place for each other and propose places.

use super::types::Action;
use crate::common::{City, Level, Seat};
use crate::two_cities::{self, Argument, Places, Proposal, bots};

/// A game of shared cities.
#[derive(Debug, Clone, Copy)]
pub struct SharedCities<'a>(pub(super) &'a two_cities::Game);

impl SharedCities<'_> {
    /// The cities that a seat still has to place a tile into in this phase.
    pub fn owed(self, seat: Seat) -> Vec<City> {
        self.0.owed(seat)
    }

    /// The city that an action places a tile into; `None` for any other action.
    pub fn placed_into(self, seat: Seat, action: &Action) -> Option<City> {
        let Action::TwoCities(action) = action else { return None };
        self.0.placed_into(seat, action)
    }

    /// The legal places of a seat's tiles in the cities that it shares with a partner.
    pub fn places_for(self, seat: Seat, partner: Seat, preview: bool) -> Vec<Places> {
        self.0.places_for(seat, partner, preview)
    }

    /// Whether a proposal names a revealed tile that its owner still holds, and a legal place for it.
    pub fn proposable(self, proposal: &Proposal) -> bool {
        self.0.proposable(proposal)
    }

    /// The case for a proposal, with `preview` also its points; `None` if it isn't
    /// [`proposable`](Self::proposable).
    pub fn why(self, proposal: &Proposal, preview: bool) -> Option<Argument> {
        self.0.why(proposal, preview)
    }

    /// The action with which the owner places a tile as proposed; `None` if it can't be placed there any more.
    pub fn place_as_proposed(self, proposal: &Proposal) -> Option<Action> {
        self.0.place_as_proposed(proposal).map(Action::TwoCities)
    }

    /// The other legal places of a proposed tile in that city; first those that add the most to the city's score now.
    pub fn elsewhere(self, proposal: &Proposal) -> Vec<Proposal> {
        self.0.elsewhere(proposal)
    }

    /// Where a bot means to place its revealed tiles in this turn; empty when none is left.
    pub fn bot_plan(self, seat: Seat, level: Level) -> Vec<Proposal> {
        bots::plan(self.0, seat, level)
    }

    /// Whether a bot agrees to place a tile of its own as a partner proposes.
    pub fn bot_agrees(self, seat: Seat, level: Level, proposal: &Proposal) -> bool {
        bots::agrees(self.0, seat, level, proposal)
    }
}
