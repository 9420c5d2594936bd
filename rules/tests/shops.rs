//! The best split of shops into lines, checked against a slow, independent splitter.

mod common;

use common::{Dice, city};
use conurbation_rules::two_cities::score::score_city;

/// Points of a line of 0 to 4 shops.
const LINE: [u32; 5] = [0, 2, 5, 10, 16];

/// Which squares hold a shop, row by row.
type Shops = [bool; 16];

/// The best split by trying all of them, square by square: every shop belongs to a level or an upright line. It extends
/// the line of that kind that reaches it, if any; two lines joined are never worth less than apart. `level` and
/// `upright` are the lengths of the lines that reach the square from the left, and each column from above.
fn best_split(shops: &Shops, square: usize, level: usize, upright: [usize; 4]) -> u32 {
    if square == shops.len() {
        return 0;
    }
    let column = square % 4;
    let level = if column == 0 { 0 } else { level };
    let with_upright = |length| {
        let mut upright = upright;
        upright[column] = length;
        upright
    };
    if !shops[square] {
        return best_split(shops, square + 1, 0, with_upright(0));
    }
    let longer = |length: usize| LINE[length + 1] - LINE[length];
    let as_level = longer(level) + best_split(shops, square + 1, level + 1, with_upright(0));
    let length = upright[column];
    let as_upright = longer(length) + best_split(shops, square + 1, 0, with_upright(length + 1));
    as_level.max(as_upright)
}

fn split(shops: &Shops) -> u32 {
    best_split(shops, 0, 0, [0; 4])
}

/// The crate's score. Squares without a shop are houses, so that the text is a whole city.
fn scored(shops: &Shops) -> u32 {
    let letters = shops.map(|shop| if shop { 'S' } else { 'H' });
    let rows: Vec<String> = letters.chunks(4).map(|row| row.iter().collect()).collect();
    score_city(&city(&rows.join("/")), 2).shops.into()
}

#[test]
fn the_slow_splitter_solves_the_examples_of_the_rules() {
    let shops = |map: &str| {
        let mut letters = map.chars().filter(|letter| *letter != '/');
        [(); 16].map(|()| letters.next() == Some('S'))
    };
    assert_eq!(split(&shops("SSSS/.S../.S.S/....")), 16 + 5 + 2);
    assert_eq!(split(&shops("S..S/SSSS/S..S/....")), 10 + 10 + 5);
    assert_eq!(split(&[true; 16]), 4 * 16);
    assert_eq!(split(&[false; 16]), 0);
}

#[test]
fn a_hundred_thousand_random_boards_split_the_same() {
    const SEED: u64 = 2015;
    let mut dice = Dice::new(SEED);
    for number in 0..100_000 {
        // A coin flip for every square: most of the 65,536 possible boards turn up.
        let shops = [(); 16].map(|()| dice.one_in(2));
        assert_eq!(scored(&shops), split(&shops), "board {number} of seed {SEED}: {shops:?}");
    }
}
