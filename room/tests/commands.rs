//! Commands: their JSON, what is no command, and one that is sent twice. The list here is what `docs/protocol.md` tells.

mod common;

use common::random::cases;
use common::{Party, say};
use conurbation_room::{Access, Body, Channel, Clock, Command, Deed, MAX_ANSWERED, Options, Phrase, Seating, Stage};
use conurbation_rules::automas;
use conurbation_rules::games::Action;
use conurbation_rules::two_cities::{self, Side};
use proptest::prelude::*;
use serde_json::json;
use uuid::Uuid;

const ID: &str = "5f0c3f8e-6a57-4b53-9a5c-0d6f6a6f2d11";

/// One example of every command, as a client writes it.
fn examples() -> Vec<(Deed, &'static str)> {
    let on = |channel, body| Deed::Say { channel, body };
    let table = |phrase| on(Channel::Table, Body::Phrase(phrase));
    let mut examples = vec![
        (Deed::Join { name: "Ann".to_owned() }, r#"{"join":{"name":"Ann"}}"#),
        (Deed::Sit { seat: 2 }, r#"{"sit":{"seat":2}}"#),
        (Deed::Stand, r#""stand""#),
        (
            Deed::SetOptions(Options {
                seats: 5,
                seating: Seating::Card,
                clock: Clock::Relaxed,
                access: Access::Public,
                watchers: true,
                talk_while_choosing: false,
                score_preview: true,
            }),
            concat!(
                r#"{"set_options":{"seats":5,"seating":"card","clock":"relaxed","access":"public","#,
                r#""watchers":true,"talk_while_choosing":false,"score_preview":true}}"#
            ),
        ),
        (
            Deed::SetOptions(Options {
                seats: 3,
                seating: Seating::Values,
                clock: Clock::Brisk,
                access: Access::Private,
                watchers: false,
                talk_while_choosing: true,
                score_preview: false,
            }),
            concat!(
                r#"{"set_options":{"seats":3,"seating":"values","clock":"brisk","access":"private","#,
                r#""watchers":false,"talk_while_choosing":true,"score_preview":false}}"#
            ),
        ),
        (
            Deed::SetOptions(Options { seating: Seating::Hand, clock: Clock::None, ..Options::default() }),
            concat!(
                r#"{"set_options":{"seats":3,"seating":"hand","clock":"none","access":"private","#,
                r#""watchers":true,"talk_while_choosing":false,"score_preview":true}}"#
            ),
        ),
        (Deed::Arrange(vec![Some(1), None, Some(0)]), r#"{"arrange":[1,null,0]}"#),
        (Deed::Shuffle, r#""shuffle""#),
        (Deed::Seat, r#""seat""#),
        (Deed::Unseat, r#""unseat""#),
        (Deed::Start, r#""start""#),
        (Deed::Rematch, r#""rematch""#),
        (Deed::MakeHost { member: 3 }, r#"{"make_host":{"member":3}}"#),
        (Deed::Remove { member: 4 }, r#"{"remove":{"member":4}}"#),
        (
            on(Channel::Table, Body::Text("Hello!".to_owned())),
            r#"{"say":{"channel":"table","body":{"text":"Hello!"}}}"#,
        ),
        (
            on(Channel::Watchers, Body::Text("Look at that".to_owned())),
            r#"{"say":{"channel":"watchers","body":{"text":"Look at that"}}}"#,
        ),
        (
            on(Channel::City(0), Body::Proposal { round: 1, turn: 3, seat: 1, tile: 0, cell: [2, 3] }),
            r#"{"say":{"channel":{"city":0},"body":{"proposal":{"round":1,"turn":3,"seat":1,"tile":0,"cell":[2,3]}}}}"#,
        ),
        (
            on(Channel::City(0), Body::Answer { to: 7, accept: true }),
            r#"{"say":{"channel":{"city":0},"body":{"answer":{"to":7,"accept":true}}}}"#,
        ),
        (table(Phrase::Hello), r#"{"say":{"channel":"table","body":{"phrase":"hello"}}}"#),
        (table(Phrase::YouFirst), r#"{"say":{"channel":"table","body":{"phrase":"you_first"}}}"#),
        (table(Phrase::Thinking), r#"{"say":{"channel":"table","body":{"phrase":"thinking"}}}"#),
        (table(Phrase::Shops), r#"{"say":{"channel":"table","body":{"phrase":"shops"}}}"#),
        (table(Phrase::Factories), r#"{"say":{"channel":"table","body":{"phrase":"factories"}}}"#),
        (table(Phrase::Taverns), r#"{"say":{"channel":"table","body":{"phrase":"taverns"}}}"#),
        (table(Phrase::Offices), r#"{"say":{"channel":"table","body":{"phrase":"offices"}}}"#),
        (table(Phrase::Parks), r#"{"say":{"channel":"table","body":{"phrase":"parks"}}}"#),
        (table(Phrase::Houses), r#"{"say":{"channel":"table","body":{"phrase":"houses"}}}"#),
        (table(Phrase::GoodIdea), r#"{"say":{"channel":"table","body":{"phrase":"good_idea"}}}"#),
        (table(Phrase::RatherNot), r#"{"say":{"channel":"table","body":{"phrase":"rather_not"}}}"#),
        (table(Phrase::Thanks), r#"{"say":{"channel":"table","body":{"phrase":"thanks"}}}"#),
        (table(Phrase::WellPlayed), r#"{"say":{"channel":"table","body":{"phrase":"well_played"}}}"#),
    ];
    examples.extend(plays());
    examples
}

/// One example of everything that is played in a game.
fn plays() -> Vec<(Deed, &'static str)> {
    let play = |round, turn, deed| Deed::Play(Action::TwoCities(two_cities::Action { round, turn, deed }));
    let alone = |round, turn, deed| Deed::Play(Action::Automas(automas::Action { round, turn, deed }));
    vec![
        (
            play(1, 1, two_cities::Deed::Draft([4].into_iter().collect())),
            r#"{"play":{"two_cities":{"round":1,"turn":1,"do":{"draft":[4]}}}}"#,
        ),
        (
            play(1, 2, two_cities::Deed::Choose([0, 4])),
            r#"{"play":{"two_cities":{"round":1,"turn":2,"do":{"choose":[0,4]}}}}"#,
        ),
        (
            play(2, 1, two_cities::Deed::Place { tile: 1, side: Side::Left, cell: [3, 4] }),
            r#"{"play":{"two_cities":{"round":2,"turn":1,"do":{"place":{"tile":1,"side":"left","cell":[3,4]}}}}}"#,
        ),
        (
            play(3, 3, two_cities::Deed::Hold { side: Side::Right, on: true }),
            r#"{"play":{"two_cities":{"round":3,"turn":3,"do":{"hold":{"side":"right","on":true}}}}}"#,
        ),
        (
            alone(3, 1, automas::Deed::Assign { left: 0, right: 2, automacity: Some(1) }),
            r#"{"play":{"automas":{"round":3,"turn":1,"do":{"assign":{"left":0,"right":2,"automacity":1}}}}}"#,
        ),
        (
            alone(3, 2, automas::Deed::Insert { side: Side::Left, tile: 1, cell: [3, 4] }),
            r#"{"play":{"automas":{"round":3,"turn":2,"do":{"insert":{"side":"left","tile":1,"cell":[3,4]}}}}}"#,
        ),
    ]
}

/// A new deed does not compile here until it has a number, and then needs an example.
const fn number(deed: &Deed) -> usize {
    use two_cities::Deed::{Choose, Draft, Hold, Place};
    match deed {
        Deed::Join { .. } => 0,
        Deed::Sit { .. } => 1,
        Deed::Stand => 2,
        Deed::SetOptions(_) => 3,
        Deed::Arrange(_) => 4,
        Deed::Shuffle => 5,
        Deed::Seat => 6,
        Deed::Unseat => 7,
        Deed::Start => 8,
        Deed::Play(Action::TwoCities(two_cities::Action { deed, .. })) => match deed {
            Draft(_) => 9,
            Choose(_) => 10,
            Place { .. } => 11,
            Hold { .. } => 12,
        },
        Deed::Play(Action::Automas(automas::Action { deed, .. })) => match deed {
            automas::Deed::Assign { .. } => 32,
            automas::Deed::Insert { .. } => 33,
        },
        Deed::Rematch => 13,
        Deed::MakeHost { .. } => 14,
        Deed::Remove { .. } => 15,
        Deed::Say { body, .. } => match body {
            Body::Text(_) => 16,
            Body::Proposal { .. } => 17,
            Body::Answer { .. } => 18,
            Body::Phrase(phrase) => match phrase {
                Phrase::Hello => 19,
                Phrase::YouFirst => 20,
                Phrase::Thinking => 21,
                Phrase::Shops => 22,
                Phrase::Factories => 23,
                Phrase::Taverns => 24,
                Phrase::Offices => 25,
                Phrase::Parks => 26,
                Phrase::Houses => 27,
                Phrase::GoodIdea => 28,
                Phrase::RatherNot => 29,
                Phrase::Thanks => 30,
                Phrase::WellPlayed => 31,
            },
        },
    }
}
const NUMBERS: usize = 34;

fn parse(text: &str) -> Option<Command> {
    serde_json::from_str(text).ok()
}

fn command(deed: &str) -> String {
    format!(r#"{{"id":"{ID}","do":{deed}}}"#)
}

#[test]
fn every_command_has_its_json() {
    let mut shown = [false; NUMBERS];
    for (deed, json) in examples() {
        shown[number(&deed)] = true;
        let expected = Command { id: ID.parse().unwrap(), deed };
        assert_eq!(serde_json::to_string(&expected).unwrap(), command(json));
        assert_eq!(parse(&command(json)), Some(expected), "{json}");
    }
    assert_eq!(shown, [true; NUMBERS], "one example of each");
}

#[test]
fn what_is_no_command_is_not_read() {
    let command_of = |deed: &str| command(deed);
    let wrong_deeds = [
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
        r#"{"set_options":{"seats":3}}"#,
        r#"{"set_options":{"seats":3,"seating":"dice","clock":"none","access":"private","watchers":true,"talk_while_choosing":false,"score_preview":true}}"#,
        r#"{"set_options":{"seats":3,"seating":"hand","clock":"none","access":"private","watchers":1,"talk_while_choosing":false,"score_preview":true}}"#,
        r#"{"set_options":{"seats":3,"seating":"hand","clock":"none","access":"private","watchers":true,"talk_while_choosing":false,"score_preview":true,"bots":1}}"#,
        r#"{"arrange":{"0":1}}"#,
        r#"{"arrange":[1,300,0]}"#,
        r#"{"play":{"chess":{}}}"#,
        r#"{"play":{"two_cities":{"round":1,"do":{"choose":[0,1]}}}}"#,
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
    for deed in wrong_deeds {
        assert_eq!(parse(&command_of(deed)), None, "{deed}");
    }
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

    /// Bytes changed, left out or put in anywhere: read as some command or not at all.
    #[test]
    fn a_garbled_command_is_read_or_not(
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

    /// Any numbers at all in a well-formed command: decided without panic, and applied if accepted.
    #[test]
    fn no_number_is_too_odd(numbers in any::<[u8; 8]>(), to in any::<u32>(), over in any::<bool>()) {
        let mut party = Party::playing(&["Ann", "Bob", "Cem"], Options::default());
        if over {
            party.play_to_the_end();
        } else if to % 2 == 0 {
            party.all_choose();
        }
        let [a, b, c, d, e, f, g, h] = numbers;
        let cell = [e, f];
        let deeds = [
            two_cities::Deed::Draft([a, b].into_iter().collect()),
            two_cities::Deed::Choose([c, d]),
            two_cities::Deed::Place { tile: a, side: Side::Left, cell },
            two_cities::Deed::Place { tile: a % 2, side: Side::Right, cell },
        ];
        for deed in deeds {
            let this_turn = party.act(deed.clone());
            let _ = party.send("Ann", this_turn);
            let _ = party.send("Bob", Deed::Play(Action::TwoCities(two_cities::Action { round: g, turn: h, deed })));
        }
        for body in [Body::Proposal { round: g, turn: h, seat: b, tile: c, cell }, Body::Answer { to, accept: true }] {
            let _ = party.send("Ann", Deed::Say { channel: Channel::City(a), body });
        }
        for deed in [
            Deed::Sit { seat: a },
            Deed::Remove { member: b },
            Deed::MakeHost { member: c },
            Deed::Arrange(vec![Some(a), None, Some(b), Some(c)]),
            Deed::SetOptions(Options { seats: d, ..Options::default() }),
        ] {
            let _ = party.send("Ann", deed);
        }
        party.all_views();
    }
}

#[test]
fn a_command_sent_twice_is_applied_once() {
    let mut party = Party::joined(&["Ann", "Bob"], Options::default());
    let sit = Command { id: party.new_command(), deed: Deed::Sit { seat: 1 } };
    assert_eq!(party.send_command("Ann", &sit), Ok(true));
    party.does("Ann", Deed::Stand);
    let before = party.everything();
    assert_eq!(party.send_command("Ann", &sit), Ok(false), "answered as before, though she has stood up since");
    assert_eq!(party.everything(), before);

    let words = Command { id: party.new_command(), deed: say(Channel::Table, "Once is enough.") };
    assert_eq!(party.send_command("Bob", &words), Ok(true));
    assert_eq!(party.send_command("Bob", &words), Ok(false));
    assert_eq!(party.texts("Ann", Channel::Table), ["Once is enough."]);
}

#[test]
fn joining_twice_is_joining_once() {
    let mut party = Party::open("Ann", Options::default());
    let join = Command { id: party.new_command(), deed: Deed::Join { name: "Ann".to_owned() } };
    assert_eq!(party.send_command("Ann", &join), Ok(true));
    assert_eq!(party.send_command("Ann", &join), Ok(false));
    assert_eq!(party.log.len(), 2);
}

#[test]
fn a_refused_command_may_be_sent_again_when_its_time_has_come() {
    let mut party = Party::joined(&["Ann", "Bob"], Options::default());
    party.does("Bob", Deed::Sit { seat: 0 });
    let sit = Command { id: party.new_command(), deed: Deed::Sit { seat: 0 } };
    assert!(party.send_command("Ann", &sit).is_err());
    party.does("Bob", Deed::Stand);
    assert_eq!(party.send_command("Ann", &sit), Ok(true));
}

#[test]
fn the_same_id_from_another_member_is_another_command() {
    let mut party = Party::joined(&["Ann", "Bob"], Options::default());
    let id = party.new_command();
    assert_eq!(party.send_command("Ann", &Command { id, deed: Deed::Sit { seat: 0 } }), Ok(true));
    assert_eq!(party.send_command("Bob", &Command { id, deed: Deed::Sit { seat: 1 } }), Ok(true));
    assert_eq!(party.sees("Bob")["room"]["seats"], json!([0, 1, null]));
    let hello = Command { id, deed: say(Channel::Table, "Hello") };
    assert_eq!(party.send_command("Ann", &hello), Ok(true));
    assert_eq!(party.send_command("Bob", &hello), Ok(true));
    assert!(!party.room.was_accepted(party.id("a stranger"), id));
    assert!(!party.talk.was_accepted(&party.room, party.id("a stranger"), id));
}

#[test]
fn a_room_remembers_its_last_commands_and_no_more() {
    let mut party = Party::joined(&["Ann", "Bob"], Options::default());
    let ids: Vec<Uuid> = (0..=MAX_ANSWERED).map(|_| party.new_command()).collect();
    for (id, seat) in ids.iter().zip([0, 1].into_iter().cycle()) {
        assert_eq!(party.send_command("Ann", &Command { id: *id, deed: Deed::Sit { seat } }), Ok(true));
        assert_eq!(party.send_command("Ann", &Command { id: *id, deed: say(Channel::Table, "Here?") }), Ok(true));
    }
    let ann = party.id("Ann");
    for remembered in &ids[1..] {
        assert!(party.room.was_accepted(ann, *remembered) && party.talk.was_accepted(&party.room, ann, *remembered));
    }
    assert!(!party.room.was_accepted(ann, ids[0]) && !party.talk.was_accepted(&party.room, ann, ids[0]));
}

#[test]
fn the_memory_of_commands_is_part_of_the_log() {
    let mut party = Party::joined(&["Ann"], Options::default());
    let sit = Command { id: party.new_command(), deed: Deed::Sit { seat: 1 } };
    assert_eq!(party.send_command("Ann", &sit), Ok(true));
    let mut room = conurbation_room::Room::opened(&party.log[0]).unwrap();
    party.log[1..].iter().for_each(|event| room.apply(event).unwrap());
    party.room = room;
    assert_eq!(party.send_command("Ann", &sit), Ok(false), "another node answers the same");
    assert_eq!(party.room.stage(), Stage::Open);
}
