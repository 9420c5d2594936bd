//! People at a table: a party sends their requests to one room, as a server would, and checks what each of them sees.
#![allow(dead_code)] // Every test program uses only a part of it.

pub mod alone;
mod does;
pub mod golden;
pub mod house;
pub mod nonsense;
mod parts;
pub mod random;
mod sees;
pub mod sides;
pub mod whole;

use std::cell::Cell as Counter;
use std::collections::BTreeSet;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};

use conurbation_room::{
    Body, Channel, ChoiceName, Command, Context, Entry, Event, EventKind, Knocks, Leading, Member, Options, Refusal,
    Request, Room, Saying, SeatKey, Signs, Talk,
};
use conurbation_rules::common::Seat;
use conurbation_rules::draw::{Hash, Secret};
use conurbation_rules::shuffle::Seed;
use serde_json::{Value, json};
use uuid::Uuid;

/// Someone who has the link and never does anything.
pub const OUTSIDER: &str = "an outsider";
/// The players of most rooms here.
pub const THREE: [&str; 3] = ["Ann", "Bob", "Cem"];

/// One room, its guests, and the current time.
#[derive(Clone)]
pub struct Party {
    pub room: Room,
    pub talk: Talk,
    pub signs: Signs,
    pub knocks: Knocks,
    pub leading: Leading,
    /// Every event, the opening first.
    pub log: Vec<Event>,
    /// Every line that was said.
    pub said: Vec<Saying>,
    /// Milliseconds since 1970-01-01 UTC.
    pub now: u64,
    pub host_away: bool,
    /// Those without a connection.
    pub disconnected: BTreeSet<Uuid>,
    /// Everyone who ever sent anything, and an outsider.
    pub guests: BTreeSet<String>,
    /// Makes the ids of this party's guests and commands differ from another one's.
    salt: u64,
    commands: u64,
    seeds: Counter<u64>,
}

impl Party {
    /// Opens a room; the host has yet to join.
    pub fn open(host: &str, options: Options) -> Self {
        Self::open_salted(host, options, 0)
    }

    /// The same, with other ids for the same people and commands.
    pub fn open_salted(host: &str, options: Options, salt: u64) -> Self {
        let now = 1_700_000_000_000;
        let event = Room::open(guest_id(host, salt), options, now).expect("the options are valid");
        Self {
            room: Room::opened(&event).expect("the first event opens the room"),
            talk: Talk::default(),
            signs: Signs::default(),
            knocks: Knocks::default(),
            leading: Leading::default(),
            log: vec![event],
            said: Vec::new(),
            now,
            host_away: false,
            disconnected: BTreeSet::new(),
            guests: BTreeSet::from([host.to_owned(), OUTSIDER.to_owned()]),
            salt,
            commands: 0,
            seeds: Counter::new(0),
        }
    }

    /// The room of a log, with these guests; the first of them opened it.
    pub fn replayed(names: &[&str], log: Vec<Event>) -> Self {
        let mut party = Self::open(names[0], Options::default());
        party.now = log[log.len() - 1].at;
        party.log = log;
        party.guests.extend(names.iter().map(ToString::to_string));
        // Higher than any command in the log.
        party.commands = 1 << 32;
        party.restarts();
        party
    }

    /// The server goes down and comes up: the room is read from its log again.
    pub fn restarts(&mut self) {
        self.room = Room::opened(&self.log[0]).expect("the first event opens the room");
        for event in &self.log[1..] {
            let event = Event::from_record(&event.to_record()).expect("a written record can be read");
            self.room.apply(&event).expect("the log is consistent");
        }
    }

    /// A room that everyone has joined; the first is its host.
    pub fn joined(names: &[&str], options: Options) -> Self {
        let mut party = Self::open(names[0], options);
        for name in names {
            party.joins(name);
        }
        party
    }

    /// A room with as many seats as people, and everyone on a seat, in order.
    pub fn sitting(names: &[&str], options: Options) -> Self {
        let mut party = Self::joined(names, Options { seats: count(names), ..options });
        for (seat, name) in (0..).zip(names) {
            party.does(name, Request::Sit { seat: Seat::new(seat) });
        }
        party
    }

    /// A game that has just begun.
    pub fn playing(names: &[&str], options: Options) -> Self {
        let mut party = Self::sitting(names, options);
        party.does(names[0], Request::Seat);
        party.does(names[0], Request::Start);
        party
    }

    /// The id of a guest of this party.
    pub fn id(&self, who: &str) -> Uuid {
        guest_id(who, self.salt)
    }

    /// A new command id.
    pub fn new_command(&mut self) -> Uuid {
        self.commands += 1;
        Uuid::from_u64_pair(0xc0de_0000 ^ self.salt.rotate_left(32), self.commands)
    }

    /// Sends a request under a new command id.
    pub fn send(&mut self, who: &str, request: Request) -> Result<(), Refusal> {
        let id = self.new_command();
        self.send_command(who, &Command { id, request }).map(|_| ())
    }

    /// Handles a command as a server would: reads its JSON, then answers as before or decides and applies it. Returns
    /// whether it changed anything.
    pub fn send_command(&mut self, who: &str, command: &Command) -> Result<bool, Refusal> {
        let wire = serde_json::to_vec(command).expect("a command has a JSON form");
        let Command { id, request } = serde_json::from_slice(&wire).expect("the JSON can be read");
        let guest = self.id(who);
        self.guests.insert(who.to_owned());
        if let Request::Say { channel, body } = request {
            if self.talk.was_accepted(&self.room, guest, id) {
                return Ok(false);
            }
            let saying = self.talk.decide(&self.room, guest, id, (channel, &body), self.now)?;
            self.said.push(saying.clone());
            self.talk.apply(saying);
            return Ok(true);
        }
        if let Request::Show(sign) = request {
            self.signs.show(&self.room, guest, sign)?;
            return Ok(true);
        }
        if let Request::Lead(to) = request {
            self.leading.lead(&self.room, guest, to)?;
            return Ok(true);
        }
        if let Request::Follow(on) = request {
            self.leading.follow(&self.room, guest, on)?;
            return Ok(true);
        }
        if let Request::Knock { name } = request {
            self.knocks.knock(&self.room, guest, id, &name)?;
            return Ok(true);
        }
        if let Request::AnswerKnock { knock, admit: false } = request {
            self.knocks.turn_away(&self.room, guest, knock, self.host_away)?;
            return Ok(true);
        }
        if self.room.was_accepted(guest, id) {
            return Ok(false);
        }
        let event = self.decide(who, id, &request)?;
        let changed = event.is_some();
        if let Some(event) = event {
            self.take(event);
        }
        Ok(changed)
    }

    /// Whether someone may be in the room, by themselves or with the key of a seat.
    pub fn admits(&self, who: &str) -> bool {
        self.room.entry(self.id(who), None) == Entry::Inside
    }

    /// Whether someone may be in the room with the key of a seat.
    pub fn admits_with(&self, who: &str, key: SeatKey) -> bool {
        self.room.entry(self.id(who), Some(key)) == Entry::Inside
    }

    /// Someone knocks, and somebody else lets them in.
    #[track_caller]
    pub fn knocks_and_is_let_in(&mut self, who: &str, by: &str) {
        self.does(who, Request::Knock { name: who.to_owned() });
        let knock = self.me(by).knocks.last().expect("they see who knocks").id;
        self.does(by, Request::AnswerKnock { knock, admit: true });
    }

    /// Someone makes a link to a seat. Returns its key.
    #[track_caller]
    pub fn links(&mut self, who: &str, seat: Seat) -> SeatKey {
        let key = SeatKey(self.new_command());
        self.does(who, Request::OfferSeat { seat, key });
        key
    }

    /// What a request would lead to.
    pub fn decide(&self, who: &str, command: Uuid, request: &Request) -> Result<Option<Event>, Refusal> {
        let number = self.seeds.get() + 1;
        let drawn = AtomicBool::new(false);
        let draw = || {
            drawn.store(true, Relaxed);
            seed(number)
        };
        let Self { now, host_away, disconnected, knocks, .. } = self;
        let here = |guest| !disconnected.contains(&guest);
        let context = Context { now: *now, host_away: *host_away, here: &here, knocks, room: room_hash(), seed: &draw };
        let decided = self.room.decide(self.id(who), command, request, &context);
        // Only those who draw use up a number: otherwise a secret command would show in the next seed.
        if drawn.into_inner() {
            self.seeds.set(number);
        }
        decided
    }

    /// Applies an event that the room itself decided on.
    #[track_caller]
    pub fn take(&mut self, event: Event) {
        self.room
            .apply(&event)
            .unwrap_or_else(|corrupt| panic!("{event:?} was decided but can't be applied: {corrupt}"));
        self.log.push(event);
    }

    /// Lets the clock fire if it has run out.
    pub fn clock_fires(&mut self) -> bool {
        let event = self.room.time_up(self.now);
        event.map(|event| self.take(event)).is_some()
    }

    /// The server's part of the last shuffle.
    pub fn last_secret(&self) -> Secret {
        let secrets = self.log.iter().rev().find_map(|event| match event.what {
            EventKind::Committed { secret, .. } => Some(secret),
            _ => None,
        });
        secrets.expect("a shuffle was begun")
    }

    /// The seed of the game that was seated last.
    pub fn last_seed(&self) -> Seed {
        let seeds = self.log.iter().rev().find_map(|event| match event.what {
            EventKind::Seated { seed, .. } => Some(seed),
            _ => None,
        });
        seeds.expect("the players were seated")
    }
}

/// Choosing this value for an option.
pub fn setting(name: ChoiceName, value: impl Into<Value>) -> Request {
    let value = serde_json::from_value(value.into()).expect("a switch, a number or a word");
    Request::SetOption { name, value }
}

/// The number of items, which must fit into a byte.
pub fn count<T>(of: &[T]) -> u8 {
    of.len().try_into().expect("few enough for a byte")
}

pub fn join(name: &str) -> Request {
    Request::Join { name: name.to_owned() }
}

pub fn sit(seat: Seat) -> Request {
    Request::Sit { seat }
}

/// Arranges everyone who sits in this order.
pub fn arrange<const N: usize>(members: [u8; N]) -> Request {
    Request::Arrange(members.map(|no| Some(Member::new(no.into()))).to_vec())
}

/// A line of free text.
pub fn say(channel: Channel, text: &str) -> Request {
    Request::Say { channel, body: Body::Text(text.to_owned()) }
}

/// A refusal that has only its code.
pub fn code(code: &str) -> Value {
    json!({ "code": code })
}

/// The hash of the code of every party's room.
pub fn room_hash() -> Hash {
    Hash::of_room("0123456789abcdef")
}

/// A seed for every number.
pub fn seed(number: u64) -> Seed {
    let bytes = number.wrapping_mul(0x9e37_79b9_7f4a_7c15).to_le_bytes();
    let mut mask = 0_u8;
    Seed(std::array::from_fn(|i| {
        let byte = bytes[i % 8] ^ mask;
        mask = mask.wrapping_add(29);
        byte
    }))
}

fn guest_id(who: &str, salt: u64) -> Uuid {
    let hash = who
        .bytes()
        .fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3));
    Uuid::from_u64_pair(hash ^ salt.rotate_left(32), hash.rotate_left(17) ^ salt)
}
