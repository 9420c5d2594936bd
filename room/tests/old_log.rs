//! A log that version 1 wrote, when there was one game of three to seven, no house and no rule for those who are away.
//! Rooms of that time go on.

mod common;

use common::{Party, code};
use conurbation_room::{Absence, Deed, Event, Happening, Length, Options, Stage};
use conurbation_rules::common::Seat;
use conurbation_rules::games::{Kind, Level};
use serde_json::{Value, json};

/// A whole game of three with a clock, another one begun, and of everything else that happened then one at least.
const VERSION_1: &str = include_str!("logs/version_1.jsonl");

fn events() -> Vec<Event> {
    VERSION_1.lines().map(|line| serde_json::from_str(line).unwrap_or_else(|error| panic!("{line}: {error}"))).collect()
}

const PEOPLE: [&str; 4] = ["Ann", "Bob", "Cem", "Dia"];

#[test]
fn it_says_nothing_of_what_came_later() {
    for later in ["game\"", "absence", "campaign", "bot"] {
        assert!(!VERSION_1.contains(later), "{later}");
    }
    for what in [
        "opened",
        "joined",
        "renamed",
        "sat",
        "stood",
        "options_set",
        "arranged",
        "seated",
        "unseated",
        "started",
        "played",
        "time_up",
        "clock_restarted",
        "rematched",
        "host_made",
        "removed",
    ] {
        assert!(VERSION_1.contains(&format!("\"{what}\":")), "{what}");
    }
}

/// What everyone saw when that game was over, copied from version 1.
#[test]
fn its_game_ended_as_it_did() {
    let events = events();
    let over = events.iter().position(|event| event.what == Happening::Rematched).unwrap();
    let party = Party::replayed(&PEOPLE, events[..over].to_vec());
    assert_eq!(party.room.stage(), Stage::Ended);
    let room = &party.sees("Cem")["room"];
    let names: Vec<&str> = room["members"].as_array().unwrap().iter().filter_map(|at| at["name"].as_str()).collect();
    assert_eq!(names, ["Ann", "Robert", "Cem"]);
    assert_eq!((&room["seats"], &room["host"]), (&json!([2, 1, 0]), &json!(1)));
    let maps = ["HBDO/PODF/EOFH/FOFF", "PMHH/SFEB/HPPS/FMPS", "HHMP/HDFD/OPSP/SSOP"];
    let scores = [[0, 20, 10, 13, 2, 5, 50], [7, 6, 10, 0, 14, 9, 46], [7, 2, 5, 3, 12, 15, 44]];
    for (city, (map, score)) in maps.iter().zip(scores).enumerate() {
        let city = &room["game"]["two_cities"]["cities"][city];
        assert_eq!((&city["map"], &city["score"]), (&json!(map), &json!(score)));
    }
    let ranking = room["game"]["two_cities"]["result"]["ranking"].as_array().unwrap();
    let places: Vec<_> =
        ranking.iter().map(|at| (at["seat"].as_u64().unwrap(), at["lower"].as_u64().unwrap())).collect();
    assert_eq!(places, [(1, 46), (0, 44), (2, 44)]);
    assert_eq!(room["seating"]["seed"], "6520c8242584014a8d38d04c0d6c3932b5d0f8541574d11adde8007c7d5cc902");
}

#[test]
fn it_waits_for_who_is_away_and_plays_no_campaign() {
    let party = Party::replayed(&PEOPLE, events());
    let Options { game, absence, campaign, .. } = *party.room.options();
    assert_eq!((game, absence, campaign), (Kind::TwoCities, Absence::Wait, Length::None));
    let room = &party.sees("Ann")["room"];
    assert_eq!([&room["away"], &room["paused"], &room["gave_time"], &room["campaign"]], [&Value::Null; 4]);
}

#[test]
fn its_game_goes_on_with_everything_new() {
    let mut party = Party::replayed(&PEOPLE, events());
    assert_eq!(party.room.stage(), Stage::Playing);
    let deadline = party.room.deadline().unwrap();
    party.does("Ann", Deed::GiveTime);
    assert_eq!(party.room.deadline(), Some(deadline + 60_000));
    party.does("Bob", Deed::Pause);
    party.does("Bob", Deed::Resume);
    party.goes_away("Cem");
    assert!(!party.house_moves(), "the room of then waits");
    party.does("Ann", Deed::OfferSeat { seat: Seat::new(party.seat("Ann")) });
    let key = party.room.my_view(party.id("Ann")).offers[0].key;
    party.does("Eva", Deed::TakeSeat { key, name: Some("Eva".to_owned()) });
    party.play_to_the_end();
    party.does("Bob", Deed::Rematch);
    assert_eq!(party.refused("Dia", Deed::Sit { seat: Seat::new(0) }), code("removed"));
    party.does("Cem", Deed::Stand);
    party.does("Bob", Deed::SetBot { seat: Seat::new(2), level: Some(Level::Steady) });
    party.does("Bob", Deed::Seat);
    party.does("Bob", Deed::Start);
    party.play_to_the_end();
    assert_eq!(party.room.game_no(), 2);
}
