//! Games played at random, of both modes: what must hold in every state, at every end, and when they are replayed.

use conurbation_rules::automas::{
    Action, Assigner, Automa, Choice, DECK, Game, Mode, Move, Phase, Setup, Symbol, TableView,
};
use conurbation_rules::common::{Round, Seat, byte};
use conurbation_rules::shuffle::Seed;
use conurbation_rules::two_cities::{BUILDING_TILES, Building, CityBoard, DUPLEX_TILES, Side, Spot, Tile, Type};

use crate::common::Dice;
use crate::player::now;

/// Games of each mode.
const GAMES: u64 = 60;

/// Any legal action.
fn some_action(dice: &mut Dice, game: &Game) -> Action {
    if game.phase() == Phase::Insert {
        let places = game.seat_view(Seat::new(0), false).places;
        let at = dice.pick(&places);
        let cell = dice.pick(&at.spots).cell();
        return now(game, Move::Insert { side: at.side, tile: at.tile, cell });
    }
    let mut places: Vec<u8> = (0..byte(game.table_view(false).hands[0].len())).collect();
    let mut pick = || places.swap_remove(dice.below(places.len()));
    let (left, right) = (pick(), pick());
    let automacity = (game.setup().mode() == Mode::Simple).then(pick);
    now(game, Move::Assign { left, right, automacity })
}

/// Plays to the end and calls `look` with the game before every action and when it is over.
fn play_out(dice: &mut Dice, game: &mut Game, mut look: impl FnMut(&Game)) -> Vec<Action> {
    let mut actions = Vec::new();
    while game.phase() != Phase::Ended {
        look(game);
        let action = some_action(dice, game);
        game.play(Seat::new(0), &action).expect("a legal action");
        actions.push(action);
    }
    look(game);
    actions
}

/// Plays games of both modes and all levels.
fn some_games(mut play: impl FnMut(&mut Dice, &Setup, &Seed)) {
    for number in 0..2 * GAMES {
        let mut dice = Dice::new(number);
        let mode = if number % 2 == 0 { Mode::Simple } else { Mode::Full };
        let setup = Setup::new(mode, 1 + (number / 2 % 7) as u8).expect("levels 1 to 7");
        let seed = dice.seed();
        play(&mut dice, &setup, &seed);
    }
}

#[test]
fn every_game_ends_with_full_cities() {
    some_games(|dice, setup, seed| {
        let mut game = Game::new(setup, seed);
        let actions = play_out(dice, &mut game, |_| {});
        // A turn is one assignment and four tiles to insert; the second round of the Full mode assigns twice.
        assert_eq!(actions.len(), if setup.mode() == Mode::Simple { 7 * 5 } else { 6 * 5 + 6 });
        assert!(game.cities().iter().all(CityBoard::is_finished));
        assert_eq!(Type::ALL.map(|kind| game.automacity().count_of(kind)).iter().sum::<u8>(), 16);

        let view = game.table_view(false);
        assert!(view.hands.iter().all(Vec::is_empty) && view.assigned.iter().all(Vec::is_empty));
        let result = view.result.expect("the game is over");
        let player = result.ranking.iter().find(|at| at.seat == Seat::new(0)).expect("the player is ranked");
        let outcome = game.outcome().expect("the game is over");
        assert_eq!(outcome.won, player.place == 1);
        assert!(outcome.lower.iter().all(|sheet| sheet.total == player.lower));
        assert_eq!(outcome.lower.len() == 2, player.lower == player.higher);
    });
}

#[test]
fn factories_are_ranked_among_all_three_cities() {
    let mut led_by_automacity = 0;
    some_games(|dice, setup, seed| {
        let mut game = Game::new(setup, seed);
        play_out(dice, &mut game, |_| {});
        let [left, right] = game.cities().map(|city| city.count(Building::Factory));
        let counts = [left, right, game.automacity().count(Building::Factory)];
        let view = game.table_view(false);
        let scores = [view.cities[0].score, view.cities[1].score, view.automacity.score];
        for (count, score) in counts.into_iter().zip(scores) {
            let mut ahead: Vec<u8> = counts.into_iter().filter(|other| *other > count).collect();
            ahead.dedup();
            let points = score.expect("the game is over")[1];
            assert_eq!(points, count * [4, 3, 2][ahead.len()], "{count} of {counts:?}");
        }
        led_by_automacity += u32::from(counts[2] > left.max(right));
    });
    assert!(led_by_automacity > 0);
}

#[test]
fn every_tile_has_a_place_and_all_places_are_listed() {
    some_games(|dice, setup, seed| {
        play_out(dice, &mut Game::new(setup, seed), |game| {
            let table = game.table_view(false);
            for (side, assigned) in Side::BOTH.into_iter().zip(&table.assigned) {
                for (index, assigned) in (0..).zip(assigned).filter(|(_, assigned)| !assigned.placed) {
                    let city = &game.cities()[side.index()];
                    assert!(city.places(assigned.tile).next().is_some(), "{} fits {city}", assigned.tile);
                    let told = spots(game, side, index, false);
                    assert_eq!(told.is_empty(), game.phase() == Phase::Assign);
                    for cell in (0..7).flat_map(|row| (0..7).map(move |column| [row, column])) {
                        let what = Move::Insert { side, tile: index, cell };
                        let legal = game.check(Seat::new(0), &now(game, what)).is_ok();
                        assert_eq!(legal, told.iter().any(|spot| spot.cell() == cell), "{} at {cell:?}", assigned.tile);
                    }
                }
            }
        });
    });
}

#[test]
fn the_preview_shows_how_the_score_will_change() {
    some_games(|dice, setup, seed| {
        play_out(dice, &mut Game::new(setup, seed), |game| {
            let before = game.table_view(true);
            assert!(
                game.table_view(false).cities.iter().all(|city| city.score.is_some() == (game.phase() == Phase::Ended))
            );
            for places in game.seat_view(Seat::new(0), true).places {
                let (cell, change) = match places.spots[0] {
                    Spot::Scored(row, column, change) => ([row, column], change),
                    Spot::Plain(..) => panic!("the preview is on"),
                };
                let mut after = game.clone();
                after
                    .play(Seat::new(0), &now(game, Move::Insert { side: places.side, tile: places.tile, cell }))
                    .expect("legal");
                // The last insertion begins the next turn, in which the Automas may take factories.
                if after.turn() == game.turn() && after.phase() == Phase::Insert {
                    let total =
                        |view: &TableView| view.cities[places.side.index()].score.map(|score| i16::from(score[6]));
                    assert_eq!(total(&after.table_view(true)), total(&before).map(|total| total + change));
                }
            }
        });
    });
}

/// The legal places of an assigned tile, as shown to the player.
fn spots(game: &Game, side: Side, tile: u8, preview: bool) -> Vec<Spot> {
    let places = game.seat_view(Seat::new(0), preview).places;
    places.into_iter().find(|at| at.side == side && at.tile == tile).map(|at| at.spots).unwrap_or_default()
}

#[test]
fn phase_numbers_grow() {
    some_games(|dice, setup, seed| {
        let (mut last, mut phases) = (None, 0);
        play_out(dice, &mut Game::new(setup, seed), |game| {
            let phase = (game.turn(), game.phase());
            let number = game.phase_number();
            if let Some((last_phase, last_number)) = last {
                assert!(if phase == last_phase { number == last_number } else { number > last_number });
            }
            phases += u32::from(last.map(|(phase, _)| phase) != Some(phase));
            last = Some((phase, number));
        });
        assert_eq!(phases, if setup.mode() == Mode::Simple { 7 * 2 + 1 } else { 6 * 2 + 3 + 1 });
    });
}

#[test]
fn the_same_actions_give_the_same_game() {
    some_games(|dice, setup, seed| {
        let bytes = |game: &Game| {
            let views = [true, false].map(|preview| {
                serde_json::to_string(&(game.table_view(preview), game.seat_view(Seat::new(0), preview))).unwrap()
            });
            views.concat()
        };
        let mut shown = Vec::new();
        let actions = play_out(dice, &mut Game::new(setup, seed), |game| shown.push(bytes(game)));
        let log = serde_json::to_string(&actions).unwrap();

        let mut again = Game::new(setup, seed);
        let mut seen = vec![bytes(&again)];
        for action in serde_json::from_str::<Vec<Action>>(&log).unwrap() {
            again.play(Seat::new(0), &action).unwrap();
            seen.push(bytes(&again));
        }
        assert!(seen == shown, "byte for byte");
    });
}

#[test]
fn the_automas_follow_their_cards() {
    some_games(|dice, setup, seed| {
        let (mut drawn, mut seen_turn) = (Vec::new(), None);
        play_out(dice, &mut Game::new(setup, seed), |game| {
            if game.phase() == Phase::Ended || seen_turn.replace(game.turn()) == Some(game.turn()) {
                return;
            }
            let table = game.table_view(false);
            let acting = setup.mode() == Mode::Full && table.round != Round::new(2);
            assert_eq!(
                table.moves.iter().map(|at| at.automa).collect::<Vec<_>>(),
                if acting { &Automa::BOTH[..] } else { &[] }
            );
            assert_eq!(table.hands.len(), if acting { 3 } else { 1 });
            for (index, done) in table.moves.iter().enumerate() {
                let card = DECK[usize::from(done.card) - 1];
                follows(&done.shared, card.shared);
                follows(&done.automacity, card.automacity);
                assert_eq!(done.automacity.hand, without(&done.shared));
                assert_eq!(table.hands[index + 1], without(&done.automacity));
                let assigned = table.assigned[index][0];
                assert_eq!((assigned.tile, assigned.by), (done.shared.tile(), Assigner::Automa));
                let inserted = table.automacity.tiles.len() - 2 + index;
                assert_eq!(table.automacity.tiles[inserted], done.automacity.tile());
                drawn.push(done.card);
            }
        });
        let cards = drawn.len();
        drawn.sort_unstable();
        drawn.dedup();
        assert_eq!((cards, drawn.len()), if setup.mode() == Mode::Full { (12, 12) } else { (0, 0) }, "no card twice");
    });
}

/// No earlier symbol could have decided, and the tile taken is the best of those compared.
fn follows(choice: &Choice, column: &[Symbol]) {
    assert_eq!(choice.column, column);
    let (before, decided) = (&column[..choice.decided.into()], column[usize::from(choice.decided)]);
    let holds = |building| choice.hand.contains(&Tile::Single(building));
    assert!(!before.contains(&Symbol::House) || !holds(Building::House));
    assert!(!before.contains(&Symbol::Factory) || !holds(Building::Factory));
    match decided {
        Symbol::House => assert_eq!(choice.tile(), Tile::Single(Building::House)),
        Symbol::Factory => assert_eq!(choice.tile(), Tile::Single(Building::Factory)),
        Symbol::New | Symbol::Most => {
            let best = choice.compared.iter().map(|at| at.points).max().expect("something was compared");
            let first = choice.compared.iter().find(|at| at.points == best).expect("the best one");
            assert_eq!(first.tile, choice.tile());
            assert!(choice.compared.is_sorted_by_key(|at| at.tile.buildings()), "in the symbol order");
            assert_eq!(choice.tied, choice.compared.iter().filter(|at| at.points == best).count() > 1);
        }
    }
    assert_eq!(choice.compared.is_empty(), matches!(decided, Symbol::House | Symbol::Factory));
}

/// The hand that is left after a choice.
fn without(choice: &Choice) -> Vec<Tile> {
    let mut hand = choice.hand.clone();
    hand.remove(choice.taken.into());
    hand
}

#[test]
fn no_tile_is_used_twice() {
    some_games(|dice, setup, seed| {
        let mut assigned = Vec::new();
        let mut game = Game::new(setup, seed);
        while game.phase() != Phase::Ended {
            let action = some_action(dice, &game);
            if let Move::Insert { side, tile, .. } = action.what {
                assigned.push(game.table_view(false).assigned[side.index()][usize::from(tile)].tile);
            }
            game.play(Seat::new(0), &action).expect("a legal action");
        }
        assigned.extend(game.automacity().tiles());
        assert_eq!(assigned.len(), 3 * 14);
        let lying = |tile: Tile| assigned.iter().filter(|other| **other == tile).count();
        assert!(BUILDING_TILES.iter().all(|(building, count)| lying(Tile::Single(*building)) <= *count));
        assert!(DUPLEX_TILES.into_iter().all(|tile| lying(tile) <= 1));
    });
}

#[test]
fn a_higher_level_is_never_easier() {
    let mut lost_by_level = 0;
    some_games(|dice, setup, seed| {
        let dice = dice.clone();
        let won = (1..=7).map(|level| {
            let mut game = Game::new(&Setup::new(setup.mode(), level).expect("levels 1 to 7"), seed);
            play_out(&mut dice.clone(), &mut game, |_| {});
            game.outcome().expect("the game is over").won
        });
        let won: Vec<bool> = won.collect();
        assert!(won.is_sorted_by(|easier, harder| easier >= harder), "{won:?}");
        lost_by_level += usize::from(won[0] && !won[6]);
    });
    assert!(lost_by_level > 0, "sometimes the level decides");
}

#[test]
fn there_are_seven_levels() {
    let there_is = |level| Setup::new(Mode::Simple, level).is_some();
    assert_eq!((0..=8).filter(|level| there_is(*level)).collect::<Vec<u8>>(), [1, 2, 3, 4, 5, 6, 7]);
}
