//! Commands: their JSON, malformed ones, and ones that are sent twice. `docs/protocol.md` lists the same ones.

#[path = "../common/mod.rs"]
mod common;

mod examples;

use common::random::cases;
use common::{OUTSIDER, Party, say, setting};
use conurbation_room::{Body, Channel, ChoiceName, Command, MAX_ANSWERED, Member, Options, Request, Stage};
use conurbation_rules::common::{City, Round, Seat, Turn};
use conurbation_rules::games::Action;
use conurbation_rules::two_cities::{self, Side};
use examples::{NUMBERS, examples, number};
use proptest::prelude::*;
use serde_json::json;
use uuid::Uuid;

const ID: &str = "5f0c3f8e-6a57-4b53-9a5c-0d6f6a6f2d11";

fn parse(text: &str) -> Option<Command> {
    serde_json::from_str(text).ok()
}

fn command(request: &str) -> String {
    format!(r#"{{"id":"{ID}","do":{request}}}"#)
}

#[test]
fn every_command_has_its_json() {
    let mut shown = [false; NUMBERS];
    for (request, json) in examples() {
        shown[number(&request)] = true;
        let expected = Command { id: ID.parse().unwrap(), request };
        assert_eq!(serde_json::to_string(&expected).unwrap(), command(json));
        assert_eq!(parse(&command(json)), Some(expected), "{json}");
    }
    assert_eq!(shown, [true; NUMBERS], "one example of each");
}

/// Requests with an unknown name, a missing, unknown or repeated field, or a value of the wrong type.
const MALFORMED: &[&str] = &[
    r#""dance""#,
    r#"{"dance":{}}"#,
    "null",
    "[]",
    "{}",
    "1",
    r#"{"join":{}}"#,
    r#"{"join":{"name":7}}"#,
    r#"{"join":{"name":null}}"#,
    r#"{"join":"Ann"}"#,
    r#"{"join":{"name":"Ann","host":true}}"#,
    r#"{"join":{"name":"Ann","name":"Bob"}}"#,
    r#"{"join":{"name":"Ann"},"sit":{"seat":0}}"#,
    r#"{"sit":{"seat":256}}"#,
    r#"{"sit":{"seat":-1}}"#,
    r#"{"sit":{"seat":1.0}}"#,
    r#"{"sit":{"seat":"1"}}"#,
    r#"{"sit":{"seat":1,"as":"Ann"}}"#,
    r#"{"stand":{"now":true}}"#,
    r#"{"set_option":{"name":"seats"}}"#,
    r#"{"set_option":{"name":"dice","value":3}}"#,
    r#"{"set_option":{"name":"seats","value":256}}"#,
    r#"{"set_option":{"name":"seats","value":null}}"#,
    r#"{"set_option":{"name":"seats","value":[3]}}"#,
    r#"{"set_option":{"name":"seats","value":3,"bots":1}}"#,
    r#"{"arrange":{"0":1}}"#,
    r#"{"arrange":[1,70000,0]}"#,
    r#"{"play":{"chess":{}}}"#,
    r#"{"play":{"two_cities":{"round":1,"do":{"choose":[0,1]}}}}"#,
    r#"{"play":{"square_off":{"round":1,"turn":1,"do":"solve"}}}"#,
    r#"{"play":{"square_off":{"turn":1,"do":{"lift":"v"}}}}"#,
    r#"{"play":{"square_off":{"turn":1,"do":{"lift":"ab"}}}}"#,
    r#"{"play":{"square_off":{"turn":1,"do":{"lay":{"piece":"a","facing":0,"at":[0,128]}}}}}"#,
    r#"{"play":{"square_off":{"turn":1,"do":{"lay":null}}}}"#,
    r#"{"play":{"two_cities":{"round":1,"turn":1,"seat":2,"do":{"choose":[0,1]}}}}"#,
    r#"{"play":{"two_cities":{"round":1,"turn":1,"do":{"choose":[0]}}}}"#,
    r#"{"play":{"two_cities":{"round":1,"turn":1,"do":{"choose":[0,1,2]}}}}"#,
    r#"{"play":{"two_cities":{"round":1,"turn":1,"do":{"draft":[0,1,2]}}}}"#,
    r#"{"play":{"two_cities":{"round":1,"turn":1,"do":{"draft":3}}}}"#,
    r#"{"play":{"two_cities":{"round":1,"turn":1,"do":{"place":{"tile":0,"side":"up","cell":[3,3]}}}}}"#,
    r#"{"play":{"two_cities":{"round":1,"turn":1,"do":{"place":{"tile":0,"side":"left","cell":[3]}}}}}"#,
    r#"{"play":{"two_cities":{"round":1,"turn":1,"do":{"place":{"tile":0,"side":"left","cell":[-1,3]}}}}}"#,
    r#"{"play":{"two_cities":{"round":1,"turn":1,"do":{"place":{"tile":0,"side":"left"}}}}}"#,
    r#"{"play":{"two_cities":{"round":1,"turn":1,"do":{"hold":{"side":"left","on":"yes"}}}}}"#,
    r#"{"contribute":{"to":"ab","number":"cd"}}"#,
    r#"{"make_host":{"member":"Ann"}}"#,
    r#"{"say":{"channel":"kitchen","body":{"text":"Hi"}}}"#,
    r#"{"say":{"channel":{"city":-1},"body":{"text":"Hi"}}}"#,
    r#"{"say":{"channel":"city","body":{"text":"Hi"}}}"#,
    r#"{"say":{"channel":"table","body":"Hi"}}"#,
    r#"{"say":{"channel":"table","body":{"text":"Hi","phrase":"hello"}}}"#,
    r#"{"say":{"channel":"table","body":{"phrase":"rude"}}}"#,
    r#"{"say":{"channel":"table","body":{"text":"Hi"},"to":"Ann"}}"#,
    r#"{"say":{"channel":{"city":0},"body":{"answer":{"to":4294967296,"accept":true}}}}"#,
    r#"{"say":{"channel":"table","body":{"text":"\ud800"}}}"#,
];

#[test]
fn malformed_requests_are_rejected() {
    for request in MALFORMED {
        assert_eq!(parse(&command(request)), None, "{request}");
    }
}

#[test]
fn malformed_messages_are_rejected() {
    let wrong_messages = [
        String::new(),
        "Hello".to_owned(),
        r#"{"do":"stand"}"#.to_owned(),
        format!(r#"{{"id":"{ID}"}}"#),
        r#"{"id":7,"do":"stand"}"#.to_owned(),
        r#"{"id":"nobody","do":"stand"}"#.to_owned(),
        format!(r#"{{"id":"{ID}","do":"stand","seq":1}}"#),
        format!(r#"{{"id":"{ID}","id":"{ID}","do":"stand"}}"#),
        format!("[{}]", command(r#""stand""#)),
        command(r#""stand""#) + command(r#""stand""#).as_str(),
        command(&("[".repeat(5_000) + &"]".repeat(5_000))),
    ];
    for message in wrong_messages {
        assert_eq!(parse(&message), None, "{message}");
    }
}

proptest! {
    #![proptest_config(cases(256))]

    /// With bytes changed, removed or inserted anywhere, a command is read as some command or not at all.
    #[test]
    fn garbled_commands_do_no_harm(
        which in any::<prop::sample::Index>(),
        edits in prop::collection::vec((any::<prop::sample::Index>(), 0..3, any::<u8>()), 1..6),
    ) {
        let examples = examples();
        let mut bytes = command(examples[which.index(examples.len())].1).into_bytes();
        for (at, edit, byte) in edits {
            let at = at.index(bytes.len());
            match edit {
                0 => bytes[at] = byte,
                1 => drop(bytes.remove(at)),
                _ => bytes.insert(at, byte),
            }
        }
        if let Ok(command) = serde_json::from_slice::<Command>(&bytes) {
            let again = serde_json::to_vec(&command).unwrap();
            prop_assert_eq!(serde_json::from_slice::<Command>(&again).unwrap(), command);
        }
    }

    /// A well-formed command with any numbers is decided without a panic, and applied if accepted.
    #[test]
    fn odd_numbers_do_no_harm(numbers in any::<[u8; 8]>(), to in any::<u32>(), over in any::<bool>()) {
        let mut party = Party::playing(&["Ann", "Bob", "Cem"], Options::default());
        if over {
            party.play_to_the_end();
        } else if to % 2 == 0 {
            party.all_choose();
        }
        let [a, b, c, d, e, f, g, h] = numbers;
        let cell = [e, f];
        let requests = [
            two_cities::Move::Draft([a, b].into_iter().collect()),
            two_cities::Move::Choose([c, d]),
            two_cities::Move::Place { tile: a, side: Side::Left, cell },
            two_cities::Move::Place { tile: a % 2, side: Side::Right, cell },
        ];
        for request in requests {
            let this_turn = party.act(request.clone());
            let _ = party.send("Ann", this_turn);
            let other_turn = two_cities::Action { round: Round::new(g), turn: Turn::new(h), what: request };
            let _ = party.send("Bob", Request::Play(Action::TwoCities(other_turn)));
        }
        let proposal =
            Body::Proposal { round: Round::new(g), turn: Turn::new(h), seat: Seat::new(b), tile: c, cell };
        for body in [proposal, Body::Answer { to, accept: true }] {
            let _ = party.send("Ann", Request::Say { channel: Channel::City(City::new(a)), body });
        }
        for request in [
            Request::Sit { seat: Seat::new(a) },
            Request::Remove { member: Member::new(b.into()) },
            Request::MakeHost { member: Member::new(c.into()) },
            Request::Arrange([Some(a), None, Some(b), Some(c)].map(|no| no.map(|no| Member::new(no.into()))).to_vec()),
            setting(ChoiceName::Seats, d),
        ] {
            let _ = party.send("Ann", request);
        }
        party.all_views();
    }
}

#[test]
fn a_command_sent_twice_is_applied_once() {
    let mut party = Party::joined(&["Ann", "Bob"], Options::default());
    let sit = Command { id: party.new_command(), request: Request::Sit { seat: Seat::new(1) } };
    assert_eq!(party.send_command("Ann", &sit), Ok(true));
    party.does("Ann", Request::Stand);
    let before = party.everything();
    assert_eq!(party.send_command("Ann", &sit), Ok(false), "it is answered as before, although she has stood up since");
    assert_eq!(party.everything(), before);

    let words = Command { id: party.new_command(), request: say(Channel::Table, "Once is enough.") };
    assert_eq!(party.send_command("Bob", &words), Ok(true));
    assert_eq!(party.send_command("Bob", &words), Ok(false));
    assert_eq!(party.texts("Ann", Channel::Table), ["Once is enough."]);
}

#[test]
fn joining_twice_is_joining_once() {
    let mut party = Party::open("Ann", Options::default());
    let join = Command { id: party.new_command(), request: Request::Join { name: "Ann".to_owned() } };
    assert_eq!(party.send_command("Ann", &join), Ok(true));
    assert_eq!(party.send_command("Ann", &join), Ok(false));
    assert_eq!(party.log.len(), 2);
}

#[test]
fn a_refused_command_can_succeed_later() {
    let mut party = Party::joined(&["Ann", "Bob"], Options::default());
    party.does("Bob", Request::Sit { seat: Seat::new(0) });
    let sit = Command { id: party.new_command(), request: Request::Sit { seat: Seat::new(0) } };
    assert!(party.send_command("Ann", &sit).is_err());
    party.does("Bob", Request::Stand);
    assert_eq!(party.send_command("Ann", &sit), Ok(true));
}

#[test]
fn the_same_id_from_another_member_is_another_command() {
    let mut party = Party::joined(&["Ann", "Bob"], Options::default());
    let id = party.new_command();
    assert_eq!(party.send_command("Ann", &Command { id, request: Request::Sit { seat: Seat::new(0) } }), Ok(true));
    assert_eq!(party.send_command("Bob", &Command { id, request: Request::Sit { seat: Seat::new(1) } }), Ok(true));
    assert_eq!(party.sees("Bob")["room"]["seats"], json!([0, 1, null]));
    let hello = Command { id, request: say(Channel::Table, "Hello") };
    assert_eq!(party.send_command("Ann", &hello), Ok(true));
    assert_eq!(party.send_command("Bob", &hello), Ok(true));
    assert!(!party.room.was_accepted(party.id("a stranger"), id));
    assert!(!party.talk.was_accepted(&party.room, party.id("a stranger"), id));
}

#[test]
fn a_command_is_counted_for_its_sender_alone() {
    let mut party = Party::playing(&["Ann", "Bob", "Cem"], Options::default());
    let numbers = |party: &Party| ["Ann", "Bob", "Cem", OUTSIDER].map(|who| party.sees(who)["me"]["no"].clone());
    assert_eq!(numbers(&party), [5, 3, 3, 0], "they joined, sat down and contributed, and Ann started the game");
    party.chooses("Bob", [0, 1]);
    assert_eq!(numbers(&party), [5, 4, 3, 0]);
    party.refused("Bob", Request::Start);
    party.says("Bob", Channel::Table, "Ready");
    party.clock_fires();
    assert_eq!(numbers(&party), [5, 4, 3, 0], "neither a refusal nor talk counts");
    party.restarts();
    assert_eq!(numbers(&party), [5, 4, 3, 0]);
}

#[test]
fn a_room_remembers_only_the_last_commands_of_each_member() {
    let mut party = Party::joined(&["Ann", "Bob"], Options::default());
    let sit = Command { id: party.new_command(), request: Request::Sit { seat: Seat::new(2) } };
    assert_eq!(party.send_command("Bob", &sit), Ok(true));
    for seat in [0, 1].into_iter().cycle().take(2 * MAX_ANSWERED) {
        party.does("Ann", Request::Sit { seat: Seat::new(seat) });
    }
    assert_eq!(party.send_command("Bob", &sit), Ok(false), "another member's commands do not push it out");
}

#[test]
fn the_oldest_command_of_a_member_is_forgotten_first() {
    let mut party = Party::joined(&["Ann", "Bob"], Options::default());
    let ids: Vec<Uuid> = (0..=MAX_ANSWERED).map(|_| party.new_command()).collect();
    for (id, seat) in ids.iter().zip([0, 1].into_iter().cycle()) {
        assert_eq!(
            party.send_command("Ann", &Command { id: *id, request: Request::Sit { seat: Seat::new(seat) } }),
            Ok(true)
        );
        assert_eq!(party.send_command("Ann", &Command { id: *id, request: say(Channel::Table, "Here?") }), Ok(true));
    }
    let ann = party.id("Ann");
    for remembered in &ids[1..] {
        assert!(party.room.was_accepted(ann, *remembered) && party.talk.was_accepted(&party.room, ann, *remembered));
    }
    assert!(!party.room.was_accepted(ann, ids[0]) && !party.talk.was_accepted(&party.room, ann, ids[0]));
}

#[test]
fn accepted_commands_are_remembered_through_the_log() {
    let mut party = Party::joined(&["Ann"], Options::default());
    let sit = Command { id: party.new_command(), request: Request::Sit { seat: Seat::new(1) } };
    assert_eq!(party.send_command("Ann", &sit), Ok(true));
    let mut room = conurbation_room::Room::opened(&party.log[0]).unwrap();
    party.log[1..].iter().for_each(|event| room.apply(event).unwrap());
    party.room = room;
    assert_eq!(party.send_command("Ann", &sit), Ok(false), "a room read from its log gives the same answer");
    assert_eq!(party.room.stage(), Stage::Open);
}
