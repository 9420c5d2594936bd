//! One example of every command, as a client sends it.

use conurbation_room::{Body, Channel, ChoiceName, Door, LeadStep, Member, Phrase, Request, SeatKey};
use conurbation_rules::automas;
use conurbation_rules::common::{City, Round, Seat, Turn};
use conurbation_rules::draw::{Contribution, Hash};
use conurbation_rules::games::{Action, Level, Sign};
use conurbation_rules::square_off::{self, Piece, Tile};
use conurbation_rules::two_cities::{self, Side, Type};
use uuid::Uuid;

use crate::common::setting;

/// One example of every command.
pub fn examples() -> Vec<(Request, &'static str)> {
    [rooms(), options(), house_and_time(), talk(), plays(), plays_on_grids()].concat()
}

/// Joining, sitting, leaving, and what the host does.
fn rooms() -> Vec<(Request, &'static str)> {
    let key = SeatKey(Uuid::from_u128(0x1d3c_5b7a_9f8e_4d2c_8b6a_5040_3020_1000));
    vec![
        (Request::Join { name: "Ann".to_owned() }, r#"{"join":{"name":"Ann"}}"#),
        (Request::Sit { seat: Seat::new(2) }, r#"{"sit":{"seat":2}}"#),
        (Request::SitDown, r#""sit_down""#),
        (Request::Stand, r#""stand""#),
        (Request::Arrange(vec![Some(Member::new(1)), None, Some(Member::new(0))]), r#"{"arrange":[1,null,0]}"#),
        (Request::Shuffle, r#""shuffle""#),
        (Request::Seat, r#""seat""#),
        (
            Request::Contribute { to: Hash([0xab; 32]), number: Contribution([0x01; 32]) },
            concat!(
                r#"{"contribute":{"to":"abababababababababababababababababababababababababababababababab","#,
                r#""number":"0101010101010101010101010101010101010101010101010101010101010101"}}"#
            ),
        ),
        (Request::Unseat, r#""unseat""#),
        (Request::Start, r#""start""#),
        (Request::Rematch, r#""rematch""#),
        (Request::LeaveResult, r#""leave_result""#),
        (Request::LeaveGame, r#""leave_game""#),
        (Request::MakeHost { member: Member::new(3) }, r#"{"make_host":{"member":3}}"#),
        (Request::Remove { member: Member::new(4) }, r#"{"remove":{"member":4}}"#),
        (Request::Readmit { member: Member::new(4) }, r#"{"readmit":{"member":4}}"#),
        (Request::Kick { member: Member::new(4) }, r#"{"kick":{"member":4}}"#),
        (Request::SetDoor { door: Door::Locked }, r#"{"set_door":{"door":"locked"}}"#),
        (Request::Knock { name: "Zoe".to_owned() }, r#"{"knock":{"name":"Zoe"}}"#),
        (
            Request::AnswerKnock { knock: key.0, admit: true },
            r#"{"answer_knock":{"knock":"1d3c5b7a-9f8e-4d2c-8b6a-504030201000","admit":true}}"#,
        ),
        (Request::Mute { member: Member::new(4), on: true }, r#"{"mute":{"member":4,"on":true}}"#),
        (Request::MuteWatchers { on: false }, r#"{"mute_watchers":{"on":false}}"#),
        (Request::ClearTalk, r#""clear_talk""#),
        (Request::Unsay, r#""unsay""#),
        (
            Request::OfferSeat { seat: Seat::new(5), key },
            r#"{"offer_seat":{"seat":5,"key":"1d3c5b7a-9f8e-4d2c-8b6a-504030201000"}}"#,
        ),
        (Request::AgreeHandOn { seat: Seat::new(2), agree: true }, r#"{"agree_hand_on":{"seat":2,"agree":true}}"#),
        (Request::TakeBack { seat: Seat::new(2) }, r#"{"take_back":{"seat":2}}"#),
        (
            Request::TakeSeat { key, name: Some("Zoe".to_owned()) },
            r#"{"take_seat":{"key":"1d3c5b7a-9f8e-4d2c-8b6a-504030201000","name":"Zoe"}}"#,
        ),
        (
            Request::TakeSeat { key, name: None },
            r#"{"take_seat":{"key":"1d3c5b7a-9f8e-4d2c-8b6a-504030201000","name":null}}"#,
        ),
        (Request::ChooseBonus(Type::Tavern), r#"{"choose_bonus":"tavern"}"#),
    ]
}

/// Options of each kind.
fn options() -> Vec<(Request, &'static str)> {
    vec![
        (setting(ChoiceName::Seats, 5), r#"{"set_option":{"name":"seats","value":5}}"#),
        (setting(ChoiceName::Clock, "relaxed"), r#"{"set_option":{"name":"clock","value":"relaxed"}}"#),
        (setting(ChoiceName::ScorePreview, false), r#"{"set_option":{"name":"score_preview","value":false}}"#),
    ]
}

/// House bots, absence, clocks and pauses.
fn house_and_time() -> Vec<(Request, &'static str)> {
    let bot = |level| Request::SetBot { seat: Seat::new(1), level };
    let action = two_cities::Action {
        round: Round::new(1),
        turn: Turn::new(2),
        what: two_cities::Move::Place { tile: 0, side: Side::Right, cell: [3, 3] },
    };
    vec![
        (bot(Some(Level::Gentle)), r#"{"set_bot":{"seat":1,"level":"gentle"}}"#),
        (bot(Some(Level::Steady)), r#"{"set_bot":{"seat":1,"level":"steady"}}"#),
        (bot(Some(Level::Sharp)), r#"{"set_bot":{"seat":1,"level":"sharp"}}"#),
        (bot(Some(Level::Master)), r#"{"set_bot":{"seat":1,"level":"master"}}"#),
        (bot(None), r#"{"set_bot":{"seat":1,"level":null}}"#),
        (
            Request::PlayFor { seat: Seat::new(2), action: Action::TwoCities(action) },
            concat!(
                r#"{"play_for":{"seat":2,"action":{"two_cities":{"round":1,"turn":2,"#,
                r#""do":{"place":{"tile":0,"side":"right","cell":[3,3]}}}}}}"#
            ),
        ),
        (Request::Vote { seat: Seat::new(2), hold: true }, r#"{"vote":{"seat":2,"hold":true}}"#),
        (Request::GiveTime, r#""give_time""#),
        (Request::Pause, r#""pause""#),
        (Request::Resume, r#""resume""#),
    ]
}

/// Talk.
fn talk() -> Vec<(Request, &'static str)> {
    let on = |channel, body| Request::Say { channel, body };
    let table = |phrase| on(Channel::Table, Body::Phrase(phrase));
    let city = |phrase| on(Channel::City(City::new(0)), Body::Phrase(phrase));
    vec![
        (
            on(Channel::Table, Body::Text("Hello!".to_owned())),
            r#"{"say":{"channel":"table","body":{"text":"Hello!"}}}"#,
        ),
        (
            on(Channel::Watchers, Body::Text("Look at that".to_owned())),
            r#"{"say":{"channel":"watchers","body":{"text":"Look at that"}}}"#,
        ),
        (
            on(
                Channel::City(City::new(0)),
                Body::Proposal { round: Round::new(1), turn: Turn::new(3), seat: Seat::new(1), tile: 0, cell: [2, 3] },
            ),
            r#"{"say":{"channel":{"city":0},"body":{"proposal":{"round":1,"turn":3,"seat":1,"tile":0,"cell":[2,3]}}}}"#,
        ),
        (
            on(Channel::City(City::new(0)), Body::Answer { to: 7, accept: true }),
            r#"{"say":{"channel":{"city":0},"body":{"answer":{"to":7,"accept":true}}}}"#,
        ),
        (table(Phrase::Hello), r#"{"say":{"channel":"table","body":{"phrase":"hello"}}}"#),
        (table(Phrase::YouFirst), r#"{"say":{"channel":"table","body":{"phrase":"you_first"}}}"#),
        (table(Phrase::Thinking), r#"{"say":{"channel":"table","body":{"phrase":"thinking"}}}"#),
        (table(Phrase::Shops), r#"{"say":{"channel":"table","body":{"phrase":"shops"}}}"#),
        (table(Phrase::Factories), r#"{"say":{"channel":"table","body":{"phrase":"factories"}}}"#),
        (table(Phrase::Taverns), r#"{"say":{"channel":"table","body":{"phrase":"taverns"}}}"#),
        (table(Phrase::Offices), r#"{"say":{"channel":"table","body":{"phrase":"offices"}}}"#),
        (table(Phrase::Parks), r#"{"say":{"channel":"table","body":{"phrase":"parks"}}}"#),
        (table(Phrase::Houses), r#"{"say":{"channel":"table","body":{"phrase":"houses"}}}"#),
        (table(Phrase::GoodIdea), r#"{"say":{"channel":"table","body":{"phrase":"good_idea"}}}"#),
        (table(Phrase::RatherNot), r#"{"say":{"channel":"table","body":{"phrase":"rather_not"}}}"#),
        (table(Phrase::Thanks), r#"{"say":{"channel":"table","body":{"phrase":"thanks"}}}"#),
        (table(Phrase::WellPlayed), r#"{"say":{"channel":"table","body":{"phrase":"well_played"}}}"#),
        (city(Phrase::ShowTalk), r#"{"say":{"channel":{"city":0},"body":{"phrase":"show_talk"}}}"#),
        (city(Phrase::KeepTalk), r#"{"say":{"channel":{"city":0},"body":{"phrase":"keep_talk"}}}"#),
    ]
}

/// One example of every move in the games of cities.
fn plays() -> Vec<(Request, &'static str)> {
    let play = |round, turn, what| {
        let (round, turn) = (Round::new(round), Turn::new(turn));
        Request::Play(Action::TwoCities(two_cities::Action { round, turn, what }))
    };
    let alone = |round, turn, what| {
        let (round, turn) = (Round::new(round), Turn::new(turn));
        Request::Play(Action::Automas(automas::Action { round, turn, what }))
    };
    vec![
        (
            play(1, 1, two_cities::Move::Draft([4].into_iter().collect())),
            r#"{"play":{"two_cities":{"round":1,"turn":1,"do":{"draft":[4]}}}}"#,
        ),
        (
            play(1, 2, two_cities::Move::Choose([0, 4])),
            r#"{"play":{"two_cities":{"round":1,"turn":2,"do":{"choose":[0,4]}}}}"#,
        ),
        (
            play(2, 1, two_cities::Move::Place { tile: 1, side: Side::Left, cell: [3, 4] }),
            r#"{"play":{"two_cities":{"round":2,"turn":1,"do":{"place":{"tile":1,"side":"left","cell":[3,4]}}}}}"#,
        ),
        (
            play(3, 3, two_cities::Move::Hold { side: Side::Right, on: true }),
            r#"{"play":{"two_cities":{"round":3,"turn":3,"do":{"hold":{"side":"right","on":true}}}}}"#,
        ),
        (
            alone(3, 1, automas::Move::Assign { left: 0, right: 2, automacity: Some(1) }),
            r#"{"play":{"automas":{"round":3,"turn":1,"do":{"assign":{"left":0,"right":2,"automacity":1}}}}}"#,
        ),
        (
            alone(3, 2, automas::Move::Insert { side: Side::Left, tile: 1, cell: [3, 4] }),
            r#"{"play":{"automas":{"round":3,"turn":2,"do":{"insert":{"side":"left","tile":1,"cell":[3,4]}}}}}"#,
        ),
    ]
}

/// One example of every move in City Square Off.
fn plays_on_grids() -> Vec<(Request, &'static str)> {
    let play = |turn, what| Request::Play(Action::SquareOff(square_off::Action { turn, what }));
    let piece = |letter| Piece::from_letter(letter).expect("a piece has this letter");
    vec![
        (
            play(Turn::new(0), square_off::Move::Lay(Tile { piece: piece('C'), facing: 2, at: [3, 3] })),
            r#"{"play":{"square_off":{"turn":0,"do":{"lay":{"piece":"C","facing":2,"at":[3,3]}}}}}"#,
        ),
        (
            play(Turn::new(4), square_off::Move::Lift(piece('k'))),
            r#"{"play":{"square_off":{"turn":4,"do":{"lift":"k"}}}}"#,
        ),
        (
            play(Turn::new(4), square_off::Move::Done(Tile { piece: piece('k'), facing: 1, at: [0, 8] })),
            r#"{"play":{"square_off":{"turn":4,"do":{"done":{"piece":"k","facing":1,"at":[0,8]}}}}}"#,
        ),
        (
            Request::Show(Some(Sign::SquareOff(square_off::Sign {
                turn: Turn::new(4),
                tile: Tile { piece: piece('k'), facing: 0, at: [-4, 8] },
            }))),
            r#"{"show":{"square_off":{"turn":4,"tile":{"piece":"k","facing":0,"at":[-4,8]}}}}"#,
        ),
        (
            Request::Show(Some(Sign::TwoCities(two_cities::Sign {
                round: Round::new(1),
                turn: Turn::new(2),
                city: City::new(3),
                seat: Seat::new(4),
                tile: 1,
                cell: [2, 5],
            }))),
            r#"{"show":{"two_cities":{"round":1,"turn":2,"city":3,"seat":4,"tile":1,"cell":[2,5]}}}"#,
        ),
        (Request::Show(None), r#"{"show":null}"#),
        (Request::Lead(Some(LeadStep { game: 2, at: 31 })), r#"{"lead":{"game":2,"at":31}}"#),
        (Request::Lead(None), r#"{"lead":null}"#),
        (Request::Follow(true), r#"{"follow":true}"#),
        (play(Turn::new(1), square_off::Move::GiveUp), r#"{"play":{"square_off":{"turn":1,"do":"give_up"}}}"#),
        (play(Turn::new(1), square_off::Move::Solve), r#"{"play":{"square_off":{"turn":1,"do":"solve"}}}"#),
    ]
}

/// A new request does not compile here until it has a number, and then needs an example.
pub const fn number(request: &Request) -> usize {
    match request {
        Request::Join { .. } => 0,
        Request::Sit { .. } => 1,
        Request::Stand => 2,
        Request::SetOption { .. } => 3,
        Request::Arrange(_) => 4,
        Request::Shuffle => 5,
        Request::Seat => 6,
        Request::Contribute { .. } => 56,
        Request::Unseat => 7,
        Request::Start => 8,
        Request::Play(action) => number_of_move(action),
        Request::Show(_) => 46,
        Request::Lead(_) => 64,
        Request::Follow(_) => 67,
        Request::SetBot { .. } => 34,
        Request::PlayFor { .. } => 35,
        Request::Vote { .. } => 36,
        Request::GiveTime => 37,
        Request::Pause => 38,
        Request::Resume => 39,
        Request::OfferSeat { .. } => 40,
        Request::TakeSeat { .. } => 41,
        Request::ChooseBonus(_) => 42,
        Request::Rematch => 13,
        Request::MakeHost { .. } => 14,
        Request::Remove { .. } => 15,
        Request::LeaveResult => 61,
        Request::LeaveGame => 62,
        Request::AgreeHandOn { .. } => 54,
        Request::TakeBack { .. } => 55,
        Request::Readmit { .. } => 49,
        Request::Mute { .. } => 50,
        Request::MuteWatchers { .. } => 51,
        Request::ClearTalk => 52,
        Request::Unsay => 53,
        Request::SetDoor { .. } => 57,
        Request::Knock { .. } => 58,
        Request::AnswerKnock { .. } => 59,
        Request::Kick { .. } => 60,
        Request::SitDown => 63,
        Request::Say { body, .. } => number_of_body(body),
    }
}

/// The same for what is said.
const fn number_of_body(body: &Body) -> usize {
    match body {
        Body::Text(_) => 16,
        Body::Proposal { .. } => 17,
        Body::Answer { .. } => 18,
        Body::Phrase(phrase) => match phrase {
            Phrase::Hello => 19,
            Phrase::YouFirst => 20,
            Phrase::Thinking => 21,
            Phrase::Shops => 22,
            Phrase::Factories => 23,
            Phrase::Taverns => 24,
            Phrase::Offices => 25,
            Phrase::Parks => 26,
            Phrase::Houses => 27,
            Phrase::GoodIdea => 28,
            Phrase::RatherNot => 29,
            Phrase::Thanks => 30,
            Phrase::WellPlayed => 31,
            Phrase::ShowTalk => 65,
            Phrase::KeepTalk => 66,
        },
    }
}

/// The same for the moves of all games.
const fn number_of_move(action: &Action) -> usize {
    match action {
        Action::TwoCities(two_cities::Action { what, .. }) => match what {
            two_cities::Move::Draft(_) => 9,
            two_cities::Move::Choose(_) => 10,
            two_cities::Move::Place { .. } => 11,
            two_cities::Move::Hold { .. } => 12,
        },
        Action::Automas(automas::Action { what, .. }) => match what {
            automas::Move::Assign { .. } => 32,
            automas::Move::Insert { .. } => 33,
        },
        Action::SquareOff(square_off::Action { what, .. }) => match what {
            square_off::Move::Lay(_) => 43,
            square_off::Move::Lift(_) => 44,
            square_off::Move::Done(_) => 45,
            square_off::Move::GiveUp => 47,
            square_off::Move::Solve => 48,
            square_off::Move::Solved(_) => panic!("clients never send this"),
        },
    }
}

pub const NUMBERS: usize = 68;
