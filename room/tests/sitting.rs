//! Sitting down wherever there is room.

mod common;

use common::{Party, THREE, code};
use conurbation_room::{Options, Request};
use conurbation_rules::common::Seat;
use conurbation_rules::games::Level;
use serde_json::json;

#[test]
fn newcomers_sit_down_on_the_first_free_seat() {
    let mut party = Party::joined(&THREE, Options { seats: 4, ..Options::default() });
    party.does("Bob", Request::Sit { seat: Seat::new(1) });
    party.does("Ann", Request::SitDown);
    party.does("Cem", Request::SitDown);
    assert_eq!(party.sees("Ann")["room"]["seats"], json!([0, 1, 2, null]));
}

#[test]
fn whoever_sits_keeps_their_seat() {
    let mut party = Party::joined(&THREE, Options::default());
    party.does("Bob", Request::Sit { seat: Seat::new(2) });
    let before = party.log.len();
    party.does("Bob", Request::SitDown);
    assert_eq!(party.log.len(), before);
    assert_eq!(party.sees("Ann")["room"]["seats"], json!([null, null, 1]));
}

#[test]
fn a_bot_makes_room_only_when_no_seat_is_free() {
    let mut party = Party::joined(&THREE, Options::default());
    party.does("Ann", Request::SetBot { seat: Seat::new(0), level: Some(Level::Steady) });
    for name in THREE {
        party.does(name, Request::SitDown);
    }
    assert_eq!(party.sees("Ann")["room"]["seats"], json!([2, 0, 1]));
}

#[test]
fn nobody_sits_down_at_a_full_table_or_in_mid_game() {
    let mut party = Party::sitting(&THREE, Options::default());
    party.joins("Dia");
    assert_eq!(party.refused("Dia", Request::SitDown), code("no_free_seat"));
    party.does("Ann", Request::Seat);
    assert_eq!(party.refused("Dia", Request::SitDown), code("wrong_stage"));
}
