//! Finds how starters of City Square Off are best laid: plays grids out from each place of each starter, with the same
//! orders of the cards, and prints how many tiles they last, by default `--decks 12000 --seed 5`: that
//! takes a few minutes. Places that are alike when the grid is turned or mirrored are told once.

use std::collections::BTreeSet;
use std::env;

use conurbation_engine::square_off::{WEIGHTS, tiles_laid};
use conurbation_rules::shuffle::{Purpose, Seed};
use conurbation_rules::square_off::cells::Cells;
use conurbation_rules::square_off::{GRID, Grid, Piece, Rule, Square, Tile};

/// How many places of each starter are told.
const TOLD: usize = 6;

fn main() {
    let setting = |name: &str| env::args().skip_while(|argument| argument != name).nth(1);
    let number = |name: &str, usual: u64| setting(name).map_or(usual, |text| text.parse().expect("a number"));
    let decks: Vec<Vec<Piece>> =
        (0..number("--decks", 12_000)).map(|deck| shuffled(number("--seed", 5), deck)).collect();
    let empty = Grid::default();
    for rule in [Rule::Centre, Rule::Anywhere] {
        for starter in Piece::starters() {
            let mut seen = BTreeSet::new();
            let places = empty.places(starter, rule).filter(|tile| seen.insert(normal(*tile)));
            let mut found: Vec<(f64, Tile)> = places.map(|tile| (mean(tile, &decks), tile)).collect();
            found.sort_by(|(one, _), (other, _)| other.total_cmp(one));
            println!("{rule:?}, {starter:?}: {} places", found.len());
            for (mean, tile) in found.iter().take(TOLD) {
                println!("  {mean:.3} tiles: facing {}, at {:?}", tile.facing, tile.at);
            }
        }
    }
}

fn shuffled(seed: u64, deck: u64) -> Vec<Piece> {
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&seed.to_be_bytes());
    bytes[8..16].copy_from_slice(&deck.to_be_bytes());
    let mut cards: Vec<Piece> = Piece::tiles().collect();
    Seed(bytes).shuffle(Purpose::Shapes, &mut cards);
    cards
}

/// How many tiles a grid takes on average.
fn mean(starter: Tile, decks: &[Vec<Piece>]) -> f64 {
    let mut grid = Grid::default();
    grid.lay(starter);
    let open = Cells::of(&grid.open());
    let laid: usize = decks.iter().map(|cards| tiles_laid(open, cards, &WEIGHTS)).sum();
    f64::from(u32::try_from(laid).expect("not so many")) / f64::from(u32::try_from(decks.len()).expect("not so many"))
}

/// The first one of all ways to turn and mirror a tile's squares with the grid.
fn normal(tile: Tile) -> Option<Vec<Square>> {
    let mut squares: Vec<Square> = tile.area()?.squares().collect();
    let each = (0..8).map(|number| {
        for square in &mut squares {
            *square = if number == 4 { [square[1], square[0]] } else { [square[1], GRID - 1 - square[0]] };
        }
        squares.sort_unstable();
        squares.clone()
    });
    each.min()
}
