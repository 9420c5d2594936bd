//! The variant for two players: four cities that nobody shares, six rounds, and the sum of both cities (rulebook, "Two
//! players").

mod common;

use common::{Dice, Table, all_bytes, city};
use conurbation_rules::common::{City, Round, Seat, Turn};
use conurbation_rules::games::Proposal;
use conurbation_rules::shuffle::Seed;
use conurbation_rules::two_cities::Side::{Left, Right};
use conurbation_rules::two_cities::Type::{self, Factory, House, Office, Park, Shop, Tavern};
use conurbation_rules::two_cities::ranking::{Standing, Tiebreak, rank};
use conurbation_rules::two_cities::score::Sheet;
use conurbation_rules::two_cities::{CityBoard, Phase, Refusal, Ring, Tile};

const MIDDLE: [u8; 2] = [3, 3];

#[test]
fn each_player_builds_two_cities_alone() {
    let mut table = Table::of(2);
    assert_eq!(table.game.cities().len(), 4);
    assert_eq!([0, 1, 2, 3, 4].map(|city| table.game.partners(City::new(city))), [None; 5]);
    table.all_choose();
    // Seat 0 has O and S, seat 1 P and O. The left cities are 0 and 2, the right ones 1 and 3.
    table.place(Seat::new(0), 0, Left, MIDDLE).unwrap();
    table.place(Seat::new(1), 1, Right, MIDDLE).unwrap();
    table.place(Seat::new(1), 0, Left, MIDDLE).unwrap();
    table.place(Seat::new(0), 1, Right, MIDDLE).unwrap();
    let maps: Vec<String> = table.game.cities().iter().map(ToString::to_string).collect();
    assert_eq!(maps, ["O", "S", "P", "O"]);
}

#[test]
fn every_round_is_played_twice_with_new_hands() {
    let mut table = Table::of(2);
    let mut seen = Vec::new();
    while table.game.phase() != Phase::Ended {
        let view = table.game.table_view(false);
        let duplexes = table.hand(Seat::new(0)).iter().all(|tile| !matches!(tile, Tile::Single(_)));
        seen.push((
            view.round.number(),
            view.turn.number(),
            view.turns,
            table.hand(Seat::new(0)).len(),
            duplexes,
            view.pass,
        ));
        assert_eq!(table.hand(Seat::new(1)).len(), table.hand(Seat::new(0)).len());
        table.play_turn();
    }
    let building = |round, pass| {
        [(round, 1, 3, 7, false, Some(pass)), (round, 2, 3, 5, false, Some(pass)), (round, 3, 3, 3, false, None)]
    };
    let duplex = |round| [(round, 1, 1, 3, true, None)];
    let rounds = [&building(1, Left)[..], &building(2, Left), &duplex(3), &duplex(4), &building(5, Right)];
    assert_eq!(seen, [&rounds.concat()[..], &building(6, Right)].concat());
}

#[test]
fn hands_pass_to_the_opponent_in_every_round_of_building_tiles() {
    for round in [1, 2, 5, 6] {
        let mut table = Table::of(2);
        table.play_to(round, 1);
        for turn in 1..=2 {
            assert_eq!(table.game.turn(), (Round::new(round), Turn::new(turn)));
            let hands = [table.hand(Seat::new(0)), table.hand(Seat::new(1))];
            table.play_turn();
            // Everyone chose the first two tiles.
            assert_eq!(
                [table.hand(Seat::new(1)), table.hand(Seat::new(0))],
                hands.map(|hand| hand[2..].to_vec()),
                "round {round}"
            );
        }
    }
}

#[test]
fn there_are_no_partners_to_wait_for_or_propose_to() {
    let mut table = Table::of(2);
    table.all_choose();
    for seat in table.seats() {
        for side in [Left, Right] {
            assert_eq!(table.hold_back(Seat::new(seat), side), Err(Refusal::NoPartner));
            assert_eq!(table.stop_holding_back(Seat::new(seat), side), Err(Refusal::NoPartner));
        }
        for city in 0..4 {
            for tile in [0, 1] {
                let proposal = Proposal {
                    turn: (Round::new(1), Turn::new(1)),
                    city: City::new(city),
                    seat: Seat::new(seat),
                    tile,
                    cell: MIDDLE,
                };
                assert!(!table.game.proposable(&proposal), "{proposal:?}");
            }
        }
    }
    assert!(!all_bytes(&table.game).concat().contains("holding"));
    assert_eq!(serde_json::to_string(&Refusal::NoPartner).unwrap(), r#"{"code":"no_partner"}"#);
}

#[test]
fn the_game_always_ends_with_four_finished_cities() {
    // Both players, twice seven building tiles in each of two rounds: 56 of 108. Twice three duplexes: 12 of 24. And
    // each city takes six building tiles, two duplexes and six building tiles, as a shared one does (`tests/frame.rs`).
    let mut dice = Dice::new(21);
    for _ in 0..200 {
        let mut game = dice.game(2);
        let mut turns = vec![];
        dice.play_out(&mut game, |game| {
            if turns.last() != Some(&game.turn()) {
                turns.push(game.turn());
            }
        });
        assert_eq!(turns.len(), 14, "{turns:?}");
        assert_eq!(game.cities().len(), 4);
        assert!(game.cities().iter().all(CityBoard::is_finished));
    }
}

/// Ranks two players whose cities have these claimed totals: left and right city of seat 0, then of seat 1.
fn ranked(cities: [(&str, u8); 4]) -> [Standing; 2] {
    let sheets = cities.map(|(_, total)| Sheet { total, ..Sheet::default() });
    let ranking = rank(Ring::new(2), &cities.map(|(notation, _)| city(notation)), &sheets);
    [ranking[0], ranking[1]]
}

#[test]
fn the_sum_of_both_cities_is_the_result() {
    // By the lower city, seat 0 would win.
    let [first, second] = ranked([("", 50), ("", 50), ("", 41), ("", 60)]);
    assert_eq!((first.seat.number(), first.place, first.lower, first.higher), (1, 1, 41, 60));
    assert_eq!((second.seat.number(), second.place, second.lower, second.higher), (0, 2, 50, 50));
    assert_eq!((first.decided, second.decided), (Some(Tiebreak::Result), None));
}

#[test]
fn sums_may_exceed_a_byte() {
    assert_eq!(ranked([("", 130), ("", 130), ("", 100), ("", 100)])[0].seat, Seat::new(0));
}

#[test]
fn buildings_break_equal_sums_and_the_higher_city_does_not() {
    for (kind, more, less) in [
        (Shop, "S", "FFFF/MDEB/OOPP/PHHH"),
        (Factory, "F", "MDEB/OOOO/PPPP/HHHH"),
        (Tavern, "B", "OOOO/OPPP/PPHH/HHHH"),
        (Office, "O", "PPPP/PPPP/HHHH/HHHH"),
        (Park, "P", "HHHH/HHHH/HHHH/HHHH"),
        (House, "H", ""),
    ] {
        let [first, second] = ranked([(less, 20), ("", 80), ("", 50), (more, 50)]);
        assert_eq!((first.seat.number(), first.decided), (1, Some(Tiebreak::Count(kind))), "{kind:?}");
        assert_eq!(second.place, 2);
    }
}

#[test]
fn players_that_are_still_tied_share_the_win() {
    let ranking = ranked([("SF", 20), ("O", 80), ("SO", 50), ("F", 50)]);
    assert_eq!(ranking.map(|at| (at.seat.number(), at.place)), [(0, 1), (1, 1)]);
    assert_eq!(ranking[0].decided, Some(Tiebreak::Shared));
}

/// A whole game from the first tile to the ranking, checked by hand.
#[test]
fn two_players_play_a_whole_game() {
    let mut table = Table::dealt(&[10, 20], &Seed([8; 32]));
    table.follow(&[
        "P33 F33 · P33 F33",
        "P43 O43 · P43 M43",
        "D53 M53 · M53 O53",
        "P44 F63 · P44 F63",
        "H63 D64 · S63 O44",
        "S64 H65 · P64 O42",
        "F/O42 SM55 · O/P55 EF64",
        "OH31 P/H44 · HB45 PO54",
        "H62 E66 · E56 O62",
        "H54 H46 · P66 E52",
        "O61 P45 · S54 F45",
        "H34 F35 · H36 F35",
        "O41 P34 · H35 S34",
        "E51 P36 · S34 S32",
    ]);
    assert_eq!(table.game.phase(), Phase::Ended);

    let maps: Vec<String> = table.game.cities().iter().map(ToString::to_string).collect();
    assert_eq!(maps, ["OHPH/OFPP/EODH/OHHS", "FPFP/OPPH/MHSM/FDHE", "PSHH/PPHB/MSOE/SPPP", "SFSF/OMOF/EOPO/OFEF"]);
    let scores: Vec<[u8; 7]> = table.game.sheets().iter().map(Sheet::in_order).collect();
    // Factories are compared over all four cities. There are 1, 3, none and 5: so 4 points each in city 3, 3 each in
    // city 1 and 2 each in city 0.
    //
    // City 0  O H P H   shops      one: 2
    //         O F P P   factories  one: 2
    //         E O D H   taverns    one set of D, E: 4
    //         O H H S   offices    four: 10; all but the top one touch E: + 3
    //                   parks      a group of three: 12
    //                   houses     the one above the factory scores 1; the other four see all five types: 20
    assert_eq!(scores[0], [2, 2, 4, 13, 12, 21, 54]);
    // City 1  F P F P   shops      one: 2
    //         O P P H   factories  3 × 3
    //         M H S M   taverns    one set of M, D, E, and another M: 9 + 1
    //         F D H E   offices    one, above M: 1 + 1
    //                   parks      a group of three and one alone: 12 + 2
    //                   houses     3 × 5
    assert_eq!(scores[1], [2, 9, 10, 2, 14, 15, 52]);
    // City 2  P S H H   shops      three, none beside another: 3 × 2
    //         P P H B   taverns    one set of M, E, B: 9
    //         M S O E   offices    one, beside E: 1 + 1
    //         S P P P   parks      two groups of three: 12 + 12
    //                   houses     there is no factory, so four other types: 3 × 4
    assert_eq!(scores[2], [6, 0, 9, 2, 24, 12, 53]);
    // City 3  S F S F   shops      two, not side by side: 2 + 2
    //         O M O F   factories  5 × 4
    //         E O P O   taverns    one set of M, E, and another E: 4 + 1
    //         O F E F   offices    five: 15; the three around M and the one below E: + 4
    //                   parks      one: 2
    assert_eq!(scores[3], [4, 20, 5, 19, 2, 0, 50]);

    // 54 + 52 = 106 against 53 + 50 = 103.
    let ranking = table.game.table_view(false).result.unwrap().ranking;
    let standings: Vec<_> =
        ranking.iter().map(|at| (at.place, at.seat.number(), at.lower, at.higher, at.decided)).collect();
    assert_eq!(standings, [(1, 0, 52, 54, Some(Tiebreak::Result)), (2, 1, 50, 53, None)]);
    let counted: Vec<_> = ranking.iter().map(|at| Type::ALL.into_iter().zip(at.counts).collect::<Vec<_>>()).collect();
    assert_eq!(counted[0], [(Shop, 2), (Factory, 4), (Tavern, 6), (Office, 5), (Park, 7), (House, 8)]);
    assert_eq!(counted[1], [(Shop, 5), (Factory, 5), (Tavern, 6), (Office, 6), (Park, 7), (House, 3)]);
}
