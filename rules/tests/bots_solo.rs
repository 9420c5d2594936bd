//! A house bot as the player of the solo game.

use conurbation_rules::automas::{self, Mode, Move, Phase, Setup, bot};
use conurbation_rules::common::Seat;
use conurbation_rules::games::{self, Level};
use conurbation_rules::shuffle::Seed;
use conurbation_rules::two_cities::gain::{best_place, value};
use conurbation_rules::two_cities::{Building, CityBoard, Side};

const LEVELS: [Level; 3] = [Level::Gentle, Level::Steady, Level::Sharp];
const MODES: [Mode; 2] = [Mode::Simple, Mode::Full];

fn dealt(mode: Mode, number: u8) -> automas::Game {
    automas::Game::new(&Setup::new(mode, 4).unwrap(), &Seed([number; 32]))
}

/// Plays to the end, calling `look` with the game before every action.
fn play_out(game: &mut automas::Game, level: Level, mut look: impl FnMut(&automas::Game, &Move)) {
    while let Some(action) = bot::next(game, Seat::new(0), level) {
        look(game, &action.what);
        game.play(Seat::new(0), &action).expect("bots play by the rules");
    }
}

/// How many factories each of the other two cities has.
fn other_factories(game: &automas::Game, side: Side) -> [u8; 2] {
    let other = game.cities()[side.other().index()].count(Building::Factory);
    [other, game.automacity().count(Building::Factory)]
}

/// The player's lower city at the end.
fn result(game: &automas::Game) -> u32 {
    let ranking = game.table_view(false).result.expect("the game is over").ranking;
    ranking.iter().find(|standing| standing.seat == Seat::new(0)).expect("the player is ranked").lower.into()
}

fn results(mode: Mode, level: Level, games: u8) -> u32 {
    let played = (0..games).map(|number| {
        let mut game = dealt(mode, number);
        play_out(&mut game, level, |_, _| ());
        result(&game)
    });
    played.sum()
}

#[test]
fn bots_play_whole_games_of_both_modes() {
    for mode in MODES {
        for level in LEVELS {
            let mut game = dealt(mode, 1);
            play_out(&mut game, level, |_, _| ());
            assert_eq!(game.phase(), Phase::Ended, "nothing is left to do");
            assert!(game.cities().iter().all(CityBoard::is_finished));
        }
    }
}

#[test]
fn the_automas_need_no_bot() {
    let game = dealt(Mode::Full, 1);
    assert!(LEVELS.iter().all(|level| bot::next(&game, Seat::new(1), *level).is_none()));
}

#[test]
fn bots_give_the_same_answer_twice() {
    for level in LEVELS {
        let mut game = dealt(Mode::Full, 2);
        play_out(&mut game, level, |game, what| {
            assert_eq!(bot::next(&game.clone(), Seat::new(0), level).map(|action| action.what).as_ref(), Some(what));
        });
    }
}

#[test]
fn bots_behave_the_same_behind_the_common_game_type() {
    let game = dealt(Mode::Simple, 3);
    for level in LEVELS {
        let own = bot::next(&game, Seat::new(0), level).map(games::Action::Automas);
        assert_eq!(games::Game::Automas(Box::new(game.clone())).bot(Seat::new(0), level), own);
    }
}

#[test]
fn gentle_inserts_where_a_tile_adds_most() {
    let mut game = dealt(Mode::Full, 4);
    play_out(&mut game, Level::Gentle, |game, what| {
        let Move::Insert { side, tile, cell } = *what else { return };
        let assigned = game.table_view(false).assigned[side.index()][usize::from(tile)].tile;
        let others = other_factories(game, side);
        let best = best_place(&game.cities()[side.index()], assigned, &others);
        assert_eq!(best.map(|(_, cell)| cell), Some(cell));
    });
}

#[test]
fn steady_and_sharp_find_the_best_place_for_the_last_tile() {
    for level in [Level::Steady, Level::Sharp] {
        let mut game = dealt(Mode::Simple, 5);
        let mut last_tiles = 0;
        play_out(&mut game, level, |game, what| {
            let Move::Insert { side, tile, cell } = *what else { return };
            let city = game.cities()[side.index()];
            if city.size() < 15 {
                return;
            }
            last_tiles += 1;
            let assigned = game.table_view(false).assigned[side.index()][usize::from(tile)].tile;
            let others = other_factories(game, side);
            let placed = city.with(assigned, cell).unwrap();
            assert_eq!(
                Some(value(&placed, &others) - value(&city, &others)),
                best_place(&city, assigned, &others).map(|(gain, _)| gain)
            );
        });
        assert_eq!(last_tiles, 2);
    }
}

#[test]
fn each_level_scores_more_than_the_one_below_from_the_same_deals() {
    for mode in MODES {
        let [gentle, steady, sharp] = LEVELS.map(|level| results(mode, level, 30));
        assert!(gentle + 15 < steady && steady + 15 < sharp, "half a point per game: {gentle} {steady} {sharp}");
    }
}
