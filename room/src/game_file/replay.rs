//! Plays the game of a file again.

use conurbation_rules::common::Seat;
use conurbation_rules::games::{Action, Game, Kind, LeftOver, Setup};

use super::{GameFile, PlayedRecord};
use crate::options::Options;
use crate::record::left_over;

/// One action of a game that is played again.
pub(super) struct Step<'a> {
    /// The game before it.
    pub before: &'a Game,
    pub seat: Seat,
    pub action: &'a Action,
    /// The game after it.
    pub after: &'a Game,
}

impl GameFile {
    /// The options that matter, and the setup of the game.
    pub(super) fn setup(&self) -> Result<(Options, Setup), String> {
        let kind = Kind::from(self.game);
        let seats = u8::try_from(self.seats.len()).map_err(|_| "there are too many seats")?;
        let options = Options { seats, seating: self.seating.into(), ..Options::first(kind) };
        if !options.valid() || self.values.len() != self.seats.len() {
            return Err(format!("the game can't be set up with {seats} seats and {} values", self.values.len()));
        }
        let setup = kind.setup(&self.values, self.starters()?);
        Ok((options, setup.ok_or("the game can't be set up with these seating values and starters")?))
    }

    fn starters(&self) -> Result<Option<LeftOver>, String> {
        self.starters.map(left_over).transpose().map_err(|error| error.to_string())
    }

    /// Plays all actions and shows each legal one to `see`. The error names the first that is not legal, and why.
    pub(super) fn replay(&self, setup: &Setup, mut see: impl FnMut(&Step)) -> Result<Game, String> {
        let mut game = Game::new(setup, &self.seed);
        let mut last = 0;
        for (number, PlayedRecord { at, seat, action }) in (1..).zip(&self.actions) {
            let action = Action::try_from(action.clone());
            let all = self.actions.len();
            let action = action.map_err(|error| format!("action {number} of {all} (seat {seat}): {error}"))?;
            let (round, turn) = game.turn();
            let named =
                |what: String| format!("action {number} of {all} (round {round}, turn {turn}, seat {seat}) {what}");
            let before = game.clone();
            game.play(*seat, &action).map_err(|refusal| named(format!("is illegal: {refusal}")))?;
            if *at < last {
                return Err(named("is earlier than the one before it".to_owned()));
            }
            last = *at;
            see(&Step { before: &before, seat: *seat, action: &action, after: &game });
        }
        Ok(game)
    }
}
