//! What a city's score consists of: the parts add up to the score, and each names the buildings that make it.

mod common;

use common::{Dice, city};
use conurbation_rules::two_cities::score::{score_cities, score_city};
use conurbation_rules::two_cities::{CityBoard, Part, Type, Why, parts, parts_of_cities};

/// Each part in short: why, its points and its cells.
fn short(parts: &[Part]) -> Vec<String> {
    let text = |part: &Part| {
        let why = serde_json::to_string(&part.why).unwrap();
        let cells: Vec<String> = part.cells.iter().map(|[row, column]| format!("{row}{column}")).collect();
        format!("{} {}: {}", why.trim_matches('"'), part.points, cells.join(" "))
    };
    parts.iter().map(text).collect()
}

/// The parts of a city add up to its sheet, line by line, and hold every building of their type.
fn check(city: &CityBoard, worth: u8) {
    let (sheet, parts) = (score_city(city, worth), parts(city, worth));
    let [[top, left], _] = city.bounds();
    for kind in Type::ALL {
        let own: Vec<&Part> = parts.iter().filter(|part| part.kind == kind).collect();
        assert_eq!(own.iter().map(|part| part.points).sum::<u8>(), sheet.of(kind), "{kind:?} in {city}");
        let counted = own.iter().filter(|part| part.why != Why::OfficesBesideTavern);
        let mut cells: Vec<[u8; 2]> = counted.flat_map(|part| part.cells.iter().copied()).collect();
        for [row, column] in &cells {
            let building = city.at([top + row, left + column]).expect("a part holds buildings only");
            assert_eq!(building.kind(), kind, "{city}");
        }
        let all = cells.len();
        cells.sort_unstable();
        cells.dedup();
        assert_eq!(all, cells.len(), "{kind:?} in {city}: a building counts once for its number");
        assert_eq!(all, usize::from(city.count_of(kind)), "{kind:?} in {city}: every building is explained");
    }
    assert_eq!(parts.iter().map(|part| part.points).sum::<u8>(), sheet.total, "{city}");
}

#[test]
fn the_parts_of_random_cities_add_up_to_their_scores() {
    let mut dice = Dice::new(11);
    for _ in 0..20_000 {
        let letters = dice.pick(&["SFMDEBOPH.", "S.", "OMD", "FH.", "P.", "SSSF", "MDEB"]);
        let row = |dice: &mut Dice| -> String { (0..4).map(|_| char::from(*dice.pick(letters.as_bytes()))).collect() };
        let text = [(); 4].map(|()| row(&mut dice)).join("/");
        // Some of them are no bounding box.
        if let Ok(city) = text.parse::<CityBoard>() {
            check(&city, *dice.pick(&[2, 3, 4]));
        }
    }
}

#[test]
fn the_parts_add_up_at_every_moment_of_a_game() {
    let mut dice = Dice::new(12);
    for seats in 2..=7 {
        let mut game = dice.game(seats);
        dice.play_out(&mut game, |game| {
            for (parts, sheet) in parts_of_cities(game.cities(), &[]).iter().zip(score_cities(game.cities())) {
                assert_eq!(parts.iter().map(|part| part.points).sum::<u8>(), sheet.total);
            }
        });
    }
}

#[test]
fn each_part_names_its_buildings() {
    let parts = |notation: &str, worth: u8| short(&parts(&city(notation), worth));
    assert_eq!(parts("", 4), [""; 0]);
    // The row takes the shop that it shares with the column.
    assert_eq!(
        parts("SSSS/.S../.S../S...", 4),
        ["shop_line 16: 00 01 02 03", "shop_line 5: 11 21", "shop_line 2: 30",]
    );
    assert_eq!(parts("MDE/DE.", 4), ["tavern_set 9: 00 01 02", "tavern_set 4: 10 11"]);
    assert_eq!(parts("OOM/O..", 4), ["tavern_set 1: 02", "offices 6: 00 01 10", "offices_beside_tavern 1: 01"]);
    assert_eq!(parts("OOOO/OOO.", 4), ["offices 21: 00 01 02 03 10 11", "offices 1: 12"]);
    assert_eq!(parts("PP.P/P...", 4), ["park_group 12: 00 01 10", "park_group 2: 03"]);
    assert_eq!(
        parts("H.P/HF.", 3),
        ["second_most_factories 3: 11", "park_group 2: 02", "houses 2: 00", "houses_beside_factory 1: 10",]
    );
    assert_eq!(parts("H", 4), ["houses 0: 00"], "alone it scores nothing, and that is said too");
}

#[test]
fn factories_compete_with_those_of_all_cities() {
    let cities = ["FFF", "FF", "F", "FFF", ""].map(city);
    let whys = |further: &[u8]| -> Vec<Option<Why>> {
        parts_of_cities(&cities, further).iter().map(|parts| parts.first().map(|part| part.why)).collect()
    };
    let (most, second, fewer) = (Some(Why::MostFactories), Some(Why::SecondMostFactories), Some(Why::FewerFactories));
    assert_eq!(whys(&[]), [most, second, fewer, most, None]);
    assert_eq!(whys(&[4]), [second, fewer, fewer, second, None], "a city without a grid counts, too");
}
