//! Snapshots: a room or its talk that goes on from one is the same as one that was read from its first record.

mod common;

use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::Path;
use std::{env, fs};

use common::golden::Golden;
use common::random::{cases, stories};
use conurbation_room::{Event, EventKind, Room, SNAPSHOT_VERSION, Signs, Talk, View};
use proptest::prelude::*;
use sha2::{Digest, Sha256};
use uuid::Uuid;

const GOLDEN: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden");
/// The version of snapshots, and a hash of all snapshots of each golden log.
const HASHES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/snapshots.txt");

/// All golden logs, by name.
fn golden() -> BTreeMap<String, Golden> {
    let read = |name: &str, kind: &str| fs::read_to_string(Path::new(GOLDEN).join(format!("{name}.{kind}.jsonl")));
    let files = fs::read_dir(GOLDEN).unwrap().map(|file| file.unwrap().file_name().into_string().unwrap());
    let names = files.filter_map(|file| Some(file.strip_suffix(".events.jsonl")?.to_owned()));
    names
        .map(|name| (name.clone(), Golden::read(&read(&name, "events").unwrap(), &read(&name, "talk").unwrap())))
        .collect()
}

/// The room after each event.
fn states(events: &[Event]) -> Vec<Room> {
    let mut states = vec![Room::opened(&events[0]).unwrap()];
    for event in &events[1..] {
        let mut room = states.last().unwrap().clone();
        room.apply(event).unwrap();
        states.push(room);
    }
    states
}

/// What everyone who ever was in a room sees in the end, in bytes, and all that decisions depend on.
fn everything(room: &Room, guests: &[Uuid]) -> String {
    let mut all = format!("{room:?}");
    for guest in guests {
        let view = View { room: room.public_view(|_| true), me: room.my_view(*guest, &Signs::default()) };
        all += &serde_json::to_string(&view).unwrap();
    }
    all
}

/// Goes on from every snapshot of a log to its end; returns how many there are.
fn goes_on_from_all(events: &[Event]) -> usize {
    let states = states(events);
    let mut guests: Vec<Uuid> = states.iter().flat_map(Room::guests).chain([Uuid::nil()]).collect();
    guests.sort_unstable();
    guests.dedup();
    let whole = everything(states.last().unwrap(), &guests);
    let mut count = 0;
    for (number, state) in (1..).zip(&states) {
        let Some(snapshot) = state.snapshot() else { continue };
        let mut room = Room::from_snapshot(&snapshot).unwrap();
        assert_eq!(everything(&room, &guests), everything(state, &guests), "after {number} events");
        for event in &events[number..] {
            room.apply(event).unwrap();
        }
        assert_eq!(everything(&room, &guests), whole, "from event {number} on");
        count += 1;
    }
    count
}

/// The talk after each number of lines.
fn talks(lines: &[String]) -> Vec<Talk> {
    let mut talks = vec![Talk::default()];
    for line in lines {
        let mut talk = talks.last().unwrap().clone();
        talk.apply_record(line.as_bytes()).unwrap();
        talks.push(talk);
    }
    talks
}

fn talk_goes_on_from_all(lines: &[String]) {
    let talks = talks(lines);
    for (said, talk) in talks.iter().enumerate() {
        let mut from = Talk::from_snapshot(&talk.snapshot()).unwrap();
        assert_eq!(format!("{from:?}"), format!("{talk:?}"), "after {said} lines");
        for line in &lines[said..] {
            from.apply_record(line.as_bytes()).unwrap();
        }
        assert_eq!(format!("{from:?}"), format!("{:?}", talks.last().unwrap()), "from line {said} on");
    }
}

#[test]
fn golden_logs_go_on_from_every_snapshot() {
    for (name, golden) in golden() {
        // Where the deal was fixed, the room has snapshots before that and after the game.
        let deal = golden.events.iter().any(|event| matches!(event.what, EventKind::DealFixed(_)));
        assert!(goes_on_from_all(&golden.events) > if deal { 0 } else { 2 }, "{name} has snapshots");
        talk_goes_on_from_all(&golden.talk);
    }
}

proptest! {
    #![proptest_config(cases(40))]

    #[test]
    fn any_room_goes_on_from_every_snapshot(story in stories(60)) {
        let mut party = story.begin(0);
        for push in &story.pushes {
            party.push(*push);
        }
        prop_assert!(goes_on_from_all(&party.log) > 0);
        let lines: Vec<String> =
            party.said.iter().map(|saying| String::from_utf8(saying.to_record()).unwrap()).collect();
        talk_goes_on_from_all(&lines);
    }
}

/// A snapshot has no seed, no hand and no link to a seat.
#[test]
fn there_is_no_snapshot_while_a_game_is_prepared_or_on_the_table() {
    for (name, golden) in golden() {
        for (number, room) in (1..).zip(states(&golden.events)) {
            let dealt = room.public_view(|_| true).deal.is_some();
            let open = room.stage() == conurbation_room::Stage::Open && !dealt;
            assert_eq!(room.snapshot().is_some(), open, "{name}, event {number}");
        }
    }
}

#[test]
fn what_is_no_snapshot_is_refused() {
    let whole = Room::opened(&golden()["two"].events[0]).unwrap().snapshot().unwrap();
    assert!(Room::from_snapshot(&whole).is_ok());
    for bytes in [&whole[..whole.len() - 1], b"", b"{}", b"null"] {
        assert!(Room::from_snapshot(bytes).is_err());
        assert!(Talk::from_snapshot(bytes).is_err());
    }
    let more = String::from_utf8(whole).unwrap().replacen('{', r#"{"more":1,"#, 1);
    assert!(Room::from_snapshot(more.as_bytes()).is_err());
}

/// Whoever changes the form of snapshots, or what a log leads to, raises [`SNAPSHOT_VERSION`].
///
/// `SNAPSHOTS=write` writes the hashes of a raised version, and those of added logs.
#[test]
fn a_change_of_snapshots_has_a_new_version() {
    let before = fs::read_to_string(HASHES).unwrap_or_default();
    let (version, before) = before.split_once('\n').unwrap_or_default();
    let same_version = version == format!("version {SNAPSHOT_VERSION}");
    let before: BTreeMap<&str, &str> = before.lines().filter_map(|line| line.split_once(' ')).collect();
    let now: BTreeMap<String, String> = golden().into_iter().map(|(name, golden)| (name, hash(&golden))).collect();
    for (name, hash) in before.iter().filter(|_| same_version) {
        assert_eq!(now.get(*name).map(String::as_str), Some(*hash), "{name}: raise SNAPSHOT_VERSION");
    }
    if env::var("SNAPSHOTS").is_ok_and(|what| what == "write") {
        let mut lines = format!("version {SNAPSHOT_VERSION}\n");
        for (name, hash) in &now {
            writeln!(lines, "{name} {hash}").unwrap();
        }
        fs::write(HASHES, lines).unwrap();
    } else {
        assert!(same_version && !before.is_empty(), "SNAPSHOTS=write writes the hashes of the new version");
    }
}

/// A hash of all snapshots of a room and its talk.
fn hash(golden: &Golden) -> String {
    let mut hash = Sha256::new();
    for snapshot in states(&golden.events).iter().filter_map(Room::snapshot) {
        hash.update(snapshot);
    }
    for talk in talks(&golden.talk) {
        hash.update(talk.snapshot());
    }
    hex::encode(hash.finalize())
}
