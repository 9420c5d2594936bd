//! One player with the Automas.

use conurbation_room::{Length, Options, Request};
use conurbation_rules::automas::{self, Mode, TableView};
use conurbation_rules::games::{Action, Kind, PublicView};

use super::Party;

/// A game of this mode and level, by itself or in a campaign.
pub fn alone(mode: Mode, level: u8, campaign: Length) -> Options {
    let game = Kind::Automas { mode, level };
    Options { campaign, ..Options::first(game) }
}

impl Party {
    /// The solo game on the table.
    pub fn solo_table(&self) -> TableView {
        match self.game() {
            PublicView::Automas(table) => table,
            PublicView::TwoCities(_) | PublicView::SquareOff(_) => panic!("no solo game is played here"),
        }
    }

    /// An action for the current turn.
    pub fn act_alone(&self, what: automas::Move) -> Request {
        let TableView { round, turn, .. } = self.solo_table();
        Request::Play(Action::Automas(automas::Action { round, turn, what }))
    }

    /// Assigning tiles of the hand to Leftville, Righttown and, in the Simple mode, Automacity.
    pub fn assigning(&self, [left, right, automacity]: [u8; 3]) -> Request {
        // In the Full mode Automacity takes nothing from the player, not even in the second round.
        let automacity = (self.solo_table().mode == Mode::Simple).then_some(automacity);
        self.act_alone(automas::Move::Assign { left, right, automacity })
    }
}
