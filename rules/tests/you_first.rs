//! "You first": who may hold back, and who is called when both partners do.

mod common;

use common::Table;
use conurbation_rules::common::{Round, Seat, Turn};
use conurbation_rules::two_cities::Side::{Left, Right};
use conurbation_rules::two_cities::{Refusal, Side};

const MIDDLE: [u8; 2] = [3, 3];

#[test]
fn holding_back_is_public_and_can_be_undone() {
    let mut table = Table::of(3);
    table.all_choose();
    table.hold_back(Seat::new(1), Left).unwrap();
    assert_eq!(table.holding(Seat::new(1)), [Left]);
    table.hold_back(Seat::new(1), Left).unwrap();
    assert_eq!(table.holding(Seat::new(1)), [Left], "saying it twice changes nothing");
    table.hold_back(Seat::new(1), Right).unwrap();
    assert_eq!(table.holding(Seat::new(1)), [Left, Right]);
    table.stop_holding_back(Seat::new(1), Left).unwrap();
    assert_eq!(table.holding(Seat::new(1)), [Right]);
    table.place(Seat::new(1), 0, Right, MIDDLE).unwrap();
    assert_eq!(table.holding(Seat::new(1)), [], "placing ends it too");
}

#[test]
fn holding_back_ends_once_the_partner_places() {
    let mut table = Table::of(3);
    table.all_choose();
    table.hold_back(Seat::new(0), Left).unwrap();
    table.place(Seat::new(1), 0, Right, MIDDLE).unwrap();
    assert_eq!(table.holding(Seat::new(0)), []);
    assert_eq!(table.called(Seat::new(0)), []);
    assert_eq!(table.hold_back(Seat::new(0), Left), Err(Refusal::PartnerHasPlaced), "there is nobody left to wait for");
    table.stop_holding_back(Seat::new(0), Left).unwrap();
}

#[test]
fn if_both_hold_back_the_lower_value_is_called() {
    // City 0 lies between seats 0 and 1. It doesn't matter who speaks first, only the value does.
    for (values, called, waiting) in [([30, 20, 10], 1, 0), ([20, 30, 10], 0, 1)] {
        for first in [0, 1] {
            let mut table = Table::with_values(&values);
            table.all_choose();
            let side_of_city_0 = |seat| if seat == 0 { Left } else { Right };
            table.hold_back(Seat::new(first), side_of_city_0(first)).unwrap();
            table.hold_back(Seat::new(1 - first), side_of_city_0(1 - first)).unwrap();
            assert_eq!(table.called(Seat::new(called)), [side_of_city_0(called)], "{values:?}");
            assert_eq!(table.holding(Seat::new(called)), []);
            assert_eq!(table.holding(Seat::new(waiting)), [side_of_city_0(waiting)]);
            assert_eq!(table.called(Seat::new(waiting)), []);
        }
    }
}

/// Seats 0 and 1 both hold back from city 0; seat 0 has the lower value.
fn stand_off() -> Table {
    let mut table = Table::of(3);
    table.all_choose();
    table.hold_back(Seat::new(0), Left).unwrap();
    table.hold_back(Seat::new(1), Right).unwrap();
    table
}

#[test]
fn a_called_seat_cannot_hold_back_there_again_this_turn() {
    let mut table = stand_off();
    assert_eq!(table.hold_back(Seat::new(0), Left), Err(Refusal::CalledToPlace));
    // Not even when the partner yields in between.
    table.stop_holding_back(Seat::new(1), Right).unwrap();
    assert_eq!(table.hold_back(Seat::new(0), Left), Err(Refusal::CalledToPlace));
    table.hold_back(Seat::new(1), Right).unwrap();
    assert_eq!((table.called(Seat::new(0)), table.holding(Seat::new(1))), (vec![Left], vec![Right]));
}

#[test]
fn a_stand_off_is_over_once_either_partner_places() {
    for (places, side) in [(0, Left), (1, Right)] {
        let mut table = stand_off();
        table.place(Seat::new(places), 0, side, MIDDLE).unwrap();
        for seat in [0, 1].map(Seat::new) {
            assert_eq!((table.holding(seat), table.called(seat)), (vec![], vec![]), "seat {places} placed");
        }
    }
}

#[test]
fn stand_offs_are_settled_city_by_city() {
    let mut table = stand_off();
    // Seat 0 is called to city 0 and still holds back from city 2, where seat 2 is not waiting.
    table.hold_back(Seat::new(0), Right).unwrap();
    assert_eq!((table.called(Seat::new(0)), table.holding(Seat::new(0))), (vec![Left], vec![Right]));
    // Seat 2 has a higher value, so seat 0 is called there too.
    table.hold_back(Seat::new(2), Left).unwrap();
    assert_eq!((table.called(Seat::new(0)), table.holding(Seat::new(0))), (vec![Left, Right], vec![]));
    assert_eq!(table.holding(Seat::new(2)), [Left]);
    // City 1, between seats 1 and 2, is not affected.
    table.hold_back(Seat::new(2), Right).unwrap();
    assert_eq!((table.holding(Seat::new(1)), table.called(Seat::new(1))), (vec![Right], vec![]));
}

#[test]
fn in_a_full_ring_of_stand_offs_every_city_has_a_called_seat() {
    for seats in 3..=7 {
        let mut table = Table::of(seats);
        table.all_choose();
        for seat in table.seats() {
            for side in Side::BOTH {
                table.hold_back(Seat::new(seat), side).unwrap();
            }
        }
        for seat in table.seats() {
            // Values rise with the seats: everyone is called to the left city, only seat 0 to the right one too.
            let called = if seat == 0 { vec![Left, Right] } else { vec![Left] };
            assert_eq!(
                table.called(Seat::new(seat)),
                if seat + 1 == seats { vec![] } else { called },
                "{seats} seats, seat {seat}"
            );
        }
    }
}

#[test]
fn once_the_called_seat_has_placed_the_other_has_nobody_to_wait_for() {
    let mut table = stand_off();
    table.place(Seat::new(0), 1, Left, MIDDLE).unwrap();
    assert_eq!((table.called(Seat::new(0)), table.holding(Seat::new(1))), (vec![], vec![]));
    assert_eq!(table.hold_back(Seat::new(1), Right), Err(Refusal::PartnerHasPlaced));
    assert_eq!(table.hold_back(Seat::new(0), Left), Err(Refusal::NothingToHoldBack));
    table.place(Seat::new(1), 0, Right, [2, 3]).unwrap();
}

#[test]
fn a_waiting_seat_may_still_place() {
    let mut table = stand_off();
    table.place(Seat::new(1), 0, Right, MIDDLE).unwrap();
    assert_eq!(table.holding(Seat::new(1)), []);
    table.place(Seat::new(0), 0, Left, [2, 3]).unwrap();
    assert_eq!(table.called(Seat::new(0)), []);
}

#[test]
fn the_next_turn_starts_with_nobody_holding_back() {
    let mut table = stand_off();
    for seat in [0, 1, 2] {
        table.places_somewhere(Seat::new(seat));
    }
    assert_eq!(table.game.turn(), (Round::new(1), Turn::new(2)));
    for seat in table.seats() {
        assert_eq!((table.holding(Seat::new(seat)), table.called(Seat::new(seat))), (vec![], vec![]));
    }
    table.all_choose();
    table.hold_back(Seat::new(0), Left).unwrap();
    table.hold_back(Seat::new(1), Right).unwrap();
    assert_eq!(table.called(Seat::new(0)), [Left], "called again");
}
