//! Links to seats: someone new takes over a seat, or the same person on another device.

mod common;

use common::{OUTSIDER, Party, THREE, arrange, code, say};
use conurbation_room::{Absence, Channel, Command, EventKind, Member, Options, Request, SeatKey, Seating, Stage};
use conurbation_rules::common::{City, Seat};
use conurbation_rules::games::Level;
use serde_json::{Value, json};
use uuid::Uuid;

/// Options that seat Ann, Bob and Cem in this order.
fn by_hand() -> Options {
    Options { seating: Seating::Hand, ..Options::default() }
}

/// Someone makes a link to a seat. Returns its key.
#[track_caller]
fn link(party: &mut Party, who: &str, seat: Seat) -> SeatKey {
    party.links(who, seat)
}

/// A request for a link.
fn offer(seat: Seat) -> Request {
    Request::OfferSeat { seat, key: SeatKey(Uuid::nil()) }
}

/// The seats with a link that works, each with the number of whoever made it.
fn links(party: &Party) -> Vec<(u8, u16)> {
    let handed = party.room.public_view(|_| true).handed;
    handed.iter().filter_map(|handed| Some((handed.seat.number(), handed.link?.number()))).collect()
}

fn take(key: SeatKey) -> Request {
    Request::TakeSeat { key, name: None }
}

fn take_as(key: SeatKey, name: &str) -> Request {
    Request::TakeSeat { key, name: Some(name.to_owned()) }
}

#[test]
fn someone_new_takes_a_seat_over() {
    let mut party = Party::playing(&THREE, by_hand());
    let hand = party.hand("Bob").hand;
    let key = link(&mut party, "Bob", Seat::new(1));
    assert!(party.room.is_offered(key));
    for who in ["Ann", "Cem", OUTSIDER] {
        let handed = party.sees(who)["room"]["handed"].clone();
        assert_eq!(handed, json!([{ "seat": 1, "link": 1, "agreed": [], "needed": 2 }]), "everyone is told");
    }

    party.does("Zoe", take_as(key, " Zoe "));
    let room = party.sees("Ann")["room"].clone();
    assert_eq!((&room["seats"], &room["members"][3]["name"]), (&json!([0, 3, 2]), &json!("Zoe")));
    assert_eq!(
        (party.sees("Zoe")["me"]["seat"].clone(), party.hand("Zoe").hand),
        (json!(1), hand),
        "she gets everything that Bob had"
    );
    let event = party.log.last().unwrap();
    assert_eq!(event.by, Some(Member::new(3)));
    let (seat, guest, name) = (Seat::new(1), party.id("Zoe"), Some("Zoe".to_owned()));
    let taken = EventKind::SeatTaken { seat, guest, name, instead_of: None };
    assert_eq!(event.what, taken);

    let choice = party.act(conurbation_rules::two_cities::Move::Choose([0, 1]));
    assert_eq!(party.refused("Bob", choice), code("not_seated"), "it is Zoe's seat now");
    assert_eq!(
        (party.sees("Bob")["me"]["game"].clone(), party.sees("Bob")["me"]["seat"].clone()),
        (json!(null), json!(null))
    );
    party.does("Bob", say(Channel::Watchers, "I watch."));
    party.play_to_the_end();
    assert!(!party.room.is_offered(key));
}

#[test]
fn a_link_works_once() {
    let mut party = Party::playing(&THREE, by_hand());
    let key = link(&mut party, "Bob", Seat::new(1));
    party.does("Zoe", take_as(key, "Zoe"));
    assert_eq!(links(&party), []);
    for who in ["Yan", "Bob", "Zoe"] {
        assert_eq!(party.refused(who, take_as(key, who)), code("no_such_key"));
    }
}

#[test]
fn a_new_link_replaces_the_one_before() {
    let mut party = Party::playing(&THREE, by_hand());
    let first = link(&mut party, "Bob", Seat::new(1));
    let second = link(&mut party, "Bob", Seat::new(1));
    assert_ne!(first, second);
    assert_eq!(party.refused("Zoe", take_as(first, "Zoe")), code("no_such_key"));
    // A link from the host replaces it too; links to other seats stay valid.
    let anns_own = link(&mut party, "Ann", Seat::new(0));
    party.goes_away("Bob");
    let third = link(&mut party, "Ann", Seat::new(1));
    assert_eq!(party.refused("Zoe", take_as(second, "Zoe")), code("no_such_key"));
    assert_eq!(links(&party), [(0, 0), (1, 0)]);
    party.does("Zoe", take_as(third, "Zoe"));
    party.does("Yan", take_as(anns_own, "Yan"));
    assert_eq!(party.sees("Cem")["room"]["seats"], json!([4, 3, 2]));
}

#[test]
fn a_watcher_who_takes_a_seat_keeps_their_name() {
    let mut party = Party::playing(&THREE, by_hand());
    party.joins("Dia");
    let key = link(&mut party, "Cem", Seat::new(2));
    party.does("Dia", take_as(key, "Cem the Second"));
    let room = party.sees("Ann")["room"].clone();
    assert_eq!((&room["seats"], &room["members"][3]["name"]), (&json!([0, 1, 3]), &json!("Dia")));
    let key = link(&mut party, "Dia", Seat::new(2));
    party.does("Cem", take(key));
    assert_eq!(party.sees("Ann")["room"]["seats"], json!([0, 1, 2]), "she can give it back the same way");
}

#[test]
fn members_with_a_seat_cannot_take_another() {
    let mut party = Party::playing(&THREE, by_hand());
    let key = link(&mut party, "Bob", Seat::new(1));
    assert_eq!(party.refused("Cem", take(key)), code("has_seat"));
    assert_eq!(party.refused("Bob", take(key)), code("has_seat"), "not even their own");
    party.does("Zoe", take_as(key, "Zoe"));
}

#[test]
fn owners_and_the_host_make_links_to_peoples_seats() {
    let mut party = Party::joined(&THREE, Options { seats: 4, ..by_hand() });
    for (seat, who) in (0..).zip(THREE) {
        party.does(who, Request::Sit { seat: Seat::new(seat) });
    }
    party.does("Ann", Request::SetBot { seat: Seat::new(3), level: Some(Level::Gentle) });
    assert_eq!(party.refused("Ann", offer(Seat::new(0))), code("wrong_stage"), "the room is still open");
    party.does("Ann", Request::Seat);
    assert_eq!(party.refused("Bob", offer(Seat::new(2))), code("not_host"));
    assert_eq!(party.refused("Ann", offer(Seat::new(3))), code("no_bot"));
    assert_eq!(party.refused("Ann", offer(Seat::new(2))), code("player_here"));
    link(&mut party, "Bob", Seat::new(1));
    party.does("Ann", Request::Start);
    assert_eq!(party.refused("Ann", offer(Seat::new(2))), code("player_here"));
    party.goes_away("Cem");
    link(&mut party, "Ann", Seat::new(2));
    party.comes_back("Cem");
    party.play_to_the_end();
    assert_eq!(party.refused("Ann", offer(Seat::new(0))), code("wrong_stage"), "the game is over");
}

#[test]
fn links_end_with_the_seating_and_with_the_game() {
    let mut party = Party::sitting(&THREE, by_hand());
    party.does("Ann", Request::Seat);
    let key = link(&mut party, "Bob", Seat::new(1));
    party.does("Ann", Request::Unseat);
    assert!(!party.room.is_offered(key));
    party.does("Ann", Request::Seat);
    let key = link(&mut party, "Bob", Seat::new(1));
    party.does("Ann", Request::Start);
    assert!(party.room.is_offered(key), "it stays valid in the game");
    party.play_to_the_end();
    assert_eq!(party.room.stage(), Stage::Ended);
    assert_eq!(party.refused("Zoe", take_as(key, "Zoe")), code("no_such_key"));
}

#[test]
fn links_follow_players_who_change_seats() {
    let mut party = Party::sitting(&THREE, Options { seating: Seating::Card, ..Options::default() });
    party.does("Ann", Request::Seat);
    let bobs = link(&mut party, "Bob", Seat::new(1));
    party.does("Cem", arrange([0, 2, 1]));
    assert_eq!(links(&party), [(2, 1)]);
    party.does("Zoe", take_as(bobs, "Zoe"));
    assert_eq!(party.sees("Ann")["room"]["seats"], json!([0, 2, 3]), "it was Bob's seat, and Cem keeps his");
}

#[test]
fn the_hosts_seat_carries_the_role_of_host() {
    let mut party = Party::playing(&THREE, by_hand());
    let key = link(&mut party, "Bob", Seat::new(1));
    party.does("Zoe", take_as(key, "Zoe"));
    assert_eq!(party.sees("Cem")["room"]["host"], 0, "Bob was not the host");
    let key = link(&mut party, "Ann", Seat::new(0));
    party.does("Yan", take_as(key, "Yan"));
    assert_eq!(party.sees("Cem")["room"]["host"], 4);
    assert_eq!(party.refused("Ann", Request::Pause), code("not_host"));
    party.does("Yan", Request::Pause);
    party.does("Yan", Request::Remove { member: Member::new(0) });
    assert!(!party.admits("Ann"), "the former host can be removed");
}

#[test]
fn a_link_lets_people_into_a_room_without_watchers() {
    let mut party = Party::playing(&THREE, Options { watchers: false, ..by_hand() });
    assert_eq!(party.refused("Zoe", Request::Join { name: "Zoe".to_owned() }), code("no_watchers"));
    let key = link(&mut party, "Bob", Seat::new(1));
    assert!(!party.admits("Zoe") && party.room.is_offered(key), "only the link lets her in");
    party.does("Zoe", take_as(key, "Zoe"));
    assert!(party.admits("Zoe"));
    assert!(!party.admits("Bob"), "without a seat he would be a watcher");
    // He stays a member, and a link lets him in again.
    let key = link(&mut party, "Zoe", Seat::new(1));
    party.does("Bob", take(key));
    assert!(party.admits("Bob") && !party.admits("Zoe"));
}

#[test]
fn a_link_does_not_let_removed_members_in() {
    let mut party = Party::playing(&THREE, by_hand());
    party.joins("Zoe");
    let key = link(&mut party, "Bob", Seat::new(1));
    assert!(party.admits_with("Zoe", key));
    let zoe = party.room.member(party.id("Zoe")).expect("she has joined");
    party.does("Ann", Request::Remove { member: zoe });
    assert!(!party.admits_with("Zoe", key));
    assert_eq!(party.refused("Zoe", take(key)), code("removed"));
}

#[test]
fn taking_the_seat_of_an_absent_player_ends_the_absence() {
    let mut party = Party::playing(&THREE, Options { absence: Absence::Vote, ..by_hand() });
    party.goes_away("Bob");
    for who in ["Ann", "Cem"] {
        party.does(who, Request::Vote { seat: Seat::new(1), hold: true });
    }
    assert_eq!(party.room.house_turns().len(), 1, "the house plays");
    let key = link(&mut party, "Ann", Seat::new(1));
    party.does("Zoe", take_as(key, "Zoe"));
    assert_eq!((party.sees("Cem")["room"]["away"].clone(), party.room.house_turns().len()), (Value::Null, 0));
    party.chooses("Zoe", [0, 1]);
    assert_eq!(party.room.came_back(Seat::new(1), party.now), None, "the seat is no longer Bob's");
    // When Zoe goes away herself, the vote starts over.
    party.goes_away("Zoe");
    assert_eq!(
        party.sees("Ann")["room"]["away"],
        json!([{ "seat": 1, "what": "ask", "vote": { "by": [], "cast": 0, "needed": 2 } }])
    );
}

#[test]
fn a_seat_can_be_taken_over_while_the_game_is_paused() {
    let mut party = Party::playing(&THREE, by_hand());
    party.does("Ann", Request::Pause);
    let key = link(&mut party, "Ann", Seat::new(0));
    party.does("Ann on her phone", take_as(key, "Ann (phone)"));
    assert_eq!(party.sees("Ann on her phone")["me"]["seat"], 0);
    party.does("Ann on her phone", Request::Resume);
}

#[test]
fn city_talk_is_not_handed_over() {
    let mut party = Party::playing(&THREE, Options { talk_while_choosing: true, ..by_hand() });
    party.says("Bob", Channel::City(City::new(0)), "Between you and me");
    let key = link(&mut party, "Bob", Seat::new(1));
    party.does("Zoe", take_as(key, "Zoe"));
    assert_eq!(party.texts("Zoe", Channel::City(City::new(0))), [""; 0]);
    party.says("Ann", Channel::City(City::new(0)), "Welcome");
    assert_eq!(party.texts("Zoe", Channel::City(City::new(0))), ["Welcome"]);
    assert_eq!(
        party.texts("Bob", Channel::City(City::new(0))),
        ["Between you and me"],
        "Bob keeps what he was told and gets no more"
    );
}

#[test]
fn taking_a_seat_twice_with_the_same_command_takes_it_once() {
    let mut party = Party::playing(&THREE, by_hand());
    let key = link(&mut party, "Bob", Seat::new(1));
    let command = Command { id: party.new_command(), request: take_as(key, "Zoe") };
    assert_eq!(party.send_command("Zoe", &command), Ok(true));
    assert_eq!(party.send_command("Zoe", &command), Ok(false), "answered as before");
    party.restarts();
    assert_eq!(party.send_command("Zoe", &command), Ok(false));
}

#[test]
fn a_former_hosts_links_to_other_seats_are_dead() {
    let mut party = Party::playing(&THREE, by_hand());
    party.goes_away("Bob");
    let (own, other) = (link(&mut party, "Ann", Seat::new(0)), link(&mut party, "Ann", Seat::new(1)));
    party.does("Ann", Request::MakeHost { member: Member::new(1) });
    assert!(party.room.is_offered(own));
    assert!(!party.room.is_offered(other));
}

#[test]
fn the_links_of_a_removed_member_are_dead() {
    let mut party = Party::playing(&THREE, by_hand());
    party.joins("Dia");
    party.does("Ann", Request::MakeHost { member: Member::new(3) });
    party.goes_away("Cem");
    let key = link(&mut party, "Dia", Seat::new(2));
    party.does("Dia", Request::MakeHost { member: Member::new(0) });
    party.does("Ann", Request::Remove { member: Member::new(3) });
    assert!(!party.room.is_offered(key));
}

#[test]
fn a_host_who_moves_to_another_device_takes_the_links_along() {
    let mut party = Party::playing(&THREE, by_hand());
    party.goes_away("Bob");
    let (own, other) = (link(&mut party, "Ann", Seat::new(0)), link(&mut party, "Ann", Seat::new(1)));
    party.does("Zoe", take_as(own, "Zoe"));
    assert!(party.room.is_offered(other));
    assert_eq!(links(&party), [(1, 3)]);
}
