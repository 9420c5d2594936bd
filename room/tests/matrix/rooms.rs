//! The same people in a room at each of its stages.

use conurbation_room::{Absence, ClockRule, Command, Door, Length, Options, Request, SeatKey, Seating};
use conurbation_rules::automas::Mode;
use conurbation_rules::common::Seat;
use uuid::Uuid;

use crate::common::alone::alone;
use crate::common::{OUTSIDER, Party};

/// Everyone's part, and their name. Bob and Cem are Ann's neighbours; Dia can be away.
pub const WHO: [(&str, &str); 6] = [
    ("host", "Ann"),
    ("player", "Bob"),
    ("another", "Dia"),
    ("bystander", "Wil"),
    ("stranger", OUTSIDER),
    ("removed", "Rex"),
];

const PLAYERS: [&str; 4] = ["Ann", "Bob", "Cem", "Dia"];

/// A room at every stage, with its title.
pub fn rooms() -> Vec<(&'static str, Party)> {
    vec![
        ("Choosing seats, one of which is free", open(5, Absence::Wait)),
        ("Choosing seats, all of which are taken", open(4, Absence::Wait)),
        ("Shuffling", shuffling()),
        ("Seated", seated(Seating::Values, Absence::Wait)),
        ("Seated in the order of a card's question", seated(Seating::Card, Absence::Wait)),
        ("Choosing tiles", playing(Absence::Wait)),
        ("Placing tiles", placing(Absence::Wait)),
        ("Paused", paused()),
        ("Placing while another is away and partners place", away(Absence::Partner)),
        ("Placing while another is away and players vote", away(Absence::Vote)),
        ("Placing while another is away and the house plays", away(Absence::Bot)),
        ("Placing with a link to the seat of another, who is away", linked()),
        ("Placing while a bystander is the host", bystander_hosts()),
        ("The game is over", over()),
        ("A game of the host's campaign is over", campaign()),
        ("No watchers, the game is on", unwatched()),
        ("Somebody knocks, a seat is free", door(open(5, Absence::Wait), Door::Knock)),
        ("Somebody knocks, the game is on", door(placing(Absence::Wait), Door::Knock)),
        ("Locked, a seat is free", door(open(5, Absence::Wait), Door::Locked)),
        ("Locked, the game is on", door(placing(Absence::Wait), Door::Locked)),
    ]
}

fn open(seats: u8, absence: Absence) -> Party {
    let options = Options { seats, seating: Seating::Hand, clock: ClockRule::Relaxed, absence, ..Options::default() };
    open_with(options)
}

fn open_with(options: Options) -> Party {
    let mut party = Party::joined(&PLAYERS, options);
    for (seat, who) in (0..).zip(PLAYERS) {
        party.does(who, Request::Sit { seat: Seat::new(seat) });
    }
    party.joins("Wil");
    party.joins("Rex");
    let removed = party.room.member(party.id("Rex")).expect("Rex has joined");
    party.does("Ann", Request::Remove { member: removed });
    party
}

/// Everyone has yet to contribute.
fn shuffling() -> Party {
    let mut party = open(4, Absence::Wait);
    party.send("Ann", Request::Seat).expect("all seats are taken");
    party
}

fn seated(seating: Seating, absence: Absence) -> Party {
    let clock = ClockRule::Relaxed;
    let mut party = open_with(Options { seats: 4, seating, clock, absence, ..Options::default() });
    party.does("Ann", Request::Seat);
    party
}

fn playing(absence: Absence) -> Party {
    let mut party = seated(Seating::Hand, absence);
    party.does("Ann", Request::Start);
    party
}

fn placing(absence: Absence) -> Party {
    let mut party = playing(absence);
    party.all_choose();
    party
}

fn paused() -> Party {
    let mut party = placing(Absence::Wait);
    party.does("Ann", Request::Pause);
    party
}

fn away(absence: Absence) -> Party {
    let mut party = placing(absence);
    party.goes_away("Dia");
    party
}

/// The key of the link in [`linked`].
pub const KEY: SeatKey = SeatKey(Uuid::from_u128(1));

fn linked() -> Party {
    let mut party = away(Absence::Wait);
    party.does("Ann", Request::OfferSeat { seat: Seat::new(3), key: KEY });
    party
}

/// Only the host has a seat.
fn campaign() -> Party {
    let mut party = Party::joined(&PLAYERS, alone(Mode::Simple, 2, Length::Three));
    party.joins("Wil");
    party.does("Ann", Request::Sit { seat: Seat::new(0) });
    party.does("Ann", Request::Seat);
    party.does("Ann", Request::Start);
    party.play_to_the_end();
    party
}

fn bystander_hosts() -> Party {
    let mut party = placing(Absence::Wait);
    let member = party.room.member(party.id("Wil")).expect("Wil has joined");
    party.does("Ann", Request::MakeHost { member });
    party
}

/// The knock in rooms at whose door somebody knocks.
pub const KNOCK: Uuid = Uuid::from_u128(2);

fn door(mut party: Party, door: Door) -> Party {
    party.does("Ann", Request::SetDoor { door });
    if door == Door::Knock {
        let knock = Command { id: KNOCK, request: Request::Knock { name: "Kit".to_owned() } };
        party.send_command("Kit", &knock).expect("people knock");
    }
    party
}

fn over() -> Party {
    let mut party = playing(Absence::Wait);
    party.play_to_the_end();
    party
}

fn unwatched() -> Party {
    let options = Options { seats: 5, seating: Seating::Hand, watchers: false, ..Options::default() };
    let mut party = open_with(options);
    party.sets_seats("Ann", 4);
    party.does("Ann", Request::Seat);
    party.does("Ann", Request::Start);
    party
}
