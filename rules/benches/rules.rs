//! How fast the rules are: whole games, finished cities, the views of a full table, and the house bots. Under half a
//! minute in all.

use std::hint::black_box;
use std::time::Duration;

use conurbation_rules::common::{Round, Seat, Turn, byte};
use conurbation_rules::games::Level;
use conurbation_rules::shuffle::Seed;
use conurbation_rules::square_off::{self, Mode, Variant};
use conurbation_rules::two_cities::bots::finish_phase;
use conurbation_rules::two_cities::bots::next;
use conurbation_rules::two_cities::score::{score_cities, score_city};
use conurbation_rules::two_cities::{Action, CityBoard, Game, MAX_SEATS, Move, Phase, Ring, Setup, Side, Tile};
use criterion::{Criterion, Throughput, criterion_group, criterion_main};

/// Xorshift: random enough for choices, and negligible next to the rules.
struct Dice(u64);

impl Dice {
    fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (((self.0 >> 32) * bound as u64) >> 32) as usize
    }

    fn seed(&mut self) -> Seed {
        Seed(std::array::from_fn(|_| byte(self.below(256))))
    }
}

fn full_table() -> Setup {
    Setup::new(&[3, 1, 4, 15, 9, 2, 6]).expect("seven different values")
}

fn act(game: &mut Game, seat: Seat, what: Move) {
    let (round, turn) = game.turn();
    game.play(Seat::new(seat.number()), &Action { round, turn, what }).expect("a legal action");
}

/// Everyone chooses two random tiles; returns the choices.
fn choose(game: &mut Game, dice: &mut Dice) -> [[Tile; 2]; MAX_SEATS] {
    std::array::from_fn(|seat| {
        let hand = game.seat_view(Seat::at(seat), false).hand;
        let first = dice.below(hand.len());
        let second = (first + 1 + dice.below(hand.len() - 1)) % hand.len();
        act(game, Seat::at(seat), Move::Choose([first, second].map(byte)));
        [hand[first], hand[second]]
    })
}

/// Everyone places theirs, either one into either city, on random legal cells.
fn place(game: &mut Game, dice: &mut Dice, chosen: [[Tile; 2]; MAX_SEATS]) {
    for (seat, tiles) in chosen.into_iter().enumerate() {
        let swapped = dice.below(2);
        for (index, side) in Side::BOTH.into_iter().enumerate() {
            let tile = index ^ swapped;
            let city = &game.cities()[Ring::new(byte(MAX_SEATS)).city(Seat::at(seat), side).index()];
            let places = city.places(tiles[tile]).count();
            let cell = city.places(tiles[tile]).nth(dice.below(places)).expect("a tile always fits");
            act(game, Seat::at(seat), Move::Place { tile: byte(tile), side, cell });
        }
    }
}

/// A game of seven at random, from the shuffle to the last tile: 49 choices and 98 placements.
fn play_out(setup: &Setup, dice: &mut Dice) -> Game {
    let mut game = Game::new(setup, &dice.seed());
    while game.phase() != Phase::Ended {
        let chosen = choose(&mut game, dice);
        place(&mut game, dice, chosen);
    }
    game
}

/// A game of seven in the duplex round, with all tiles revealed and none placed: every seat is shown four lists of
/// places, each with its score change.
fn busiest_moment() -> Game {
    let mut dice = Dice(7);
    let mut game = Game::new(&full_table(), &dice.seed());
    loop {
        let chosen = choose(&mut game, &mut dice);
        if game.turn() == (Round::new(2), Turn::new(1)) {
            return game;
        }
        place(&mut game, &mut dice, chosen);
    }
}

fn games(c: &mut Criterion) {
    let (setup, mut dice) = (full_table(), Dice(1));
    let mut group = c.benchmark_group("games");
    group.throughput(Throughput::Elements(1));
    group.bench_function("new and dealt", |b| b.iter(|| Game::new(&setup, &dice.seed())));
    group.bench_function("seven players at random", |b| b.iter(|| play_out(&setup, &mut dice)));
    group.finish();
}

fn scores(c: &mut Criterion) {
    let (setup, mut dice) = (full_table(), Dice(2));
    let finished: Vec<CityBoard> = (0..100).flat_map(|_| play_out(&setup, &mut dice).cities().to_vec()).collect();
    let mut group = c.benchmark_group("scores");
    let mut next = finished.iter().cycle();
    group.bench_function("a finished city", |b| b.iter(|| score_city(black_box(next.next().expect("endless")), 3)));
    let mut tables = finished.chunks(MAX_SEATS).cycle();
    group.bench_function("seven cities", |b| b.iter(|| score_cities(black_box(tables.next().expect("endless")))));
    group.finish();
}

/// The public view and seven private ones, built and written as JSON, with the score preview on.
fn views(c: &mut Criterion) {
    let game = busiest_moment();
    let build = |game: &Game| {
        let private: [_; MAX_SEATS] = std::array::from_fn(|seat| game.seat_view(Seat::at(seat), true));
        (game.table_view(true), private)
    };
    let mut group = c.benchmark_group("views");
    group.bench_function("built", |b| b.iter(|| build(black_box(&game))));
    group.bench_function("built and written", |b| {
        b.iter(|| {
            let (public, private) = build(black_box(&game));
            let private = private.map(|view| serde_json::to_vec(&view).expect("a view is JSON"));
            (serde_json::to_vec(&public).expect("a view is JSON"), private)
        });
    });
    group.finish();
}

/// What a bot takes to choose at the start of a game and to place in its busiest moment, at tables of three and seven.
fn bots(c: &mut Criterion) {
    let mut group = c.benchmark_group("bots");
    for seats in [3, MAX_SEATS] {
        let values: Vec<u8> = (0..byte(seats)).collect();
        let dealt = Game::new(&Setup::new(&values).expect("different values"), &Seed([7; 32]));
        let mut begun = dealt.clone();
        while begun.turn() != (Round::new(2), Turn::new(1)) || begun.phase() == Phase::Choose {
            for (seat, action) in finish_phase(&begun) {
                begun.play(seat, &action).expect("a legal action");
            }
        }
        for (level, name) in [(Level::Gentle, "gentle"), (Level::Steady, "steady"), (Level::Sharp, "sharp")] {
            for (moment, game) in [("chooses", &dealt), ("places", &begun)] {
                group.bench_function(format!("{name} of {seats} {moment}"), |b| {
                    b.iter(|| next(black_box(game), Seat::new(0), level));
                });
            }
        }
    }
    group.finish();
}

/// Plays a game of City Square Off in the first places until it is over or a race begins.
fn square_off(variant: Variant, seed: &Seed) -> square_off::Game {
    let setup = square_off::Setup::new(variant, 2).expect("two seats");
    let mut game = square_off::Game::new(&setup, seed);
    while matches!(game.phase(), square_off::Phase::Start | square_off::Phase::Place) {
        for seat in 0..2 {
            let turn = game.turn();
            let piece = game.in_hand(seat)[0];
            let tile = game.grid(seat).places(piece, game.rule()).next().expect("it fits");
            for what in [square_off::Move::Lay(tile), square_off::Move::Done(tile)] {
                game.play(Seat::new(seat), &square_off::Action { turn, what }).expect("a legal action");
            }
        }
    }
    game
}

fn square_offs(c: &mut Criterion) {
    let mut dice = Dice(3);
    let mut group = c.benchmark_group("square off");
    for (mode, name) in [(Mode::Base, "base game"), (Mode::Sprawl, "sprawl")] {
        let variant = Variant { mode, ..Variant::default() };
        group.bench_function(name, |b| b.iter(|| square_off(variant, &dice.seed())));
    }
    // A race begins: every seat is shown the places of all the tiles.
    let race = square_off(Variant { mode: Mode::Sprint, ..Variant::default() }, &Seed([7; 32]));
    group.bench_function("view of a race", |b| b.iter(|| black_box(&race).seat_view(Seat::new(0))));
    group.finish();
}

fn bounded() -> Criterion {
    Criterion::default().warm_up_time(Duration::from_millis(500)).measurement_time(Duration::from_secs(2))
}

criterion_group! { name = benches; config = bounded(); targets = games, scores, views, bots, square_offs }
criterion_main!(benches);
