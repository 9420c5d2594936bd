//! What a room accepts it can do, and it stays in one piece whatever people try.

mod common;

use common::Party;
use common::random::{cases, stories};
use common::whole::in_one_piece;
use proptest::prelude::*;

proptest! {
    #![proptest_config(cases(100))]

    /// [`Party::take`] fails if an event that was decided can't be applied.
    #[test]
    fn a_room_stays_in_one_piece(story in stories(80)) {
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
            let (who, deed) = party.whim(push);
            if party.clone().send(who, deed.clone()).is_err() {
                party.refused(who, deed);
            }
            party.push(push);
        }
    }
}

#[track_caller]
fn fine(party: &Party) {
    in_one_piece(party);
    let room = party.room.public_view(|_| true);
    let names: Vec<String> = room.members.iter().map(|member| member.name.to_lowercase()).collect();
    for (index, name) in names.iter().enumerate() {
        assert!((1..=24).contains(&name.chars().count()) && name.trim() == name);
        assert!(!names[..index].contains(name), "{name} is there twice");
    }
}
