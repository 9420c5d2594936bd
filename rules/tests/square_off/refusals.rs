//! Every refusal, provoked; none of them changes the game.

use conurbation_rules::common::{Refusal as EveryGame, Seat, Turn};
use conurbation_rules::shuffle::Seed;
use conurbation_rules::square_off::{Action, Mode, Move, Piece, Refusal, Tile, Variant};

use crate::player::{Table, all_bytes, now, piece, tile};

/// Tries an action and expects this refusal, an unchanged game, and that it reads back from the wire.
#[track_caller]
fn refused(table: &Table, seat: Seat, action: &Action, expected: Refusal) {
    let mut after = table.clone();
    assert_eq!(table.game.check(seat, action), Err(expected));
    assert_eq!(after.game.play(seat, action), Err(expected));
    assert_eq!(all_bytes(&after.game, 7), all_bytes(&table.game, 7));
    assert_eq!(format!("{:?}", after.game), format!("{:?}", table.game));
    let wire = serde_json::to_string(&expected).unwrap();
    assert_eq!(serde_json::from_str::<Refusal>(&wire).unwrap(), expected);
    assert!(!expected.to_string().is_empty());
}

fn lay(written: &str) -> Move {
    Move::Lay(tile(written))
}

/// One test for each kind of refusal of this game. The match at the end has no arm for the others: a new refusal does
/// not compile here until it has its test.
macro_rules! provoked {
    ($($variant:ident by $test:ident($table:ident) $body:block)*) => {
        $(
            #[test]
            fn $test() {
                let $table = &mut Table::of(Mode::Base);
                let (seat, what, refusal) = $body;
                assert!(matches!(refusal, Refusal::$variant), "{refusal:?} is not what this test is for");
                refused($table, Seat::new(seat), &now(&$table.game, what), refusal);
            }
        )*

        const _: fn(Refusal) = |refusal| match refusal {
            $(Refusal::$variant => (),)*
            // For signs only: see `teams.rs`.
            Refusal::NoTeam => (),
            // Tested below.
            Refusal::OtherTurn { .. } | Refusal::Common(_) => (),
        };
    };
}

provoked! {
    StarterTaken by taking_the_starter_of_the_other_side(table) {
        table.lay(Seat::new(1), "A0@4,3").unwrap();
        (0, lay("A0@4,3"), Refusal::StarterTaken)
    }

    NotThisPiece by laying_another_tile_than_that_of_the_card(table) {
        refused(table, Seat::new(0), &now(&table.game, lay("a0@4,4")), Refusal::NotThisPiece);
        table.start();
        refused(table, Seat::new(0), &now(&table.game, lay("C0@2,3")), Refusal::NotThisPiece);
        (0, lay("a0@3,4"), Refusal::NotThisPiece)
    }

    NoSuchFacing by turning_a_piece_in_a_way_that_it_can_not(table) {
        refused(table, Seat::new(0), &now(&table.game, lay("A8@4,3")), Refusal::NoSuchFacing);
        refused(table, Seat::new(0), &now(&table.game, lay("A255@4,3")), Refusal::NoSuchFacing);
        table.start();
        (0, lay("o4@1,3"), Refusal::NoSuchFacing)
    }

    OffGrid by reaching_over_the_edge(table) {
        refused(table, Seat::new(0), &now(&table.game, lay("A0@4,6")), Refusal::OffGrid);
        table.start();
        for at in ["7,4", "-1,4", "4,7", "4,-1", "127,127", "-128,-128", "127,-128", "4,-128", "127,4"] {
            refused(table, Seat::new(0), &now(&table.game, lay(&format!("o0@{at}"))), Refusal::OffGrid);
        }
        *table = Table::of(Mode::Sprawl);
        table.start();
        (0, lay("o0@-3,4"), Refusal::OffGrid)
    }

    OffCentre by laying_a_starter_in_the_corner(table) {
        (0, lay("A0@0,0"), Refusal::OffCentre)
    }

    OnTile by laying_a_tile_on_another_one(table) {
        table.start();
        (0, lay("o0@2,3"), Refusal::OnTile)
    }

    Apart by laying_a_tile_where_only_corners_meet(table) {
        table.start();
        refused(table, Seat::new(0), &now(&table.game, lay("o0@0,0")), Refusal::Apart);
        (0, lay("o0@1,6"), Refusal::Apart)
    }

    NotLaid by taking_back_what_was_not_laid(table) {
        refused(table, Seat::new(0), &now(&table.game, Move::Lift(piece('A'))), Refusal::NotLaid);
        table.lay(Seat::new(0), "A0@4,3").unwrap();
        refused(table, Seat::new(0), &now(&table.game, Move::Lift(piece('B'))), Refusal::NotLaid);
        (1, Move::Lift(piece('A')), Refusal::NotLaid)
    }

    NothingToConfirm by being_done_with_nothing_or_twice(table) {
        let done = Move::Done(tile("A0@4,3"));
        refused(table, Seat::new(0), &now(&table.game, done.clone()), Refusal::NothingToConfirm);
        table.lay(Seat::new(0), "A0@4,3").unwrap();
        table.done(Seat::new(0)).unwrap();
        (0, done, Refusal::NothingToConfirm)
    }

    Moved by confirming_what_lies_elsewhere_by_now(table) {
        *table = Table::dealt(Variant::default(), 4, &Seed([7; 32]));
        table.lay(Seat::new(0), "A0@4,3").unwrap();
        table.lay(Seat::new(2), "A0@4,2").unwrap();
        (0, Move::Done(tile("A0@4,3")), Refusal::Moved)
    }

    NothingToSolve by asking_for_a_solution_without_a_race(table) {
        refused(table, Seat::new(0), &now(&table.game, Move::Solve), Refusal::NothingToSolve);
        table.act(Seat::new(0), Move::GiveUp).unwrap();
        refused(table, Seat::new(1), &now(&table.game, Move::Solve), Refusal::NothingToSolve);
        // A race that never began.
        *table = Table::of(Mode::Sprint);
        table.act(Seat::new(0), Move::GiveUp).unwrap();
        (1, Move::Solve, Refusal::NothingToSolve)
    }
}

/// Moves that can be refused because of the seat or the turn.
fn all_moves() -> Vec<Move> {
    let laid = tile("A0@4,3");
    vec![Move::Lay(laid), Move::Lift(laid.piece), Move::Done(laid), Move::GiveUp, Move::Solve]
}

#[test]
fn unknown_seats_cannot_act() {
    let table = Table::of(Mode::Base);
    for what in all_moves() {
        for seat in [2, 3, 7, 9, 255] {
            refused(
                &table,
                Seat::new(seat),
                &now(&table.game, what.clone()),
                EveryGame::NoSuchSeat { seat: Seat::new(seat) }.into(),
            );
        }
    }
}

#[test]
fn an_action_for_another_turn_is_refused() {
    let mut table = Table::of(Mode::Base);
    for turn in 0..4 {
        table.play_to(Turn::new(turn));
        for what in all_moves() {
            for other in [turn.wrapping_sub(1), turn + 1, 255] {
                let refusal = Refusal::OtherTurn { turn: Turn::new(turn) };
                refused(&table, Seat::new(0), &Action { turn: Turn::new(other), what: what.clone() }, refusal);
            }
        }
    }
    // Nor can a solution be asked for in a turn that never was.
    let mut table = Table::of(Mode::Sprint);
    table.start();
    table.act(Seat::new(0), Move::GiveUp).unwrap();
    let refusal = Refusal::OtherTurn { turn: Turn::new(1) };
    refused(&table, Seat::new(0), &Action { turn: Turn::new(0), what: Move::Solve }, refusal);
}

#[test]
fn actions_after_the_end_are_refused() {
    for mode in [Mode::Base, Mode::Sprint, Mode::Sprawl] {
        let mut table = Table::of(mode);
        table.start();
        table.act(Seat::new(0), Move::GiveUp).unwrap();
        for what in all_moves().into_iter().filter(|what| *what != Move::Solve) {
            refused(&table, Seat::new(1), &now(&table.game, what), EveryGame::GameOver.into());
        }
    }
}

/// Every piece in valid and invalid facings, near and far away.
fn wild_tiles() -> Vec<Tile> {
    let numbers = [i8::MIN, -4, 0, 8, 12, i8::MAX];
    let pieces = Piece::tiles().chain(Piece::starters()).step_by(4);
    pieces
        .flat_map(|piece| [0, 3, 7, 8, u8::MAX].map(|facing| (piece, facing)))
        .flat_map(|turned| numbers.map(|row| (turned, row)))
        .flat_map(|(turned, row)| numbers.map(|col| (turned, [row, col])))
        .map(|((piece, facing), at)| Tile { piece, facing, at })
        .collect()
}

#[test]
fn anything_from_the_wire_is_accepted_or_refused() {
    for (mode, seats) in [(Mode::Base, 4), (Mode::Sprint, 5), (Mode::Sprawl, 7)] {
        let mut table = Table::dealt(Variant { mode, ..Variant::default() }, seats, &Seed([1; 32]));
        let steps: [fn(&mut Table); 3] = [|_| {}, Table::start, |table| table.act(Seat::new(0), Move::GiveUp).unwrap()];
        for step in steps {
            step(&mut table);
            for tile in wild_tiles() {
                for what in [Move::Lay(tile), Move::Lift(tile.piece)] {
                    let action = now(&table.game, what);
                    let mut after = table.clone();
                    assert_eq!(after.game.play(Seat::new(3), &action), table.game.check(Seat::new(3), &action));
                    if table.game.check(Seat::new(3), &action).is_ok() {
                        after.game.seat_view(Seat::new(1));
                        after.game.table_view();
                    }
                }
            }
            // There is no seat 9, but asking for its view must not panic.
            table.game.seat_view(Seat::new(9));
        }
    }
}

#[test]
fn refusals_are_a_code_and_numbers_on_the_wire() {
    let wire = |refusal: Refusal| serde_json::to_string(&refusal).unwrap();
    assert_eq!(wire(Refusal::StarterTaken), r#"{"code":"starter_taken"}"#);
    assert_eq!(wire(Refusal::OffCentre), r#"{"code":"off_centre"}"#);
    assert_eq!(wire(Refusal::OtherTurn { turn: Turn::new(3) }), r#"{"code":"other_turn","turn":3}"#);
    assert_eq!(wire(EveryGame::NoSuchSeat { seat: Seat::new(9) }.into()), r#"{"code":"no_such_seat","seat":9}"#);
    assert_eq!(wire(EveryGame::GameOver.into()), r#"{"code":"game_over"}"#);
}
