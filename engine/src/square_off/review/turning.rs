//! Finds the turns in which the chances of winning changed most.

use conurbation_rules::square_off::cells::Cells;
use conurbation_rules::square_off::{Game, Mode, Phase, Piece};
use serde::Serialize;

use crate::common::Dice;
use crate::square_off::duel::{CERTAIN, Playout, duel};
use crate::square_off::policy::lay;
use crate::square_off::weights::WEIGHTS;

/// The most turning points in a review.
const MOST: usize = 3;
/// With how many orders of the cards a game is played out.
const ORDERS: u32 = 256;
/// A chance that is even, in tenths of a percent.
const EVEN: i32 = 500;

/// A turn in which the chances changed much.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "SquareOffTurningPoint"))]
pub struct TurningPoint {
    /// The turn, in words.
    #[serde(skip)]
    pub turn: String,
    /// The number of the action that ended it, from 0.
    pub action: usize,
    /// The side whose chance became less.
    pub side: u8,
    /// How likely it was to win before and after the turn, in tenths of a percent.
    pub chance: [i32; 2],
}

impl TurningPoint {
    /// By how much the chance became less.
    pub const fn swing(&self) -> i32 {
        self.chance[0] - self.chance[1]
    }
}

/// How likely the first side was to win, from turn to turn, as everybody could see it.
#[derive(Default)]
pub(super) struct Chances {
    /// `None` before the first card.
    now: Option<i32>,
    points: Vec<TurningPoint>,
}

impl Chances {
    /// A turn has ended with an action.
    pub fn turned(&mut self, before: &Game, game: &Game, action: usize) {
        if game.variant().mode != Mode::Base {
            return;
        }
        let chance = chance(game);
        if let Some(was) = self.now {
            let side = u8::from(chance > was);
            let of = |chance: i32| if side == 0 { chance } else { 2 * EVEN - chance };
            let point = TurningPoint { turn: before.heading(), action, side, chance: [of(was), of(chance)] };
            self.points.extend(Some(point).filter(|point| point.swing() > 0));
        }
        self.now = Some(chance);
    }

    /// The greatest changes, the greatest first.
    pub fn turning_points(mut self) -> Vec<TurningPoint> {
        self.points.sort_by_key(|point| -point.swing());
        self.points.truncate(MOST);
        self.points
    }
}

/// How likely the first side is to win once the next card is on the table, or whether it has.
fn chance(game: &Game) -> i32 {
    if game.phase() == Phase::Ended {
        return match game.outcome().and_then(|outcome| outcome.winner) {
            Some(0) => 2 * EVEN,
            Some(_) => 0,
            None => EVEN,
        };
    }
    let open = [0, 1].map(|side| Cells::of(&game.grid(side).open()));
    // What both see: the card on the table, and the others in any order.
    let to_come = || Piece::tiles().filter(|tile| !game.cards().contains(tile));
    let card = game.cards().last().copied();
    let laid = |open| lay(open, card?, to_come().collect(), &WEIGHTS);
    let open = open.map(|open| laid(open).map_or(open, |(then, _)| then));
    let mut won = 0;
    for number in 0..ORDERS {
        let mut cards: Vec<Piece> = to_come().collect();
        Dice::new(game.turn().number().into(), number.into()).shuffle(&mut cards);
        let [one, other] = open.map(|open| Playout::new(open, &cards));
        won += duel([&one, &other], &cards).won;
    }
    let whole = CERTAIN * i64::from(ORDERS);
    i32::try_from((won * i64::from(4 * EVEN) + whole) / (2 * whole)).unwrap_or(EVEN)
}
