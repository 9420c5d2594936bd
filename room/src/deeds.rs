//! A guest's own events in a room, for the export of their data.

use serde_json::{Value, json};
use uuid::Uuid;

use crate::event::{Event, EventKind};
use crate::redaction::trace;

/// The events by which a guest is known or which they asked for, each with its time, as they are recorded. Left out is
/// whatever contains a secret of the shuffle or a key.
pub fn deeds(events: &[Event], guest: Uuid) -> Vec<Value> {
    let trace = trace(events, guest);
    let own = |seq: u64, event: &Event| {
        trace.records.contains(&seq) || trace.member.is_some() && event.by == trace.member && is_open(&event.what)
    };
    (1..).zip(events).filter(|(seq, event)| own(*seq, event)).map(|(_, event)| told(event)).collect()
}

/// Whether an event of this kind may be exported. New kinds must be added here on purpose.
const fn is_open(what: &EventKind) -> bool {
    matches!(
        what,
        EventKind::Renamed { .. }
            | EventKind::Sat { .. }
            | EventKind::Stood
            | EventKind::OptionsSet(_)
            | EventKind::Unseated
            | EventKind::Started
            | EventKind::Played { .. }
            | EventKind::BotSet { .. }
            | EventKind::GameLeft
            | EventKind::Voted { .. }
            | EventKind::TimeGiven
            | EventKind::Paused
            | EventKind::Resumed
            | EventKind::HandOnVoted { .. }
            | EventKind::SeatReturned { .. }
            | EventKind::BonusChosen(_)
            | EventKind::Rematched { .. }
            | EventKind::ResultLeft
    )
}

fn told(event: &Event) -> Value {
    let mut record: Value = serde_json::from_slice(&event.to_record()).unwrap_or_default();
    json!({ "at": event.at, "what": record["what"].take() })
}
