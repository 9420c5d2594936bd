//! The file of a finished game: what is in it, and what a check of it finds.

mod common;

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;

use common::Party;
use common::golden::Golden;
use common::random::cases;
use conurbation_room::{
    ChoiceName, Finding, GameFile, GameFileError, Kept, MAX_GAME_FILE, Options, Request, Seating, Verdict,
};
use conurbation_rules::common::Seat;
use conurbation_rules::draw::{Contribution, Hash};
use proptest::prelude::*;
use proptest::sample::Index;
use serde_json::{Value, json};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden")
}

/// The golden files by name.
fn golden(ending: &str) -> BTreeMap<String, String> {
    let files = fs::read_dir(folder()).expect("golden files").map(|file| file.expect("a file").path());
    let named = files.filter_map(|path| Some((path.file_name()?.to_str()?.strip_suffix(ending)?.to_owned(), path)));
    named.map(|(name, path)| (name, fs::read_to_string(path).expect("text"))).collect()
}

fn game(name: &str) -> String {
    golden(".game.json")[name].clone()
}

fn check(json: &str) -> Vec<Finding> {
    let file = GameFile::from_json(json.as_bytes()).unwrap_or_else(|error| panic!("{error}"));
    file.check(&Kept::default())
}

/// What a check of a golden game finds wrong once it has been changed.
#[track_caller]
fn wrong(name: &str, change: impl FnOnce(&mut Value)) -> Vec<String> {
    let mut file: Value = serde_json::from_str(&game(name)).expect("JSON");
    change(&mut file);
    let findings = check(&file.to_string());
    let failed = findings.iter().filter(|finding| finding.verdict == Verdict::Failed);
    failed.map(ToString::to_string).collect()
}

#[test]
fn every_golden_game_is_in_order() {
    let games = golden(".game.json");
    for (name, json) in &games {
        let findings = check(json);
        let drawn = json.contains("\"draw\":");
        let good = findings.iter().filter(|finding| finding.verdict == Verdict::Good).count();
        let left = findings.len() - good;
        assert_eq!((good, left), if drawn { (5, 0) } else { (3, 1) }, "{name}: {findings:?}");
    }
    for mode in ["\"two_cities\"", "\"simple\"", "\"full\"", "\"base\"", "\"sprint\"", "\"sprawl\"", "\"draw\":"] {
        assert!(games.values().any(|json| json.contains(mode)), "{mode}");
    }
}

/// A file as version 1 was.
fn without_digest(json: &str) -> String {
    let (before, _) = json.rsplit_once(",\"digest\":").expect("a digest");
    before.replacen("\"version\":2", "\"version\":1", 1) + "}\n"
}

#[test]
fn golden_logs_lead_to_the_same_game_files() {
    let (events, games) = (golden(".events.jsonl"), golden(".game.json"));
    let mut exported = BTreeMap::new();
    for (name, log) in &events {
        let files = (0..).zip(Golden::read(log, "").games());
        exported.extend(files.map(|(number, json): (u32, _)| (format!("{name}.{number}"), without_digest(&json))));
    }
    assert_eq!(exported, games);
}

#[test]
fn a_file_of_version_2_is_in_order() {
    let json = fs::read_to_string(folder().join("version_2/shuffle.0.game.json")).expect("a golden game");
    let findings = check(&json);
    assert!(findings.iter().all(|finding| finding.verdict == Verdict::Good), "{findings:?}");
    let digest = "ok: no byte of the file was changed since it was written";
    assert_eq!(findings.iter().filter(|finding| finding.to_string() == digest).count(), 1);
    assert_eq!(without_digest(&json), game("shuffle.0"));
    for json in [json, game("shuffle.0")] {
        let again = GameFile::from_json(json.as_bytes()).expect("a game file").to_json();
        assert_eq!(again, Some(json), "a file of either version is written back byte for byte");
    }
}

/// Whether a check finds that something is wrong.
fn is_found(bytes: &[u8]) -> bool {
    let Ok(file) = GameFile::from_json(bytes) else { return true };
    file.check(&Kept::default()).iter().any(|finding| finding.verdict == Verdict::Failed)
}

proptest! {
    #![proptest_config(cases(10_000))]

    #[test]
    fn any_one_changed_byte_is_found(which in any::<Index>(), at in any::<Index>(), byte in any::<u8>()) {
        static FILES: LazyLock<Vec<String>> = LazyLock::new(|| {
            golden(".events.jsonl").values().flat_map(|log| Golden::read(log, "").games()).collect()
        });
        let mut bytes = which.get(&FILES).as_bytes().to_vec();
        let changed = at.get_mut(&mut bytes);
        prop_assume!(*changed != byte);
        *changed = byte;
        prop_assert!(is_found(&bytes), "{}", String::from_utf8_lossy(&bytes));
    }
}

#[test]
fn a_file_has_nothing_that_could_be_used_in_the_room() {
    for (name, json) in golden(".game.json") {
        let log = &golden(".events.jsonl")[name.split_once('.').expect("a number").0];
        for line in log.lines() {
            let event: Value = serde_json::from_str(line).expect("JSON");
            let ids = [&event["command"], &event["what"]["opened"]["guest"], &event["what"]["joined"]["guest"]];
            let ids = ids.into_iter().chain([&event["what"]["seat_offered"]["key"]]).filter_map(Value::as_str);
            ids.for_each(|id| assert!(!json.contains(id), "{name}: {line}"));
        }
    }
}

#[test]
fn a_running_game_has_no_file() {
    let mut party = Party::playing(&["Ann", "Bob", "Cem"], Options::default());
    assert_eq!(files(&party).len(), 0);
    party.play_to_the_end();
    assert_eq!(files(&party).len(), 1);
    party.does("Ann", Request::Rematch);
    party.does("Ann", Request::Seat);
    party.does("Ann", Request::Start);
    assert_eq!(files(&party).len(), 1, "the second one is running");
}

fn files(party: &Party) -> Vec<String> {
    Golden { events: party.log.clone(), talk: Vec::new() }.games()
}

#[test]
fn a_file_has_the_names_that_are_left() {
    let mut party = Party::playing(&["Ann", "Bob", "Cem"], Options::default());
    party.play_to_the_end();
    let event = party.room.forgets(party.id("Bob"), party.now).expect("Bob is a member");
    party.take(event);
    let file = &files(&party)[0];
    assert!(file.contains("\"Ann\"") && !file.contains("Bob"), "{file}");
}

#[test]
fn players_who_order_themselves_by_a_card_keep_their_numbers() {
    let options = Options { seating: Seating::Card, ..Options::default() };
    let mut party = Party::sitting(&["Ann", "Bob", "Cem"], options);
    party.does("Ann", Request::Seat);
    party.does("Ann", common::arrange([2, 0, 1]));
    party.does("Ann", Request::Start);
    party.play_to_the_end();
    let mut file: Value = serde_json::from_str(&files(&party)[0]).expect("JSON");
    assert_eq!(file["seats"], json!([{ "name": "Cem" }, { "name": "Ann" }, { "name": "Bob" }]));
    let seats: Vec<&Value> =
        file["draw"]["contributions"].as_array().unwrap().iter().map(|part| &part["seat"]).collect();
    assert_eq!(seats, [1, 2, 0]);
    file["version"] = json!(1);
    file.as_object_mut().unwrap().remove("digest");
    assert!(check(&file.to_string()).iter().all(|finding| finding.verdict == Verdict::Good));
}

#[test]
fn players_who_change_the_table_after_a_draw_get_a_file_of_the_next_draw() {
    let mut party = Party::sitting(&["Ann", "Bob", "Cem", "Dan"], Options::default());
    for request in [Request::Seat, Request::Unseat] {
        party.does("Ann", request);
    }
    party.does("Dan", Request::Stand);
    for request in [common::setting(ChoiceName::Seats, 3), Request::Shuffle, common::arrange([2, 0, 1])] {
        party.does("Ann", request);
    }
    for request in [Request::Seat, Request::Start] {
        party.does("Ann", request);
    }
    party.play_to_the_end();
    let file = &files(&party)[0];
    assert!(check(file).iter().all(|finding| finding.verdict == Verdict::Good), "{file}");
}

#[test]
fn an_action_before_the_one_before_it_is_named() {
    let found = wrong("clocks.0", |file| {
        let actions = file["actions"].as_array_mut().unwrap();
        let later = actions.iter().position(|action| action["at"] != json!(0)).unwrap();
        actions[later + 1]["at"] = json!(0);
    });
    assert_eq!(found.len(), 1, "{found:?}");
    assert!(found[0].ends_with(" is earlier than the one before it"), "{found:?}");
}

#[test]
fn a_changed_tile_is_named() {
    // The last tile that is placed covers another.
    let found = wrong("shuffle.0", |file| {
        let last = file["actions"].as_array_mut().unwrap().last_mut().unwrap();
        last["action"]["two_cities"]["do"]["place"]["cell"] = json!([3, 3]);
    });
    assert_eq!(found.len(), 1, "{found:?}");
    assert!(found[0].starts_with("FAILED: action 63 of 63 (round 3, turn 3, seat 2) is illegal: "), "{found:?}");
    // Another choice, which was legal, so that other tiles are placed.
    let found = wrong("shuffle.0", |file| {
        file["actions"][0]["action"]["two_cities"]["do"]["choose"] = json!([2, 3]);
    });
    assert!(found.len() == 1 && found[0].starts_with("FAILED: the result is "), "{found:?}");
}

#[test]
fn swapped_actions_are_named() {
    let swap = |file: &mut Value| file["actions"].as_array_mut().unwrap().swap(2, 3);
    let found = wrong("shuffle.0", swap);
    let expected = "FAILED: action 3 of 63 (round 1, turn 1, seat 0) is illegal: ";
    assert!(found.len() == 1 && found[0].starts_with(expected), "{found:?}");
    // Either of them could have come first, but not at these times.
    let found = wrong("clocks.0", |file| {
        let actions = file["actions"].as_array_mut().unwrap();
        let at = |action: &Value| action["at"].as_u64().unwrap();
        let pair = (1..actions.len()).find(|next| at(&actions[*next - 1]) < at(&actions[*next])).unwrap();
        actions.swap(pair - 1, pair);
    });
    assert_eq!(found.len(), 1, "{found:?}");
}

#[test]
fn an_action_by_another_seat_is_named() {
    let found = wrong("shuffle.0", |file| file["actions"][3]["seat"] = json!(1));
    assert_eq!(found.len(), 1);
    assert!(found[0].starts_with("FAILED: action 6 of 63 (round 1, turn 1, seat 1) is illegal"), "{found:?}");
}

#[test]
fn a_changed_number_of_a_player_is_found() {
    let found = wrong("shuffle.0", |file| {
        file["draw"]["contributions"][0]["number"] = json!("00".repeat(32));
    });
    assert!(found.len() == 1 && found[0].starts_with("FAILED: the seed is 48ac72c9"), "{found:?}");
    let found = wrong("shuffle.0", |file| file["draw"]["contributions"][0]["number"] = Value::Null);
    assert!(found.len() == 1 && found[0].starts_with("FAILED: the seed is 48ac72c9"), "{found:?}");
    let found = wrong("shuffle.0", |file| drop(file["draw"]["contributions"].as_array_mut().unwrap().pop()));
    assert_eq!(found[0], "FAILED: the contributions are not one for each seat");
}

#[test]
fn a_changed_secret_is_found() {
    let found = wrong("shuffle.0", |file| file["draw"]["secret"] = json!("00".repeat(32)));
    assert_eq!(found.len(), 2, "{found:?}");
    assert!(found[0].starts_with("FAILED: the server had committed to a878f7f4"), "{found:?}");
    assert!(found[1].starts_with("FAILED: the seed is 48ac72c9"), "{found:?}");
}

#[test]
fn another_room_or_game_or_commitment_is_found() {
    let changes: [(&str, Value); 2] = [("number", json!(1)), ("commitment", json!("00".repeat(32)))];
    for (field, value) in changes {
        let found = wrong("shuffle.0", |file| file[field] = value);
        assert_eq!(found.len(), 1, "{field}: {found:?}");
    }
    let found = wrong("shuffle.0", |file| file["draw"]["room"] = json!("00".repeat(32)));
    assert_eq!(found.len(), 1, "{found:?}");
}

#[test]
fn another_seed_deals_another_game() {
    let found = wrong("shuffle.0", |file| file["seed"] = json!("00".repeat(32)));
    assert!(found.len() >= 3 && found[0].starts_with("FAILED: the seed is 0000"), "{found:?}");
    let found = wrong("seven.0", |file| file["seed"] = json!("00".repeat(32)));
    assert!(found[0].starts_with("FAILED: the server had shown "), "{found:?}");
}

#[test]
fn a_seating_that_nobody_dealt_is_found() {
    let found = wrong("shuffle.0", |file| file["values"] = json!([1, 2, 3]));
    assert_eq!(found, ["FAILED: the seating values are [1, 2, 3], but [12, 44, 74] follow from the seed"]);
    let found = wrong("shuffle.0", |file| file["draw"]["contributions"].as_array_mut().unwrap().swap(0, 1));
    assert_eq!(found.len(), 2, "{found:?}");
    assert_eq!(found[1], "FAILED: the players' order is not the one that follows from the seed");
    let found = wrong("left_over.0", |file| file["starters"] = json!(["B", "D"]));
    assert!(found[0].starts_with("FAILED: the starters are not those"), "{found:?}");
    let found = wrong("shuffle.0", |file| file["values"] = json!([1, 2]));
    assert_eq!(found, ["FAILED: the game can't be set up with 3 seats and 2 values"]);
}

#[test]
fn another_result_is_found() {
    let found = wrong("shuffle.0", |file| file["result"]["two_cities"]["ranking"][0]["result"] = json!(45));
    let named = "the actions lead to: two_cities.ranking[0].result is 45 instead of 44";
    assert!(found.len() == 1 && found[0].ends_with(named), "{found:?}");
    for name in ["simple.0", "sprawl.0"] {
        let found = wrong(name, |file| file["result"] = json!({ "two_cities": { "cities": [], "ranking": [] } }));
        assert_eq!(found.len(), 1, "{found:?}");
    }
}

#[test]
fn a_game_that_is_cut_short_is_found() {
    let found = wrong("shuffle.0", |file| drop(file["actions"].as_array_mut().unwrap().pop()));
    assert_eq!(found, ["FAILED: the game is not over after the last action"]);
    let found = wrong("shuffle.0", |file| {
        let actions = file["actions"].as_array_mut().unwrap();
        let again = actions.last().unwrap().clone();
        actions.push(again);
    });
    assert!(found[0].starts_with("FAILED: action 64 of 64 "), "{found:?}");
}

#[test]
fn what_a_browser_kept_is_compared() {
    let json = game("shuffle.0");
    let file = GameFile::from_json(json.as_bytes()).expect("a game file");
    let value: Value = serde_json::from_str(&json).expect("JSON");
    let hash = |of: &Value| -> Hash { serde_json::from_value(of.clone()).expect("a hash") };
    let number: Contribution = serde_json::from_value(value["draw"]["contributions"][0]["number"].clone()).unwrap();
    let kept = |commitment, seat, number| {
        let kept = Kept { commitment: Some(commitment), contributions: vec![(Seat::new(seat), number)] };
        let findings = file.check(&kept);
        findings[2..4].iter().map(ToString::to_string).collect::<Vec<_>>()
    };
    let said = kept(hash(&value["commitment"]), 0, number);
    assert_eq!(
        said,
        ["ok: the commitment is the one that your browser kept", "ok: the number of seat 0 is the one that you kept"]
    );
    let said = kept(Hash([9; 32]), 0, Contribution([9; 32]));
    assert!(said.iter().all(|line| line.starts_with("FAILED: ") && line.contains("0909")), "{said:?}");
    assert_eq!(kept(Hash([9; 32]), 1, number)[1], "FAILED: the number of seat 1 was left out");
    assert!(kept(Hash([9; 32]), 7, number)[1].starts_with("FAILED: the file has no number of seat 7"));
}

#[test]
fn what_is_no_game_file_is_refused_by_name() {
    let json = game("shuffle.0");
    let refused = |json: &str| GameFile::from_json(json.as_bytes()).expect_err("no game file");
    for none in
        ["", "{", "[]", "null", "\u{0}", "{\"format\":\"conurbation room\",\"version\":1}", &"[".repeat(100_000)]
    {
        assert_eq!(refused(none), GameFileError::NotOurs, "{none:.40}");
    }
    let newer = json.replacen("\"version\":1", "\"version\":5,\"later\":[]", 1);
    assert_eq!(refused(&newer), GameFileError::NewerVersion { found: 5, known: 4 });
    let newer = json.replacen("\"rules\":1", "\"rules\":9", 1);
    assert_eq!(refused(&newer), GameFileError::NewerRules { found: 9, known: conurbation_rules::VERSION });
    for damaged in [
        json.replacen("\"rules\":1", "\"rules\":0", 1),
        json.replacen("\"number\":0", "\"number\":-1", 1),
        json.replacen("\"number\":0", "\"number\":0,\"more\":0", 1),
        json.replacen("\"seat\":0", "\"seat\":300", 1),
        json.replacen("\"card\"", "\"cart\"", 1).replacen("\"two_cities\"", "\"three_cities\"", 1),
        json[..json.len() / 2].to_owned(),
    ] {
        assert!(matches!(refused(&damaged), GameFileError::Unreadable(_) | GameFileError::NotOurs), "{damaged:.60}");
    }
    assert_eq!(refused(&(json + &" ".repeat(MAX_GAME_FILE))), GameFileError::TooLong);
}
