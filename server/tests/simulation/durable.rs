//! What is in the store of one room, folded anew beside the room that is tested.

use std::cell::OnceCell;

use conurbation::rooms::wire;
use conurbation::store::{RoomId, Store, Stream};
use conurbation_room::{Event, Line, Room, Signs, Talk};
use serde_json::Value;
use uuid::Uuid;

use crate::common::Party;

/// A room's log and talk, and the state after each of their records.
pub struct Durable {
    pub room: RoomId,
    store: Store,
    /// The newest state, and random things to do in it.
    pub party: Party,
    /// The state after 1, 2, … events.
    states: Vec<State>,
    /// The talk after 0, 1, … lines.
    talks: Vec<Talk>,
    /// The command of each line.
    pub said: Vec<Uuid>,
}

struct State {
    room: Room,
    public: OnceCell<String>,
}

impl State {
    fn new(room: &Room) -> Self {
        Self { room: room.clone(), public: OnceCell::new() }
    }
}

impl Durable {
    /// A room with this party's opening.
    pub async fn open(store: Store, room: RoomId, party: Party) -> Self {
        store.append(room, Stream::Events, 1, party.log[0].to_record()).await.expect("a calm store");
        let states = vec![State::new(&party.room)];
        Self { room, store, party, states, talks: vec![Talk::default()], said: Vec::new() }
    }

    /// Reads what was written meanwhile.
    pub async fn catch_up(&mut self) {
        for record in self.store.read(self.room, Stream::Events, self.events() + 1).await.expect("a calm store") {
            self.party.take(Event::from_record(&record.bytes).expect("events can be read"));
            self.states.push(State::new(&self.party.room));
        }
        for record in self.store.read(self.room, Stream::Talk, self.sayings() + 1).await.expect("a calm store") {
            self.party.talk.apply_record(&record.bytes).expect("talk can be read");
            self.talks.push(self.party.talk.clone());
            let json: Value = serde_json::from_slice(&record.bytes).expect("records are JSON");
            self.said.push(serde_json::from_value(json["command"].clone()).expect("a line has a command"));
        }
    }

    /// How many events there are.
    pub fn events(&self) -> u64 {
        self.states.len().try_into().expect("few events")
    }

    /// How many lines of talk there are.
    pub fn sayings(&self) -> u64 {
        self.said.len().try_into().expect("few lines")
    }

    /// The state after this many events.
    pub fn state(&self, events: u64) -> &Room {
        &self.states[index(events) - 1].room
    }

    /// The states from one number of events to another.
    pub fn states(&self, from: u64, to: u64) -> impl Iterator<Item = &Room> {
        (from..=to).map(|events| self.state(events))
    }

    /// Whether a guest could read a line after this many lines and at most this many events.
    pub fn could_read(&self, guest: Uuid, line: &Line, (events, sayings): (u64, u64)) -> bool {
        let talk = &self.talks[index(sayings)];
        let mut states = (1..=events).rev().map(|events| self.state(events));
        states.any(|room| talk.readable(room, guest).any(|readable| readable == line))
    }

    /// What a guest sees after this many events, as a frame, when everyone is here and no signs are shown.
    pub fn view(&self, guest: Uuid, events: u64) -> String {
        let state = &self.states[index(events) - 1];
        let public = state.public.get_or_init(|| wire::to_json(&state.room.public_view(|_| true)));
        wire::view_frame(public, &wire::my_part(&state.room.my_view(guest, &Signs::default()))).to_string()
    }
}

fn index(number: u64) -> usize {
    number.try_into().expect("a small number")
}
