//! The bot that plays by the engine. It decides by a seat's [`Sight`] alone.

use conurbation_rules::common::Seat;
use conurbation_rules::square_off::{Action, Game, Move, side_of};

use super::search::{Effort, search};
use super::sight::Sight;

/// What the engine does next for a seat; `None` if there is no tile to lay, or the engine doesn't know the variant.
/// What its side has laid already stays.
pub fn next(game: &Game, seat: Seat, effort: Effort) -> Option<Action> {
    let sight = Sight::new(game, seat).filter(|_| game.is_awaited(seat))?;
    let what = match game.laid(side_of(seat)) {
        Some(laid) => Move::Done(laid),
        None => Move::Lay(search(&sight, effort, None).first()?.tile),
    };
    Some(Action { turn: game.turn(), what })
}
