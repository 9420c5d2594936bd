//! Rooms whose first deal others have too.

use conurbation_room::{Event, GameFile, Options, Request, Room};
use conurbation_rules::common::Seat;
use conurbation_rules::draw::{Hash, Secret};

use crate::common::Party;
use crate::common::golden::Golden;
use crate::rooms::{PEOPLE, played};

/// A day's deal, which three people begin to play.
pub fn deal_of_day() -> Party {
    let host = Party::open(PEOPLE[0], Options::default()).id(PEOPLE[0]);
    let day = ("2026-11-26".parse().expect("a day"), Secret([9; 32]));
    dealt(Room::open_on(host, day, 3, 1_700_000_000_000).expect("three can play"))
}

/// The deal of a game that others have played.
pub fn deal_of_game() -> Party {
    let first = Golden { events: played(&PEOPLE[..3], Options::default()).log, talk: Vec::new() };
    let file = GameFile::from_json(first.games()[0].as_bytes()).expect("a game file");
    let host = Party::open(PEOPLE[0], Options::default()).id(PEOPLE[0]);
    dealt(file.deal_again(host, Hash([7; 32]), 1_700_000_000_000).expect("a new room"))
}

fn dealt(opening: Vec<Event>) -> Party {
    let people = &PEOPLE[..3];
    let mut party = Party::replayed(people, opening);
    for (seat, who) in (0..).zip(people) {
        party.joins(who);
        party.does(who, Request::Sit { seat: Seat::new(seat) });
    }
    party.does(people[0], Request::Seat);
    party.does(people[0], Request::Start);
    party.all_choose();
    party.all_place();
    party
}
