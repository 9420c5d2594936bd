//! The door of a room: who comes in, who knocks, and who is sent out.

mod common;

use common::{OUTSIDER, Party, code, say};
use conurbation_room::{Channel, Command, Door, Entry, MAX_KNOCKS, Member, Options, Refusal, Request};
use conurbation_rules::common::Seat;
use serde_json::{Value, json};
use uuid::Uuid;

const THREE: [&str; 3] = ["Ann", "Bob", "Cem"];

fn set(door: Door) -> Request {
    Request::SetDoor { door }
}

fn knock(name: &str) -> Request {
    Request::Knock { name: name.to_owned() }
}

fn kick(member: u16) -> Request {
    Request::Kick { member: Member::new(member) }
}

fn entry(party: &Party, who: &str) -> Entry {
    party.room.entry(party.id(who), None)
}

fn knocks(party: &Party, who: &str) -> Value {
    let knocks = party.sees(who)["me"]["knocks"].clone();
    knocks.as_array().map_or(Value::Null, |knocks| knocks.iter().map(|knock| knock["name"].clone()).collect())
}

#[test]
fn a_locked_room_keeps_out_only_those_who_do_not_belong_to_it() {
    let mut party = Party::playing(&THREE, Options::default());
    party.joins("Wim");
    party.does("Ann", set(Door::Locked));
    party.restarts();
    assert_eq!(party.sees("Bob")["room"]["door"], "locked");
    for who in ["Ann", "Bob", "Wim"] {
        assert_eq!(entry(&party, who), Entry::Inside, "{who}");
    }
    assert_eq!(entry(&party, OUTSIDER), Entry::Locked);
    let key = party.links("Bob", Seat::new(party.seat("Bob")));
    assert!(party.admits_with(OUTSIDER, key), "whoever was given a seat may take it");
    party.does("Eva", Request::TakeSeat { key, name: Some("Eva".to_owned()) });
    party.does("Ann", set(Door::Open));
    assert!(party.sees("Bob")["room"].get("door").is_none());
    assert_eq!(entry(&party, OUTSIDER), Entry::Inside);
}

#[test]
fn the_opener_comes_in_before_they_have_a_name() {
    let mut party = Party::open("Ann", Options::default());
    party.joins("Ann");
    party.does("Ann", set(Door::Locked));
    let mut unnamed = Party::open("Ann", Options::default());
    unnamed.room.apply(&conurbation_room::Event { by: None, ..party.log[2].clone() }).expect("a door can be locked");
    assert_eq!(entry(&unnamed, "Ann"), Entry::Inside);
    unnamed.joins("Ann");
}

#[test]
fn somebody_knocks_and_the_host_lets_them_in() {
    let mut party = Party::playing(&THREE, Options::default());
    party.does("Ann", set(Door::Knock));
    assert_eq!(entry(&party, "Dia"), Entry::Outside);
    party.does("Dia", knock("  Dia "));
    assert_eq!(knocks(&party, "Ann"), json!(["Dia"]));
    for who in ["Bob", "Dia", OUTSIDER] {
        assert_eq!(knocks(&party, who), Value::Null, "{who}");
    }
    let id = party.me("Ann").knocks[0].id;
    party.does("Ann", Request::AnswerKnock { knock: id, admit: true });
    party.restarts();
    assert_eq!((entry(&party, "Dia"), party.me("Dia").member), (Entry::Inside, Some(Member::new(3))));
    assert_eq!(knocks(&party, "Ann"), Value::Null);
    let again = Request::AnswerKnock { knock: id, admit: true };
    assert_eq!(party.refused("Ann", again), code("no_such_knock"), "they are inside");
    party.does("Dia", say(Channel::Watchers, "Thanks"));
}

#[test]
fn somebody_is_turned_away_and_knocks_again() {
    let mut party = Party::joined(&THREE, Options::default());
    party.does("Ann", set(Door::Knock));
    party.does("Dia", knock("Dia"));
    let id = party.me("Ann").knocks[0].id;
    let refuse = Request::AnswerKnock { knock: id, admit: false };
    assert_eq!(party.refused("Bob", refuse.clone()), code("not_host"));
    party.does("Ann", refuse.clone());
    party.does("Ann", refuse);
    assert!(!party.knocks.is_from(party.id("Dia")));
    assert_eq!(entry(&party, "Dia"), Entry::Outside);
    party.does("Dia", knock("Diana"));
    party.does("Dia", knock("Dina"));
    assert_eq!(knocks(&party, "Ann"), json!(["Dina"]), "the newest of each guest counts");
}

#[test]
fn players_answer_the_door_while_the_host_is_away() {
    let mut party = Party::sitting(&THREE, Options::default());
    party.joins("Wim");
    party.does("Ann", set(Door::Knock));
    party.host_away = true;
    party.does("Dia", knock("Dia"));
    assert_eq!((knocks(&party, "Bob"), knocks(&party, "Wim")), (json!(["Dia"]), Value::Null));
    let answer = Request::AnswerKnock { knock: party.me("Bob").knocks[0].id, admit: true };
    assert_eq!(party.refused("Wim", answer.clone()), code("not_host"));
    party.does("Bob", answer);
    assert_eq!(entry(&party, "Dia"), Entry::Inside);
}

#[test]
fn outside_nothing_tells_who_is_inside() {
    let answers = |names: &[&str], say: &str| {
        let mut party = Party::joined(names, Options::default());
        party.does(names[0], set(Door::Knock));
        let id = party.new_command();
        let asked = [knock(say), Request::Join { name: say.to_owned() }];
        let answers: Vec<Result<bool, Refusal>> =
            asked.map(|request| party.send_command("Dia", &Command { id, request })).into();
        (answers, party.knocks.is_from(party.id("Dia")))
    };
    for name in ["Bob", "B0b", "Dia", "Wren", "You", ""] {
        assert_eq!(answers(&["Ann"], name), answers(&["Ann", "Bob"], name), "{name}");
    }
}

#[test]
fn whoever_is_let_in_under_a_name_that_is_taken_gets_a_number() {
    let mut party = Party::joined(&THREE, Options::default());
    party.does("Ann", set(Door::Knock));
    let long = "x".repeat(24);
    party.does("Bob", Request::Join { name: long.clone() });
    for (who, name, called) in
        [("Dia", "CEM", "CEM 2".to_owned()), ("Eva", &*long, "x".repeat(22) + " 2"), ("Fay", "Cem", "Cem 3".to_owned())]
    {
        party.does(who, knock(name));
        let id = party.me("Ann").knocks[0].id;
        party.does("Ann", Request::AnswerKnock { knock: id, admit: true });
        let member = party.me(who).member.expect("they were let in");
        assert_eq!(party.room.name(member), Some(&*called));
    }
}

#[test]
fn knocks_end_with_the_connection_and_with_the_door() {
    let mut party = Party::joined(&THREE, Options::default());
    party.does("Ann", set(Door::Knock));
    for number in 0..MAX_KNOCKS {
        party.does(&format!("Nobody {number}"), knock(&format!("Nobody {number}")));
    }
    party.does("Nobody 3", knock("Still nobody"));
    let third = party.id("Nobody 3");
    party.knocks.keep(|guest| guest == third);
    assert_eq!(knocks(&party, "Ann"), json!(["Still nobody"]));
    party.does("Ann", set(Door::Locked));
    assert_eq!(knocks(&party, "Ann"), Value::Null);
}

#[test]
fn whoever_is_kicked_comes_back_like_a_newcomer() {
    let mut party = Party::sitting(&THREE, Options::default());
    party.does("Ann", Request::Mute { member: Member::new(1), on: true });
    assert_eq!(party.refused("Bob", kick(2)), code("not_host"));
    party.does("Ann", kick(1));
    party.restarts();
    let view = party.sees("Ann");
    assert_eq!((&view["room"]["seats"], &view["me"]["removed"]), (&json!([0, null, 2]), &Value::Null));
    assert_eq!((entry(&party, "Bob"), party.me("Bob").member), (Entry::Inside, None));
    assert_eq!(party.refused("Bob", Request::Sit { seat: Seat::new(1) }), code("not_a_member"));
    assert_eq!(party.refused("Ann", kick(1)), code("no_such_member"));

    party.does("Ann", set(Door::Locked));
    assert_eq!(entry(&party, "Bob"), Entry::Locked);
    party.does("Ann", set(Door::Knock));
    assert_eq!(entry(&party, "Bob"), Entry::Outside);
    assert_eq!(party.refused("Bob", Request::Join { name: "Bob".to_owned() }), code("knock_first"));
    party.knocks_and_is_let_in("Bob", "Ann");
    assert_eq!(party.me("Bob").member, Some(Member::new(1)), "under the same number");
    assert_eq!(party.refused("Bob", say(Channel::Table, "Hi")), code("muted"), "as before");
}

#[test]
fn players_are_not_kicked_out_of_a_game() {
    let mut party = Party::playing(&THREE, Options::default());
    assert_eq!(party.refused("Ann", kick(1)), code("in_mid_game"));
    assert_eq!(party.refused("Ann", kick(0)), code("host_stays"));
}

#[test]
fn whoever_is_removed_stays_out_until_they_are_let_back_in() {
    let mut party = Party::joined(&THREE, Options::default());
    party.does("Ann", set(Door::Knock));
    party.does("Ann", Request::Remove { member: Member::new(2) });
    assert_eq!(entry(&party, "Cem"), Entry::Refused);
    assert_eq!(party.refused("Cem", knock("Cem")), code("removed"));
    party.does("Ann", Request::Readmit { member: Member::new(2) });
    assert_eq!(entry(&party, "Cem"), Entry::Inside, "the host has let them in");
    party.joins("Cem");
}

#[test]
fn nobody_knocks_where_they_could_neither_play_nor_watch() {
    let mut party = Party::playing(&THREE, Options { watchers: false, ..Options::default() });
    party.does("Ann", set(Door::Knock));
    assert_eq!(entry(&party, "Dia"), Entry::Refused);
    assert_eq!(party.refused("Dia", knock("Dia")), code("no_watchers"));
}

#[test]
fn setting_the_door_again_changes_nothing() {
    let party = Party::joined(&THREE, Options::default());
    let same = party.decide("Ann", Uuid::from_u128(1), &set(Door::Open));
    assert_eq!(same, Ok(None));
}

#[test]
fn the_view_says_whether_the_table_can_agree() {
    let few = |people: &[&str]| {
        let options = Options { seats: people.len().try_into().expect("a few"), ..Options::default() };
        Party::playing(people, options).sees(people[0])["room"].get("too_few_to_agree").cloned()
    };
    assert_eq!(few(&THREE[..2]), Some(json!(true)));
    assert_eq!(few(&THREE), None);
    let mut party = Party::playing(&THREE, Options::default());
    party.goes_away("Cem");
    assert_eq!(party.sees("Ann")["room"]["too_few_to_agree"], true, "only people at the table agree");
}
