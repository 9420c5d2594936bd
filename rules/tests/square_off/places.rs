//! Where a piece can lie, against the rule read square by square.

use std::collections::BTreeSet;

use conurbation_rules::common::{Seat, byte};
use conurbation_rules::square_off::{Game, Grid, Mode, Phase, Piece, Rule, Setup, Square, Tile, outcome};

use crate::common::Dice;
use crate::pieces::{Squares, eight_ways};
use crate::player::{Table, grid, piece, play_out, some_games};

const RULES: [Rule; 4] = [Rule::Centre, Rule::Anywhere, Rule::Inside, Rule::Overhang];

/// A grid with a starter and up to this many tiles of a random game; an empty one for the rules of starters.
fn some_grid(dice: &mut Dice, rule: Rule, tiles: usize) -> Grid {
    let mut grid = Grid::default();
    if matches!(rule, Rule::Centre | Rule::Anywhere) {
        return grid;
    }
    let starters: Vec<Piece> = Piece::starters().collect();
    let mut left: Vec<Piece> = Piece::tiles().collect();
    let mut next = (*dice.pick(&starters), Rule::Anywhere);
    for _ in 0..tiles {
        let places: Vec<Tile> = grid.places(next.0, next.1).collect();
        if !places.is_empty() {
            grid.lay(*dice.pick(&places));
        }
        next = (left.swap_remove(dice.below(left.len())), rule);
    }
    grid
}

fn covered(tile: Tile) -> Squares {
    let facing = &tile.piece.facings()[usize::from(tile.facing)];
    facing.squares.iter().map(|[row, col]| [row + tile.at[0], col + tile.at[1]]).collect()
}

fn on_grid([row, col]: Square) -> bool {
    (0..9).contains(&row) && (0..9).contains(&col)
}

/// The rule in words.
fn may_lie(taken: &Squares, squares: &Squares, rule: Rule) -> bool {
    let [starter, overhangs] = [matches!(rule, Rule::Centre | Rule::Anywhere), rule == Rule::Overhang];
    let within = if overhangs { squares.iter().copied().any(on_grid) } else { squares.iter().copied().all(on_grid) };
    let touches = |[row, col]: &Square| {
        [[row - 1, *col], [row + 1, *col], [*row, col - 1], [*row, col + 1]].iter().any(|at| taken.contains(at))
    };
    let central = squares.iter().filter(|[row, col]| (3..=5).contains(row) && (3..=5).contains(col)).count();
    within
        && squares.is_disjoint(taken)
        && (starter || squares.iter().any(touches))
        && (rule != Rule::Centre || squares.contains(&[4, 4]) && central >= 4)
}

/// Everything a piece could cover, found by rotating its first facing here and trying every corner.
fn search(taken: &Squares, piece: Piece, rule: Rule) -> BTreeSet<Squares> {
    let first = piece.facings()[0].squares.iter().copied().collect();
    let ways = BTreeSet::from(eight_ways(&first));
    let corners = (-6..10).flat_map(|row| (-6..10).map(move |col| [row, col]));
    corners
        .flat_map(|[down, right]| {
            let moved = |way: &Squares| way.iter().map(|[row, col]| [row + down, col + right]).collect::<Squares>();
            ways.iter().map(moved).collect::<Vec<_>>()
        })
        .filter(|squares| may_lie(taken, squares, rule))
        .collect()
}

#[test]
fn places_match_a_slow_search() {
    let mut dice = Dice::new(1);
    let (mut fitted, mut stuck) = ([0; 4], [0; 4]);
    for round in 0..60 {
        for (index, rule) in RULES.into_iter().enumerate() {
            let count = round % 20;
            let grid = some_grid(&mut dice, rule, count);
            let taken: Squares = grid.tiles().iter().copied().flat_map(covered).collect();
            let on_empty = grid.tiles().is_empty();
            let pieces: Vec<Piece> =
                Piece::tiles().chain(Piece::starters()).filter(|piece| piece.is_starter() == on_empty).collect();
            let piece = *dice.pick(&pieces);
            let places: Vec<Tile> = grid.places(piece, rule).collect();
            let found: BTreeSet<Squares> = places.iter().copied().map(covered).collect();
            assert_eq!(found.len(), places.len(), "no place twice");
            assert_eq!(found, search(&taken, piece, rule), "{piece:?} by {rule:?} on {:?}", grid.tiles());
            assert_eq!(grid.fits(piece, rule), !found.is_empty());
            (if found.is_empty() { &mut stuck } else { &mut fitted })[index] += 1;
        }
    }
    assert!(fitted.iter().all(|count| *count > 20), "{fitted:?}");
    assert!(stuck[2] > 5, "sometimes nothing fits: {stuck:?}");
}

#[test]
fn a_tile_is_allowed_exactly_where_it_is_listed() {
    let mut dice = Dice::new(2);
    for round in 0..40 {
        for rule in RULES {
            let grid = some_grid(&mut dice, rule, 1 + round % 12);
            let pieces: Vec<Piece> = Piece::tiles().chain(Piece::starters()).collect();
            let piece = *dice.pick(&pieces);
            let listed: Vec<Tile> = grid.places(piece, rule).collect();
            let far = [i8::MIN, i8::MIN + 4, i8::MAX - 4, i8::MAX];
            let corners: Vec<i8> = (-7..16).chain(far).collect();
            let mut allowed = Vec::new();
            for facing in (0..=byte(piece.facings().len())).chain([u8::MAX]) {
                for at in corners.iter().flat_map(|row| corners.iter().map(|col| [*row, *col])) {
                    let tile = Tile { piece, facing, at };
                    allowed.extend(grid.check(&tile, rule).is_ok().then_some(tile));
                }
            }
            assert_eq!(allowed, listed, "{piece:?} by {rule:?} on {:?}", grid.tiles());
        }
    }
}

/// Reads a facing's digits as the view documents them.
fn read(digits: &str, corner: i8) -> Vec<Square> {
    let bits = digits.chars().flat_map(|digit| {
        let digit = digit.to_digit(16).expect("a hexadecimal digit");
        [8, 4, 2, 1].map(|bit| digit & bit != 0)
    });
    let squares = (corner..9).flat_map(|row| (corner..9).map(move |col| [row, col]));
    squares.zip(bits).filter(|(_, bit)| *bit).map(|(square, _)| square).collect()
}

#[test]
fn views_list_the_places_of_every_piece_in_hand() {
    let mut seen = Vec::new();
    some_games(|dice, variant, seats, seed| {
        let mut game = Game::new(&Setup::new(variant, seats.into()).unwrap(), seed);
        let mut states = 0;
        play_out(dice, &mut game, seats, |game| {
            states += 1;
            if states % 3 != 1 && game.phase() != Phase::Ended {
                return;
            }
            let corner = if game.rule() == Rule::Overhang { -4 } else { 0 };
            for seat in 0..seats {
                let places = game.seat_view(Seat::new(seat)).places;
                assert!(places.keys().copied().eq(game.in_hand(seat % 2)));
                assert_eq!(places.is_empty(), game.phase() == Phase::Ended);
                for (piece, facings) in places {
                    let told = (0..).zip(&facings).flat_map(|(facing, digits)| {
                        assert!(!digits.ends_with('0'));
                        read(digits, corner).into_iter().map(move |at| Tile { piece, facing, at })
                    });
                    assert!(told.eq(game.grid(seat % 2).places(piece, game.rule())), "{facings:?}");
                    assert_eq!(facings.len(), piece.facings().len());
                }
            }
            seen.push((game.phase(), corner));
        });
    });
    for moment in [(Phase::Start, 0), (Phase::Place, 0), (Phase::Place, -4), (Phase::Race, 0), (Phase::Ended, 0)] {
        assert!(seen.contains(&moment), "{moment:?}");
    }
}

/// By hand, for those who read places with other programs.
#[test]
fn places_are_written_as_documented() {
    let game = Table::of(Mode::Base).game;
    // .X.  covers the centre and has four squares in the central three by three with its corner in row 2 or 3,
    // XX.  column 3 or 4: the places 21, 22, 30 and 31. Four to a digit, the first place in the highest bit, these are
    // XXX  the digits 5 (0110) and 7 (0011).
    assert_eq!(game.seat_view(Seat::new(0)).places[&piece('C')][0], "00000603");
}

/// The sizes of the groups of open squares: every open square takes the lowest number around it until nothing changes.
fn sizes(picture: &str) -> Vec<u8> {
    let mut marks: Vec<Vec<usize>> = picture
        .split('/')
        .enumerate()
        .map(|(row, line)| line.chars().enumerate().map(|(col, c)| if c == '.' { row * 9 + col } else { 99 }).collect())
        .collect();
    for _ in 0..81 {
        for (row, col) in (0..9).flat_map(|row| (0..9).map(move |col| (row, col))) {
            if marks[row][col] != 99 {
                let mut around = vec![(row, col)];
                around.extend([(row.wrapping_sub(1), col), (row + 1, col), (row, col.wrapping_sub(1)), (row, col + 1)]);
                let mark = |at: &(usize, usize)| marks.get(at.0).and_then(|line: &Vec<usize>| line.get(at.1)).copied();
                marks[row][col] = around.iter().filter_map(mark).min().expect("itself");
            }
        }
    }
    let mut sizes: Vec<u8> =
        (0..81).map(|mark| marks.iter().flatten().filter(|other| **other == mark).count()).map(byte).collect();
    sizes.retain(|size| *size > 0);
    sizes.sort_unstable_by(|one, other| other.cmp(one));
    sizes
}

#[test]
fn open_squares_that_share_an_edge_are_one_group() {
    let mut dice = Dice::new(3);
    for round in 0..60 {
        let grid = some_grid(&mut dice, Rule::Inside, 1 + round % 20);
        let open = grid.open();
        let letter = |square| if open.contains(square) { '.' } else { 'x' };
        let rows = (0..9).map(|row| (0..9).map(|col| letter([row, col])).collect::<String>());
        let picture = rows.collect::<Vec<_>>().join("/");
        assert_eq!(outcome::group_sizes(&grid), sizes(&picture), "{picture}");
    }
    // Where only corners meet, as right below the I, groups are apart: 4 × 4 squares, and all the others.
    let apart = "....e..../....e..../....e..../....e..../AAAA...../AA......./........./........./.........";
    assert_eq!(outcome::group_sizes(&grid(apart)), [81 - 4 - 6 - 16, 16]);
}
