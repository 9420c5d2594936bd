//! The house bots as players of City Square Off.

use std::collections::{HashMap, HashSet};

use conurbation_rules::common::{Seat, Turn};
use conurbation_rules::games::Level;
use conurbation_rules::shuffle::Seed;
use conurbation_rules::square_off::{
    Action, Game, Mode, Move, Phase, Piece, Reason, Rule, Setup, Tile, Variant, bots, side_of, solver,
};

const LEVELS: [Level; 3] = [Level::Gentle, Level::Steady, Level::Sharp];
const MODES: [Mode; 3] = [Mode::Base, Mode::Sprint, Mode::Sprawl];

fn game(mode: Mode, seats: usize, number: u32) -> Game {
    varied(Variant { mode, ..Variant::default() }, seats, number)
}

fn varied(variant: Variant, seats: usize, number: u32) -> Game {
    let mut seed = [0; 32];
    seed[..4].copy_from_slice(&number.to_be_bytes());
    Game::new(&Setup::new(variant, seats).expect("two to seven seats"), &Seed(seed))
}

fn act(game: &mut Game, seat: Seat, what: Move) {
    let action = Action { turn: game.turn(), what };
    game.play(seat, &action).unwrap_or_else(|refusal| panic!("{refusal}: {action:?}"));
}

/// Where a side may lay the first piece in its hand.
fn places(game: &Game, side: u8) -> Vec<Tile> {
    let piece = game.in_hand(side)[0];
    game.grid(side).places(piece, game.rule()).collect()
}

/// Everyone acts in turn, around the table, until the game is over.
fn play_out(game: &mut Game, levels: &[Level]) {
    while game.phase() != Phase::Ended {
        let mut acted = false;
        for (seat, level) in (0..).zip(levels) {
            if let Some(action) = bots::next(game, Seat::new(seat), *level) {
                game.play(Seat::new(seat), &action).expect("bots play by the rules");
                acted = true;
            }
        }
        assert!(acted, "some seat is awaited");
    }
}

/// Finishes the phase for both sides.
fn stand_in(game: &mut Game) {
    for (seat, action) in bots::finish_phase(game) {
        game.play(seat, &action).expect("the stand-in plays by the rules");
    }
}

/// A game that bots have played up to this card.
fn played_to(mode: Mode, turn: Turn) -> Game {
    let mut game = game(mode, 2, 5);
    while game.turn() < turn {
        stand_in(&mut game);
    }
    game
}

#[test]
fn bots_play_whole_card_games() {
    let mut reasons: HashMap<String, u32> = HashMap::new();
    for mode in [Mode::Base, Mode::Sprawl] {
        for number in 0..200 {
            let variant = Variant { mode, left_over: number % 3 == 0, anywhere: number % 5 == 0 };
            let mut game = varied(variant, 2, number);
            // Sharp is slow: it plays one game in fifty.
            let levels = [LEVELS[usize::from(number % 50 == 0) * 2], LEVELS[(number % 2) as usize]];
            play_out(&mut game, &levels);
            *reasons.entry(format!("{:?}", game.outcome().expect("a result").reason)).or_default() += 1;
            assert!((0..2).all(|seat| bots::next(&game, Seat::new(seat), Level::Gentle).is_none()), "it is over");
        }
    }
    assert!(reasons["Fit"] > 20 && reasons["Outside"] == 200, "{reasons:?}");
}

#[test]
fn bots_race_until_a_grid_is_covered() {
    for number in 0..30 {
        let mut game = varied(Variant { mode: Mode::Sprint, left_over: false, anywhere: number % 2 == 0 }, 2, number);
        play_out(&mut game, &[LEVELS[number as usize % 3], LEVELS[number as usize / 3 % 3]]);
        let outcome = game.outcome().unwrap();
        assert!(game.grid(outcome.winner.unwrap()).is_full() && outcome.reason == Reason::Covered);
    }
}

#[test]
fn bots_on_the_same_side_do_not_interfere() {
    for (mode, seats) in MODES.into_iter().zip([7, 4, 3]) {
        let mut game = game(mode, seats, 3);
        play_out(&mut game, &vec![Level::Steady; seats]);
        let mut pair = self::game(mode, 2, 3);
        play_out(&mut pair, &[Level::Steady; 2]);
        // In a race all of them lay, here in turn.
        let same = [0, 1].map(|side| game.grid(side).tiles() == pair.grid(side).tiles());
        assert!(mode == Mode::Sprint || same == [true; 2], "{mode:?}");
    }
}

#[test]
fn a_bot_confirms_a_laid_piece_and_then_waits() {
    for level in LEVELS {
        let mut game = played_to(Mode::Base, Turn::new(3));
        let tile = places(&game, 1)[0];
        act(&mut game, Seat::new(1), Move::Lay(tile));
        let action = bots::next(&game, Seat::new(1), level).expect("it is not done");
        assert_eq!(
            action,
            Action { turn: Turn::new(3), what: Move::Done(tile) },
            "a piece laid by a person stays where it is"
        );
        game.play(Seat::new(1), &action).unwrap();
        assert_eq!(bots::next(&game, Seat::new(1), level), None, "it waits for the other side");
        assert_eq!(bots::next(&game, Seat::new(2), level), None, "there is no such seat");
        assert!(bots::next(&game, Seat::new(0), level).is_some());
    }
}

#[test]
fn bots_give_the_same_answer_twice() {
    for mode in MODES {
        for turn in [0, 1, 6] {
            let game = played_to(mode, if mode == Mode::Sprint { Turn::new(turn.min(1)) } else { Turn::new(turn) });
            for level in LEVELS {
                let first = bots::next(&game, Seat::new(0), level);
                assert!(first.is_some());
                assert_eq!(first, bots::next(&game.clone(), Seat::new(0), level), "{mode:?}, turn {turn}");
            }
        }
    }
}

#[test]
fn bots_open_games_in_many_ways() {
    for mode in MODES {
        for level in LEVELS {
            let mut starters = HashSet::new();
            let mut places = HashSet::new();
            for number in 0..40 {
                let mut game = game(mode, 2, number);
                for seat in [0, 1] {
                    let action = bots::next(&game, Seat::new(seat), level).unwrap();
                    game.play(Seat::new(seat), &action).unwrap();
                    let tile = game.laid(seat).unwrap();
                    starters.insert((seat, tile.piece));
                    places.insert((seat, tile.piece, tile.facing, tile.at));
                }
            }
            assert_eq!(starters.len(), 8, "{mode:?}, {level:?}: every starter on both sides");
            assert!(places.len() > 15, "{mode:?}, {level:?}: {}", places.len());
        }
    }
}

/// A game after a start that is always the same.
fn opened(mode: Mode, number: u32) -> Game {
    let mut game = game(mode, 2, number);
    for side in [0, 1] {
        let tile = places(&game, side)[0];
        act(&mut game, Seat::new(side), Move::Lay(tile));
        act(&mut game, Seat::new(side), Move::Done(tile));
    }
    game
}

/// Two games that began alike, with the same cards up to a turn and a different one after it.
fn twins(mode: Mode, turn: Turn) -> [Game; 2] {
    // Playing a game on shows which cards it turns.
    let cards = |number: u32| -> Vec<Piece> {
        let mut game = opened(mode, number);
        while game.turn() <= turn && game.phase() != Phase::Ended {
            stand_in(&mut game);
        }
        game.cards().to_vec()
    };
    let seen = usize::from(turn.number());
    let first = cards(0);
    let twin = (1..u32::MAX).find(|number| {
        let cards = cards(*number);
        cards[..seen] == first[..seen] && cards[seen] != first[seen]
    });
    [0, twin.unwrap()].map(|number| {
        let mut game = opened(mode, number);
        while game.turn() < turn {
            stand_in(&mut game);
        }
        game
    })
}

/// How a bot opens a game is left to chance, which no two games share; `src/square_off/secrets.rs` swaps cards alone.
#[test]
fn hidden_state_changes_nothing() {
    for mode in [Mode::Base, Mode::Sprawl] {
        for turn in 1..=3 {
            let [one, other] = twins(mode, Turn::new(turn));
            // The other side lays its piece in different places and is done or not.
            let hidden = |game: &Game, last: bool, done: bool| {
                let mut game = game.clone();
                let places = places(&game, 1);
                act(&mut game, Seat::new(1), Move::Lay(places[if last { places.len() - 1 } else { 0 }]));
                if done {
                    let laid = game.laid(1).unwrap();
                    act(&mut game, Seat::new(1), Move::Done(laid));
                }
                game
            };
            for level in LEVELS {
                let answers = [hidden(&one, false, false), hidden(&one, true, true), hidden(&other, true, false)]
                    .map(|game| bots::next(&game, Seat::new(0), level).expect("it is awaited"));
                assert_eq!(answers[0], answers[1], "{mode:?}, turn {turn}, {level:?}: where the other side lays");
                assert_eq!(answers[0], answers[2], "{mode:?}, turn {turn}, {level:?}: the cards to come");
            }
        }
    }
}

/// How many games this level wins against the other, and how many it loses; they change sides.
fn match_of(mode: Mode, games: u32, [level, against]: [Level; 2]) -> [u32; 2] {
    let mut won = [0; 2];
    for number in 0..games {
        let mut game = game(mode, 2, number);
        let own = (number % 2) as u8;
        play_out(&mut game, &if own == 0 { [level, against] } else { [against, level] });
        if let Some(winner) = game.outcome().unwrap().winner {
            won[usize::from(winner != own)] += 1;
        }
    }
    won
}

#[test]
fn every_level_beats_the_one_below() {
    for mode in [Mode::Base, Mode::Sprawl] {
        let [won, lost] = match_of(mode, 60, [Level::Steady, Level::Gentle]);
        assert!(won > 3 * lost, "{mode:?}: {won} to {lost}");
        let [won, lost] = match_of(mode, 40, [Level::Sharp, Level::Steady]);
        assert!(won > lost, "{mode:?}: {won} to {lost}");
    }
}

#[test]
fn the_stand_in_finishes_every_phase() {
    for mode in [Mode::Base, Mode::Sprawl] {
        let mut game = game(mode, 4, 1);
        let mut moment = 0u8;
        while game.phase() != Phase::Ended {
            // What the sides have done when time runs out varies by phase: nothing, laid, or laid and confirmed (but
            // not both sides, which would end the phase).
            let done = [moment % 3, moment / 3 % 3];
            moment += 1;
            for (seat, done) in (0..).zip(if done == [2, 2] { [0, 1] } else { done }) {
                if done > 0 {
                    let tile = places(&game, seat)[0];
                    act(&mut game, Seat::new(seat), Move::Lay(tile));
                }
                if done > 1 {
                    let laid = game.laid(seat).unwrap();
                    act(&mut game, Seat::new(seat + 2), Move::Done(laid));
                }
            }
            let (phase, laid) = (game.phase_number(), [0, 1].map(|side| game.laid(side)));
            let awaited = [0, 1].map(|seat| game.is_awaited(Seat::new(seat)));
            let actions = bots::finish_phase(&game);
            for side in [0, 1] {
                let own: Vec<&Move> =
                    actions.iter().filter(|(seat, _)| side_of(*seat) == side).map(|(_, action)| &action.what).collect();
                match (awaited[usize::from(side)], laid[usize::from(side)]) {
                    (false, _) => assert!(own.is_empty(), "it is done"),
                    (true, Some(laid)) => assert_eq!(own, [&Move::Done(laid)], "it stays where it is"),
                    (true, None) => {
                        assert!(matches!(own[..], [Move::Lay(one), Move::Done(other)] if one == other), "{own:?}");
                    }
                }
            }
            for (seat, action) in actions {
                assert_eq!(game.phase_number(), phase, "nothing is done after the phase");
                game.play(seat, &action).expect("the stand-in plays by the rules");
            }
            assert_ne!(game.phase_number(), phase);
        }
        assert!(moment > 9 && bots::finish_phase(&game).is_empty());
    }
}

#[test]
fn a_race_has_no_stand_in() {
    let game = played_to(Mode::Sprint, Turn::new(1));
    assert_eq!(game.phase(), Phase::Race);
    assert_eq!(bots::finish_phase(&game), []);
}

/// Plays the race of one side to its end and counts the tiles laid and lifted.
fn race(game: &mut Game, seat: Seat) -> [usize; 2] {
    let mut counts = [0; 2];
    while let Some(action) = bots::next(game, seat, Level::Steady) {
        counts[usize::from(matches!(action.what, Move::Lift(_)))] += 1;
        game.play(seat, &action).expect("bots play by the rules");
    }
    counts
}

#[test]
fn a_racer_never_takes_back_its_own_tiles() {
    for number in 0..10 {
        let mut game = varied(Variant { mode: Mode::Sprint, left_over: true, anywhere: true }, 2, number);
        stand_in(&mut game);
        let [laid, lifted] = race(&mut game, Seat::new(1));
        assert_eq!((laid, lifted), (game.grid(1).tiles().len() - 1, 0));
        assert_eq!(game.outcome().unwrap().winner, Some(1));
    }
}

#[test]
fn a_racer_takes_back_only_tiles_in_the_way() {
    for number in 0..20 {
        let mut game = game(Mode::Sprint, 2, number);
        stand_in(&mut game);
        // A person laid tiles as they came until none fitted, then left.
        let mut hand: Vec<Piece> = Piece::tiles().collect();
        hand.rotate_left(number as usize);
        for piece in hand {
            let places: Vec<Tile> = game.grid(0).places(piece, Rule::Inside).collect();
            if let Some(tile) = places.get(places.len() / 2) {
                act(&mut game, Seat::new(0), Move::Lay(*tile));
            }
        }
        let began = game.grid(0).tiles().to_vec();
        let back = usize::from(solver::from_where_it_stood(game.grid(0)).back);
        let [laid, lifted] = race(&mut game, Seat::new(0));
        assert_eq!(lifted, back);
        let stayed = began.len() - back;
        assert_eq!(game.grid(0).tiles()[..stayed], began[..stayed]);
        assert_eq!(game.grid(0).tiles().len(), stayed + laid);
        assert!(game.grid(0).is_full());
    }
}

#[test]
fn a_racer_keeps_its_pace() {
    let mut game = game(Mode::Sprint, 2, 4);
    stand_in(&mut game);
    assert_eq!(LEVELS.map(|level| bots::due(&game, Seat::new(0), level)), [40_000, 20_000, 10_000]);
    let action = bots::next(&game, Seat::new(0), Level::Sharp).unwrap();
    game.play(Seat::new(0), &action).unwrap();
    assert_eq!(LEVELS.map(|level| bots::due(&game, Seat::new(0), level)), [80_000, 40_000, 20_000]);
    assert_eq!(bots::due(&game, Seat::new(1), Level::Sharp), 10_000, "the other side has laid nothing");
    let last = game.grid(0).tiles()[1].piece;
    act(&mut game, Seat::new(0), Move::Lift(last));
    assert_eq!(bots::due(&game, Seat::new(0), Level::Gentle), 40_000, "tiles taken back don't count");
}
