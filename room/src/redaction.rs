//! Redacts a person from recorded events: the one exception to the rule that records never change. The room that
//! follows from them stays the same, except for names.

use std::collections::BTreeMap;

use uuid::Uuid;

use crate::event::{Event, EventKind};
use crate::member::Member;

/// What is known of a guest in a room's log.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Trace {
    /// The numbers of the records that name them, from 1.
    pub records: Vec<u64>,
    /// Their number in the room, if they had one.
    pub member: Option<Member>,
    /// Whether the room was ever anybody else's too: opened by them, or they joined.
    pub others_came: bool,
}

/// Looks for a guest in the events of a room, from the first on.
pub fn trace(events: &[Event], guest: Uuid) -> Trace {
    let mut trace = Trace { records: Vec::new(), member: None, others_came: false };
    let mut holders: BTreeMap<Member, Uuid> = BTreeMap::new();
    for (number, event) in (1..).zip(events) {
        let joined = match &event.what {
            EventKind::Opened { guest, .. } => Some((Member::OPENER, *guest)),
            EventKind::Joined { guest, .. } | EventKind::SeatTaken { guest, .. } => event.by.map(|by| (by, *guest)),
            EventKind::Admitted { member, guest, .. } => Some((*member, *guest)),
            _ => None,
        };
        holders.extend(joined);
        let by_guest = event.by.and_then(|by| holders.get(&by)) == Some(&guest);
        let named = joined.is_some_and(|(_, who)| who == guest);
        if named || by_guest && matches!(event.what, EventKind::Renamed { .. }) {
            trace.records.push(number);
        }
        if let Some((member, _)) = joined.filter(|(_, who)| *who == guest) {
            trace.member = Some(member);
        }
        trace.others_came |= joined.is_some_and(|(_, who)| who != guest);
    }
    trace
}

/// The event with another guest and another name in place of a person's own.
#[must_use]
pub fn redacted(event: &Event, guest: Uuid, stand_in: (Uuid, &str)) -> Event {
    let (other, name) = (stand_in.0, stand_in.1.to_owned());
    let what = match &event.what {
        EventKind::Opened { options, guest: who } if *who == guest => {
            EventKind::Opened { options: *options, guest: other }
        }
        EventKind::Joined { guest: who, instead_of, .. } if *who == guest => {
            EventKind::Joined { guest: other, name, instead_of: *instead_of }
        }
        EventKind::Admitted { member, guest: who, instead_of, .. } if *who == guest => {
            EventKind::Admitted { member: *member, guest: other, name, instead_of: *instead_of }
        }
        EventKind::SeatTaken { seat, guest: who, name: named, instead_of } if *who == guest => {
            let name = named.as_ref().map(|_| name);
            EventKind::SeatTaken { seat: *seat, guest: other, name, instead_of: *instead_of }
        }
        EventKind::Renamed { .. } => EventKind::Renamed { name },
        what => what.clone(),
    };
    Event { what, ..event.clone() }
}
