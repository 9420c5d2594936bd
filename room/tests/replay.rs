//! The log is the truth: a room folded from its bytes is the same room, and a damaged log does no harm.

mod common;

use common::Party;
use common::random::{Push, Story, cases, stories};
use common::whole::in_one_piece;
use conurbation_room::{Event, FORMAT, Room};
use conurbation_rules::VERSION;
use proptest::prelude::*;
use serde_json::{Value, json};

/// The record of an event, to look things up in and to change.
fn record(event: &Event) -> Value {
    serde_json::from_slice(&event.to_record()).unwrap()
}

/// An event as it comes back from a store.
fn stored(event: &Event) -> Event {
    let bytes = event.to_record();
    let read = Event::from_record(&bytes).unwrap();
    assert_eq!(*event, read, "{}", String::from_utf8_lossy(&bytes));
    read
}

proptest! {
    #![proptest_config(cases(60))]

    #[test]
    fn a_folded_room_shows_everyone_the_same(story in stories(50)) {
        let mut party = story.begin(0);
        let mut again = party.clone();
        again.room = Room::opened(&stored(&party.log[0])).unwrap();
        let mut folded = 1;
        for push in std::iter::once(None).chain(story.pushes.iter().map(Some)) {
            if let Some(push) = push {
                party.push(*push);
            }
            for event in &party.log[folded..] {
                again.room.apply(&stored(event)).unwrap();
            }
            folded = party.log.len();
            // Signs are in no log.
            again.signs = party.signs.clone();
            again.talk = party.talk.clone();
            again.guests.clone_from(&party.guests);
            prop_assert_eq!(again.all_views(), party.all_views());
            prop_assert_eq!(format!("{:?}", again.room), format!("{:?}", party.room));
            prop_assert_eq!(again.room.summary(), party.room.summary());
            prop_assert_eq!(again.room.time_up(party.now), party.room.time_up(party.now));
        }
    }
}

/// What went wrong with a log.
#[derive(Debug, Clone)]
enum Damage {
    Dropped(prop::sample::Index),
    Doubled(prop::sample::Index),
    Swapped(prop::sample::Index, prop::sample::Index),
    /// A value somewhere in an event became another one.
    Edited(prop::sample::Index, prop::sample::Index, Value),
    /// An event came from another room.
    Strayed(prop::sample::Index, prop::sample::Index),
}

fn damages() -> impl Strategy<Value = Damage> {
    use prop::sample::Index;
    let at = any::<Index>;
    let value = prop_oneof![
        (0..50_u64).prop_map(|number| json!(number)),
        Just(json!(u64::MAX)),
        Just(json!(255)),
        Just(json!(null)),
        Just(json!(true)),
        Just(json!([])),
        Just(json!([1, 1, 2])),
        Just(json!("")),
        Just(json!("values")),
    ];
    prop_oneof![
        at().prop_map(Damage::Dropped),
        at().prop_map(Damage::Doubled),
        (at(), at()).prop_map(|(a, b)| Damage::Swapped(a, b)),
        (at(), at(), value).prop_map(|(event, leaf, value)| Damage::Edited(event, leaf, value)),
        (at(), at()).prop_map(|(a, b)| Damage::Strayed(a, b)),
    ]
}

fn damage(log: &mut Vec<Event>, other: &[Event], damage: &Damage) {
    match damage {
        Damage::Dropped(at) => drop(log.remove(at.index(log.len()))),
        Damage::Doubled(at) => {
            let at = at.index(log.len());
            log.insert(at, log[at].clone());
        }
        Damage::Swapped(a, b) => {
            let (a, b) = (a.index(log.len()), b.index(log.len()));
            log.swap(a, b);
        }
        Damage::Edited(at, which, value) => {
            let event = at.get_mut(log);
            let mut json = record(event);
            let count = leaves(&mut json).len();
            *leaves(&mut json)[which.index(count)] = value.clone();
            // What can't be read any more never reaches a room.
            if let Ok(edited) = Event::from_record(json.to_string().as_bytes()) {
                *event = edited;
            }
        }
        Damage::Strayed(from, to) => {
            let to = to.index(log.len() + 1);
            log.insert(to, from.get(other).clone());
        }
    }
}

/// Every value of a JSON tree that holds no other one, and every list.
fn leaves(tree: &mut Value) -> Vec<&mut Value> {
    let holds_others = match &*tree {
        Value::Object(_) => true,
        Value::Array(values) => values.iter().any(|value| value.is_array() || value.is_object()),
        _ => false,
    };
    if !holds_others {
        return vec![tree];
    }
    match tree {
        Value::Object(fields) => fields.values_mut().flat_map(leaves).collect(),
        Value::Array(values) => values.iter_mut().flat_map(leaves).collect(),
        _ => Vec::new(),
    }
}

/// Whatever can be asked of a room is asked. What it accepts it must be able to apply.
fn poke(party: &mut Party, push: Push) {
    party.all_views();
    party.room.summary();
    party.room.restart_clock(party.now);
    party.room.time_up(party.now);
    party.push(push);
    in_one_piece(party);
    party.all_views();
}

fn survives(mut log: Vec<Event>, other: &[Event], story: &Story, injuries: &[Damage]) {
    for injury in injuries {
        if !log.is_empty() {
            damage(&mut log, other, injury);
        }
    }
    let mut party = Party::open("Ann", story.options);
    party.guests.extend(common::random::NAMES.map(str::to_owned));
    let Some(Ok(room)) = log.first().map(Room::opened) else { return };
    party.room = room;
    let mut pushes = story.pushes.iter().cycle();
    for event in &log[1..] {
        if party.room.apply(event).is_err() {
            return;
        }
        in_one_piece(&party);
        // A copy is poked: the log goes on as it is.
        if let Some(push) = pushes.next() {
            poke(&mut party.clone(), *push);
        }
    }
    pushes.take(story.pushes.len()).for_each(|push| poke(&mut party, *push));
}

proptest! {
    #![proptest_config(cases(150))]

    #[test]
    fn a_damaged_log_is_refused_or_makes_a_room(
        story in stories(12),
        other in stories(12),
        injuries in prop::collection::vec(damages(), 1..4),
    ) {
        // The longest games add nothing here but time.
        let story = Story { begins: story.begins % 6, ..story };
        let party = lived(&story);
        survives(party.log, &lived(&Story { begins: other.begins % 6, ..other }).log, &story, &injuries);
    }
}

fn lived(story: &Story) -> Party {
    let mut party = story.begin(0);
    story.pushes.iter().for_each(|push| party.push(*push));
    party
}

#[test]
fn events_that_could_not_have_happened_are_refused() {
    let party = Party::playing(&["Ann", "Bob", "Cem"], conurbation_room::Options::default());
    let event = |what: Value, by: Option<u8>| -> Event {
        let mut json = json!({ "v": FORMAT, "at": u64::MAX, "what": what });
        by.inspect(|by| json["by"] = json!(by));
        Event::from_record(json.to_string().as_bytes()).unwrap()
    };
    let options = record(&party.log[0])["what"]["opened"]["options"].clone();
    let no_options = {
        let mut options = options.clone();
        options["seats"] = json!(0);
        options
    };
    let guest = party.id("Dia");
    let seed = party.last_seed().reveal();
    let action = json!({ "two_cities": { "round": 1, "turn": 1, "do": { "choose": [0, 9] } } });
    let seated = |seats: Value, values: Value| json!({ "seated": { "rules": VERSION, "seed": seed, "seats": seats, "values": values, "card": null } });
    // Per stage of the room, events which no room decides on there.
    let mut room = Room::opened(&party.log[0]).unwrap();
    let refuses = |room: &Room, what: Value, by: Option<u8>| {
        let event = event(what, by);
        let corrupt = room.clone().apply(&event).expect_err(&format!("{event:?}"));
        assert!(corrupt.to_string().starts_with("the log of this room does not fit together: "), "{corrupt}");
    };
    assert!(Room::opened(&event(json!({ "stood": null }), Some(0))).is_err());
    assert!(Room::opened(&event(json!({ "opened": { "options": no_options, "guest": guest } }), None)).is_err());
    refuses(&room, json!({ "renamed": { "name": "Ann" } }), Some(0));
    refuses(&room, json!({ "sat": { "seat": 0 } }), Some(0));

    party.log[1..=6].iter().for_each(|event| room.apply(event).unwrap());
    for (what, by) in [
        (json!({ "opened": { "options": options, "guest": guest } }), None),
        (json!({ "joined": { "guest": guest, "name": "Dia" } }), Some(1)),
        (json!({ "joined": { "guest": guest, "name": "Dia" } }), Some(4)),
        (json!({ "joined": { "guest": guest, "name": "Dia" } }), None),
        (json!({ "joined": { "guest": party.id("Bob"), "name": "Bob" } }), Some(1)),
        (json!({ "renamed": { "name": "Ann" } }), None),
        (json!({ "renamed": { "name": "Ann" } }), Some(3)),
        (json!({ "sat": { "seat": 3 } }), Some(0)),
        (json!({ "sat": { "seat": 1 } }), Some(0)),
        (json!({ "sat": { "seat": 0 } }), None),
        (json!({ "options_set": no_options }), Some(0)),
        (json!({ "arranged": [0, 1, 1] }), Some(0)),
        (json!({ "arranged": [0, 1] }), Some(0)),
        (seated(json!([0, 1]), json!([1, 2])), Some(0)),
        (seated(json!([0, 1, 3]), json!([1, 2, 3])), Some(0)),
        (seated(json!([0, 1, 2]), json!([1, 2])), Some(0)),
        (seated(json!([0, 1, 2]), json!([1, 2, 2])), Some(0)),
        (json!({ "unseated": null }), Some(0)),
        (json!({ "started": null }), Some(0)),
        (json!({ "played": { "seat": 0, "action": action } }), Some(0)),
        (json!({ "clock_restarted": null }), None),
        (json!({ "bot_set": { "seat": 3, "level": "gentle" } }), Some(0)),
        (json!({ "bot_set": { "seat": 0, "level": "gentle" } }), Some(0)),
        (json!({ "bot_set": { "seat": 0, "level": null } }), Some(0)),
        (json!({ "went_away": { "seat": 0 } }), None),
        (json!({ "voted": { "seat": 0, "hold": true } }), Some(1)),
        (json!({ "time_given": null }), Some(0)),
        (json!({ "paused": null }), Some(0)),
        (json!({ "resumed": null }), Some(0)),
        (json!({ "seat_offered": { "seat": 0, "key": guest } }), Some(0)),
        (json!({ "seat_taken": { "seat": 3, "guest": guest, "name": "Dia" } }), Some(3)),
        (json!({ "seat_taken": { "seat": 0, "guest": guest } }), Some(3)),
        (json!({ "seat_taken": { "seat": 0, "guest": party.id("Bob") } }), Some(1)),
        (json!({ "bonus_chosen": "shop" }), Some(0)),
        (json!({ "rematched": null }), Some(0)),
        (json!({ "host_made": { "member": 3 } }), Some(0)),
        (json!({ "removed": { "member": 3 } }), Some(0)),
        (json!({ "removed": { "member": 0 } }), Some(0)),
    ] {
        refuses(&room, what, by);
    }
    for (what, by) in [
        (json!({ "sat": { "seat": 0 } }), Some(0)),
        (json!({ "stood": null }), Some(0)),
        (json!({ "options_set": options }), Some(0)),
        (json!({ "arranged": [0, 1, 2] }), Some(0)),
        (seated(json!([0, 1, 2]), json!([1, 2, 3])), Some(0)),
        (json!({ "unseated": null }), Some(0)),
        (json!({ "started": null }), Some(0)),
        (json!({ "played": { "seat": 0, "action": action } }), Some(0)),
        (json!({ "time_up": { "actions": [[0, action]] } }), None),
        (json!({ "bot_set": { "seat": 0, "level": "sharp" } }), Some(0)),
        (json!({ "came_back": { "seat": 0 } }), None),
        (json!({ "went_away": { "seat": 3 } }), None),
        (json!({ "voted": { "seat": 0, "hold": true } }), Some(1)),
        (json!({ "seat_offered": { "seat": 3, "key": guest } }), Some(0)),
        (json!({ "seat_offered": { "seat": 0, "key": guest } }), Some(4)),
        (json!({ "bonus_chosen": "shop" }), Some(0)),
        (json!({ "rematched": null }), Some(0)),
        (json!({ "removed": { "member": 1 } }), Some(0)),
    ] {
        refuses(&party.room, what, by);
    }
    let late = event(json!({ "clock_restarted": null }), None);
    let brisk = conurbation_room::Options { clock: conurbation_room::ClockRule::Brisk, ..*party.room.options() };
    let mut party = Party::playing(&["Ann", "Bob", "Cem"], brisk);
    party.room.apply(&late).unwrap();
    assert_eq!(party.room.deadline(), Some(u64::MAX), "the end of time, and no overflow");
}
