//! The entries of a room's log: their JSON. Logs lie in stores for years, so none of these lines may ever change; a new
//! happening gets a line of its own.

mod common;

use common::alone::alone;
use conurbation_room::{Event, Happening, Length, Options};
use conurbation_rules::automas::{self, Mode};
use conurbation_rules::common::{Round, Seat, Turn};
use conurbation_rules::games::{Action, Level};
use conurbation_rules::shuffle::Seed;
use conurbation_rules::two_cities::{self, Side, Type};
use uuid::Uuid;

const GUEST: Uuid = Uuid::from_u128(0x5f0c_3f8e_6a57_4b53_9a5c_0d6f_6a6f_2d11);

/// One example of everything that can happen, as it stands in a log behind the time.
fn examples() -> Vec<(Happening, &'static str)> {
    [rooms(), seats_and_members(), games(), house_and_time()].concat()
}

fn rooms() -> Vec<(Happening, &'static str)> {
    vec![
        (
            Happening::Opened { options: Options::default(), guest: GUEST },
            concat!(
                r#""opened":{"options":{"game":"two_cities","seats":3,"seating":"values","clock":"none","#,
                r#""absence":"vote","access":"private","watchers":true,"talk_while_choosing":false,"#,
                r#""score_preview":true},"guest":"5f0c3f8e-6a57-4b53-9a5c-0d6f6a6f2d11"}"#
            ),
        ),
        (
            Happening::OptionsSet(alone(Mode::Full, 7, Length::Six)),
            concat!(
                r#""options_set":{"game":{"automas":{"mode":"full","level":7}},"seats":1,"seating":"values","#,
                r#""clock":"none","absence":"wait","campaign":"six","access":"private","watchers":true,"#,
                r#""talk_while_choosing":false,"score_preview":true}"#
            ),
        ),
        (
            Happening::Seated { seed: Seed([7; 32]), seats: vec![2, 0], values: vec![12, 80], card: None },
            concat!(
                r#""seated":{"seed":"0707070707070707070707070707070707070707070707070707070707070707","#,
                r#""seats":[2,0],"values":[12,80],"card":null}"#
            ),
        ),
        (Happening::Unseated, r#""unseated":null"#),
        (Happening::Started, r#""started":null"#),
        (Happening::Rematched, r#""rematched":null"#),
        (Happening::BonusChosen(Type::House), r#""bonus_chosen":"house""#),
    ]
}

fn seats_and_members() -> Vec<(Happening, &'static str)> {
    let taken =
        |name: Option<&str>| Happening::SeatTaken { seat: Seat::new(1), guest: GUEST, name: name.map(str::to_owned) };
    vec![
        (
            Happening::Joined { guest: GUEST, name: "Ann".to_owned() },
            r#""joined":{"guest":"5f0c3f8e-6a57-4b53-9a5c-0d6f6a6f2d11","name":"Ann"}"#,
        ),
        (Happening::Renamed { name: "Anna".to_owned() }, r#""renamed":{"name":"Anna"}"#),
        (Happening::Sat { seat: Seat::new(2) }, r#""sat":{"seat":2}"#),
        (Happening::Stood, r#""stood":null"#),
        (Happening::Arranged(vec![Some(1), None, Some(200)]), r#""arranged":[1,null,200]"#),
        (Happening::HostMade { member: 3 }, r#""host_made":{"member":3}"#),
        (Happening::Removed { member: 4 }, r#""removed":{"member":4}"#),
        (
            Happening::SeatOffered { seat: Seat::new(1), key: GUEST },
            r#""seat_offered":{"seat":1,"key":"5f0c3f8e-6a57-4b53-9a5c-0d6f6a6f2d11"}"#,
        ),
        (taken(Some("Zoe")), r#""seat_taken":{"seat":1,"guest":"5f0c3f8e-6a57-4b53-9a5c-0d6f6a6f2d11","name":"Zoe"}"#),
        (taken(None), r#""seat_taken":{"seat":1,"guest":"5f0c3f8e-6a57-4b53-9a5c-0d6f6a6f2d11"}"#),
    ]
}

fn games() -> Vec<(Happening, &'static str)> {
    let table = |deed| Action::TwoCities(two_cities::Action { round: Round::new(1), turn: Turn::new(2), deed });
    let draft = two_cities::Deed::Draft([4].into_iter().collect());
    let place = two_cities::Deed::Place { tile: 1, side: Side::Left, cell: [3, 4] };
    let insert = automas::Deed::Insert { side: Side::Right, tile: 0, cell: [2, 3] };
    let alone = Action::Automas(automas::Action { round: Round::new(3), turn: Turn::new(1), deed: insert });
    let action = table(two_cities::Deed::Choose([5, 0]));
    vec![
        (
            Happening::Played { seat: Seat::new(2), action: table(draft) },
            r#""played":{"seat":2,"action":{"two_cities":{"round":1,"turn":2,"do":{"draft":[4]}}}}"#,
        ),
        (
            Happening::Played { seat: Seat::new(0), action: alone },
            concat!(
                r#""played":{"seat":0,"action":{"automas":{"round":3,"turn":1,"#,
                r#""do":{"insert":{"side":"right","tile":0,"cell":[2,3]}}}}}"#
            ),
        ),
        (
            Happening::TimeUp { actions: vec![(Seat::new(0), action), (Seat::new(1), table(place))] },
            concat!(
                r#""time_up":{"actions":[[0,{"two_cities":{"round":1,"turn":2,"do":{"choose":[5,0]}}}],"#,
                r#"[1,{"two_cities":{"round":1,"turn":2,"do":{"place":{"tile":1,"side":"left","cell":[3,4]}}}}]]}"#
            ),
        ),
    ]
}

fn house_and_time() -> Vec<(Happening, &'static str)> {
    let bot = |level| Happening::BotSet { seat: Seat::new(1), level };
    vec![
        (bot(Some(Level::Gentle)), r#""bot_set":{"seat":1,"level":"gentle"}"#),
        (bot(Some(Level::Steady)), r#""bot_set":{"seat":1,"level":"steady"}"#),
        (bot(Some(Level::Sharp)), r#""bot_set":{"seat":1,"level":"sharp"}"#),
        (bot(None), r#""bot_set":{"seat":1,"level":null}"#),
        (Happening::WentAway { seat: Seat::new(2) }, r#""went_away":{"seat":2}"#),
        (Happening::CameBack { seat: Seat::new(2) }, r#""came_back":{"seat":2}"#),
        (Happening::Voted { seat: Seat::new(2), hold: true }, r#""voted":{"seat":2,"hold":true}"#),
        (Happening::ClockRestarted, r#""clock_restarted":null"#),
        (Happening::TimeGiven, r#""time_given":null"#),
        (Happening::Paused, r#""paused":null"#),
        (Happening::Resumed, r#""resumed":null"#),
    ]
}

/// A new happening does not compile here until it has a number, and then needs an example.
const fn number(what: &Happening) -> usize {
    match what {
        Happening::Opened { .. } => 0,
        Happening::Joined { .. } => 1,
        Happening::Renamed { .. } => 2,
        Happening::Sat { .. } => 3,
        Happening::Stood => 4,
        Happening::OptionsSet(_) => 5,
        Happening::Arranged(_) => 6,
        Happening::Seated { .. } => 7,
        Happening::Unseated => 8,
        Happening::Started => 9,
        Happening::Played { .. } => 10,
        Happening::TimeUp { .. } => 11,
        Happening::ClockRestarted => 12,
        Happening::BotSet { .. } => 13,
        Happening::WentAway { .. } => 14,
        Happening::CameBack { .. } => 15,
        Happening::Voted { .. } => 16,
        Happening::TimeGiven => 17,
        Happening::Paused => 18,
        Happening::Resumed => 19,
        Happening::SeatOffered { .. } => 20,
        Happening::SeatTaken { .. } => 21,
        Happening::BonusChosen(_) => 22,
        Happening::Rematched => 23,
        Happening::HostMade { .. } => 24,
        Happening::Removed { .. } => 25,
    }
}
const NUMBERS: usize = 26;

#[test]
fn every_event_has_its_json() {
    let mut shown = [false; NUMBERS];
    for (what, json) in examples() {
        shown[number(&what)] = true;
        let event = Event { at: 1_700_000_000_000, by: None, command: None, what };
        let line = format!(r#"{{"at":1700000000000,{json}}}"#);
        assert_eq!(serde_json::to_string(&event).unwrap(), line);
        assert_eq!(serde_json::from_str::<Event>(&line).unwrap(), event, "{line}");
    }
    assert_eq!(shown, [true; NUMBERS], "one example of each");
}

#[test]
fn an_event_tells_who_asked_for_it_and_how() {
    let event = Event { at: 7, by: Some(3), command: Some(GUEST), what: Happening::Stood };
    let line = r#"{"at":7,"by":3,"command":"5f0c3f8e-6a57-4b53-9a5c-0d6f6a6f2d11","stood":null}"#;
    assert_eq!(serde_json::to_string(&event).unwrap(), line);
    assert_eq!(serde_json::from_str::<Event>(line).unwrap(), event);
}
