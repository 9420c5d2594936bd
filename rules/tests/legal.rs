//! What may be placed where: the list of legal places and the check of a single place agree with each other and with
//! the rule.

mod common;

use common::{Dice, now, tile};
use conurbation_rules::common::{Seat, byte};
use conurbation_rules::two_cities::{
    BUILDING_TILES, Cell, CityBoard, DUPLEX_TILES, Game, Move, Phase, Ring, Side, Tile,
};
use proptest::prelude::*;

/// Rows and columns to try: the board has seven, and two more lie outside.
const ASKED: u8 = 9;

fn cells() -> impl Iterator<Item = Cell> {
    (0..ASKED).flat_map(|row| (0..ASKED).map(move |column| [row, column]))
}

fn every_tile() -> impl Iterator<Item = Tile> {
    BUILDING_TILES.into_iter().map(|(building, _)| Tile::Single(building)).chain(DUPLEX_TILES)
}

/// The rule, word for word: every square of the tile is free and on the board, all tiles together stay within four rows
/// and four columns, and one square of the tile shares an edge with a tile of the city.
fn allowed(city: &CityBoard, tile: Tile, [row, column]: Cell) -> bool {
    if city.is_empty() {
        return [row, column] == [3, 3];
    }
    let taken: Vec<Cell> = cells().filter(|cell| city.at(*cell).is_some()).collect();
    let covered = match tile {
        Tile::Single(_) => vec![[row, column]],
        Tile::Lying(..) => vec![[row, column], [row, column + 1]],
        Tile::Standing(..) => vec![[row, column], [row + 1, column]],
    };
    let all = || taken.iter().chain(&covered);
    let within_four = |axis: usize| {
        let along = || all().map(|cell| cell[axis]);
        along().max().unwrap() - along().min().unwrap() < 4
    };
    covered.iter().all(|cell| cell.iter().all(|at| *at < 7) && !taken.contains(cell))
        && within_four(0)
        && within_four(1)
        && covered.iter().any(|a| taken.iter().any(|b| a[0].abs_diff(b[0]) + a[1].abs_diff(b[1]) == 1))
}

fn list_and_test_agree(city: &CityBoard) {
    // Legal places don't depend on the building: one tile of each form against the rule …
    for form in ["S", "OH", "O/H"].map(tile) {
        let listed: Vec<Cell> = city.places(form).collect();
        let by_the_rule: Vec<Cell> = cells().filter(|cell| allowed(city, form, *cell)).collect();
        assert_eq!(listed, by_the_rule, "{form} in {city}");
    }
    // … and every tile there is, list against check.
    for tile in every_tile() {
        let tested = cells().filter(|cell| city.check(tile, *cell).is_ok());
        assert!(city.places(tile).eq(tested), "{tile} in {city}");
    }
}

/// A seat is shown exactly the places that are legal for it.
fn shown_places_are_playable(game: &Game, seat: Seat) {
    let mut shown: Vec<(u8, Side, Cell)> = Vec::new();
    for places in game.seat_view(seat, true).places {
        shown.extend(places.spots.iter().map(|spot| (places.tile, places.side, spot.cell())));
    }
    let mut playable = Vec::new();
    for side in Side::BOTH {
        for tile in 0..3 {
            for cell in cells() {
                if game.check(seat, &now(game, Move::Place { tile, side, cell })).is_ok() {
                    playable.push((tile, side, cell));
                }
            }
        }
    }
    assert_eq!(shown, playable, "seat {seat}");
}

/// Shown places are accepted, and the score of the city changes by the shown amount.
fn shown_changes_come_true(game: &Game, seat: Seat, dice: &mut Dice) {
    let places = game.seat_view(seat, true).places;
    if places.is_empty() {
        return;
    }
    let places = dice.pick(&places);
    let spot = *dice.pick(&places.spots);
    let city = Ring::new(game.seats()).city(Seat::at(seat.index()), places.side);
    let total = |game: &Game| i16::from(game.sheets()[city.index()].total);
    let mut after = game.clone();
    let what = Move::Place { tile: places.tile, side: places.side, cell: spot.cell() };
    after.play(seat, &now(game, what)).unwrap();
    let [row, column] = spot.cell();
    let change = total(&after) - total(game);
    assert_eq!(spot, conurbation_rules::two_cities::Spot::Scored(row, column, change));
}

proptest! {
    // A smaller seed doesn't make a simpler game, so there is nothing to shrink.
    #![proptest_config(ProptestConfig { cases: 24, max_shrink_iters: 0, ..ProptestConfig::default() })]

    #[test]
    fn listed_places_are_the_allowed_ones_at_every_step(seats in 2u8..=7, seed: u64) {
        let mut dice = Dice::new(seed);
        let mut game = dice.game(seats);
        let mut before: Vec<CityBoard> = vec![];
        let mut other_dice = dice.clone();
        dice.play_out(&mut game, |game| {
            for (index, city) in game.cities().iter().enumerate() {
                if before.get(index) != Some(city) {
                    list_and_test_agree(city);
                }
            }
            before = game.cities().to_vec();
            let seat = byte(other_dice.below(seats.into()));
            if game.phase() == Phase::Place {
                shown_places_are_playable(game, Seat::new(seat));
                shown_changes_come_true(game, Seat::new(seat), &mut other_dice);
            } else {
                assert!(game.seat_view(Seat::new(seat), true).places.is_empty());
            }
        });
    }

    #[test]
    fn the_frame_is_the_area_the_square_can_still_cover(seats in 2u8..=7, seed: u64) {
        let mut dice = Dice::new(seed);
        let mut game = dice.game(seats);
        dice.play_out(&mut game, |game| {
            for city in game.cities().iter().filter(|city| !city.is_empty()) {
                let [[top, left], [bottom, right]] = city.bounds();
                let taken = |cell: &Cell| city.at(*cell).is_some();
                let rows = || cells().filter(taken).map(|cell| cell[0]);
                let columns = || cells().filter(taken).map(|cell| cell[1]);
                assert_eq!([top, bottom], [rows().min().unwrap(), rows().max().unwrap()]);
                assert_eq!([left, right], [columns().min().unwrap(), columns().max().unwrap()]);
                assert!(bottom - top < 4 && right - left < 4);
                // The union of all 4×4 squares that hold all tiles.
                let tops = (0..=3u8).filter(|first| *first <= top && bottom <= first + 3);
                let lefts = (0..=3u8).filter(|first| *first <= left && right <= first + 3);
                let corner = [tops.clone().min().unwrap(), lefts.clone().min().unwrap()];
                let opposite = [tops.max().unwrap() + 3, lefts.max().unwrap() + 3];
                assert_eq!(city.frame(), [corner, opposite]);
            }
        });
    }
}
