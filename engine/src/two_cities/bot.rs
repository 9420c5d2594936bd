//! The bot that plays by the engine. It decides by a seat's [`Sight`] alone.

use conurbation_rules::common::Seat;
use conurbation_rules::two_cities::{Action, Game, Move, Phase, Proposal, Side, Sight};

use super::search::{Effort, Valued, Way, plainest, search, tile};

/// By how much an agreed proposal may fall short of the bot's own plan, in hundredths of a point of its lead.
const TOLERANCE: i32 = 100;

/// What the engine does next for a seat; `None` if nothing is expected of the seat. It keeps to tiles that were picked
/// as a draft, and never holds back.
pub fn next(game: &Game, seat: Seat, effort: Effort) -> Option<Action> {
    let sight = Sight::new(game, seat)?;
    let best = search(&sight, effort, None).first()?.way;
    Some(Action { round: sight.round, turn: sight.turn, what: best.into() })
}

/// Where the engine means to place the remaining tiles of a seat in this turn: what it would propose to its partners.
pub fn plan(game: &Game, seat: Seat, effort: Effort) -> Vec<Proposal> {
    let mut sight = Sight::new(game, seat).filter(|sight| sight.phase == Phase::Place);
    let mut plan = Vec::new();
    while let Some(now) = sight {
        let Some(Valued { way: Way::Place { tile, side, cell }, .. }) = search(&now, effort, None).first().copied()
        else {
            break;
        };
        plan.push(Proposal { turn: (now.round, now.turn), city: now.city(side), seat, tile, cell });
        sight = placed(now, tile, side, cell);
    }
    plan
}

/// Whether the engine agrees to place one of a seat's own tiles as proposed: what it expects is not much worse than
/// with its own plan.
pub fn agrees(game: &Game, seat: Seat, effort: Effort, proposal: &Proposal) -> bool {
    let Some(sight) = Sight::new(game, seat) else { return false };
    let Some(side) = Side::BOTH.into_iter().find(|side| sight.city(*side) == proposal.city) else { return false };
    if proposal.seat != seat || !game.proposable(proposal) {
        return false;
    }
    let wish = Way::Place { tile: proposal.tile, side, cell: proposal.cell };
    let all = search(&sight, effort, Some(wish));
    let wish = plainest(&sight, wish);
    let theirs = all.iter().find(|option| option.way == wish);
    theirs.zip(all.first()).is_some_and(|(theirs, own)| theirs.outlook.lead >= own.outlook.lead - TOLERANCE)
}

/// The sight once the seat has placed a tile; `None` if it has placed all.
fn placed(mut sight: Sight, number: u8, side: Side, cell: [u8; 2]) -> Option<Sight> {
    let tile = tile(&sight, number)?;
    let city = sight.city(side);
    let board = &mut sight.cities[city.index()];
    *board = board.with_unchecked(tile, cell);
    sight.tiles.retain(|(other, _)| *other != number);
    sight.owed.retain(|owed| *owed != side);
    (!sight.tiles.is_empty() && !sight.owed.is_empty()).then_some(sight)
}

impl From<Way> for Move {
    fn from(way: Way) -> Self {
        match way {
            Way::Choose(picks) => Self::Choose(picks),
            Way::Place { tile, side, cell } => Self::Place { tile, side, cell },
        }
    }
}
