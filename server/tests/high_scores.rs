//! Campaigns played to their end, and the high scores that they reach.

#[allow(dead_code, reason = "the tests of the rooms use the rest")]
mod common;

use common::{Person, draw_seating, rooms};
use conurbation::rooms::{HighScore, Rooms, RoomsOptions};
use conurbation::store::{Entry, RoomId};
use conurbation_room::{Absence, Board, Length, Options, Request};
use conurbation_rules::automas::{self, Mode};
use conurbation_rules::common::{Round, Seat, Turn};
use conurbation_rules::games::{Action, Kind};
use conurbation_rules::two_cities::{Side, Type};
use serde::Deserialize;
use serde_json::Value;
use tokio_util::sync::CancellationToken;
use uuid::Uuid;

/// The board of the campaigns played here, and its shelf.
fn board() -> (Board, &'static str) {
    (Board::new(3, Mode::Simple, 6).expect("a board"), "high-scores/3/simple/6")
}

/// Ada starts a campaign of three games.
async fn begin(rooms: &Rooms) -> (RoomId, Person) {
    let game = Kind::Automas { mode: Mode::Simple, level: 6 };
    let options = Options { game, seats: 1, absence: Absence::Wait, campaign: Length::Three, ..Options::default() };
    let ada = Uuid::new_v4();
    let room = rooms.open(ada, options).await.unwrap();
    let mut ada = Person::connect(rooms, room, ada).await;
    ada.does(Request::Join { name: "Ada".to_owned() }).await;
    ada.does(Request::Sit { seat: Seat::new(0) }).await;
    (room, ada)
}

/// Plays a game with the first legal moves, and chooses the bonus.
async fn play(ada: &mut Person, bonus: Type) {
    draw_seating(std::slice::from_mut(ada)).await;
    ada.does(Request::Start).await;
    ada.sees(|view| view["room"]["stage"] == "playing").await;
    while ada.view["room"]["stage"] == "playing" {
        let before = ada.view.clone();
        ada.does(next(&before)).await;
        ada.sees(|view| *view != before).await;
    }
    ada.does(Request::ChooseBonus(bonus)).await;
}

/// The next move: assign the tiles in the order of the hand, insert the first one at its first place.
fn next(view: &Value) -> Request {
    let number = |value: &Value| u8::deserialize(value).expect("a number");
    let table = &view["room"]["game"]["automas"];
    let what = if table["phase"] == "assign" {
        automas::Move::Assign { left: 0, right: 1, automacity: Some(2) }
    } else {
        let place = &view["me"]["game"]["automas"]["places"][0];
        let side = if place["side"] == "left" { Side::Left } else { Side::Right };
        let cell = [0, 1].map(|axis| number(&place["spots"][0][axis]));
        automas::Move::Insert { side, tile: number(&place["tile"]), cell }
    };
    let (round, turn) = (number(&table["round"]), number(&table["turn"]));
    Request::Play(Action::Automas(automas::Action { round: Round::new(round), turn: Turn::new(turn), what }))
}

/// The high scores once the room has written them.
async fn high_scores(rooms: &Rooms, room: RoomId) -> Vec<HighScore> {
    rooms.summary(room).await.unwrap();
    rooms.high_scores(board().0).await.unwrap()
}

#[tokio::test]
async fn a_finished_campaign_is_entered_in_the_high_scores() {
    let (rooms, store) = rooms().await;
    let (room, mut ada) = begin(&rooms).await;
    for bonus in [Type::Park, Type::House] {
        play(&mut ada, bonus).await;
        assert_eq!(high_scores(&rooms, room).await, []);
        ada.does(Request::Rematch).await;
    }
    play(&mut ada, Type::Shop).await;
    let found = high_scores(&rooms, room).await;
    let campaign = rooms.summary(room).await.unwrap().campaign.expect("a campaign");
    assert!(campaign.finished && campaign.total > 0);
    let [HighScore { points, by }] = &found[..] else { panic!("one high score: {found:?}") };
    assert_eq!((*points, &*by.name), (campaign.total.into(), "Ada"));
    assert!(by.at.abs_diff(rooms.clock().now()) < 60_000);
    for other in [Board::new(6, Mode::Simple, 6), Board::new(3, Mode::Full, 6), Board::new(3, Mode::Simple, 5)] {
        assert_eq!(rooms.high_scores(other.expect("a board")).await.unwrap(), []);
    }

    // Nothing that happens later, here or after a restart, changes its time or name.
    ada.does(Request::Join { name: "Grace".to_owned() }).await;
    assert_eq!(high_scores(&rooms, room).await, found);
    let restarted = Rooms::new(store, RoomsOptions::default(), CancellationToken::new());
    let _ada = Person::connect(&restarted, room, ada.guest).await;
    assert_eq!(high_scores(&restarted, room).await, found);
}

#[tokio::test]
async fn the_best_of_several_campaigns_in_a_room_stays() {
    let (rooms, store) = rooms().await;
    let (room, mut ada) = begin(&rooms).await;
    let earlier = async |rank| {
        let bytes = br#"{"name":"Ada","at":1}"#.to_vec();
        store.shelve(board().1, room, Some(Entry { rank, bytes })).await.unwrap();
    };
    earlier(1).await;
    for bonus in [Type::Park, Type::House] {
        play(&mut ada, bonus).await;
        ada.does(Request::Rematch).await;
    }
    assert_eq!(high_scores(&rooms, room).await[0].points, 1, "the earlier one stays while this one is played");
    play(&mut ada, Type::Shop).await;
    let found = high_scores(&rooms, room).await;
    assert!(found.len() == 1 && found[0].points > 1 && found[0].by.at > 1, "{found:?}");

    earlier(9_999).await;
    let restarted = Rooms::new(store.clone(), RoomsOptions::default(), CancellationToken::new());
    let _ada = Person::connect(&restarted, room, ada.guest).await;
    let found = high_scores(&restarted, room).await;
    assert!(found.len() == 1 && found[0].points == 9_999, "{found:?}");
}
