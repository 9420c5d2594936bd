//! The seats that the game waits for, as everyone sees them.

mod common;

use common::Party;
use common::alone::alone;
use common::sides::square_off;
use conurbation_room::{Access, Length, Options, Request};
use conurbation_rules::automas;
use conurbation_rules::square_off::Mode;
use serde_json::{Value, json};

fn awaited(party: &Party) -> Value {
    party.sees("Ann")["room"]["awaited"].clone()
}

#[test]
fn players_who_have_not_chosen_or_placed_are_awaited() {
    let mut party = Party::sitting(&["Ann", "Bob", "Cem"], Options::default());
    assert_eq!(awaited(&party), Value::Null);
    party.does("Ann", Request::Seat);
    party.does("Ann", Request::Start);
    assert_eq!(awaited(&party), json!([0, 1, 2]));
    let bob = party.seat("Bob");
    party.chooses("Bob", [0, 1]);
    let others: Vec<u8> = (0..3).filter(|seat| *seat != bob).collect();
    assert_eq!(awaited(&party), json!(others));
    party.does("Ann", Request::Pause);
    assert_eq!(awaited(&party), json!(others), "a pause does not change who is awaited");
    party.does("Ann", Request::Resume);
    party.all_choose();
    assert_eq!(awaited(&party), json!([0, 1, 2]));
    party.places_somewhere("Bob");
    assert_eq!(awaited(&party), json!([0, 1, 2]), "he has another tile to place");
    party.places_somewhere("Bob");
    assert_eq!(awaited(&party), json!(others));
    party.play_to_the_end();
    assert_eq!(awaited(&party), Value::Null);
}

#[test]
fn everyone_on_a_side_that_is_not_done_is_awaited() {
    let mut party = Party::playing(&["Ann", "Bob", "Cem", "Dia"], square_off(Mode::Base));
    assert_eq!(awaited(&party), json!([0, 1, 2, 3]));
    party.lays_something("Cem");
    assert_eq!(awaited(&party), json!([1, 3]));
}

#[test]
fn nobody_is_awaited_in_a_race_or_alone() {
    let mut race = Party::playing(&["Ann", "Bob"], square_off(Mode::Sprint));
    assert_eq!(awaited(&race), json!([0, 1]), "both lay a starter first");
    race.lays_something("Ann");
    race.lays_something("Bob");
    assert_eq!(awaited(&race), Value::Null);
    let options = alone(automas::Mode::Simple, 2, Length::None);
    assert_eq!(awaited(&Party::playing(&["Ann"], options)), Value::Null);
}

#[test]
fn the_public_list_shows_all_as_playing_where_all_play_at_once() {
    let public = |options| Options { access: Access::Public, ..options };
    let mut race = Party::playing(&["Ann", "Bob"], public(square_off(Mode::Sprint)));
    let awaited = |party: &Party| -> Vec<bool> {
        let glimpse = party.room.glimpse().expect("everyone may watch");
        glimpse.seats.iter().map(|seat| seat.awaited).collect()
    };
    race.lays_something("Ann");
    assert_eq!(awaited(&race).iter().filter(|awaited| **awaited).count(), 1, "she is done with her starter");
    race.lays_something("Bob");
    assert_eq!(awaited(&race), [true, true]);
    let options = public(alone(automas::Mode::Simple, 2, Length::None));
    assert_eq!(awaited(&Party::playing(&["Ann"], options)), [true]);
}
