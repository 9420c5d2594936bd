//! Bytes from strangers: whatever they are, nothing panics, and whoever comes next is served.
//!
//! Each target is a function of bytes, as `cargo fuzz` wants it. Here proptest makes the bytes: something that makes
//! sense, with a few changes. `CASES=100000` runs more of them.

#[path = "../site/browser.rs"]
#[allow(dead_code, reason = "the tests of the site use the rest")]
mod browser;
// It comes with the tests of `room`: a room at any stage, and what people say to it.
#[path = "../../../room/tests/common/mod.rs"]
mod common;

mod corpus;
mod targets;

use proptest::prelude::*;
use proptest::sample::Index;
use tokio::runtime::Runtime;

/// Cases of each target unless the environment says otherwise.
const CASES: u32 = 400;

/// A change of some bytes.
#[derive(Debug, Clone)]
enum Change {
    Flip(Index, u8),
    Cut(Index, Index),
    Double(Index, Index),
    Insert(Index, &'static str),
}

/// What parsers of JSON, numbers, paths and texts stumble over.
const WORDS: [&str; 22] = [
    "-1",
    "256",
    "4294967296",
    "18446744073709551616",
    "1e999",
    "0.5",
    "null",
    "{}",
    "[]",
    "[[[[[[[[",
    "\"",
    "\\u0000",
    "\\ud800",
    "%00",
    "%2e%2e/",
    "//",
    "?",
    "#",
    ";",
    "\u{202e}",
    "\u{0}",
    "ß",
];

fn changes() -> impl Strategy<Value = Vec<Change>> {
    let change = prop_oneof![
        (any::<Index>(), any::<u8>()).prop_map(|(at, to)| Change::Flip(at, to)),
        any::<(Index, Index)>().prop_map(|(from, to)| Change::Cut(from, to)),
        any::<(Index, Index)>().prop_map(|(from, to)| Change::Double(from, to)),
        (any::<Index>(), prop::sample::select(&WORDS[..])).prop_map(|(at, word)| Change::Insert(at, word)),
    ];
    prop::collection::vec(change, 0..4)
}

/// One of these texts, changed.
fn changed(corpus: &[Vec<u8>]) -> impl Strategy<Value = Vec<u8>> + use<> {
    (prop::sample::select(corpus.to_vec()), changes()).prop_map(|(mut bytes, changes)| {
        for change in changes {
            let len = bytes.len();
            let span = |from: Index, to: Index| {
                let ends = [from, to].map(|end| end.index(len + 1));
                // Most of it stays, so that it still has a chance to make sense.
                ends[0].min(ends[1])..ends[0].max(ends[1]).min(ends[0].min(ends[1]) + 12)
            };
            match change {
                Change::Flip(at, to) if len > 0 => bytes[at.index(len)] ^= to,
                Change::Flip(..) => {}
                Change::Cut(from, to) => drop(bytes.drain(span(from, to))),
                Change::Double(from, to) => {
                    let doubled = bytes[span(from, to)].to_vec();
                    bytes.splice(from.index(len + 1)..from.index(len + 1), doubled);
                }
                Change::Insert(at, word) => drop(bytes.splice(at.index(len + 1)..at.index(len + 1), word.bytes())),
            }
        }
        bytes
    })
}

/// Runs a target on changed texts.
fn fuzz(corpus: &[Vec<u8>], target: impl Fn(&[u8])) {
    let cases = std::env::var("CASES").map_or(CASES, |cases| cases.parse().expect("CASES is a number"));
    let config = ProptestConfig { cases, failure_persistence: None, ..ProptestConfig::default() };
    proptest!(config, |(bytes in changed(corpus))| target(&bytes));
}

fn runtime() -> Runtime {
    tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime")
}

#[test]
fn a_room_survives_any_frame() {
    let rooms = corpus::rooms();
    fuzz(&corpus::frames(&rooms), |bytes| targets::frame(&rooms, bytes));
}

#[test]
fn no_damaged_record_of_an_event_panics() {
    let logs = corpus::logs("events.jsonl");
    fuzz(&corpus::records(&logs), |bytes| targets::event(&logs, bytes));
}

#[test]
fn no_damaged_record_of_talk_panics() {
    fuzz(&corpus::records(&corpus::logs("talk.jsonl")), targets::talk);
}

#[test]
fn a_damaged_game_is_checked_or_refused() {
    let games = corpus::games();
    assert!(games.iter().all(|game| targets::game(game)), "unchanged, each is checked");
    fuzz(&games, |bytes| _ = targets::game(bytes));
}

#[test]
fn a_damaged_room_is_imported_whole_or_not_at_all() {
    let runtime = runtime();
    let site = runtime.block_on(targets::site());
    let import = |bytes: &[u8]| runtime.block_on(targets::import(&site, bytes));
    let files = corpus::files();
    assert!(files.iter().all(|file| import(file)), "unchanged, each is imported");
    fuzz(&files, |bytes| _ = import(bytes));
}

#[test]
fn any_text_is_a_city_or_none() {
    fuzz(&corpus::cities(), targets::notation);
}

#[test]
fn any_path_and_any_cookie_are_answered() {
    let runtime = runtime();
    let site = runtime.block_on(targets::site());
    fuzz(&corpus::requests(), |bytes| runtime.block_on(targets::request(&site, bytes)));
}
