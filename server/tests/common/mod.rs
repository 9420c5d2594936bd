//! People in rooms without a network: the tests read from the outbox what the socket would write.

use std::collections::VecDeque;
use std::time::{Duration, Instant};

use conurbation::rooms::{Connection, Rooms, RoomsOptions};
use conurbation::store::{RoomId, Store};
use conurbation_load::moves::{Rng, next_move};
use conurbation_load::player::PATIENCE;
use conurbation_load::shuffle::Contributor;
use conurbation_room::{Command, Options, Request};
use conurbation_rules::common::{Round, Seat, Turn};
use conurbation_rules::{games, two_cities};
use serde::Deserialize;
use serde_json::Value;
use tokio::time::sleep;
use tokio_util::sync::CancellationToken;
use uuid::Uuid;

/// The rooms of a server whose store is in memory.
pub async fn rooms() -> (Rooms, Store) {
    let store = Store::open("memory:").await.unwrap();
    (Rooms::new(store.clone(), RoomsOptions::default(), CancellationToken::new()), store)
}

/// One connected guest.
pub struct Person {
    pub guest: Uuid,
    pub connection: Connection,
    pub view: Value,
    waiting: VecDeque<Value>,
    contributor: Contributor,
}

impl Person {
    pub async fn connect(rooms: &Rooms, room: RoomId, guest: Uuid) -> Self {
        Self::of(guest, rooms.connect(room, guest, None).await.unwrap())
    }

    /// A guest on a connection that they have opened.
    pub fn of(guest: Uuid, connection: Connection) -> Self {
        let contributor = Contributor::default();
        Self { guest, connection, view: Value::Null, waiting: VecDeque::new(), contributor }
    }

    /// The next message. Adds the person's part to a shuffle, as a browser does.
    pub async fn next(&mut self) -> Value {
        loop {
            if let Some(message) = self.waiting.pop_front() {
                if let Some(view) = message.get("view") {
                    self.view = view.clone();
                    if let Some(part) = self.contributor.part(view) {
                        self.send(part);
                    }
                }
                return message;
            }
            let waiting = tokio::select! {
                waiting = self.connection.outbox.take() => waiting,
                () = patience() => panic!("no message comes any more; the last view was {}", self.view),
            };
            let close = waiting.close.map(|code| serde_json::json!({ "closed": code }));
            let frames = waiting.frames.into_iter().chain(waiting.view);
            self.waiting.extend(frames.map(|frame| serde_json::from_str::<Value>(&frame).unwrap()).chain(close));
        }
    }

    /// The next message that is not a view.
    pub async fn next_but_views(&mut self) -> Value {
        loop {
            let message = self.next().await;
            if message.get("view").is_none() {
                return message;
            }
        }
    }

    pub fn seat(&self) -> Seat {
        Seat::deserialize(&self.view["me"]["seat"]).unwrap()
    }

    pub fn send(&self, request: Request) -> Uuid {
        let id = Uuid::new_v4();
        assert!(self.connection.send(Command { id, request }), "the mailbox has room");
        id
    }

    /// Sends a request; returns why it was refused, or `null` if it was accepted.
    pub async fn tries(&mut self, request: Request) -> Value {
        let id = self.send(request).to_string();
        loop {
            let message = self.next_but_views().await;
            if message["ack"]["id"] == id.as_str() {
                return Value::Null;
            }
            if message["refused"]["id"] == id.as_str() {
                return message["refused"]["why"].clone();
            }
        }
    }

    pub async fn does(&mut self, request: Request) {
        let refusal = self.tries(request.clone()).await;
        assert_eq!(refusal, Value::Null, "{request:?}");
    }

    pub async fn plays(&mut self, what: two_cities::Move) {
        let action = self.action(what);
        self.does(action).await;
    }

    /// Plays, and waits until the view shows it: a newer one may only show what a bot has done meanwhile.
    pub async fn plays_and_sees(&mut self, what: two_cities::Move) {
        let id = self.send(self.action(what)).to_string();
        let no = loop {
            let message = self.next_but_views().await;
            assert_ne!(message["refused"]["id"], id.as_str(), "{message}");
            if message["ack"]["id"] == id.as_str() {
                break message["ack"]["no"].as_u64();
            }
        };
        self.sees(|view| view["me"]["no"].as_u64() >= no).await;
    }

    pub fn action(&self, what: two_cities::Move) -> Request {
        let table = &self.view["room"]["game"]["two_cities"];
        let round = Round::deserialize(&table["round"]).unwrap();
        let turn = Turn::deserialize(&table["turn"]).unwrap();
        let action = two_cities::Action { round, turn, what };
        Request::Play(games::Action::TwoCities(action))
    }

    pub async fn sees(&mut self, condition: impl Fn(&Value) -> bool) {
        while self.view.is_null() || !condition(&self.view) {
            self.next().await;
        }
    }
}

/// Waits as long as no message takes that comes at all. Where the tests' time is paused, it passes by the second while
/// nothing else happens.
async fn patience() {
    let began = Instant::now();
    while began.elapsed() < PATIENCE {
        sleep(Duration::from_secs(1)).await;
    }
}

/// The first of them, the host, draws the seating, to which all contribute.
pub async fn draw_seating(people: &mut [Person]) {
    people[0].does(Request::Seat).await;
    for stage_left in ["open", "shuffling"] {
        for person in people.iter_mut() {
            person.sees(|view| view["room"]["stage"] != stage_left).await;
        }
    }
}

/// These guests come into a room and take its seats; the first of them opened it.
pub async fn sit_down(rooms: &Rooms, room: RoomId, guests: &[Uuid]) -> Vec<Person> {
    let mut people = Vec::new();
    for (seat, guest) in (0..).zip(guests) {
        let mut person = Person::connect(rooms, room, *guest).await;
        person.does(Request::Join { name: format!("Player {seat}") }).await;
        person.does(Request::Sit { seat: Seat::new(seat) }).await;
        people.push(person);
    }
    people
}

/// They begin, and everyone chooses their first tiles.
pub async fn begin(people: &mut [Person]) {
    draw_seating(people).await;
    people[0].does(Request::Start).await;
    for person in people {
        person.sees(|view| view["room"]["stage"] == "playing").await;
    }
}

/// A room with three people on its seats.
pub async fn three_sit_down(rooms: &Rooms, options: Options) -> (RoomId, Vec<Person>) {
    let guests = [(); 3].map(|()| Uuid::new_v4());
    let room = rooms.open(guests[0], options).await.unwrap();
    (room, sit_down(rooms, room, &guests).await)
}

/// The same, while everyone chooses their first tiles.
pub async fn three_play(rooms: &Rooms, options: Options) -> (RoomId, Vec<Person>) {
    let (room, mut people) = three_sit_down(rooms, options).await;
    begin(&mut people).await;
    (room, people)
}

/// Plays on at random until the view meets a condition.
pub async fn play_until(people: &mut [Person], seed: u64, condition: impl Fn(&Value) -> bool) {
    let mut random = Rng::with_seed(seed);
    while !condition(&people[0].view) {
        let mut idle = true;
        for index in 0..people.len() {
            let Some(request) = next_move(&people[index].view, &mut random) else { continue };
            idle = false;
            people[index].plays_and_sees(request).await;
            let room = people[index].view["room"].clone();
            for person in people.iter_mut() {
                person.sees(|view| view["room"] == room).await;
            }
        }
        if idle {
            // The house is thinking.
            people[0].next().await;
        }
    }
}
