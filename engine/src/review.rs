//! The engine's reviews of finished games.

use conurbation_rules::common::Seat;
use conurbation_rules::games::{Action, Refusal, Setup};
use conurbation_rules::shuffle::Seed;
use conurbation_rules::square_off::side_of;
use serde::Serialize;

use crate::common::Tally;
use crate::{square_off, two_cities};

/// A review of a finished game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(tag = "game", rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Review {
    /// Between Two Cities.
    TwoCities(two_cities::review::Review),
    /// City Square Off.
    SquareOff(square_off::review::Review),
}

impl Review {
    /// How well a seat of the game decided, as in [`Tally::accuracy`]; those of a side decide together.
    pub fn accuracy(&self, seat: Seat) -> Option<u32> {
        let tally: Option<&Tally> = match self {
            Self::TwoCities(review) => review.seats.get(seat.index()),
            Self::SquareOff(review) => review.sides.get(usize::from(side_of(seat))),
        };
        tally?.accuracy
    }

    /// The review in lines. `names` are the players', by seat.
    pub fn lines(&self, names: &[String]) -> Vec<String> {
        match self {
            Self::TwoCities(review) => review.lines(names),
            Self::SquareOff(review) => review.lines(names),
        }
    }
}

/// Reviews a game; `None` if the engine doesn't know it. The error is that of the first action which is not legal.
pub fn review(setup: &Setup, seed: &Seed, actions: &[(Seat, Action)]) -> Result<Option<Review>, Refusal> {
    let actions = actions.iter().map(|(seat, action)| (*seat, action));
    match setup {
        Setup::TwoCities(setup) => {
            let own = actions.filter_map(|(seat, action)| match action {
                Action::TwoCities(action) => Some((seat, action)),
                _ => None,
            });
            let review = two_cities::review::review(setup, seed, own, two_cities::Effort::REVIEW)?;
            Ok(Some(Review::TwoCities(review)))
        }
        Setup::SquareOff(setup) => {
            let own = actions.filter_map(|(seat, action)| match action {
                Action::SquareOff(action) => Some((seat, action)),
                _ => None,
            });
            let review = square_off::review::review(setup, seed, own, square_off::Effort::REVIEW)?;
            Ok(review.map(Review::SquareOff))
        }
        Setup::Automas(_) => Ok(None),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn those_of_a_side_decide_together() {
        let tally = |accuracy| Tally { accuracy: Some(accuracy), ..Tally::default() };
        let review = Review::SquareOff(square_off::review::Review {
            decisions: Vec::new(),
            sides: vec![tally(900), tally(800)],
            turning_points: Vec::new(),
            fits: Vec::new(),
            rescues: Vec::new(),
            winner: None,
        });
        let accuracies = Seat::first(4).map(|seat| review.accuracy(seat));
        assert_eq!(accuracies.collect::<Vec<_>>(), [900, 800, 900, 800].map(Some));
    }
}
