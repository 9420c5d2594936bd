//! How an Automa chooses: each symbol on boards where it decides and where it doesn't, and what *most* counts.

use conurbation_rules::automas::Symbol::{Factory, House, Most, New};
use conurbation_rules::automas::{Automacity, Choice, Symbol, choose_for_automacity, choose_for_city};
use conurbation_rules::two_cities::Tile;

use crate::common::{city, tile};

fn tiles(names: &str) -> Vec<Tile> {
    names.split(' ').map(tile).collect()
}

/// Chooses for a city in the notation, given the factory counts of the other two cities.
fn beside(factories: [u8; 2], column: &[Symbol], hand: &str, map: &str) -> Choice {
    choose_for_city(column, &tiles(hand), &city(map), &factories).expect("most decides in the end")
}

/// Chooses for a city with no factories anywhere else.
fn shared(column: &[Symbol], hand: &str, map: &str) -> Choice {
    beside([0, 0], column, hand, map)
}

/// Chooses for Automacity with these tiles, with no factories in the player's cities.
fn automacity(column: &[Symbol], hand: &str, inserted: &str) -> Choice {
    let automacity: Automacity = tiles(inserted).into_iter().collect();
    choose_for_automacity(column, &tiles(hand), &automacity, &[0, 0]).expect("most decides in the end")
}

/// The tile that was taken and the symbol that decided.
fn taken(choice: &Choice) -> (String, Symbol) {
    (choice.tile().to_string(), choice.column[usize::from(choice.decided)])
}

/// What was compared, as in `S3 M4`.
fn compared(choice: &Choice) -> String {
    choice.compared.iter().map(|at| format!("{}{}", at.tile, at.points)).collect::<Vec<_>>().join(" ")
}

fn is(tile: &str, symbol: Symbol) -> (String, Symbol) {
    (tile.to_owned(), symbol)
}

#[test]
fn the_worked_example() {
    // Two offices with a free square next to both, a park and a house.
    let choice = shared(&[Factory, Most], "M H S", "PO/O./H.");
    assert_eq!(taken(&choice), is("M", Most), "there is no factory in the hand");
    // Shop: 2, and 1 for the house. Tavern: 1, 1 for each office, 1 for the house. House: the two other types.
    assert_eq!(compared(&choice), "S3 M4 H2");
    assert!(!choice.tied);

    // The same card for Automacity, which has a house and lacks no type of the hand.
    let choice = automacity(&[New, House, Most], "H S", "H S O");
    assert_eq!(taken(&choice), is("H", House));
    assert_eq!(compared(&choice), "", "one house is as good as another");

    // Automarta would have taken her factory for Righttown, and for Automacity the office that it lacks.
    assert_eq!(taken(&shared(&[Factory, Most], "O F S", "P")), is("F", Factory));
    assert_eq!(taken(&automacity(&[New, House, Most], "O S", "H S P")), is("O", New));
}

#[test]
fn a_house_is_taken_if_the_hand_has_one() {
    // A third park would add 4, a house alone nothing.
    let choice = shared(&[House, Most], "P H P", "PP");
    assert_eq!((taken(&choice), choice.taken), (is("H", House), 1));
    assert_eq!(taken(&shared(&[House, Most], "P S", "PP")), is("P", Most));
}

#[test]
fn a_factory_is_taken_if_the_hand_has_one() {
    let choice = automacity(&[Factory, Most], "P F F", "P P P");
    assert_eq!((taken(&choice), choice.taken), (is("F", Factory), 1), "the first of two alike");
    assert_eq!(taken(&automacity(&[Factory, Most], "P S", "P P P")), is("P", Most));
}

#[test]
fn something_new_is_taken_if_there_is_a_house_and_a_missing_type() {
    // A park beside the park would add 6, but is not new. New for the house are a shop and an office.
    let choice = shared(&[New, Most], "P O S", "PH");
    assert_eq!((taken(&choice), compared(&choice)), (is("S", New), "S3 O2".to_owned()));

    // No house: nothing counts as new.
    assert_eq!(taken(&shared(&[New, Most], "P O S", "P")), is("P", Most));
    // A house, but the hand has what the city has. One more kind of tavern is no new type.
    assert_eq!(taken(&shared(&[New, Most], "P D", "PH/M.")), is("P", Most));
    assert_eq!(taken(&automacity(&[New, House, Most], "P D", "P H M")), is("P", Most));
}

#[test]
fn a_single_new_tile_still_shows_its_points() {
    let choice = automacity(&[New, Most], "P O", "P H H");
    // An office is 1, and 1 for each house.
    assert_eq!((taken(&choice), compared(&choice)), (is("O", New), "O3".to_owned()));
}

#[test]
fn most_counts_the_best_place() {
    // Three shops in a row: the fourth adds 6 there, and 2 anywhere else.
    assert_eq!(compared(&shared(&[Most], "S", "SSS/P..")), "S6");
    // The end of the row is closed for good: the frame is four wide. A second line begins.
    assert_eq!(compared(&shared(&[Most], "S", "SSSP")), "S2");
    // Between the parks, one group of four is 3 more than 2 + 8; next to the single one, two pairs are 6 more.
    assert_eq!(compared(&shared(&[Most], "P", "P.PP")), "P6");
}

#[test]
fn most_counts_offices_that_gain_a_tavern() {
    // 1 for the tavern, 1 for each of three offices around the free square.
    assert_eq!(compared(&shared(&[Most], "M", "SOS/O.O")), "M4");
    // The second office in a city with a tavern in reach: 2 + 1.
    assert_eq!(compared(&shared(&[Most], "O", "MO")), "O3");
    // In Automacity the first tavern is beside all of them.
    assert_eq!(compared(&automacity(&[Most], "M", "O O O O")), "M5");
}

#[test]
fn most_counts_houses_that_gain_a_type_unless_beside_a_factory() {
    // The house below the shop gains a type; the one beside the factory stays at 1.
    assert_eq!(compared(&shared(&[Most], "P", "FH/SH")), "P3");
    assert_eq!(
        compared(&shared(&[Most], "P", "HF/PS")),
        "P6",
        "the house beside the factory gains nothing from more parks either"
    );
    // In Automacity no house is beside a factory.
    assert_eq!(compared(&automacity(&[Most], "P", "F H S H")), "P4");
}

#[test]
fn most_counts_a_house_that_has_to_be_beside_a_factory() {
    // The free square is next to a house worth 3: another factory adds 4 and loses 2.
    assert_eq!(compared(&beside([0, 0], &[Most], "F", "SSSS/FPPP/SSSS/FPH.")), "F2");
    // With another free square the house keeps its worth.
    assert_eq!(compared(&beside([0, 0], &[Most], "F", "SSSS/FPPP/SSSS/.PH.")), "F4");
    // A house that only fits beside a factory is 1.
    assert_eq!(compared(&shared(&[Most], "H", "SSSS/PPPP/SSSS/OOF.")), "H1");
}

#[test]
fn most_counts_the_rank_that_a_factory_gains() {
    // Two factories against three: from 2 × 3 to 3 × 4.
    assert_eq!(compared(&beside([3, 0], &[Most], "F", "FF")), "F6");
    // One against three and two: from 1 × 2 to 2 × 3.
    assert_eq!(compared(&beside([3, 2], &[Most], "F", "F")), "F4");
    // Third before and after: 2.
    assert_eq!(compared(&beside([5, 4], &[Most], "F", "F")), "F2");
    // Most before and after: 4.
    assert_eq!(compared(&beside([1, 1], &[Most], "F", "FF")), "F4");

    let automacity: Automacity = tiles("F F").into_iter().collect();
    let choice = choose_for_automacity(&[Most], &tiles("F"), &automacity, &[3, 0]).expect("most decides");
    assert_eq!(compared(&choice), "F6", "in Automacity, too");
}

#[test]
fn the_symbol_order_breaks_ties() {
    // In an empty city all of these are worth 1; the order of the hand does not matter.
    for (hand, first) in [("O B E D M", "M"), ("O D B E", "D"), ("E O B", "E"), ("O B", "B"), ("H O", "O")] {
        let choice = shared(&[Most], hand, "");
        assert_eq!(choice.tile(), tile(first), "of {hand}");
        assert_eq!(choice.tied, first != "O", "of {hand}: only the house is worth nothing");
    }
    // A shop and a park are 2 each, and so is a house with two other types.
    assert_eq!(taken(&shared(&[Most], "P S", "")), is("S", Most));
    let choice = shared(&[Most], "H P", "SO");
    assert_eq!((taken(&choice), compared(&choice), choice.tied), (is("P", Most), "P2 H2".to_owned(), true));
    // A fourth and most factory and a third park are 4.
    assert_eq!(taken(&shared(&[Most], "P F", "FPP")), is("F", Most));
    // New things are equal, too: 2 for itself and 1 for the house.
    let choice = shared(&[New, Most], "P S", "OH");
    assert_eq!((taken(&choice), choice.tied), (is("S", New), true));
}

#[test]
fn equal_tiles_are_compared_once() {
    let choice = shared(&[Most], "P S P S P", "P");
    assert_eq!((compared(&choice), choice.taken, choice.tied), ("S2 P6".to_owned(), 0, false));
    assert_eq!(choice.hand, tiles("P S P S P"));
}

#[test]
fn a_duplex_counts_as_both_its_types() {
    // Two have a house. A line of two shops is 3 more and the house 1; a park is 2, and the house has two other types
    // then.
    let choice = shared(&[House, Most], "FO H/S P/H", "S");
    assert_eq!((taken(&choice), compared(&choice)), (is("P/H", House), "P/H4 H/S4".to_owned()));
    assert!(choice.tied, "the first half decides, and a park comes before a house");
    assert_eq!(taken(&shared(&[New, Most], "SH OS", "HS")), is("OS", New), "an office is new");
}

#[test]
fn an_empty_hand_gives_no_choice() {
    assert_eq!(choose_for_city(&[Most], &[], &city("S"), &[0, 0]), None);
    assert_eq!(choose_for_city(&[House, Factory], &tiles("S"), &city("S"), &[0, 0]), None, "a column without most");
}
