//! The house in rooms: bots at the table, and seats whose players are away. Time is paused.

mod common;

use std::time::Duration;

use common::{Person, draw_seating, play_until, rooms, three_play};
use conurbation::rooms::Form;
use conurbation_room::{Absence, Body, Channel, ClockRule, GameFile, Options, Phrase, Played, Request};
use conurbation_rules::common::{City, Round, Seat, Turn};
use conurbation_rules::games::{Action, Game, Kind, Level};
use conurbation_rules::square_off::{self, Mode, Piece, Tile, Variant};
use conurbation_rules::two_cities::{self, Move};
use serde::Deserialize;
use serde_json::{Value, json};
use uuid::Uuid;

/// A room of one person and bots, in its first choice; the person has the seat 0.
async fn one_and_bots(rooms: &conurbation::rooms::Rooms, bots: &[Level]) -> Person {
    let guest = Uuid::new_v4();
    let seats = 1 + u8::try_from(bots.len()).unwrap();
    let options = Options { seats, seating: conurbation_room::Seating::Hand, ..Options::default() };
    let room = rooms.open(guest, options).await.unwrap();
    let mut person = Person::connect(rooms, room, guest).await;
    person.does(Request::Join { name: "Ann".to_owned() }).await;
    person.does(Request::Sit { seat: Seat::new(0) }).await;
    for (seat, level) in (1..).zip(bots) {
        person.does(Request::SetBot { seat: Seat::new(seat), level: Some(*level) }).await;
    }
    draw_seating(std::slice::from_mut(&mut person)).await;
    person.does(Request::Start).await;
    person.sees(|view| view["room"]["stage"] == "playing").await;
    person
}

fn table(view: &Value) -> &Value {
    &view["room"]["game"]["two_cities"]
}

fn awaited(view: &Value, seat: Seat) -> bool {
    view["room"]["awaited"].as_array().is_some_and(|seats| seats.contains(&json!(seat)))
}

fn chosen(view: &Value, seat: Seat) -> bool {
    table(view)["phase"] == "choose" && !awaited(view, seat)
}

#[tokio::test(start_paused = true)]
async fn one_plays_with_bots_to_the_end() {
    let (rooms, _) = rooms().await;
    let mut ann = [one_and_bots(&rooms, &[Level::Gentle, Level::Steady]).await];
    play_until(&mut ann, 5, |view| view["room"]["stage"] == "ended").await;
    let ranking = table(&ann[0].view)["result"]["ranking"].as_array().unwrap();
    assert_eq!(ranking.len(), 3);
}

#[tokio::test(start_paused = true)]
async fn one_plays_with_a_master_to_the_end() {
    let (rooms, _) = rooms().await;
    let mut ann = [one_and_bots(&rooms, &[Level::Master, Level::Gentle]).await];
    play_until(&mut ann, 5, |view| view["room"]["stage"] == "ended").await;
    let said = ann[0].view["room"]["members"].as_array().unwrap().iter().filter(|member| member["bot"] == "master");
    assert_eq!(said.count(), 1);
    // What it kept is what the engine would keep, and not always what the game's own bots would.
    let (guest, seat) = (ann[0].guest, Seat::new(1));
    let room = rooms.of_guest(guest).await.unwrap()[0].room;
    let file = rooms.game(room, 0, Form::File, guest).await.unwrap().unwrap();
    let Played { setup, seed, actions, .. } = GameFile::from_json(&file).unwrap().played().unwrap();
    let (mut game, mut differ) = (Game::new(&setup, &seed), false);
    for (by, action) in actions {
        let choice = matches!(&action, Action::TwoCities(two_cities::Action { what: Move::Choose(_), .. }));
        if by == seat && choice {
            assert_eq!(conurbation_engine::bot(&game, seat, Level::Master), Some(action.clone()));
            differ |= game.bot(seat, Level::Master).as_ref() != Some(&action);
        }
        game.play(by, &action).unwrap();
    }
    assert!(differ);
}

#[tokio::test(start_paused = true)]
async fn two_players_are_one_person_and_a_bot() {
    let (rooms, _) = rooms().await;
    let mut ann = [one_and_bots(&rooms, &[Level::Steady]).await];
    play_until(&mut ann, 6, |view| view["room"]["stage"] == "ended").await;
    assert_eq!(table(&ann[0].view)["cities"].as_array().unwrap().len(), 4);
}

#[tokio::test(start_paused = true)]
async fn a_bot_proposes_waits_and_keeps_its_word() {
    let (rooms, _) = rooms().await;
    let mut ann = one_and_bots(&rooms, &[Level::Steady, Level::Steady]).await;
    ann.plays(two_cities::Move::Choose([0, 1])).await;
    // Both partners propose where to place.
    let mut proposals = Vec::new();
    while proposals.len() < 2 {
        let message = ann.next_but_views().await;
        for line in message["talk"].as_array().into_iter().flatten() {
            assert!(line["body"]["proposal"].is_object(), "{line}");
            proposals.push(line.clone());
        }
    }
    ann.sees(|view| table(view)["phase"] == "place").await;
    let placed = |view: &Value, seat: Seat| table(view)["seats"][seat.index()]["placed"].is_array();
    assert!(!placed(&ann.view, Seat::new(1)) && !placed(&ann.view, Seat::new(2)), "they wait for an answer");

    // The bot that got an answer does not wait any longer.
    let line = &proposals[0];
    let city = City::deserialize(&line["channel"]["city"]).unwrap();
    let bot = Seat::deserialize(&line["body"]["proposal"]["seat"]).unwrap();
    let answer = Body::Answer { to: u32::deserialize(&line["no"]).unwrap(), accept: true };
    let before = tokio::time::Instant::now();
    ann.does(Request::Say { channel: Channel::City(city), body: answer }).await;
    ann.sees(|view| placed(view, bot)).await;
    assert!(before.elapsed() < Duration::from_secs(8), "placed before the time is up");
    let wanted = &line["body"]["proposal"]["cell"];
    let city = &table(&ann.view)["cities"][city.index()];
    assert_eq!(city["last"][0], json!([3, 3]), "the first tile of a city");
    assert_eq!(*wanted, json!([3, 3]));
    // The other one places when the time is up.
    ann.sees(|view| placed(view, Seat::new(3 - bot.number()))).await;
}

#[tokio::test(start_paused = true)]
async fn bots_answer_their_partners_proposals() {
    let (rooms, _) = rooms().await;
    let mut ann = one_and_bots(&rooms, &[Level::Gentle, Level::Gentle]).await;
    ann.plays(two_cities::Move::Choose([0, 1])).await;
    ann.sees(|view| table(view)["phase"] == "place").await;
    // The city between Ann and the bot on her left is empty: she asks it to place a tile in the middle.
    let body = Body::Proposal { round: Round::new(1), turn: Turn::new(1), seat: Seat::new(1), tile: 0, cell: [3, 3] };
    ann.does(Request::Say { channel: Channel::City(City::new(0)), body }).await;
    let bot = ann.view["room"]["seats"][1].clone();
    loop {
        let message = ann.next_but_views().await;
        let mut lines = message["talk"].as_array().into_iter().flatten();
        if lines.any(|line| line["by"] == bot && line["body"]["answer"].is_object()) {
            break;
        }
    }
}

#[tokio::test(start_paused = true)]
async fn the_house_plays_an_absent_players_seat_until_they_are_back() {
    let (rooms, _) = rooms().await;
    let options = Options { absence: Absence::Bot, ..Options::default() };
    let (room, mut people) = three_play(&rooms, options).await;
    let gone = people.pop().unwrap();
    let (guest, seat) = (gone.guest, gone.seat());
    let left = tokio::time::Instant::now();
    drop(gone);
    people[0].sees(|view| view["room"]["away"][0]["what"] == "held").await;
    assert!(left.elapsed() >= Duration::from_mins(1), "reloading a page is no absence");
    people[0].sees(|view| chosen(view, seat)).await;

    // Back while everyone chooses in the next turn: the seat is its player's again.
    for person in &mut people {
        person.plays(two_cities::Move::Choose([0, 1])).await;
    }
    people[0].sees(|view| table(view)["phase"] == "place").await;
    let mut back = Person::connect(&rooms, room, guest).await;
    back.sees(|view| view["room"].get("away").is_none()).await;
    people[0].sees(|view| view["room"].get("away").is_none()).await;
    tokio::time::advance(Duration::from_secs(30)).await;
    back.does(Request::Say { channel: Channel::Table, body: Body::Phrase(Phrase::Hello) }).await;
    assert!(awaited(&back.view, seat), "the house leaves the seat alone");
    people.push(back);
    play_until(&mut people, 9, |view| view["room"]["stage"] == "ended").await;
}

#[tokio::test(start_paused = true)]
async fn with_a_vote_nobody_plays_for_absent_players_until_it_is_won() {
    let (rooms, _) = rooms().await;
    let (_, mut people) = three_play(&rooms, Options { absence: Absence::Vote, ..Options::default() }).await;
    let gone = people.pop().unwrap();
    let seat = gone.seat();
    drop(gone);
    people[0].sees(|view| view["room"]["away"].is_array()).await;
    assert_eq!(people[0].view["room"]["away"][0]["what"], "ask");
    people[0].does(Request::Vote { seat, hold: true }).await;
    people[0].sees(|view| view["room"]["away"][0]["vote"]["cast"] == 1).await;
    assert!(!chosen(&people[0].view, seat), "one of two is no majority");
    people[1].does(Request::Vote { seat, hold: true }).await;
    people[0].sees(|view| chosen(view, seat)).await;
}

#[tokio::test(start_paused = true)]
async fn with_the_slow_clock_nobody_is_away_and_the_clock_runs_on() {
    let (rooms, _) = rooms().await;
    let options = Options { absence: Absence::Bot, clock: ClockRule::Slow, ..Options::default() };
    let (room, people) = three_play(&rooms, options).await;
    let guests: Vec<Uuid> = people.iter().map(|person| person.guest).collect();
    drop(people);
    tokio::time::advance(Duration::from_hours(47)).await;
    let mut back = Person::connect(&rooms, room, guests[0]).await;
    back.sees(|view| table(view)["phase"] == "choose" && view["room"].get("away").is_none()).await;
    let now = rooms.clock().now();
    assert!(back.view["room"]["deadline"].as_u64().unwrap() < now + 3600 * 1000 + 1000, "the clock has run on");
    drop(back);
    tokio::time::advance(Duration::from_hours(2)).await;
    let mut back = Person::connect(&rooms, room, guests[1]).await;
    back.sees(|view| table(view)["phase"] == "place").await;
}

/// Ann plays a City Sprint against a bot. A pause does not count for its pace.
#[tokio::test(start_paused = true)]
async fn a_bot_races_at_its_pace_and_a_pause_stops_it() {
    let (rooms, _) = rooms().await;
    let guest = Uuid::new_v4();
    let game = Kind::SquareOff(Variant { mode: Mode::Sprint, ..Variant::default() });
    let options = Options { game, seats: 2, seating: conurbation_room::Seating::Hand, ..Options::default() };
    let room = rooms.open(guest, options).await.unwrap();
    let mut ann = Person::connect(&rooms, room, guest).await;
    ann.does(Request::Join { name: "Ann".to_owned() }).await;
    ann.does(Request::Sit { seat: Seat::new(0) }).await;
    ann.does(Request::SetBot { seat: Seat::new(1), level: Some(Level::Sharp) }).await;
    draw_seating(std::slice::from_mut(&mut ann)).await;
    ann.does(Request::Start).await;
    let open = |view: &Value| view["room"]["game"]["square_off"]["sides"][1]["open"].as_u64().unwrap_or(81);
    let act = |what| Request::Play(Action::SquareOff(square_off::Action { turn: Turn::new(0), what }));
    // The bot takes any starter, so Ann takes another one.
    let taken = |view: &Value| view["room"]["game"]["square_off"]["sides"][1]["starter"].clone();
    ann.sees(|view| taken(view).is_string()).await;
    let piece = Piece::starters().find(|piece| taken(&ann.view) != piece.letter().to_string()).unwrap();
    let starter = Tile { piece, facing: 0, at: [3, 3] };
    ann.does(act(square_off::Move::Lay(starter))).await;
    ann.does(act(square_off::Move::Done(starter))).await;
    ann.sees(|view| view["room"]["game"]["square_off"]["phase"] == "race").await;
    let began = tokio::time::Instant::now();
    ann.sees(|view| open(view) < 75).await;
    let first = began.elapsed();
    assert!(first >= Duration::from_secs(5) && first < Duration::from_secs(20), "{first:?}");

    ann.does(Request::Pause).await;
    ann.sees(|view| view["room"]["paused"].is_object()).await;
    let stopped = open(&ann.view);
    tokio::time::advance(Duration::from_mins(10)).await;
    ann.does(Request::Resume).await;
    ann.sees(|view| view["room"].get("paused").is_none()).await;
    assert_eq!(open(&ann.view), stopped, "it did nothing meanwhile");
    ann.sees(|view| view["room"]["stage"] == "ended").await;
    assert_eq!(open(&ann.view), 0, "nobody else raced");
}
