//! Deals that others have too: everyone's on one day, and that of a game which is over.

mod common;

use common::golden::Golden;
use common::sides::square_off;
use common::{OUTSIDER, Party, THREE, code, setting, sit};
use conurbation_room::{
    ChoiceName, Day, Event, EventKind, Finding, GameFile, Kept, Options, Refusal, Request, Room, Stage, Verdict,
};
use conurbation_rules::common::Seat;
use conurbation_rules::draw::{Draw, Hash, Secret};
use conurbation_rules::games::Kind;
use conurbation_rules::shuffle::Seed;
use conurbation_rules::square_off::{Mode as Grid, Variant};
use serde_json::{Value, json};
use uuid::Uuid;

const FROM: Hash = Hash([5; 32]);

fn day() -> Day {
    "2026-11-26".parse().expect("a day")
}

fn secret() -> Secret {
    Secret::of_day(&[7; 64], &day().to_string())
}

/// People at a table with the deal of the day.
fn sitting(people: &[&str], salt: u64) -> Party {
    let seats = common::count(people);
    let host = Party::open_salted(people[0], Options::default(), salt).id(people[0]);
    sitting_at(people, salt, Room::open_on(host, (day(), secret()), seats, 1_000).expect("there is such a deal"))
}

/// People at a table that was opened by these events.
fn sitting_at(people: &[&str], salt: u64, log: Vec<Event>) -> Party {
    let mut party = Party::open_salted(people[0], Options::default(), salt);
    party.log = log;
    party.restarts();
    for (seat, who) in (0..).zip(people) {
        party.joins(who);
        party.does(who, sit(Seat::new(seat)));
    }
    party
}

fn plays(mut party: Party) -> Party {
    party.does("Ann", Request::Seat);
    party.does("Ann", Request::Start);
    party.play_to_the_end();
    party
}

fn file(party: &Party) -> String {
    Golden { events: party.log.clone(), talk: Vec::new() }.games().remove(0)
}

fn findings(json: &str) -> Vec<Finding> {
    GameFile::from_json(json.as_bytes()).expect("a game file").check(&Kept::default())
}

fn seed_of(party: &Party) -> Seed {
    party.last_seed()
}

#[test]
fn everyone_who_plays_a_days_deal_has_the_same_tiles() {
    let dealt = |people: &[&str], salt| {
        let mut party = sitting(people, salt);
        party.does("Ann", Request::Seat);
        assert_eq!(party.room.stage(), Stage::Seated, "nobody contributes");
        party.does("Ann", Request::Start);
        party
    };
    let [one, other] = [dealt(&THREE, 0), dealt(&["Ann", "Zoe", "Bob"], 9)];
    assert_eq!(seed_of(&one), seed_of(&other));
    for seat in 0..3 {
        let hand = |party: &Party| {
            let no = party.room.public_view(|_| true).seats[seat].expect("somebody sits there");
            let who = party.room.name(no).expect("a name").to_owned();
            party.hand(&who).hand
        };
        assert_eq!(hand(&one), hand(&other), "seat {seat}");
    }
    assert_ne!(seed_of(&one), seed_of(&dealt(&THREE[..2], 0)), "with two the deal is another one");
    assert_ne!(seed_of(&one), seed_of(&dealt(&THREE[..1], 0)), "and so it is alone");
}

#[test]
fn the_seed_follows_from_the_secret_of_the_day_and_the_number_of_seats() {
    let mut party = sitting(&THREE, 0);
    party.does("Ann", Request::Seat);
    let draw = Draw {
        secret: secret().of_deal(3),
        room: Hash::of_day("2026-11-26"),
        game: 0,
        rules: conurbation_rules::VERSION,
        contributions: vec![None; 3],
    };
    assert_eq!(seed_of(&party), draw.seed());
    let commitment = draw.secret.commitment().to_string();
    assert_eq!(party.sees(OUTSIDER)["room"]["seating"]["commitment"], commitment);
}

#[test]
fn the_lobby_says_whose_deal_it_is_and_what_is_fixed_by_it() {
    let mut party = sitting(&THREE, 0);
    assert_eq!(party.sees(OUTSIDER)["room"]["deal"], json!({ "day": "2026-11-26" }));
    for (name, value) in [(ChoiceName::Seats, json!(4)), (ChoiceName::Game, json!("square_off"))] {
        assert_eq!(party.refused("Ann", setting(name, value)), code("deal_fixed"));
    }
    let fixed = |name: &str, party: &Party| {
        let view = party.sees("Ann");
        let choices = view["room"]["choices"].as_array().expect("choices").clone();
        choices.iter().any(|choice| choice["name"] == name && choice.get("values").is_none())
    };
    assert!(fixed("seats", &party) && !fixed("clock", &party));
    // With the slow clock a game would outlive the secret of its day.
    assert_eq!(party.refused("Ann", setting(ChoiceName::Clock, "slow")), code("deal_fixed"));
    let view = party.sees("Ann");
    let clock = view["room"]["choices"].as_array().expect("choices").iter().find(|choice| choice["name"] == "clock");
    assert_eq!(clock.expect("a clock")["values"], json!(["none", "relaxed", "brisk"]));
    party.does("Ann", setting(ChoiceName::Clock, "brisk"));
    // Back and forth makes no difference.
    party.does("Ann", Request::Seat);
    let seed = seed_of(&party);
    party.does("Ann", Request::Unseat);
    assert!(party.room.snapshot().is_none(), "the deal is in no snapshot");
    party.does("Ann", Request::Seat);
    assert_eq!(seed_of(&party), seed);
}

#[test]
fn the_next_game_is_one_like_any_other() {
    let mut party = plays(sitting(&THREE, 0));
    assert_eq!(party.sees("Bob")["room"]["tally"]["games"], 1, "a day's deal counts");
    assert_eq!(party.sees("Bob")["room"]["seating"]["day"], "2026-11-26");
    assert_eq!(party.room.ended_day(), Some((day(), 3)));
    party.does("Ann", Request::Rematch);
    assert!(party.sees("Bob")["room"].get("deal").is_none());
    party.does("Ann", setting(ChoiceName::ScorePreview, false));
    party.does("Ann", Request::Seat);
    let drawn = party.log.iter().any(|event| matches!(event.what, EventKind::Committed { .. }));
    assert!(drawn, "the players' browsers take part again");
    assert!(party.sees("Bob")["room"]["seating"].get("day").is_none());
}

#[test]
fn the_file_of_such_a_game_names_the_day_and_can_be_checked() {
    for people in [&THREE[..], &THREE[..2], &THREE[..1]] {
        let party = plays(sitting(people, 0));
        let json = file(&party);
        let game: Value = serde_json::from_str(&json).expect("JSON");
        assert_eq!((&game["version"], &game["day"]), (&json!(4), &json!("2026-11-26")));
        assert_eq!(game["draw"]["secret"], secret().of_deal(common::count(people)).reveal());
        let findings = findings(&json);
        assert!(findings.iter().all(|finding| finding.verdict == Verdict::Good), "{findings:?}");
        let said = findings.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n");
        assert!(said.contains("it has a deal of 2026-11-26"), "{said}");
        let read = GameFile::from_json(json.as_bytes()).expect("a game file");
        assert_eq!(read.to_json().as_ref(), Some(&json));
        let replay = read.to_replay().expect("a sound game").expect("short enough");
        assert!(replay.contains("\"day\":\"2026-11-26\""), "the replay says so too");
    }
}

#[test]
fn a_file_of_version_4_is_in_order() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden/version_4/deal_of_day.0.game.json");
    let json = std::fs::read_to_string(path).expect("a golden game");
    assert!(findings(&json).iter().all(|finding| finding.verdict == Verdict::Good));
    assert_eq!(GameFile::from_json(json.as_bytes()).expect("a game file").to_json(), Some(json));
}

#[test]
fn a_file_that_only_claims_to_have_a_days_deal_is_found_out() {
    let json = file(&plays(sitting(&THREE, 0)));
    let changed = |change: fn(&mut Value)| {
        let mut game: Value = serde_json::from_str(&json).expect("JSON");
        change(&mut game);
        game.to_string()
    };
    let failed = |json: &str| {
        let all = findings(json);
        let about = all.iter().filter(|finding| finding.verdict == Verdict::Failed).map(ToString::to_string);
        about.collect::<Vec<_>>().join("\n")
    };
    let other_day = changed(|game| game["day"] = json!("2026-11-27"));
    assert!(failed(&other_day).contains("it does not have a deal of 2026-11-27"), "{}", failed(&other_day));
    let helped = changed(|game| game["draw"]["contributions"][1]["number"] = json!("00".repeat(32)));
    assert!(failed(&helped).contains("it does not have a deal of 2026-11-26"), "{}", failed(&helped));
    let later = changed(|game| game["number"] = json!(1));
    assert!(failed(&later).contains("it does not have a deal of 2026-11-26"), "{}", failed(&later));
    for (what, change) in [
        ("an older version", (|game| game["version"] = json!(3)) as fn(&mut Value)),
        ("no such day", |game| game["day"] = json!("2026-02-30")),
    ] {
        assert!(GameFile::from_json(changed(change).as_bytes()).is_err(), "{what}");
    }
}

#[test]
fn alone_the_level_rises_through_the_week() {
    let levels: Vec<Value> = std::iter::successors(Some(day()), |day| day.after())
        .take(7)
        .map(|day| serde_json::to_value(Options::of_day(day, 1).expect("a game").game).expect("JSON"))
        .map(|game| game["automas"]["level"].clone())
        .collect();
    assert_eq!(levels, [4, 5, 6, 7, 1, 2, 3], "the day is a Thursday");
    assert_eq!(Options::of_day(day(), 0), None);
    assert_eq!(Options::of_day(day(), 8), None);
    assert_eq!(Room::open_on(Uuid::nil(), (day(), secret()), 8, 0), Err(Refusal::BadOptions));
}

#[test]
fn a_finished_game_can_be_dealt_again_to_other_people() {
    for people in [&THREE[..], &THREE[..2], &THREE[..1]] {
        let first = if people.len() == 1 {
            plays(sitting(people, 0))
        } else {
            let mut party = Party::playing(people, Options::default());
            party.play_to_the_end();
            party
        };
        let game = GameFile::from_json(file(&first).as_bytes()).expect("a game file");
        let others = ["Ann", "Zoe", "Yan"];
        let host = Party::open_salted("Ann", Options::default(), 4).id("Ann");
        let events = game.deal_again(host, FROM, 5_000).expect("a new room");
        let mut again = sitting_at(&others[..people.len()], 4, events);
        assert_eq!(again.sees(OUTSIDER)["room"]["deal"], "game");
        again.does("Ann", Request::Seat);
        assert_eq!(seed_of(&again), seed_of(&first));
        assert_eq!(again.sees("Ann")["room"]["seating"]["values"], first.sees("Ann")["room"]["seating"]["values"]);
        again.does("Ann", Request::Start);
        assert!(!again.view("Ann").contains(&FROM.to_string()), "who can watch the other game knows all hands");
        again.play_to_the_end();
        let view = again.sees("Ann");
        assert!(view["room"].get("tally").is_none(), "who knows the first game has an advantage: nothing counts");
        assert_eq!(view["room"]["seating"]["branch"], json!({ "from": FROM, "actions": 0 }));
        assert_eq!(again.room.ended_branch().map(|branch| branch.from), Some(FROM));
        let json = file(&again);
        assert!(findings(&json).iter().all(|finding| finding.verdict != Verdict::Failed));
        let branched: Value = serde_json::from_str(&json).expect("JSON");
        assert_eq!((&branched["version"], &branched["branch"]["actions"]), (&json!(3), &json!(0)));
    }
}

#[test]
fn left_over_starters_are_dealt_again_too() {
    let options = Options { seats: 2, ..square_off(Grid::Base) };
    let Kind::SquareOff(variant) = options.game else { panic!("another game") };
    let options = Options { game: Kind::SquareOff(Variant { left_over: true, ..variant }), ..options };
    let mut first = Party::playing(&THREE[..2], options);
    first.play_to_the_end();
    let game: Value = serde_json::from_str(&file(&first)).expect("JSON");
    let host = first.id("Ann");
    let read = GameFile::from_json(file(&first).as_bytes()).expect("a game file");
    let mut again = sitting_at(&THREE[..2], 0, read.deal_again(host, FROM, 5_000).expect("a new room"));
    again = plays(again);
    let dealt: Value = serde_json::from_str(&file(&again)).expect("JSON");
    assert!(game["starters"].is_array());
    assert_eq!(dealt["starters"], game["starters"]);
}

#[test]
fn a_days_deal_can_be_begun_until_the_end_of_the_next_day() {
    let mut party = sitting(&THREE, 0);
    party.now = day().begins() + 2 * 24 * 60 * 60 * 1000;
    assert_eq!(party.refused("Ann", Request::Seat), code("day_over"));
    party.now -= 1;
    party.does("Ann", Request::Seat);
}

#[test]
fn a_deal_is_fixed_once_and_before_anybody_plays() {
    let fixed = sitting(&THREE, 0).log[1].clone();
    let mut party = Party::joined(&THREE, Options::default());
    party.take(fixed.clone());
    assert!(party.room.clone().apply(&fixed).is_err(), "twice");
    let mut begun = Party::playing(&THREE, Options::default());
    assert!(begun.room.apply(&fixed).is_err(), "in a game");
    begun.play_to_the_end();
    begun.does("Ann", Request::Rematch);
    assert!(begun.room.apply(&fixed).is_err(), "after one");
}
