//! Ways to give tiles to cities.

use arrayvec::ArrayVec;

use super::super::city::{Cell, City};
use super::super::ring::Side;
use super::super::tile::Tile;
use super::sight::Sight;

/// Where one tile goes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Placement {
    /// Its number among the tiles to decide about.
    pub tile: u8,
    pub side: Side,
    /// The cell of its first half.
    pub cell: Cell,
}

/// What a seat does with the tiles that it gives in this turn: one placement for every city that it owes a tile.
pub(super) type Plan = ArrayVec<Placement, 2>;

/// A plan and what a bot thinks of it, in hundredths of a point.
pub(super) struct Appraised {
    pub plan: Plan,
    pub worth: i32,
}

/// One legal placement and what a bot has found out about it.
#[derive(Debug, Clone)]
pub(super) struct Way<T> {
    pub placement: Placement,
    pub found: T,
}

/// The best way for every tile in every city that is owed one, by owed city; a wished placement is the only way for its
/// city. `choose` picks among the cities that a tile can make of one.
pub(super) fn ways<T>(
    sight: &Sight,
    wish: Option<Placement>,
    choose: impl Fn(Tile, Side, &mut dyn Iterator<Item = (Cell, City)>) -> Option<(Cell, T)>,
) -> ArrayVec<Vec<Way<T>>, 2> {
    let way = |side: Side, (number, tile): (u8, Tile)| {
        let wish = wish.filter(|wish| wish.side == side);
        let city = sight.cities[sight.city(side)];
        let wished = |cell: &Cell| wish.is_none_or(|wish| wish.tile == number && wish.cell == *cell);
        let mut outcomes = city.places(tile).filter(wished).map(|cell| (cell, city.with_unchecked(tile, cell)));
        let (cell, found) = choose(tile, side, &mut outcomes)?;
        Some(Way { placement: Placement { tile: number, side, cell }, found })
    };
    sight.owed.iter().map(|side| sight.tiles.iter().filter_map(|tile| way(*side, *tile)).collect()).collect()
}

/// All plans that can be made of one way for every owed city. A tile lies in one city only, and picked tiles are in
/// every plan.
pub(super) fn combine<'a, T>(sight: &Sight, ways: &'a [Vec<Way<T>>]) -> Vec<ArrayVec<&'a Way<T>, 2>> {
    let mut plans: Vec<ArrayVec<&Way<T>, 2>> = vec![ArrayVec::new()];
    for ways in ways {
        let longer = plans.iter().flat_map(|plan| {
            let free = ways.iter().filter(|way| plan.iter().all(|other| other.placement.tile != way.placement.tile));
            free.map(|way| plan.iter().copied().chain([way]).collect())
        });
        plans = longer.collect();
    }
    plans.retain(|plan| sight.draft.iter().all(|pick| plan.iter().any(|way| way.placement.tile == *pick)));
    plans
}
