//! Several people on a side.

use conurbation_rules::common::{Seat, Turn};
use conurbation_rules::shuffle::Seed;
use conurbation_rules::square_off::{Deed, Hover, Mode, Phase, Refusal, Setup, Variant, side_of};

use crate::player::{Table, first_place, tile};

fn table(mode: Mode, seats: usize) -> Table {
    Table::dealt(Variant { mode, ..Variant::default() }, seats, &Seed([7; 32]))
}

/// What a seat sees the others of its side hold.
fn hovers(table: &Table, seat: Seat) -> Vec<Hover> {
    table.game.seat_view(seat).hovers
}

#[test]
fn seats_play_for_the_sides_by_turns() {
    for seats in 2..=7u8 {
        let table = table(Mode::Base, seats.into());
        let sides = table.game.table_view().sides.map(|side| side.seats);
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
fn whoever_plays_for_a_side_does_everything_for_it() {
    for seats in 3..=7 {
        let mut table = table(Mode::Base, seats);
        // Somebody lays, somebody else moves it, and yet another one confirms for all of them.
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
        assert_eq!(table.done(one[3]), Err(Refusal::NothingToConfirm), "one of them is enough");
        table.lift(one[3], 'A').unwrap();
        table.lay(one[0], "A0@4,3").unwrap();
        table.done(one[1]).unwrap();
        table.lay(other[0], "B0@3,3").unwrap();
        table.done(other[2]).unwrap();
        assert_eq!((table.game.phase(), table.game.turn()), (Phase::Place, Turn::FIRST));
        table.act(other[1], Deed::GiveUp).unwrap();
        assert_eq!(table.outcome().unwrap().winner, Some(0));
    }
}

#[test]
fn the_others_of_a_side_see_what_one_of_them_holds() {
    let mut table = table(Mode::Base, 7);
    let [held, other] = [tile("A0@4,3"), tile("B5@-4,9")];
    table.act(Seat::new(2), Deed::Hover(Some(held))).unwrap();
    table.act(Seat::new(6), Deed::Hover(Some(other))).unwrap();
    table.act(Seat::new(1), Deed::Hover(Some(held))).unwrap();
    assert_eq!(
        hovers(&table, Seat::new(0)),
        [Hover { seat: Seat::new(2), tile: held }, Hover { seat: Seat::new(6), tile: other }]
    );
    assert_eq!(hovers(&table, Seat::new(2)), [Hover { seat: Seat::new(6), tile: other }], "one's own is in one's hand");
    assert_eq!(hovers(&table, Seat::new(6)), [Hover { seat: Seat::new(2), tile: held }]);
    assert_eq!(hovers(&table, Seat::new(1)), []);
    assert_eq!(hovers(&table, Seat::new(5)), [Hover { seat: Seat::new(1), tile: held }]);
    table.act(Seat::new(2), Deed::Hover(Some(other))).unwrap();
    assert_eq!(hovers(&table, Seat::new(6)), [Hover { seat: Seat::new(2), tile: other }]);
    table.act(Seat::new(2), Deed::Hover(None)).unwrap();
    assert_eq!(hovers(&table, Seat::new(0)), [Hover { seat: Seat::new(6), tile: other }]);
    for (nowhere, refusal) in [
        ("A8@4,3", Refusal::NoSuchFacing),
        ("a0@4,4", Refusal::NotThisPiece),
        ("A0@12,3", Refusal::OffGrid),
        ("A0@-100,100", Refusal::OffGrid),
    ] {
        assert_eq!(table.act(Seat::new(2), Deed::Hover(Some(tile(nowhere)))), Err(refusal), "{nowhere}");
    }
}

#[test]
fn hovers_are_gone_once_the_side_has_moved() {
    let mut table = table(Mode::Base, 4);
    let held = Some(tile("A0@4,3"));
    let hover = |table: &mut Table| {
        table.act(Seat::new(0), Deed::Hover(held)).unwrap();
        table.act(Seat::new(1), Deed::Hover(Some(tile("B0@3,3")))).unwrap();
    };
    let seen = |table: &Table| [2, 3].map(|seat| hovers(table, Seat::new(seat)).len());
    hover(&mut table);
    assert_eq!(seen(&table), [1, 1]);
    table.lay(Seat::new(2), "A0@4,3").unwrap();
    assert_eq!(seen(&table), [0, 1], "the other side has not moved");
    hover(&mut table);
    table.lift(Seat::new(2), 'A').unwrap();
    assert_eq!(seen(&table), [0, 1]);

    // Done is not a move, but when both are, the next card is turned.
    table.lay(Seat::new(2), "A0@4,3").unwrap();
    table.lay(Seat::new(1), "B0@3,3").unwrap();
    hover(&mut table);
    table.done(Seat::new(0)).unwrap();
    assert_eq!(seen(&table), [1, 1]);
    table.done(Seat::new(1)).unwrap();
    assert_eq!(seen(&table), [0, 0]);

    // At the end nobody holds anything.
    let card = first_place(&table.game, 0);
    table.act(Seat::new(0), Deed::Hover(card)).unwrap();
    assert_eq!(seen(&table), [1, 0]);
    table.act(Seat::new(0), Deed::GiveUp).unwrap();
    assert_eq!(seen(&table), [0, 0]);
}

#[test]
fn hovers_in_a_race() {
    let mut table = table(Mode::Sprint, 4);
    table.start();
    let held = first_place(&table.game, 0).unwrap();
    table.act(Seat::new(0), Deed::Hover(Some(held))).unwrap();
    assert_eq!(hovers(&table, Seat::new(2)), [Hover { seat: Seat::new(0), tile: held }]);
    table.act(Seat::new(1), Deed::Lay(first_place(&table.game, 1).unwrap())).unwrap();
    assert_eq!(hovers(&table, Seat::new(2)).len(), 1);
    table.act(Seat::new(2), Deed::Lay(held)).unwrap();
    assert_eq!(hovers(&table, Seat::new(2)), []);
}

#[test]
fn who_is_alone_has_nobody_to_show_a_piece_to() {
    // Of three, seat 1 is alone.
    let mut table = table(Mode::Base, 3);
    let held = Deed::Hover(Some(tile("A0@4,3")));
    assert_eq!(table.act(Seat::new(1), held.clone()), Err(Refusal::NoTeam));
    table.act(Seat::new(0), held.clone()).unwrap();
    table.act(Seat::new(2), held).unwrap();
}
