//! The bot that plays by the engine. It decides by a seat's [`Sight`] alone, and before the first card by the starters
//! on offer.

use conurbation_rules::common::Seat;
use conurbation_rules::square_off::{Action, Game, Mode, Move, Phase, side_of};

use super::opening::begin;
use super::search::{Effort, search};
use super::sight::Sight;

/// What the engine does next for a seat; `None` if there is no tile to lay, or the engine doesn't know the variant.
/// What its side has laid already stays.
pub fn next(game: &Game, seat: Seat, effort: Effort) -> Option<Action> {
    let side = side_of(seat);
    if game.variant().mode != Mode::Base || !game.is_awaited(seat) {
        return None;
    }
    let what = match game.laid(side) {
        Some(laid) => Move::Done(laid),
        None if game.phase() == Phase::Start => Move::Lay(begin(game, side)?),
        None => Move::Lay(search(&Sight::new(game, seat)?, effort, None).first()?.tile),
    };
    Some(Action { turn: game.turn(), what })
}
