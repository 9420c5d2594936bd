//! The floating frame: a city ends as a 4×4 square, but where that square lies is open at first.

mod common;

use std::collections::{BTreeMap, BTreeSet};

use common::{city, tile};
use conurbation_rules::common::{City, Seat, byte};
use conurbation_rules::two_cities::{Building, Cell, CityBoard, Refusal, Side, Tile};

/// Rows and columns of the finished square.
const SIZE: u32 = 4;
const MIDDLE: Cell = [3, 3];

/// Every connected six-cell shape that fits into 4×4, moved to the top left corner: bit `4 · row + column`.
fn six_cell_shapes() -> BTreeSet<u16> {
    let in_the_corner = |cells: u16| cells & 0x000f != 0 && cells & 0x1111 != 0;
    (0..=u16::MAX).filter(|cells| cells.count_ones() == 6 && in_the_corner(*cells) && is_connected(*cells)).collect()
}

fn is_connected(cells: u16) -> bool {
    let mut reached = BTreeSet::from([cells.trailing_zeros()]);
    let mut frontier: Vec<u32> = reached.iter().copied().collect();
    while let Some(cell) = frontier.pop() {
        for other in 0..SIZE * SIZE {
            let steps = (cell / SIZE).abs_diff(other / SIZE) + (cell % SIZE).abs_diff(other % SIZE);
            if steps == 1 && cells >> other & 1 == 1 && reached.insert(other) {
                frontier.push(other);
            }
        }
    }
    byte(reached.len()) == byte(cells.count_ones())
}

/// A shape as a city of shops.
fn built(shape: u16) -> CityBoard {
    let filled = |row: u32, column: u32| shape >> (row * SIZE + column) & 1 == 1;
    let rows = (0..SIZE).filter(|row| (0..SIZE).any(|column| filled(*row, column)));
    let columns: Vec<u32> = (0..SIZE).filter(|column| (0..SIZE).any(|row| filled(row, *column))).collect();
    let line = |row| columns.iter().map(|column| if filled(row, *column) { 'S' } else { '.' }).collect::<String>();
    city(&rows.map(line).collect::<Vec<_>>().join("/"))
}

/// All cities that result from placing this tile in any legal way, one of each shape. Every city must have a place for
/// it.
fn grown(cities: &BTreeMap<String, CityBoard>, tile: Tile) -> BTreeMap<String, CityBoard> {
    let mut all = BTreeMap::new();
    for (map, city) in cities {
        assert!(city.places(tile).next().is_some(), "{tile} has a place in {map}");
        for cell in city.places(tile) {
            let city = city.with(tile, cell).expect("a legal place");
            let [[top, left], [bottom, right]] = city.bounds();
            assert!(bottom - top < 4 && right - left < 4, "{city} has outgrown four by four");
            all.insert(city.to_string(), city);
        }
    }
    all
}

fn by_map(cities: impl IntoIterator<Item = CityBoard>) -> BTreeMap<String, CityBoard> {
    cities.into_iter().map(|city| (city.to_string(), city)).collect()
}

#[test]
fn there_are_182_six_cell_shapes_that_fit_into_four_by_four() {
    assert_eq!(six_cell_shapes().len(), 182);
}

#[test]
fn six_legally_placed_tiles_make_exactly_these_shapes() {
    let mut cities = by_map([CityBoard::EMPTY]);
    for _ in 0..6 {
        cities = grown(&cities, tile("S"));
    }
    let maps: BTreeSet<String> = cities.into_keys().collect();
    let expected: BTreeSet<String> = six_cell_shapes().into_iter().map(|shape| built(shape).to_string()).collect();
    assert_eq!(maps, expected);
}

/// The proof that moves need no check for "can this still become 4×4?": there is always a place.
#[test]
fn any_two_duplexes_fit_every_shape_and_single_tiles_complete_the_square() {
    let after_round_one = by_map(six_cell_shapes().into_iter().map(built));
    let mut after_round_two = BTreeMap::new();
    for first in ["SS", "S/S"] {
        for second in ["SS", "S/S"] {
            after_round_two.extend(grown(&grown(&after_round_one, tile(first)), tile(second)));
        }
    }
    assert!(after_round_two.values().all(|city| city.count(Building::Shop) == 10));

    let mut cities = after_round_two;
    for _ in 10..16 {
        cities = grown(&cities, tile("S"));
    }
    assert_eq!(cities.into_keys().collect::<Vec<_>>(), ["SSSS/SSSS/SSSS/SSSS"]);
}

#[test]
fn a_finished_city_takes_no_more_tiles() {
    let square = city("SSSS/SSSS/SSSS/SSSS");
    assert!(square.is_finished());
    for more in ["S", "SF", "S/F"] {
        assert_eq!(square.places(tile(more)).count(), 0);
    }
}

#[test]
fn the_square_may_lie_anywhere_around_the_first_tile() {
    assert_eq!(CityBoard::EMPTY.frame(), [[0, 0], [6, 6]]);
    let first = CityBoard::EMPTY.with(tile("S"), MIDDLE).unwrap();
    assert_eq!(first.frame(), [[0, 0], [6, 6]]);
    assert_eq!(first.bounds(), [MIDDLE, MIDDLE]);
}

#[test]
fn a_city_grows_to_any_side_but_never_beyond_four_cells() {
    // A 4×4 grid fixed by the first tile would stop some of these sooner.
    let sides: [fn(u8) -> Cell; 4] =
        [|step| [3 - step, 3], |step| [3 + step, 3], |step| [3, 3 - step], |step| [3, 3 + step]];
    let opposite = [1, 0, 3, 2];
    for (index, side) in sides.into_iter().enumerate() {
        let mut city = CityBoard::EMPTY.with(tile("S"), MIDDLE).unwrap();
        for step in 1..4 {
            city = city.with(tile("S"), side(step)).unwrap();
        }
        let back = sides[opposite[index]](1);
        assert_eq!(city.check(tile("S"), back), Err(Refusal::OutsideFrame), "a fifth one at the other end");
    }
}

#[test]
fn every_added_row_closes_one_at_the_other_end() {
    let mut city = CityBoard::EMPTY.with(tile("S"), MIDDLE).unwrap();
    for (cell, frame) in [
        ([2, 3], [[0, 0], [5, 6]]),
        ([1, 3], [[0, 0], [4, 6]]),
        ([1, 4], [[0, 1], [4, 6]]),
        ([0, 4], [[0, 1], [3, 6]]),
        ([0, 5], [[0, 2], [3, 6]]),
        ([0, 6], [[0, 3], [3, 6]]),
    ] {
        city = city.with(tile("S"), cell).unwrap();
        assert_eq!(city.frame(), frame, "{cell:?}");
    }
    assert_eq!(city.bounds(), city.frame(), "four by four: the square is fixed");
}

#[test]
fn a_duplex_touches_with_one_half() {
    let first = CityBoard::EMPTY.with(tile("S"), MIDDLE).unwrap();
    let lying: Vec<Cell> = first.places(tile("OH")).collect();
    // Above and below with either half, and beside it with the nearer half.
    assert_eq!(lying, [[2, 2], [2, 3], [3, 1], [3, 4], [4, 2], [4, 3]]);
    let standing: Vec<Cell> = first.places(tile("O/H")).collect();
    assert_eq!(standing, [[1, 3], [2, 2], [2, 4], [3, 2], [3, 4], [4, 3]]);
}

#[test]
fn a_duplex_keeps_its_halves_in_order() {
    let first = CityBoard::EMPTY.with(tile("S"), MIDDLE).unwrap();
    assert_eq!(first.with(tile("OH"), [3, 1]).unwrap().to_string(), "OHS");
    assert_eq!(first.with(tile("O/H"), [4, 3]).unwrap().to_string(), "S/O/H");
    assert_eq!(first.with(tile("OH"), [2, 3]).unwrap().to_string(), "OH/S.");
    assert_eq!(first.with(tile("O/H"), [2, 2]).unwrap().to_string(), "O./HS");
}

#[test]
fn a_city_remembers_its_last_placement() {
    let first = CityBoard::EMPTY.with(tile("S"), MIDDLE).unwrap();
    assert!(CityBoard::EMPTY.last().is_empty());
    assert_eq!(first.last().as_slice(), [MIDDLE]);
    assert_eq!(first.with(tile("O/H"), [1, 3]).unwrap().last().as_slice(), [[1, 3], [2, 3]]);
}

#[test]
fn the_first_tile_goes_in_the_middle() {
    for tile in ["S", "SF", "S/F"].map(tile) {
        assert_eq!(CityBoard::EMPTY.places(tile).collect::<Vec<_>>(), [MIDDLE]);
        assert_eq!(CityBoard::EMPTY.check(tile, [3, 2]), Err(Refusal::FirstTileInTheMiddle));
    }
}

#[test]
fn a_refusal_says_what_is_wrong_with_the_cell() {
    // . S S
    // S S .   with its top left corner on [2, 2]
    let city = CityBoard::EMPTY
        .with(tile("S"), MIDDLE)
        .and_then(|city| city.with(tile("S"), [2, 3]))
        .and_then(|city| city.with(tile("S"), [2, 4]))
        .and_then(|city| city.with(tile("S"), [3, 2]))
        .unwrap();
    for (piece, cell, refusal) in [
        ("S", [3, 3], Refusal::Occupied),
        ("SF", [2, 2], Refusal::Occupied),
        ("S/F", [1, 3], Refusal::Occupied),
        ("S", [4, 4], Refusal::NotAdjacent),
        ("S", [1, 2], Refusal::NotAdjacent),
        ("SF", [5, 2], Refusal::NotAdjacent),
        ("S", [3, 0], Refusal::OutsideFrame),
        ("S", [6, 3], Refusal::OutsideFrame),
        ("SF", [3, 5], Refusal::OutsideFrame),
        ("SF", [2, 6], Refusal::OutsideFrame),
        ("S/F", [6, 3], Refusal::OutsideFrame),
        ("S/F", [6, 6], Refusal::OutsideFrame),
        ("S", [7, 3], Refusal::NoSuchCell),
        ("S", [3, 7], Refusal::NoSuchCell),
        ("S", [255, 255], Refusal::NoSuchCell),
    ] {
        assert_eq!(city.check(tile(piece), cell), Err(refusal), "{piece} on {cell:?}");
        assert_eq!(city.with(tile(piece), cell), Err(refusal), "{piece} on {cell:?}");
    }
    for (piece, cell) in [("S", [2, 2]), ("S", [4, 3]), ("SF", [3, 4]), ("S/F", [4, 2]), ("S/F", [0, 3])] {
        assert_eq!(city.check(tile(piece), cell), Ok(()), "{piece} on {cell:?}");
    }
}

#[test]
fn city_i_lies_between_seat_i_and_the_next_one() {
    let ring = conurbation_rules::two_cities::Ring::new(5);
    assert_eq!([ring.city(Seat::new(2), Side::Left), ring.city(Seat::new(2), Side::Right)].map(City::number), [2, 1]);
    assert_eq!([ring.city(Seat::new(0), Side::Left), ring.city(Seat::new(0), Side::Right)].map(City::number), [0, 4]);
    assert_eq!(
        [ring.neighbour(Seat::new(4), Side::Left), ring.neighbour(Seat::new(0), Side::Right)].map(Seat::number),
        [0, 4]
    );
    for city in 0..5 {
        let [left, right] = ring.partners(City::new(city)).expect("every city is shared");
        assert_eq!([ring.city(left, Side::Left), ring.city(right, Side::Right)], [City::new(city); 2]);
        assert_eq!([ring.partner(left, Side::Left), ring.partner(right, Side::Right)], [Some(right), Some(left)]);
    }
    assert_eq!((ring.cities(), ring.partners(City::new(5))), (5, None));
}
