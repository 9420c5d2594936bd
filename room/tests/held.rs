//! Where partners hold tiles over the cities they share: who sees it, how it ends, and that nothing follows from it.

mod common;

use common::{Party, code};
use conurbation_room::{Options, Request, Seating, Signs};
use conurbation_rules::common::{City, Seat};
use conurbation_rules::games::Sign;
use conurbation_rules::two_cities::{self, Cell, Side};
use serde_json::json;

const FOUR: [&str; 4] = ["Ann", "Bob", "Cem", "Dia"];
/// The city of Ann and Bob.
const THEIRS: City = City::new(0);

/// Ann, Bob, Cem and Dia have chosen their first tiles; Wim watches.
fn placing() -> Party {
    let mut party = choosing();
    party.all_choose();
    party
}

fn choosing() -> Party {
    let mut party = Party::playing(&FOUR, Options { seating: Seating::Hand, ..Options::default() });
    party.joins("Wim");
    party
}

/// Shows where one holds a tile of a seat over a city.
fn over(party: &Party, city: City, (seat, tile): (u8, u8), cell: Cell) -> Request {
    let (round, turn) = (party.table().round, party.table().turn);
    let sign = two_cities::Sign { round, turn, city, seat: Seat::new(seat), tile, cell };
    Request::Show(Some(Sign::TwoCities(sign)))
}

/// Ann holds her first tile over the city she shares with Bob.
fn held(party: &mut Party) {
    let sign = over(party, THEIRS, (0, 0), [3, 3]);
    party.does("Ann", sign);
}

fn bob_sees_it(party: &Party) -> bool {
    !party.me("Bob").signs.is_empty()
}

#[test]
fn only_the_partner_of_the_city_sees_what_is_held_over_it() {
    let mut party = placing();
    let (before, logged) = (party.all_views(), party.log.len());
    held(&mut party);
    let expected = r#"[{"seat":0,"sign":{"two_cities":{"round":1,"turn":1,"city":0,"seat":0,"tile":0,"cell":[3,3]}}}]"#;
    assert_eq!(serde_json::to_string(&party.me("Bob").signs).unwrap(), expected);
    for (view, reads) in party.all_views() {
        assert_eq!(before.contains(&(view.clone(), reads)), !view.starts_with("Bob"), "{view}");
    }
    party.does("Ann", Request::Show(None));
    assert_eq!((party.all_views(), party.log.len()), (before, logged));
}

#[test]
fn a_partners_tile_is_held_as_well() {
    let mut party = placing();
    let sign = over(&party, THEIRS, (1, 1), [3, 3]);
    party.does("Ann", sign);
    assert_eq!(party.sees("Bob")["me"]["signs"][0]["sign"]["two_cities"]["seat"], json!(1));
}

#[test]
fn each_partner_sees_what_is_held_over_their_city() {
    let mut party = placing();
    let dias = |party: &Party| party.me("Dia").signs.len();
    held(&mut party);
    let other = over(&party, City::new(3), (0, 1), [3, 3]);
    party.does("Ann", other);
    assert!(bob_sees_it(&party));
    assert_eq!(dias(&party), 1);
    // A tile is held over one city only.
    let moved = over(&party, City::new(3), (0, 0), [3, 3]);
    party.does("Ann", moved);
    assert!(!bob_sees_it(&party));
    assert_eq!(dias(&party), 1);
    let back = over(&party, THEIRS, (0, 1), [3, 3]);
    party.does("Ann", back);
    party.does("Ann", Request::Show(None));
    assert!(!bob_sees_it(&party));
    assert_eq!(dias(&party), 0);
}

#[test]
fn there_is_one_sign_for_each_seat_and_city_and_none_in_the_room() {
    let mut party = placing();
    let (room, logged) = (format!("{:?}", party.room), party.log.len());
    for tile in [0, 1].into_iter().cycle().take(1000) {
        let sign = over(&party, THEIRS, (0, tile), [3, 3]);
        party.does("Ann", sign);
    }
    assert_eq!(party.me("Bob").signs.len(), 1);
    assert_eq!((format!("{:?}", party.room), party.log.len()), (room, logged));
    party.signs = Signs::default();
    assert!(!bob_sees_it(&party), "signs may be lost");
}

#[test]
fn a_sign_ends_when_its_player_places() {
    let mut party = placing();
    held(&mut party);
    let place = party.place(0, Side::Right, [3, 3]);
    party.does("Ann", place);
    assert!(!bob_sees_it(&party));
}

#[test]
fn a_sign_ends_when_the_place_is_built_on() {
    let mut party = placing();
    held(&mut party);
    let place = party.place(0, Side::Left, [3, 3]);
    party.does("Cem", place);
    assert!(bob_sees_it(&party), "that was another city");
    let place = party.place(0, Side::Right, [3, 3]);
    party.does("Bob", place);
    assert!(!bob_sees_it(&party));
}

#[test]
fn a_sign_ends_when_its_player_leaves() {
    let mut party = placing();
    held(&mut party);
    let bob = party.id("Bob");
    party.signs.keep(|guest| guest == bob);
    assert!(!bob_sees_it(&party));
}

/// A sign could tell what is chosen, so there is none before everybody has.
#[test]
fn nothing_is_held_over_a_city_before_the_tiles_are_revealed() {
    let mut party = choosing();
    for chosen in [false, true] {
        if chosen {
            party.chooses("Ann", [0, 1]);
        }
        for tile in [0, 1, 2] {
            for (who, seat) in [("Ann", 0), ("Ann", 1), ("Bob", 0)] {
                let sign = over(&party, THEIRS, (seat, tile), [3, 3]);
                assert_eq!(party.refused(who, sign), code("not_placing"), "{who}: tile {tile} of seat {seat}");
            }
        }
    }
}

#[test]
fn a_sign_is_about_a_tile_that_can_lie_there() {
    let mut party = placing();
    for (who, city, piece, cell, refusal) in [
        ("Cem", THEIRS, (0, 0), [3, 3], "no_partner"),
        ("Ann", City::new(1), (1, 0), [3, 3], "no_partner"),
        ("Ann", City::new(9), (0, 0), [3, 3], "no_partner"),
        ("Ann", THEIRS, (2, 0), [3, 3], "no_such_tile"),
        ("Ann", THEIRS, (0, 2), [3, 3], "no_such_tile"),
        ("Ann", THEIRS, (0, 0), [9, 9], "no_such_cell"),
        ("Wim", THEIRS, (0, 0), [3, 3], "not_seated"),
    ] {
        let sign = over(&party, city, piece, cell);
        assert_eq!(party.refused(who, sign), code(refusal), "{who}: {piece:?} of city {city:?} on {cell:?}");
    }
    held(&mut party);
    let late = over(&party, THEIRS, (0, 0), [3, 3]);
    party.all_place();
    assert_eq!(party.refused("Ann", late)["code"], json!("wrong_turn"));
}
