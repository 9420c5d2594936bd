//! *Gentle* chooses by a column of symbols, like the Automas: a tile for its left city, then one for its right city.
//! Each goes where it adds most right now.

use rand_chacha::rand_core::Rng;

use super::plan::{Appraised, Placement, Plan};
use super::sight::Sight;
use crate::shuffle::pick;
use crate::two_cities::column::{
    Symbol::{self, Factory, House, Most, New},
    choose_for_city,
};
use crate::two_cities::gain::{best_place, value};
use crate::two_cities::phase::Phase;
use crate::two_cities::tile::Tile;

/// Its columns, as frequent as those for a shared city on the Automa cards.
const COLUMNS: [&[Symbol]; 5] = [&[Most], &[Most], &[Factory, Most], &[House, Most], &[New, Most]];

/// The column for one turn.
pub(crate) fn column(stream: &mut impl Rng) -> &'static [Symbol] {
    pick(stream, &COLUMNS)
}

/// Its plan, or what is left of it given the wished placement.
pub(super) fn best(sight: &Sight, wish: Option<Placement>) -> Option<Appraised> {
    let column = column(&mut sight.stream());
    let (mut plan, mut worth) = (Plan::new(), 0);
    let mut free = sight.tiles.clone();
    for (turn, &side) in sight.owed.iter().enumerate() {
        let (city, others) = (&sight.cities[sight.city(side).index()], sight.factories_beside(sight.city(side)));
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
            // As chosen: the first tile was meant for the left city.
            Phase::Place | Phase::Ended => 0,
        };
        let (number, tile) = (*numbers.get(taken)?, hand[taken]);
        let cell = match wish {
            Some(wish) if wish.side == side => wish.cell,
            _ => best_place(city, tile, &others)?.1,
        };
        plan.push(Placement { tile: number, side, cell });
        worth += 100 * i32::from(value(&city.with_unchecked(tile, cell), &others) - value(city, &others));
        free.retain(|(free, _)| *free != number);
    }
    Some(Appraised { plan, worth })
}
