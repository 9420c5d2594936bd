//! Two players, each with two cities of their own.

mod common;

use common::{OUTSIDER, Party, code, say};
use conurbation_room::{Channel, ClockRule, Options, Request, Stage};
use conurbation_rules::common::City;
use conurbation_rules::two_cities::{self, Side};
use serde_json::{Value, json};

const TWO: [&str; 2] = ["Ann", "Bob"];

#[test]
fn a_whole_game_of_two() {
    let mut party = Party::playing(&TWO, Options::default());
    party.joins("Wim");
    let mut turns = Vec::new();
    while party.room.stage() == Stage::Playing {
        let table = party.table();
        assert_eq!(table.cities.len(), 4);
        turns.push((
            table.round.number(),
            table.turn.number(),
            table.turns,
            party.hand("Ann").hand.len(),
            table.pass.is_some(),
        ));
        party.all_choose();
        for who in TWO {
            assert_eq!(party.hand(who).places.len(), 4, "either tile into either city");
        }
        party.all_place();
    }
    // Rounds 1a, 1b, 2a, 2b, 3a and 3b: hands of seven, five and three are passed on, hands of three duplexes are not.
    let buildings = |round| [(round, 1, 3, 7, true), (round, 2, 3, 5, true), (round, 3, 3, 3, false)];
    let duplexes = |round| [(round, 1, 1, 3, false)];
    let expected =
        [&buildings(1)[..], &buildings(2), &duplexes(3), &duplexes(4), &buildings(5), &buildings(6)].concat();
    assert_eq!(turns, expected);

    let over = party.table();
    let totals: Vec<u8> = over.cities.iter().map(|city| city.score.unwrap()[6]).collect();
    let ranking = over.result.unwrap().ranking;
    for at in &ranking {
        let mut own = totals[at.seat.index() * 2..][..2].to_vec();
        own.sort_unstable();
        assert_eq!([at.lower, at.higher], own[..], "seat {} has two cities of its own", at.seat);
    }
    assert!(over.cities.iter().all(|city| city.map.len() == 19), "four rows of four");
    let sums: Vec<u8> = ranking.iter().map(|at| at.lower + at.higher).collect();
    assert!(ranking[0].place == 1 && sums[0] > sums[1], "both cities count: {sums:?}");
    assert_eq!(party.sees(OUTSIDER)["room"]["stage"], "ended");
    party.does("Ann", Request::Rematch);
}

#[test]
fn players_see_only_their_own_hand() {
    let mut party = Party::playing(&TWO, Options::default());
    let [ann, bob] = TWO.map(|who| party.sees(who)["me"]["game"]["two_cities"]["hand"].clone());
    assert_eq!([&ann, &bob].map(|hand| hand.as_array().unwrap().len()), [7, 7]);
    assert_ne!(ann, bob);
    party.chooses("Ann", [0, 1]);
    let room = &party.sees("Bob")["room"]["game"]["two_cities"];
    assert!(room["seats"].as_array().unwrap().iter().all(|seat| seat["revealed"] == Value::Null));
    assert_eq!(party.sees("Wim")["me"]["game"], Value::Null);
}

#[test]
fn hands_go_to_the_opponent_and_back() {
    let mut party = Party::playing(&TWO, Options::default());
    let rest = party.hand("Ann").hand[2..].to_vec();
    party.all_choose();
    party.all_place();
    assert_eq!(party.hand("Bob").hand[..], rest);
    party.chooses("Ann", [0, 1]);
    party.chooses("Bob", [3, 4]);
    party.all_place();
    assert_eq!(party.hand("Ann").hand[..], rest[..3], "what Bob passed on");
}

#[test]
fn there_are_no_partners() {
    let mut party = Party::playing(&TWO, Options { talk_while_choosing: true, ..Options::default() });
    for city in 0..4 {
        assert_eq!(party.refused("Ann", say(Channel::City(City::new(city)), "Shops?")), code("not_your_channel"));
    }
    party.says("Ann", Channel::Table, "Good luck!");
    party.all_choose();
    let hold = party.act(two_cities::Move::Hold { side: Side::Left, on: true });
    assert_eq!(party.refused("Bob", hold), code("no_partner"));
}

#[test]
fn the_clock_alone_plays_a_game_of_two() {
    let mut party = Party::playing(&TWO, Options { clock: ClockRule::Brisk, ..Options::default() });
    let mut phases = 0;
    while let Some(deadline) = party.room.deadline() {
        party.now = deadline;
        assert!(party.clock_fires());
        phases += 1;
    }
    assert_eq!((phases, party.room.stage()), (28, Stage::Ended), "fourteen turns of two phases");
}

#[test]
fn three_become_two() {
    let mut party = Party::sitting(&["Ann", "Bob", "Cem"], Options::default());
    party.sets_seats("Ann", 2);
    assert_eq!(party.sees("Cem")["room"]["seats"], json!([0, 1]));
    party.does("Ann", Request::Seat);
    party.does("Ann", Request::Start);
    party.play_to_the_end();
    assert_eq!(party.table().result.unwrap().ranking.len(), 2);
    party.does("Cem", say(Channel::Watchers, "Well played."));
}
