//! A finished game, reviewed: what every place was worth with what its side knew, where the game turned, where the last
//! shape would have fitted, and after a race how each grid could have been covered from any moment on.

mod fit;
mod race;
mod turning;
mod words;

use conurbation_rules::common::Seat;
use conurbation_rules::shuffle::Seed;
use conurbation_rules::square_off::cells::Cells;
use conurbation_rules::square_off::{
    Action, Game, Mode, Move, Outcome, Phase, Piece, Reason, Refusal, SIDES, Setup, Tile, side_of,
};
use serde::Serialize;

use super::search::{Effort, Valued, search};
use super::sight::Sight;
use crate::common::{Mark, Scale, Tally};
pub use race::Rescue;
pub use turning::TurningPoint;

/// In tenths of a percent of a win. What two searches find differs by about the first.
const SCALE: Scale = Scale { up_to: [20, 60, 150], half: 100 };

/// What the engine says of a game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "SquareOffReview"))]
pub struct Review {
    /// Every tile that was laid after a card, in the order of the game.
    pub decisions: Vec<Decision>,
    /// By side, how well it decided.
    pub sides: Vec<Tally>,
    /// Up to three turns in which the chances changed most, the greatest first.
    pub turning_points: Vec<TurningPoint>,
    /// For each side that could not lay the last tile: how it could have.
    pub fits: Vec<Fit>,
    /// After moves of a race, how their side's grid could have been covered from there on.
    pub rescues: Vec<Rescue>,
    /// The side that won.
    #[serde(skip)]
    pub winner: Option<u8>,
}

/// One decision of a game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "SquareOffDecision"))]
pub struct Decision {
    /// The number of the action that confirmed the tile, from 0.
    pub action: usize,
    /// Whose action it was.
    pub seat: Seat,
    /// The turn, in words.
    #[serde(skip)]
    pub turn: String,
    /// The places that look best, and what they were worth, likeliest win first.
    pub options: Vec<Valued>,
    /// Where the tile was laid.
    pub played: Valued,
    /// How many shapes were still to come.
    pub to_come: usize,
    /// How good it was.
    pub mark: Mark,
}

/// How a shape that could not be laid would have fitted.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "SquareOffFit"))]
pub struct Fit {
    /// The side.
    pub side: u8,
    /// The action that confirmed the tile with which it parts, the latest one possible.
    pub action: usize,
    /// The turn of that action, in words.
    #[serde(skip)]
    pub turn: String,
    /// Where that tile and all later ones would have lain, the last tile included.
    pub tiles: Vec<Tile>,
}

impl Decision {
    /// How much likelier the side would have won with the best option, in tenths of a percent.
    pub fn loss(&self) -> i32 {
        loss(&self.options, self.played)
    }

    /// Whether there was anything to decide.
    pub fn is_free(&self) -> bool {
        self.options.len() > 1
    }
}

/// What is collected of a side while the game is played again.
#[derive(Default)]
struct Turns {
    /// The open squares at the beginning of each turn.
    open: Vec<Cells>,
    /// The number of the action that confirmed each turn's tile.
    confirmed: Vec<usize>,
    /// Each turn in words.
    headings: Vec<String>,
    /// Who confirmed the tile of this turn last.
    last: Option<(usize, Seat)>,
}

/// Reviews a game; `None` if the engine doesn't know the variant. The same game always gets the same review. The error
/// is that of the first action which is not legal.
pub fn review<'a>(
    setup: &Setup,
    seed: &Seed,
    actions: impl IntoIterator<Item = (Seat, &'a Action)>,
    effort: Effort,
) -> Result<Option<Review>, Refusal> {
    let mut game = Game::new(setup, seed);
    if game.variant().mode == Mode::Sprawl {
        return Ok(None);
    }
    let (mut decisions, mut rescues) = (Vec::new(), race::Rescues::default());
    let mut sides: [Turns; SIDES] = Default::default();
    let mut chances = turning::Chances::default();
    for (number, (seat, action)) in actions.into_iter().enumerate() {
        let before = game.clone();
        if matches!(action.what, Move::Done(_)) {
            sides[usize::from(side_of(seat))].last = Some((number, seat));
        }
        game.play(seat, action)?;
        rescues.add(&game, number, seat);
        if game.phase_number() == before.phase_number() || matches!(action.what, Move::GiveUp) {
            continue;
        }
        if before.phase() == Phase::Place {
            for (side, turns) in (0..).zip(&mut sides) {
                let Some(((action, seat), laid)) = turns.last.take().zip(laid(&before, &game, side)) else { continue };
                turns.open.push(Cells::of(&before.grid(side).open()));
                turns.confirmed.push(action);
                turns.headings.push(before.heading());
                decisions.extend(decision(&before, action, seat, laid, effort));
            }
        }
        chances.turned(&before, &game, number);
    }
    decisions.sort_by_key(|decision| decision.action);
    let tally = |side| {
        let own = decisions.iter().filter(|decision| side_of(decision.seat) == side && decision.is_free());
        Tally::of(own.map(Decision::loss), &SCALE)
    };
    Ok(Some(Review {
        sides: [0, 1].map(tally).to_vec(),
        turning_points: chances.turning_points(),
        fits: fits(&game, &sides),
        rescues: rescues.all,
        winner: game.outcome().and_then(|outcome| outcome.winner),
        decisions,
    }))
}

/// The tile that a side has laid in a turn that is over.
fn laid(before: &Game, after: &Game, side: u8) -> Option<Tile> {
    let laid = after.grid(side).tiles();
    (laid.len() > before.grid(side).tiles().len()).then(|| laid.last().copied()).flatten()
}

/// What a side decided when it laid a tile.
fn decision(before: &Game, action: usize, seat: Seat, laid: Tile, effort: Effort) -> Option<Decision> {
    let sight = Sight::new(before, seat)?;
    let options = search(&sight, effort, Some(laid));
    let played = options.iter().copied().find(|option| option.tile == laid)?;
    let mark = Mark::of(loss(&options, played), &SCALE);
    let to_come = sight.to_come.len();
    Some(Decision { action, seat, turn: before.heading(), options, played, to_come, mark })
}

fn loss(options: &[Valued], played: Valued) -> i32 {
    options.first().map_or(0, |best| best.outlook.chance - played.outlook.chance).max(0)
}

/// How the shape that ended the game would have fitted.
fn fits(game: &Game, sides: &[Turns; SIDES]) -> Vec<Fit> {
    let losers = |outcome: Outcome| match (outcome.reason, outcome.winner) {
        (Reason::Fit, Some(winner)) => vec![1 - winner],
        (Reason::Groups, _) => vec![0, 1],
        _ => Vec::new(),
    };
    let cards: &[Piece] = game.cards();
    let fit = |side: u8| {
        let Turns { open, confirmed, headings, .. } = &sides[usize::from(side)];
        let (turn, tiles) = fit::latest(open, cards)?;
        let heading = headings[turn].clone();
        Some(Fit { side, action: confirmed[turn], turn: heading, tiles })
    };
    game.outcome().map(losers).unwrap_or_default().into_iter().filter_map(fit).collect()
}
