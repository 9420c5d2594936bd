//! A room can apply everything it accepts, and it stays consistent whatever people try.

mod common;

use std::collections::BTreeSet;

use common::Party;
use common::random::{cases, stories};
use common::whole::in_one_piece;
use proptest::prelude::*;
use proptest::strategy::ValueTree;
use proptest::test_runner::TestRunner;
use serde_json::Value;

proptest! {
    #![proptest_config(cases(100))]

    /// [`Party::take`] fails if an event that was decided can't be applied.
    #[test]
    fn a_room_stays_consistent(story in stories(80)) {
        let mut party = story.begin(0);
        fine(&party);
        for push in story.pushes {
            party.push(push);
            fine(&party);
        }
    }

    #[test]
    fn a_refusal_changes_nothing(story in stories(40)) {
        let mut party = story.begin(0);
        for push in story.pushes {
            let (who, request) = party.whim(push);
            if party.clone().send(who, request.clone()).is_err() {
                party.refused(who, request);
            }
            party.push(push);
        }
    }
}

/// The properties above say nothing about an event that never happens.
#[test]
fn everything_happens_in_random_parties() {
    let mut runner = TestRunner::deterministic();
    let mut missing = BTreeSet::from([
        "arranged",
        "bonus_chosen",
        "bot_set",
        "came_back",
        "clock_restarted",
        "hand_on_voted",
        "host_made",
        "joined",
        "opened",
        "options_set",
        "paused",
        "played",
        "rematched",
        "readmitted",
        "removed",
        "renamed",
        "resumed",
        "sat",
        "seat_offered",
        "seat_returned",
        "seat_taken",
        "seated",
        "started",
        "stood",
        "time_given",
        "time_up",
        "unseated",
        "voted",
        "went_away",
    ]);
    for _ in 0..400 {
        let story = stories(80).new_tree(&mut runner).expect("stories can be drawn").current();
        let mut party = story.begin(0);
        story.pushes.iter().for_each(|push| party.push(*push));
        for event in &party.log {
            let record: Value = serde_json::from_slice(&event.to_record()).expect("a record is JSON");
            missing.retain(|what| record["what"] != *what && record["what"].get(what).is_none());
        }
    }
    assert_eq!(missing, BTreeSet::new());
}

#[track_caller]
fn fine(party: &Party) {
    in_one_piece(party);
    let room = party.room.public_view(|_| true);
    let names: Vec<String> = room.members.iter().map(|member| member.name.to_lowercase()).collect();
    for (index, name) in names.iter().enumerate() {
        assert!((1..=24).contains(&name.chars().count()) && name.trim() == name);
        assert!(!names[..index].contains(name), "{name} is listed twice");
    }
}
