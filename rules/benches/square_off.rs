//! How fast City Square Off is: the search for a covered grid, and the house bots where they think longest.

use std::hint::black_box;
use std::time::Duration;

use conurbation_rules::common::{Seat, Turn};
use conurbation_rules::games::Level;
use conurbation_rules::shuffle::Seed;
use conurbation_rules::square_off::solver::{BUDGET, complete, from_where_it_stood};
use conurbation_rules::square_off::{Game, Grid, Mode, Piece, Rule, Setup, Tile, Variant, bots};
use criterion::{Criterion, criterion_group, criterion_main};

/// A game that two steady bots have played up to this card.
fn played_to(mode: Mode, turn: Turn) -> Game {
    let setup = Setup::new(Variant { mode, ..Variant::default() }, 2).expect("two seats");
    let mut game = Game::new(&setup, &Seed([7; 32]));
    while game.turn() < turn {
        for (seat, action) in bots::finish_phase(&game) {
            game.play(seat, &action).expect("a legal action");
        }
    }
    game
}

/// A starter in the first legal place near the centre.
fn starter() -> Grid {
    let mut grid = Grid::default();
    let starter = Piece::starters().next().expect("four starters");
    let place = Grid::default().places(starter, Rule::Centre).next().expect("there is room");
    grid.lay(place);
    grid
}

/// Tiles laid greedily, largest first, until none fits: hardly any of them can be kept.
fn spoilt() -> Grid {
    let mut grid = starter();
    for piece in Piece::tiles().rev() {
        let places: Vec<Tile> = grid.places(piece, Rule::Inside).collect();
        if let Some(tile) = places.get(places.len() / 2) {
            grid.lay(*tile);
        }
    }
    grid
}

fn solver(c: &mut Criterion) {
    let mut group = c.benchmark_group("solver");
    let (starter, spoilt) = (starter(), spoilt());
    group.bench_function("from the starter", |b| b.iter(|| complete(black_box(&starter), BUDGET)));
    group.bench_function("from a spoilt grid", |b| b.iter(|| from_where_it_stood(black_box(&spoilt))));
    group.finish();
}

fn bots(c: &mut Criterion) {
    let mut group = c.benchmark_group("bots");
    group.sample_size(20);
    for (mode, name) in [(Mode::Base, "base"), (Mode::Sprawl, "sprawl")] {
        for turn in [0, 1, 8] {
            let game = played_to(mode, Turn::new(turn));
            for (level, word) in [(Level::Gentle, "gentle"), (Level::Steady, "steady"), (Level::Sharp, "sharp")] {
                group.bench_function(format!("{name}: {word}, turn {turn}"), |b| {
                    b.iter(|| bots::next(black_box(&game), Seat::new(0), level));
                });
            }
        }
    }
    group.finish();
}

fn bounded() -> Criterion {
    Criterion::default().warm_up_time(Duration::from_millis(300)).measurement_time(Duration::from_secs(1))
}

criterion_group! { name = benches; config = bounded(); targets = solver, bots }
criterion_main!(benches);
