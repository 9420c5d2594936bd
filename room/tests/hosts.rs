//! Who hosts a room, and who has to leave it.

mod common;

use common::{Party, THREE, code, join, sit};
use conurbation_room::{ClockRule, EventKind, Member, Options, PassedOn, Request};
use conurbation_rules::common::Seat;
use serde_json::json;

#[test]
fn the_host_can_pass_on_the_role() {
    let mut party = Party::joined(&THREE, Options::default());
    party.does("Ann", Request::MakeHost { member: Member::new(2) });
    assert_eq!(party.sees("Bob")["room"]["host"], 2);
    assert_eq!(party.refused("Ann", Request::Shuffle), code("not_host"));
    party.does("Cem", Request::Shuffle);
    party.does("Cem", Request::MakeHost { member: Member::new(0) });
    party.does("Ann", Request::Shuffle);
}

#[test]
fn while_the_host_is_away_a_player_takes_over() {
    let mut party = Party::playing(&THREE, Options::default());
    party.joins("Dia");
    let takes_over = |member| Request::MakeHost { member: Member::new(member) };
    assert_eq!(party.refused("Bob", takes_over(1)), code("host_not_away"));
    party.host_away = true;
    assert_eq!(party.refused("Dia", takes_over(3)), code("not_host"), "she only watches");
    assert_eq!(party.refused("Bob", takes_over(2)), code("not_host"), "he can't make somebody else the host");
    party.does("Bob", takes_over(1));
    assert_eq!(party.sees("Dia")["room"]["host"], 1);
    party.host_away = false;
    assert_eq!(party.refused("Cem", takes_over(2)), code("host_not_away"));

    party.play_to_the_end();
    party.does("Bob", Request::Rematch);
}

#[test]
fn the_opener_takes_the_role_back_from_a_stand_in() {
    let mut party = Party::playing(&THREE, Options::default());
    let makes_host = |member| Request::MakeHost { member: Member::new(member) };
    party.host_away = true;
    party.does("Bob", makes_host(1));
    assert_eq!(party.sees("Cem")["room"]["stands_in_for"], 0);
    party.host_away = false;
    // A stand-in can't get rid of the opener, nor give away what is only lent.
    party.play_to_the_end();
    assert_eq!(party.refused("Bob", Request::Remove { member: Member::new(0) }), code("host_stays"));
    party.does("Bob", makes_host(2));
    assert_eq!(party.sees("Cem")["room"]["stands_in_for"], 0);
    assert_eq!(party.refused("Bob", makes_host(1)), code("host_not_away"));
    assert_eq!(party.refused("Ann", makes_host(1)), code("not_host"), "for herself only");
    party.does("Ann", makes_host(0));
    assert_eq!(party.sees("Cem")["room"]["host"], 0);
    assert_eq!(party.sees("Cem")["room"].get("stands_in_for"), None);
    let how: Vec<PassedOn> = party
        .log
        .iter()
        .filter_map(|event| match event.what {
            EventKind::HostMade { how, .. } => Some(how),
            _ => None,
        })
        .collect();
    assert_eq!(how, [PassedOn::Taken, PassedOn::Given, PassedOn::Taken]);
}

#[test]
fn a_role_that_was_given_stays_given() {
    let mut party = Party::sitting(&THREE, Options::default());
    let makes_host = |member| Request::MakeHost { member: Member::new(member) };
    party.does("Ann", makes_host(1));
    assert_eq!(party.sees("Ann")["room"].get("stands_in_for"), None);
    assert_eq!(party.refused("Ann", makes_host(0)), code("host_not_away"));
    // Now it is Bob's to take back.
    party.host_away = true;
    party.does("Cem", makes_host(2));
    party.host_away = false;
    assert_eq!(party.refused("Ann", makes_host(0)), code("host_not_away"));
    party.does("Bob", makes_host(1));
}

#[test]
fn with_the_slow_clock_a_host_is_away_after_two_days_without_a_sign() {
    let two_days = 2 * 24 * 60 * 60 * 1000;
    let mut party = Party::playing(&THREE, Options { clock: ClockRule::Slow, ..Options::default() });
    assert_eq!(party.room.host_patience(party.now), Some(party.now + two_days));
    party.now += two_days - 1;
    party.chooses("Bob", [0, 1]);
    assert!(party.room.host_patience(party.now).is_some(), "what others do says nothing about the host");
    party.now += 1;
    assert_eq!(party.room.host_patience(party.now), None);
    party.chooses("Ann", [0, 1]);
    assert_eq!(party.room.host_patience(party.now), Some(party.now + two_days));
}

#[test]
fn a_player_becomes_host_if_the_opener_never_joins() {
    let mut party = Party::open("Ann", Options::default());
    for (seat, who) in [(0, "Bob"), (1, "Cem"), (2, "Dia")] {
        party.joins(who);
        party.does(who, sit(Seat::new(seat)));
    }
    party.host_away = true;
    party.does("Cem", Request::MakeHost { member: Member::new(2) });
    party.does("Cem", Request::Seat);
    party.does("Cem", Request::Start);
    party.play_to_the_end();
    assert_eq!(party.room.summary().host.as_deref(), Some("Cem"));
}

#[test]
fn a_removed_member_cannot_come_back() {
    let mut party = Party::sitting(&THREE, Options::default());
    party.joins("Dia");
    party.does("Ann", Request::Remove { member: Member::new(1) });
    let view = party.sees("Ann")["room"].clone();
    assert_eq!(view["seats"], json!([0, null, 2]));
    let numbers: Vec<_> = view["members"].as_array().unwrap().iter().map(|member| member["no"].clone()).collect();
    assert_eq!(numbers, [0, 2, 3], "the others keep their numbers");
    assert_eq!(party.sees("Bob")["me"], json!({ "no": 0, "member": null, "seat": null, "game": null }));
    assert!(!party.admits("Bob"));
    assert_eq!(party.refused("Bob", join("Robert")), code("removed"));
    assert_eq!(party.refused("Ann", Request::Remove { member: Member::new(1) }), code("no_such_member"));
    assert_eq!(party.refused("Ann", Request::MakeHost { member: Member::new(1) }), code("no_such_member"));

    // The name is free again, the number is not.
    party.does("Eva", join("Bob"));
    assert_eq!(party.sees("Eva")["me"]["member"], 4);
}

#[test]
fn the_host_lets_someone_removed_back_in() {
    let mut party = Party::sitting(&THREE, Options::default());
    let readmit = Request::Readmit { member: Member::new(1) };
    assert_eq!(party.refused("Ann", readmit.clone()), code("no_such_member"));
    party.does("Ann", Request::Remove { member: Member::new(1) });
    assert_eq!(party.sees("Ann")["me"]["removed"], json!([{ "no": 1, "name": "Bob" }]));
    assert_eq!(party.sees("Cem")["me"].get("removed"), None, "only the host needs to know");
    party.joins("Dia");
    party.does("Dia", join("Bob"));
    assert_eq!(party.refused("Cem", readmit.clone()), code("not_host"));
    party.does("Ann", readmit);
    assert_eq!(party.sees("Ann")["me"].get("removed"), None);
    assert!(party.admits("Bob"));
    // Somebody else has the name by now; the number is still his.
    assert_eq!(party.refused("Bob", join("Bob")), code("name_taken"));
    party.does("Bob", join("Robert"));
    assert_eq!(party.sees("Bob")["me"]["member"], 1);
    party.does("Bob", sit(Seat::new(1)));
}
