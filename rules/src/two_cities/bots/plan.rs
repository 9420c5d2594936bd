//! Ways to give tiles to cities.

use arrayvec::ArrayVec;

use crate::two_cities::city::{Cell, CityBoard};
use crate::two_cities::ring::Side;
use crate::two_cities::sight::Sight;
use crate::two_cities::tile::Tile;

/// Where one tile goes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Placement {
    /// Its number among the tiles to decide about.
    pub tile: u8,
    pub side: Side,
    /// The cell of its first half.
    pub cell: Cell,
}

/// What a seat does with its tiles this turn: one placement for every city that it owes a tile.
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
/// city. `choose` picks among the outcomes of a tile in the city on a side; it is called once for equal tiles.
pub(super) fn ways<T: Clone>(
    sight: &Sight,
    wish: Option<Placement>,
    choose: impl Fn(Side, &mut dyn Iterator<Item = (Cell, CityBoard)>) -> Option<(Cell, T)>,
) -> ArrayVec<Vec<Way<T>>, 2> {
    let of_side = |side: &Side| {
        let wish = wish.filter(|wish| wish.side == *side);
        let city = sight.cities[sight.city(*side).index()];
        let mut known: Vec<(Tile, Option<(Cell, T)>)> = Vec::new();
        let mut ways = Vec::new();
        for (number, tile) in
            sight.tiles.iter().copied().filter(|(number, _)| wish.is_none_or(|wish| wish.tile == *number))
        {
            let best = known.iter().find(|(twin, _)| *twin == tile).map(|(_, best)| best.clone());
            let best = best.unwrap_or_else(|| {
                let cells = city.places(tile).filter(|cell| wish.is_none_or(|wish| wish.cell == *cell));
                let best = choose(*side, &mut cells.map(|cell| (cell, city.with_unchecked(tile, cell))));
                known.push((tile, best.clone()));
                best
            });
            ways.extend(
                best.map(|(cell, found)| Way { placement: Placement { tile: number, side: *side, cell }, found }),
            );
        }
        ways
    };
    sight.owed.iter().map(of_side).collect()
}

/// All plans with one way for every owed city. A tile goes into one city only, and picked tiles are in every plan.
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
