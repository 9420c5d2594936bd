//! The stand-in: plays for a seat whose clock has run out. It is a steady bot that keeps to the seat's draft.

use super::next;
use crate::common::{Level, Seat};
use crate::two_cities::action::Action;
use crate::two_cities::game::Game;

/// The actions of every seat that has not finished this phase, in playing order. Never looks at what the seat may not
/// see.
pub fn finish_phase(game: &Game) -> Vec<(Seat, Action)> {
    let mut table = game.clone();
    let mut actions = Vec::new();
    for seat in Seat::first(game.seats()) {
        // A seat places two tiles; playing the last action of the phase moves on to the next phase.
        while table.phase_number() == game.phase_number() {
            let Some(action) = next(&table, seat, Level::Steady) else { break };
            if table.play(seat, &action).is_err() {
                debug_assert!(false, "a bot plays by the rules: {action:?}");
                break;
            }
            actions.push((seat, action));
        }
    }
    actions
}
