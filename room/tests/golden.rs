//! Old logs stay readable: golden logs of every mode lead to the views stored beside them.
//!
//! `cargo run -p conurbation-room --example golden` writes both.

mod common;

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use common::golden::Golden;
use conurbation_room::{Event, FORMAT, Line, RecordError, Talk};
use conurbation_rules::VERSION;
use serde_json::Value;

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden");

fn read(file: &str) -> String {
    fs::read_to_string(Path::new(FOLDER).join(file)).unwrap_or_else(|error| panic!("{file}: {error}"))
}

/// The names of all golden logs.
fn names() -> Vec<String> {
    let files = fs::read_dir(FOLDER).expect("there are golden logs").map(|file| file.unwrap().file_name());
    let mut names: Vec<String> =
        files.filter_map(|file| Some(file.to_str()?.strip_suffix(".events.jsonl")?.to_owned())).collect();
    names.sort();
    names
}

#[test]
fn golden_logs_lead_to_the_same_views() {
    for name in names() {
        let golden = Golden::read(&read(&format!("{name}.events.jsonl")), &read(&format!("{name}.talk.jsonl")));
        let expected = read(&format!("{name}.views.jsonl"));
        let views = golden.views();
        assert_eq!(views.len(), expected.lines().count(), "{name}");
        for (number, (view, expected)) in (1..).zip(views.iter().zip(expected.lines())) {
            assert_eq!(view, expected, "{name}, line {number}");
        }
    }
}

#[test]
fn golden_logs_contain_every_kind_of_record() {
    let mut found = BTreeSet::new();
    for name in names() {
        for line in read(&format!("{name}.events.jsonl")).lines() {
            let record: Value = serde_json::from_str(line).unwrap();
            found.extend(words(&record["what"]));
            for action in ["two_cities", "automas", "square_off"] {
                found.extend(words(&record["what"]["played"]["action"][action]["do"]));
            }
        }
        for line in read(&format!("{name}.talk.jsonl")).lines() {
            let record: Value = serde_json::from_str(line).unwrap();
            found.extend(words(&record));
            found.extend(words(&record["why"]));
            found.extend(words(&record["channel"]));
            found.extend(words(&record["body"]));
        }
    }
    for what in "opened joined renamed sat stood options_set arranged seated unseated started played time_up \
        clock_restarted bot_set went_away came_back voted time_given paused resumed seat_offered seat_taken \
        hand_on_voted seat_returned bonus_chosen rematched host_made removed readmitted muted watchers_muted \
        forgotten door_set admitted kicked committed contributed branched deal_of_day deal_of_game \
        draft choose place hold assign insert lay lift \
        done give_up solve table city watchers text phrase proposal answer unsaid \
        why merit count points"
        .split_whitespace()
    {
        assert!(found.contains(what), "no golden log has {what}");
    }
}

/// The word of a value, or the names of its fields.
fn words(value: &Value) -> Vec<String> {
    match value {
        Value::String(word) => vec![word.clone()],
        Value::Object(fields) => fields.keys().cloned().collect(),
        _ => Vec::new(),
    }
}

fn first_record() -> String {
    read("seven.events.jsonl").lines().next().unwrap().to_owned()
}

#[test]
fn a_record_of_a_newer_format_is_refused_by_name() {
    let record = first_record().replacen("{\"v\":1,", "{\"v\":7,\"later\":[],", 1);
    let refused = Event::from_record(record.as_bytes());
    assert_eq!(refused, Err(RecordError::NewerFormat { found: 7, known: FORMAT }));
    let said = refused.unwrap_err().to_string();
    assert!(said.contains("format 7") && said.contains(&format!("up to {FORMAT}")), "{said}");
}

#[test]
fn a_game_of_newer_rules_is_refused_by_name() {
    let log = read("seven.events.jsonl");
    let seated = log.lines().find(|line| line.contains("\"seated\"")).unwrap();
    let record = seated.replacen(&format!("\"rules\":{VERSION}"), "\"rules\":99", 1);
    let refused = Event::from_record(record.as_bytes());
    assert_eq!(refused, Err(RecordError::NewerRules { found: 99, known: VERSION }));
}

#[test]
fn a_record_without_a_format_is_refused_by_name() {
    let record = first_record().replacen("\"v\":1,", "", 1);
    assert_eq!(Event::from_record(record.as_bytes()), Err(RecordError::NoFormat));
}

#[test]
fn an_unknown_kind_of_event_is_refused() {
    for record in [r#"{"v":1,"at":1,"what":"flown"}"#, r#"{"v":1,"at":1,"what":"stood","more":1}"#, "no record"] {
        assert!(matches!(Event::from_record(record.as_bytes()), Err(RecordError::Unreadable(_))), "{record}");
    }
}

#[test]
fn an_unknown_line_of_talk_is_left_out() {
    let log = read("talk.talk.jsonl");
    let mut talk = Talk::default();
    let mut left_out = 0;
    for line in log.lines() {
        let line = line.replace("\"phrase\":\"thanks\"", "\"picture\":\"cat\"").replace("\"watchers\"", "\"loft\"");
        left_out += usize::from(talk.apply_record(line.as_bytes()).is_err());
    }
    assert_eq!(left_out, 2, "one of an unknown kind and one on an unknown channel");
    let golden = Golden::read(&read("talk.events.jsonl"), "");
    let mut room = conurbation_room::Room::opened(&golden.events[0]).unwrap();
    golden.events[1..].iter().for_each(|event| room.apply(event).unwrap());
    let lines: Vec<&Line> = talk.readable(&room, room.host_guest()).collect();
    assert_eq!(lines.iter().filter(|line| line.by.number() == 1).count(), 14, "the other lines are kept");
}
