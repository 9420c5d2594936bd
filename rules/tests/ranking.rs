//! Who wins, and what decides: the lower city, the higher one, then the buildings type by type.

mod common;

use common::city;
use conurbation_rules::common::{Seat, byte};
use conurbation_rules::two_cities::Type::{self, Factory, House, Office, Park, Shop, Tavern};
use conurbation_rules::two_cities::ranking::{Standing, Tiebreak, rank};
use conurbation_rules::two_cities::score::{Sheet, score_cities};
use conurbation_rules::two_cities::{CityBoard, Ring};

/// Ranks cities with these claimed totals. City `i` lies between seat `i` and the next one.
fn ranked(cities: &[(&str, u8)]) -> Vec<Standing> {
    let boards: Vec<CityBoard> = cities.iter().map(|(notation, _)| city(notation)).collect();
    let sheets: Vec<Sheet> = cities.iter().map(|&(_, total)| Sheet { total, ..Sheet::default() }).collect();
    rank(Ring::new(byte(cities.len())), &boards, &sheets).to_vec()
}

fn seats(ranking: &[Standing]) -> Vec<u8> {
    ranking.iter().map(|standing| standing.seat.number()).collect()
}

fn places(ranking: &[Standing]) -> Vec<u8> {
    ranking.iter().map(|standing| standing.place).collect()
}

fn decided(ranking: &[Standing]) -> Vec<Option<Tiebreak>> {
    ranking.iter().map(|standing| standing.decided).collect()
}

#[test]
fn the_six_players_of_the_rulebook() {
    let cities = [
        "SSSS/PHHO/POOE/HOOP",
        "PHHH/FSPD/PFPP/PFFF",
        "FFOH/FEHH/BMSD/HPPH",
        "BOOD/SSSS/OFOE/OFOM",
        "HPPH/HFFS/FMFS/MFPP",
        "HSPP/HSHO/HSME/ODBF",
    ]
    .map(city);
    let sheets = score_cities(&cities);
    assert_eq!(sheets.iter().map(|sheet| sheet.total).collect::<Vec<_>>(), [56, 57, 62, 62, 52, 62]);

    let ranking = rank(Ring::new(6), &cities, &sheets);
    let results: Vec<u8> = ranking.iter().map(|standing| standing.lower).collect();
    assert_eq!(results, [62, 57, 56, 56, 52, 52]);
    // 56 with a 62 is ahead of 56 with a 57. Both with 52 also have a 62: more shops decide, 2 + 4 against 2 + 3.
    assert_eq!(seats(&ranking), [3, 2, 0, 1, 4, 5]);
    assert_eq!(places(&ranking), [1, 2, 3, 4, 5, 6]);
    let by_result = Some(Tiebreak::Result);
    let higher = Some(Tiebreak::Higher);
    assert_eq!(decided(&ranking), [by_result, by_result, higher, by_result, Some(Tiebreak::Count(Shop)), None]);
}

#[test]
fn the_lower_city_is_the_result() {
    // Seat 0 has 60 and 40, seat 1 45 and 60, seat 2 40 and 45.
    let ranking = ranked(&[("", 60), ("", 45), ("", 40)]);
    assert_eq!(
        ranking.iter().map(|at| (at.seat.number(), at.lower, at.higher)).collect::<Vec<_>>(),
        [(1, 45, 60), (0, 40, 60), (2, 40, 45)]
    );
    assert_eq!(decided(&ranking), [Some(Tiebreak::Result), Some(Tiebreak::Higher), None]);
}

#[test]
fn a_great_city_does_not_make_up_for_a_poor_one() {
    let ranking = ranked(&[("", 90), ("", 20), ("", 21), ("", 22)]);
    assert_eq!(seats(&ranking), [0, 3, 1, 2]);
    assert_eq!(ranking[0].lower, 22);
}

#[test]
fn the_higher_city_breaks_ties() {
    let ranking = ranked(&[("", 50), ("SSSS", 40), ("SSSS", 40)]);
    // Seats 0 and 1 both have 40 and 50; seat 2 has twice 40 and the most shops.
    assert_eq!(seats(&ranking), [0, 1, 2]);
    assert_eq!(ranking[1].decided, Some(Tiebreak::Higher));
}

#[test]
fn buildings_break_further_ties_type_by_type() {
    // All totals are equal. The three shops of city 0 put seats 0 and 1 ahead of seat 2; between those two, city 2
    // competes with city 1, which has plenty of every type later on the reference card.
    for (kind, one, plenty) in [
        (Shop, "S", "FFFF/MDEB/OOPP/PHHH"),
        (Factory, "F", "MDEB/OOOO/PPPP/HHHH"),
        (Tavern, "B", "OOOO/OPPP/PPHH/HHHH"),
        (Office, "O", "PPPP/PPPP/HHHH/HHHH"),
        (Park, "P", "HHHH/HHHH/HHHH/HHHH"),
        (House, "H", ""),
    ] {
        let ranking = ranked(&[("SSS", 50), (plenty, 50), (one, 50)]);
        assert_eq!(seats(&ranking), [0, 1, 2], "{kind:?}");
        assert_eq!(places(&ranking), [1, 2, 3], "{kind:?}");
        assert_eq!(ranking[0].decided, Some(Tiebreak::Count(kind)));
        assert_eq!(ranking[1].decided, Some(Tiebreak::Count(Shop)));
    }
}

#[test]
fn the_buildings_of_both_cities_count_together() {
    let ranking = ranked(&[("SFMD/EBOP/HH..", 50), ("SS", 50), ("MM/OP", 50)]);
    let counts = |seat: Seat| ranking.iter().find(|standing| standing.seat == seat).unwrap().counts;
    assert_eq!(counts(Seat::new(0)), [1, 1, 6, 2, 2, 2], "cities 0 and 2");
    assert_eq!(counts(Seat::new(1)), [3, 1, 4, 1, 1, 2], "cities 0 and 1");
    assert_eq!(counts(Seat::new(2)), [2, 0, 2, 1, 1, 0], "cities 1 and 2");
}

#[test]
fn all_taverns_count_as_one_type() {
    let ranking = ranked(&[("SSS", 50), ("MMM", 50), ("MDEB", 50)]);
    assert_eq!(ranking[0].decided, Some(Tiebreak::Count(Tavern)));
}

#[test]
fn seats_that_are_still_tied_share_the_win() {
    let ranking = ranked(&[("SF", 50), ("SF", 50), ("SF", 50)]);
    assert_eq!(seats(&ranking), [0, 1, 2], "in seat order");
    assert_eq!(places(&ranking), [1, 1, 1]);
    assert_eq!(decided(&ranking), [Some(Tiebreak::Shared), Some(Tiebreak::Shared), None]);
}

#[test]
fn a_shared_place_skips_the_next_one() {
    let ranking = ranked(&[("", 50), ("", 40), ("", 50)]);
    assert_eq!(seats(&ranking), [0, 1, 2]);
    assert_eq!(places(&ranking), [1, 2, 2]);
    assert_eq!(decided(&ranking), [Some(Tiebreak::Result), Some(Tiebreak::Shared), None]);

    let ranking = ranked(&[("", 40), ("", 50), ("", 60), ("", 50)]);
    assert_eq!(seats(&ranking), [2, 3, 0, 1]);
    assert_eq!(places(&ranking), [1, 1, 3, 3]);
}

#[test]
fn tiebreaks_are_named_on_the_wire() {
    let wire = |tiebreak| serde_json::to_string(&tiebreak).unwrap();
    assert_eq!(
        [Tiebreak::Result, Tiebreak::Higher, Tiebreak::Shared].map(wire),
        ["\"result\"", "\"higher\"", "\"shared\""]
    );
    assert_eq!(
        Type::ALL.map(|kind| wire(Tiebreak::Count(kind))),
        ["\"shop\"", "\"factory\"", "\"tavern\"", "\"office\"", "\"park\"", "\"house\""]
    );
}
