//! The course of a game: rounds and turns, passing hands, secrets and their reveal, placing.

mod common;

use common::{Dice, Table, dealt_hands, tile};
use conurbation_rules::common::{City, Round, Seat, Turn};
use conurbation_rules::shuffle::Seed;
use conurbation_rules::two_cities::Side::{Left, Right};
use conurbation_rules::two_cities::ranking::Tiebreak;
use conurbation_rules::two_cities::score::Sheet;
use conurbation_rules::two_cities::{CityBoard, Phase, Refusal, SeatView, Setup, Side, Tile};

const MIDDLE: [u8; 2] = [3, 3];

fn tiles(hand: &[Tile]) -> String {
    hand.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

#[test]
fn a_setup_needs_two_to_seven_different_seating_values() {
    for seats in 0..=9 {
        let values: Vec<u8> = (0..seats).collect();
        assert_eq!(Setup::new(&values).is_some(), (2..=7).contains(&seats), "{seats} seats");
    }
    assert_eq!(Setup::new(&[5, 6, 5]), None);
    assert_eq!(Setup::new(&[1, 2, 3, 4, 5, 6, 6]), None);
}

#[test]
fn the_three_rounds_have_hands_of_seven_three_and_seven() {
    let mut table = Table::of(4);
    let mut seen = Vec::new();
    while table.game.phase() != Phase::Ended {
        let view = table.game.table_view(false);
        for seat in table.seats() {
            assert_eq!(table.hand(Seat::new(seat)).len(), table.hand(Seat::new(0)).len());
        }
        seen.push((view.round.number(), view.turn.number(), view.turns, table.hand(Seat::new(0)).len(), view.pass));
        table.play_turn();
    }
    assert_eq!(
        seen,
        [
            (1, 1, 3, 7, Some(Left)),
            (1, 2, 3, 5, Some(Left)),
            (1, 3, 3, 3, None),
            (2, 1, 1, 3, None),
            (3, 1, 3, 7, Some(Right)),
            (3, 2, 3, 5, Some(Right)),
            (3, 3, 3, 3, None),
        ]
    );
    assert!(table.game.cities().iter().all(CityBoard::is_finished));
}

#[test]
fn the_second_round_is_played_with_duplexes() {
    let mut table = Table::of(3);
    table.play_to(1, 3);
    assert!(table.seats().all(|seat| table.hand(Seat::new(seat)).iter().all(|tile| matches!(tile, Tile::Single(_)))));
    table.play_to(2, 1);
    assert!(table.seats().all(|seat| table.hand(Seat::new(seat)).iter().all(|tile| !matches!(tile, Tile::Single(_)))));
    table.play_to(3, 1);
    assert!(table.seats().all(|seat| table.hand(Seat::new(seat)).iter().all(|tile| matches!(tile, Tile::Single(_)))));
}

/// Marks every hand and follows it: after each turn a neighbour holds exactly what was left of it, in the same order.
fn check_passing(round: u8, side: Side) {
    for seats in 3..=7 {
        let mut dice = Dice::new(seats.into());
        let mut table = Table::of(seats);
        table.play_to(round, 1);
        for turn in 1..=2 {
            assert_eq!(table.game.turn(), (Round::new(round), Turn::new(turn)));
            let mut rests: Vec<Vec<Tile>> = table.seats().map(|seat| table.hand(Seat::new(seat))).collect();
            for seat in table.seats() {
                let picks = dice.pair(rests[seat as usize].len());
                table.choose(Seat::new(seat), picks).unwrap();
                let rest = &mut rests[seat as usize];
                rest.remove(picks[0].max(picks[1]).into());
                rest.remove(picks[0].min(picks[1]).into());
            }
            for seat in table.seats() {
                table.places_somewhere(Seat::new(seat));
            }
            for seat in table.seats() {
                let neighbour = match side {
                    Left => (seat + 1) % seats,
                    Right => (seat + seats - 1) % seats,
                };
                assert_eq!(
                    table.hand(Seat::new(neighbour)),
                    rests[seat as usize],
                    "{seats} seats, round {round}, turn {turn}"
                );
            }
        }
    }
}

#[test]
fn hands_pass_left_in_the_first_round() {
    check_passing(Round::new(1).number(), Left);
}

#[test]
fn hands_pass_right_in_the_third_round() {
    check_passing(Round::new(3).number(), Right);
}

#[test]
fn discards_never_come_back() {
    // Every hand of every round comes from the two piles in the order of the shuffle, and nowhere else.
    for seats in 2..=7 {
        let mut table = Table::of(seats);
        for (round, hands) in (1..).zip(dealt_hands(&Seed([7; 32]), seats)) {
            table.play_to(round, 1);
            for seat in table.seats() {
                assert_eq!(
                    tiles(&table.hand(Seat::new(seat))),
                    tiles(&hands[seat as usize]),
                    "round {round}, seat {seat}"
                );
            }
        }
    }
}

#[test]
fn hands_are_empty_after_the_game() {
    let mut table = Table::of(3);
    table.play_to_the_end();
    for seat in table.seats() {
        assert_eq!(table.game.seat_view(Seat::new(seat), true), SeatView::default());
    }
    let view = table.game.table_view(false);
    assert_eq!(view.result.map(|result| result.ranking.len()), Some(3));
    assert!(view.cities.iter().all(|city| city.score.is_some()), "scores are public at the end");
    assert!(view.seats.iter().all(|seat| seat.revealed.is_none()));
}

#[test]
fn while_choosing_everyone_sees_only_their_own_hand() {
    let table = Table::of(3);
    let hands: Vec<String> = table.seats().map(|seat| tiles(&table.hand(Seat::new(seat)))).collect();
    assert_eq!(hands, ["O S P H D P H", "P O O F P D S", "E S O E P M O"]);
    let view = table.game.table_view(true);
    assert_eq!(view.phase, Phase::Choose);
    for seat in view.seats {
        assert!(seat.revealed.is_none() && seat.placed.is_none());
    }
    assert_eq!(table.game.seat_view(Seat::new(3), true), SeatView::default(), "there is no such seat");
}

#[test]
fn a_choice_is_hidden_from_others_until_all_are_revealed() {
    let mut table = Table::of(3);
    table.choose(Seat::new(1), [6, 3]).unwrap();

    let own = table.game.seat_view(Seat::new(1), true);
    assert_eq!(own.chosen, Some([tile("S"), tile("F")]), "in the order of picking");
    assert!(own.hand.is_empty(), "the rest can't be looked at again");
    let awaited: Vec<u8> = table.seats().filter(|seat| table.game.is_awaited(Seat::new(*seat))).collect();
    assert_eq!(awaited, [0, 2], "it is public who has chosen");

    table.choose(Seat::new(2), [0, 1]).unwrap();
    assert!(table.game.table_view(true).seats.iter().all(|seat| seat.revealed.is_none()));
    table.choose(Seat::new(0), [2, 3]).unwrap();

    let view = table.game.table_view(true);
    assert_eq!(view.phase, Phase::Place);
    let revealed: Vec<_> = view.seats.iter().map(|seat| seat.revealed.unwrap()).collect();
    assert_eq!(revealed, [["P", "H"], ["S", "F"], ["E", "S"]].map(|pair| pair.map(tile)));
    assert!(table.seats().all(|seat| table.game.is_awaited(Seat::new(seat))), "all have tiles to place");
    for seat in table.seats() {
        let own = table.game.seat_view(Seat::new(seat), true);
        assert!(own.hand.is_empty() && own.chosen.is_none(), "the chosen tiles are revealed, the rest stays hidden");
        assert_eq!(own.places.len(), 4, "two tiles, two cities");
    }
}

#[test]
fn a_choice_cant_be_changed() {
    let mut table = Table::of(3);
    table.choose(Seat::new(0), [0, 1]).unwrap();
    assert_eq!(table.choose(Seat::new(0), [2, 3]), Err(Refusal::AlreadyChosen));
    assert_eq!(table.choose(Seat::new(0), [0, 1]), Err(Refusal::AlreadyChosen));
    assert_eq!(table.draft(Seat::new(0), &[2]), Err(Refusal::AlreadyChosen));
}

#[test]
fn a_draft_is_private_and_can_be_changed() {
    let mut table = Table::of(3);
    for picks in [&[4][..], &[4, 2], &[1, 6], &[]] {
        table.draft(Seat::new(1), picks).unwrap();
        assert_eq!(table.game.seat_view(Seat::new(1), true).draft.as_slice(), picks);
        assert_eq!(table.game.seat_view(Seat::new(1), true).hand.len(), 7, "the tiles stay in the hand");
        assert!(table.game.seat_view(Seat::new(0), true).draft.is_empty());
        assert!(table.game.is_awaited(Seat::new(1)));
    }
}

#[test]
fn choosing_clears_any_draft() {
    let mut table = Table::of(3);
    table.draft(Seat::new(1), &[4, 5]).unwrap();
    table.choose(Seat::new(1), [0, 1]).unwrap();
    assert!(table.game.seat_view(Seat::new(1), true).draft.is_empty());
    for seat in [0, 2] {
        table.draft(Seat::new(seat), &[2]).unwrap();
        table.choose(Seat::new(seat), [0, 1]).unwrap();
    }
    for seat in table.seats() {
        table.places_somewhere(Seat::new(seat));
        assert!(
            table.game.seat_view(Seat::new(seat), true).draft.is_empty(),
            "and it does not come back with the next hand"
        );
    }
}

#[test]
fn each_tile_goes_into_one_city_in_either_order() {
    let mut table = Table::of(3);
    table.all_choose();
    // Seat 0 revealed O and S, seat 1 P and O, seat 2 E and S.
    table.place(Seat::new(0), 1, Left, MIDDLE).unwrap();
    assert_eq!(table.game.table_view(false).seats[0].placed, Some([None, Some(Left)]));
    table.place(Seat::new(0), 0, Right, MIDDLE).unwrap();
    assert!(!table.game.is_awaited(Seat::new(0)));
    table.place(Seat::new(1), 0, Right, [2, 3]).unwrap();
    table.place(Seat::new(2), 0, Right, MIDDLE).unwrap();
    table.place(Seat::new(1), 1, Left, [3, 4]).unwrap();
    assert_eq!(table.game.phase(), Phase::Place, "seat 2 still owes a tile");
    table.place(Seat::new(2), 1, Left, [4, 3]).unwrap();

    assert_eq!(table.game.turn(), (Round::new(1), Turn::new(2)));
    assert_eq!(table.game.phase(), Phase::Choose);
    let maps: Vec<String> = table.game.cities().iter().map(ToString::to_string).collect();
    assert_eq!(maps, ["P/S", "EO", "O/S"]);
    let views = table.game.table_view(true).cities;
    let shown: Vec<_> = views.iter().map(|city| (city.map.as_str(), city.at, city.last.as_slice())).collect();
    assert_eq!(shown, [("P/S", [2, 3], &[[2, 3]][..]), ("EO", [3, 3], &[[3, 4]]), ("O/S", [3, 3], &[[4, 3]])]);
    assert_eq!(views[0].frame, [[0, 0], [5, 6]], "one row fewer below");
    assert_eq!(views[1].score, Some([0, 0, 1, 2, 0, 0, 3]));
    assert!(table.game.table_view(false).cities.iter().all(|city| city.score.is_none()), "no preview, no scores");
}

#[test]
fn places_are_shown_for_the_remaining_tiles() {
    let mut table = Table::of(3);
    table.all_choose();
    let owed = |table: &Table| -> Vec<(u8, Side)> {
        table.game.seat_view(Seat::new(0), false).places.iter().map(|places| (places.tile, places.side)).collect()
    };
    assert_eq!(owed(&table), [(0, Left), (1, Left), (0, Right), (1, Right)]);
    table.place(Seat::new(0), 1, Right, MIDDLE).unwrap();
    assert_eq!(owed(&table), [(0, Left)]);
    table.place(Seat::new(0), 0, Left, MIDDLE).unwrap();
    assert_eq!(owed(&table), []);
}

#[test]
fn a_placed_tile_stays_and_each_city_gets_one_tile() {
    let mut table = Table::of(3);
    table.all_choose();
    table.place(Seat::new(0), 0, Left, MIDDLE).unwrap();
    assert_eq!(table.place(Seat::new(0), 0, Right, MIDDLE), Err(Refusal::TileAlreadyPlaced));
    assert_eq!(table.place(Seat::new(0), 1, Left, [2, 3]), Err(Refusal::CityAlreadyServed));
    table.place(Seat::new(0), 1, Right, MIDDLE).unwrap();
    assert_eq!(table.place(Seat::new(0), 1, Right, [2, 3]), Err(Refusal::TileAlreadyPlaced));
}

#[test]
fn a_tile_can_be_proposed_until_it_is_placed() {
    use conurbation_rules::games::Proposal;
    let mut table = Table::of(4);
    let proposal =
        Proposal { turn: (Round::new(1), Turn::new(1)), city: City::new(1), seat: Seat::new(1), tile: 0, cell: MIDDLE };
    assert!(!table.game.proposable(&proposal), "nothing is revealed yet");
    table.all_choose();
    assert!(table.game.proposable(&proposal));
    assert!(table.game.proposable(&Proposal { city: City::new(0), ..proposal }), "the right city");
    assert!(!table.game.proposable(&Proposal { city: City::new(2), ..proposal }), "not a city of this seat");
    assert!(!table.game.proposable(&Proposal { city: City::new(9), ..proposal }));
    assert!(!table.game.proposable(&Proposal { turn: (Round::new(1), Turn::new(2)), ..proposal }), "another turn");
    assert!(!table.game.proposable(&Proposal { seat: Seat::new(9), ..proposal }));
    assert!(!table.game.proposable(&Proposal { tile: 2, ..proposal }));
    assert!(!table.game.proposable(&Proposal { cell: [3, 4], ..proposal }), "not a legal place");
    table.place(Seat::new(1), 1, Left, MIDDLE).unwrap();
    assert!(!table.game.proposable(&Proposal { cell: [3, 4], ..proposal }), "the city already has its tile");
    assert!(!table.game.proposable(&Proposal { city: City::new(0), tile: 1, ..proposal }), "the tile was placed");
    assert!(table.game.proposable(&Proposal { city: City::new(0), ..proposal }));
}

#[test]
fn phase_numbers_grow() {
    let mut dice = Dice::new(1);
    let mut game = dice.game(3);
    let mut before = (game.turn(), game.phase(), game.phase_number());
    dice.play_out(&mut game, |game| {
        let now = (game.turn(), game.phase(), game.phase_number());
        if (now.0, now.1) == (before.0, before.1) {
            assert_eq!(now.2, before.2, "the same clock is running");
        } else {
            assert!(now.2 > before.2, "{before:?} {now:?}");
        }
        before = now;
    });
}

/// A whole game of three from the first tile to the ranking, checked by hand.
#[test]
fn three_players_play_a_whole_game() {
    // The seed of the example in docs/shuffle.md.
    let mut table = Table::dealt(&[10, 20, 30], &Seed([7; 32]));
    table.follow(&[
        "P33 P33 · S33 F43 · P43 S43",
        "O53 M53 · S53 H63 · P44 P63",
        "O64 D63 · E64 E54 · D64 H65",
        "H/S55 DP65 · F/E56 S/F52 · O/P46 D/H44",
        "H45 E45 · F46 P34 · O55 F45",
        "H35 O54 · F36 F42 · O35 F35",
        "M44 O36 · O34 D32 · M34 E55",
    ]);
    assert_eq!(table.game.phase(), Phase::Ended);

    let maps: Vec<String> = table.game.cities().iter().map(ToString::to_string).collect();
    assert_eq!(maps, ["DPPH/FFMH/SOEH/FHOS", "SOFF/SDFF/SHEF/PEHE", "PMOO/PPEO/MOOP/DDDP"]);
    let scores: Vec<[u8; 7]> = table.game.sheets().iter().map(Sheet::in_order).collect();
    // Factories: 3, 5 and none, so 3 points each in city 0 and 4 each in city 1.
    //
    // City 0  D P P H   shops      two alone, 2 + 2
    //         F F M H   factories  3 × 3
    //         S O E H   taverns    one set of M, D, E: 9
    //         F H O S   offices    two: 3, and both touch E: + 2
    //                   parks      one pair: 8
    //                   houses     the one beside the factory scores 1; the other three see all five other types: 15
    assert_eq!(scores[0], [4, 9, 9, 5, 8, 16, 51]);
    // City 1  S O F F   shops      a column of three: 10
    //         S D F F   factories  5 × 4
    //         S H E F   taverns    D, E and two more E: 4 + 1 + 1
    //         P E H E   offices    one, beside D: 1 + 1
    //                   parks      one alone: 2
    //                   houses     2 × 5
    assert_eq!(scores[1], [10, 20, 6, 2, 2, 10, 50]);
    // City 2  P M O O   taverns    M, D, E; M, D; and one more D: 9 + 4 + 1
    //         P P E O   offices    five: 15, and all but that in the corner at the top right touch a tavern: + 4
    //         M O O P   parks      a group of three and a pair: 12 + 8
    //         D D D P
    assert_eq!(scores[2], [0, 0, 14, 19, 20, 0, 53]);

    // Seat 0 has cities 0 and 2 (51, 53), seat 1 cities 1 and 0 (50, 51), seat 2 cities 2 and 1 (53, 50). Seats 1 and 2
    // share the lowest city; the higher one of each decides between them.
    let ranking = table.game.table_view(false).result.unwrap().ranking;
    let standings: Vec<_> =
        ranking.iter().map(|at| (at.place, at.seat.number(), at.lower, at.higher, at.counts, at.decided)).collect();
    assert_eq!(
        standings,
        [
            (1, 0, 51, 53, [2, 3, 9, 7, 7, 4], Some(Tiebreak::Result)),
            (2, 2, 50, 53, [3, 5, 10, 6, 6, 2], Some(Tiebreak::Higher)),
            (3, 1, 50, 51, [5, 8, 7, 3, 3, 6], None),
        ]
    );
}
