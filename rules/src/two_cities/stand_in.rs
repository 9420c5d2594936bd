//! The stand-in: plays for a seat whose clock has run out. It takes the draft if there is one, and otherwise what
//! raises the scores most right now.

use super::action::{Action, Deed};
use super::city::Cell;
use super::gain;
use super::game::Game;
use super::ring::Side;
use super::tile::Tile;
use super::view::Phase;

/// What every seat that still owes something in this phase does, in the order to be played. Never looks at what the
/// seat may not see.
pub fn finish_phase(game: &Game) -> Vec<(u8, Action)> {
    let mut table = game.clone();
    let mut actions = Vec::new();
    let (phase, round, turn) = (game.phase, game.round, game.turn);
    for seat in 0..game.seats() {
        // A seat places two tiles; playing the last action of the phase moves on to the next phase.
        while table.phase == phase && (table.round, table.turn) == (round, turn) {
            let Some(deed) = next_deed(&table, seat as usize) else { break };
            let action = Action { round, turn, deed };
            if table.play(seat, &action).is_err() {
                debug_assert!(false, "the stand-in plays by the rules: {action:?}");
                break;
            }
            actions.push((seat, action));
        }
    }
    actions
}

fn next_deed(game: &Game, seat: usize) -> Option<Deed> {
    match game.phase {
        Phase::Choose => choose(game, seat),
        Phase::Place => place(game, seat),
        Phase::Ended => None,
    }
}

/// The draft, completed by what suits the two cities best: the best pair is that of the largest sum.
fn choose(game: &Game, seat: usize) -> Option<Deed> {
    let at = &game.seats[seat];
    if at.chosen.is_some() {
        return None;
    }
    let gains: Vec<[i16; 2]> = at
        .hand
        .iter()
        .map(|tile| Side::BOTH.map(|side| best_place(game, seat, *tile, side).map_or(0, |(gain, _)| gain)))
        .collect();
    let hand = 0..at.hand.len() as u8;
    hand.clone()
        .flat_map(|left| hand.clone().map(move |right| [left, right]))
        .filter(|pair| pair[0] != pair[1] && at.draft.iter().all(|pick| pair.contains(pick)))
        .max_by_key(|[left, right]| gains[*left as usize][0] + gains[*right as usize][1])
        .map(Deed::Choose)
}

/// Of all tiles, cities and cells left the one that raises the score most.
fn place(game: &Game, seat: usize) -> Option<Deed> {
    let at = &game.seats[seat];
    let tiles = at.chosen?.into_iter().enumerate().filter(|(index, _)| at.placed[*index].is_none());
    tiles
        .flat_map(|(index, tile)| {
            let sides = Side::BOTH.into_iter().filter(|side| at.owes(*side));
            sides.filter_map(move |side| {
                let (gain, cell) = best_place(game, seat, tile, side)?;
                Some((gain, Deed::Place { tile: index as u8, side, cell }))
            })
        })
        .max_by_key(|(gain, _)| *gain)
        .map(|(_, deed)| deed)
}

/// The place of a tile in one of the seat's cities that changes its score most for the better, and that change.
fn best_place(game: &Game, seat: usize, tile: Tile, side: Side) -> Option<(i16, Cell)> {
    let city = game.ring().city(seat, side);
    gain::best_place(&game.cities[city], tile, &game.other_factories(city))
}
