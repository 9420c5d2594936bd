//! Lines of talk that a newer program wrote.

mod common;

use common::{Party, say};
use conurbation_room::{Channel, Options};
use serde_json::json;
use uuid::Uuid;

/// After a downgrade: nothing new takes the number of a line that can't be read, and it is not said again.
#[test]
fn a_line_of_a_newer_program_keeps_its_number_and_its_command() {
    let mut party = Party::playing(&["Ann", "Bob", "Cem"], Options::default());
    let said = |no: u32, v: u16, command: Uuid| {
        let body = json!({ "whisper": "hello" });
        json!({ "v": v, "no": no, "game": 0, "channel": "table", "by": 1, "at": 5, "body": body, "command": command })
    };
    for (no, v) in [(0, 7), (1, 1)] {
        let command = Uuid::from_u128(u128::from(no) + 1);
        let line = said(no, v, command).to_string();
        assert!(party.talk.apply_record(line.as_bytes()).is_err());
        assert!(party.talk.was_accepted(&party.room, party.id("Bob"), command));
    }
    party.does("Bob", say(Channel::Table, "here again"));
    assert_eq!(party.talk.readable(&party.room, party.id("Ann")).map(|line| line.no).collect::<Vec<_>>(), [2]);
}
