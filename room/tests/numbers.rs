//! Members' numbers: a crowd that comes and goes uses none up, and nobody is taken for somebody else.

mod common;

use std::collections::BTreeMap;

use common::random::cases;
use common::whole::in_one_piece;
use common::{Party, code, join, say, sit};
use conurbation_room::{
    Body, Channel, Command, Door, Event, EventKind, FIRST_BOT, MAX_MEMBERS, MAX_NUMBERS, Member, Options, Request,
    Room, Seating, Talk, Unsaid, trace,
};
use conurbation_rules::common::Seat;
use conurbation_rules::games::Level;
use proptest::prelude::*;
use serde_json::{Value, json};
use uuid::Uuid;

fn cookie(number: u16) -> String {
    format!("cookie {number}")
}

fn leaves(party: &mut Party, who: &str) {
    let guest = party.id(who);
    party.disconnected.insert(guest);
}

/// A room of Ann's that cookies have filled, of whom each said something and left.
fn crowded() -> Party {
    let mut party = Party::joined(&["Ann"], Options::default());
    for number in 1..MAX_MEMBERS.into() {
        let who = cookie(number);
        party.joins(&who);
        party.says(&who, Channel::Table, &who);
        leaves(&mut party, &who);
    }
    party
}

fn instead_of(event: &Event) -> Option<Member> {
    match event.what {
        EventKind::Joined { instead_of, .. }
        | EventKind::Admitted { instead_of, .. }
        | EventKind::SeatTaken { instead_of, .. } => instead_of,
        _ => None,
    }
}

fn number(party: &Party, who: &str) -> Option<Member> {
    party.room.member(party.id(who))
}

#[test]
fn whoever_never_played_and_left_gives_way_to_a_newcomer() {
    let mut party = crowded();
    party.joins("Bob");
    assert_eq!(instead_of(party.log.last().unwrap()), Some(Member::new(39)), "the last of them");
    assert_eq!(number(&party, "Bob"), Some(Member::new(40)), "nobody gets the number of somebody else");
    assert_eq!(party.sees("Ann")["room"]["members"].as_array().unwrap().len(), usize::from(MAX_MEMBERS));
    assert_eq!(number(&party, "cookie 39"), None);
    assert!(party.room.known_guests().any(|guest| guest == party.id("cookie 39")), "their data can still be deleted");
    party.joins("Cem");
    assert_eq!(instead_of(party.log.last().unwrap()), Some(Member::new(38)), "Bob is here");
    in_one_piece(&party);
}

#[test]
fn nothing_passes_from_whoever_gives_way() {
    let mut party = crowded();
    let line = party.said.last().unwrap().clone();
    let command = party.log.last().unwrap().command.unwrap();
    assert_eq!(line.line.by, Member::new(39));
    party.joins("Bob");
    assert!(!party.room.was_accepted(party.id("Bob"), command), "not answered for Bob");
    assert!(!party.talk.was_accepted(&party.room, party.id("Bob"), line.command));
    assert_eq!(party.me("Bob").no, 1);
    assert!(party.said.iter().all(|saying| Some(saying.line.by) != number(&party, "Bob")), "Bob said none of it");
    let unsaid = Talk::deletes(&party.room, party.id("Bob"), &Request::Unsay).unwrap();
    assert_eq!(unsaid, Unsaid::By(Member::new(40)));
    party.talk.unsay(unsaid);
    assert_eq!(party.talk.readable(&party.room, party.id("Ann")).count(), 39, "Bob deletes nobody else's lines");
    let [theirs, bobs] = ["cookie 39", "Bob"].map(|who| trace(&party.log, party.id(who)).member);
    assert_eq!((theirs, bobs), (Some(Member::new(39)), Some(Member::new(40))));
}

#[test]
fn whoever_gave_way_gets_their_own_number_again() {
    let mut party = crowded();
    let command = Command { id: party.log.last().unwrap().command.unwrap(), request: join("cookie 39") };
    let line = party.said.last().unwrap().clone();
    party.joins("Bob");
    party.does("cookie 39", join("a new name"));
    assert_eq!(instead_of(party.log.last().unwrap()), Some(Member::new(38)));
    assert_eq!(number(&party, "cookie 39"), Some(line.line.by), "what they said is theirs again");
    assert!(party.talk.was_accepted(&party.room, party.id("cookie 39"), line.command));
    assert_eq!(party.send_command("cookie 39", &command), Ok(false), "answered as before");
    assert_eq!(party.me("cookie 39").no, 2);
    leaves(&mut party, "Bob");
    party.joins("Cem");
    assert_eq!(number(&party, "Cem"), Some(Member::new(41)), "instead of Bob");
}

#[test]
fn whoever_is_forgotten_after_giving_way_is_not_known_any_more() {
    let mut party = crowded();
    party.joins("Bob");
    let guest = party.id("cookie 39");
    let before = party.sees("Ann");
    let event = party.room.forgets(guest, party.now).unwrap();
    party.take(event);
    assert!(party.room.known_guests().all(|known| known != guest));
    assert_eq!(party.room.forgets(guest, party.now), None, "only once");
    assert_eq!(party.sees("Ann"), before);
    party.does("cookie 39", join("somebody"));
    assert_eq!(number(&party, "cookie 39"), Some(Member::new(41)), "somebody new");
}

#[test]
fn players_hosts_the_muted_the_removed_and_the_connected_keep_their_places() {
    let options = Options { seating: Seating::Hand, ..Options::default() };
    let mut party = Party::playing(&["Ann", "Bob", "Cem"], options);
    // A player who has handed on their seat.
    let key = party.links("Cem", Seat::new(2));
    party.does("Dia", Request::TakeSeat { key, name: Some("Dia".to_owned()) });
    for number in 4..MAX_MEMBERS.into() {
        party.joins(&cookie(number));
    }
    party.does("Ann", Request::Remove { member: Member::new(4) });
    party.does("Ann", Request::Mute { member: Member::new(5), on: true });
    party.does("Ann", Request::MakeHost { member: Member::new(6) });
    let everyone: Vec<Uuid> = party.guests.iter().map(|who| party.id(who)).collect();
    party.disconnected.extend(everyone);
    let here = [party.id("cookie 7"), party.id("cookie 8")];
    party.disconnected.retain(|guest| !here.contains(guest));
    for number in 40..71 {
        party.joins(&cookie(number));
    }
    let left: Vec<u16> = party.room.public_view(|_| true).members.iter().map(|member| member.no.number()).collect();
    assert_eq!(left[..9], [0, 1, 2, 3, 5, 6, 7, 8, 40], "4 was removed");
    assert_eq!(party.refused("late", join("late")), json!({ "code": "room_full", "limit": 40 }));
    in_one_piece(&party);
}

#[test]
fn whoever_was_kicked_gives_way_and_still_has_to_knock() {
    let mut party = crowded();
    party.does("Ann", Request::Kick { member: Member::new(39) });
    party.joins("Bob");
    assert_eq!(instead_of(party.log.last().unwrap()), Some(Member::new(39)));
    party.does("Ann", Request::SetDoor { door: Door::Knock });
    assert_eq!(party.refused("cookie 39", join("cookie 39")), code("knock_first"));
    party.knocks_and_is_let_in("cookie 39", "Ann");
    assert_eq!(number(&party, "cookie 39"), Some(Member::new(39)));
    assert_eq!(instead_of(party.log.last().unwrap()), Some(Member::new(38)), "whoever is let in needs a place too");
}

#[test]
fn a_link_to_a_seat_works_in_a_crowded_room() {
    let mut party = Party::playing(&["Ann", "Bob", "Cem"], Options { seating: Seating::Hand, ..Options::default() });
    for number in 3..MAX_MEMBERS.into() {
        party.joins(&cookie(number));
        leaves(&mut party, &cookie(number));
    }
    let key = party.links("Bob", Seat::new(1));
    party.does("Zoe", Request::TakeSeat { key, name: Some("Zoe".to_owned()) });
    assert_eq!(instead_of(party.log.last().unwrap()), Some(Member::new(39)));
    assert_eq!(party.room.seat_of(Member::new(40)), Some(Seat::new(1)));
    in_one_piece(&party);
}

/// The same room after so many more guests came that this is the next number.
fn with_next_number(party: &mut Party, number: u16) {
    let mut snapshot: Value = serde_json::from_slice(&party.room.snapshot().unwrap()).unwrap();
    snapshot["next_number"] = number.into();
    party.room = Room::from_snapshot(snapshot.to_string().as_bytes()).unwrap();
}

#[test]
fn no_person_has_the_number_of_a_bot() {
    let mut party = crowded();
    party.does("Ann", Request::SetBot { seat: Seat::new(1), level: Some(Level::Gentle) });
    with_next_number(&mut party, 199);
    party.joins("Bob");
    party.joins("Cem");
    assert_eq!(["Bob", "Cem"].map(|who| number(&party, who)), [199, 256].map(|number| Some(Member::new(number))));
    assert_eq!(party.room.seat_of(FIRST_BOT), Some(Seat::new(1)));
    party.says("Cem", Channel::Table, "Hello");
    let members = party.room.public_view(|_| true).members;
    assert!(members.is_sorted_by(|a, b| a.no < b.no));
}

#[test]
fn numbers_end_but_whoever_has_one_comes_back() {
    let mut party = crowded();
    party.joins("Bob");
    with_next_number(&mut party, MAX_NUMBERS - 1);
    party.joins("Cem");
    assert_eq!(party.refused("late", join("late")), json!({ "code": "room_full", "limit": 40 }));
    party.does("cookie 39", join("back"));
}

/// Who does what: joins, leaves, comes back, sits down or stands up, says something, is kicked or muted.
fn step(party: &mut Party, (what, who): (u8, u16)) {
    let name = cookie(who);
    let guest = party.id(&name);
    let member = party.room.member(guest).unwrap_or(Member::new(who));
    let _ = match what {
        ..8 => party.send(&name, join(&name)),
        8..14 => {
            party.disconnected.insert(guest);
            Ok(())
        }
        14 => {
            party.disconnected.remove(&guest);
            Ok(())
        }
        15 => party.send(&name, sit(Seat::new((who % 3).try_into().unwrap()))),
        16 => party.send(&name, Request::Stand),
        17 => party.send("Ann", Request::Kick { member }),
        18 => party.send("Ann", Request::Mute { member, on: who % 2 == 0 }),
        _ => party.send(&name, say(Channel::Table, &name)),
    };
}

proptest! {
    #![proptest_config(cases(20))]

    #[test]
    fn in_any_crowd_a_number_is_one_guests_for_good(steps in prop::collection::vec((0..24_u8, 0..90_u16), 0..500)) {
        let mut party = crowded();
        let mut numbers: BTreeMap<Member, Uuid> = BTreeMap::new();
        // First nothing, then one step after the other.
        for (count, push) in (0..).zip([(u8::MAX, 0)].into_iter().chain(steps)) {
            step(&mut party, push);
            for guest in party.room.guests() {
                let member = party.room.member(guest).unwrap();
                prop_assert_eq!(*numbers.entry(member).or_insert(guest), guest);
            }
            prop_assert!(party.room.public_view(|_| true).members.len() <= MAX_MEMBERS.into());
            if count % 100 == 0 {
                in_one_piece(&party);
            }
        }
        for saying in &party.said {
            let Body::Text(name) = &saying.line.body else { unreachable!("all talk is text") };
            prop_assert_eq!(numbers[&saying.line.by], party.id(name), "everyone said what they said");
        }
        for (number, guest) in &numbers {
            prop_assert_eq!(trace(&party.log, *guest).member, Some(*number), "and is found again");
        }
        let mut again = Room::from_snapshot(&party.room.snapshot().unwrap()).unwrap();
        prop_assert_eq!(format!("{again:?}"), format!("{:?}", party.room));
        again = Room::opened(&party.log[0]).unwrap();
        party.log[1..].iter().for_each(|event| again.apply(event).unwrap());
        prop_assert_eq!(format!("{again:?}"), format!("{:?}", party.room));
    }
}
