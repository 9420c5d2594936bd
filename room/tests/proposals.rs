//! What is said about a proposal.

mod common;

use common::Party;
use conurbation_room::{Body, Channel, FIRST_BOT, Line, Member, Options, Request, Seating};
use conurbation_rules::common::{City, Round, Seat, Turn};
use conurbation_rules::games::Level;
use conurbation_rules::two_cities::{Argument, Merit, Side, Spot};
use serde_json::{Value, json};

/// A tile of a seat in the middle of an empty city, in the first turn.
fn proposal(seat: u8, tile: u8) -> Body {
    Body::Proposal { round: Round::new(1), turn: Turn::new(1), seat: Seat::new(seat), tile, cell: [3, 3] }
}

/// The case for the first proposal that Bob reads, made by this member.
fn why_of(party: &Party, by: u16) -> Option<Value> {
    let lines = party.sees_lines("Bob");
    let line = lines.iter().find(|line| line["by"] == by && line["body"]["proposal"].is_object()).expect("a proposal");
    line.get("why").cloned()
}

#[test]
fn proposals_say_what_speaks_for_them_where_scores_are_shown() {
    let proposed = |score_preview: bool| {
        let options = Options { score_preview, seating: Seating::Hand, ..Options::default() };
        let mut party = Party::joined(&["Ann", "Bob"], options);
        party.does("Ann", Request::Sit { seat: Seat::new(0) });
        party.does("Bob", Request::Sit { seat: Seat::new(1) });
        party.does("Ann", Request::SetBot { seat: Seat::new(2), level: Some(Level::Gentle) });
        party.does("Ann", Request::Seat);
        party.does("Ann", Request::Start);
        party.all_choose();
        assert!(party.house_moves(), "the bot chooses");
        party.does("Bob", Request::Say { channel: Channel::City(City::new(1)), body: proposal(1, 0) });
        let body = proposal(2, 1);
        let said = party.talk.house_says(&party.room, Seat::new(2), City::new(1), &body, party.now);
        party.talk.apply(said.expect("a bot proposes"));
        [why_of(&party, 1), why_of(&party, FIRST_BOT.number())]
    };
    let [shown, hidden] = [proposed(true), proposed(false)];
    for why in &shown {
        let why = why.as_ref().expect("everyone's proposals");
        assert!(why["merit"].is_string() && why["count"].is_u64() && why["points"].is_i64(), "{why}");
    }
    assert_eq!(hidden[0], None, "people find out by themselves");
    let mut without_points = shown[1].clone().expect("a bot's");
    without_points.as_object_mut().expect("an object").remove("points");
    assert_eq!(hidden[1], Some(without_points));
}

/// They are shown to its players anyway.
#[test]
fn the_points_of_a_proposal_are_those_of_its_place() {
    let mut party = Party::playing(&["Ann", "Bob", "Cem"], Options { seating: Seating::Hand, ..Options::default() });
    for _ in 0..3 {
        party.all_choose();
        let seat = Seat::new(party.seat("Bob"));
        let (round, turn, places) = (party.table().round, party.table().turn, party.hand("Bob").places);
        for place in places {
            let city = City::new(u8::from(place.side == Side::Left));
            let spot = *place.spots.last().expect("every tile fits somewhere");
            let Spot::Scored(row, column, gain) = spot else { panic!("scores are shown") };
            let body = Body::Proposal { round, turn, seat, tile: place.tile, cell: [row, column] };
            party.does("Bob", Request::Say { channel: Channel::City(city), body });
            let of_city = json!({ "city": city });
            let mut lines = party.sees_lines("Bob").into_iter().filter(|line| line["channel"] == of_city);
            assert_eq!(lines.next_back().expect("a line")["why"]["points"], gain);
        }
        party.all_place();
    }
}

/// `docs/protocol.md` shows exactly this line.
#[test]
fn a_line_with_a_proposal_has_this_form() {
    let line = Line {
        no: 2,
        game: 0,
        channel: Channel::City(City::new(2)),
        by: Member::new(FIRST_BOT.number()),
        at: 1_795_233_594_000,
        body: proposal(3, 1),
        why: Some(Argument { merit: Merit::ShopRow, count: 4, points: Some(6) }),
    };
    let message = format!(r#"{{"talk":[{}]}}"#, serde_json::to_string(&line).unwrap());
    let expected = concat!(
        r#"{"talk":[{"no":2,"game":0,"channel":{"city":2},"by":200,"at":1795233594000,"#,
        r#""body":{"proposal":{"round":1,"turn":1,"seat":3,"tile":1,"cell":[3,3]}},"#,
        r#""why":{"merit":"shop_row","count":4,"points":6}}]}"#,
    );
    assert_eq!(message, expected);
    assert!(include_str!("../../docs/protocol.md").lines().any(|example| example == message));
}

#[test]
fn nobody_makes_up_what_speaks_for_a_proposal() {
    let why = json!({ "merit": "later", "count": 0, "points": 99 });
    let body = json!({ "round": 1, "turn": 1, "seat": 0, "tile": 0, "cell": [3, 3], "why": why });
    let say = json!({ "say": { "channel": { "city": 0 }, "body": { "proposal": body } } });
    assert!(serde_json::from_value::<Request>(say).is_err());
    let say = json!({ "say": { "channel": "table", "body": { "text": "Hi" }, "why": why } });
    assert!(serde_json::from_value::<Request>(say).is_err());
}
