//! The log is the truth: a room read from its log is the same room, and a damaged log does no harm.

mod common;

use common::Party;
use common::random::{Push, Story, cases, stories};
use common::whole::in_one_piece;
use conurbation_room::{Event, Room};
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
    fn a_room_read_from_its_log_shows_everyone_the_same(story in stories(50)) {
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
            // Signs and who leads are not logged.
            again.signs = party.signs.clone();
            again.leading = party.leading.clone();
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
    /// A value somewhere in an event was changed.
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
            // An unreadable event never reaches a room.
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

/// Every leaf of a JSON tree, and every list.
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

/// Tries out everything on a room. It must be able to apply what it accepts.
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
        // Poke a copy, so that the log continues as it is.
        if let Some(push) = pushes.next() {
            poke(&mut party.clone(), *push);
        }
    }
    pushes.take(story.pushes.len()).for_each(|push| poke(&mut party, *push));
}

proptest! {
    #![proptest_config(cases(150))]

    #[test]
    fn a_damaged_log_is_refused_or_makes_a_sound_room(
        story in stories(12),
        other in stories(12),
        injuries in prop::collection::vec(damages(), 1..4),
    ) {
        // The longest games would only take time here.
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
