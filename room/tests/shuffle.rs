//! The shuffle: the server commits, the players' browsers contribute, and the seed follows from all of them.

mod common;

use common::{OUTSIDER, Party, THREE, code, room_hash};
use conurbation_room::{Command, EventKind, Length, Member, Options, Refusal, Request, Stage};
use conurbation_rules::automas::Mode;
use conurbation_rules::common::Seat;
use conurbation_rules::draw::{Contribution, Draw};
use conurbation_rules::games::Level;
use serde_json::{Value, json};

/// Three people, after the host has asked for the seating.
fn shuffling(options: Options) -> Party {
    let mut party = Party::sitting(&THREE, options);
    party.send("Ann", Request::Seat).expect("all seats are taken");
    party
}

fn contributes(party: &mut Party, who: &str) {
    party.does(who, party.part(who));
}

/// The contributions that the game was dealt from, by seat.
fn used(party: &mut Party) -> Vec<Value> {
    party.does("Ann", Request::Start);
    party.play_to_the_end();
    let draw = party.sees(OUTSIDER)["room"]["seating"]["draw"].clone();
    draw["contributions"].as_array().unwrap().iter().map(|part| part["number"].clone()).collect()
}

#[test]
fn everyone_sees_the_commitment_before_anyone_contributes() {
    let mut party = shuffling(Options::default());
    let commitment = party.last_secret().commitment().to_string();
    for who in ["Ann", "Bob", OUTSIDER] {
        let room = party.sees(who)["room"].clone();
        assert_eq!(room["stage"], "shuffling");
        assert_eq!(room["shuffling"], json!({ "commitment": commitment, "contributed": [] }));
        assert_eq!(room["seating"], Value::Null);
    }
    contributes(&mut party, "Cem");
    assert_eq!(party.sees("Bob")["room"]["shuffling"]["contributed"], json!([2]), "who has contributed, not what");
    for who in ["Ann", "Bob"] {
        assert!(!party.draws_seating(|_| true), "{who} is awaited");
        contributes(&mut party, who);
    }
    assert!(party.draws_seating(|_| true));
    assert_eq!(party.sees("Bob")["room"]["seating"]["commitment"], commitment);
}

#[test]
fn the_seed_follows_from_secret_room_game_rules_and_every_number() {
    let mut party = shuffling(Options::default());
    party.all_contribute();
    let draw = Draw {
        secret: party.last_secret(),
        room: room_hash(),
        game: 0,
        rules: conurbation_rules::VERSION,
        contributions: (0..3).map(|member| Some(party.number(member))).collect(),
    };
    assert_eq!(party.last_seed(), draw.seed());
    party.does("Ann", Request::Start);
    party.play_to_the_end();
    party.does("Ann", Request::Rematch);
    party.does("Ann", Request::Seat);
    let seats = party.room.public_view(|_| true).seats;
    assert_ne!(seats, [0, 1, 2].map(|no| Some(Member::new(no))), "they stay in the order of the first game");
    assert_ne!(party.last_secret(), draw.secret);
    assert_ne!(party.last_seed(), draw.seed());
}

#[test]
fn a_player_who_is_not_connected_keeps_nobody_waiting() {
    let mut party = shuffling(Options::default());
    contributes(&mut party, "Ann");
    contributes(&mut party, "Cem");
    assert!(party.draws_seating(|member| member != Member::new(1)), "Bob is not here");
    let expected = [json!(party.number(0).to_string()), Value::Null, json!(party.number(2).to_string())];
    assert_eq!(used(&mut party), expected);
}

#[test]
fn the_wait_ends_by_itself() {
    let mut party = shuffling(Options::default());
    contributes(&mut party, "Bob");
    party.now += 4_999;
    assert!(!party.clock_fires());
    party.now += 1;
    assert!(party.clock_fires());
    let late = party.part("Ann");
    assert_eq!(party.refused("Ann", late), code("wrong_stage"), "too late");
    assert_eq!(party.sees("Ann")["me"]["no"], 3, "nothing was counted");
    assert_eq!(used(&mut party), [Value::Null, json!(party.number(1).to_string()), Value::Null]);
}

#[test]
fn the_wait_starts_over_after_a_restart() {
    let mut party = shuffling(Options::default());
    contributes(&mut party, "Bob");
    party.now += 60_000;
    party.restarts();
    let restarted = party.room.restart_clock(party.now).expect("it waits");
    party.take(restarted);
    assert!(!party.clock_fires(), "nobody was connected");
    contributes(&mut party, "Ann");
    contributes(&mut party, "Cem");
    assert!(party.draws_seating(|_| true), "what came before counts");
}

#[test]
fn a_contribution_sent_twice_counts_once() {
    let mut party = shuffling(Options::default());
    let command = Command { id: party.new_command(), request: party.part("Bob") };
    assert_eq!(party.send_command("Bob", &command), Ok(true));
    assert_eq!(party.send_command("Bob", &command), Ok(false), "answered as before");
    let again = party.new_command();
    assert_eq!(party.decide("Bob", again, &command.request), Ok(None), "nor from another tab");
    let Request::Contribute { to, .. } = command.request else { unreachable!("it is one") };
    let other = Request::Contribute { to, number: Contribution([9; 32]) };
    assert_eq!(party.send("Bob", other), Err(Refusal::HasContributed));
}

#[test]
fn a_shuffle_can_be_given_up() {
    let mut party = shuffling(Options::default());
    contributes(&mut party, "Bob");
    let former = party.part("Cem");
    party.does("Ann", Request::Unseat);
    assert_eq!(party.room.stage(), Stage::Open);
    party.does("Cem", Request::Stand);
    party.does("Cem", Request::Sit { seat: Seat::new(2) });
    party.send("Ann", Request::Seat).unwrap();
    assert_eq!(party.refused("Cem", former), code("other_shuffle"), "it was made for the former one");
    party.all_contribute();
    assert_eq!(party.room.stage(), Stage::Seated);
}

#[test]
fn bots_and_a_single_player_are_no_exception() {
    let mut solo = Party::sitting(&THREE[..1], common::alone::alone(Mode::Simple, 1, Length::None));
    solo.does("Ann", Request::Seat);
    assert_eq!(used(&mut solo), [json!(solo.number(0).to_string())]);
    let mut house = Party::joined(&["Ann"], Options::default());
    for seat in 0..3 {
        house.does("Ann", Request::SetBot { seat: Seat::new(seat), level: Some(Level::Gentle) });
    }
    house.send("Ann", Request::Seat).unwrap();
    assert!(house.draws_seating(|_| true), "nobody is awaited");
}

#[test]
fn a_log_with_another_seed_is_damaged() {
    let mut party = shuffling(Options::default());
    party.all_contribute();
    let mut events = party.log.clone();
    let Some(EventKind::Seated { seed, .. }) = events.last_mut().map(|event| &mut event.what) else {
        panic!("the seating comes last")
    };
    seed.0[0] ^= 1;
    let mut room = conurbation_room::Room::opened(&events[0]).unwrap();
    let applied: Result<(), _> = events[1..].iter().try_for_each(|event| room.apply(event));
    assert!(applied.unwrap_err().to_string().contains("a seed that doesn't follow"));
}
