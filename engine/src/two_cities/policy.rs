//! The playout policy: how seats play in samples. Fast, and reasonably good.

use arrayvec::ArrayVec;
use conurbation_rules::common::{City, Seat};
use conurbation_rules::two_cities::{BUILDING_HAND, Side, Tile};

use super::judge::Best;
use super::table::Table;

/// The best place of a tile.
fn best(table: &Table, city: City, tile: Tile) -> Option<Best> {
    table.judge.best(&table.cities[city.index()], tile, table.rivals(city))
}

/// Lays a tile in its best place.
fn lay(table: &mut Table, city: City, best: Best) {
    let city = &mut table.cities[city.index()];
    *city = city.with_unchecked(best.tile, best.cell);
}

/// The weights of points in a seat's two cities: more for the one that is worth less.
fn weights(table: &Table, seat: Seat) -> [i32; 2] {
    let [left, right] = Side::BOTH.map(|side| table.worth(table.ring.city(seat, side)));
    let more = ((right - left) / 25).clamp(-33, 33);
    [100 + more, 100 - more]
}

/// The two tiles that a seat takes of a hand, by index: the one for its left city first.
pub(super) fn choose(table: &Table, seat: Seat, hand: &[Tile]) -> [usize; 2] {
    let weights = weights(table, seat);
    let gains: [ArrayVec<i32, BUILDING_HAND>; 2] = Side::BOTH.map(|side| {
        let city = table.ring.city(seat, side);
        let mut gains: ArrayVec<i32, BUILDING_HAND> = ArrayVec::new();
        for (index, tile) in hand.iter().enumerate() {
            let twin = hand[..index].iter().position(|twin| twin == tile);
            let gain = match twin {
                Some(twin) => gains[twin],
                None => best(table, city, *tile).map_or(0, |best| best.gain) * weights[side.index()],
            };
            gains.push(gain);
        }
        gains
    });
    let mut chosen = [0, 1];
    let mut most = i32::MIN;
    for left in 0..hand.len() {
        for right in (0..hand.len()).filter(|right| *right != left) {
            let sum = gains[0][left] + gains[1][right];
            if sum > most {
                (most, chosen) = (sum, [left, right]);
            }
        }
    }
    chosen
}

/// Places what a seat still has to place.
pub(super) fn place(table: &mut Table, seat: Seat, tiles: &[Tile], sides: &[Side]) {
    match (tiles, sides) {
        ([tile], [side]) => {
            let city = table.ring.city(seat, *side);
            if let Some(best) = best(table, city, *tile) {
                lay(table, city, best);
            }
        }
        ([first, second], [left, right]) => {
            let [one, other] = [table.ring.city(seat, *left), table.ring.city(seat, *right)];
            let straight = [best(table, one, *first), best(table, other, *second)];
            let crossed =
                if first == second { straight } else { [best(table, one, *second), best(table, other, *first)] };
            let weights = weights(table, seat);
            let sum = |ways: &[Option<Best>; 2]| {
                ways.iter().zip(weights).map(|(way, weight)| way.map_or(0, |way| way.gain * weight)).sum::<i32>()
            };
            let ways = if sum(&crossed) > sum(&straight) { crossed } else { straight };
            for (city, way) in [one, other].into_iter().zip(ways) {
                if let Some(way) = way {
                    lay(table, city, way);
                }
            }
        }
        _ => {}
    }
}
