//! Finds what makes the open squares of City Square Off good for tiles to come: starting from the engine's weights, it
//! changes one at a time and keeps what makes grids last longer, played as searches play them out; by default
//! `--games 4000 --seed 1`. A step costs less than a second.

use std::env;

use conurbation_engine::square_off::{SHAPES, WEIGHTS, Weights, tiles_laid};
use conurbation_rules::shuffle::{Purpose, Seed};
use conurbation_rules::square_off::cells::Cells;
use conurbation_rules::square_off::{Grid, Piece, Rule};

/// By how much a weight is changed, from the largest step on.
const STEPS: [i32; 4] = [8, 4, 2, 1];

/// A grid with its starter, and an order of the cards.
struct Start {
    open: Cells,
    cards: Vec<Piece>,
}

fn main() {
    let setting = |name: &str| env::args().skip_while(|argument| argument != name).nth(1);
    let number = |name: &str, usual: u64| setting(name).map_or(usual, |text| text.parse().expect("a number"));
    let starts: Vec<Start> = (0..number("--games", 4000)).map(|game| start(number("--seed", 1), game)).collect();
    let mut best = WEIGHTS;
    let mut most = mean(&starts, &best);
    println!("{best:?}: {most:.4} tiles");
    for step in STEPS {
        let mut is_better = true;
        while is_better {
            is_better = false;
            for (shape, change) in (0..SHAPES).flat_map(|shape| [step, -step].map(|change| (shape, change))) {
                let mut tried = best;
                tried.0[shape] += change;
                let laid = mean(&starts, &tried);
                if laid > most {
                    (best, most, is_better) = (tried, laid, true);
                    println!("{best:?}: {most:.4} tiles");
                }
            }
        }
    }
}

fn start(seed: u64, game: u64) -> Start {
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&seed.to_be_bytes());
    bytes[8..16].copy_from_slice(&game.to_be_bytes());
    let seed = Seed(bytes);
    let mut cards: Vec<Piece> = Piece::tiles().collect();
    seed.shuffle(Purpose::Shapes, &mut cards);
    let starters: Vec<Piece> = Piece::starters().collect();
    let mut places: Vec<_> = starters
        .iter()
        .flat_map(|starter| Grid::default().places(*starter, Rule::Centre).collect::<Vec<_>>())
        .collect();
    seed.shuffle(Purpose::Openings, &mut places);
    let mut grid = Grid::default();
    grid.lay(places[0]);
    Start { open: Cells::of(&grid.open()), cards }
}

/// How many tiles fit on average.
fn mean(starts: &[Start], weights: &Weights) -> f64 {
    let laid: usize = starts.iter().map(|start| tiles_laid(start.open, &start.cards, weights)).sum();
    f64::from(u32::try_from(laid).expect("not so many")) / f64::from(u32::try_from(starts.len()).expect("not so many"))
}
