//! The house bots: what a seat does when nobody plays it. Each level answers the same question: which
//! tiles go into which of the seat's cities, and where?
//!
//! A bot decides by its [`Sight`] alone, so what its seat may not see can't change what it does. It uses no clock and
//! seeds its random numbers with what it sees: asked twice, it gives the same answer.

pub(crate) mod completion;
mod future;
pub(crate) mod gentle;
pub(crate) mod pair;
mod passing;
pub(crate) mod piles;
mod plan;
pub(crate) mod prospect;
mod sharp;
mod stand_in;
mod steady;

pub use stand_in::finish_phase;

use self::plan::{Appraised, Placement};
use super::action::{Action, Move};
use super::game::Game;
use super::phase::Phase;
use super::proposal::Proposal;
use super::ring::Side;
use super::sight::Sight;
use crate::common::{Level, Seat};

/// By how much an agreed proposal may fall short of the bot's own plan, in hundredths of a point.
const TOLERANCE: i32 = 200;

/// What a bot does next for a seat; `None` if nothing is expected of the seat.
///
/// Tiles that were picked as a draft are part of its choice. It never holds back.
pub fn next(game: &Game, seat: Seat, level: Level) -> Option<Action> {
    let sight = Sight::new(game, seat)?;
    let plan = best(&sight, level, None)?.plan;
    let what = match (sight.phase, &plan[..]) {
        (Phase::Choose, [first, second]) => Move::Choose([first.tile, second.tile]),
        (_, [first, ..]) => Move::Place { tile: first.tile, side: first.side, cell: first.cell },
        _ => return None,
    };
    Some(Action { round: sight.round, turn: sight.turn, what })
}

/// Where a bot means to place its remaining tiles of this turn: what it would propose to its partners.
pub fn plan(game: &Game, seat: Seat, level: Level) -> Vec<Proposal> {
    let Some(sight) = Sight::new(game, seat).filter(|sight| sight.phase == Phase::Place) else { return vec![] };
    let plan = best(&sight, level, None).map(|best| best.plan).unwrap_or_default();
    let propose = |place: Placement| Proposal {
        turn: (sight.round, sight.turn),
        city: sight.city(place.side),
        seat,
        tile: place.tile,
        cell: place.cell,
    };
    plan.into_iter().map(propose).collect()
}

/// Whether a bot agrees to place one of its own tiles as proposed: in its own judgement the turn ends not much worse
/// for it than with its own plan.
pub fn agrees(game: &Game, seat: Seat, level: Level, proposal: &Proposal) -> bool {
    let Some(sight) = Sight::new(game, seat) else { return false };
    let Some(side) = Side::BOTH.into_iter().find(|side| sight.city(*side) == proposal.city) else {
        return false;
    };
    if proposal.seat != seat || !game.proposable(proposal) {
        return false;
    }
    let wish = Placement { tile: proposal.tile, side, cell: proposal.cell };
    let own = best(&sight, level, None);
    let theirs = best(&sight, level, Some(wish));
    own.zip(theirs).is_some_and(|(own, theirs)| theirs.worth >= own.worth - TOLERANCE)
}

/// The best plan as a level judges it, among those with the wished placement if there is one.
fn best(sight: &Sight, level: Level, wish: Option<Placement>) -> Option<Appraised> {
    match level {
        Level::Gentle => gentle::best(sight, wish),
        Level::Steady => steady::best(sight, wish),
        Level::Sharp | Level::Master => sharp::best(sight, wish),
    }
}
