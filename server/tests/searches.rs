//! A search that a command asks for is made beside its room. Time is paused.

#[allow(dead_code, reason = "the tests of the rooms use the rest")]
mod common;

use std::time::Duration;

use common::{Person, draw_seating, rooms};
use conurbation::rooms::Rooms;
use conurbation::store::{RoomId, Store, Stream};
use conurbation_room::{Command, Options, Request, Seating};
use conurbation_rules::common::{Seat, Turn};
use conurbation_rules::games::{Action, Kind};
use conurbation_rules::square_off::{self, Mode, Move, Piece, Tile, Variant};
use serde_json::{Value, json};
use tokio::time::timeout;
use uuid::Uuid;

fn act(turn: u8, what: Move) -> Request {
    Request::Play(Action::SquareOff(square_off::Action { turn: Turn::new(turn), what }))
}

fn solve() -> Request {
    act(1, Move::Solve)
}

fn renamed() -> Request {
    Request::Join { name: "Adelaide".to_owned() }
}

/// A race after Ann has given up: both can ask how to cover their grids. Ann is the host.
async fn race_is_over(rooms: &Rooms) -> (RoomId, [Person; 2]) {
    let guests = [(); 2].map(|()| Uuid::new_v4());
    let game = Kind::SquareOff(Variant { mode: Mode::Sprint, ..Variant::default() });
    let options = Options { game, seats: 2, seating: Seating::Hand, ..Options::default() };
    let room = rooms.open(guests[0], options).await.unwrap();
    let mut people = [Person::connect(rooms, room, guests[0]).await, Person::connect(rooms, room, guests[1]).await];
    for ((seat, name), person) in (0..).zip(["Ann", "Ben"]).zip(&mut people) {
        person.does(Request::Join { name: name.to_owned() }).await;
        person.does(Request::Sit { seat: Seat::new(seat) }).await;
    }
    draw_seating(&mut people).await;
    people[0].does(Request::Start).await;
    for (person, piece) in people.iter_mut().zip(Piece::starters()) {
        let starter = Tile { piece, facing: 0, at: [3, 3] };
        person.does(act(0, Move::Lay(starter))).await;
        person.does(act(0, Move::Done(starter))).await;
    }
    people[0].does(act(1, Move::GiveUp)).await;
    (room, people)
}

/// What became of the next command to be answered: its id, and the code of the refusal if it was refused.
async fn answer(person: &mut Person) -> (Uuid, Option<String>) {
    loop {
        let message =
            timeout(Duration::from_mins(1), person.next_but_views()).await.expect("every command is answered");
        let id = |value: &Value| value["id"].as_str().unwrap().parse().unwrap();
        if let Some(ack) = message.get("ack") {
            return (id(ack), None);
        }
        if let Some(refused) = message.get("refused") {
            return (id(refused), refused["why"]["code"].as_str().map(str::to_owned));
        }
    }
}

async fn events(store: &Store, room: RoomId) -> usize {
    store.read(room, Stream::Events, 1).await.unwrap().len()
}

#[tokio::test(start_paused = true)]
async fn the_room_goes_on_while_it_searches() {
    let (rooms, _) = rooms().await;
    let (_, [mut ann, _ben]) = race_is_over(&rooms).await;
    let [search, rename] = [solve(), renamed()].map(|request| ann.send(request));
    assert_eq!(answer(&mut ann).await, (rename, None));
    assert_eq!(answer(&mut ann).await, (search, None));
    ann.sees(|view| !view["me"]["game"]["square_off"]["solution"].is_null()).await;
}

#[tokio::test(start_paused = true)]
async fn a_search_asked_for_again_is_made_once_and_answered_on_each_connection() {
    let (rooms, store) = rooms().await;
    let (room, [mut ann, _ben]) = race_is_over(&rooms).await;
    let mut other = Person::connect(&rooms, room, ann.guest).await;
    let before = events(&store, room).await;
    let command = || Command { id: Uuid::from_u128(1), request: solve() };
    for person in [&ann, &ann, &other] {
        assert!(person.connection.send(command()));
    }
    for person in [&mut ann, &mut other] {
        assert_eq!(answer(person).await, (command().id, None));
    }
    assert_eq!(events(&store, room).await, before + 1);
    assert!(ann.connection.send(command()));
    let rename = ann.send(renamed());
    assert_eq!(answer(&mut ann).await, (command().id, None), "accepted before");
    assert_eq!(answer(&mut ann).await, (rename, None), "each repetition is answered once");
}

#[tokio::test(start_paused = true)]
async fn a_room_makes_one_search_at_a_time() {
    let (rooms, _) = rooms().await;
    let (_, [mut ann, mut ben]) = race_is_over(&rooms).await;
    let (first, second) = (ann.send(solve()), ben.send(solve()));
    assert_eq!(answer(&mut ben).await, (second, Some("busy".to_owned())));
    assert_eq!(answer(&mut ann).await, (first, None));
    ben.does(solve()).await;
    assert_eq!(ben.tries(solve()).await, json!({ "code": "nothing_to_solve" }));
}

#[tokio::test(start_paused = true)]
async fn an_answer_that_comes_too_late_is_refused() {
    let (rooms, _) = rooms().await;
    let (_, [mut ann, _ben]) = race_is_over(&rooms).await;
    let [search, rematch] = [solve(), Request::Rematch].map(|request| ann.send(request));
    assert_eq!(answer(&mut ann).await, (rematch, None));
    assert_eq!(answer(&mut ann).await, (search, Some("wrong_stage".to_owned())));
}

#[tokio::test(start_paused = true)]
async fn an_empty_budget_starts_no_search() {
    let (rooms, _) = rooms().await;
    let (_, [mut ann, mut ben]) = race_is_over(&rooms).await;
    let mut on = true;
    while ann.tries(Request::MuteWatchers { on }).await == Value::Null {
        on = !on;
    }
    let (first, second) = (ann.send(solve()), ben.send(solve()));
    assert_eq!(answer(&mut ann).await, (first, Some("too_fast".to_owned())));
    assert_eq!(answer(&mut ben).await, (second, None), "the room is free for another search");
}
