//! What a city is worth: the rulebook's example, every fact of the rules, and an independent, naive scorer.

mod common;

use common::{Dice, city};
use conurbation_rules::two_cities::score::{
    Sheet, factory_worth, score_cities, score_city, score_offices, score_taverns,
};
use conurbation_rules::two_cities::{CityBoard, Type};

/// The sheet of a lone city, so its factories rank first.
fn alone(notation: &str) -> Sheet {
    score_cities(&[city(notation)])[0]
}

/// Six cities of one game with their points for shops, factories, taverns, offices, parks and houses.
const SIX_CITIES: [(&str, [u8; 6], u8); 6] = [
    ("HPPH/HFFS/FMFS/MFPP", [5, 20, 2, 0, 16, 9], 52),
    ("FFOH/FEHH/BMSD/HPPH", [2, 9, 17, 1, 8, 25], 62),
    ("BOOD/SSSS/OFOE/OFOM", [16, 4, 17, 25, 0, 0], 62),
    ("HSPP/HSHO/HSME/ODBF", [10, 2, 17, 5, 8, 20], 62),
    ("PHHH/FSPD/PFPP/PFFF", [2, 20, 1, 0, 22, 12], 57),
    ("SSSS/PHHO/POOE/HOOP", [16, 0, 1, 17, 10, 12], 56),
];

#[test]
fn six_cities_of_one_game_score_as_in_the_rulebook() {
    let cities = SIX_CITIES.map(|(notation, ..)| city(notation));
    for (sheet, (notation, points, total)) in score_cities(&cities).iter().zip(SIX_CITIES) {
        assert_eq!(Type::ALL.map(|kind| sheet.of(kind)), points, "{notation}");
        assert_eq!(sheet.total, total, "{notation}");
    }
}

#[test]
fn the_sheet_names_the_types_of_the_reference_card() {
    let sheet = score_cities(&SIX_CITIES.map(|(notation, ..)| city(notation)))[3];
    let json = serde_json::to_string(&sheet).unwrap();
    assert_eq!(json, r#"{"shops":10,"factories":2,"taverns":17,"offices":5,"parks":8,"houses":20,"total":62}"#);
}

#[test]
fn an_empty_city_scores_nothing() {
    assert_eq!(alone(""), Sheet::default());
}

#[test]
fn shops_score_in_straight_lines() {
    for (notation, points) in [
        ("S", 2),
        ("SS", 5),
        ("SSS", 10),
        ("SSSS", 16),
        ("S/S/S/S", 16),
        ("S.S", 4),
        ("SS.S", 7),
        ("S./.S", 4),
        ("SS/S.", 7),
        ("SSHS", 7),
    ] {
        assert_eq!(alone(notation).shops, points, "{notation}");
    }
}

#[test]
fn a_shop_counts_in_one_line_only() {
    // A row of four, two more off it, one alone.
    assert_eq!(alone("S..S/..../SSSS/.S..").shops, 2 + 2 + 16 + 2);
    assert_eq!(alone("SSSS/.S../.S.S").shops, 16 + 5 + 2);
    // Three more are crossed by the row: two of the column are left over beside it.
    assert_eq!(alone(".S.S/.S../SSSS").shops, 5 + 2 + 16);
    assert_eq!(alone(".S./SSS/.S.").shops, 10 + 2 + 2, "a plus");
}

#[test]
fn the_best_split_is_not_always_the_longest_line_first() {
    // The row of four leaves four single shops, 16 + 4 · 2 = 24. Two columns of three leave a pair between them.
    assert_eq!(alone("S..S/SSSS/S..S").shops, 10 + 10 + 5);
    assert_eq!(alone("SSS/.S./.S./SSS").shops, 10 + 10 + 5);
    // But columns are not always better either.
    assert_eq!(alone("SSSS/S..S").shops, 16 + 2 + 2);
    assert_eq!(alone("SSSS/SSSS/SSSS/SSSS").shops, 4 * 16);
}

/// A column of as many factories as each number says, five of them at most.
fn cities_with_factories(counts: &[usize]) -> Vec<CityBoard> {
    counts.iter().map(|count| city(["", "F", "FF", "FFF", "FFFF", "FFFF/F..."][*count])).collect()
}

#[test]
fn factories_score_by_rank_among_all_cities_of_the_game() {
    for (counts, points) in [
        (&[5, 5, 3, 2, 1, 0][..], &[20, 20, 9, 4, 2, 0][..]),
        (&[0, 3, 5, 1, 5, 2], &[0, 9, 20, 2, 20, 4]),
        (&[4, 2, 2], &[16, 6, 6]),
        (&[3, 3, 3], &[12, 12, 12]),
        (&[5, 4, 4, 3, 3], &[20, 12, 12, 6, 6]),
        (&[3, 0, 0], &[12, 0, 0]),
        (&[0, 0, 0], &[0, 0, 0]),
        (&[5, 4, 3, 2, 1, 1, 0], &[20, 12, 6, 4, 2, 2, 0]),
    ] {
        let sheets = score_cities(&cities_with_factories(counts));
        assert_eq!(sheets.iter().map(|sheet| sheet.factories).collect::<Vec<_>>(), points, "{counts:?}");
    }
}

#[test]
fn a_factorys_worth_follows_from_its_citys_rank() {
    let counts = [5, 5, 3, 2, 1];
    assert_eq!(counts.map(|count| factory_worth(count, &counts)), [4, 4, 3, 2, 2]);
    assert_eq!(factory_worth(2, &[2]), 4, "alone at the table");
}

#[test]
fn taverns_score_in_sets_of_different_kinds() {
    for (notation, points) in [
        ("M", 1),
        ("MD", 4),
        ("MDE", 9),
        ("MDEB", 17),
        ("MM", 2),
        ("MDD/EE.", 13),
        ("MDEB/MDEB", 34),
        ("MDEB/MDE.", 26),
        ("BBBB", 4),
        ("M..D/..../E..B", 17),
    ] {
        assert_eq!(alone(notation).taverns, points, "{notation}");
    }
    assert_eq!(score_taverns([1, 2, 2, 0]), 13);
    assert_eq!(score_taverns([0; 4]), 0);
}

#[test]
fn offices_score_by_number_and_the_seventh_starts_a_new_set() {
    let points: Vec<u8> = (0..=14).map(score_offices).collect();
    assert_eq!(points, [0, 1, 3, 6, 10, 15, 21, 22, 24, 27, 31, 36, 42, 43, 45]);
    assert_eq!(alone("OOOO/OOO.").offices, 22);
    assert_eq!(alone("O..O/..../O..O").offices, 10, "anywhere");
}

#[test]
fn an_office_beside_a_tavern_scores_one_more() {
    for (notation, points, why) in [
        ("OM", 2, "one beside one"),
        (".M./MOM/.M.", 2, "one beside four taverns still has one bonus"),
        (".O./OMO/.O.", 10 + 4, "one tavern serves four"),
        ("O./.M", 1, "a corner is not beside"),
        ("OHM", 1, "not beside"),
        ("MOO", 3 + 1, "one of two"),
        ("O/D", 2, "below"),
        ("OH/MH", 2, "whatever the kind"),
        ("OOOO/OOOM", 22 + 2, "in a second set too"),
        ("...O/M...", 1, "the end of a row is not beside the beginning of the next one"),
    ] {
        assert_eq!(alone(notation).offices, points, "{notation}: {why}");
    }
}

#[test]
fn parks_score_by_connected_group() {
    for (notation, points) in [
        ("P", 2),
        ("PP", 8),
        ("PPP", 12),
        ("PPPP", 13),
        ("PPPP/P...", 14),
        ("PPPP/PPPP", 17),
        ("P.P/.../P.P", 8),
        ("PPP/.../P..", 14),
        ("PP/PP", 13),
        ("PP../..PP", 16),
        ("PP./..P", 10),
        ("P./PP", 12),
        ("...P/P...", 4),
        ("PPPP/...P/PPPP", 18),
    ] {
        assert_eq!(alone(notation).parks, points, "{notation}");
    }
}

#[test]
fn a_house_scores_the_other_types_in_its_city() {
    for (notation, points, why) in [
        ("H", 0, "nothing else there"),
        ("HHHH", 0, "houses do not count"),
        ("HS", 1, "one other type"),
        ("HM", 1, "a tavern"),
        ("HMDE", 1, "taverns are one type"),
        ("HSMO/P...", 4, "four"),
        ("HSMO/H..P/...F", 2 * 5, "all five, anywhere in the city"),
        ("HHSO", 2 * 2, "each of two"),
    ] {
        assert_eq!(alone(notation).houses, points, "{notation}: {why}");
    }
}

#[test]
fn a_house_next_to_a_factory_scores_one() {
    for (notation, points, why) in [
        ("HFSM/O..P", 1, "although there are five other types"),
        ("SMHO/P.FH", 1 + 1, "both of two"),
        ("HS/.F/HM", 3 + 3, "a corner is not next to it"),
        ("FH", 1, "the factory is the only other type"),
        ("FHF", 1, "two factories spoil it once"),
        ("HFMS/H..P", 1 + 4, "one of two"),
        ("...H/F..S", 2, "the end of a row is not next to the beginning of the next one"),
    ] {
        assert_eq!(alone(notation).houses, points, "{notation}: {why}");
    }
}

#[test]
fn the_position_of_an_unfinished_city_does_not_matter() {
    let mut dice = Dice::new(11);
    let mut game = dice.game(5);
    dice.play_out(&mut game, |game| {
        for city in game.cities() {
            let moved: CityBoard = city.to_string().parse().unwrap();
            assert_eq!(score_city(city, 3), score_city(&moved, 3), "{city}");
        }
    });
}

/// Scores all types but shops square by square, the way people do at the table.
mod on_fingers {
    use super::CityBoard;

    /// The letters of a city; `None` beyond its edges.
    struct Map(Vec<Vec<char>>);

    impl Map {
        fn at(&self, row: usize, column: usize) -> Option<char> {
            self.0.get(row)?.get(column).copied()
        }

        fn squares(&self) -> impl Iterator<Item = (usize, usize, char)> {
            self.0.iter().enumerate().flat_map(|(row, line)| line.iter().enumerate().map(move |(c, l)| (row, c, *l)))
        }

        fn neighbours(&self, row: usize, column: usize) -> impl Iterator<Item = (usize, usize, char)> {
            [(row.wrapping_sub(1), column), (row + 1, column), (row, column.wrapping_sub(1)), (row, column + 1)]
                .into_iter()
                .filter_map(|(row, column)| Some((row, column, self.at(row, column)?)))
        }

        fn next_to(&self, row: usize, column: usize, letters: &str) -> bool {
            self.neighbours(row, column).any(|(_, _, letter)| letters.contains(letter))
        }

        fn count(&self, letter: char) -> usize {
            self.squares().filter(|square| square.2 == letter).count()
        }

        /// Removes a park and everything connected to it from the map, and returns how many there were.
        fn take_group(&mut self, row: usize, column: usize) -> usize {
            self.0[row][column] = '.';
            let parks: Vec<_> = self.neighbours(row, column).filter(|square| square.2 == 'P').collect();
            let rest: usize = parks
                .into_iter()
                .map(|(row, column, _)| if self.0[row][column] == 'P' { self.take_group(row, column) } else { 0 })
                .sum();
            1 + rest
        }
    }

    /// Points for factories, taverns, offices, parks and houses.
    pub fn score(city: &CityBoard, factory_worth: usize) -> [usize; 5] {
        let mut map = Map(city.to_string().split('/').map(|row| row.chars().collect()).collect());

        let mut kinds = ['M', 'D', 'E', 'B'].map(|kind| map.count(kind));
        let mut taverns = 0;
        while kinds != [0; 4] {
            taverns += [1, 4, 9, 17][kinds.iter().filter(|left| **left > 0).count() - 1];
            kinds = kinds.map(|left: usize| left.saturating_sub(1));
        }

        let mut offices = 0;
        let mut set = 0;
        for (row, column, letter) in map.squares() {
            if letter == 'O' {
                // The first of a set adds 1, the second 2 more, and so on up to 6.
                set = set % 6 + 1;
                offices += set + usize::from(map.next_to(row, column, "MDEB"));
            }
        }

        let others = ["S", "F", "MDEB", "O", "P"]
            .into_iter()
            .filter(|letters| map.squares().any(|square| letters.contains(square.2)))
            .count();
        let houses = map.squares().filter(|square| square.2 == 'H');
        let houses = houses.map(|(row, column, _)| if map.next_to(row, column, "F") { 1 } else { others }).sum();

        let factories = map.count('F') * factory_worth;
        let mut parks = 0;
        for (row, column) in (0..4).flat_map(|row| (0..4).map(move |column| (row, column))) {
            if map.at(row, column) == Some('P') {
                parks += match map.take_group(row, column) {
                    1 => 2,
                    2 => 8,
                    more => 9 + more,
                };
            }
        }
        [factories, taverns, offices, parks, houses]
    }
}

#[test]
fn ten_thousand_cities_score_like_the_naive_scorer() {
    let mut dice = Dice::new(5);
    for _ in 0..10_000 {
        // A small choice of buildings makes large groups and many of one type; empty squares make unfinished cities.
        let letters: Vec<char> =
            (0..=dice.below(9)).map(|_| *dice.pick(&['S', 'F', 'M', 'D', 'E', 'B', 'O', 'P', 'H', '.'])).collect();
        let row = |dice: &mut Dice| (0..4).map(|_| *dice.pick(&letters)).collect::<String>();
        let map = (0..4).map(|_| row(&mut dice)).collect::<Vec<_>>().join("/");
        let Ok(city) = map.parse::<CityBoard>() else { continue };
        let sheet = score_city(&city, 3);
        let counted = on_fingers::score(&city, 3);
        let sheet = [sheet.factories, sheet.taverns, sheet.offices, sheet.parks, sheet.houses].map(usize::from);
        assert_eq!(sheet, counted, "{map}");
    }
}
