//! The house bots as players at a table.

mod common;

use std::collections::{BTreeSet, HashSet};

use common::{Dice, Table, now};
use conurbation_rules::automas::{DECK, choose_for_city};
use conurbation_rules::common::{City, Round, Seat, Turn, byte};
use conurbation_rules::games::{Level, Proposal};
use conurbation_rules::two_cities::gain::best_place;
use conurbation_rules::two_cities::ranking::Goal;
use conurbation_rules::two_cities::{Building, CityBoard, Game, Move, Phase, Ring, Side, bots};

const LEVELS: [Level; 3] = [Level::Gentle, Level::Steady, Level::Sharp];

/// What a bot does next for an awaited seat.
fn what(game: &Game, seat: Seat, level: Level) -> Move {
    let action = bots::next(game, seat, level).expect("the seat is awaited");
    assert_eq!((action.round, action.turn), game.turn());
    action.what
}

/// Plays until the game is over, seat `i` at `levels[i]`. Calls `look` with the game before every action.
fn play_out(game: &mut Game, levels: &[Level], mut look: impl FnMut(&Game, u8)) {
    while game.phase() != Phase::Ended {
        let before = game.phase_number();
        for (seat, level) in (0..).zip(levels) {
            while game.phase_number() == before && owes(game, Seat::new(seat)) {
                look(game, seat);
                let what = what(game, Seat::new(seat), *level);
                game.play(Seat::new(seat), &now(game, what)).expect("bots play by the rules");
            }
            assert!(
                game.phase_number() != before || bots::next(game, Seat::new(seat), *level).is_none(),
                "nothing is left to do"
            );
        }
    }
}

fn owes(game: &Game, seat: Seat) -> bool {
    game.is_awaited(seat)
}

fn own_city(game: &Game, seat: Seat, side: Side) -> City {
    Ring::new(game.seats()).city(seat, side)
}

/// How many factories the other cities have.
fn other_factories(game: &Game, city: City) -> Vec<u8> {
    let others = game.cities().iter().enumerate().filter(|(other, _)| *other != city.index());
    others.map(|(_, other)| other.count(Building::Factory)).collect()
}

/// The results of all seats: the lower city, or the sum of both.
fn results(game: &Game) -> Vec<u16> {
    let ring = Ring::new(game.seats());
    let sheets = game.sheets();
    let result = |seat| ring.goal().result(Side::BOTH.map(|side| sheets[own_city(game, seat, side).index()].total));
    Seat::first(game.seats()).map(result).collect()
}

#[test]
fn bots_play_whole_games_at_every_table_size() {
    let mut dice = Dice::new(1);
    for seats in 2..=7 {
        let mut game = dice.game(seats);
        let levels: Vec<Level> = LEVELS.into_iter().cycle().take(seats.into()).collect();
        play_out(&mut game, &levels, |_, _| ());
        assert!(game.cities().iter().all(CityBoard::is_finished));
        assert!(Seat::first(seats).all(|seat| bots::next(&game, seat, levels[seat.index()]).is_none()), "it is over");
    }
}

#[test]
fn bots_give_the_same_answer_twice() {
    let mut table = Table::of(4);
    for level in LEVELS {
        assert_eq!(what(&table.game, Seat::new(1), level), what(&table.game.clone(), Seat::new(1), level));
    }
    table.all_choose();
    for level in LEVELS {
        assert_eq!(bots::plan(&table.game, Seat::new(1), level), bots::plan(&table.game.clone(), Seat::new(1), level));
    }
}

#[test]
fn bots_do_nothing_for_seats_that_are_not_awaited() {
    let mut table = Table::of(3);
    table.choose(Seat::new(1), [0, 1]).unwrap();
    for level in LEVELS {
        assert_eq!(bots::next(&table.game, Seat::new(1), level), None, "the others are still choosing");
        assert_eq!(bots::next(&table.game, Seat::new(3), level), None, "there is no such seat");
    }
    table.choose(Seat::new(0), [0, 1]).unwrap();
    table.choose(Seat::new(2), [0, 1]).unwrap();
    table.places_somewhere(Seat::new(1));
    assert!(
        LEVELS.iter().all(|level| bots::next(&table.game, Seat::new(1), *level).is_none()),
        "both tiles are placed"
    );
}

#[test]
fn a_bot_keeps_to_the_draft_of_its_seat() {
    for level in LEVELS {
        for pick in 0..7 {
            let mut table = Table::of(3);
            table.draft(Seat::new(2), &[pick]).unwrap();
            let Move::Choose(picks) = what(&table.game, Seat::new(2), level) else { panic!("tiles are being chosen") };
            assert!(picks.contains(&pick), "{level:?}");
            table.draft(Seat::new(2), &[pick, (pick + 3) % 7]).unwrap();
            let Move::Choose(mut picks) = what(&table.game, Seat::new(2), level) else {
                panic!("tiles are being chosen")
            };
            picks.sort_unstable();
            assert_eq!(picks, [pick.min((pick + 3) % 7), pick.max((pick + 3) % 7)], "{level:?}");
        }
    }
}

#[test]
fn a_bot_places_its_second_tile_after_someone_placed_the_first() {
    for level in LEVELS {
        let mut table = Table::of(3);
        table.all_choose();
        table.place(Seat::new(1), 1, Side::Left, [3, 3]).unwrap();
        assert!(matches!(what(&table.game, Seat::new(1), level), Move::Place { tile: 0, side: Side::Right, .. }));
    }
}

#[test]
fn bots_ignore_you_first_and_never_say_it() {
    let mut table = Table::of(3);
    table.all_choose();
    table.hold_back(Seat::new(0), Side::Left).unwrap();
    table.hold_back(Seat::new(2), Side::Right).unwrap();
    for level in LEVELS {
        assert!(matches!(what(&table.game, Seat::new(1), level), Move::Place { .. }));
    }
}

#[test]
fn gentle_chooses_by_the_automas_columns() {
    let mut dice = Dice::new(21);
    let mut columns = HashSet::new();
    for _ in 0..40 {
        let game = dice.game(3);
        let hand = game.seat_view(Seat::new(0), false).hand;
        let Move::Choose([left, right]) = what(&game, Seat::new(0), Level::Gentle) else {
            panic!("tiles are being chosen")
        };
        let matching = DECK.iter().map(|card| card.shared).filter(|column| {
            let taken = |hand: &[_]| choose_for_city(column, hand, &CityBoard::EMPTY, &[0, 0]).unwrap().taken;
            let mut rest = hand.to_vec();
            rest.remove(left.into());
            left == taken(&hand) && hand[usize::from(right)] == rest[usize::from(taken(&rest))]
        });
        let matching: BTreeSet<String> = matching.map(|column| format!("{column:?}")).collect();
        assert!(!matching.is_empty(), "{hand:?}: {left} {right}");
        columns.insert(matching);
    }
    assert!(columns.contains(&BTreeSet::from(["[House, Most]".to_owned()])), "{columns:?}");
    assert!(columns.iter().any(|columns| !columns.contains("[House, Most]")), "{columns:?}");
}

#[test]
fn gentle_places_each_tile_where_it_adds_most_in_its_intended_city_unless_a_swap_costs_neither_city() {
    let mut dice = Dice::new(22);
    let mut game = dice.game(4);
    let mut swaps = 0;
    play_out(&mut game, &[Level::Gentle; 4], |game, seat| {
        let seat = Seat::new(seat);
        let Some(tiles) = game.table_view(false).seats[seat.index()].revealed else { return };
        let Move::Place { tile, side, cell } = what(game, seat, Level::Gentle) else {
            panic!("tiles are being placed")
        };
        if side != Side::BOTH[usize::from(tile)] && game.owed(seat).len() == 2 {
            let [meant, swapped] = shown_gains(game, seat);
            assert!(meant.iter().zip(swapped).all(|(meant, swapped)| *meant <= swapped) && meant != swapped);
            swaps += 1;
        }
        let city = own_city(game, seat, side);
        let best = best_place(&game.cities()[city.index()], tiles[usize::from(tile)], &other_factories(game, city));
        assert_eq!(best.map(|(_, cell)| cell), Some(cell));
    });
    assert!(swaps > 0, "some are swapped");
}

/// Every way a seat can place its remaining tiles.
fn ways_to_place(game: &Game, seat: Seat) -> Vec<Game> {
    let places = game.seat_view(seat, false).places;
    if places.is_empty() {
        return vec![game.clone()];
    }
    let spots =
        places.into_iter().flat_map(|place| place.spots.clone().into_iter().map(move |spot| (place.clone(), spot)));
    let after = spots.map(|(place, spot)| {
        let mut after = game.clone();
        let what = Move::Place { tile: place.tile, side: place.side, cell: spot.cell() };
        after.play(seat, &now(game, what)).unwrap();
        after
    });
    after.flat_map(|after| ways_to_place(&after, seat)).collect()
}

#[test]
fn steady_and_sharp_find_the_best_places_for_the_last_tiles() {
    // The last seat to place in a game can calculate its result: both cities together, plus the lower one again.
    let worth = |game: &Game, seat: Seat| {
        let [left, right] = Side::BOTH.map(|side| u16::from(game.sheets()[own_city(game, seat, side).index()].total));
        match Ring::new(game.seats()).goal() {
            Goal::Lower => left + right + left.min(right),
            Goal::Sum => left + right,
        }
    };
    let mut dice = Dice::new(12);
    for seats in (2..=7).flat_map(|seats| [seats; 12]) {
        let mut game = dice.game(seats);
        let last = seats - 1;
        let mut compared = 0;
        play_out(&mut game, &vec![Level::Steady; seats.into()], |game, seat| {
            let alone = (0..last).all(|seat| !owes(game, Seat::new(seat)));
            let first = game.table_view(false).seats[usize::from(last)].placed.is_none();
            let filled = game.cities().iter().filter(|city| city.is_finished()).count();
            if seat != last || !alone || !first || game.phase() != Phase::Place || filled + 2 != game.cities().len() {
                return;
            }
            compared += 1;
            let best = ways_to_place(game, Seat::new(last)).iter().map(|end| worth(end, Seat::new(last))).max();
            for level in [Level::Steady, Level::Sharp] {
                let mut end = game.clone();
                while end.phase() == Phase::Place {
                    let what = what(&end, Seat::new(last), level);
                    end.play(Seat::new(last), &now(&end, what)).unwrap();
                }
                assert_eq!(Some(worth(&end, Seat::new(last))), best, "{level:?}");
            }
        });
        assert_eq!(compared, 1, "the last turn of a game of {seats}");
    }
}

/// The share of three-player games that one level wins against two seats of another, changing seats.
fn wins(one: Level, others: Level, games: usize) -> f64 {
    let mut dice = Dice::new(31);
    let mut wins = 0.0;
    for number in 0..games {
        let seat = number % 3;
        let mut levels = [others; 3];
        levels[seat] = one;
        let mut game = dice.game(3);
        play_out(&mut game, &levels, |_, _| ());
        let ranking = game.table_view(false).result.unwrap().ranking;
        let winners = ranking.iter().filter(|standing| standing.place == 1);
        if winners.clone().any(|standing| standing.seat.index() == seat) {
            wins += 1.0 / f64::from(byte(winners.count()));
        }
    }
    wins / f64::from(u32::try_from(games).unwrap())
}

#[test]
fn steady_beats_gentle() {
    // A third would be chance. Over many thousands of games it is a bit more than half.
    let share = wins(Level::Steady, Level::Gentle, 600);
    assert!(share > 0.45, "{share}");
}

#[test]
fn sharp_scores_more_than_steady_from_the_same_deals() {
    let mut dice = Dice::new(32);
    let [mut sharp, mut steady] = [0, 0];
    for number in 0..12 {
        let deal = dice.game(3);
        let result = |level: Level| {
            let mut game = deal.clone();
            let mut levels = [Level::Steady; 3];
            levels[number % 3] = level;
            play_out(&mut game, &levels, |_, _| ());
            results(&game)[number % 3]
        };
        sharp += result(Level::Sharp);
        steady += result(Level::Steady);
    }
    assert!(sharp > steady + 12, "more than a point per game: {sharp} {steady}");
}

#[test]
fn a_bot_follows_its_plan_and_can_propose_it() {
    let mut dice = Dice::new(41);
    for level in LEVELS {
        let mut game = dice.game(3);
        play_out(&mut game, &[level, Level::Steady, Level::Steady], |game, seat| {
            if seat != 0 {
                return;
            }
            let plan = bots::plan(game, Seat::new(0), level);
            match what(game, Seat::new(0), level) {
                Move::Place { tile, side, cell } => {
                    let city = own_city(game, Seat::new(0), side);
                    assert_eq!(plan[0], Proposal { turn: game.turn(), city, seat: Seat::new(0), tile, cell });
                    assert!(plan.iter().all(|proposal| game.proposable(proposal)));
                    let placed = game.table_view(false).seats[0].placed.iter().flatten().flatten().count();
                    assert_eq!(plan.len() + placed, 2, "all remaining tiles");
                }
                _ => assert!(plan.is_empty(), "tiles are being chosen"),
            }
        });
    }
}

/// The best that each way of sharing out a seat's tiles adds to its two cities, by what the places show.
fn shown_gains(game: &Game, seat: Seat) -> [[i16; 2]; 2] {
    let places = game.seat_view(seat, true).places;
    let gain = |tile: u8, side: Side| {
        let of_tile =
            places.iter().find(|places| places.tile == tile && places.side == side).expect("nothing is placed");
        of_tile.spots.iter().filter_map(|spot| spot.gain()).max().expect("every tile fits somewhere")
    };
    [[0, 1], [1, 0]].map(|[left, right]| [gain(left, Side::Left), gain(right, Side::Right)])
}

#[test]
fn no_bot_proposes_what_is_plainly_worse_for_both_of_its_cities() {
    let mut dice = Dice::new(44);
    for (level, games) in [(Level::Gentle, 20), (Level::Steady, 20), (Level::Sharp, 2)] {
        let mut compared = 0;
        for _ in 0..games {
            let mut game = dice.game(3);
            play_out(&mut game, &[level, Level::Steady, Level::Steady], |game, seat| {
                let mut plan = bots::plan(game, Seat::new(0), level);
                // Whoever looks ahead may take less for now, but nothing comes after the last turn.
                let last = game.turn() == (Round::new(3), Turn::new(3));
                if seat != 0 || plan.len() < 2 || (level != Level::Gentle && !last) {
                    return;
                }
                // Left, then right.
                plan.sort_by_key(|proposal| proposal.city != own_city(game, Seat::new(0), Side::Left));
                let why = |proposal| game.why(proposal, true).expect("a plan can be proposed");
                let gains: Vec<i16> = plan.iter().map(|proposal| why(proposal).points.expect("asked for")).collect();
                for other in shown_gains(game, Seat::new(0)) {
                    let both = || gains.iter().copied().zip(other);
                    let worse = both().all(|(gain, other)| gain <= other) && both().any(|(gain, other)| gain < other);
                    assert!(!worse, "{level:?}: {gains:?} instead of {other:?}");
                    compared += 1;
                }
            });
        }
        assert!(compared > 0);
    }
}

#[test]
fn a_bot_agrees_to_its_own_plan_and_slightly_worse_ones() {
    let mut dice = Dice::new(42);
    for level in LEVELS {
        let [mut agreed, mut refused] = [0, 0];
        let mut game = dice.game(3);
        play_out(&mut game, &[Level::Steady; 3], |game, seat| {
            let plan = bots::plan(game, Seat::new(seat), level);
            assert!(plan.iter().all(|proposal| bots::agrees(game, Seat::new(seat), level, proposal)));
            let Some(place) = game
                .seat_view(Seat::new(seat), false)
                .places
                .into_iter()
                .next_back()
                .filter(|_| game.turn() > (Round::new(2), Turn::new(1)))
            else {
                return;
            };
            for spot in place.spots {
                let city = own_city(game, Seat::new(seat), place.side);
                let proposal =
                    Proposal { turn: game.turn(), city, seat: Seat::new(seat), tile: place.tile, cell: spot.cell() };
                if bots::agrees(game, Seat::new(seat), level, &proposal) { agreed += 1 } else { refused += 1 }
            }
        });
        assert!(agreed > 0 && refused > 0, "{level:?}: {agreed} {refused}");
    }
}

#[test]
fn a_bot_rejects_proposals_it_cannot_carry_out() {
    let mut table = Table::of(4);
    let proposal =
        Proposal { turn: (Round::new(1), Turn::new(1)), city: City::new(0), seat: Seat::new(0), tile: 0, cell: [3, 3] };
    assert!(!bots::agrees(&table.game, Seat::new(0), Level::Gentle, &proposal), "nothing is revealed yet");
    table.all_choose();
    let agrees = |proposal: Proposal| LEVELS.map(|level| bots::agrees(&table.game, Seat::new(0), level, &proposal));
    assert_eq!(agrees(Proposal { seat: Seat::new(1), ..proposal }), [false; 3], "another seat's tile");
    assert_eq!(agrees(Proposal { city: City::new(1), ..proposal }), [false; 3], "a city of other seats");
    assert_eq!(agrees(Proposal { cell: [0, 0], ..proposal }), [false; 3], "not a legal place");
    assert_eq!(agrees(Proposal { turn: (Round::new(1), Turn::new(2)), ..proposal }), [false; 3], "another turn");
    let both = [0, 1].map(|tile| agrees(Proposal { tile, ..proposal }));
    assert!(both.iter().all(|agreed| agreed.contains(&true)), "in an empty city one tile is hardly worse than another");
}
