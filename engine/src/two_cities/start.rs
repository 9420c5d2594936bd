//! The start of a sample: its table, and what the other seats do in this turn.

use arrayvec::ArrayVec;
use conurbation_rules::common::Seat;
use conurbation_rules::two_cities::{MAX_SEATS, Phase, Side, Sight, Tile};

use super::judge::Judge;
use super::outlook::Outlook;
use super::policy;
use super::sample::Sample;
use super::search::{Way, tile};
use super::table::Table;

/// A sample, and what the others do in it.
pub(super) struct Start<'a> {
    sight: &'a Sight,
    table: Table<'a>,
    /// What everybody chooses, while tiles are being chosen; for the seat itself just any tiles.
    chosen: ArrayVec<[Tile; 2], MAX_SEATS>,
}

impl<'a> Start<'a> {
    pub fn new(judge: &'a Judge<'a>, sight: &'a Sight, sample: &'a Sample) -> Self {
        let mut table = Table::new(judge, sight, sample);
        let mut chosen = ArrayVec::new();
        if sight.phase == Phase::Choose {
            chosen.extend(Seat::first(sight.ring.seats()).map(|seat| table.chosen(seat)));
            for seat in others(sight) {
                table.take(seat, chosen[seat.index()]);
            }
        }
        Self { sight, table, chosen }
    }

    /// What the seat can expect in this sample if it does this, after so many turns more.
    pub fn outlook(&self, way: Way, turns: u32) -> Outlook {
        let (sight, mut table) = (self.sight, self.table.clone());
        match way {
            Way::Choose(picks) => {
                let tiles = picks.map(|pick| tile(sight, pick).unwrap_or(sight.tiles[0].1));
                let mut chosen = self.chosen.clone();
                table.take(sight.seat, tiles);
                chosen[sight.seat.index()] = tiles;
                table.place_all(&chosen);
            }
            Way::Place { tile: number, side, cell } => {
                let city = &mut table.cities[sight.city(side).index()];
                if let Some(tile) = tile(sight, number) {
                    *city = city.with_unchecked(tile, cell);
                }
                for seat in others(sight) {
                    let open = &sight.open[seat.index()];
                    let tiles: ArrayVec<Tile, 2> = open.tiles.iter().map(|(_, tile)| *tile).collect();
                    policy::place(&mut table, seat, &tiles, &open.sides);
                }
                let rest = sight.tiles.iter().filter(|(other, _)| *other != number).map(|(_, tile)| *tile);
                let rest: ArrayVec<Tile, 2> = rest.take(1).collect();
                let sides: ArrayVec<Side, 2> = sight.owed.iter().copied().filter(|owed| *owed != side).collect();
                policy::place(&mut table, sight.seat, &rest, &sides);
            }
        }
        table.play_on(turns);
        Outlook::of(&table, sight.seat)
    }
}

/// All seats but that of the sight, clockwise from it.
fn others(sight: &Sight) -> impl Iterator<Item = Seat> + use<> {
    let (seat, seats) = (sight.seat.number(), sight.ring.seats());
    (1..seats).map(move |step| Seat::new((seat + step) % seats))
}
