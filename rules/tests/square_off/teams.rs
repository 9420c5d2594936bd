//! Several people on a side.

use conurbation_rules::common::{Seat, Turn};
use conurbation_rules::shuffle::Seed;
use conurbation_rules::square_off::{Mode, Move, Phase, Refusal, Setup, Sign, Variant, side_of};

use crate::player::{Table, tile};

fn table(mode: Mode, seats: usize) -> Table {
    Table::dealt(Variant { mode, ..Variant::default() }, seats, &Seed([7; 32]))
}

#[test]
fn seats_alternate_between_the_sides() {
    for seats in 2..=7u8 {
        let table = table(Mode::Base, seats.into());
        let sides = [0, 1].map(|side| table.game.team(side).collect::<Vec<_>>());
        assert_eq!(sides[0], Seat::first(seats).step_by(2).collect::<Vec<_>>());
        assert_eq!(sides[1], Seat::first(seats).skip(1).step_by(2).collect::<Vec<_>>());
        for seat in Seat::first(seats) {
            assert_eq!(side_of(seat), seat.number() % 2);
            assert!(sides[seat.index() % 2].contains(&seat) && table.game.is_awaited(seat));
        }
        assert!(!table.game.is_awaited(Seat::new(seats)));
    }
    let allowed: Vec<usize> = (0..10).filter(|seats| Setup::new(Variant::default(), *seats).is_some()).collect();
    assert_eq!(allowed, [2, 3, 4, 5, 6, 7]);
}

#[test]
fn any_seat_of_a_side_may_act_for_it() {
    for seats in 3..=7 {
        let mut table = table(Mode::Base, seats);
        // One seat lays, another moves the piece, and a third confirms for all of them.
        let [one, other] = [0, 1].map(|side| {
            let team: Vec<Seat> = table.game.team(side).collect();
            team.into_iter().cycle().take(4).collect::<Vec<_>>()
        });
        table.lay(one[0], "A0@4,3").unwrap();
        table.lay(one[1], "A0@4,2").unwrap();
        for seat in table.game.team(0) {
            assert_eq!(table.game.seat_view(seat).laid, Some(tile("A0@4,2")));
        }
        table.done(one[2]).unwrap();
        assert!(table.game.team(0).all(|seat| !table.game.is_awaited(seat)));
        assert_eq!(table.done(one[3]), Err(Refusal::NothingToConfirm), "one seat is enough");
        table.lift(one[3], 'A').unwrap();
        table.lay(one[0], "A0@4,3").unwrap();
        table.done(one[1]).unwrap();
        table.lay(other[0], "B0@3,3").unwrap();
        table.done(other[2]).unwrap();
        assert_eq!((table.game.phase(), table.game.turn()), (Phase::Place, Turn::FIRST));
        table.act(other[1], Move::GiveUp).unwrap();
        assert_eq!(table.outcome().unwrap().winner, Some(0));
    }
}

#[test]
fn teammates_may_show_each_other_a_piece() {
    let table = table(Mode::Base, 3);
    let check =
        |seat, turn, held| table.game.check_sign(Seat::new(seat), &Sign { turn: Turn::new(turn), tile: tile(held) });
    assert_eq!(check(0, 0, "A0@4,3"), Ok(()));
    assert_eq!(check(2, 0, "B5@-4,9"), Ok(()), "legal or not");
    assert_eq!(check(1, 0, "A0@4,3"), Err(Refusal::NoTeam), "of three seats, seat 1 is alone");
    assert!(check(0, 1, "A0@4,3").is_err(), "not the current turn");
    for (nowhere, refusal) in [
        ("A8@4,3", Refusal::NoSuchFacing),
        ("a0@4,4", Refusal::NotThisPiece),
        ("A0@12,3", Refusal::OffGrid),
        ("A0@-100,100", Refusal::OffGrid),
    ] {
        assert_eq!(check(2, 0, nowhere), Err(refusal), "{nowhere}");
    }
}
