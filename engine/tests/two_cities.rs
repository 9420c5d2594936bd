//! What is promised of the engine: it is deterministic, knows nothing that is hidden, and its values are possible.

use conurbation_engine::Mark;
use conurbation_engine::two_cities::review::{Review, review};
use conurbation_engine::two_cities::{Effort, Way, agrees, next, plan, search};
use conurbation_rules::automas::Mode;
use conurbation_rules::common::Seat;
use conurbation_rules::games::{self, Kind, Level, Proposal};
use conurbation_rules::shuffle::Seed;
use conurbation_rules::two_cities::{Action, Game, Move, Phase, Setup, Sight, bots};
use proptest::prelude::*;

/// Little, since these tests are about what holds at any effort.
const EFFORT: Effort = Effort { samples: 2, halvings: 1, turns: 1 };
/// The highest score of a city is 69: `conurbation best`.
const MOST: i32 = 100 * 69;

fn setup(seats: u8) -> Setup {
    Setup::new(&(0..seats).collect::<Vec<_>>()).unwrap()
}

/// Plays a game and returns its actions.
fn played(seats: u8, seed: u8, mut decide: impl FnMut(&Game, Seat) -> Option<Action>) -> Vec<(Seat, Action)> {
    let mut game = Game::new(&setup(seats), &Seed([seed; 32]));
    let mut actions = Vec::new();
    while game.phase() != Phase::Ended {
        for seat in Seat::first(seats) {
            if let Some(action) = decide(&game, seat) {
                game.play(seat, &action).unwrap();
                actions.push((seat, action));
            }
        }
    }
    actions
}

fn reviewed(seats: u8, seed: u8, actions: &[(Seat, Action)]) -> Review {
    let actions = actions.iter().map(|(seat, action)| (*seat, action));
    review(&setup(seats), &Seed([seed; 32]), actions, EFFORT).unwrap()
}

#[test]
fn the_same_game_gets_the_same_review() {
    let actions = played(3, 1, |game, seat| bots::next(game, seat, Level::Steady));
    let first = reviewed(3, 1, &actions);
    assert_eq!(first, reviewed(3, 1, &actions));
    let names = ["Ann", "Bob", "Cem"].map(str::to_owned);
    assert_eq!(first.lines(&names), reviewed(3, 1, &actions).lines(&names));
}

#[test]
fn whoever_always_plays_what_is_best_is_perfectly_accurate() {
    for seats in [2, 3] {
        let actions = played(seats, 2, |game, seat| match seat.number() {
            0 => next(game, seat, EFFORT),
            _ => bots::next(game, seat, Level::Gentle),
        });
        let review = reviewed(seats, 2, &actions);
        assert_eq!(review.seats[0].accuracy, Some(1000));
        assert_eq!(review.seats[0].lost, 0);
        assert!(review.seats[1].accuracy.unwrap() < 1000, "a gentle bot isn't");
        assert!(review.decisions.iter().any(|decision| decision.mark == Mark::Missed));
    }
}

#[test]
fn a_review_has_every_choice_and_every_placement() {
    for seats in [2, 3, 7] {
        let actions = played(seats, 3, |game, seat| bots::next(game, seat, Level::Steady));
        let review = reviewed(seats, 3, &actions);
        let numbers: Vec<usize> = review.decisions.iter().map(|decision| decision.action).collect();
        assert_eq!(numbers, (0..actions.len()).collect::<Vec<_>>());
        let turns = if seats == 2 { 14 } else { 7 };
        assert_eq!(numbers.len(), 3 * turns * usize::from(seats));
        assert_eq!(review.partnerships.len(), if seats == 2 { 0 } else { seats.into() });
        assert_eq!((review.luck.len(), review.turning_points.len()), (seats.into(), 3));
    }
}

#[test]
fn the_turning_points_are_turns_of_the_game_the_greatest_first() {
    let actions = played(4, 4, |game, seat| bots::next(game, seat, Level::Gentle));
    let review = reviewed(4, 4, &actions);
    assert!(review.turning_points.is_sorted_by_key(|point| -point.swing()));
    for point in &review.turning_points {
        assert!(review.decisions.iter().any(|decision| decision.turn == point.turn), "{}", point.turn);
    }
}

#[test]
fn the_tiles_of_a_city_are_arranged_best() {
    for seats in [2, 3] {
        let actions = played(seats, 4, |game, seat| bots::next(game, seat, Level::Gentle));
        let mut game = Game::new(&setup(seats), &Seed([4; 32]));
        for (seat, action) in &actions {
            game.play(*seat, action).unwrap();
        }
        let review = reviewed(seats, 4, &actions);
        let reached: Vec<u8> = review.hindsight.iter().map(|city| city.reached).collect();
        assert_eq!(reached, game.sheets().iter().map(|sheet| sheet.total).collect::<Vec<_>>());
        for (hindsight, city) in review.hindsight.iter().zip(game.cities()) {
            assert!(hindsight.most >= hindsight.reached);
            let letters = |map: &str| {
                let mut letters: Vec<char> = map.chars().collect();
                letters.sort_unstable();
                letters
            };
            assert_eq!(letters(&hindsight.map), letters(&city.to_string()), "the same buildings");
        }
        assert!(review.hindsight.iter().any(|city| city.most > city.reached), "gentle bots don't arrange best");
    }
}

#[test]
fn a_game_of_another_kind_is_not_reviewed() {
    let kind = Kind::Automas { mode: Mode::Full, level: 1 };
    let setup = kind.setup(&[0], None).unwrap();
    assert_eq!(conurbation_engine::review(&setup, &Seed([0; 32]), &[]), Ok(None));
}

#[test]
fn an_illegal_action_is_an_error() {
    let mut actions = played(3, 5, |game, seat| bots::next(game, seat, Level::Steady));
    actions.swap(0, 5);
    let all = actions.iter().map(|(seat, action)| (*seat, action));
    assert!(review(&setup(3), &Seed([5; 32]), all, EFFORT).is_err());
}

#[test]
fn the_last_placement_is_worth_what_it_leads_to() {
    let mut game = Game::new(&setup(3), &Seed([6; 32]));
    loop {
        let seat = Seat::first(3).rev().find(|seat| game.is_awaited(*seat)).unwrap();
        let sight = Sight::new(&game, seat).unwrap();
        let last = game.turn_of_all() == (7, 7) && Seat::first(3).map(|seat| game.owed(seat).len()).sum::<usize>() == 1;
        if last {
            for option in search(&sight, EFFORT, None) {
                let mut after = game.clone();
                let (round, turn) = game.turn();
                after.play(seat, &Action { round, turn, what: option.way.into() }).unwrap();
                let ranking = after.table_view(true).result.unwrap().ranking;
                let own = ranking.iter().find(|standing| standing.seat == seat).unwrap();
                assert_eq!(option.outlook.result, 100 * i32::from(own.result));
            }
            return;
        }
        let action = bots::next(&game, seat, Level::Steady).unwrap();
        game.play(seat, &action).unwrap();
    }
}

#[test]
fn a_draft_is_kept_to() {
    let mut game = Game::new(&setup(3), &Seed([7; 32]));
    let (round, turn) = game.turn();
    for pick in 0..7 {
        let draft = Move::Draft([pick].into_iter().collect());
        game.play(Seat::new(1), &Action { round, turn, what: draft }).unwrap();
        let Some(Action { what: Move::Choose(picks), .. }) = next(&game, Seat::new(1), EFFORT) else {
            panic!("tiles are being chosen")
        };
        assert!(picks.contains(&pick));
    }
}

#[test]
fn a_master_proposes_what_it_would_place_and_agrees_to_it() {
    for seats in [3, 5] {
        let mut game = Game::new(&setup(seats), &Seed([9; 32]));
        for seat in Seat::first(seats) {
            let action = bots::next(&game, seat, Level::Gentle).unwrap();
            game.play(seat, &action).unwrap();
        }
        let seat = Seat::new(1);
        let proposals = plan(&game, seat, EFFORT);
        assert_eq!(proposals.len(), 2, "a tile for each city");
        assert!(proposals[0].city != proposals[1].city && proposals[0].tile != proposals[1].tile);
        let first = game.place_as_proposed(&proposals[0]).unwrap();
        assert_eq!(next(&game, seat, EFFORT), Some(first.clone()));
        assert!(agrees(&game, seat, EFFORT, &proposals[0]));
        assert!(!agrees(&game, Seat::new(0), EFFORT, &proposals[0]), "the tile is another seat's");
        game.play(seat, &first).unwrap();
        assert_eq!(plan(&game, seat, EFFORT).len(), 1);
        assert!(!agrees(&game, seat, EFFORT, &proposals[0]), "it is placed");
    }
}

#[test]
fn a_master_declines_what_spoils_a_city() {
    let mut game = Game::new(&setup(3), &Seed([10; 32]));
    let mut spoiling = 0;
    while game.phase() != Phase::Ended {
        for seat in Seat::first(3) {
            if let Some(sight) = Sight::new(&game, seat).filter(|sight| sight.phase == Phase::Place) {
                let all = search(&sight, EFFORT, None);
                let (best, worst) = (all[0], all.iter().min_by_key(|option| option.outlook.lead).unwrap());
                if let Way::Place { tile, side, cell } = worst.way
                    && best.outlook.lead - worst.outlook.lead > 200
                {
                    let city = sight.city(side);
                    let wish = Proposal { turn: game.turn(), city, seat, tile, cell };
                    assert!(!agrees(&game, seat, EFFORT, &wish), "{wish:?}");
                    spoiling += 1;
                }
            }
            let action = bots::next(&game, seat, Level::Steady).unwrap();
            game.play(seat, &action).unwrap();
        }
    }
    assert!(spoiling > 0);
}

#[test]
fn a_master_does_not_know_what_others_have_chosen() {
    let after = |first: [u8; 2], second: [u8; 2]| {
        let mut game = Game::new(&setup(3), &Seed([11; 32]));
        let (round, turn) = game.turn();
        for (seat, picks) in [(1, first), (2, second)] {
            game.play(Seat::new(seat), &Action { round, turn, what: Move::Choose(picks) }).unwrap();
        }
        conurbation_engine::bot(&games::Game::TwoCities(Box::new(game)), Seat::new(0), Level::Master)
    };
    let choice = after([0, 1], [2, 3]);
    assert!(choice.is_some());
    for (first, second) in [([5, 6], [2, 3]), ([0, 1], [0, 6]), ([1, 4], [3, 5])] {
        assert_eq!(after(first, second), choice);
    }
}

#[test]
fn what_was_played_is_tried_as_often_as_the_best_however_bad_it_looks() {
    let game = Game::new(&setup(3), &Seed([8; 32]));
    let sight = Sight::new(&game, Seat::new(0)).unwrap();
    let worst = search(&sight, EFFORT, None).last().unwrap().way;
    let options = search(&sight, EFFORT, Some(worst));
    // Those that were tried most often come first: once the options are halved, half of them.
    let place = options.iter().position(|option| option.way == worst).unwrap();
    assert!(place < options.len().div_ceil(2), "{place} of {}", options.len());
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(12))]

    /// That a sight has nothing hidden is proved in the rules, and a search has only the sight.
    #[test]
    fn values_are_possible_and_all_options_are_legal_and_different(seats in 2u8..=7, seed: u8, stop in 0usize..40) {
        let mut game = Game::new(&setup(seats), &Seed([seed; 32]));
        for _ in 0..stop {
            for seat in Seat::first(seats) {
                if let Some(action) = bots::next(&game, seat, Level::Gentle) {
                    game.play(seat, &action).unwrap();
                }
            }
        }
        for seat in Seat::first(seats) {
            let Some(sight) = Sight::new(&game, seat) else { continue };
            let options = search(&sight, EFFORT, None);
            prop_assert!(!options.is_empty());
            let cities = if seats == 2 { 2 } else { 1 };
            for option in &options {
                prop_assert!((0..=cities * MOST).contains(&option.outlook.result), "{:?}", option);
                prop_assert!(option.outlook.lead.abs() <= 300 + (cities * MOST) / 10);
                let (round, turn) = game.turn();
                let action = Action { round, turn, what: option.way.into() };
                prop_assert_eq!(game.check(seat, &action), Ok(()));
            }
            let different = options.iter().enumerate().all(|(at, option)| {
                options[..at].iter().all(|other| other.way != option.way)
            });
            prop_assert!(different);
        }
    }
}
