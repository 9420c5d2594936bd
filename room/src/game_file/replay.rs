//! Plays the game of a file again.

use conurbation_rules::common::Seat;
use conurbation_rules::games::{Action, Game, Kind, LeftOver, Pace, Setup};
use conurbation_rules::shuffle::Seed;

use super::{GameFile, NOT_OVER, PlayedRecord};
use crate::options::Options;
use crate::record::left_over;

/// Everything needed to play a game again.
#[derive(Debug, Clone)]
pub struct Played {
    /// Which game it is.
    pub kind: Kind,
    /// Its number in its room, from 0.
    pub number: u32,
    /// The setup of the game.
    pub setup: Setup,
    /// The seed that it was dealt from.
    pub seed: Seed,
    /// All actions, each by its seat.
    pub actions: Vec<(Seat, Action)>,
    /// What to call the players, by seat.
    pub names: Vec<String>,
}

/// The first action that can't be played.
pub(super) struct Broken {
    /// Its number, from 1.
    pub action: usize,
    /// Which it is, and why, for people.
    pub what: String,
}

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
    /// What the game follows from, if all its actions are legal and lead to its end.
    pub fn played(&self) -> Result<Played, String> {
        let (_, setup) = self.setup()?;
        let mut actions = Vec::with_capacity(self.actions.len());
        let game = self.replay(&setup, |step| actions.push((step.seat, step.action.clone())));
        let game = game.map_err(|broken| broken.what)?;
        if game.pace() != Pace::Over {
            return Err(NOT_OVER.to_owned());
        }
        let (kind, number, seed) = (self.game.into(), self.number, self.seed);
        Ok(Played { kind, number, setup, seed, actions, names: self.names() })
    }

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
    pub(super) fn replay(&self, setup: &Setup, mut see: impl FnMut(&Step)) -> Result<Game, Broken> {
        let mut game = Game::new(setup, &self.seed);
        let mut last = 0;
        for (number, PlayedRecord { at, seat, action }) in (1..).zip(&self.actions) {
            let all = self.actions.len();
            let broken = |what: String| Broken { action: number, what: format!("action {number} of {all} {what}") };
            let action = Action::try_from(action.clone());
            let action = action.map_err(|error| broken(format!("(seat {seat}): {error}")))?;
            let (round, turn) = game.turn();
            let named = |what: String| broken(format!("(round {round}, turn {turn}, seat {seat}) {what}"));
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
