//! Automacity's maximal scoring, checked against a slow, independent scorer.

use std::collections::HashMap;

use conurbation_rules::automas::{Automacity, score_maximally};
use conurbation_rules::common::byte;
use conurbation_rules::two_cities::{BUILDING_TILES, Building, DUPLEX_TILES, Tile, Type};

use crate::common::{Dice, tile};

/// How many random sets are scored both ways.
const SETS: usize = 50_000;

/// Scores by trying every way to split, with the tables of the reference card written out.
#[derive(Default)]
struct Slow {
    shops: HashMap<usize, u32>,
    offices: HashMap<usize, u32>,
    taverns: HashMap<[usize; 4], u32>,
}

impl Slow {
    /// The best way to split shops into lines of one to four.
    fn shops(&mut self, count: usize) -> u32 {
        best_split(&mut self.shops, &[2, 5, 10, 16], count)
    }

    /// The best way to split offices into sets of one to six.
    fn offices(&mut self, count: usize) -> u32 {
        best_split(&mut self.offices, &[1, 3, 6, 10, 15, 21], count)
    }

    /// The best way to split taverns into sets of different kinds: any subset of the kinds first, then the rest.
    fn taverns(&mut self, kinds: [usize; 4]) -> u32 {
        if let Some(known) = self.taverns.get(&kinds) {
            return *known;
        }
        let mut best = 0;
        for set in 1..16u32 {
            let mut rest = kinds;
            let mut size = 0;
            for (kind, left) in rest.iter_mut().enumerate() {
                if set & 1 << kind != 0 {
                    size += usize::from(*left > 0);
                    *left = left.saturating_sub(1);
                }
            }
            if size == set.count_ones() as usize {
                best = best.max([1, 4, 9, 17][size - 1] + self.taverns(rest));
            }
        }
        self.taverns.insert(kinds, best);
        best
    }

    fn score(&mut self, buildings: &[Building], other_factories: &[u8]) -> [u32; 7] {
        let number = |wanted: Building| buildings.iter().filter(|building| **building == wanted).count();
        let taverns = Building::TAVERNS.map(number);
        let tavern = taverns.iter().sum::<usize>();
        let [shop, factory, office] = [Building::Shop, Building::Factory, Building::Office].map(number);
        let [park, house] = [Building::Park, Building::House].map(number);

        // Dense ranks: the different counts, the largest first.
        let mut ranks: Vec<usize> = other_factories.iter().map(|count| usize::from(*count)).chain([factory]).collect();
        ranks.sort_unstable();
        ranks.dedup();
        ranks.reverse();
        let worth = match ranks.iter().position(|count| *count == factory) {
            Some(0) => 4,
            Some(1) => 3,
            _ => 2,
        };
        let mut points = [
            self.shops(shop),
            u32::from(byte(factory * worth)),
            self.taverns(taverns),
            self.offices(office) + if tavern == 0 { 0 } else { u32::from(byte(office)) },
            // As many pairs as possible, and perhaps one alone.
            (0..park).map(|before| if before % 2 == 0 { 2 } else { 6 }).sum(),
            u32::from(byte(house * [shop, factory, tavern, office, park].iter().filter(|count| **count != 0).count())),
            0,
        ];
        points[6] = points.iter().sum();
        points
    }
}

/// The most that `count` things are worth in sets of 1, 2, 3 … for `points`.
fn best_split(known: &mut HashMap<usize, u32>, points: &[u32], count: usize) -> u32 {
    if let Some(known) = known.get(&count) {
        return *known;
    }
    let sizes = 1..=points.len().min(count);
    let best = sizes.map(|size| points[size - 1] + best_split(known, points, count - size)).max().unwrap_or(0);
    known.insert(count, best);
    best
}

/// Up to sixteen squares of tiles, as Automacity has at the end; sometimes of few kinds, to get many of each.
fn some_tiles(dice: &mut Dice) -> Vec<Tile> {
    let kinds: Vec<Building> = (0..=dice.below(5)).map(|_| *dice.pick(&Building::ALL)).collect();
    let few = dice.one_in(2);
    let mut box_of_tiles: Vec<Tile> = DUPLEX_TILES.to_vec();
    for (building, count) in BUILDING_TILES {
        box_of_tiles.extend(std::iter::repeat_n(Tile::Single(building), count));
    }
    if few {
        box_of_tiles.retain(|tile| {
            let (first, second) = tile.buildings();
            kinds.contains(&first) && second.is_none_or(|second| kinds.contains(&second))
        });
    }
    let squares = dice.below(17);
    let mut tiles = Vec::new();
    while !box_of_tiles.is_empty() && buildings(&tiles).len() < squares {
        tiles.push(box_of_tiles.swap_remove(dice.below(box_of_tiles.len())));
    }
    tiles
}

fn buildings(tiles: &[Tile]) -> Vec<Building> {
    tiles.iter().flat_map(|tile| [Some(tile.buildings().0), tile.buildings().1]).flatten().collect()
}

#[test]
fn automacity_scores_like_the_slow_scorer() {
    let (mut dice, mut slow) = (Dice::new(6), Slow::default());
    let mut most_shops = 0;
    for _ in 0..SETS {
        let tiles = some_tiles(&mut dice);
        let others = [dice.below(5), dice.below(5)].map(byte);
        let automacity: Automacity = tiles.iter().copied().collect();
        let sheet = automacity.sheet(&others).in_order().map(u32::from);
        assert_eq!(sheet, slow.score(&buildings(&tiles), &others), "{tiles:?} beside {others:?}");
        most_shops = most_shops.max(automacity.count_of(Type::Shop));

        let next = *dice.pick(&DUPLEX_TILES);
        let grown: Vec<Tile> = tiles.iter().copied().chain([next]).collect();
        let [before, after] = [sheet[6], slow.score(&buildings(&grown), &others)[6]].map(byte);
        let gain = i16::from(after) - i16::from(before);
        assert_eq!(automacity.gain(next, &others), gain, "{next} to {tiles:?} beside {others:?}");
    }
    assert!(most_shops > 12, "sets of few kinds are among them");
}

#[test]
fn the_rulebook_example_scores_55() {
    // Three parks, four taverns of three kinds, four shops, one factory (third most), one office, three houses.
    let mut counts = [0; Building::COUNT];
    for (name, count) in [("P", 3), ("M", 2), ("D", 1), ("E", 1), ("S", 4), ("F", 1), ("O", 1), ("H", 3)] {
        counts[tile(name).buildings().0 as usize] = count;
    }
    // 16 for a line of four shops, 2 for the factory, 9 + 1 for the taverns, 1 + 1 for the office, 8 + 2 for a pair of
    // parks and one alone, 3 × 5 for the houses.
    assert_eq!(score_maximally(&counts, 2).in_order(), [16, 2, 10, 2, 10, 15, 55]);
}

#[test]
fn parks_are_paired_even_if_a_larger_group_would_score_more() {
    for (parks, points) in [(0, 0), (1, 2), (2, 8), (3, 10), (4, 16), (5, 18)] {
        let automacity: Automacity = std::iter::repeat_n(tile("P"), parks).collect();
        assert_eq!(automacity.sheet(&[0, 0]).parks, points, "{parks} parks");
    }
}
