//! The rule that a bot plays the seat: handing over and back in each phase.

use conurbation_room::{Absence, Request, Stage};
use conurbation_rules::common::{Round, Seat};
use conurbation_rules::games::Level;
use conurbation_rules::two_cities;
use serde_json::{Value, json};

use crate::common::{Party, code};
use crate::{FOUR, away, has_chosen, house, last_move, others_choose, placing, playing, with};

#[test]
fn a_bot_chooses_and_places_until_its_owner_is_back() {
    let mut party = playing(Absence::Bot);
    party.goes_away("Bob");
    assert_eq!(away(&party), json!([{ "seat": 1, "what": "held" }]));
    let turn = &party.room.house_turns()[0];
    assert_eq!(
        (turn.seat.number(), turn.level, turn.bot),
        (1, Level::Steady, false),
        "the house plays at the steady level for a person"
    );
    party.house_plays_on();
    assert_eq!((last_move(&party), has_chosen(&party, Seat::new(1))), ((None, 1), true));
    others_choose(&mut party, "Bob");
    party.house_plays_on();
    assert_eq!((party.choosing(), party.spots("Bob").len()), (false, 0), "it has placed, too");
    for who in ["Ann", "Cem", "Dia"] {
        while !party.spots(who).is_empty() {
            party.places_somewhere(who);
        }
    }
    assert!(party.choosing());
    party.comes_back("Bob");
    assert_eq!((away(&party), house(&party), party.hand("Bob").hand.len()), (Value::Null, vec![], 5));
    party.chooses("Bob", [0, 1]);
}

#[test]
fn a_player_back_before_the_bot_chose_chooses() {
    let mut party = playing(Absence::Bot);
    party.goes_away("Bob");
    party.comes_back("Bob");
    assert!(!party.house_moves());
    party.chooses("Bob", [6, 3]);
}

#[test]
fn a_player_back_after_the_bot_chose_places_its_choice() {
    let mut party = playing(Absence::Bot);
    party.goes_away("Bob");
    party.house_plays_on();
    party.comes_back("Bob");
    assert!(party.hand("Bob").chosen.is_some(), "he sees what was chosen for him");
    let again = party.act(two_cities::Move::Choose([0, 1]));
    assert_eq!(party.refused("Bob", again), code("already_chosen"), "a choice can't be changed");
    others_choose(&mut party, "Bob");
    party.places_somewhere("Bob");
}

#[test]
fn away_between_choosing_and_placing_and_back_after_the_first_tile() {
    let mut party = placing(Absence::Bot);
    party.goes_away("Bob");
    assert!(party.house_moves());
    assert_eq!(last_move(&party), (None, 1));
    party.comes_back("Bob");
    assert!(!party.house_moves(), "the other tile is his to place");
    party.places_somewhere("Bob");
    assert_eq!((last_move(&party), party.spots("Bob").len()), ((Some(1), 1), 0));
}

#[test]
fn away_after_the_first_tile_the_bot_places_the_other_one() {
    let mut party = placing(Absence::Bot);
    party.places_somewhere("Bob");
    party.goes_away("Bob");
    party.house_plays_on();
    assert!(has_chosen(&party, Seat::new(1)), "both tiles are placed");
    party.comes_back("Bob");
    assert_eq!(party.spots("Bob"), []);
    party.all_place();
    party.chooses("Bob", [0, 1]);
}

#[test]
fn the_house_chooses_what_was_drafted() {
    for (draft, wanted) in [(vec![5, 3], vec![5, 3]), (vec![2], vec![2])] {
        let mut party = playing(Absence::Bot);
        let hand = party.hand("Bob").hand;
        let request = party.act(two_cities::Move::Draft(draft.into_iter().collect()));
        party.does("Bob", request);
        party.goes_away("Bob");
        party.house_plays_on();
        others_choose(&mut party, "Bob");
        let mut taken = party.table().seats[1].revealed.unwrap().to_vec();
        for tile in wanted {
            let at = taken.iter().position(|taken| *taken == hand[tile]).expect("the draft is part of the choice");
            taken.remove(at);
        }
    }
}

#[test]
fn the_house_waits_when_everyone_is_away() {
    let mut party = playing(Absence::Bot);
    for who in FOUR {
        party.goes_away(who);
    }
    assert!(party.room.house_turns().is_empty(), "there is nobody to play for");
    party.comes_back("Ann");
    assert_eq!(party.room.house_turns().len(), 3, "the house plays the other three seats");
}

#[test]
fn a_pause_stops_the_house_too() {
    let mut party = playing(Absence::Bot);
    party.does("Ann", Request::Pause);
    party.goes_away("Bob");
    assert_eq!((house(&party), away(&party)[0]["seat"].clone()), (vec![], json!(1)));
    party.does("Ann", Request::Resume);
    assert_eq!(house(&party), [1]);
}

#[test]
fn at_a_table_of_two_the_house_plays_too() {
    let mut party = Party::playing(&["Ann", "Bob"], with(Absence::Bot));
    party.goes_away("Bob");
    while party.room.stage() == Stage::Playing {
        party.house_plays_on();
        if party.choosing() {
            party.chooses("Ann", [0, 1]);
        } else if !party.spots("Ann").is_empty() {
            party.places_somewhere("Ann");
        }
    }
    assert_eq!(party.table().round, Round::new(6));
}
