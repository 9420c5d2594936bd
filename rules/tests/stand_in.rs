//! The stand-in, which plays for seats whose clock has run out.

mod common;

use common::{Dice, Table, tile};
use conurbation_rules::common::{Round, Seat, Turn};
use conurbation_rules::games::Level;
use conurbation_rules::two_cities::bots::{self, finish_phase};
use conurbation_rules::two_cities::{CityBoard, Game, Move, Phase, Side};

fn waiting(game: &Game) -> Vec<Seat> {
    Seat::first(game.seats()).filter(|seat| game.is_awaited(*seat)).collect()
}

#[test]
fn the_stand_in_finishes_every_phase_from_any_moment() {
    let mut dice = Dice::new(4);
    for seats in 2..=7 {
        let mut game = dice.game(seats);
        dice.play_out(&mut game, |game| {
            let mut finished = game.clone();
            let actions = finish_phase(game);
            for (index, (seat, action)) in actions.iter().enumerate() {
                assert_eq!(finished.phase_number(), game.phase_number(), "it stops at the end of the phase");
                assert!(waiting(&finished).contains(seat), "only for awaited seats");
                assert!(matches!(action.what, Move::Choose(_) | Move::Place { .. }));
                finished.play(*seat, action).unwrap_or_else(|refusal| panic!("action {index}: {refusal}"));
            }
            let over = game.phase() == Phase::Ended;
            assert_eq!(finished.phase_number() > game.phase_number(), !over);
            assert_eq!(actions.is_empty(), over);
        });
    }
}

/// The stand-in plays every phase of every turn.
fn play_to_the_end(game: &mut Game) {
    // Two phases each; with two players every round comes twice.
    let turns = if game.seats() == 2 { 14 } else { 7 };
    for _ in 0..2 * turns {
        for (seat, action) in finish_phase(game) {
            game.play(seat, &action).unwrap();
        }
    }
    assert_eq!(game.phase(), Phase::Ended);
}

#[test]
fn the_stand_in_plays_whole_games() {
    let mut dice = Dice::new(6);
    for seats in 2..=7 {
        let mut game = dice.game(seats);
        play_to_the_end(&mut game);
        assert!(game.cities().iter().all(CityBoard::is_finished));
    }
}

#[test]
fn the_stand_in_plays_better_than_chance() {
    let total = |game: &Game| game.sheets().iter().map(|sheet| u32::from(sheet.total)).sum::<u32>();
    let mut dice = Dice::new(9);
    for _ in 0..5 {
        let mut careful = dice.game(5);
        let mut careless = careful.clone();
        play_to_the_end(&mut careful);
        dice.play_out(&mut careless, |_| ());
        assert!(total(&careful) > total(&careless), "{} {}", total(&careful), total(&careless));
    }
}

/// The tiles that the stand-in chooses for a seat.
fn given(table: &Table, seat: Seat) -> Vec<u8> {
    let mut actions = finish_phase(&table.game).into_iter().filter(|(by, _)| *by == seat);
    let Some((_, action)) = actions.next() else { return vec![] };
    assert!(actions.next().is_none(), "one choice");
    match action.what {
        Move::Choose(mut picks) => {
            picks.sort_unstable();
            picks.to_vec()
        }
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_full_draft_is_played_as_it_is() {
    for first in 0..7 {
        for second in (0..7).filter(|second| *second != first) {
            let mut table = Table::of(3);
            table.draft(Seat::new(1), &[first, second]).unwrap();
            assert_eq!(given(&table, Seat::new(1)), [first.min(second), first.max(second)]);
        }
    }
}

#[test]
fn without_a_draft_a_steady_bot_decides() {
    for seats in 3..=7 {
        let table = Table::of(seats);
        for seat in table.seats() {
            let Some(Move::Choose(mut picks)) =
                bots::next(&table.game, Seat::new(seat), Level::Steady).map(|action| action.what)
            else {
                panic!("seat {seat} has to choose");
            };
            picks.sort_unstable();
            assert_eq!(given(&table, Seat::new(seat)), picks);
        }
    }
}

#[test]
fn half_a_draft_is_completed() {
    for pick in 0..7 {
        let mut table = Table::of(3);
        table.draft(Seat::new(1), &[pick]).unwrap();
        assert!(given(&table, Seat::new(1)).contains(&pick));
        assert_eq!(given(&table, Seat::new(1)).len(), 2);
    }
}

#[test]
fn a_withdrawn_draft_is_ignored() {
    let undisturbed = given(&Table::of(3), Seat::new(1));
    let mut table = Table::of(3);
    table.draft(Seat::new(1), &[0, 5]).unwrap();
    assert_ne!(given(&table, Seat::new(1)), undisturbed);
    table.draft(Seat::new(1), &[]).unwrap();
    assert_eq!(given(&table, Seat::new(1)), undisturbed);
}

#[test]
fn finished_seats_are_left_alone() {
    let mut table = Table::of(3);
    table.choose(Seat::new(1), [0, 1]).unwrap();
    assert!(given(&table, Seat::new(1)).is_empty());
    table.choose(Seat::new(0), [0, 1]).unwrap();
    table.choose(Seat::new(2), [0, 1]).unwrap();

    table.places_somewhere(Seat::new(2));
    table.place(Seat::new(0), 1, Side::Left, [3, 3]).unwrap();
    let actions = finish_phase(&table.game);
    assert_eq!(actions.iter().map(|(seat, _)| seat.number()).collect::<Vec<_>>(), [0, 1, 1]);
    assert!(matches!(actions[0].1.what, Move::Place { tile: 0, side: Side::Right, .. }), "what is left for seat 0");
}

#[test]
fn holding_back_does_not_stop_the_stand_in() {
    let mut table = Table::of(3);
    table.all_choose();
    for seat in table.seats() {
        for side in Side::BOTH {
            table.hold_back(Seat::new(seat), side).unwrap();
        }
    }
    for (seat, action) in finish_phase(&table.game) {
        table.game.play(seat, &action).unwrap();
    }
    assert_eq!(table.game.turn(), (Round::new(1), Turn::new(2)));
}

#[test]
fn the_stand_in_is_deterministic() {
    let table = Table::of(5);
    assert_eq!(finish_phase(&table.game), finish_phase(&table.game.clone()));
    assert_eq!(table.hand(Seat::new(0))[0], tile("O"), "the usual table");
}
