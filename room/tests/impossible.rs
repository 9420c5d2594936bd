//! Events that no room would have decided on: a log with one is damaged.

mod common;

use common::{Party, THREE};
use conurbation_room::{ClockRule, Event, FORMAT, Options, Room};
use conurbation_rules::VERSION;
use serde_json::{Value, json};

fn event(what: &Value, by: Option<u8>) -> Event {
    let mut record = json!({ "v": FORMAT, "at": u64::MAX, "what": what });
    if let Some(by) = by {
        record["by"] = by.into();
    }
    Event::from_record(record.to_string().as_bytes()).unwrap()
}

#[track_caller]
fn refuses(room: &Room, what: &Value, by: Option<u8>) {
    let event = event(what, by);
    let corrupt = room.clone().apply(&event).expect_err(&format!("{event:?}"));
    assert!(corrupt.to_string().starts_with("the log of this room does not fit together: "), "{corrupt}");
}

fn options(party: &Party) -> Value {
    let opened: Value = serde_json::from_slice(&party.log[0].to_record()).unwrap();
    opened["what"]["opened"]["options"].clone()
}

fn without_seats(party: &Party) -> Value {
    let mut options = options(party);
    options["seats"] = json!(0);
    options
}

/// A seating of the next game, with these members and values.
fn seated(party: &Party, seats: &[u8], values: &[u8]) -> Value {
    let record = party.log.iter().map(|event| serde_json::from_slice::<Value>(&event.to_record()).unwrap());
    let mut what = record.map(|record| record["what"].clone()).find(|what| what.get("seated").is_some()).unwrap();
    what["seated"]["rules"] = json!(VERSION);
    what["seated"]["seats"] = json!(seats);
    what["seated"]["values"] = json!(values);
    what
}

fn choice() -> Value {
    json!({ "two_cities": { "round": 1, "turn": 1, "do": { "choose": [0, 9] } } })
}

#[test]
fn a_log_begins_with_the_opening() {
    let party = Party::playing(&THREE, Options::default());
    assert!(Room::opened(&event(&json!({ "stood": null }), Some(0))).is_err());
    let opened = json!({ "opened": { "options": without_seats(&party), "guest": party.id("Ann") } });
    assert!(Room::opened(&event(&opened, None)).is_err());
}

#[test]
fn nobody_acts_before_joining() {
    let party = Party::playing(&THREE, Options::default());
    let room = Room::opened(&party.log[0]).unwrap();
    refuses(&room, &json!({ "renamed": { "name": "Ann" } }), Some(0));
    refuses(&room, &json!({ "sat": { "seat": 0 } }), Some(0));
}

/// A room with three seated members, and the party it came from.
fn sitting() -> (Room, Party) {
    let party = Party::playing(&THREE, Options::default());
    let mut room = Room::opened(&party.log[0]).unwrap();
    party.log[1..=6].iter().for_each(|event| room.apply(event).unwrap());
    (room, party)
}

#[test]
fn members_join_once_under_the_next_number() {
    let (room, party) = sitting();
    let guest = party.id("Dia");
    for (what, by) in [
        (json!({ "opened": { "options": options(&party), "guest": guest } }), None),
        (json!({ "joined": { "guest": guest, "name": "Dia" } }), Some(1)),
        (json!({ "joined": { "guest": guest, "name": "Dia" } }), Some(4)),
        (json!({ "joined": { "guest": guest, "name": "Dia" } }), None),
        (json!({ "joined": { "guest": party.id("Bob"), "name": "Bob" } }), Some(1)),
        (json!({ "renamed": { "name": "Ann" } }), None),
        (json!({ "renamed": { "name": "Ann" } }), Some(3)),
        (json!({ "seat_taken": { "seat": 3, "guest": guest, "name": "Dia" } }), Some(3)),
        (json!({ "seat_taken": { "seat": 0, "guest": guest } }), Some(3)),
        (json!({ "seat_taken": { "seat": 0, "guest": party.id("Bob") } }), Some(1)),
        (json!({ "host_made": { "member": 3 } }), Some(0)),
        (json!({ "removed": { "member": 3 } }), Some(0)),
        (json!({ "removed": { "member": 0 } }), Some(0)),
        (json!({ "readmitted": { "member": 1 } }), Some(0)),
        (json!({ "readmitted": { "member": 9 } }), Some(0)),
    ] {
        refuses(&room, &what, by);
    }
}

#[test]
fn seats_go_to_present_members() {
    let (room, party) = sitting();
    for (what, by) in [
        (json!({ "sat": { "seat": 3 } }), Some(0)),
        (json!({ "sat": { "seat": 1 } }), Some(0)),
        (json!({ "sat": { "seat": 0 } }), None),
        (json!({ "options_set": without_seats(&party) }), Some(0)),
        (json!({ "arranged": [0, 1, 1] }), Some(0)),
        (json!({ "arranged": [0, 1] }), Some(0)),
        (seated(&party, &[0, 1], &[1, 2]), Some(0)),
        (seated(&party, &[0, 1, 3], &[1, 2, 3]), Some(0)),
        (seated(&party, &[0, 1, 2], &[1, 2]), Some(0)),
        (seated(&party, &[0, 1, 2], &[1, 2, 2]), Some(0)),
        (json!({ "bot_set": { "seat": 3, "level": "gentle" } }), Some(0)),
        (json!({ "bot_set": { "seat": 0, "level": "gentle" } }), Some(0)),
        (json!({ "bot_set": { "seat": 0, "level": null } }), Some(0)),
        (json!({ "unseated": null }), Some(0)),
        (json!({ "started": null }), Some(0)),
    ] {
        refuses(&room, &what, by);
    }
}

#[test]
fn nothing_is_played_without_a_game() {
    let (room, party) = sitting();
    for (what, by) in [
        (json!({ "played": { "seat": 0, "action": choice() } }), Some(0)),
        (json!({ "clock_restarted": null }), None),
        (json!({ "went_away": { "seat": 0 } }), None),
        (json!({ "voted": { "seat": 0, "hold": true } }), Some(1)),
        (json!({ "time_given": null }), Some(0)),
        (json!({ "paused": null }), Some(0)),
        (json!({ "resumed": null }), Some(0)),
        (json!({ "seat_offered": { "seat": 0, "key": party.id("Dia") } }), Some(0)),
        (json!({ "bonus_chosen": "shop" }), Some(0)),
        (json!({ "rematched": null }), Some(0)),
    ] {
        refuses(&room, &what, by);
    }
}

#[test]
fn seats_and_options_are_fixed_in_a_game() {
    let party = Party::playing(&THREE, Options::default());
    for (what, by) in [
        (json!({ "sat": { "seat": 0 } }), Some(0)),
        (json!({ "stood": null }), Some(0)),
        (json!({ "options_set": options(&party) }), Some(0)),
        (json!({ "arranged": [0, 1, 2] }), Some(0)),
        (seated(&party, &[0, 1, 2], &[1, 2, 3]), Some(0)),
        (json!({ "unseated": null }), Some(0)),
        (json!({ "started": null }), Some(0)),
        (json!({ "bot_set": { "seat": 0, "level": "sharp" } }), Some(0)),
        (json!({ "removed": { "member": 1 } }), Some(0)),
    ] {
        refuses(&party.room, &what, by);
    }
}

#[test]
fn a_game_takes_only_what_its_rules_allow() {
    let party = Party::playing(&THREE, Options::default());
    let guest = party.id("Dia");
    for (what, by) in [
        (json!({ "played": { "seat": 0, "action": choice() } }), Some(0)),
        (json!({ "time_up": { "actions": [[0, choice()]] } }), None),
        (json!({ "came_back": { "seat": 0 } }), None),
        (json!({ "went_away": { "seat": 3 } }), None),
        (json!({ "voted": { "seat": 0, "hold": true } }), Some(1)),
        (json!({ "seat_offered": { "seat": 3, "key": guest } }), Some(0)),
        (json!({ "seat_offered": { "seat": 0, "key": guest } }), Some(4)),
        (json!({ "bonus_chosen": "shop" }), Some(0)),
        (json!({ "rematched": null }), Some(0)),
    ] {
        refuses(&party.room, &what, by);
    }
}

#[test]
fn a_clock_at_the_end_of_time_does_not_overflow() {
    let mut party = Party::playing(&THREE, Options { clock: ClockRule::Brisk, ..Options::default() });
    party.room.apply(&event(&json!({ "clock_restarted": null }), None)).unwrap();
    assert_eq!(party.room.deadline(), Some(u64::MAX));
}
