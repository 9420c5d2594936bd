//! The search for a covered grid: what it finds is checked independently, square by square.

use std::collections::BTreeSet;

use conurbation_rules::common::{Seat, Turn, byte};
use conurbation_rules::square_off::solver::{self, Completion};
use conurbation_rules::square_off::{Action, Game, Grid, Mode, Move, Piece, Rule, Setup, Tile, Variant, bots};
use conurbation_rules::{games::Level, shuffle::Seed};

fn grid(tiles: &[Tile]) -> Grid {
    let mut grid = Grid::default();
    for tile in tiles {
        grid.lay(*tile);
    }
    grid
}

fn piece(letter: char) -> Piece {
    Piece::from_letter(letter).unwrap()
}

fn tile(letter: char, facing: u8, row: i8, col: i8) -> Tile {
    Tile { piece: piece(letter), facing, at: [row, col] }
}

/// Every place of every starter.
fn starters(rule: Rule) -> Vec<Tile> {
    Piece::starters().flat_map(|starter| Grid::default().places(starter, rule).collect::<Vec<_>>()).collect()
}

/// Lays the found tiles one by one, as a player would have to, and counts the squares.
fn covers(mut grid: Grid, found: &[Tile]) {
    for tile in found {
        assert!(!tile.piece.is_starter() && !grid.holds(tile.piece), "{tile:?} in {found:?}");
        assert_eq!(grid.check(tile, Rule::Inside), Ok(()), "{tile:?} in {found:?}");
        grid.lay(*tile);
    }
    let mut squares = BTreeSet::new();
    for Tile { piece, facing, at: [row, col] } in grid.tiles() {
        for [down, right] in &piece.facings()[usize::from(*facing)].squares {
            assert!((0..9).contains(&(row + down)) && (0..9).contains(&(col + right)));
            assert!(squares.insert([row + down, col + right]), "two tiles on one square: {found:?}");
        }
    }
    assert_eq!(squares.len(), 81);
}

fn completed(grid: &Grid) {
    match solver::complete(grid, solver::BUDGET) {
        Completion::Found(found) => covers(grid.clone(), &found),
        other => panic!("{other:?}: {:?}", grid.tiles()),
    }
}

#[test]
fn every_starter_near_the_centre_can_be_completed() {
    let starters = starters(Rule::Centre);
    assert_eq!(starters.len(), 128);
    for starter in starters {
        completed(&grid(&[starter]));
    }
}

#[test]
fn every_starter_anywhere_can_be_completed() {
    let starters = starters(Rule::Anywhere);
    assert_eq!(starters.len(), 1360);
    for starter in starters {
        completed(&grid(&[starter]));
    }
}

/// The starter A in the middle and a tile that shuts off a single square in a corner.
fn shut_off(more: &[Tile]) -> Grid {
    // d lies on [0, 1], [1, 1] and [1, 0]: the corner [0, 0] is alone.
    let corner = piece('d').facings().iter().position(|facing| facing.squares[..] == [[0, 1], [1, 0], [1, 1]]);
    let corner = tile('d', byte(corner.unwrap()), 0, 0);
    grid(&[&[tile('A', 0, 3, 3), corner], more].concat())
}

#[test]
fn a_single_shut_off_square_takes_the_smallest_tile() {
    let Completion::Found(found) = solver::complete(&shut_off(&[]), solver::BUDGET) else {
        panic!("it can be covered")
    };
    assert!(found.contains(&tile('a', 0, 0, 0)));
    covers(
        shut_off(&[tile('a', 0, 0, 0)]),
        &found.into_iter().filter(|tile| tile.piece != piece('a')).collect::<Vec<_>>(),
    );
}

#[test]
fn two_shut_off_squares_are_impossible() {
    let spent = shut_off(&[tile('a', 0, 8, 8)]);
    assert_eq!(solver::complete(&spent, solver::BUDGET), Completion::Impossible);
    let solution = solver::from_where_it_stood(&spent);
    assert_eq!(solution.back, 1, "without the smallest tile in the other corner there is a way");
    assert_eq!(solution.tiles[..2], spent.tiles()[..2]);
    covers(grid(&spent.tiles()[..2]), &solution.tiles[2..]);
}

#[test]
fn a_covered_grid_needs_no_more_tiles() {
    let starter = grid(&[tile('B', 0, 3, 3)]);
    let solution = solver::from_where_it_stood(&starter);
    assert_eq!((solution.back, solution.tiles[0]), (0, tile('B', 0, 3, 3)));
    let full = grid(&solution.tiles);
    assert!(full.is_full());
    assert_eq!(solver::complete(&full, solver::BUDGET), Completion::Found(Vec::new()));
    assert_eq!(solver::from_where_it_stood(&full), solution);
}

#[test]
fn without_a_budget_the_result_is_unknown() {
    assert_eq!(solver::complete(&grid(&[tile('A', 0, 3, 3)]), 100), Completion::Unknown);
}

#[test]
fn a_solution_is_found_from_any_final_grid() {
    // Sides that lay at random: their grids usually can't be covered any more.
    let variant = Variant { mode: Mode::Sprint, ..Variant::default() };
    let mut taken_back = 0;
    for number in 0..20 {
        let mut game = Game::new(&Setup::new(variant, 2).unwrap(), &Seed([number; 32]));
        for seat in [0, 0, 1, 1] {
            let action = bots::next(&game, Seat::new(seat), Level::Gentle).unwrap();
            game.play(Seat::new(seat), &action).unwrap();
        }
        let mut hand: Vec<Piece> = Piece::tiles().collect();
        hand.rotate_left(number.into());
        for piece in hand {
            let places: Vec<Tile> = game.grid(0).places(piece, Rule::Inside).collect();
            if let Some(tile) = places.get(places.len() / 2) {
                game.play(Seat::new(0), &Action { turn: Turn::new(1), what: Move::Lay(*tile) }).unwrap();
            }
        }
        game.play(Seat::new(0), &Action { turn: Turn::new(1), what: Move::GiveUp }).unwrap();
        game.play(Seat::new(0), &Action { turn: Turn::new(1), what: Move::Solve }).unwrap();
        let solution = solver::from_where_it_stood(game.grid(0));
        let stay = game.grid(0).tiles().len() - usize::from(solution.back);
        assert_eq!(solution.tiles[..stay], game.grid(0).tiles()[..stay]);
        covers(grid(&solution.tiles[..stay]), &solution.tiles[stay..]);
        let view = game.seat_view(Seat::new(0)).solution.expect("it has been asked for");
        assert!(view.back == solution.back && !view.grid.contains('.'));
        taken_back += solution.back;
    }
    assert!(taken_back > 20, "{taken_back}");
}
