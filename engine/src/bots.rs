//! The bots of every level: *master* by the engine where it knows the game, all others by the games' own bots.

use conurbation_rules::common::Seat;
use conurbation_rules::games::{Action, Game, Level, Proposal};

use crate::square_off;
use crate::two_cities::{Effort, agrees, next, plan};

/// How many other places a bot considers for a tile: each takes a *master* as long as a move.
const ELSEWHERE: usize = 3;

/// What a bot does next for a seat; `None` if nothing is expected of the seat. Never depends on what the seat may not
/// see; asked twice, it gives the same answer.
pub fn bot(game: &Game, seat: Seat, level: Level) -> Option<Action> {
    match (game, level) {
        (Game::TwoCities(cities), Level::Master) => next(cities, seat, Effort::MASTER).map(Action::TwoCities),
        (Game::SquareOff(squares), Level::Master) => square_off::next(squares, seat, square_off::Effort::MASTER)
            .map(Action::SquareOff)
            .or_else(|| game.bot(seat, level)),
        _ => game.bot(seat, level),
    }
}

/// What a bot does next once partners have declined some of its proposals: it places no tile there if another place in
/// that city is not much worse.
pub fn bot_yielding(game: &Game, seat: Seat, level: Level, declined: &[Proposal]) -> Option<Action> {
    let meant = bot(game, seat, level)?;
    let elsewhere = game.shared_cities().and_then(|shared| {
        let place = |proposal: &Proposal| shared.place_as_proposed(proposal);
        let no = declined.iter().find(|proposal| place(proposal).as_ref() == Some(&meant))?;
        let others = shared.elsewhere(no).into_iter().filter(|other| !declined.contains(other));
        let other = others.take(ELSEWHERE).find(|other| bot_agrees(game, seat, level, other))?;
        place(&other)
    });
    elsewhere.or(Some(meant))
}

/// Where a bot means to place its revealed tiles in this turn; empty when none is left, and where no cities are shared.
pub fn bot_plan(game: &Game, seat: Seat, level: Level) -> Vec<Proposal> {
    match (game, level) {
        (Game::TwoCities(cities), Level::Master) => plan(cities, seat, Effort::MASTER),
        _ => game.shared_cities().map(|shared| shared.bot_plan(seat, level)).unwrap_or_default(),
    }
}

/// Whether a bot agrees to place a tile of its own as a partner proposes.
pub fn bot_agrees(game: &Game, seat: Seat, level: Level, proposal: &Proposal) -> bool {
    match (game, level) {
        (Game::TwoCities(cities), Level::Master) => agrees(cities, seat, Effort::MASTER, proposal),
        _ => game.shared_cities().is_some_and(|shared| shared.bot_agrees(seat, level, proposal)),
    }
}
