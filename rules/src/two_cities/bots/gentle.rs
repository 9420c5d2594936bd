//! *Gentle* chooses by a column of symbols, like the Automas: a tile for its left city, then one for its right city.
//! Each goes where it adds most right now.

use arrayvec::ArrayVec;
use rand_chacha::rand_core::Rng;

use super::plan::{Appraised, Placement, Plan};
use crate::shuffle::pick;
use crate::two_cities::BUILDING_HAND;
use crate::two_cities::column::{
    Symbol::{self, Factory, House, Most, New},
    choose_for_city,
};
use crate::two_cities::gain::{best_place, value};
use crate::two_cities::phase::Phase;
use crate::two_cities::sight::Sight;
use crate::two_cities::tile::Tile;

/// Its columns, as frequent as those for a shared city on the Automa cards.
const COLUMNS: [&[Symbol]; 5] = [&[Most], &[Most], &[Factory, Most], &[House, Most], &[New, Most]];

/// The column for one turn.
pub(crate) fn column(stream: &mut impl Rng) -> &'static [Symbol] {
    pick(stream, &COLUMNS)
}

/// Its plan, or what is left of it given the wished placement.
///
/// The first of its revealed tiles was meant for the left city. It swaps them where that is better for one city and no
/// worse for the other: partners see that, too.
pub(super) fn best(sight: &Sight, wish: Option<Placement>) -> Option<Appraised> {
    let tiles = sight.tiles.clone();
    let meant = planned(sight, wish, tiles.clone())?;
    if sight.phase != Phase::Place || wish.is_some() || sight.owed.len() < 2 {
        return Some(meant.appraised());
    }
    let swapped = planned(sight, wish, tiles.into_iter().rev().collect());
    let better = swapped.filter(|swapped| {
        let gains = || swapped.gains.iter().zip(&meant.gains);
        gains().all(|(new, old)| new >= old) && gains().any(|(new, old)| new > old)
    });
    Some(better.unwrap_or(meant).appraised())
}

/// A plan and what it adds to each owed city.
struct Planned {
    plan: Plan,
    gains: ArrayVec<i16, 2>,
}

impl Planned {
    fn appraised(self) -> Appraised {
        Appraised { worth: self.gains.iter().map(|gain| 100 * i32::from(*gain)).sum(), plan: self.plan }
    }
}

/// The plan that takes its tiles in this order.
fn planned(sight: &Sight, wish: Option<Placement>, mut free: ArrayVec<(u8, Tile), BUILDING_HAND>) -> Option<Planned> {
    let column = column(&mut sight.stream());
    let (mut plan, mut gains) = (Plan::new(), ArrayVec::new());
    for (turn, &side) in sight.owed.iter().enumerate() {
        let (city, others) = (&sight.cities[sight.city(side).index()], sight.other_factories(sight.city(side)));
        let picked = match wish {
            Some(wish) if wish.side == side => Some(wish.tile),
            _ => sight.draft.get(turn).copied(),
        };
        let may_take = |tile: u8| {
            picked.is_none_or(|picked| picked == tile) && wish.is_none_or(|wish| wish.side == side || wish.tile != tile)
        };
        let (numbers, hand): (Vec<u8>, Vec<Tile>) =
            free.iter().copied().filter(|(number, _)| may_take(*number)).unzip();
        let taken = match sight.phase {
            Phase::Choose => choose_for_city(column, &hand, city, &others)?.taken.into(),
            Phase::Place | Phase::Ended => 0,
        };
        let (number, tile) = (*numbers.get(taken)?, hand[taken]);
        let cell = match wish {
            Some(wish) if wish.side == side => wish.cell,
            _ => best_place(city, tile, &others)?.1,
        };
        plan.push(Placement { tile: number, side, cell });
        gains.push(value(&city.with_unchecked(tile, cell), &others) - value(city, &others));
        free.retain(|(free, _)| *free != number);
    }
    Some(Planned { plan, gains })
}
