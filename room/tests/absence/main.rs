//! Players who are away: who plays their seats under each of the four rules, and how they take them back.
//!
//! Ann, Bob, Cem and Dia sit in this order: Ann and Bob share city 0, Bob and Cem city 1, Cem and Dia city 2, and Dia
//! and Ann city 3.

#[path = "../common/mod.rs"]
mod common;

mod bots;
mod partners;
mod votes;
mod waiting;

use common::Party;
use conurbation_room::{Absence, Event, EventKind, Member, Options, Request, Seating, Stage};
use conurbation_rules::common::Seat;
use conurbation_rules::two_cities::{Cell, Side, Spot};
use serde_json::Value;

const FOUR: [&str; 4] = ["Ann", "Bob", "Cem", "Dia"];
const NOBODY: [u8; 0] = [];

fn with(absence: Absence) -> Options {
    Options { absence, seating: Seating::Hand, ..Options::default() }
}

fn playing(absence: Absence) -> Party {
    Party::playing(&FOUR, with(absence))
}

/// A game in the placing phase.
fn placing(absence: Absence) -> Party {
    let mut party = playing(absence);
    party.all_choose();
    party
}

fn away(party: &Party) -> Value {
    party.sees("Ann")["room"]["away"].clone()
}

/// The seats that the house is to move for.
fn house(party: &Party) -> Vec<u8> {
    party.room.house_turns().iter().map(|turn| turn.seat.number()).collect()
}

fn vote(seat: Seat, hold: bool) -> Request {
    Request::Vote { seat, hold }
}

/// Placing a tile for another seat.
fn place_for(party: &Party, seat: Seat, tile: u8, side: Side, cell: Cell) -> Request {
    let Request::Play(action) = party.place(tile, side, cell) else { unreachable!("tiles are placed in a game") };
    Request::PlayFor { seat, action }
}

/// Who made the last move, and for which seat.
fn last_move(party: &Party) -> (Option<u16>, u8) {
    match party.log.last() {
        Some(Event { by, what: EventKind::Played { seat, .. }, .. }) => (by.map(Member::number), seat.number()),
        other => panic!("{other:?}"),
    }
}

fn has_chosen(party: &Party, seat: Seat) -> bool {
    !party.room.public_view(|_| true).awaited.contains(&seat)
}

/// Everyone but one player chooses.
fn others_choose(party: &mut Party, absent: &str) {
    for who in FOUR.into_iter().filter(|who| *who != absent) {
        party.chooses(who, [0, 1]);
    }
}

/// Dia goes away for good, and the others play on under the rule.
fn plays_without_dia(absence: Absence) -> Party {
    let mut party = playing(absence);
    party.goes_away("Dia");
    if absence == Absence::Vote {
        party.does("Ann", vote(Seat::new(3), true));
        party.does("Bob", vote(Seat::new(3), true));
    }
    while party.room.stage() == Stage::Playing {
        party.house_plays_on();
        for who in ["Ann", "Bob", "Cem"] {
            if party.choosing() && !party.hand(who).hand.is_empty() {
                party.chooses(who, [0, 1]);
            }
            while !party.spots(who).is_empty() {
                party.places_somewhere(who);
            }
            let for_away = party.me(who).for_away;
            if let Some(places) = for_away.first().and_then(|away| away.places.first()) {
                let (Spot::Plain(row, column) | Spot::Scored(row, column, _)) = places.spots[0];
                let place = place_for(&party, Seat::new(3), places.tile, places.side, [row, column]);
                party.does(who, place);
            }
        }
    }
    party
}

#[test]
fn a_game_can_be_finished_without_one_player() {
    for (absence, house_places) in [(Absence::Bot, 14), (Absence::Vote, 14), (Absence::Partner, 0)] {
        let party = plays_without_dia(absence);
        let hers = party
            .log
            .iter()
            .filter(|event| matches!(event.what, EventKind::Played { seat, .. } if seat == Seat::new(3)));
        let by_house = hers.clone().filter(|event| event.by.is_none()).count();
        let by_partners = hers.filter(|event| matches!(event.by.map(Member::number), Some(0 | 2))).count();
        // Seven choices, and seven times two tiles.
        assert_eq!((by_house, by_partners), (7 + house_places, 14 - house_places), "{absence:?}");
        assert_eq!(party.table().result.unwrap().ranking.len(), 4);
    }
}
