//! What has to hold after every step.

use std::collections::BTreeSet;

use conurbation::rooms::wire;
use conurbation_room::{
    Command, Context, Entry, Event, EventKind, Knocks, Leading, Line, Member, Request, Signs, Step,
};
use serde_json::Value;
use uuid::Uuid;

use crate::common::{room_hash, seed};
use crate::durable::Durable;
use crate::people::{Client, Received};

/// How long the house waits for its partners in a simulation, in milliseconds.
pub const PAUSE: u64 = 2000;
/// What a view says when the host has been gone for a while.
const HOST_AWAY: &str = r#","host_away":true"#;
/// How late a deadline or the house may be once the store works and nothing else is to do, in milliseconds.
const LATE: u64 = 3000;

/// A command that somebody sent, and the number of events before that.
pub struct Asked {
    pub guest: Uuid,
    pub command: Command,
    pub since: u64,
    /// How often it was sent.
    pub times: u32,
}

/// No command is in the log or in the talk twice.
pub fn done_once(durable: &Durable) {
    let events = durable.party.log.iter().filter_map(|event| event.command);
    for commands in [events.collect::<Vec<_>>(), durable.said.clone()] {
        // The house says things without a command.
        let mut commands: Vec<Uuid> = commands.into_iter().filter(|command| !command.is_nil()).collect();
        let all = commands.len();
        commands.sort_unstable();
        commands.dedup();
        assert_eq!(commands.len(), all, "a command was done twice");
    }
}

/// What was acknowledged was in the store by then, or changed nothing; what was refused was not.
pub fn answers_last(durable: &Durable, asked: &Asked, received: &Received, answer: &Value) {
    let id = asked.command.id;
    let found = written(durable, id, received);
    if answer.get("refused").is_some() {
        assert!(!found || asked.times > 1, "{:?} was refused and done", asked.command);
        return;
    }
    let mut states = durable.states(asked.since, received.events);
    assert!(found || states.any(|room| changes_nothing(room, asked)), "{asked} was not done at {received:?}");
    let mut states = durable.states(1, received.events);
    assert!(states.any(|room| answer["ack"]["no"] == room.commands_of(asked.guest)), "the wrong number for {asked}");
}

fn written(durable: &Durable, id: Uuid, received: &Received) -> bool {
    let count = |number: u64| usize::try_from(number).expect("a small number");
    let events = &durable.party.log[..count(received.events)];
    events.iter().any(|event| event.command == Some(id)) || durable.said[..count(received.sayings)].contains(&id)
}

fn changes_nothing(room: &conurbation_room::Room, asked: &Asked) -> bool {
    let Command { id, request } = &asked.command;
    // Signs, knocks and who leads are kept in memory only.
    matches!(
        request,
        Request::Show(_)
            | Request::Lead(_)
            | Request::Follow(_)
            | Request::Knock { .. }
            | Request::AnswerKnock { admit: false, .. }
    ) || [true, false].into_iter().any(|host_away| {
        let knocks = &Knocks::default();
        let context = Context { now: 0, host_away, here: &|_| true, knocks, room: room_hash(), seed: &|| seed(0) };
        match room.decide(asked.guest, *id, request, &context) {
            // Shuffled, everyone may sit as before.
            Ok(event) => event.is_none() || *request == Request::Shuffle,
            Err(_) => false,
        }
    })
}

/// A view is that of the log at some time since the viewer's last one, when they were admitted: nobody sees what did
/// not last, nobody sees the room go back, and those outside see nothing. Returns that time.
pub fn views_last(durable: &Durable, client: &Client, received: &Received, view: &str) -> u64 {
    let Client { guest, key, seen: since, .. } = *client;
    let view = without_memory(view);
    let inside = |events| durable.state(events).entry(guest, key) == Entry::Inside;
    let seen = (since..=received.events).find(|events| inside(*events) && durable.view(guest, *events) == view);
    seen.unwrap_or_else(|| {
        let newest = difference(&view, &durable.view(guest, received.events));
        panic!("a view is of none of the events {since} to {}:{newest}", received.events)
    })
}

/// A view without what only memory knows: who is connected or away, how many watch, signs and knocks.
fn without_memory(view: &str) -> String {
    let view = view.replace(r#""here":false"#, r#""here":true"#).replace(HOST_AWAY, "");
    let view = match view.split_once(WATCHING) {
        Some((before, rest)) => format!("{before}{}", rest.trim_start_matches(|digit: char| digit.is_ascii_digit())),
        None => view,
    };
    MEMORY.iter().fold(view, |view, list| without(view, list))
}

const WATCHING: &str = r#","watching":"#;

/// The lists and objects in a view that only memory knows.
const MEMORY: [&str; 3] = [r#","signs":["#, r#","knocks":["#, r#","lead":{"#];

fn without(view: String, part: &str) -> String {
    let Some(begin) = view.find(part) else { return view };
    let mut depth = 0;
    let end = view[begin..].find(|character| {
        let ends = matches!(character, ']' | '}');
        depth += i32::from(matches!(character, '[' | '{')) - i32::from(ends);
        ends && depth == 0
    });
    let end = begin + end.expect("it has an end") + 1;
    view[..begin].to_owned() + &view[end..]
}

/// Every line of talk is in the store, for this reader.
pub fn talk_lasts(durable: &Durable, guest: Uuid, received: &Received, lines: &Value) {
    for line in lines.as_array().expect("talk is a list") {
        let line: Line = serde_json::from_value(line.clone()).expect("a line of talk");
        assert!(durable.could_read(guest, &line, (received.events, received.sayings)), "{line:?} is not for {guest}");
    }
}

/// What no member asked for follows from the state before it: the clock runs out once, when it does.
pub fn the_clock_is_right(durable: &Durable, from: u64) {
    let log = &durable.party.log;
    for (before, event) in (from..).zip(&log[usize::try_from(from).expect("few events")..]) {
        let Event { at, by: None, command: None, what } = event else { continue };
        let room = durable.state(before);
        let follows = match what {
            EventKind::TimeUp { .. } => room.time_up(*at).as_ref() == Some(event),
            EventKind::ClockRestarted => room.restart_clock(*at).as_ref() == Some(event),
            EventKind::WentAway { seat } => room.went_away(*seat, *at).as_ref() == Some(event),
            EventKind::CameBack { seat } => room.came_back(*seat, *at).as_ref() == Some(event),
            EventKind::Played { seat, action } => room.house_plays(*seat, action, *at).as_ref() == Ok(event),
            _ => true,
        };
        assert!(follows, "{event:?} does not follow from what was before");
    }
}

/// Once nothing goes wrong any more, everyone gets their answers and the newest view.
pub fn everyone_is_told(durable: &Durable, clients: &[Client]) {
    let room = &durable.party.room;
    let here: BTreeSet<Member> = clients.iter().filter_map(|client| room.member(client.guest)).collect();
    let inside = clients.iter().filter(|client| room.entry(client.guest, client.key) == Entry::Inside);
    let guests: BTreeSet<Uuid> = inside.map(|client| client.guest).collect();
    let plays = |guest: &Uuid| room.member(*guest).is_some_and(|member| room.seat_of(member).is_some());
    let watching = guests.iter().filter(|guest| !plays(guest)).count();
    let public =
        wire::to_json(&room.public_view_of(|member| here.contains(&member), (false, watching), &Leading::default()));
    for client in clients {
        assert_eq!(client.pending, BTreeSet::new(), "{} waits for answers", client.who);
        let memory = |view: &str| MEMORY.iter().any(|list| view.contains(list));
        if let Some(view) = client.view.as_ref().filter(|view| !client.slow && !memory(view)) {
            let me = wire::my_part(&durable.party.room.my_view(client.guest, &Signs::default()));
            let expected = wire::view_frame(&public, &me);
            let view = &view.replace(HOST_AWAY, "");
            assert!(*view == *expected, "{} sees{}", client.who, difference(view, &expected));
        }
    }
}

/// Nothing that is due is late: neither the clock nor the house, nor what waits in an outbox.
pub fn nothing_is_forgotten(durable: &Durable, clients: &[Client], now: u64) {
    for client in clients {
        assert!(!client.is_forgotten(), "something waits for {}", client.who);
    }
    let room = &durable.party.room;
    // Nobody before the door keeps a room going.
    if !clients.iter().any(|client| room.entry(client.guest, client.key) == Entry::Inside) {
        return;
    }
    assert!(room.deadline().is_none_or(|deadline| deadline + LATE > now), "a deadline was missed");
    // Looked at from now, what is due just now would seem to have been due since its seat acted last.
    let earlier = now.saturating_sub(LATE);
    for turn in room.house_turns() {
        let due = match durable.party.talk.house_step(room, &turn, earlier, PAUSE) {
            Step::Wait(until) => until,
            _ => turn.acted + PAUSE,
        };
        assert!(due + LATE > now, "the house does not play seat {:?}", turn.seat);
    }
}

/// Where two views differ first.
fn difference(seen: &str, expected: &str) -> String {
    let same = seen.bytes().zip(expected.bytes()).take_while(|(one, other)| one == other).count();
    let around = |text: &str| {
        String::from_utf8_lossy(&text.as_bytes()[same.saturating_sub(90)..text.len().min(same + 60)]).into_owned()
    };
    format!("\n… {} …\ninstead of\n… {} …", around(seen), around(expected))
}

impl std::fmt::Display for Asked {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{:?}, asked after {} events,", self.command, self.since)
    }
}
