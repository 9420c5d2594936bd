//! What is promised of the engine for City Square Off: it is deterministic, knows nothing that is hidden, and what it
//! says is possible.

use std::cmp::Reverse;
use std::collections::HashSet;

use conurbation_engine::square_off::review::{Review, review};
use conurbation_engine::square_off::{Effort, Sight, next, search};
use conurbation_engine::{Mark, bot};
use conurbation_rules::common::Seat;
use conurbation_rules::games::{self, Level};
use conurbation_rules::shuffle::Seed;
use conurbation_rules::square_off::{
    Action, Game, Grid, Mode, Move, Phase, Piece, Reason, Rule, Setup, Variant, bots, side_of,
};
use proptest::prelude::*;

/// Little, since these tests are about what holds at any effort.
const EFFORT: Effort = Effort { places: 6, samples: 4, halvings: 1, win: 3 };

fn setup(mode: Mode, seats: usize) -> Setup {
    Setup::new(Variant { mode, ..Variant::default() }, seats).unwrap()
}

/// Plays a game of two sides and returns its actions.
fn played(mode: Mode, seed: u8, mut decide: impl FnMut(&Game, Seat) -> Option<Action>) -> (Game, Vec<(Seat, Action)>) {
    let mut game = Game::new(&setup(mode, 2), &Seed([seed; 32]));
    let mut actions = Vec::new();
    while game.phase() != Phase::Ended {
        for seat in Seat::first(2) {
            if let Some(action) = decide(&game, seat) {
                game.play(seat, &action).unwrap();
                actions.push((seat, action));
            }
        }
    }
    (game, actions)
}

fn steady(game: &Game, seat: Seat) -> Option<Action> {
    bots::next(game, seat, Level::Steady)
}

fn reviewed(mode: Mode, seed: u8, actions: &[(Seat, Action)]) -> Option<Review> {
    let actions = actions.iter().map(|(seat, action)| (*seat, action));
    review(&setup(mode, 2), &Seed([seed; 32]), actions, EFFORT).unwrap()
}

/// A grid of these tiles, which must be legal one after the other.
fn grid<'a>(tiles: impl IntoIterator<Item = &'a conurbation_rules::square_off::Tile>) -> Grid {
    let mut grid = Grid::default();
    for tile in tiles {
        if !tile.piece.is_starter() {
            assert_eq!(grid.check(tile, Rule::Inside), Ok(()), "{tile:?}");
        }
        grid.lay(*tile);
    }
    grid
}

#[test]
fn the_same_game_gets_the_same_review() {
    let (_, actions) = played(Mode::Base, 1, steady);
    let first = reviewed(Mode::Base, 1, &actions).unwrap();
    assert_eq!(Some(&first), reviewed(Mode::Base, 1, &actions).as_ref());
    let names = ["Ann", "Bob"].map(str::to_owned);
    assert!(first.lines(&names).iter().any(|line| line.starts_with("  Ann: ")));
}

#[test]
fn a_review_has_every_tile_that_was_laid_after_a_card() {
    let (game, actions) = played(Mode::Base, 2, steady);
    let review = reviewed(Mode::Base, 2, &actions).unwrap();
    for side in [0, 1] {
        let own: Vec<_> = review.decisions.iter().filter(|decision| side_of(decision.seat) == side).collect();
        let tiles: Vec<_> = own.iter().map(|decision| decision.played.tile).collect();
        assert_eq!(tiles, game.grid(side).tiles()[1..], "all but the starter");
        for decision in own {
            assert_eq!(actions[decision.action].1.what, Move::Done(decision.played.tile));
            assert!(decision.played.outlook.fits <= decision.to_come);
        }
    }
}

#[test]
fn whoever_always_plays_what_is_best_is_perfectly_accurate() {
    let mut missed = 0;
    for seed in 3..9 {
        let (_, actions) = played(Mode::Base, seed, |game, seat| match seat.number() {
            0 => next(game, seat, EFFORT).or_else(|| steady(game, seat)),
            _ => bots::next(game, seat, Level::Gentle),
        });
        let review = reviewed(Mode::Base, seed, &actions).unwrap();
        assert_eq!((review.sides[0].accuracy, review.sides[0].lost), (Some(1000), 0));
        missed += review.decisions.iter().filter(|decision| decision.mark == Mark::Missed).count();
    }
    assert!(missed > 0, "a gentle bot misses something");
}

#[test]
fn the_shape_that_ended_a_game_would_have_fitted_as_said() {
    let mut told = 0;
    for seed in 10..30 {
        let (game, actions) = played(Mode::Base, seed, |game, seat| bots::next(game, seat, Level::Gentle));
        let outcome = game.outcome().unwrap();
        let review = reviewed(Mode::Base, seed, &actions).unwrap();
        for fit in &review.fits {
            assert!(outcome.reason == Reason::Groups || outcome.winner == Some(1 - fit.side));
            let laid = game.grid(fit.side).tiles();
            let since = laid.len() + 1 - fit.tiles.len();
            let pieces: Vec<Piece> = fit.tiles.iter().map(|tile| tile.piece).collect();
            assert_eq!(pieces, game.cards()[since - 1..], "every card from there on");
            grid(laid[..since].iter().chain(&fit.tiles));
            assert_eq!(actions[fit.action].1.what, Move::Done(laid[since]), "that is where it parts");
            told += 1;
        }
    }
    assert!(told > 10, "{told}");
}

#[test]
fn after_every_move_of_a_race_a_way_to_cover_the_grid_is_told() {
    let mut moves = 0;
    let (game, actions) = played(Mode::Sprint, 4, |game, seat| {
        moves += usize::from(game.phase() == Phase::Race);
        // The second side puts things where they are in the way.
        if game.phase() == Phase::Race && seat == Seat::new(1) && moves % 3 == 0 {
            let piece = *game.in_hand(1).first()?;
            let tile = game.grid(1).places(piece, Rule::Inside).next()?;
            return Some(Action { turn: game.turn(), what: Move::Lay(tile) });
        }
        steady(game, seat)
    });
    let review = reviewed(Mode::Sprint, 4, &actions).unwrap();
    assert!(review.decisions.is_empty() && review.rescues.len() > 20);
    let mut replayed = Game::new(&setup(Mode::Sprint, 2), &Seed([4; 32]));
    let mut rescues = review.rescues.iter().peekable();
    for (number, (seat, action)) in actions.iter().enumerate() {
        replayed.play(*seat, action).unwrap();
        let Some(rescue) = rescues.next_if(|rescue| rescue.action == number) else { continue };
        let laid = replayed.grid(rescue.side).tiles();
        assert_eq!(
            rescue.tiles[..laid.len() - usize::from(rescue.back)],
            laid[..laid.len() - usize::from(rescue.back)]
        );
        assert!(grid(&rescue.tiles).is_full());
        assert!(!rescue.grid.contains('.'));
    }
    assert_eq!(rescues.next(), None);
    assert!(review.rescues.iter().any(|rescue| rescue.back > 0) && game.outcome().is_some());
}

#[test]
fn the_engine_does_not_know_a_sprawl() {
    let (_, actions) = played(Mode::Sprawl, 5, steady);
    assert_eq!(reviewed(Mode::Sprawl, 5, &actions), None);
}

#[test]
fn a_master_does_not_know_what_the_other_side_has_laid() {
    let mut game = Game::new(&setup(Mode::Base, 2), &Seed([6; 32]));
    while game.turn().number() < 4 {
        for seat in Seat::first(2) {
            if let Some(action) = steady(&game, seat) {
                game.play(seat, &action).unwrap();
            }
        }
    }
    let card = *game.cards().last().unwrap();
    let after = |place: usize| {
        let mut game = game.clone();
        let tile = game.grid(1).places(card, Rule::Inside).nth(place).unwrap();
        game.play(Seat::new(1), &Action { turn: game.turn(), what: Move::Lay(tile) }).unwrap();
        assert!(Sight::new(&game, Seat::new(0)).is_some());
        bot(&games::Game::SquareOff(Box::new(game)), Seat::new(0), Level::Master)
    };
    assert!(after(0).is_some());
    assert_eq!(after(0), after(5));
}

#[test]
fn a_master_begins_in_every_base_game_as_the_rules_allow() {
    for (left_over, anywhere) in [(false, false), (false, true), (true, false), (true, true)] {
        let begun: HashSet<_> = (0..40)
            .flat_map(|seed| {
                let setup = Setup::new(Variant { mode: Mode::Base, left_over, anywhere }, 2).unwrap();
                let mut game = Game::new(&setup, &Seed([seed; 32]));
                Seat::first(2)
                    .map(|seat| {
                        let action = next(&game, seat, EFFORT).expect("a starter is on offer");
                        game.play(seat, &action).unwrap();
                        let Move::Lay(tile) = action.what else { panic!("{action:?}") };
                        tile.area().unwrap()
                    })
                    .collect::<Vec<_>>()
            })
            .collect();
        assert!(begun.len() > 20, "{left_over} {anywhere}: {}", begun.len());
    }
    for mode in [Mode::Sprint, Mode::Sprawl] {
        assert_eq!(next(&Game::new(&setup(mode, 2), &Seed([1; 32])), Seat::new(0), EFFORT), None);
    }
}

#[test]
fn a_master_does_not_know_where_the_other_side_begins() {
    let first = |place: usize| {
        let mut game = Game::new(&setup(Mode::Base, 2), &Seed([7; 32]));
        let tile = game.grid(1).places(Piece::from_letter('A').unwrap(), Rule::Centre).nth(place).unwrap();
        game.play(Seat::new(1), &Action { turn: game.turn(), what: Move::Lay(tile) }).unwrap();
        next(&game, Seat::new(0), EFFORT)
    };
    assert!(first(0).is_some());
    assert_eq!(first(0), first(5));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn all_options_are_legal_and_different_and_their_values_possible(seed: u8, stop in 0usize..12) {
        let mut game = Game::new(&setup(Mode::Base, 2), &Seed([seed; 32]));
        for _ in 0..2 * stop {
            for seat in Seat::first(2) {
                if let Some(action) = steady(&game, seat) {
                    game.play(seat, &action).unwrap();
                }
            }
        }
        for seat in Seat::first(2) {
            let Some(sight) = Sight::new(&game, seat) else { continue };
            let last = game.grid(side_of(seat)).places(sight.card, Rule::Inside).last();
            let options = search(&sight, EFFORT, last);
            prop_assert!(options.iter().any(|option| Some(option.tile) == last), "what was played is among them");
            for (at, option) in options.iter().enumerate() {
                let lay = Action { turn: game.turn(), what: Move::Lay(option.tile) };
                prop_assert_eq!(game.check(seat, &lay), Ok(()));
                prop_assert!((0..=1000).contains(&option.outlook.chance));
                prop_assert!(option.outlook.fits <= sight.to_come.len());
                prop_assert!(options[..at].iter().all(|other| other.tile != option.tile));
            }
            let listed = search(&sight, Effort { places: 6, samples: 4, ..Effort::REVIEW }, last);
            prop_assert!(listed.is_sorted_by_key(|option| Reverse(option.outlook.chance)), "{listed:?}");
        }
    }
}
