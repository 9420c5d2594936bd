//! The game of a file is watched as in the room where it was played.

mod common;

use std::fs;
use std::path::{Path, PathBuf};

use common::golden::Golden;
use conurbation_room::{Event, EventKind, GameFile, GameRecorder, Recorder, ReplayRecorder};
use serde_json::{Value, json};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden")
}

/// Every golden log with its name.
fn logs() -> Vec<(String, Vec<Event>)> {
    let files = fs::read_dir(folder()).expect("golden logs").map(|file| file.expect("a file").path());
    let logs = files.filter(|path| path.to_string_lossy().ends_with(".events.jsonl"));
    let read = |path: &PathBuf| Golden::read(&fs::read_to_string(path).expect("a log"), "").events;
    logs.map(|path| (path.display().to_string(), read(&path))).collect()
}

fn recorded<R: Recorder>(events: &[Event], number: u32) -> Option<String> {
    let mut recorder = R::new(&events[0], number).expect("the first event opens the room");
    events[1..].iter().for_each(|event| recorder.apply(event).expect("a sound log"));
    recorder.finish().1
}

/// What was to be seen of a game, on the table and by each seat, whenever that changed; and who played.
fn seen(replay: &str) -> (Vec<(Value, Vec<Value>)>, Vec<Value>) {
    let replay: Value = serde_json::from_str(replay).expect("a replay");
    let mut seen: Vec<(Value, Vec<Value>)> = Vec::new();
    let (mut table, mut seats, mut seating) = (Value::Null, Vec::new(), Vec::new());
    for moment in replay["moments"].as_array().expect("moments") {
        if let Some(room) = moment.get("room") {
            table = room["game"].clone();
            seating = vec![room["seating"].clone(), room["layout"].clone(), room["game_no"].clone()];
        }
        for pair in moment["seats"].as_array().into_iter().flatten() {
            let seat = usize::try_from(pair[0].as_u64().expect("a seat")).expect("few seats");
            seats.resize(seats.len().max(seat + 1), Value::Null);
            seats[seat] = pair[1].clone();
        }
        let now = (table.clone(), seats.clone());
        if seen.last() != Some(&now) {
            seen.push(now);
        }
    }
    // Members have other numbers: the room's are not in the file.
    if let Some(parts) = seating[0].pointer_mut("/draw/contributions") {
        parts.as_array_mut().expect("parts").iter_mut().for_each(|part| part["by"] = json!(null));
    }
    (seen, seating)
}

/// Whether scores were shown during the game; the file does not say it.
fn shows_scores(events: &[Event]) -> bool {
    !events.iter().any(|event| match &event.what {
        EventKind::Opened { options, .. } | EventKind::OptionsSet(options) => !options.score_preview,
        _ => false,
    })
}

#[test]
fn every_golden_game_is_watched_from_its_file_as_from_its_log() {
    let mut compared = 0;
    for (name, events) in logs().iter().filter(|(_, events)| shows_scores(events)) {
        for number in 0.. {
            let Some(file) = recorded::<GameRecorder>(events, number) else { break };
            let file = GameFile::from_json(file.as_bytes()).expect("a game file");
            let uploaded = file.to_replay().expect("a legal game").expect("not too long");
            let live = recorded::<ReplayRecorder>(events, number).expect("a finished game");
            let (uploaded, live) = (seen(&uploaded), seen(&live));
            assert_eq!(uploaded.1, live.1, "{name}, game {number}");
            // Where the clock ran out, several actions are one moment of the log.
            let ran_out = events.iter().any(|event| matches!(event.what, EventKind::TimeUp { .. }));
            assert!(ran_out || uploaded.0.len() == live.0.len(), "{name}, game {number}");
            let mut rest = uploaded.0.iter();
            for (at, moment) in live.0.iter().enumerate() {
                assert!(rest.any(|uploaded| uploaded == moment), "{name}, game {number}, moment {at}");
            }
            assert!(rest.next().is_none(), "{name}, game {number}");
            compared += 1;
        }
    }
    assert!(compared > 20, "only {compared} games");
}

#[test]
fn every_golden_file_of_these_versions_can_be_watched() {
    let files = [folder(), folder().join("version_2"), folder().join("version_4")]
        .map(|folder| fs::read_dir(folder).expect("golden files"));
    let paths = files.into_iter().flatten().map(|file| file.expect("a file").path());
    let games: Vec<PathBuf> = paths.filter(|path| path.to_string_lossy().ends_with(".game.json")).collect();
    for path in &games {
        let json = fs::read(path).expect("a file");
        let file = GameFile::from_json(&json).expect("a game file");
        let replay = file.to_replay().expect("a legal game").expect("not too long");
        let replay: Value = serde_json::from_str(&replay).expect("a replay");
        let named: Value = serde_json::from_slice(&json).expect("JSON");
        let last = replay["moments"].as_array().expect("moments").iter().rev().find_map(|moment| moment.get("room"));
        let last = last.expect("a view");
        let name = |member: &Value| {
            let members = last["members"].as_array().expect("members").iter();
            members.clone().find(|one| one["no"] == *member).expect("a member")
        };
        for (player, member) in named["seats"].as_array().expect("seats").iter().zip(last["seats"].as_array().unwrap())
        {
            let shown = name(member);
            let is = player.get("name").map_or(shown.get("bot") == player.get("house"), |name| shown["name"] == *name);
            assert!(is, "{}: {player} is {shown}", path.display());
        }
    }
    assert!(games.len() > 20);
}

#[test]
fn names_of_a_file_that_anybody_made_do_no_harm() {
    let json = fs::read_to_string(folder().join("shuffle.0.game.json")).expect("a golden game");
    let mut file: Value = serde_json::from_str(&json).expect("JSON");
    file["seats"][0]["name"] = json!("\u{202e}".repeat(9));
    file["seats"][1]["name"] = json!("x".repeat(100_000));
    let file = GameFile::from_json(file.to_string().as_bytes()).expect("a game file");
    let replay = file.to_replay().expect("a legal game").expect("not too long");
    assert!(!replay.contains('\u{202e}') && !replay.contains(&"x".repeat(25)), "{}", &replay[..2000]);
    assert!(replay.contains("\"name\":\"Player 1\"") && replay.contains(&"x".repeat(24)));
}

#[test]
fn what_is_not_over_or_not_legal_is_not_watched() {
    let json = fs::read_to_string(folder().join("shuffle.0.game.json")).expect("a golden game");
    let game: Value = serde_json::from_str(&json).expect("JSON");
    let watched = |change: fn(&mut Vec<Value>)| {
        let mut game = game.clone();
        change(game["actions"].as_array_mut().expect("actions"));
        GameFile::from_json(game.to_string().as_bytes()).expect("a game file").to_replay()
    };
    assert_eq!(watched(|actions| drop(actions.pop())), Err("the game is not over after the last action".to_owned()));
    assert!(watched(|actions| actions.swap(2, 3)).is_err());
    assert!(watched(|_| {}).is_ok_and(|replay| replay.is_some()));
}
