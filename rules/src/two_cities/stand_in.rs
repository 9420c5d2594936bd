//! The stand-in: plays for a seat whose clock has run out. A steady house bot does it, and what the seat has picked as a
//! draft counts.

use super::action::Action;
use super::bots;
use super::game::Game;
use crate::common::Seat;
use crate::games::Level;

/// What every seat that still owes something in this phase does, in the order to be played. Never looks at what the
/// seat may not see.
pub fn finish_phase(game: &Game) -> Vec<(Seat, Action)> {
    let mut table = game.clone();
    let mut actions = Vec::new();
    for seat in Seat::first(game.seats()) {
        // A seat places two tiles; playing the last action of the phase moves on to the next phase.
        while table.phase_number() == game.phase_number() {
            let Some(action) = bots::next(&table, seat, Level::Steady) else { break };
            if table.play(seat, &action).is_err() {
                debug_assert!(false, "a bot plays by the rules: {action:?}");
                break;
            }
            actions.push((seat, action));
        }
    }
    actions
}
