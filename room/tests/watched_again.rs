//! A replay shows what everyone saw while the game was played.

mod common;

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use common::golden::Golden;
use conurbation_room::{Event, EventKind, Recorder, ReplayRecorder, Room, Signs, Stage};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

#[derive(Deserialize)]
struct Replay<'a> {
    began: u64,
    #[serde(borrow)]
    moments: Vec<Moment<'a>>,
}

#[derive(Deserialize)]
struct Moment<'a> {
    at: u64,
    #[serde(default)]
    played: Vec<serde_json::Value>,
    #[serde(borrow)]
    room: Option<&'a RawValue>,
    #[serde(borrow, default)]
    seats: Vec<(usize, &'a RawValue)>,
}

/// What is on all screens at once: that of a watcher, and of each seat what it alone sees.
#[derive(Debug, Clone, Default, PartialEq)]
struct Screens {
    watcher: String,
    seats: BTreeMap<usize, String>,
}

fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("views are JSON")
}

/// What people saw of a game, whenever anyone saw something new.
fn live(events: &[Event], number: u32) -> Vec<Screens> {
    let mut room = Room::opened(&events[0]).expect("the first event opens the room");
    let mut seen: Vec<Screens> = Vec::new();
    for event in &events[1..] {
        room.apply(event).expect("a sound log");
        if room.game_no() != number || !matches!(room.stage(), Stage::Playing | Stage::Ended) {
            continue;
        }
        let seats = room.guests().filter_map(|guest| {
            let mine = room.my_view(guest, &Signs::default());
            Some((mine.seat?.index(), json(&mine.game)))
        });
        let now = Screens { watcher: json(&room.public_view(|_| true)), seats: seats.collect() };
        if seen.last() != Some(&now) {
            seen.push(now);
        }
        if room.stage() == Stage::Ended {
            break;
        }
    }
    seen
}

fn recorded(events: &[Event], number: u32) -> Option<String> {
    let mut recorder = ReplayRecorder::new(&events[0], number).expect("the first event opens the room");
    events[1..].iter().for_each(|event| recorder.apply(event).expect("a sound log"));
    recorder.finish().1
}

/// What a replay shows, moment by moment, on the seats of `people`.
fn shown(replay: &Replay, people: &[usize]) -> Vec<Screens> {
    let mut now = Screens::default();
    let mut shown: Vec<Screens> = Vec::new();
    for moment in &replay.moments {
        if let Some(room) = moment.room {
            room.get().clone_into(&mut now.watcher);
        }
        for (seat, view) in moment.seats.iter().filter(|(seat, _)| people.contains(seat)) {
            now.seats.insert(*seat, view.get().to_owned());
        }
        // What only a bot saw is no news for people.
        if shown.last() != Some(&now) {
            shown.push(now.clone());
        }
    }
    shown
}

fn every_golden_log() -> Vec<(String, Golden)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
    let files = fs::read_dir(folder).expect("golden logs").map(|file| file.expect("a file").path());
    let logs = files.filter(|path| path.to_string_lossy().ends_with(".events.jsonl"));
    logs.map(|path| (path.display().to_string(), Golden::read(&fs::read_to_string(&path).expect("a log"), "")))
        .collect()
}

#[test]
fn every_screen_of_every_game_is_shown_again_byte_for_byte() {
    let mut games = BTreeMap::new();
    for (name, Golden { events, .. }) in every_golden_log() {
        for number in 0.. {
            let Some(json) = recorded(&events, number) else { break };
            let replay: Replay = serde_json::from_str(&json).expect("a replay");
            let live = live(&events, number);
            let people: Vec<usize> = live[0].seats.keys().copied().collect();
            // Whoever leaves a seat, or takes one over, sees another screen than the seat has.
            if live.iter().any(|screens| !screens.seats.keys().eq(people.iter())) {
                continue;
            }
            let shown = shown(&replay, &people);
            assert_eq!(shown.len(), live.len(), "{name}, game {number}");
            for (at, (shown, live)) in shown.iter().zip(&live).enumerate() {
                assert_eq!(shown, live, "{name}, game {number}, moment {at}");
            }
            assert!(replay.moments.is_sorted_by_key(|moment| moment.at) && replay.began > 0, "{name}");
            let kind = ["two_cities", "automas", "square_off"]
                .into_iter()
                .find(|kind| live[0].watcher.contains(&format!("\"game\":{{\"{kind}\"")));
            *games.entry(kind).or_insert(0) += 1;
        }
    }
    assert!(games.len() == 3 && games.keys().all(Option::is_some), "{games:?}");
}

#[test]
fn every_action_belongs_to_the_moment_that_it_led_to() {
    for (name, Golden { events, .. }) in every_golden_log() {
        let Some(json) = recorded(&events, 0) else { continue };
        let replay: Replay = serde_json::from_str(&json).expect("a replay");
        let told: usize = replay.moments.iter().map(|moment| moment.played.len()).sum();
        let mut room = Room::opened(&events[0]).expect("the first event opens the room");
        let mut played = 0;
        for event in &events[1..] {
            room.apply(event).expect("a sound log");
            match &event.what {
                EventKind::Played { .. } => played += 1,
                EventKind::TimeUp { actions } => played += actions.len(),
                _ => {}
            }
            // Whoever wants to see a solution afterwards does not play any more.
            if room.stage() == Stage::Ended {
                break;
            }
        }
        assert_eq!(told, played, "{name}");
    }
}

#[test]
fn a_running_game_has_no_replay() {
    for (name, Golden { mut events, .. }) in every_golden_log() {
        let ended = recorded(&events, 0).is_some();
        let Some(last) = events.iter().rposition(|event| matches!(event.what, EventKind::Started)) else { continue };
        events.truncate(last + 1);
        let games = events.iter().filter(|event| matches!(event.what, EventKind::Started)).count();
        assert!(!ended || recorded(&events, u32::try_from(games - 1).expect("few games")).is_none(), "{name}");
    }
}
