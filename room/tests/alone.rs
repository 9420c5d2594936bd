//! One player with the Automas, in both modes: from the seats to the result, and what everyone sees of it.

mod common;

use common::alone::alone;
use common::{OUTSIDER, Party, code, say};
use conurbation_room::{Channel, EventKind, Length, Options, Request, Seating, Stage};
use conurbation_rules::automas::{self, Mode, Phase};
use conurbation_rules::common::{City, Round, Seat, Turn};
use conurbation_rules::games::{Action, Kind};
use conurbation_rules::two_cities::{self, Side};
use serde_json::{Value, json};

fn playing(mode: Mode) -> Party {
    let mut party = Party::playing(&["Ann"], alone(mode, 4, Length::None));
    party.joins("Wim");
    party
}

/// Ann plays to the end. Returns the phases that she goes through, by round and turn.
fn plays(party: &mut Party) -> Vec<(u8, u8, Phase)> {
    let mut phases = Vec::new();
    while party.room.stage() == Stage::Playing {
        let table = party.solo_table();
        phases.push((table.round.number(), table.turn.number(), table.phase));
        if table.phase == Phase::Assign {
            party.does("Ann", party.assigning([0, 1, 2]));
        } else {
            party.places_somewhere("Ann");
        }
    }
    phases.dedup();
    phases
}

#[test]
fn a_whole_game_in_the_simple_mode() {
    let mut party = playing(Mode::Simple);
    let table = party.solo_table();
    assert_eq!((table.mode, table.level, table.phase), (Mode::Simple, 4, Phase::Assign));
    assert_eq!(table.hands.iter().map(Vec::len).collect::<Vec<_>>(), [3], "three tiles, one for each city");
    assert_eq!((table.pass, table.moves.len()), (None, 0), "the Automas hold no hands and draw no cards");
    let turns = [(1, 1), (1, 2), (1, 3), (2, 1), (3, 1), (3, 2), (3, 3)];
    let expected: Vec<_> = turns
        .into_iter()
        .flat_map(|(round, turn)| [(round, turn, Phase::Assign), (round, turn, Phase::Insert)])
        .collect();
    assert_eq!(plays(&mut party), expected);
    is_over(&party);
}

#[test]
fn a_whole_game_in_the_full_mode() {
    let mut party = playing(Mode::Full);
    let table = party.solo_table();
    assert_eq!((table.mode, table.pass), (Mode::Full, Some(Side::Left)));
    assert_eq!(table.hands.iter().map(Vec::len).collect::<Vec<_>>(), [7, 5, 5], "the Automas have taken two each");
    assert_eq!(table.moves.len(), 2);
    let turns = plays(&mut party);
    let round_two: Vec<_> = turns.iter().filter(|(round, ..)| *round == 2).copied().collect();
    assert_eq!(
        round_two,
        [(2, 1, Phase::Assign), (2, 2, Phase::Assign), (2, 2, Phase::Insert)],
        "the first turn has two assignments"
    );
    assert_eq!(turns.len(), 6 + 3 + 6);
    is_over(&party);
}

/// Everyone sees the result and the seed.
#[track_caller]
fn is_over(party: &Party) {
    for who in ["Ann", "Wim", OUTSIDER] {
        let room = &party.sees(who)["room"];
        let ranking = room["game"]["automas"]["result"]["ranking"].as_array().unwrap();
        let mut seats: Vec<_> = ranking.iter().map(|at| at["seat"].as_u64().unwrap()).collect();
        seats.sort_unstable();
        assert_eq!((&room["stage"], seats), (&json!("ended"), vec![0, 1, 2]), "Ann, Autommaso and Automarta");
        assert_eq!(room["seating"]["seed"], party.last_seed().reveal());
        assert_eq!(room["seats"], json!([0]), "the Automas are not members");
    }
    let table = party.solo_table();
    assert!(table.cities.iter().all(|city| city.map.len() == 19), "four rows of four");
    assert_eq!(table.result.unwrap().change, 0, "level 4 changes nothing");
}

#[test]
fn all_hands_are_visible() {
    for mode in [Mode::Simple, Mode::Full] {
        let mut party = playing(mode);
        for _ in 0..2 {
            let [ann, wim, outsider] = ["Ann", "Wim", OUTSIDER].map(|who| party.sees(who));
            assert_eq!((&ann["room"], &ann["room"]), (&wim["room"], &outsider["room"]));
            let hands = ann["room"]["game"]["automas"]["hands"].as_array().unwrap();
            assert_eq!(hands.len(), if mode == Mode::Full { 3 } else { 1 });
            assert!(!party.choosing() || hands.iter().all(|hand| hand.as_array().unwrap().len() >= 3));
            assert_eq!((&wim["me"]["game"], &outsider["me"]["game"]), (&Value::Null, &Value::Null));
            let places = ann["me"]["game"]["automas"]["places"].as_array().unwrap().len();
            // Each of the two cities has two tiles to be placed.
            assert_eq!(places, if party.choosing() { 0 } else { 4 });
            party.all_choose();
        }
    }
}

#[test]
fn the_score_preview_can_be_turned_off() {
    for preview in [true, false] {
        let options = Options { score_preview: preview, ..alone(Mode::Simple, 4, Length::None) };
        let mut party = Party::playing(&["Ann"], options);
        party.all_choose();
        let view = party.sees("Ann");
        assert_eq!(view["room"]["game"]["automas"]["automacity"]["score"].is_array(), preview);
        let spot = &view["me"]["game"]["automas"]["places"][0]["spots"][0];
        assert_eq!(spot.as_array().unwrap().len(), if preview { 3 } else { 2 });
        party.play_to_the_end();
        assert!(party.solo_table().automacity.score.is_some());
    }
}

#[test]
fn moves_of_another_game_are_refused() {
    let mut party = playing(Mode::Simple);
    let choose =
        two_cities::Action { round: Round::new(1), turn: Turn::new(1), what: two_cities::Move::Choose([0, 1]) };
    assert_eq!(party.refused("Ann", Request::Play(Action::TwoCities(choose))), code("other_game"));
    let without = automas::Move::Assign { left: 0, right: 1, automacity: None };
    let without = party.act_alone(without);
    assert_eq!(party.refused("Ann", without), code("nothing_for_automacity"));
    assert_eq!(party.refused("Wim", party.assigning([0, 1, 2])), code("not_seated"));

    let assign = party.assigning([0, 1, 2]);
    let mut table = Party::playing(&["Ann", "Bob", "Cem"], Options::default());
    assert_eq!(table.refused("Ann", assign), code("other_game"));
}

#[test]
fn a_single_player_has_no_one_to_wait_for_or_talk_to() {
    let mut party = playing(Mode::Full);
    party.now += 1_000_000_000;
    assert_eq!((party.room.deadline(), party.room.time_up(party.now)), (None, None));
    assert_eq!(party.refused("Ann", Request::GiveTime), code("no_clock"));
    assert_eq!(party.room.house_turns().len(), 0, "the Automas are part of the game, not bots");
    for city in 0..3 {
        assert_eq!(party.refused("Ann", say(Channel::City(City::new(city)), "Psst")), code("not_your_channel"));
    }
    party.says("Ann", Channel::Table, "Hello, Wim");
    assert_eq!(party.texts("Wim", Channel::Table), ["Hello, Wim"]);
}

#[test]
fn a_game_continues_after_a_restart() {
    let mut party = playing(Mode::Full);
    let mut moves = 0;
    while party.room.stage() == Stage::Playing {
        let before = party.all_views();
        party.restarts();
        assert_eq!(party.all_views(), before);
        if party.choosing() {
            party.does("Ann", party.assigning([1, 0, 2]));
        } else {
            party.places_somewhere("Ann");
        }
        moves += 1;
    }
    // Eight assignments, and seven times two tiles inserted into two cities: the duplexes of both turns at once.
    assert_eq!(moves, 8 + 7 * 4);
    assert!(matches!(party.log.last().unwrap().what, EventKind::Played { seat, .. } if seat == Seat::new(0)));
}

#[test]
fn a_room_switches_to_a_solo_game_and_back() {
    let table = Options { seating: Seating::Hand, ..Options::default() };
    let mut party = Party::sitting(&["Ann", "Bob", "Cem"], table);
    party.chooses_options("Ann", alone(Mode::Simple, 2, Length::None));
    assert_eq!(party.sees("Bob")["room"]["seats"], json!([0]), "Bob and Cem have stood up");
    assert_eq!(party.room.summary().game, Kind::Automas { mode: Mode::Simple, level: 2 });
    party.does("Ann", Request::Seat);
    party.does("Ann", Request::Start);
    party.play_to_the_end();
    party.does("Ann", Request::Rematch);
    party.chooses_options("Ann", table);
    party.does("Bob", Request::Sit { seat: Seat::new(1) });
    party.does("Cem", Request::Sit { seat: Seat::new(2) });
    party.does("Ann", Request::Seat);
    party.does("Ann", Request::Start);
    party.play_to_the_end();
    assert_eq!(party.table().result.unwrap().ranking.len(), 3);
}
