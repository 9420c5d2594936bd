//! The best city that its own tiles could have made.

use conurbation_rules::games::Level;
use conurbation_rules::shuffle::Seed;
use conurbation_rules::two_cities::best::{Proof, best_as_dealt, best_of_single_tiles};
use conurbation_rules::two_cities::hindsight::best_city;
use conurbation_rules::two_cities::score::score_city;
use conurbation_rules::two_cities::{Action, CityBoard, Game, Move, Phase, Ring, Setup, Tile, bots};
use proptest::prelude::*;

const WORTH: u8 = 3;

fn tiles(text: &str) -> Vec<Tile> {
    text.split(' ').map(|tile| Tile::parse(tile).unwrap_or_else(|| panic!("{tile} is a tile"))).collect()
}

#[track_caller]
fn best(text: &str) -> (String, u8) {
    let (city, sheet) = best_city(&tiles(text), WORTH).expect("a city");
    (city.to_string(), sheet.total)
}

/// The highest score of all arrangements: the tiles are laid one after another, each on the first open square.
fn by_brute_force(tiles: &[Tile]) -> u8 {
    fn fill(rows: &mut [[char; 4]; 4], left: &mut Vec<(Tile, usize)>, best: &mut u8) {
        let open = (0..16).map(|at| (at / 4, at % 4)).find(|(row, column)| rows[*row][*column] == '.');
        let Some((row, column)) = open else {
            let text = rows.map(|row| row.iter().collect::<String>()).join("/");
            let city: CityBoard = text.parse().expect("a city");
            *best = (*best).max(score_city(&city, WORTH).total);
            return;
        };
        for at in 0..left.len() {
            let (tile, more) = left[at];
            let (first, second) = tile.buildings();
            let (down, across) = match tile {
                Tile::Single(_) => (0, 0),
                Tile::Lying(..) => (0, 1),
                Tile::Standing(..) => (1, 0),
            };
            let other = (row + down, column + across);
            if more == 0 || second.is_some() && (other.0 > 3 || other.1 > 3 || rows[other.0][other.1] != '.') {
                continue;
            }
            left[at].1 -= 1;
            rows[row][column] = first.letter();
            if let Some(second) = second {
                rows[other.0][other.1] = second.letter();
            }
            fill(rows, left, best);
            rows[other.0][other.1] = '.';
            rows[row][column] = '.';
            left[at].1 += 1;
        }
    }
    let mut left: Vec<(Tile, usize)> = Vec::new();
    for tile in tiles {
        match left.iter_mut().find(|(other, _)| other == tile) {
            Some((_, count)) => *count += 1,
            None => left.push((*tile, 1)),
        }
    }
    let mut best = 0;
    fill(&mut [['.'; 4]; 4], &mut left, &mut best);
    best
}

#[test]
fn no_arrangement_beats_it() {
    for text in [
        // Few types, so that there are not too many arrangements.
        "S S S S S S S P P P P P P P F F",
        "F F F F H H H H H H H H H H O O",
        "M M O O O O O O O O O O O F F H",
        "F F F F F F F F H H H H H H H H",
        "SH S/H S S S S P P P P P P F F",
        "FH H/F H H H H H H H F F F O O",
        "OF O/M O O O O O O H H H H H H",
        "PF P/F P P P P P P P H H H H H",
    ] {
        let tiles = tiles(text);
        let (city, sheet) = best_city(&tiles, WORTH).expect("a city");
        assert_eq!(sheet.total, by_brute_force(&tiles), "{text}: {city}");
    }
}

#[test]
fn nobody_regrets_a_perfect_city() {
    // A row of shops, one group of parks, every office beside a tavern, no house beside a factory.
    let (city, points) = best("S S S S F F M D E B O O P P H H");
    assert_eq!(points, 16 + 6 + 17 + 5 + 8 + 10, "{city}");
}

#[test]
fn duplexes_stay_as_they_are_printed() {
    let (city, _) = best("SF F/H S S S O O M D P P P H H");
    let rows: Vec<Vec<char>> = city.split('/').map(|row| row.chars().collect()).collect();
    let lies = (0..4).any(|row| (0..3).any(|column| rows[row][column..column + 2] == ['S', 'F']));
    let stands = (0..3).any(|row| (0..4).any(|column| [rows[row][column], rows[row + 1][column]] == ['F', 'H']));
    assert!(lies && stands, "{city}");
}

#[test]
fn tiles_that_make_no_city_have_no_best_one() {
    assert_eq!(best_city(&tiles("S S S"), WORTH), None);
    assert_eq!(best_city(&tiles(&["S"; 17].join(" ")), WORTH), None);
}

/// The cities of a game between bots, with the tiles that each was built of.
fn played(seed: u8, seats: u8) -> Vec<(CityBoard, Vec<Tile>)> {
    let values: Vec<u8> = (1..=seats).collect();
    let mut game = Game::new(&Setup::new(&values).expect("a table"), &Seed([seed; 32]));
    let ring = Ring::new(seats);
    let mut built = vec![Vec::new(); usize::from(ring.cities())];
    while game.phase() != Phase::Ended {
        let mut acting = conurbation_rules::common::Seat::first(seats);
        let (seat, action) = acting
            .find_map(|seat| bots::next(&game, seat, Level::Gentle).map(|action| (seat, action)))
            .expect("somebody acts");
        if let Action { what: Move::Place { tile, side, .. }, .. } = action {
            let chosen = game.table_view(false).seats[seat.index()].revealed.expect("revealed");
            built[ring.city(seat, side).index()].push(chosen[usize::from(tile)]);
        }
        game.play(seat, &action).expect("bots play by the rules");
    }
    game.cities().iter().copied().zip(built).collect()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(8))]

    #[test]
    fn it_has_the_same_buildings_and_is_no_worse_than_what_was_built(seed: u8, seats in 2u8..=4) {
        for (city, tiles) in played(seed, seats) {
            let (best, sheet) = best_city(&tiles, WORTH).expect("a finished city");
            prop_assert!(sheet.total >= score_city(&city, WORTH).total, "{} {}", best, city);
            let letters = |city: &CityBoard| {
                let mut letters: Vec<char> = city.to_string().chars().collect();
                letters.sort_unstable();
                letters
            };
            prop_assert_eq!(letters(&best), letters(&city));
        }
    }
}

#[test]
fn the_highest_score_of_a_city_is_proved() {
    let [single, dealt] = [best_of_single_tiles(), best_as_dealt()];
    // Twelve offices, each beside one of four different taverns.
    assert_eq!(single.sheet.in_order(), [0, 0, 17, 54, 0, 0, 71], "{}", single.city);
    // No duplex has two offices, or an office and a tavern.
    assert_eq!(dealt.sheet.in_order(), [0, 8, 34, 27, 0, 0, 69], "{}", dealt.city);
    for Proof { city, sheet, tiles, mixtures, searched } in [single, dealt] {
        assert_eq!(score_city(&city, 4), sheet);
        assert_eq!(best_city(&tiles, 4).expect("a city").1, sheet);
        // 16 squares among 6 types: 21 over 5.
        assert!(mixtures == 20_349 && searched > 0, "{searched} of {mixtures}");
    }
}
