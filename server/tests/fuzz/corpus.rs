//! What makes sense, to be changed.

use std::fs;
use std::path::Path;

use conurbation_load::moves::Rng;
use conurbation_room::Command;
use serde_json::json;

use crate::common::Party;
use crate::common::nonsense::options;
use crate::common::random::{Push, Story};

/// Bytes of a room's file that takes too long to be read again and again.
const LONG_FILE: usize = 16_000;

/// Rooms of several games at every stage.
pub fn rooms() -> Vec<Party> {
    let rooms = [2, 3, 1, 5].into_iter().zip([[0, 1, 0], [90, 1, 100], [1, 2, 3], [60, 0, 255]]);
    let stories = rooms.flat_map(|(seats, numbers)| {
        (0..8).map(move |begins| Story { options: options(seats, numbers), bots: 0, begins, pushes: Vec::new() })
    });
    stories.map(|story| story.begin(0)).collect()
}

/// What people say to these rooms. The first byte says which room it is for.
pub fn frames(rooms: &[Party]) -> Vec<Vec<u8>> {
    let mut dice = Rng::with_seed(1);
    let mut frames = Vec::new();
    for (no, room) in (0..).zip(rooms) {
        let mut room = room.clone();
        for _ in 0..40 {
            let numbers = [dice.u8(..), dice.u8(..), dice.u8(..)];
            let (_, request) = room.whim(Push { who: dice.u8(..), what: dice.u8(..), numbers });
            let id = room.new_command();
            let json = serde_json::to_vec(&Command { id, request }).expect("a command has a JSON form");
            frames.push([vec![no], json].concat());
        }
    }
    frames
}

/// The records of the golden logs.
pub fn logs(ending: &str) -> Vec<Vec<Vec<u8>>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../room/tests/golden");
    let files = fs::read_dir(folder).expect("golden logs").map(|file| file.expect("a file").path());
    let mut files: Vec<_> = files.filter(|path| path.to_string_lossy().ends_with(ending)).collect();
    files.sort();
    let lines = |path| fs::read_to_string(path).expect("text").lines().map(|line| line.as_bytes().to_vec()).collect();
    files.into_iter().map(lines).collect()
}

/// Each record, after the number of its log and its number in it.
pub fn records(logs: &[Vec<Vec<u8>>]) -> Vec<Vec<u8>> {
    let of_log = |(log, records): (u8, &Vec<Vec<u8>>)| -> Vec<Vec<u8>> {
        (0_u8..=255).zip(records).map(|(no, record)| [vec![log, no], record.clone()].concat()).collect()
    };
    (0..).zip(logs).flat_map(of_log).collect()
}

/// The golden files of games.
pub fn games() -> Vec<Vec<u8>> {
    let files = logs(".game.json").into_iter();
    files.map(|lines| lines.concat()).collect()
}

/// The golden logs as files of rooms.
pub fn files() -> Vec<Vec<u8>> {
    let header = r#"{"format":"conurbation room","version":1,"program":"0.1.0","room":"0123456789abcdef"}"#;
    let file = |(events, talk): (Vec<Vec<u8>>, Vec<Vec<u8>>)| {
        let lines = [("event", events), ("talk", talk)].map(|(kind, records)| {
            let texts = records.into_iter().map(|record| String::from_utf8(record).expect("text"));
            (1..).zip(texts).map(|(seq, text)| json!({ kind: [seq, text] }).to_string() + "\n").collect::<String>()
        });
        format!("{header}\n{}", lines.concat()).into_bytes()
    };
    logs(".events.jsonl").into_iter().zip(logs(".talk.jsonl")).map(file).filter(|file| file.len() < LONG_FILE).collect()
}

/// Cities.
pub fn cities() -> Vec<Vec<u8>> {
    let cities = ["", "S", "SF/MD", "SFMD/EBOP/HSFM/DEBO", "S..F/.MD./.EB./O..P", "HPOB\nSSSS", "SFM/DE"];
    cities.map(|city| city.as_bytes().to_vec()).into()
}

/// A path and, after a line break, cookies.
pub fn requests() -> Vec<Vec<u8>> {
    let room = "0123456789abcdef";
    let paths = ["/", "/rules", "/profile", "/high-scores", "/healthz", "/r/", "/r/none", "/assets/x.js", "/?lang=de"];
    let rooms = ["", "/ws", "/qr.svg", "/card.svg", "/ws?seat=7b1c0a52-0f0e-4d0c-8b0a-090807060504"];
    let rooms = rooms.map(|rest| format!("/r/{room}{rest}"));
    let cookie = "guest=MTIzNDU2Nzg5MDEyMzQ1Njc4OTAxMjM0NTY3ODkwMTI%3D7b1c0a52-0f0e-4d0c-8b0a-090807060504; lang=de";
    let paths = paths.into_iter().map(str::to_owned).chain(rooms);
    paths.flat_map(|path| [path.clone() + "\n", format!("{path}\n{cookie}")]).map(String::into_bytes).collect()
}
