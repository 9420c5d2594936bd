//! The rule that partners place for a player who is away.

use conurbation_room::{Absence, Options, Request};
use conurbation_rules::common::{Round, Seat, Turn};
use conurbation_rules::games::{Action, Level};
use conurbation_rules::two_cities::{self, Side};
use serde_json::{Value, json};

use crate::common::{Party, code};
use crate::{NOBODY, away, has_chosen, house, last_move, others_choose, place_for, placing, playing, with};

#[test]
fn partners_place_into_the_city_they_share() {
    let mut party = playing(Absence::Partner);
    party.goes_away("Bob");
    assert_eq!(away(&party)[0]["what"], "held", "nobody else may look at his hand");
    party.house_plays_on();
    assert!(has_chosen(&party, Seat::new(1)));
    others_choose(&mut party, "Bob");
    assert_eq!(
        (away(&party)[0]["what"].clone(), party.house_moves()),
        (json!("partners"), false),
        "his partners are present"
    );

    // City 0 is Bob's right one, shared with Ann; city 1 his left one, shared with Cem.
    assert_eq!(party.sees("Ann")["me"]["for_away"][0]["places"][0]["side"], "right");
    assert_eq!(party.sees("Cem")["me"]["for_away"][0]["places"][0]["side"], "left");
    assert_eq!(party.sees("Dia")["me"]["for_away"], Value::Null);
    for (who, side) in [("Ann", Side::Left), ("Cem", Side::Right), ("Dia", Side::Left), ("Dia", Side::Right)] {
        let place = place_for(&party, Seat::new(1), 0, side, [3, 3]);
        assert_eq!(party.refused(who, place), code("not_your_city"), "{who}, {side:?}");
    }
    let hold = two_cities::Action {
        round: Round::new(1),
        turn: Turn::new(1),
        what: two_cities::Move::Hold { side: Side::Right, on: true },
    };
    let hold = Request::PlayFor { seat: Seat::new(1), action: Action::TwoCities(hold) };
    assert_eq!(party.refused("Ann", hold), code("not_your_city"), "partners may only place");

    let place = place_for(&party, Seat::new(1), 1, Side::Right, [3, 3]);
    party.does("Ann", place);
    assert_eq!(last_move(&party), (Some(0), 1), "Ann moved for Bob's seat");
    let place = place_for(&party, Seat::new(1), 1, Side::Left, [3, 3]);
    assert_eq!(party.refused("Cem", place), code("tile_already_placed"));
    let place = place_for(&party, Seat::new(1), 0, Side::Left, [3, 3]);
    party.does("Cem", place);
    assert_eq!((last_move(&party), has_chosen(&party, Seat::new(1))), ((Some(2), 1), true));
}

#[test]
fn partners_cannot_place_for_players_who_are_present() {
    let mut party = placing(Absence::Partner);
    let place = place_for(&party, Seat::new(1), 0, Side::Right, [3, 3]);
    assert_eq!(party.refused("Ann", place.clone()), code("not_away"));
    party.goes_away("Bob");
    party.does("Ann", place);
    party.comes_back("Bob");
    let place = place_for(&party, Seat::new(1), 1, Side::Left, [3, 3]);
    assert_eq!(party.refused("Cem", place), code("not_away"), "Bob is back and places himself");
    party.places_somewhere("Bob");
    assert!(has_chosen(&party, Seat::new(1)));
}

#[test]
fn the_house_places_where_no_partner_is_left() {
    let mut party = placing(Absence::Partner);
    party.goes_away("Bob");
    party.goes_away("Ann");
    assert_eq!(house(&party), NOBODY, "Cem places for Bob, and Dia for Ann");
    let place = place_for(&party, Seat::new(1), 0, Side::Left, [3, 3]);
    party.does("Cem", place);
    assert_eq!(house(&party), [1], "city 0 has nobody at the table");
    party.house_plays_on();
    let place = place_for(&party, Seat::new(0), 1, Side::Right, [3, 3]);
    party.does("Dia", place);
    party.house_plays_on();
    assert!(has_chosen(&party, Seat::new(0)) && has_chosen(&party, Seat::new(1)));
    assert_eq!(last_move(&party), (None, 0));
}

#[test]
fn bots_do_not_place_for_absent_partners() {
    let mut party = Party::joined(&["Ann", "Bob", "Cem"], Options { seats: 4, ..with(Absence::Partner) });
    for (seat, who) in [(0, "Ann"), (1, "Bob"), (3, "Cem")] {
        party.does(who, Request::Sit { seat: Seat::new(seat) });
    }
    party.does("Ann", Request::SetBot { seat: Seat::new(2), level: Some(Level::Gentle) });
    party.does("Ann", Request::Seat);
    party.does("Ann", Request::Start);
    party.all_choose();
    party.house_plays_on();
    party.goes_away("Bob");
    assert_eq!(house(&party), NOBODY, "Ann is present");
    let place = place_for(
        &party,
        Seat::new(1),
        0,
        Side::Right,
        party.spots("Bob").iter().find(|spot| spot.1 == Side::Right).unwrap().2,
    );
    party.does("Ann", place);
    assert_eq!(house(&party), [1], "the other city is shared with a bot");
    party.house_plays_on();
    assert!(has_chosen(&party, Seat::new(1)));
}
